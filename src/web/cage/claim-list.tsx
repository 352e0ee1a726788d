import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { Choice } from '../ui/choice.tsx';
import { momentOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { ClaimFacts } from './answers.ts';
import { ClaimClock } from './claim-clock.tsx';
import { prizeWords } from './prize-words.ts';

/** No one reads further back in a list; the log has them all. */
const SHOWN_MAX = 200;

function useTitles(): (offering: string) => string {
  const { data = [] } = useView('/offerings');
  return (offering) => data.find((each) => each.offering === offering)?.title ?? offering;
}

/** What both lists tell of a claim. */
function useColumns() {
  const { t } = useTranslation('cage');
  const titleOf = useTitles();
  const where: TableColumn<ClaimFacts> = {
    title: t('claims.where'),
    cell: ({ claim, table, seat, offering: of }) => (
      <>
        <Link
          to={`/cage/${claim}`}
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {seat === 0 ? t('atDesk') : t('place', { table, seat })}
        </Link>
        <span className="block font-normal text-muted text-sm @xl:hidden">{titleOf(of)}</span>
      </>
    ),
  };
  const amount: TableColumn<ClaimFacts> = {
    title: t('claims.amount'),
    cell: prizeWords,
    isNumber: true,
  };
  const offering: TableColumn<ClaimFacts> = {
    title: t('claims.offering'),
    cell: (claim) => titleOf(claim.offering),
    isExtra: true,
  };
  const winner: TableColumn<ClaimFacts> = {
    title: t('claims.winner'),
    cell: ({ patron, identity }) => (
      <span className="wrap-anywhere">
        {identity?.patron ?? patron ?? <span className="text-muted">{t('claims.nobody')}</span>}
      </span>
    ),
    isExtra: true,
  };
  return { where, amount, offering, winner };
}

/** Claims that wait, those first whose time runs out first. */
export function OpenClaims() {
  const { t } = useTranslation('cage');
  const claims = useView('/claims', { query: { status: 'open' }, on: ['claims', 'clocks'] });
  const { where, amount, offering, winner } = useColumns();
  const papers: TableColumn<ClaimFacts> = {
    title: t('claims.papers'),
    cell: ({ identity }) =>
      identity === undefined ? (
        <span className="text-muted">{t('claims.notSeen')}</span>
      ) : (
        <Tag is="paid">{t('claims.seen')}</Tag>
      ),
    isExtra: true,
  };
  const left: TableColumn<ClaimFacts> = {
    title: t('claims.left'),
    cell: ({ expires }) => <ClaimClock expires={expires} />,
    isNumber: true,
  };
  return (
    <Panel isFlush>
      <Shown of={claims}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('claims.none')}>{t('claims.noneWords')}</Empty>
          ) : (
            <Table
              caption={t('claims.caption')}
              columns={[where, offering, winner, papers, amount, left]}
              rows={[...rows].sort(soonest)}
              keyOf={({ claim }) => claim}
            />
          )
        }
      </Shown>
    </Panel>
  );
}

/** What has no end comes last. */
const soonest = (one: ClaimFacts, other: ClaimFacts): number =>
  (one.expires ?? '~').localeCompare(other.expires ?? '~', 'en') ||
  one.wonAt.localeCompare(other.wonAt, 'en');

const STATUSES = ['paid', 'expired', 'voided', 'split'] as const;
type Closed = (typeof STATUSES)[number];

export function ClosedClaims() {
  const { t } = useTranslation('cage');
  const { search } = usePlace();
  const go = useGo();
  const status = STATUSES.find((each) => each === search['status']) ?? 'paid';
  const options = STATUSES.map((value) => ({ value, title: t(`status.${value}`) }));
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Choice
          label={t('claims.status')}
          options={options}
          chosen={status}
          onChoose={(next) => go('/cage', { tab: 'closed', status: next })}
        />
      </div>
      <ClosedList status={status} />
    </div>
  );
}

function ClosedList({ status }: { readonly status: Closed }) {
  const { t } = useTranslation('cage');
  const claims = useView('/claims', { query: { status, limit: SHOWN_MAX }, on: ['claims'] });
  const { where, amount, offering, winner } = useColumns();
  const won: TableColumn<ClaimFacts> = {
    title: t('claims.wonAt'),
    cell: ({ wonAt }) => momentOf(wonAt),
    isNumber: true,
    isExtra: true,
  };
  return (
    <Panel isFlush>
      <Shown of={claims}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('claims.noneClosed')}>{t('claims.noneClosedWords')}</Empty>
          ) : (
            <>
              <Table
                caption={t(`status.${status}`)}
                columns={[where, offering, winner, won, amount]}
                rows={rows}
                keyOf={({ claim }) => claim}
              />
              {rows.length === SHOWN_MAX ? (
                <p className="px-5 pt-3 text-muted">{t('claims.newest', { count: SHOWN_MAX })}</p>
              ) : null}
            </>
          )
        }
      </Shown>
    </Panel>
  );
}
