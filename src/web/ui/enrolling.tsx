import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { SEES } from '#house';
import { useHasRole, useSession } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Panel } from './panel.tsx';
import { RequestForm } from './schema-form.tsx';

/** PINs that are being set now: who has agreed to one confirms the number on the device. */
export function Enrolling() {
  const { t } = useTranslation();
  const badge = useSession()?.badge ?? '';
  const sees = useHasRole(SEES.staff);
  const all = useView(sees ? '/enrollments' : undefined, { on: ['house'] }).data ?? [];
  const mine = all.filter(({ people }) => people.includes(badge));
  if (mine.length === 0) return null;
  return (
    <Panel title={t('enroll.now')} className="mb-4">
      <ul className="grid gap-5">
        {mine.map(({ staff, device, people, confirmedBy }) => (
          <li key={staff}>
            <p className="mb-3">
              {confirmedBy.includes(badge)
                ? t('enroll.waits', {
                    badge: staff,
                    others:
                      people.filter((each) => !confirmedBy.includes(each)).join(', ') || staff,
                  })
                : t('enroll.look', { badge: staff, device })}
            </p>
            {confirmedBy.includes(badge) ? null : (
              <RequestForm
                request={REQUESTS.confirmHolder}
                of={{ badge: staff }}
                submit={t('enroll.confirm')}
                isInline
                fields={{ number: { label: t('enroll.number'), as: 'number' } }}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
