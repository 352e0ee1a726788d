// How often the rows of an activity come, what they cost a fee, and the meter at which a fee is
// even. Rows that say which cards they look at are counted over every deal; where some row of a
// game does not, the game's rows are estimated from deals of a fixed seed, and say so.
import { seededSource } from '#chance';
import { type Deal, type DealtGame, type DealtSeat, dealtGameNamed } from '#games';
import type { Lines } from '#hands';
import {
  addRatios,
  countOf as centCountOf,
  compareRatios,
  divideRatios,
  makeExact,
  multiplyRatios,
  numberOf,
  type Ratio,
  ratioOf,
  subtractRatios,
} from '#money';
import { assert } from '#result';
import {
  type Activity,
  dollarsOf,
  type Finding,
  findingsOf,
  type LooksAt,
  nestedOf,
  type Offering,
  type Posted,
  prizeText,
  type Row,
  rowsFor,
} from '#rules';
import { dealCountOf, visitFalls } from './card-spaces.ts';
import type { Progress } from './held-counts.ts';
import { countLines } from './line-spaces.ts';
import type { Figure } from './odds.ts';

export interface ActivityRowOdds {
  readonly row: string;
  readonly title: string;
  readonly game: string;
  /** Of a hand, or of a round where the cards are everybody's or several hands decide. */
  readonly per: 'hand' | 'round';
  /** That this row is the one that is paid. */
  readonly probability: Figure;
  readonly pays: string;
  /** Dollars that it pays out on the average, a meter standing at its seed; null where the prize is
   * not money. */
  readonly cost: Figure | null;
}

export interface ActivityOdds {
  readonly activity: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rows: readonly ActivityRowOdds[];
  /** By game, the meter in dollars at which a fee comes back whole; null where no meter can. */
  readonly breakEvenMeter: Readonly<Record<string, Figure | null>>;
  readonly assumed: readonly string[];
}

/** Deals from which estimates are made. */
const ESTIMATED_DEALS = 40_000;
const SEED = 20_261_115;

export function activityOdds(
  offering: Offering,
  { decks, onProgress = () => {} }: { readonly decks?: number; readonly onProgress?: Progress },
): ActivityOdds {
  const { activity, options, games, assumed } = offering;
  const rows: ActivityRowOdds[] = [];
  const breakEven: Record<string, Figure | null> = {};
  games.forEach((id, index) => {
    const game = dealtGameNamed(id);
    assert(game !== undefined, `${id} is a game of ${activity.id}`);
    const dealt = rowsFor(offering, id).filter(({ when }) => when.of !== 'event');
    const chart = inOrder(offering, dealt);
    if (chart.length === 0) return;
    const shown: Progress = (done, all) => onProgress(index + done / all, games.length);
    const chances = chancesOf(chart, {
      game,
      decks: decks ?? game.decks.usual,
      offering,
      onProgress: shown,
    });
    rows.push(...chart.map((row, at) => rowOdds(row, chances[at] as Chance, { game, offering })));
    breakEven[id] = breakEvenOf(chart, chances, offering);
  });
  return { activity: activity.id, options, rows, breakEvenMeter: breakEven, assumed };
}

/** Rows in the order in which one of them is paid. */
function inOrder(offering: Offering, chart: readonly Row[]): readonly Row[] {
  if (nestedOf(offering) !== 'greatest-prize') return chart;
  const dear = (row: Row): Ratio => worthOf(row, offering)?.dollars ?? ratioOf(0n);
  return [...chart].sort((a, b) => compareRatios(dear(b), dear(a)));
}

/** A probability, exact or with the number of tries behind it. */
interface Chance {
  readonly value: Ratio;
  readonly tries?: number;
}

interface Counted {
  readonly game: DealtGame;
  readonly decks: number;
  readonly offering: Posted;
  readonly onProgress: Progress;
}

function figureOf({ value, tries }: Chance): Figure {
  if (tries === undefined) return makeExact(value);
  const p = numberOf(value);
  return { value: p, standardError: Math.sqrt((p * (1 - p)) / tries), rounds: tries };
}

function chancesOf(chart: readonly Row[], counted: Counted): readonly Chance[] {
  const looks = chart.flatMap(({ looksAt = counted.offering.activity.looksAt }) => looksAt ?? []);
  if (looks.length < chart.length || counted.game.deck === 'tiles') {
    return estimatedChances(chart, counted);
  }
  return looks.some(({ lines }) => lines)
    ? lineChances(chart, counted)
    : cardChances(chart, looks, counted);
}

const NOBODY: Omit<DealtSeat, 'seat'> = {
  person: 'patron',
  position: 'seated',
  fee: true,
  folded: false,
  heldAside: false,
  missedBlind: false,
};

