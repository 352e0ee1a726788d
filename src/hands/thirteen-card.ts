// Thirteen-card (Chinese) poker: a front of three cards, a middle and a back of five. Rows and their
// order as in the Washington State Gambling Commission's Thirteen Card Poker rules: the common
// poker ranking, no row stronger than the one behind it, no straights or flushes in front.
// Reading: a middle as strong as the back is not foul; the rules only speak of higher and lower.
import { type Card, checkHeldBy, makeCard, parseCards, STANDARD_DECK } from '#cards';
import { assert, err, ok, type Problem, problem, type Result } from '#result';
import {
  describeFiveCard,
  FIVE_CARD_CATEGORIES,
  type FiveCardCategory,
  fiveCardStrength,
  rankFiveCard,
} from './five-card.ts';
import type { Frequencies, HandRule, RankedHand, RuleAnswer } from './hand.ts';
import { cardsInRankOrder, choose, rankGroups } from './pattern.ts';
import { answerOf, checkCount, readCards } from './read.ts';
import { packStrength } from './strength.ts';
import {
  CLEAN_SWEEPS,
  type CleanSweep,
  cleanSweeps,
  twoStraightFlushes,
} from './thirteen-card-sweeps.ts';

const ROWS = ['front', 'middle', 'back'] as const;
type Row = (typeof ROWS)[number];
const ROW_SIZES: Readonly<Record<Row, number>> = { front: 3, middle: 5, back: 5 };

export type ThirteenRows = Readonly<Record<Row, readonly Card[]>>;

export interface SetThirteen extends Readonly<Record<Row, RankedHand<FiveCardCategory>>> {
  /** A row is stronger than the one behind it. */
  readonly foul: boolean;
}

/** Three cards by their ranks alone, on the scale of five-card strengths: a kicker that is not
 * there is lower than a deuce, so a front compares with a middle. */
function rankFront(cards: readonly Card[]): RankedHand<FiveCardCategory> {
  assert(cards.length === 3, `a front is three cards, not ${cards.length}`);
  const ranks = rankGroups(cards).map((group) => group.rank);
  const category = (['three-of-a-kind', 'pair', 'high-card'] as const)[ranks.length - 1];
  const strength = packStrength(FIVE_CARD_CATEGORIES.indexOf(category as FiveCardCategory), ranks);
  return { ...describeFiveCard(strength), best: cardsInRankOrder(cards, ranks), strength };
}

function rankRowOfFive(cards: readonly Card[]): RankedHand<FiveCardCategory> {
  assert(cards.length === 5, `a middle or back is five cards, not ${cards.length}`);
  return rankFiveCard(cards);
}

/** A hand as its player set it. */
export function setThirteen(rows: ThirteenRows): SetThirteen {
  const front = rankFront(rows.front);
  const middle = rankRowOfFive(rows.middle);
  const back = rankRowOfFive(rows.back);
  const foul = front.strength > middle.strength || middle.strength > back.strength;
  return { front, middle, back, foul };
}

/** The strongest five of thirteen cards. They can always be set as the back: the strongest five of
 * the eight that are left are no stronger, and the last three no stronger than those. */
export function bestBack(cards: readonly Card[]): RankedHand<FiveCardCategory> {
  assert(cards.length === 13, `thirteen cards are set, not ${cards.length}`);
  let best: readonly Card[] = [];
  let strength = -1;
  for (const five of choose(cards, 5)) {
    const reached = fiveCardStrength(five);
    if (reached > strength) [best, strength] = [five, reached];
  }
  return rankFiveCard(best);
}

/** Whether some setting has a back of at least a five-card strength. */
export const canSetBackAtLeast = (cards: readonly Card[], strength: number): boolean =>
  bestBack(cards).strength >= strength;

type Bonuses = Readonly<Partial<Record<FiveCardCategory, number>>>;

/** How two set hands are scored. Houses post their own. */
export interface ThirteenScoring {
  readonly rowPoints: number;
  /** For all three rows, on top of them. */
  readonly scoopPoints: number;
  /** What a won row of some category earns. */
  readonly bonuses: Readonly<Record<Row, Bonuses>>;
  readonly bonusCounts: 'with-row-points' | 'instead-of-row-points';
  /** All bonuses of a hand against one opponent together, or null where there is no limit. */
  readonly bonusMost: number | null;
}

