import { useTranslation } from 'react-i18next';
import type { RoundSeat, SettledSeat, SettledWager } from '#games';
import { dollarsOf, isNegative, isZero, subtract, ZERO } from '#money';
import { money } from '../ui/format.ts';
import { netOf, type Practice, phaseOf } from './practice-table.ts';
import { payTableOf, rowPaid, wagerNamed } from './wager-words.ts';

const LOOKS: Readonly<Record<SettledWager['result'], string>> = {
  win: 'text-live',
  push: 'text-muted',
  lose: 'text-muted',
};

function Line({
  practice,
  id,
  wager,
}: {
  readonly practice: Practice;
  readonly id: string;
  readonly wager: SettledWager;
}) {
  const { t } = useTranslation('practice');
  const facts = wagerNamed(practice, id);
  const row = rowPaid(payTableOf(practice, facts), wager);
  const paid = [row?.name, wager.pays].filter((each) => each !== undefined).join(', ');
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 py-1 text-sm">
      <span className="text-ink">{facts.name}</span>
      <span className={`text-right font-medium tabular-nums ${LOOKS[wager.result]}`}>
        {money(wager.staked)} → {money(wager.returned)}
      </span>
      <span className="col-span-2 text-muted text-xs">
        {t(`results.${wager.result}`)}
        {paid === '' ? '' : `: ${paid}`} · {wager.because}
      </span>
    </li>
  );
}

/** A wager is told when the dealer has dealt with it; a bonus that nothing is staked on, when it
 * pays. */
function isTold(practice: Practice, { wagers }: RoundSeat, id: string, won: SettledWager): boolean {
  const { comesWith } = wagerNamed(practice, id);
  const placed = wagers[comesWith ?? id];
  const isDone = placed?.at === 'settled' || placed?.at === 'forfeited';
  return isDone && (comesWith === undefined || won.result !== 'lose');
}

function Net({ settled }: { readonly settled: SettledSeat }) {
  const { t } = useTranslation('practice');
  const net = netOf(settled);
  if (isZero(net)) return <p className="font-semibold">{t('results.even')}</p>;
  const isLoss = isNegative(net);
  const amount = money(dollarsOf(isLoss ? subtract(ZERO, net) : net));
  return (
    <p className={`font-semibold tabular-nums ${isLoss ? 'text-ink' : 'text-live'}`}>
      {t(isLoss ? 'results.lost' : 'results.won', { amount })}
    </p>
  );
}

/** What became of the wagers of a seat, with the row that paid and the clause. */
export function SeatResults({
  practice,
  seat,
}: {
  readonly practice: Practice;
  readonly seat: RoundSeat;
}) {
  const { t } = useTranslation('practice');
  const settled = practice.settled?.seats.find((each) => each.seat === seat.seat);
  if (settled === undefined) return null;
  const lines = Object.entries(settled.wagers).filter(([id, wager]) =>
    isTold(practice, seat, id, wager),
  );
  const isOver = ['settled', 'complete'].includes(phaseOf(practice) ?? '');
  if (lines.length === 0) return null;
  return (
    <div className="w-full rounded-control bg-felt-deep/70 px-3 py-2">
      <ul className="divide-y divide-ink/10">
        {lines.map(([id, wager]) => (
          <Line key={id} practice={practice} id={id} wager={wager} />
        ))}
        {isOver
          ? settled.envy.map(({ fromSeat, wager, amount, because }) => (
              <li key={`${fromSeat} ${wager}`} className="flex justify-between gap-3 py-1 text-sm">
                <span>
                  {t('results.envy', { seat: fromSeat })} · {because}
                </span>
                <span className="font-medium text-live tabular-nums">{money(amount)}</span>
              </li>
            ))
          : null}
      </ul>
      {isOver ? (
        <div className="mt-1 border-ink/20 border-t pt-2">
          <Net settled={settled} />
        </div>
      ) : null}
    </div>
  );
}
