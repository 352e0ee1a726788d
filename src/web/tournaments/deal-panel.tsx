import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { ReasonButton } from '../ui/reason-button.tsx';
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
  const id = useId();
  const record = useCommand('record-deal');
  const left = tournament.entrants.filter(({ isOut, isNpn }) => !isOut && !isNpn);
  const [shares, setShares] = useState<Readonly<Record<string, string>>>({});
  const [terms, setTerms] = useState('');
  const agreed = left.map(({ patron }) => ({ patron, amount: shares[patron] ?? '' }));
  const [first, setFirst] = useState('');
  const hasFirst = tournament.hasMore !== true || first !== '';
  const isWhole =
    hasFirst && terms.trim() !== '' && agreed.every(({ amount }) => /^\d/.test(amount));
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { tournament: name } = tournament;
        const more = first === '' ? {} : { first };
        void record.send({ tournament: name, shares: agreed, terms, ...more });
      }}
    >
      <p className="text-muted">
        {t('deal.words', { amount: money(tournament.toSplit ?? '0.00') })}
      </p>
      {left.map(({ patron }) => (
        <Field
          key={patron}
          id={`${id}-${patron}`}
          label={t('deal.share', { patron })}
          inputMode="decimal"
          value={shares[patron] ?? ''}
          onChange={({ target }) => setShares({ ...shares, [patron]: target.value.trim() })}
        />
      ))}
      {tournament.hasMore ? (
        <Select
          id={`${id}-first`}
          label={t('deal.first')}
          none={t('deal.choose')}
          options={left.map(({ patron }) => ({ value: patron, title: patron }))}
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
      ) : null}
      <Field
        id={`${id}-terms`}
        label={t('deal.terms')}
        value={terms}
        onChange={({ target }) => setTerms(target.value)}
      />
      <OutcomeNotice of={record.outcome} />
      <Button type="submit" look="primary" disabled={!isWhole}>
        {t('deal.record')}
      </Button>
    </form>
  );
}

/** One that was confirmed can be dropped too, until it is awarded: play goes on from there. */
function Recorded({
  tournament,
  deal,
}: PartProps & { readonly deal: NonNullable<TournamentFacts['deal']> }) {
  const { t } = useTranslation('tournaments');
  const confirm = useCommand('confirm-deal');
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
      <OutcomeNotice of={confirm.outcome} />
      <div className="flex flex-wrap gap-2">
        {isMade ? null : (
          <SignedButton
            roles={MAY['confirm-deal']}
            doneBy={[deal.by]}
            own={t('deal.confirm')}
            second={t('deal.confirm')}
            send={(as) => confirm.send(of, as)}
          />
        )}
        {mayStillDrop ? (
          <ReasonButton
            type="drop-deal"
            fixed={of}
            title={t('deal.drop')}
            words={t(isMade ? 'deal.dropMade' : 'deal.dropWords')}
          />
        ) : null}
      </div>
    </div>
  );
}