/** Units as Washington's rules have them, bonuses as the Palomar Card Club lists them (Eastern
 * Chinese Poker). That club's limit of twelve bonus units is left out, for then no hand could
 * reach the seventeen points that a promotion asks of a home run. */
export const DEFAULT_THIRTEEN_SCORING: ThirteenScoring = {
  rowPoints: 1,
  scoopPoints: 0,
  bonuses: {
    front: { 'three-of-a-kind': 3 },
    middle: { 'full-house': 2, 'four-of-a-kind': 8, 'straight-flush': 10, 'royal-flush': 10 },
    back: { 'four-of-a-kind': 4, 'straight-flush': 5, 'royal-flush': 5 },
  },
  bonusCounts: 'with-row-points',
  bonusMost: null,
};

/** The rows that a hand wins. A foul hand loses all of them, but not to another foul hand. */
function rowsWon(mine: SetThirteen, theirs: SetThirteen): readonly Row[] {
  if (mine.foul) return [];
  return theirs.foul ? ROWS : ROWS.filter((row) => mine[row].strength > theirs[row].strength);
}

const isScoop = (mine: SetThirteen, theirs: SetThirteen): boolean =>
  rowsWon(mine, theirs).length === ROWS.length;

function pointsWon(mine: SetThirteen, theirs: SetThirteen, scoring: ThirteenScoring): number {
  let points = isScoop(mine, theirs) ? scoring.scoopPoints : 0;
  let bonus = 0;
  for (const row of rowsWon(mine, theirs)) {
    const earned = scoring.bonuses[row][mine[row].category] ?? 0;
    const replaced = earned > 0 && scoring.bonusCounts === 'instead-of-row-points';
    points += replaced ? 0 : scoring.rowPoints;
    bonus += earned;
  }
  return points + Math.min(bonus, scoring.bonusMost ?? bonus);
}

/** What a hand wins from another one, less what it loses. */
export const pointsAgainst = (
  mine: SetThirteen,
  theirs: SetThirteen,
  scoring: ThirteenScoring = DEFAULT_THIRTEEN_SCORING,
): number => pointsWon(mine, theirs, scoring) - pointsWon(theirs, mine, scoring);

/** The points of a home run, or null where the hand is none.
 *
 * The promotions that ask for a home run of so many points do not say what one is. Reading: all
 * three rows won from one opponent, and its points are those won from that opponent, rows and
 * bonuses together. Taiwan's thirteen-card game means all three rows from every opponent by it;
 * `over: 'every'` asks for that, with the points again those won from one. */
export function homeRunPoints(
  mine: SetThirteen,
  opponents: readonly SetThirteen[],
  {
    over = 'one',
    scoring = DEFAULT_THIRTEEN_SCORING,
  }: { over?: 'one' | 'every'; scoring?: ThirteenScoring } = {},
): number | null {
  const scooped = opponents.filter((theirs) => isScoop(mine, theirs));
  const enough = over === 'one' ? 1 : opponents.length;
  if (scooped.length === 0 || scooped.length < enough) return null;
  return Math.max(...scooped.map((theirs) => pointsWon(mine, theirs, scoring)));
}

const spelled = ({ name, best, strength }: RankedHand) => ({
  cards: best.map(makeCard),
  name,
  strength,
});

/** Three rows with a slash between them. */
function parseRows(text: string): Result<ThirteenRows> {
  const parts = text.split('/');
  if (parts.length !== ROWS.length) {
    return problem('cards', `a set hand is front / middle / back, not ${parts.length} rows`);
  }
  const problems: Problem[] = [];
  const [front, middle, back] = ROWS.map((row, index) => {
    const path = `cards.${row}`;
    const size = ROW_SIZES[row];
    const parsed = parseCards(parts[index] as string, path);
    const cards = parsed.ok ? parsed.value : [];
    problems.push(
      ...(parsed.ok ? checkCount(cards.length, { least: size, most: size, path }) : parsed.error),
    );
    return cards;
  }) as [Card[], Card[], Card[]];
  problems.push(...checkHeldBy(STANDARD_DECK, [...front, ...middle, ...back]));
  return problems.length === 0 ? ok({ front, middle, back }) : err(problems);
}

