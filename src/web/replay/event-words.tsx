import { useTranslation } from 'react-i18next';
import type { Event, EventOf, Replay } from '#house';
import { money } from '../ui/format.ts';
import { inWords } from '../ui/words.ts';
import { Clauses } from './clauses.tsx';
import { calledIn } from './frames.ts';

interface EventWordsProps<Told extends Event = Event> {
  readonly event: Told;
  readonly replay: Replay;
  readonly titleOf: (offering: string) => string;
}

const rowsIn = ({ sheets }: Replay, offering: string | undefined) =>
  sheets.find((sheet) => sheet.offering === offering)?.rows ?? {};

function Fees({ event, titleOf }: EventWordsProps<EventOf<'round-started'>>) {
  const { t } = useTranslation('replay');
  if (event.fees.length === 0) return <p>{t('step.noFees')}</p>;
  return (
    <ul>
      {event.fees.map(({ offering, fee, seats, behind, each }) => {
        const facts = { offering: titleOf(offering), each: money(each) };
        const whose = behind === undefined ? 'step.fees' : 'step.feesBehind';
        return (
          <li key={`${offering} ${fee} ${behind} ${each}`}>
            {seats === 'table'
              ? t('step.feesOfTable', facts)
              : t(whose, { ...facts, seats: seats.join(', ') })}
          </li>
        );
      })}
    </ul>
  );
}

function Called({ event, replay, titleOf }: EventWordsProps<EventOf<'hand-called'>>) {
  const { t } = useTranslation('replay');
  const { seat, offering, row } = event;
  return (
    <p>
      {t('step.called', { seat, offering: titleOf(offering) })}{' '}
      {row === undefined ? null : t('step.button', { row: rowsIn(replay, offering)[row] ?? row })}
    </p>
  );
}

function Verified({ event, replay }: EventWordsProps<EventOf<'call-verified'>>) {
  const { t } = useTranslation('replay');
  const { checks, deckCounted, rows, call } = event;
  const ticked = { deckCounted, ...checks };
  const shown = (['deckCounted', 'surveillance', 'standardDeck'] as const).filter(
    (check) => ticked[check] === true,
  );
  return (
    <>
      <h3 className="text-muted text-sm">{t('step.rows')}</h3>
      <Clauses rows={rows} titles={rowsIn(replay, calledIn(replay, call)?.offering)} />
      <p className="text-muted text-sm">
        {shown.map((check) => t(`step.checks.${check}`)).join(' ')}
      </p>
    </>
  );
}

