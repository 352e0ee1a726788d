// What a question and its answer look like to the second implementations of the sheets, and the few
// words that all of them need. Nothing here comes from src/rules, src/activities, src/games or
// src/hands: the sheets are written again from their documents.
import { below, type RandomSource } from '#chance';

export type Person =
  | 'patron'
  | 'tpp'
  | 'employee-off-duty'
  | 'employee-off-duty-in-uniform'
  | 'employee-standby-in-uniform'
  | 'employee-on-duty'
  | 'excluded';

type Position = 'seated' | 'backline' | 'player-dealer';

/** Cards are text, as in "As Kd"; tiles too. */
export interface Seat {
  seat: number;
  person: Person;
  position: Position;
  fee: boolean | Record<string, boolean>;
  wager?: string;
  folded: false | string;
  heldAside: boolean;
  missedBlind: boolean;
  hole?: string;
  up?: string;
  cards?: string;
  front?: string;
  middle?: string;
  back?: string;
  tiles?: string;
}

export interface Deal {
  game: string;
  seats: Seat[];
  board?: string;
  player?: string;
  banker?: string;
  dealer?: { cards?: string; up?: string; down?: string; tiles?: string };
  pot?: string;
  limit?: string;
  tournament: boolean;
  misdeal: boolean;
  collusion: boolean;
  standardDeck: boolean;
  otherTables?: { table: string; feesPaid: number }[];
}

export interface Question {
  activity: string;
  offering: {
    options: Record<string, string>;
    values: Record<string, string | number>;
    /** How the house reads what the document leaves open. */
    settings?: Record<string, string>;
  };
  balances: { meter?: string | Record<string, string>; reserve: string };
  deal: Deal;
}

/** One award: dollars, or so many tickets or points. */
export interface Win {
  row: string;
  seat: number | null;
  position?: Position;
  share: string;
  amount?: string;
  count?: number;
}

export interface Sheet {
  readonly activity: string;
  question(random: Dice): Question;
  /** Who wins what by the document, in any order. */
  decide(question: Question): Win[];
}

/** Chance, in the words that a deal needs. */
export interface Dice {
  readonly source: RandomSource;
  below(limit: number): number;
  between(low: number, high: number): number;
  pick<T>(...items: readonly T[]): T;
  chance(percent: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
}

export function diceOf(source: RandomSource): Dice {
  const upTo = (limit: number): number => below(source, limit);
  return {
    source,
    below: upTo,
    between: (low, high) => low + upTo(high - low + 1),
    pick: (...items) => items[upTo(items.length)] as (typeof items)[number],
    chance: (percent) => upTo(100) < percent,
    shuffle(items) {
      const left = [...items];
      return items.map(() => left.splice(upTo(left.length), 1)[0] as (typeof items)[number]);
    },
  };
}

export const cents = (dollars: string): bigint => BigInt(dollars.replace('.', ''));

export function dollars(amount: bigint): string {
  const text = amount.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Dollars and cents between two whole amounts. */
export const someDollars = (random: Dice, low: number, high: number): string =>
  dollars(BigInt(random.between(low, high)) * 100n + BigInt(random.pick(0, 0, random.below(100))));

/** An amount of a range: one of its ends, or dollars and cents between them. */
export const dollarsWithin = (random: Dice, low: number, high: number): string =>
  random.pick(
    dollars(BigInt(low) * 100n),
    dollars(BigInt(high) * 100n),
    someDollars(random, low, high - 1),
  );

export const numberIn = ({ offering }: Question, value: string): number =>
  Number(offering.values[value]);

/** A posted amount in cents. */
export const postedIn = ({ offering }: Question, value: string): bigint =>
  cents(String(offering.values[value]));

/** Now and then the other way to read what a document leaves open, each under the name of its
 * setting. */
export const someReadings = (
  random: Dice,
  others: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(others).filter(() => random.chance(30)));

export const isRead = ({ offering }: Question, name: string, as: string): boolean =>
  offering.settings?.[name] === as;

/** The meter of a sheet that has one, in cents. */
export const meterIn = ({ balances: { meter } }: Question, name?: string): bigint =>
  cents(String(typeof meter === 'object' ? meter[name as string] : meter));

export const winOf = (
  { seat, position }: Pick<Seat, 'seat' | 'position'>,
  row: string,
  won: { share?: string; amount: bigint } | { share?: string; count: number },
): Win => ({
  row,
  seat,
  position,
  share: won.share ?? ('count' in won ? 'ticket' : 'hand'),
  ...('amount' in won ? { amount: dollars(won.amount) } : { count: won.count }),
});
