// The money: the pool, bounties, a split, what is awarded.
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { AwardPanel } from './award-panel.tsx';
import { BountiesPanel } from './bounties-panel.tsx';
import { DealPanel } from './deal-panel.tsx';
import { VoidAward } from './void-award.tsx';

interface PartProps {
  readonly tournament: TournamentFacts;
}

export const MoneyPart = ({ tournament }: PartProps) => {
  const { hasDeals, toSplit, results, phase } = tournament;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <PoolPanel tournament={tournament} />
        <BountiesPanel tournament={tournament} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {hasDeals && toSplit !== undefined && results === undefined ? (
          <DealPanel tournament={tournament} />
        ) : null}
        {phase === 'over' ? <AwardPanel tournament={tournament} /> : null}
        <ClaimsPanel tournament={tournament} />
        {results === undefined ? null : <ResultsPanel tournament={tournament} />}
      </div>
    </div>
  );
};

function PoolPanel({ tournament }: PartProps) {
  const { t } = useTranslation('tournaments');
  const close = useCommand('close-pool');
  const mayClose = useHasRole(MAY['close-pool']);
  const { pool, collected, amounts, prizePool, phase, lastSale } = tournament;
  const lines = [
    [t('pool.collected'), collected],
    ...(pool === undefined
      ? []
      : ([
          [t('pool.bounties'), pool.bounties],
          [t('pool.charity'), pool.charity],
          [t('pool.fromHouse'), pool.fromHouse],
        ] as const)),
    [t('pool.places'), prizePool],
  ] as const;
  const canClose = pool === undefined && (phase === 'running' || phase === 'over');
  return (
    <Panel title={t('pool.title')}>
      <dl className="mb-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {lines.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <ol className="mb-4 columns-2 gap-6 tabular-nums">
        {amounts.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          <li key={index} className="flex justify-between gap-3">
            <span className="text-muted">
              {t('pool.place')} {index + 1}
            </span>
            {money(amount)}
          </li>
        ))}
      </ol>
      {canClose && mayClose ? (
        <>
          <p className="mb-2 text-muted text-sm">
            {t('pool.closeWords')}
            {phase === 'running' && lastSale > 0 ? ` ${t('pool.until', { level: lastSale })}` : ''}
          </p>
          <OutcomeNotice of={close.outcome} />
          <Button
            look="primary"
            onClick={() => void close.send({ tournament: tournament.tournament })}
          >
            {t('pool.close')}
          </Button>
        </>
      ) : null}
      <Charity tournament={tournament} />
    </Panel>
  );
}

function Charity({ tournament }: PartProps) {
  const { t } = useTranslation('tournaments');
  const mayPay = useHasRole(MAY['pay-charity']);
  const { pool, structure, charityPaid } = tournament;
  const { charity } = structure;
  if (charity === undefined || pool === undefined) return null;
  if (charityPaid !== undefined) {
    return (
      <p className="mt-4">
        {charity.name}: {money(charityPaid.amount)}, {charityPaid.reference}
      </p>
    );
  }
  if (!mayPay) return null;
  return (
    <div className="mt-4">
      <CommandForm
        command="pay-charity"
        submit={t('charity.do', { amount: money(pool.charity), name: charity.name })}
        fixed={{ tournament: tournament.tournament }}
        fields={{ reference: { label: t('charity.reference') } }}
      />
    </div>
  );
}

function ResultsPanel({ tournament: { results = [] } }: PartProps) {
  const { t } = useTranslation('tournaments');
  return (
    <Panel title={t('results.title')} isFlush>
      <Table
        caption={t('results.title')}
        columns={[
          { title: t('results.place'), cell: ({ place }) => place },
          { title: t('results.patron'), cell: ({ patron }) => patron },
          {
            title: t('results.paid'),
            cell: ({ amount, words }) =>
              [words, amount === undefined ? undefined : money(amount)].filter(Boolean).join(', '),
            isNumber: true,
          },
        ]}
        rows={results}
        keyOf={({ patron }) => patron}
      />
    </Panel>
  );
}

/** What waits at the cage or was paid; while nothing was, the award of the places can be taken back. */
function ClaimsPanel({ tournament: { claims, award } }: PartProps) {
  const { t } = useTranslation('tournaments');
  if (claims.length === 0) return null;
  const isPaid = claims.some(
    ({ claim, status }) => claim.startsWith(`${award}:`) && status !== 'open',
  );
  return (
    <Panel
      title={t('results.claims')}
      isFlush
      actions={
        award === undefined || isPaid ? undefined : (
          <VoidAward award={award} label={t('void.places')} />
        )
      }
    >
      <Table
        caption={t('results.claims')}
        columns={[
          {
            title: t('results.claim'),
            cell: ({ claim, patron }) => <GoLink to={`/cage/${claim}`}>{patron ?? claim}</GoLink>,
          },
          {
            title: t('results.status'),
            cell: ({ status }) => (
              <Tag is={status === 'paid' ? 'paid' : 'plain'}>{t(`results.state.${status}`)}</Tag>
            ),
          },
          { title: t('pool.amount'), cell: ({ amount }) => money(amount), isNumber: true },
        ]}
        rows={claims}
        keyOf={({ claim }) => claim}
      />
    </Panel>
  );
}
