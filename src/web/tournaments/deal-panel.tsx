import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useHasRole } from '../data/session.ts';
import { CommandButton, CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton } from '../ui/signed-button.tsx';

interface PartProps {
  readonly tournament: TournamentFacts;
}

/** What the players left have agreed on: written down by one, confirmed by another. */
export function DealPanel({ tournament }: PartProps) {
  const { t } = useTranslation('tournaments');
  const mayRecord = useHasRole(MAY['record-deal']);
  const { deal, phase } = tournament;
  if (deal === undefined && (phase !== 'running' || !mayRecord)) return null;
  return (
    <Panel title={t('deal.title')}>
      {deal === undefined ? (
        <DealForm tournament={tournament} />
      ) : (
        <Recorded tournament={tournament} deal={deal} />
      )}
    </Panel>
  );
}

function DealForm({ tournament }: PartProps) {
  const { t } = useTranslation('tournaments');
  const left = tournament.entrants.filter(({ isOut, isNpn }) => !isOut && !isNpn);
  return (
    <CommandForm
      command="record-deal"
      submit={t('deal.record')}
      fields={{
        ...Object.fromEntries(
          left.map(({ patron }, index) => [
            `of-${patron}`,
            { label: t('deal.share', { patron }), as: 'money', at: `shares[${index}].amount` },
          ]),
        ),
        first: tournament.hasMore
          ? {
              label: t('deal.first'),
              none: t('deal.choose'),
              options: left.map(({ patron }) => ({ value: patron, title: patron })),
            }
          : undefined,
        terms: { label: t('deal.terms') },
      }}
      toFields={({ first, terms, ...shares }) => ({
        tournament: tournament.tournament,
        shares: left.map(({ patron }) => ({ patron, amount: shares[`of-${patron}`] })),
        terms,
        first,
      })}
    >
      <p className="text-muted">
        {t('deal.words', { amount: money(tournament.toSplit ?? '0.00') })}
      </p>
    </CommandForm>
  );
}

/** One that was confirmed can be dropped too, until it is awarded: play goes on from there. */
function Recorded({
  tournament,
  deal,
}: PartProps & { readonly deal: NonNullable<TournamentFacts['deal']> }) {
  const { t } = useTranslation('tournaments');
  const of = { tournament: tournament.tournament };
  const isMade = deal.confirmedBy !== undefined;
  const mayStillDrop = tournament.phase === 'running' || tournament.phase === 'over';
  return (
    <div className="flex flex-col gap-3">
      <p>{t('deal.made', { terms: deal.terms })}</p>
      <ul className="tabular-nums">
        {deal.shares.map(({ patron, amount }) => (
          <li key={patron} className="flex justify-between gap-3">
            <span className="wrap-anywhere">{patron}</span>
            {money(amount)}
          </li>
        ))}
      </ul>
      {deal.first === undefined ? null : <p>{t('deal.firstIs', { patron: deal.first })}</p>}
      {isMade ? null : <Notice is="held" title={t('deal.waits')} />}
      <div className="flex flex-wrap gap-2">
        {isMade ? null : (
          <SignedButton
            command="confirm-deal"
            of={of}
            doneBy={[deal.by]}
            own={t('deal.confirm')}
            does="confirm"
          />
        )}
        {mayStillDrop ? (
          <CommandButton
            command="drop-deal"
            fixed={of}
            fields={{ reason: { label: t('command.reason', { ns: 'common' }) } }}
            look="danger"
            title={t('deal.drop')}
            words={t(isMade ? 'deal.dropMade' : 'deal.dropWords')}
          />
        ) : null}
      </div>
    </div>
  );
}