function Awarded({ event, replay }: EventWordsProps<EventOf<'prize-awarded'>>) {
  const { t } = useTranslation('replay');
  const { rows, claims, granted, leftOut, authorizedBy, offering } = event;
  return (
    <>
      <Clauses rows={rows} titles={rowsIn(replay, offering)} leftOut={leftOut} />
      <ul className="divide-y divide-line">
        {claims.map(({ id, table, seat, patron, amount, lines }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              {t('step.prize', { table, seat })}{' '}
              <span className="wrap-anywhere text-muted">{patron}</span>
              <span className="block text-muted text-sm">
                {lines.map(({ because }) => because).join(' ')}
              </span>
            </span>
            <span className="font-semibold text-lg tabular-nums">{money(amount)}</span>
          </li>
        ))}
        {granted.map(({ table, seat, share, count, words }) => (
          <li key={`${table} ${seat} ${share}`} className="py-2">
            {t('step.prize', { table, seat })}:{' '}
            {[count, share, words].filter((each) => each !== undefined).join(' ')}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        {t('step.signedBy', { badges: authorizedBy.join(', ') })}
      </p>
    </>
  );
}

function Paid({ event }: EventWordsProps<EventOf<'claim-paid'>>) {
  const { t } = useTranslation('replay');
  const { amount, from, withheld } = event;
  return (
    <p>
      {t('step.paid', { amount: money(amount), from: t(`step.paidFrom.${from}`) })}{' '}
      {withheld === undefined
        ? null
        : t('step.withheld', { amount: money(withheld.amount), because: withheld.because })}
    </p>
  );
}

function Signed({ event }: EventWordsProps<EventOf<'call-signed'>>) {
  const { t } = useTranslation('replay');
  const { t: common } = useTranslation();
  const roles = event.needs.map((role) => common(`roles.${role}`)).join(', ');
  return <p>{t('step.needs', { roles })}</p>;
}

/** What a step says besides its name and its seat. */
const moreOf = (step: EventOf<'steps-dealt'>['steps'][number]): string => {
  const { cards, amount, row, wagers } = step;
  const placed = Object.entries((wagers ?? {}) as Readonly<Record<string, string>>);
  return [
    ...[cards, row].filter((each) => typeof each === 'string').map(String),
    ...(typeof amount === 'string' ? [money(amount)] : []),
    ...placed.map(([wager, of]) => `${inWords(wager)} ${money(of)}`),
  ].join(', ');
};

function Dealt({ event }: EventWordsProps<EventOf<'steps-dealt'>>) {
  const { t } = useTranslation('replay');
  return (
    <ol className="list-decimal pl-6">
      {event.steps.map((step, index) => {
        const { type, seat } = step;
        const facts = { step: inWords(type), more: moreOf(step) };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a record never move.
          <li key={index}>
            {typeof seat === 'number'
              ? t('step.dealtAt', { ...facts, seat })
              : t('step.dealt', facts)}
          </li>
        );
      })}
    </ol>
  );
}

/** What one event says, in words; nothing where its name says all. */
export function EventWords({ event, ...others }: EventWordsProps) {
  const { t } = useTranslation('replay');
  switch (event.type) {
    case 'round-started':
      return <Fees event={event} {...others} />;
    case 'fees-returned': {
      const { offering, seats, reason } = event;
      const facts = { offering: others.titleOf(offering), reason };
      return (
        <p>
          {seats === 'table'
            ? t('step.returnedToTable', facts)
            : t('step.returned', { ...facts, seats: seats.join(', ') })}
        </p>
      );
    }
    case 'fee-corrected': {
      const { offering, seat, wasThere, reason } = event;
      const facts = { offering: others.titleOf(offering), seat, reason };
      return <p>{t(wasThere ? 'step.feeMissed' : 'step.feeNotThere', facts)}</p>;
    }
    case 'hand-called':
      return <Called event={event} {...others} />;
    case 'call-verified':
      return <Verified event={event} {...others} />;
    case 'call-signed':
      return <Signed event={event} {...others} />;
    case 'prize-awarded':
      return <Awarded event={event} {...others} />;
    case 'steps-dealt':
      return <Dealt event={event} {...others} />;
    case 'prizes-won':
      return event.claims.map(({ id, table, seat, amount }) => (
        <p key={id}>
          {t('step.prize', { table, seat })}: {money(amount)}
        </p>
      ));
    case 'round-settled': {
      const [staked, returned] = [money(event.staked), money(event.returned)];
      return <p>{t('step.settledAt', { staked, returned })}</p>;
    }
    case 'round-voided':
      return <p>{t('step.voidBy', { clause: event.because })}</p>;
    case 'round-corrected':
      return (
        <p>
          {t('step.corrected', { amount: money(event.paid) })}{' '}
          {t('step.reason', { reason: event.reason })}
        </p>
      );
    case 'call-withdrawn':
      return event.reason === undefined ? null : (
        <p>{t('step.reason', { reason: event.reason })}</p>
      );
    case 'award-voided':
      return (
        <p>
          {t('step.voided', { amount: money(event.amount) })}{' '}
          {t('step.reason', { reason: event.reason })}
        </p>
      );
    case 'claim-paid':
      return <Paid event={event} {...others} />;
    case 'claim-expired':
      return <p>{t('step.expired', { amount: money(event.amount) })}</p>;
    case 'form-completed':
      return <p>{t('step.form', { form: event.form })}</p>;
    case 'claim-split':
      return event.parts.map(({ id, patron, amount }) => (
        <p key={id}>{t('step.split', { patron, amount: money(amount) })}</p>
      ));
    case 'person-seated':
    case 'seat-left':
    case 'sensor-reported':
      return <p>{t('step.seated', { seat: event.seat })}</p>;
    default:
      return null;
  }
}
