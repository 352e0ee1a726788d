import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { money } from '../ui/format.ts';
import type { FeeHere } from './fees-in.ts';
import type { Fees } from './use-fees.ts';

function TableFee({ fees, fee }: { readonly fees: Fees; readonly fee: FeeHere }) {
  const { t } = useTranslation('keypad');
  const isIn = fees.isIn(fee);
  const amount = fee.amount === undefined ? '' : money(fee.amount);
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

/** Which fee a touch of a seat puts in, the fees of the table, and all players at once. */
export function FeeBar({ fees }: { readonly fees: Fees }) {
  const { t } = useTranslation('keypad');
  const { ofSeats, ofTable, chosen } = fees;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ofSeats.length > 1 && chosen !== undefined ? (
        <Choice
          label={t('fees.which')}
          chosen={chosen.key}
          options={ofSeats.map(({ key, title, amount }) => ({
            value: key,
            title: amount === undefined ? title : `${title} ${money(amount)}`,
          }))}
          onChoose={fees.choose}
        />
      ) : null}
      {ofTable.map((fee) => (
        <TableFee key={fee.key} fees={fees} fee={fee} />
      ))}
      {ofSeats.length === 0 ? null : (
        <>
          <Button className="min-h-14" onClick={fees.allPlayers}>
            {t('fees.all')}
          </Button>
          <Button className="min-h-14" look="quiet" onClick={fees.clear}>
            {t('fees.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
