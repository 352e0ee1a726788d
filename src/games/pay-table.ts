// Pay tables as plain data, for settlement, exact odds and screens alike: ordered rows, of which
// the first that a hand meets is the one that is paid.

import { firstRankOfStrength, type RankedHand } from '#hands';
import { asCents, type Cents, countOf } from '#money';
import { given } from '#result';

/** The stake comes back, and `wins` for every `per` staked with it. */
export interface ToPays {
  readonly kind: 'to';
  readonly wins: bigint;
  readonly per: bigint;
}

/** So many times the stake; the stake itself stays with the house. */
export interface ForPays {
  readonly kind: 'for';
  readonly times: bigint;
}

/** So much of the meter as it stands; the stake stays with the house. */
export interface PercentPays {
  readonly kind: 'percent';
  readonly percent: bigint;
}

export type Pays = ToPays | ForPays | PercentPays;

export const to = (wins: bigint, per = 1n): ToPays => ({ kind: 'to', wins, per });
export const forOne = (times: bigint): ForPays => ({ kind: 'for', times });
export const percent = (percent: bigint): PercentPays => ({ kind: 'percent', percent });

/** "3 to 2", "300 for 1", "10% of the meter". */
export function paysText(pays: Pays): string {
  switch (pays.kind) {
    case 'to':
      return `${pays.wins} to ${pays.per}`;
    case 'for':
      return `${pays.times} for 1`;
    case 'percent':
      return `${pays.percent}% of the meter`;
  }
}

/** The winnings of an "N to M" row, without the stake. Half a cent is not paid (reading). */
export const winningsOf = ({ wins, per }: ToPays, stake: Cents): Cents =>
  asCents((countOf(stake) * wins) / per);

/** Hands that a row can ask for, with their names on a layout. A royal flush of four cards is the
 * suited A-K-Q-J. */
const ROW_NAMES = {
  'four-aces': 'Four aces',
  'royal-flush': 'Royal flush',
  'four-of-a-kind': 'Four of a kind',
  'straight-flush': 'Straight flush',
  'full-house': 'Full house',
  'three-of-a-kind': 'Three of a kind',
  flush: 'Flush',
  straight: 'Straight',
  'two-pair': 'Two pair',
  'pair-of-aces': 'Pair of aces',
  'pair-of-queens-or-better': 'Pair of queens or better',
} as const;
export type RowId = keyof typeof ROW_NAMES;

export interface PayRow {
  readonly row: RowId;
  readonly name: string;
  readonly pays: Pays;
  /** What every other player with the wager gets, when the wager is the table's `envyWager`. */
  readonly envy?: Cents;
}

export interface PayTable {
  /** As the rule names it, `-` where there is only one. */
  readonly id: string;
  readonly clause: string;
  /** Which cards are ranked: the best four, or all five. */
  readonly ranks: 'four-card' | 'five-card';
  readonly rows: readonly PayRow[];
  /** The least that its meter may be reset to, where the rule says so. */
  readonly leastReset?: Cents;
  /** The wager for which the envy amounts are printed; others are paid in proportion. */
  readonly envyWager?: Cents;
}

export const payRow = (row: RowId, pays: Pays, envy?: Cents): PayRow =>
  given({
    row,
    name: ROW_NAMES[row],
    pays,
    envy,
  });

type Met = Pick<RankedHand, 'category' | 'strength'>;

const QUEEN = 10;
const ACE = 12;
/** The rank that decides a hand first: of the pair, of the four, the top of a straight. */
export const firstRankOf = (hand: Met): number => firstRankOfStrength(hand.strength);

/** Whether a hand is of the kind that a row asks for. */
export function meets(row: RowId, hand: Met): boolean {
  const { category } = hand;
  switch (row) {
    case 'four-aces':
      return category === 'four-of-a-kind' && firstRankOf(hand) === ACE;
    case 'royal-flush':
      return (
        category === 'royal-flush' || (category === 'straight-flush' && firstRankOf(hand) === ACE)
      );
    case 'pair-of-aces':
      return category === 'pair' && firstRankOf(hand) === ACE;
    case 'pair-of-queens-or-better':
      return category === 'pair' && firstRankOf(hand) >= QUEEN;
    default:
      return category === row;
  }
}

/** The row that a hand is paid by: the first that it meets. */
export const rowMet = ({ rows }: Pick<PayTable, 'rows'>, hand: Met): PayRow | undefined =>
  rows.find(({ row }) => meets(row, hand));

/** The envy that a player with this wager gets for another player's hand. */
export function envyOf(table: PayTable, hand: Met, wager: Cents): Cents | null {
  const { envyWager } = table;
  const envy = rowMet(table, hand)?.envy;
  if (envy === undefined || envyWager === undefined) return null;
  return asCents((countOf(envy) * countOf(wager)) / countOf(envyWager));
}
