// A structure as it is typed: levels out of a few figures or one by one, the places line by line,
// and the parts that a posting has.
import type { TournamentOffering } from '#house';
import type { Level, Payout, Structure } from '#rules';

/** Blinds double every two levels, with a step between that chips can make: 1, 2, 3, 4, 6, 8, 12 … */
const stepOf = (index: number): number =>
  index % 2 === 0 && index > 0 ? 3 * 2 ** (index / 2 - 1) : 2 ** Math.ceil(index / 2);

/** One more than the house takes: it says so, and a slip of the finger makes no endless list. */
const MOST_LEVELS = 201;

/** A line of the list of levels, as it was typed. */
export interface LevelRow {
  readonly kind: Level['kind'];
  readonly minutes: string;
  readonly small: string;
  readonly big: string;
  readonly ante: string;
}

/** What the list of levels is made of, before it is changed by hand. */
export const LEVEL_FIGURES = ['minutes', 'small', 'levels', 'breakEvery', 'breakMinutes'] as const;
export type LevelFigures = Readonly<Record<(typeof LEVEL_FIGURES)[number], string>>;

export function rowsOf(figures: LevelFigures): readonly LevelRow[] {
  const { minutes, breakMinutes } = figures;
  const [small, levels, every] = [figures.small, figures.levels, figures.breakEvery].map(
    Number,
  ) as [...[number, number, number]];
  const steps = Array.from({ length: Math.min(levels, MOST_LEVELS) }, (_, index) => stepOf(index));
  return steps.flatMap((step, index): readonly LevelRow[] => {
    const level = newRow('level', minutes, { small: small * step, big: small * step * 2 });
    const isBefore = every > 0 && index > 0 && index % every === 0;
    return isBefore ? [newRow('break', breakMinutes), level] : [level];
  });
}

export const newRow = (
  kind: Level['kind'],
  minutes: string,
  blinds: { readonly small: number; readonly big: number } = { small: 0, big: 0 },
): LevelRow => ({ kind, minutes, small: `${blinds.small}`, big: `${blinds.big}`, ante: '' });

/** Everything that is typed. What the posting does not have is never asked for, and stays empty. */
export interface TypedStructure {
  readonly levels: readonly LevelRow[];
  readonly startingChips: string;
  readonly seatsPerTable: string;
  readonly lateEntryUntil: string;
  readonly rebuysUntil: string;
  readonly rebuyChips: string;
  readonly addOnsUntil: string;
  readonly addOnChips: string;
  readonly payouts: string;
  readonly added: string;
  readonly charityName: string;
  readonly charityPercent: string;
}

const USUAL = { startingChips: 1500, seatsPerTable: 9, minutes: 20 } as const;

export function figuresOf({ parts }: Pick<TournamentOffering, 'parts'>): LevelFigures {
  const { minutes = USUAL.minutes } = parts.settled;
  const breakEvery = parts.breaks ? '4' : '0';
  return { minutes: `${minutes}`, small: '25', levels: '10', breakEvery, breakMinutes: '10' };
}

/** The posting is the start of what is advertised. */
export function typedFor(offered: Pick<TournamentOffering, 'parts'>): TypedStructure {
  const { settled, payouts } = offered.parts;
  const { startingChips: chips, seatsPerTable } = { ...USUAL, ...settled };
  return {
    levels: rowsOf(figuresOf(offered)),
    startingChips: `${chips}`,
    seatsPerTable: `${seatsPerTable}`,
    lateEntryUntil: '0',
    rebuysUntil: '0',
    rebuyChips: `${chips}`,
    addOnsUntil: '0',
    addOnChips: `${chips}`,
    payouts: payouts.length === 0 ? '' : '1: 100%\n4: 50%, 30%, 20%',
    added: '',
    charityName: '',
    charityPercent: '',
  };
}

/** Text that is no number is sent as typed, so that the house says what is wrong with it. */
export function numberIn(typed: string): number {
  const text = typed.replaceAll(',', '');
  return (/^\d+$/.test(text) ? Number(text) : text === '' ? undefined : text) as number;
}

function levelIn({ kind, minutes, small, big, ante }: LevelRow): Level {
  if (kind === 'break') return { kind, minutes: numberIn(minutes) };
  const blinds = { kind, minutes: numberIn(minutes), small: numberIn(small), big: numberIn(big) };
  return ante === '' ? blinds : { ...blinds, ante: numberIn(ante) };
}

/** `10: 50%, 30%, 20%` or `10: $500, $300` a line. A line that is neither is sent as one without
 * percentages, which no sheet takes. */
export const payoutsIn = (text: string): readonly Payout[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Payout => {
      const [before = '', after = ''] = line.split(':');
      const from = numberIn(before.trim());
      const parts = after.split(',').map((part) => part.trim());
      const kept = parts.filter((part) => part !== '');
      return kept.some((part) => part.startsWith('$'))
        ? { from, amounts: kept.map((part) => part.replace(/^\$/, '')) }
        : { from, percents: kept.map((part) => part.replace(/\s*%$/, '')) };
    });

const isUsed = (until: string): boolean => until !== '' && until !== '0';

const moreChips = (chips: string, until: string) => ({
  chips: numberIn(chips),
  untilLevel: numberIn(until),
});

export const structureOf = (typed: TypedStructure): Structure => ({
  levels: typed.levels.map(levelIn),
  startingChips: numberIn(typed.startingChips),
  seatsPerTable: numberIn(typed.seatsPerTable),
  lateEntryUntil: numberIn(typed.lateEntryUntil),
  ...(isUsed(typed.rebuysUntil) ? { rebuys: moreChips(typed.rebuyChips, typed.rebuysUntil) } : {}),
  ...(isUsed(typed.addOnsUntil) ? { addOns: moreChips(typed.addOnChips, typed.addOnsUntil) } : {}),
  payouts: payoutsIn(typed.payouts),
  ...(typed.added === '' ? {} : { added: typed.added }),
  ...(typed.charityName === '' && typed.charityPercent === ''
    ? {}
    : {
        charity: {
          name: typed.charityName,
          percent: typed.charityPercent,
        },
      }),
});
