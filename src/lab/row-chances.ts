// How often the rows of a chart are the ones that are paid. Rows that say which cards they look at
// are counted over every way in which those can fall; the others are estimated from deals of a
// fixed seed.
import type { Card } from '#cards';
import { seededSource } from '#chance';
import { type Deal, type DealtGame, type DealtSeat, dealerCardsOf, handsOf } from '#games';
import { type Ratio, ratioOf } from '#money';
import { assert, given } from '#result';
import {
  type Finding,
  findingsOf,
  holdsForHand,
  holdsForTable,
  type LooksAt,
  nestedOf,
  type Offering,
  type PostedActivity,
  type Row,
} from '#rules';
import { dealCountOf, type Space, visitFalls } from './card-spaces.ts';
import type { Progress } from './held-counts.ts';
import { knownByFlush } from './known-by-flush.ts';
import { countLines } from './line-spaces.ts';

/** A probability, exact or with the number of tries behind it. */
export interface Chance {
  readonly value: Ratio;
  readonly tries?: number;
}

export interface Counting {
  readonly game: DealtGame;
  readonly decks: number;
  readonly offering: Offering;
  readonly onProgress: Progress;
  /** Rows of lines that have been counted, by what they ask: games and rows that ask the same share
   * them. */
  readonly lineCounts: Map<string, readonly Ratio[]>;
  /** Only what is counted in a moment; the other rows have no chance then. */
  readonly isQuick?: true;
}

type Chances = ReadonlyMap<Row, Chance>;

/** A chart is given in the order in which its rows are paid. One row is paid for each hand, one for
 * the player-dealer's, and one for the shared cards, unless all are paid. */
export function chancesOf(chart: readonly Row[], counting: Counting): Chances {
  const groups = CONDITIONS.map((of) => chart.filter(({ when }) => when.of === of))
    .map((group) => countable(group, counting))
    .filter((group) => group.length > 0 && (!counting.isQuick || isSmall(group, counting)));
  const counted = groups.flat();
  const isEstimated = counted.length < chart.length;
  const parts = groups.length + (isEstimated ? 1 : 0);
  const chances = new Map<Row, Chance>();
  const inPart =
    (part: number): Progress =>
    (done, all) =>
      counting.onProgress(part + done / all, parts);
  groups.forEach((group, part) => {
    const one = { ...counting, onProgress: inPart(part) };
    const isOfLines = group.some((row) => looksOf(row, counting)?.lines);
    const ratios = isOfLines ? lineChances(group, one) : cardChances(group, one);
    group.forEach((row, at) => {
      chances.set(row, { value: ratios[at] as Ratio });
    });
  });
  if (!isEstimated || counting.isQuick) return chances;
  const estimates = estimatedChances(chart, { ...counting, onProgress: inPart(parts - 1) });
  return new Map(chart.map((row) => [row, chances.get(row) ?? (estimates.get(row) as Chance)]));
}

/** Deals of one deck that are counted in a second or two; more decks make few more. */
const SMALL_MOST = 5_000_000;

function isSmall(group: readonly Row[], counting: Counting): boolean {
  const looks = looksOfAll(group, counting);
  if (looks.some(({ lines }) => lines)) return false;
  return dealCountOf({ ...spaceOf(looks, counting), decks: 1 }) <= SMALL_MOST;
}

const CONDITIONS = ['hand', 'dealer-hand', 'table'] as const;

/** The rows that can be counted: whether a row is paid hangs on those before it too, unless all
 * rows are. */
function countable(group: readonly Row[], counting: Counting): readonly Row[] {
  const isOpen = (row: Row): boolean => looksOf(row, counting) === undefined;
  if (isAllPaid(counting.offering)) return group.filter((row) => !isOpen(row));
  const end = group.findIndex(isOpen);
  return end < 0 ? group : group.slice(0, end);
}

const isAllPaid = (posted: PostedActivity): boolean => nestedOf(posted) === 'all-that-apply';

/** What a row looks at in a game; undefined where it does not say, or where not every hand of the
 * game has as many cards. */
function looksOf({ looksAt }: Row, { game, offering }: Counting): LooksAt | undefined {
  const said = looksAt ?? offering.activity.looksAt;
  const looks = said !== undefined && 'byGame' in said ? said.byGame[game.id] : said;
  if (looks?.lines) return looks;
  const counts = game.layout.seat[ownPlaceOf(game)] ?? [0];
  const isDealt = game.deck !== 'tiles' && Math.min(...counts) >= (looks?.own ?? 0);
  return isDealt ? looks : undefined;
}

const ownPlaceOf = ({ layout }: DealtGame): 'cards' | 'hole' =>
  layout.seat.cards === undefined ? 'hole' : 'cards';

