import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { type Meaning, Tag } from '../ui/tag.tsx';

type Claim = Seen<'/claims'>[number];

const MEANING: Readonly<Record<Claim['status'], Meaning>> = {
  open: 'held',
  paid: 'paid',
  expired: 'plain',
  voided: 'refused',
  split: 'plain',
};

const SHOWN = 100;

/** What has been won lately, claim by claim, each with its call. */
export function WinList() {
  const { t } = useTranslation('floor');
  const claims = useView('/claims', { query: { limit: SHOWN }, on: ['claims'] });
  const offerings = useView('/offerings').data ?? [];
  const titleOf = (name: string) =>
    offerings.find(({ offering }) => offering === name)?.title ?? name;
  const columns: readonly TableColumn<Claim>[] = [
    {
      title: t('wins.call'),
      cell: ({ call, wonAt }) => <GoLink to={`/floor/${call}`}>{momentOf(wonAt)}</GoLink>,
    },
    { title: t('wins.offering'), cell: ({ offering }) => titleOf(offering) },
    {
      title: t('wins.where'),
      cell: ({ table, seat }) => t('calls.from', { table, seat }),
      isExtra: true,
    },
    { title: t('wins.amount'), cell: ({ amount }) => money(amount), isNumber: true },
    {
      title: t('wins.status'),
      cell: ({ status }) => <Tag is={MEANING[status]}>{t(`wins.statuses.${status}`)}</Tag>,
    },
  ];
  return (
    <Shown of={claims}>
      {(all) =>
        all.length === 0 ? (
          <Empty title={t('wins.none')} />
        ) : (
          <div className="rounded-panel border border-line bg-panel py-2">
            <Table
              caption={t('wins.caption')}
              columns={columns}
              rows={all}
              keyOf={({ claim }) => claim}
            />
          </div>
        )
      }
    </Shown>
  );
}