const dealOf = (game: string, decks: number, places: Partial<Deal>, seat: object): Deal => ({
  game,
  seats: [{ seat: 1, ...NOBODY, ...seat }],
  tournament: false,
  npn: false,
  misdeal: false,
  collusion: false,
  standardDeck: true,
  decks,
  otherTables: [],
  ...places,
});

function isMet({ when }: Row, deal: Deal, posted: Posted): boolean {
  if (when.of === 'hand') return when.test(deal, deal.seats[0] as DealtSeat, posted);
  return (when.of === 'table' || when.of === 'dealer-hand') && when.test(deal, posted);
}

/** Which rows a deal is paid for, one bit each: the first that it meets, or all of them. */
function paidFor(chart: readonly Row[], deal: Deal, posted: Posted): number {
  const isAll = nestedOf(posted) === 'all-that-apply';
  let bits = 0;
  for (let at = 0; at < chart.length; at++) {
    if (!isMet(chart[at] as Row, deal, posted)) continue;
    bits |= 1 << at;
    if (!isAll) break;
  }
  return bits;
}

/** Ways by row out of ways by bits. */
const byRow = (chart: readonly Row[], ways: ReadonlyMap<number, number>): readonly number[] =>
  chart.map((_, at) =>
    [...ways].reduce((sum, [bits, count]) => ((bits >> at) & 1 ? sum + count : sum), 0),
  );

/** Suits that no row tells apart. */
function suitsOf(looks: readonly LooksAt[]): 'all-alike' | 'by-color' | 'by-name' {
  if (looks.some(({ suits }) => suits === 'by-name')) return 'by-name';
  return looks.every(({ suits }) => suits === 'all-alike') ? 'all-alike' : 'by-color';
}

/** Over every way in which the cards that matter can fall. */
function cardChances(
  chart: readonly Row[],
  looks: readonly LooksAt[],
  { game, decks, offering }: Counted,
): readonly Chance[] {
  assert(game.deck !== 'tiles', 'cards are counted, not tiles');
  const most = (place: 'own' | 'board' | 'up' | 'down'): number =>
    Math.max(...looks.map((each) => each[place] ?? 0));
  const [own, board, up, down] = [most('own'), most('board'), most('up'), most('down')];
  const space = { sizes: [own, board, up, down], deck: game.deck, decks, suits: suitsOf(looks) };
  const ownPlace = 'hole' in game.layout.seat ? 'hole' : 'cards';
  const ways = new Map<number, number>();
  visitFalls(space, ({ places: [hand = [], shared = [], open = [], hidden = []], ways: more }) => {
    const dealer = { ...(up > 0 ? { up: open } : {}), ...(down > 0 ? { down: hidden } : {}) };
    const deal = dealOf(
      game.id,
      decks,
      { ...(board > 0 ? { board: shared } : {}), ...(up + down > 0 ? { dealer } : {}) },
      own > 0 ? { [ownPlace]: hand } : {},
    );
    const bits = paidFor(chart, deal, offering);
    if (bits !== 0) ways.set(bits, (ways.get(bits) ?? 0) + more);
  });
  const all = BigInt(dealCountOf(space));
  return byRow(chart, ways).map((count) => ({ value: ratioOf(BigInt(count), all) }));
}

function lineChances(
  chart: readonly Row[],
  { game, decks, offering, onProgress }: Counted,
): readonly Chance[] {
  const met = (lines: Lines): number => paidFor(chart, dealOf(game.id, decks, lines, {}), offering);
  const { ways, all } = countLines(met, { decks, onProgress });
  return byRow(chart, ways).map((count) => ({ value: ratioOf(BigInt(count), BigInt(all)) }));
}

/** Whether a row is decided hand by hand. */
const isPerHand = ({ when }: Row): boolean => when.of === 'hand';

/** The rows that the findings of a deal are paid for; of one hand only the first. */
function rowsPaid(chart: readonly Row[], findings: readonly Finding[], isAll: boolean): string[] {
  if (isAll) return findings.map(({ row }) => row.id);
  const place = ({ row }: Finding): number => chart.indexOf(row);
  const best = new Map<string, Finding>();
  for (const finding of findings) {
    const before = best.get(finding.hand);
    if (before === undefined || place(finding) < place(before)) best.set(finding.hand, finding);
  }
  return [...best.values()].map(({ row }) => row.id);
}