const SEAT: DealtSeat = {
  seat: 1,
  person: 'patron',
  position: 'seated',
  fee: true,
  folded: false,
  heldAside: false,
  missedBlind: false,
};

/** A deal in which nothing but cards can decide. */
const dealWith = (
  { game, decks }: Counting,
  places: Partial<Deal>,
  hand: Partial<DealtSeat>,
): Deal => ({
  game: game.id,
  seats: [{ ...SEAT, ...hand }],
  tournament: false,
  npn: false,
  misdeal: false,
  collusion: false,
  standardDeck: true,
  decks,
  otherTables: [],
  ...places,
});

/** Whether a deal with one seat meets a row. */
function isMetBy({ when }: Row): (deal: Deal, posted: PostedActivity) => boolean {
  if (when.of === 'table' || when.of === 'dealer-hand') return holdsForTable(when.test);
  if (when.of !== 'hand') return () => false;
  const holds = holdsForHand(when.test);
  return (deal, posted) => holds(deal, deal.seats[0] as DealtSeat, posted);
}

const PLACES = ['own', 'board', 'up', 'down'] as const;

/** How many cards the rows look at in a place: those that look there look at equally many. */
function sizeOf(place: (typeof PLACES)[number], looks: readonly LooksAt[]): number {
  const sizes = new Set(looks.flatMap((each) => each[place] ?? []));
  assert(sizes.size <= 1, `rows of one chart look at ${[...sizes].join(' and ')} cards: ${place}`);
  return [...sizes][0] ?? 0;
}

/** Suits that no row tells apart. */
function suitsOf(looks: readonly LooksAt[]): Space['suits'] {
  if (looks.some(({ suits }) => suits === 'by-name')) return 'by-name';
  return looks.some(({ suits }) => suits === undefined) ? 'by-color' : 'all-alike';
}

const looksOfAll = (chart: readonly Row[], counting: Counting): readonly LooksAt[] =>
  chart.flatMap((row) => looksOf(row, counting) ?? []);

/** As many rows as fit the bits of a number. */
const ROWS_MOST = 30;

/** Which rows a deal with one seat is paid for, one bit each: the first that it meets, or all. */
function paidBits(chart: readonly Row[], deal: Deal, posted: PostedActivity): () => number {
  const isAll = isAllPaid(posted);
  const rows = chart.map(isMetBy);
  return () => {
    let bits = 0;
    for (let at = 0; at < rows.length; at++) {
      if (!rows[at]?.(deal, posted)) continue;
      bits |= 1 << at;
      if (!isAll) break;
    }
    return bits;
  };
}

/** Each row's part of all ways, out of the ways by bits. */
function ratiosOf(
  chart: readonly Row[],
  { ways, all }: { readonly ways: ReadonlyMap<number, number>; readonly all: number },
): readonly Ratio[] {
  assert(chart.length <= ROWS_MOST, `${chart.length} rows of one chart are too many`);
  return chart.map((_, at) => {
    let sum = 0;
    for (const [bits, count] of ways) if ((bits >> at) & 1) sum += count;
    return ratioOf(BigInt(sum), BigInt(all));
  });
}

const placesOf = (looks: readonly LooksAt[]): readonly (typeof PLACES)[number][] =>
  PLACES.filter((place) => sizeOf(place, looks) > 0);

function spaceOf(looks: readonly LooksAt[], { game, decks }: Counting): Space {
  assert(game.deck !== 'tiles', 'cards are counted, not tiles');
  const sizes = placesOf(looks).map((place) => sizeOf(place, looks));
  return { sizes, deck: game.deck, decks, suits: suitsOf(looks) };
}

const SHOWN_EVERY = 2 ** 14;

/** Over every way in which the cards that matter can fall. */
function cardChances(chart: readonly Row[], counting: Counting): readonly Ratio[] {
  const { decks, offering, onProgress } = counting;
  const looks = looksOfAll(chart, counting);
  const used = placesOf(looks);
  const space = spaceOf(looks, counting);
  // One deal serves all: the cards are laid into its places.
  const places = used.map((): Card[] => []);
  const deal = laidOut(counting, Object.fromEntries(used.map((place, at) => [place, places[at]])));
  const paid = paidBits(chart, deal, offering);
  const isOfFlushes = decks === 1 && looks.every(({ suits }) => suits === 'in-flushes');
  const bitsOf = isOfFlushes ? knownByFlush(places, space.sizes, paid) : paid;
  const ways = new Map<number, number>();
  const all = dealCountOf(space);
  let [visits, seen] = [0, 0];
  visitFalls(space, places, (more) => {
    seen += more;
    if (++visits % SHOWN_EVERY === 0) onProgress(seen, all);
    const bits = bitsOf();
    ways.set(bits, (ways.get(bits) ?? 0) + more);
  });
  assert(seen === all, `${seen} of ${all} deals were counted`);
  return ratiosOf(chart, { ways, all });
}

