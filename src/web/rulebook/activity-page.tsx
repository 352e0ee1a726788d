import { useTranslation } from 'react-i18next';
import { PROPOSES } from '#house';
import type { ActivityFacts } from '#rules';
import { useHasRole } from '../data/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { Parts } from '../ui/parts.tsx';
import { inWords } from '../ui/words.ts';
import { OfferingsPanel } from './offerings-panel.tsx';
import { Readings } from './readings.tsx';
import { Rows } from './rows.tsx';
import { Rules } from './rules.tsx';
import { Values } from './values.tsx';

export function ActivityPage({ activity }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  const mayPropose = useHasRole(PROPOSES['post-offering']);
  const { id, title, summary, venue, kind, approvalIds } = activity;
  const approval = approvalIds.length === 0 ? t('facts.noApproval') : approvalIds.join(', ');
  return (
    <>
      <p className="mb-2 text-sm">
        <GoLink to="/rulebook">{t('all')}</GoLink>
      </p>
      <ScreenTitle
        title={title}
        words={
          <>
            {summary}
            <span className="mt-1 block text-faint text-sm">
              {[venue, inWords(kind), `${t('facts.approval')}: ${approval}`].join(' · ')}
            </span>
          </>
        }
        actions={
          <>
            <GoLink to={`/odds/${id}`} className={buttonClass()}>
              {t('odds')}
            </GoLink>
            {mayPropose ? (
              <GoLink
                to={`/rulebook/${id}`}
                search={{ offer: 'new' }}
                className={buttonClass('primary')}
              >
                {t('offerings.make')}
              </GoLink>
            ) : null}
          </>
        }
      />
      <Parts
        label={t('parts.label')}
        at={`/rulebook/${id}`}
        by="part"
        parts={[
          {
            name: 'offerings',
            title: t('parts.offerings'),
            content: <OfferingsPanel activity={activity} />,
          },
          { name: 'values', title: t('parts.values'), content: <Values activity={activity} /> },
          { name: 'rows', title: t('parts.rows'), content: <Rows activity={activity} /> },
          { name: 'rules', title: t('parts.rules'), content: <Rules activity={activity} /> },
          {
            name: 'readings',
            title: t('parts.readings'),
            content: <Readings activity={activity} />,
          },
        ]}
      />
    </>
  );
}
