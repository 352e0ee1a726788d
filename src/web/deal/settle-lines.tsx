import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import type { DealtTable } from './use-dealt-table.ts';

type Lines = DealtTable['facts']['settlement'][number]['lines'];

const isSome = (amount: string): boolean => Number(amount) !== 0;

function Amount({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <span className="flex flex-col items-end">
      <span className="text-muted text-xs">{label}</span>
      <span
        className={`font-bold text-xl tabular-nums leading-tight ${isSome(amount) ? '' : 'text-faint'}`}
      >
        {isSome(amount) ? money(amount) : '–'}
      </span>
    </span>
  );
}

/** What to take and what to pay, wager by wager, with the odds as the rules have them. */
export function SettleLines({
  dealt,
  seat,
  lines,
}: {
  readonly dealt: DealtTable;
  readonly seat: number;
  readonly lines: Lines;
}) {
  const { t } = useTranslation('deal');
  const nameOf = (wager: string) => dealt.game.wagers.find(({ id }) => id === wager)?.name ?? wager;
  return (
    <section aria-label={t('settle.title', { seat })}>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <li
            key={line.wager}
            className="grid grid-cols-[minmax(0,1fr)_6.5rem_6.5rem] items-center gap-x-3 py-1"
          >
            <span className="min-w-0">
              <span className="font-semibold text-lg leading-tight">{nameOf(line.wager)} </span>
              <span
                className={`font-semibold ${line.result === 'win' ? 'text-live' : 'text-muted'}`}
              >
                {t(`settle.${line.result}`)}
                {line.pays === undefined ? '' : ` ${line.pays}`}
              </span>
              <span className="block truncate text-muted text-xs">
                {[
                  line.because,
                  ...(line.toAccount === undefined
                    ? []
                    : [t('settle.account', { amount: money(line.toAccount) })]),
                  ...(line.fromMeter === undefined
                    ? []
                    : [t('settle.meter', { amount: money(line.fromMeter) })]),
                ].join(' · ')}
              </span>
            </span>
            <Amount label={t('settle.take')} amount={line.take} />
            <Amount label={t('settle.pay')} amount={line.pay} />
          </li>
        ))}
      </ul>
    </section>
  );
}
