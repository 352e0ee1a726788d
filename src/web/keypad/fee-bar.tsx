import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { money } from '../ui/format.ts';
import type { FeeHere } from './fees-in.ts';
import type { DealtIn } from './use-dealt-in.ts';
import type { Fees } from './use-fees.ts';

function TableFee({ fees, fee }: { readonly fees: Fees; readonly fee: FeeHere }) {
  const { t } = useTranslation('keypad');
  const isIn = fees.isIn(fee);
  const [posted] = fee.amounts;
  const amount = posted === undefined ? '' : money(posted);
  return (
    <Button
      aria-pressed={isIn}
      aria-disabled={fees.stopAt(fee) !== undefined}
      className={`min-h-14 ${isIn ? 'border-live! bg-live-soft! text-live!' : ''}`}
      onClick={() => fees.touchTable(fee)}
    >
      {t(isIn ? 'fees.in' : 'fees.out', { title: fee.title, amount })}
    </Button>
  );
}

/** How many are dealt in, where a fee turns on it. */
function DealtInKey({ dealtIn }: { readonly dealtIn: DealtIn }) {
  const { t } = useTranslation('keypad');
  const { number } = dealtIn;
  const look = number === undefined ? 'text-held' : 'text-ink';
  return (
    <fieldset className="flex min-h-14 items-center gap-1 rounded-control border border-line bg-well px-1">
      <legend className="sr-only">{t('dealtIn.title')}</legend>
      <Button className="min-h-12 min-w-14" aria-label={t('dealtIn.fewer')} onClick={dealtIn.fewer}>
        <Minus className="size-5" aria-hidden="true" />
      </Button>
      <output className={`min-w-24 text-center font-medium tabular-nums ${look}`}>
        {number === undefined ? t('dealtIn.none') : t('dealtIn.number', { count: number })}
      </output>
      <Button className="min-h-12 min-w-14" aria-label={t('dealtIn.more')} onClick={dealtIn.more}>
        <Plus className="size-5" aria-hidden="true" />
      </Button>
    </fieldset>
  );
}

/** The seat, and the places behind it: as many as are known there, and one at least. */
const placesOf = (most: number): readonly number[] =>
  Array.from({ length: Math.max(1, most) + 1 }, (_, place) => place);

/** What a touch of a seat puts in: which fee, which chip, and whether by one behind the seat. */
function SeatFees({ fees, behindMost }: FeeBarProps) {
  const { t } = useTranslation('keypad');
  const { ofSeats, choose } = fees;
  const { fee, amount, behind = 0 } = fees.chosen;
  if (fee === undefined) return null;
  return (
    <>
      {ofSeats.length > 1 ? (
        <Choice
          label={t('fees.which')}
          chosen={fee.key}
          options={ofSeats.map(({ key, title, amounts: [posted] }) => ({
            value: key,
            title: posted === undefined ? title : `${title} ${money(posted)}`,
          }))}
          onChoose={(key) => choose({ key })}
        />
      ) : null}
      {fee.amounts.length > 1 ? (
        <Choice
          label={t('fees.amount')}
          chosen={amount}
          options={fee.amounts.map((value) => ({ value, title: money(value) }))}
          onChoose={(value) => choose({ amount: value })}
        />
      ) : null}
      {fee.hasBackline ? (
        <Choice
          label={t('fees.who')}
          chosen={`${behind}`}
          options={placesOf(behindMost).map((place) => ({
            value: `${place}`,
            title: place === 0 ? t('fees.seat') : t('fees.behind', { place }),
          }))}
          onChoose={(place) => choose({ behind: place === '0' ? undefined : Number(place) })}
        />
      ) : null}
      <Button className="min-h-14" onClick={fees.allPlayers}>
        {t('fees.all')}
      </Button>
      <Button className="min-h-14" look="quiet" onClick={fees.clear}>
        {t('fees.clear')}
      </Button>
    </>
  );
}

interface FeeBarProps {
  readonly fees: Fees;
  /** How many are known to bet behind one seat, at most. */
  readonly behindMost: number;
}

/** How many are dealt in, the fees of the table, and what a touch of a seat puts in. */
export function FeeBar(props: FeeBarProps) {
  const { fees } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {fees.dealtIn.isAsked ? <DealtInKey dealtIn={fees.dealtIn} /> : null}
      {fees.ofTable.map((fee) => (
        <TableFee key={fee.key} fees={fees} fee={fee} />
      ))}
      <SeatFees {...props} />
    </div>
  );
}