/** From deals in which nobody folds. Of one hand or one table only the first row met counts. */
function estimatedChances(
  chart: readonly Row[],
  { game, offering, onProgress }: Counted,
): readonly Chance[] {
  const source = seededSource(SEED);
  const isAll = nestedOf(offering) === 'all-that-apply';
  const seatCount = Math.min(game.seats.most, Math.max(game.seats.least, 6));
  const hits = new Map(chart.map(({ id }) => [id, 0]));
  let handCount = 0;
  for (let dealt = 0; dealt < ESTIMATED_DEALS; dealt++) {
    const deal = game.deal(source, seatCount);
    handCount += deal.seats.length;
    for (const id of rowsPaid(chart, findingsOf(deal, offering), isAll)) {
      hits.set(id, (hits.get(id) ?? 0) + 1);
    }
    if (dealt % 500 === 0) onProgress(dealt, ESTIMATED_DEALS);
  }
  return chart.map((row) => {
    const tries = isPerHand(row) ? handCount : ESTIMATED_DEALS;
    return { value: ratioOf(BigInt(hits.get(row.id) ?? 0), BigInt(tries)), tries };
  });
}

/** What a row pays in dollars, a meter at its seed; and what part of the meter it is. */
function worthOf({ prize }: Row, offering: Offering): { dollars: Ratio; part: Ratio } | null {
  const inDollars = (cents: bigint): Ratio => ratioOf(cents, 100n);
  const { fund } = offering.activity;
  switch (prize.pays) {
    case 'dollars':
      return {
        dollars: inDollars(centCountOf(dollarsOf(offering, prize.amount))),
        part: ratioOf(0n),
      };
    case 'meter': {
      const meter = fund.meters.find(({ name }) => name === prize.meter) ?? fund.meters[0];
      assert(meter !== undefined, 'a part of a meter has a meter');
      const seed = inDollars(centCountOf(dollarsOf(offering, meter.seed)));
      return { dollars: multiplyRatios(seed, prize.part), part: prize.part };
    }
    default:
      return null;
  }
}

function rowOdds(
  row: Row,
  chance: Chance,
  { game, offering }: { readonly game: DealtGame; readonly offering: Offering },
): ActivityRowOdds {
  const worth = worthOf(row, offering);
  return {
    row: row.id,
    title: row.title,
    game: game.id,
    per: isPerHand(row) ? 'hand' : 'round',
    probability: figureOf(chance),
    pays: prizeText(offering.activity, row.prize),
    cost: worth === null ? null : costOf(chance, worth.dollars),
  };
}

function costOf({ value, tries }: Chance, dollars: Ratio): Figure {
  const cost = multiplyRatios(value, dollars);
  if (tries === undefined) return makeExact(cost);
  const [p, prize] = [numberOf(value), numberOf(dollars)];
  return {
    value: numberOf(cost),
    standardError: prize * Math.sqrt((p * (1 - p)) / tries),
    rounds: tries,
  };
}

const feeInDollars = ({ fees }: Activity, posted: Posted): Ratio | null => {
  const [fee] = fees;
  if (fee === undefined || Array.isArray(fee.amount)) return null;
  return ratioOf(centCountOf(dollarsOf(posted, fee.amount as string)), 100n);
};

/** The meter at which all that is paid out is what the fee was. */
function breakEvenOf(
  chart: readonly Row[],
  chances: readonly Chance[],
  offering: Offering,
): Figure | null {
  const fee = feeInDollars(offering.activity, offering);
  if (fee === null) return null;
  let [fixed, part] = [ratioOf(0n), ratioOf(0n)];
  let [fixedVariance, partVariance] = [0, 0];
  chart.forEach((row, at) => {
    const worth = worthOf(row, offering);
    if (worth === null) return;
    const { value, tries = Number.POSITIVE_INFINITY } = chances[at] as Chance;
    const variance = (numberOf(value) * (1 - numberOf(value))) / tries;
    if (compareRatios(worth.part, ratioOf(0n)) === 0) {
      fixed = addRatios(fixed, multiplyRatios(value, worth.dollars));
      fixedVariance += variance * numberOf(worth.dollars) ** 2;
    } else {
      part = addRatios(part, multiplyRatios(value, worth.part));
      partVariance += variance * numberOf(worth.part) ** 2;
    }
  });
  const left = subtractRatios(fee, fixed);
  const canBe = compareRatios(part, ratioOf(0n)) > 0 && compareRatios(left, ratioOf(0n)) >= 0;
  if (!canBe) return null;
  const meter = divideRatios(left, part);
  const tries = chances.find((chance) => chance.tries !== undefined)?.tries;
  if (tries === undefined) return makeExact(meter);
  const spread = Math.sqrt(fixedVariance + numberOf(meter) ** 2 * partVariance);
  return { value: numberOf(meter), standardError: spread / numberOf(part), rounds: tries };
}
