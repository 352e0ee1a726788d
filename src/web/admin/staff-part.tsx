import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY, PROPOSES } from '#house';
import { given } from '#result';
import { useHasRole, useSession } from '../data/session.ts';
import { houseNow } from '../data/time.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Enrolling } from '../ui/enrolling.tsx';
import { CommandButton } from '../ui/form.tsx';
import { timeOf } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { Appoint } from './appoint.tsx';
import { SetPin } from './set-pin.tsx';

type Badge = Seen<'/staff'>[number];

/** What is being done to which badge. */
type Doing = { readonly what: 'appoint' | 'pin'; readonly badge?: Badge };

function State({ of }: { readonly of: Badge }) {
  const { t } = useTranslation('admin');
  const { isActive, isOnDuty, mustChangePin, lockedUntil } = of;
  if (!isActive) return <Tag is="refused">{t('staff.dismissed')}</Tag>;
  const isLocked = lockedUntil !== undefined && Date.parse(lockedUntil) > houseNow();
  return (
    <span className="flex flex-wrap gap-1">
      {isOnDuty ? <Tag is="live">{t('staff.onDuty')}</Tag> : <Tag>{t('staff.offDuty')}</Tag>}
      {mustChangePin ? <Tag is="held">{t('staff.noPin')}</Tag> : null}
      {isLocked ? (
        <Tag is="refused">{t('staff.locked', { until: timeOf(lockedUntil) })}</Tag>
      ) : null}
    </span>
  );
}

function useActions() {
  const own = useSession()?.badge;
  const resets = useHasRole(MAY['reset-pin']);
  const appoints = useHasRole(PROPOSES['appoint-staff']);
  const dismisses = useHasRole(MAY['dismiss-staff']);
  return { own, resets, appoints, dismisses };
}

function Actions({
  badge,
  onDo,
}: {
  readonly badge: Badge;
  readonly onDo: (doing: Doing) => void;
}) {
  const { t } = useTranslation('admin');
  const { own, resets, appoints } = useActions();
  const isOwn = badge.staff === own;
  if (!badge.isActive) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {resets && !isOwn ? (
        <Button look="quiet" onClick={() => onDo({ what: 'pin', badge })}>
          {t(badge.mustChangePin ? 'staff.setPin' : 'staff.resetPin')}
        </Button>
      ) : null}
      {appoints ? (
        <Button look="quiet" onClick={() => onDo({ what: 'appoint', badge })}>
          {t('staff.change')}
        </Button>
      ) : null}
      {isOwn ? null : (
        <CommandButton
          command="dismiss-staff"
          title={t('staff.dismiss')}
          heading={t('staff.dismissOf', { badge: badge.staff })}
          words={t('staff.dismissWords')}
          look="danger"
          isQuiet
          fixed={{ staff: badge.staff }}
        />
      )}
    </span>
  );
}

/** Appointments that are not approved yet. */
function Waiting() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const proposals = useView('/proposals', { on: ['house'] }).data ?? [];
  const waiting = proposals.flatMap(({ proposal, by, action }) =>
    action.type === 'appoint-staff' ? [{ proposal, by, action }] : [],
  );
  if (waiting.length === 0) return null;
  return (
    <Panel title={t('staff.waiting')} className="mb-4">
      <ul className="divide-y divide-line">
        {waiting.map(({ proposal, by, action: { staff, roles } }) => (
          <li key={proposal} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="wrap-anywhere font-medium">{staff}</span>
            <span>{roles.map((role) => common(`roles.${role}`)).join(', ')}</span>
            <span className="text-muted">{t('proposed.by', { by })}</span>
            <span className="ml-auto">
              <GoLink to={`/approvals/${proposal}`}>{t('proposed.waits')}</GoLink>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function useColumns(onDo: (doing: Doing) => void): readonly TableColumn<Badge>[] {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { resets, appoints, dismisses } = useActions();
  return [
    {
      title: t('staff.badge'),
      cell: ({ staff, patron }) => (
        <span className="wrap-anywhere">
          {staff}
          {patron === undefined ? null : <span className="block text-muted text-sm">{patron}</span>}
        </span>
      ),
    },
    {
      title: t('staff.roles'),
      cell: ({ roles }) => roles.map((role) => common(`roles.${role}`)).join(', '),
    },
    { title: t('staff.state'), cell: (badge) => <State of={badge} /> },
    ...(resets || appoints || dismisses
      ? [
          {
            title: t('staff.actions'),
            cell: (badge: Badge) => <Actions badge={badge} onDo={onDo} />,
          },
        ]
      : []),
  ];
}

/** Every badge, and what can be done about it. */
export function StaffPart() {
  const { t } = useTranslation('admin');
  const staff = useView('/staff', { on: ['house'] });
  const [doing, setDoing] = useState<Doing>();
  const columns = useColumns(setDoing);
  const { appoints } = useActions();
  const close = () => setDoing(undefined);
  const badge = doing?.badge;
  return (
    <>
      <Enrolling />
      <Waiting />
      <Panel
        title={t('staff.caption')}
        isFlush
        actions={
          appoints ? (
            <Button look="primary" onClick={() => setDoing({ what: 'appoint' })}>
              {t('staff.appoint')}
            </Button>
          ) : null
        }
      >
        <Shown of={staff}>
          {(all) => (
            <Table
              caption={t('staff.caption')}
              columns={columns}
              // The clock is not a person.
              rows={all.filter(({ roles }) => !roles.includes('clock'))}
              keyOf={(each) => each.staff}
            />
          )}
        </Shown>
      </Panel>
      {doing?.what === 'appoint' ? <Appoint {...given({ badge })} onClose={close} /> : null}
      {doing?.what === 'pin' && badge ? <SetPin badge={badge} onClose={close} /> : null}
    </>
  );
}
