// Baccarat, and the last-digit count that pan 9 shares with it. Aces count one, 2 to 9 their pips,
// tens and faces nothing, and of the sum only the last digit matters (The Gardens Casino, EZ
// Baccarat). The tableau, which says who draws a third card, is the common one of punto banco, as
// Casino M8trix posts it. That room has also posted another, so a round is settled on the cards
// that were drawn, and straying from the tableau is reported apart (reading).
import { type Card, type Deck, decksOf, makeCard, rankIndexOf, SHOE_DECKS_MAX } from '#cards';
import { assert, err, ok, type Problem, problem, type Result } from '#result';
import type { Frequencies, HandRule, RankedHand, RuleAnswer } from './hand.ts';
import { answerOf, readCards } from './read.ts';

export type BaccaratCategory = 'points' | 'natural';

/** The two hands of a round, each of two cards or three. */
export interface Lines {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

type Winner = 'player' | 'banker' | 'tie';

export interface SettledLines {
  readonly winner: Winner;
  readonly playerTotal: number;
  readonly bankerTotal: number;
  /** The third cards were drawn as the tableau says. */
  readonly isLegal: boolean;
}

/** Winning lines with a name of their own. EZ Baccarat calls the banker's winning three-card 7 a
 * Dragon 7 and the player's winning three-card 8 a Panda 8; Fortune 7 is another name for the
 * first (commission-free baccarat at Mill Creek Casino pushes on it and bets on it). */
export type NamedWin = 'dragon-7' | 'panda-8';

const ACE = 12;
const NATURAL_FROM = 8;

function pointsOf(card: Card): number {
  const rank = rankIndexOf(card);
  if (rank === ACE) return 1;
  return rank + 2 < 10 ? rank + 2 : 0;
}

/** 0 to 9: the last digit of what the cards count together. */
export const lastDigitOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Ranks one line. Naturals end a round before anyone draws, so a natural 9 and a three-card 9
 * never meet, and strength is the total alone. */
export function rankBaccarat(cards: readonly Card[]): RankedHand<BaccaratCategory> {
  assertLine(cards);
  const total = lastDigitOf(cards);
  const isNatural = cards.length === 2 && total >= NATURAL_FROM;
  return {
    category: isNatural ? 'natural' : 'points',
    name: isNatural ? `natural ${total}` : `${cards.length === 2 ? 'two' : 'three'}-card ${total}`,
    best: cards,
    strength: total,
  };
}

const assertLine = (cards: readonly Card[]) =>
  assert(cards.length === 2 || cards.length === 3, `a line has 2 or 3 cards: ${cards.length}`);

/** The totals of the first two cards of each line. */
interface FirstTotals {
  readonly player: number;
  readonly banker: number;
}

const firstTotalsOf = ({ player, banker }: Lines): FirstTotals => ({
  player: lastDigitOf(player.slice(0, 2)),
  banker: lastDigitOf(banker.slice(0, 2)),
});

const hasNatural = ({ player, banker }: FirstTotals): boolean =>
  player >= NATURAL_FROM || banker >= NATURAL_FROM;

/** The player draws on 0 to 5, unless a natural has ended the round. */
const playerDrawsThird = (first: FirstTotals): boolean => !hasNatural(first) && first.player <= 5;

const ANY_VALUE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** For the banker's total, 0 to 7: the values of the player's third card on which the banker draws. */
const BANKER_DRAWS_AGAINST: readonly (readonly number[])[] = [
  ANY_VALUE,
  ANY_VALUE,
  ANY_VALUE,
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
];

/** The banker draws by the table, or on 0 to 5 where the player stood. */
function bankerDrawsThird(first: FirstTotals, playerThird: Card | undefined): boolean {
  if (hasNatural(first)) return false;
  if (playerThird === undefined) return first.banker <= 5;
  return (BANKER_DRAWS_AGAINST[first.banker] as readonly number[]).includes(pointsOf(playerThird));
}

/** Completes a round by the tableau from its first four cards and the next ones of the shoe. */
export function baccaratRound({ player, banker, next }: Lines & { next: readonly Card[] }): Lines {
  assert(player.length === 2 && banker.length === 2, 'a round begins with two cards each');
  const first = firstTotalsOf({ player, banker });
  const draw = (at: number): Card => {
    assert(at < next.length, 'the shoe has no card left for the third');
    return next[at] as Card;
  };
  const playerThird = playerDrawsThird(first) ? draw(0) : undefined;
  const drawnCount = playerThird === undefined ? 0 : 1;
  const bankerThird = bankerDrawsThird(first, playerThird) ? draw(drawnCount) : undefined;
  return {
    player: playerThird === undefined ? player : [...player, playerThird],
    banker: bankerThird === undefined ? banker : [...banker, bankerThird],
  };
}

/** What a line should have done that did not follow the tableau. */
function strayed(lines: Lines, side: 'player' | 'banker', after = ''): string {
  const first = firstTotalsOf(lines);
  if (hasNatural(first)) return `the ${side} draws no third card: a natural ends the round`;
  const should = lines[side].length === 3 ? 'stands' : 'draws';
  return `the ${side} ${should} on ${first[side]}${after}`;
}

/** Where the third cards stray from the tableau. The banker is held to the card that the player
 * did draw, so that one mistake is one problem. */
export function checkLines(lines: Lines): Problem[] {
  const { player, banker } = lines;
  assertLine(player);
  assertLine(banker);
  const first = firstTotalsOf(lines);
  const playerThird = player[2];
  const problems: Problem[] = [];
  if (playerDrawsThird(first) !== (player.length === 3)) {
    problems.push({ path: 'player', message: strayed(lines, 'player') });
  }
  if (bankerDrawsThird(first, playerThird) !== (banker.length === 3)) {
    const after =
      playerThird === undefined
        ? ' when the player stands'
        : ` when the player's third card is ${makeCard(playerThird)}`;
    problems.push({ path: 'banker', message: strayed(lines, 'banker', after) });
  }
  return problems;
}

/** Who won, on the cards as they lie. */
export function settleLines(lines: Lines): SettledLines {
  const isLegal = checkLines(lines).length === 0;
  const playerTotal = lastDigitOf(lines.player);
  const bankerTotal = lastDigitOf(lines.banker);
  const winner =
    playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker';
  return { winner, playerTotal, bankerTotal, isLegal };
}

export function namedWinOf(lines: Lines): NamedWin | null {
  const { winner, playerTotal, bankerTotal } = settleLines(lines);
  if (winner === 'banker' && lines.banker.length === 3 && bankerTotal === 7) return 'dragon-7';
  if (winner === 'player' && lines.player.length === 3 && playerTotal === 8) return 'panda-8';
  return null;
}

// No more than six cards lie in a round, so two lines together never hold one card too often.
const SHOE: Deck = { ...decksOf(SHOE_DECKS_MAX), name: `a shoe of ${SHOE_DECKS_MAX} decks` };

const readBaccaratLine = (text: string, path: string): Result<Card[]> =>
  readCards(text, { deck: SHOE, least: 2, most: 3, path });

function rankLineText(text: string): Result<RuleAnswer> {
  const cards = readBaccaratLine(text, 'cards');
  if (!cards.ok) return cards;
  const line = rankBaccarat(cards.value);
  return ok(answerOf(cards.value, line, { total: line.strength }));
}

function rankRoundText(playerText: string, bankerText: string): Result<RuleAnswer> {
  const player = readBaccaratLine(playerText, 'player');
  const banker = readBaccaratLine(bankerText, 'banker');
  if (!player.ok || !banker.ok) {
    return err([...(player.ok ? [] : player.error), ...(banker.ok ? [] : banker.error)]);
  }
  const lines: Lines = { player: player.value, banker: banker.value };
  const settled = settleLines(lines);
  const { winner, playerTotal, bankerTotal } = settled;
  const high = Math.max(playerTotal, bankerTotal);
  const low = Math.min(playerTotal, bankerTotal);
  const all = [...lines.player, ...lines.banker];
  const round = {
    category: winner === 'tie' ? 'tie' : `${winner}-wins`,
    name: winner === 'tie' ? `tie at ${high}` : `${winner} wins, ${high} over ${low}`,
    best: winner === 'tie' ? all : lines[winner],
    strength: high,
  };
  const problems = checkLines(lines);
  return ok(answerOf(all, round, { ...settled, namedWin: namedWinOf(lines), problems }));
}

function rankText(text: string): Result<RuleAnswer> {
  const [first = '', second, ...others] = text.split('/');
  if (others.length > 0) {
    return problem('cards', 'one line, or the player line / the banker line: one "/" at most');
  }
  return second === undefined ? rankLineText(first) : rankRoundText(first, second);
}

const TWO_CARDS_BY_CATEGORY: Frequencies = {
  deal: '2 cards from 8 decks',
  dealt: 2,
  deals: 86_320n,
  counts: [
    ['natural', 16_352n],
    ['points', 69_968n],
  ],
  source: 'closed form: the totals 8 and 9 of the table by total',
};

const TWO_CARDS_BY_TOTAL: Frequencies = {
  deal: '2 cards from 8 decks, by total',
  dealt: 2,
  deals: 86_320n,
  counts: [
    ['total-9', 8_192n],
    ['total-8', 8_160n],
    ['total-7', 8_192n],
    ['total-6', 8_160n],
    ['total-5', 8_192n],
    ['total-4', 8_160n],
    ['total-3', 8_192n],
    ['total-2', 8_160n],
    ['total-1', 8_192n],
    ['total-0', 12_720n],
  ],
  source: 'closed form: 128 cards count nothing, 32 each of the values 1 to 9',
};

const ROUNDS_BY_WINNER: Frequencies = {
  deal: '6 cards in order from 8 decks, the last ones unseen where no one draws',
  deals: 4_998_398_275_503_360n,
  counts: [
    ['banker-wins', 2_292_252_566_437_888n],
    ['player-wins', 2_230_518_282_592_256n],
    ['tie', 475_627_426_473_216n],
  ],
  source: 'M. Shackleford (Wizard of Odds), Baccarat: 8 decks',
};

export const BACCARAT_RULES: readonly HandRule[] = [
  {
    id: 'baccarat',
    deck: SHOE,
    parts: ['player', 'banker'],
    title: 'Baccarat',
    ranking:
      'The last digit of the sum counts, 9 the best: ace one, tens and faces nothing. 8 or 9 on ' +
      'two cards is a natural and ends the round. Of two lines the higher total wins; third ' +
      'cards that stray from the tableau are reported, not refused. Punto banco, as The Gardens ' +
      'Casino counts and Casino M8trix draws it.',
    reads: '2 or 3 cards of one line, or the player line / the banker line',
    example: '9h Kd',
    frequencies: [TWO_CARDS_BY_CATEGORY, TWO_CARDS_BY_TOTAL, ROUNDS_BY_WINNER],
    rank: rankText,
  },
];
