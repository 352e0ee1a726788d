import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { PENALTIES } from '#rules';
import { useCommand } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/field.tsx';
import { momentOf, money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { ReasonButton } from '../ui/reason-button.tsx';

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

/** What is sold to an entrant, or taken back; what the house would refuse is not offered. */
function Sales({ tournament, patron }: EntrantProps) {
  const { t } = useTranslation('tournaments');
  const rebuy = useCommand('sell-rebuy');
  const addOn = useCommand('sell-add-on');
  const name = useCommand('name-bounty');
  const maySell = useHasRole(MAY['sell-rebuy']);
  const mayName = useHasRole(MAY['name-bounty']);
  const { phase, prices, structure, bounty, most, isPoolClosed, entrants } = tournament;
  const entrant = entrants.find((each) => each.patron === patron);
  if (entrant === undefined) return null;
  const of = { tournament: tournament.tournament, patron };
  const isSold = maySell && phase === 'running' && !isPoolClosed && !entrant.isOut;
  const hasMore = {
    rebuys: structure.rebuys !== undefined && entrant.rebuys < (most.rebuys ?? Infinity),
    addOns: structure.addOns !== undefined && entrant.addOns < most.addOns,
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isSold && hasMore.rebuys ? (
        <Button onClick={() => void rebuy.send(of)}>
          {t('entrant.rebuy', { amount: money(prices['rebuy'] ?? '0.00') })}
        </Button>
      ) : null}
      {isSold && hasMore.addOns ? (
        <Button onClick={() => void addOn.send(of)}>
          {t('entrant.addOn', { amount: money(prices['addOn'] ?? '0.00') })}
        </Button>
      ) : null}
      {mayName && bounty !== undefined && entrant.bounty === undefined && !entrant.isOut ? (
        <Button onClick={() => void name.send(of)}>
          {t('entrant.bounty', { amount: money(bounty.amount) })}
        </Button>
      ) : null}
      {phase === 'sign-up' ? (
        <ReasonButton
          type="withdraw-entry"
          fixed={of}
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

/** What was said against an entrant, with the rule and who said it. */
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
  const form = useCommandForm('move-entrant', {
    fixed: { tournament: tournament.tournament, patron },
  });
  return (
    <CommandForm form={form} submit={t('entrant.move')}>
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...form.field('table')}
          label={t('entrant.table')}
          none={t('announce.choose')}
          options={tournament.tables.map(({ table }) => ({ value: table, title: table }))}
        />
        <Field
          id="entrant-seat"
          label={t('entrant.newSeat')}
          inputMode="numeric"
          value={`${form.value('seat') || ''}`}
          onChange={({ target }) => form.set('seat', Number(target.value.replace(/\D/g, '')))}
        />
      </div>
    </CommandForm>
  );
}

function Punish({ tournament, patron }: EntrantProps) {
  const { t } = useTranslation('tournaments');
  const form = useCommandForm('penalize-entrant', {
    fixed: { tournament: tournament.tournament, patron },
    initial: { penalty: 'warning' },
  });
  const { checklist } = tournament;
  return (
    <CommandForm form={form} submit={t('entrant.penalize')} look="danger">
      <h3 className="font-semibold">{t('entrant.penalty')}</h3>
      <Select
        {...form.field('penalty')}
        label={t('entrant.kind')}
        options={PENALTIES.map((each) => ({ value: each, title: t(`entrant.penaltyOf.${each}`) }))}
      />
      {checklist.length === 0 ? (
        <Field {...form.field('clause')} label={t('entrant.clause')} />
      ) : (
        <Select
          {...form.field('clause')}
          label={t('entrant.clause')}
          none={t('announce.choose')}
          options={checklist.map(({ clause, words }) => ({
            value: clause,
            title: `${clause}: ${words}`,
          }))}
        />
      )}
      <Field {...form.field('reason')} label={t('entrant.reason')} />
    </CommandForm>
  );
}