function rankAsSet(text: string): Result<RuleAnswer> {
  const parsed = parseRows(text);
  if (!parsed.ok) return parsed;
  const cards = ROWS.flatMap((row) => parsed.value[row]);
  const { front, middle, back, foul } = setThirteen(parsed.value);
  const ranked = foul ? { category: 'foul', name: 'foul', best: [], strength: 0 } : back;
  return ok(
    answerOf(cards, ranked, {
      foul,
      front: spelled(front),
      middle: spelled(middle),
      back: spelled(back),
      cleanSweeps: cleanSweeps(cards),
    }),
  );
}

/** A clean sweep with all its cards, stronger than every back. */
function rankSweep(cards: readonly Card[], sweep: CleanSweep): RankedHand {
  const place = CLEAN_SWEEPS.findIndex(({ id }) => id === sweep);
  const name = CLEAN_SWEEPS[place]?.name as string;
  const category = FIVE_CARD_CATEGORIES.length + CLEAN_SWEEPS.length - 1 - place;
  return { category: sweep, name, best: cards, strength: packStrength(category, []) };
}

function rankUnset(text: string): Result<RuleAnswer> {
  const read = readCards(text, { deck: STANDARD_DECK, least: 13, most: 13 });
  if (!read.ok) return read;
  const cards = read.value;
  const sweeps = cleanSweeps(cards);
  const [highest] = sweeps;
  const back = bestBack(cards);
  return ok(
    answerOf(cards, highest === undefined ? back : rankSweep(cards, highest), {
      cleanSweeps: sweeps,
      back: spelled(back),
      twoStraightFlushes: twoStraightFlushes(cards),
    }),
  );
}

const CLEAN_SWEEP_FREQUENCIES: Frequencies = {
  deal: '13 cards of 52; a deal may be several of these',
  dealt: 13,
  deals: 635_013_559_600n,
  overlap: true,
  counts: [
    ['one-suit', 4n],
    // Three ranks whole, and one of the forty other cards.
    ['three-quads', 11_440n],
    // The twelve, and one of another suit: 4 x 13 x 39.
    ['twelve-of-one-suit', 2_028n],
    // C(13,4) x (4^4 x 36 + 4 x 4^3).
    ['four-trips', 6_772_480n],
    // 2 x C(26,13).
    ['one-color', 20_801_200n],
    // C(28,13), the same for seven ranks at either end.
    ['all-small', 37_442_160n],
    ['all-big', 37_442_160n],
    // A suit for each rank: 4^13.
    ['dragon', 67_108_864n],
    // 13 x 4 times the coefficient of y^5 in (1 + 6y + y^2)^12.
    ['five-pairs-and-trips', 342_692_064n],
    // 2 x C(26,12) x 26.
    ['twelve-of-one-color', 502_200_400n],
    // 13 x 4 times the coefficients of y^5 and y^6 in (1 + 6y + y^2)^12.
    ['six-pairs', 2_856_863_152n],
    // Suits of 5-5-3, 8-5, 10-3 or 13 cards, times the choices in each.
    ['three-flushes', 5_705_516_392n],
  ],
  source: 'closed forms',
};

export const THIRTEEN_CARD_RULE: HandRule = {
  id: 'thirteen-card',
  deck: STANDARD_DECK,
  parts: ROWS,
  title: 'Thirteen-card (Chinese) poker',
  ranking:
    'Thirteen cards with slashes are a hand as set, front / middle / back: three cards whose ' +
    'straights and flushes do not count, then five and five by the common poker ranking. The ' +
    'answer is the back; a hand with a row stronger than the one behind it is foul, strength 0. ' +
    'Thirteen cards without slashes are answered by their highest clean sweep, above every back, ' +
    'or else by the strongest back. Rows as in the Washington State Gambling Commission rules; ' +
    'clean sweeps as the Pan Club and others list them, which a house may change.',
  reads: '13 cards, or front / middle / back with 3, 5 and 5',
  example: 'Ks Kd 4c / 7s 7d 7c 2h 3h / Ah Qh 9h 8h 5h',
  frequencies: [CLEAN_SWEEP_FREQUENCIES],
  rank: (text) => (text.includes('/') ? rankAsSet(text) : rankUnset(text)),
};
