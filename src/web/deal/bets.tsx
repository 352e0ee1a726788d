import { useTranslation } from 'react-i18next';
import { dollarsOf, isZero, usd, ZERO } from '#money';
import { ChipRack, type HeldChip } from '../practice/chip-rack.tsx';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { Chips } from './chips.tsx';
import { chipsAt, type DealtTable } from './use-dealt-table.ts';
import { afterTouch, circlesOf, touchedCircles } from './wagers.ts';

interface BetsProps {
  readonly dealt: DealtTable;
  readonly seat: number | undefined;
  readonly held: HeldChip;
  readonly onHold: (held: HeldChip) => void;
}

/** The circles of the seat that was touched, and the chip in the hand: one touch lays one chip. */
export function Bets({ dealt, seat, held, onHold }: BetsProps) {
  const { t } = useTranslation('deal');
  const { game, facts, laid, last, lay } = dealt;
  const table = facts.state;
  const chips = seat === undefined ? {} : chipsAt(dealt, seat);
  const touch = (wager: string) => {
    if (seat === undefined) return;
    const next =
      held === 'take-back'
        ? Object.fromEntries(Object.entries(chips).filter(([each]) => each !== wager))
        : afterTouch({ game, table }, chips, { wager, chip: usd(String(held)) });
    lay({ ...laid, [seat]: next });
  };
  const canTouch = touchedCircles(game, table);
  const shortOf = (wager: string, name: string): string =>
    t(`short.${wager as 'fiveCardHandBonusPlayer'}`, { defaultValue: name });
  const isEmpty = Object.keys(chips).length === 0;
  const hasLast = Object.keys(last).length > 0;
  return (
    <div className="flex flex-col gap-1.5 sm:gap-3">
      <div className="flex items-center justify-between gap-2">
        <ChipRack held={held} onHold={onHold} />
        {seat === undefined || isEmpty ? (
          hasLast ? (
            <Button className="shrink-0 px-3!" onClick={() => lay({ ...laid, ...last })}>
              {t('bets.again')}
            </Button>
          ) : null
        ) : (
          <Button
            className="shrink-0 px-3!"
            aria-label={t('bets.clear', { seat })}
            onClick={() => lay({ ...laid, [seat]: {} })}
          >
            {t('bets.clearShort')}
          </Button>
        )}
      </div>
      {seat === undefined ? (
        <div className="flex min-h-18 flex-wrap items-center justify-between gap-2">
          <p className="text-lg text-muted">{t('bets.choose')}</p>
          <Chips table={facts.table} />
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are circles.
        <div
          role="group"
          aria-label={t('bets.of', { seat })}
          className="grid grid-cols-4 gap-1.5 sm:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] sm:gap-2"
        >
          {circlesOf(game, table).map((wager) => {
            const name = game.wagers.find(({ id }) => id === wager)?.name ?? wager;
            const amount = chips[wager] ?? ZERO;
            const said = { wager: name, seat, amount: money(dollarsOf(amount)) };
            const isFixed = !canTouch.includes(wager);
            return (
              <button
                key={wager}
                type="button"
                aria-label={t('bets.lay', said)}
                disabled={isFixed}
                onClick={() => touch(wager)}
                className={`flex min-h-17 min-w-0 flex-col items-center justify-center gap-0.5 rounded-panel border-2 px-1 text-center motion-safe:active:scale-[.97] ${isZero(amount) ? 'border-line-strong border-dashed' : 'border-gold'} ${isFixed ? '' : 'cursor-pointer touch-manipulation bg-raised'}`}
              >
                <span className="line-clamp-2 text-[0.7rem] leading-tight sm:text-sm">
                  {shortOf(wager, name)}
                </span>
                <span className="font-bold text-gold text-lg tabular-nums leading-tight">
                  {isZero(amount) ? '–' : said.amount}
                </span>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