type Laid = Readonly<Partial<Record<(typeof PLACES)[number], readonly Card[]>>>;

function laidOut(counting: Counting, { own, board, up, down }: Laid): Deal {
  const dealer = given({ up, down });
  return dealWith(
    counting,
    given({ dealer, board }),
    own === undefined ? {} : { [ownPlaceOf(counting.game)]: own },
  );
}

/** Over every round of baccarat. */
function lineChances(chart: readonly Row[], counting: Counting): readonly Ratio[] {
  const { decks, offering, onProgress, lineCounts } = counting;
  const key = JSON.stringify([decks, ...chart.map(({ when }) => when)]);
  const before = lineCounts.get(key);
  if (before !== undefined) return before;
  const lines = { player: [], banker: [] };
  const deal = dealWith(counting, lines, {});
  const suits = suitsOf(looksOfAll(chart, counting));
  const paid = paidBits(chart, deal, offering);
  const ratios = ratiosOf(chart, countLines(lines, paid, { decks, suits, onProgress }));
  lineCounts.set(key, ratios);
  return ratios;
}

/** Deals from which the games of an activity are estimated, and the least for one of them. */
const DEALS_MOST = 40_000;
const DEALS_LEAST = 2_000;
/** Larger hands take too long to be set for more than the least. */
const HAND_MOST = 7;
const SEED = 20_261_115;
const USUAL_SEATS = 6;

function dealsOf({ game, offering }: Counting): number {
  const hand = Math.min(...(game.layout.seat[ownPlaceOf(game)] ?? [0]));
  if (hand > HAND_MOST) return DEALS_LEAST;
  return Math.max(DEALS_LEAST, Math.floor(DEALS_MOST / offering.games.length));
}

/** From deals that are played to their end by the fixed decisions of the game. */
function estimatedChances(chart: readonly Row[], counting: Counting): Chances {
  const { game, offering, onProgress } = counting;
  const source = seededSource(SEED);
  const seatCount = Math.min(game.seats.most, Math.max(game.seats.least, USUAL_SEATS));
  const deals = dealsOf(counting);
  const hits = new Map<Row, number>();
  let handCount = 0;
  for (let done = 0; done < deals; done++) {
    const deal = game.deal(source, seatCount);
    handCount += handsOf(deal).length;
    if (done % 100 === 0) onProgress(done, deals);
    if (!chart.some((row) => isPossible(row, deal, offering))) continue;
    for (const row of rowsPaid(chart, findingsOf(deal, offering), isAllPaid(offering))) {
      hits.set(row, (hits.get(row) ?? 0) + 1);
    }
  }
  return new Map(
    chart.map((row) => {
      const tries = row.when.of === 'hand' ? handCount : deals;
      return [row, { value: ratioOf(BigInt(hits.get(row) ?? 0), BigInt(tries)), tries }];
    }),
  );
}

/** False where no hand is good enough to be beaten, or none to beat it. Most deals end here: to find
 * out who wins them takes far longer. */
function isPossible({ when }: Row, deal: Deal, posted: PostedActivity): boolean {
  if (when.of !== 'beaten') return true;
  const losing = holdsForHand(when.losing);
  const winning = when.winning === undefined ? () => true : holdsForHand(when.winning);
  const hands = [...handsOf(deal), ...bankOf(deal)];
  const canLose = hands.filter((seat) => losing(deal, seat, posted));
  return hands.some((seat) =>
    canLose.some((other) => other !== seat && winning(deal, seat, posted)),
  );
}

/** The player-dealer, who has no seat in the deals that games make. */
const bankOf = (deal: Deal): readonly DealtSeat[] =>
  deal.dealer === undefined
    ? []
    : [{ ...SEAT, seat: 0, position: 'player-dealer', cards: dealerCardsOf(deal) }];

/** The rows that the findings of a deal are paid for; of one hand only the first. */
function rowsPaid(
  chart: readonly Row[],
  findings: readonly Finding[],
  isAll: boolean,
): readonly Row[] {
  if (isAll) return findings.map(({ row }) => row);
  const best = new Map<string, Row>();
  for (const { hand, row } of findings) {
    const before = best.get(hand);
    if (before === undefined || chart.indexOf(row) < chart.indexOf(before)) best.set(hand, row);
  }
  return [...best.values()];
}
