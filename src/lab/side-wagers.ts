// Wagers that pay by a hand alone, no matter what the dealer has: how often each row is met, what
// comes back, and the meter at which a progressive wager is even.
import { STANDARD_DECK } from '#cards';
import type { PayRow, Pays, PayTable } from '#games';
import { rowMet } from '#games';
import { describeFiveCard, describeFourCard, fiveCardPlaces, fourCardPlaces } from '#hands';
import {
  addRatios,
  type Cents,
  countOf,
  divideRatios,
  multiplyRatios,
  type Ratio,
  ratioOf,
  subtractRatios,
} from '#money';

export interface PayRowOdds {
  readonly row: PayRow;
  readonly probability: Ratio;
}

export interface TableOdds {
  readonly rows: readonly PayRowOdds[];
  /** That some row is met. */
  readonly hitFrequency: Ratio;
  /** What the rows with odds give back, per unit staked. */
  readonly fixedReturn: Ratio;
  /** What the rows with percentages give back of a meter: a chance times a share. */
  readonly meterShare: Ratio;
}

const ONE = ratioOf(1n);
const NOTHING = ratioOf(0n);
const sum = (ratios: readonly Ratio[]): Ratio => ratios.reduce(addRatios, NOTHING);

type Strengths = ReadonlyMap<number, number>;

/** How many of all hands of five cards have each strength. */
const strengthsKnown = new Map<PayTable['ranks'], Strengths>();

function strengthsOf(ranks: PayTable['ranks']): Strengths {
  const known = strengthsKnown.get(ranks);
  if (known !== undefined) return known;
  const table = ranks === 'four-card' ? fourCardPlaces(5) : fiveCardPlaces(5);
  const counts = table.tally(STANDARD_DECK.cards);
  const found = new Map(
    table.strengths.map((strength, index) => [strength, counts[index + 1] as number]),
  );
  strengthsKnown.set(ranks, found);
  return found;
}

const HANDS = 2_598_960n;

/** How often each row of a table is the one that five cards meet. */
export function rowOdds(table: PayTable): PayRowOdds[] {
  const describe = table.ranks === 'four-card' ? describeFourCard : describeFiveCard;
  const counts = new Map<PayRow, number>(table.rows.map((row) => [row, 0]));
  for (const [strength, count] of strengthsOf(table.ranks)) {
    const row = rowMet(table, { category: describe(strength).category, strength });
    if (row !== undefined) counts.set(row, (counts.get(row) as number) + count);
  }
  return [...counts].map(([row, count]) => ({ row, probability: ratioOf(BigInt(count), HANDS) }));
}

/** What a row gives back for a unit staked, the stake with it where it comes back; the share of a
 * meter apart. */
function givesBack(pays: Pays): { readonly fixed: Ratio; readonly ofMeter: Ratio } {
  switch (pays.kind) {
    case 'to':
      return { fixed: ratioOf(pays.wins + pays.per, pays.per), ofMeter: NOTHING };
    case 'for':
      return { fixed: ratioOf(pays.times), ofMeter: NOTHING };
    case 'percent':
      return { fixed: NOTHING, ofMeter: ratioOf(pays.percent, 100n) };
    default:
      return pays satisfies never;
  }
}

export function oddsOfRows(rows: readonly PayRowOdds[]): TableOdds {
  const weighed = (part: 'fixed' | 'ofMeter') =>
    sum(rows.map(({ row, probability }) => multiplyRatios(probability, givesBack(row.pays)[part])));
  return {
    rows,
    hitFrequency: sum(rows.map(({ probability }) => probability)),
    fixedReturn: weighed('fixed'),
    meterShare: weighed('ofMeter'),
  };
}

/** What a wager gives back per unit staked with the meter at an amount. */
export const returnAt = (
  { fixedReturn, meterShare }: TableOdds,
  { meter, wager }: { readonly meter: Cents; readonly wager: Cents },
): Ratio =>
  addRatios(fixedReturn, multiplyRatios(meterShare, ratioOf(countOf(meter), countOf(wager))));

/** The meter, in dollars, at which a wager gives back what is staked; null without a meter. */
export function breakEvenMeter({ fixedReturn, meterShare }: TableOdds, wager: Cents): Ratio | null {
  if (meterShare.numerator === 0n) return null;
  const missing = multiplyRatios(subtractRatios(ONE, fixedReturn), ratioOf(countOf(wager), 100n));
  return divideRatios(missing, meterShare);
}

/** What envy brings, in dollars a round, to a player with the table's printed wager among so many
 * players: each of the others holds each hand with its chance. */
export function envyAmong(rows: readonly PayRowOdds[], players: number): Ratio {
  const perPlayer = sum(
    rows.map(({ row, probability }) =>
      row.envy === undefined
        ? NOTHING
        : multiplyRatios(probability, ratioOf(countOf(row.envy), 100n)),
    ),
  );
  return multiplyRatios(ratioOf(BigInt(players - 1)), perPlayer);
}
