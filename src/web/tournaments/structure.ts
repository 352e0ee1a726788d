// A structure out of a few figures: levels whose blinds grow, breaks between them, and the places as
// somebody types them.
import type { Level, Payout, Structure } from '#rules';

/** Each level asks for half as much again, in steps that chips can make. */
const STEPS: readonly number[] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256];

export interface Figures {
  readonly minutes: number;
  readonly small: number;
  readonly levels: number;
  readonly breakEvery: number;
  readonly breakMinutes: number;
}

export function levelsOf({
  minutes,
  small,
  levels,
  breakEvery,
  breakMinutes,
}: Figures): readonly Level[] {
  return STEPS.slice(0, levels).flatMap((step, index): readonly Level[] => {
    const level = { kind: 'level', minutes, small: small * step, big: small * step * 2 } as const;
    const isBefore = breakEvery > 0 && index > 0 && index % breakEvery === 0;
    return isBefore ? [{ kind: 'break', minutes: breakMinutes }, level] : [level];
  });
}

export const MOST_LEVELS = STEPS.length;

const LINE = /^\s*(\d+)\s*:\s*([\d.,\s]+)$/;

/** `10: 50, 30, 20` a line; the number of a line that is none. */
export function payoutsIn(text: string): readonly Payout[] | number {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const payouts: Payout[] = [];
  for (const [index, line] of lines.entries()) {
    const [, from, percents] = LINE.exec(line) ?? [];
    if (from === undefined || percents === undefined) return index + 1;
    payouts.push({
      from: Number(from),
      percents: percents
        .split(',')
        .map((percent) => percent.trim())
        .filter((percent) => percent !== ''),
    });
  }
  return payouts;
}

export interface Typed extends Figures {
  readonly startingChips: number;
  readonly seatsPerTable: number;
  readonly lateEntryUntil: number;
  readonly rebuysUntil: number;
  readonly rebuyChips: number;
  readonly addOnsUntil: number;
  readonly addOnChips: number;
}

export const structureOf = (typed: Typed, payouts: readonly Payout[]): Structure => ({
  levels: levelsOf(typed),
  startingChips: typed.startingChips,
  seatsPerTable: typed.seatsPerTable,
  lateEntryUntil: typed.lateEntryUntil,
  ...(typed.rebuysUntil === 0
    ? {}
    : { rebuys: { chips: typed.rebuyChips, untilLevel: typed.rebuysUntil } }),
  ...(typed.addOnsUntil === 0
    ? {}
    : { addOns: { chips: typed.addOnChips, untilLevel: typed.addOnsUntil } }),
  payouts,
});

const UTC = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' },
});

/** An instant as the house reads it: 2026-11-21T18:00:00Z. */
export const utcText = (instant: number): string => `${UTC.format(instant).replace(' ', 'T')}Z`;
