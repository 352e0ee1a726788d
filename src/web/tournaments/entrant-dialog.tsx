import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CommandButton, CommandForm } from '../ui/form.tsx';
import { momentOf, money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';

interface EntrantProps {
  readonly tournament: TournamentFacts;
  readonly patron: string;
}

export function EntrantDialog({
  tournament,
  patron,
  onClose,
}: EntrantProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('tournaments');
  const mayDirect = useHasRole(MAY['penalize-entrant']);
  const entrant = tournament.entrants.find((each) => each.patron === patron);
  const isRunning = tournament.phase === 'running';
  return (
    <Dialog title={t('entrant.title', { patron })} isOpen onClose={onClose}>
      <div className="flex flex-col gap-6">
        {entrant === undefined ? null : (
          <p className="text-muted">
            {[
              t(entrant.isOut ? 'entrant.out' : 'entrant.in'),
              t(`way.${entrant.way}`),
              ...(entrant.seat === undefined ? [] : [t('entrant.at', { ...entrant.seat })]),
            ].join(' · ')}
          </p>
        )}
        <Sales tournament={tournament} patron={patron} />
        <Penalties tournament={tournament} patron={patron} />
        {isRunning && entrant?.isOut === false && mayDirect ? (
          <>
            <Move tournament={tournament} patron={patron} />
            <Punish tournament={tournament} patron={patron} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What is sold to an entrant, or taken back; an action that the house would refuse is not offered. */
function Sales({ tournament, patron }: EntrantProps) {
  const { t } = useTranslation('tournaments');
  const rebuy = useCommand('sell-rebuy');
  const addOn = useCommand('sell-add-on');
  const name = useCommand('name-bounty');
  const maySell = useHasRole(MAY['sell-rebuy']);
  const mayName = useHasRole(MAY['name-bounty']);
  const { phase, prices, structure, bounty, most, mayComeBack, isPoolClosed, entrants } =
    tournament;
  const entrant = entrants.find((each) => each.patron === patron);
  if (entrant === undefined) return null;
  const of = { tournament: tournament.tournament, patron };
  const isSold = maySell && phase === 'running' && !isPoolClosed;
  const { isOut, penalties } = entrant;
  const isBarred = penalties.some(({ penalty }) => penalty === 'disqualification');
  const hasMore = {
    rebuys: structure.rebuys !== undefined && entrant.rebuys < (most.rebuys ?? Infinity),
    addOns: structure.addOns !== undefined && entrant.addOns < most.addOns,
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isSold && hasMore.rebuys && (!isOut || (mayComeBack && !isBarred)) ? (
        <Button onClick={() => void rebuy.send(of)}>
          {t('entrant.rebuy', { amount: money(prices['rebuy'] ?? '0.00') })}
        </Button>
      ) : null}
      {isSold && hasMore.addOns && !isOut ? (
        <Button onClick={() => void addOn.send(of)}>
          {t('entrant.addOn', { amount: money(prices['addOn'] ?? '0.00') })}
        </Button>
      ) : null}
      {mayName && bounty !== undefined && entrant.bounty === undefined && !isOut ? (
        <Button onClick={() => void name.send(of)}>
          {t('entrant.bounty', { amount: money(bounty.amount) })}
        </Button>
      ) : null}
      {phase === 'sign-up' ? (
        <CommandButton
          command="withdraw-entry"
          fixed={of}
          fields={{ reason: { label: t('command.reason', { ns: 'common' }) } }}
          look="danger"
          title={t('entrant.withdraw')}
          words={t('entrant.withdrawWords')}
        />
      ) : null}
      {[rebuy, addOn, name].map(({ outcome }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three never change their order.
        <OutcomeNotice key={index} of={outcome} />
      ))}
    </div>
  );
}

/** Penalties of an entrant, with the rule and who gave them. */
function Penalties({ tournament, patron }: EntrantProps) {
  const { t } = useTranslation('tournaments');
  const penalties = tournament.entrants.find((each) => each.patron === patron)?.penalties ?? [];
  if (penalties.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t('entrant.penalties')}</h3>
      <ul className="text-sm">
        {penalties.map(({ at, penalty, clause, reason, by }) => (
          <li key={at}>
            {momentOf(at)} · {t(`entrant.penaltyOf.${penalty}`)} · {clause}: {reason} ({by})
          </li>
        ))}
      </ul>
    </section>
  );
}

function Move({ tournament, patron }: EntrantProps) {
  const { t } = useTranslation('tournaments');
  return (
    <CommandForm
      command="move-entrant"
      submit={t('entrant.move')}
      fixed={{ tournament: tournament.tournament, patron }}
      fields={{
        table: {
          label: t('entrant.table'),
          none: t('announce.choose'),
          options: tournament.tables.map(({ table }) => ({ value: table, title: table })),
          isHalf: true,
        },
        seat: { label: t('entrant.newSeat'), isHalf: true },
      }}
    />
  );
}

function Punish({ tournament, patron }: EntrantProps) {
  const { t } = useTranslation('tournaments');
  const { checklist } = tournament;
  const clauses = checklist.map(({ clause, words }) => ({
    value: clause,
    title: `${clause}: ${words}`,
  }));
  return (
    <CommandForm
      command="penalize-entrant"
      submit={t('entrant.penalize')}
      look="danger"
      fixed={{ tournament: tournament.tournament, patron }}
      fields={{
        penalty: {
          label: t('entrant.kind'),
          as: 'select',
          title: (penalty) => t(`entrant.penaltyOf.${penalty}`),
        },
        clause:
          checklist.length === 0
            ? { label: t('entrant.clause') }
            : { label: t('entrant.clause'), none: t('announce.choose'), options: clauses },
        reason: { label: t('entrant.reason') },
      }}
    >
      <h3 className="font-semibold">{t('entrant.penalty')}</h3>
    </CommandForm>
  );
}
