// Hawaiian Gardens, CA/Asian Jackpots #1 to #5.
import { LAST_PAIR, placeOf } from '../pai-gow-tiles.ts';
import { slowDragon, slowHomeRun, slowOneColor } from '../predicates-thirteen-card.ts';
import { twoStraightFlushes } from '../thirteen-card.ts';
import { baccaratDeal, blackjackDeal, panDeal, pokaraDeal } from './banked.ts';
import {
  allOf,
  cardsIn,
  isAtLeast,
  isFace,
  JOKER,
  oneColor,
  oneSuit,
  RANKS,
  rankOf,
  ranksAre,
  threeOf,
} from './hands.ts';
import { isWild, paiGowDeal, paiGowFive, paiGowFront } from './pai-gow.ts';
import { type Allowed, cardsHeld, hasBaseWager, mayWin, seatOfHand } from './people.ts';
import {
  type Deal,
  type Dice,
  dollars,
  isRead,
  postedIn,
  type Question,
  type Seat,
  type Sheet,
  someDollars,
  someReadings,
  type Win,
  winOf,
} from './record.ts';
import { rowsOf, thirteenDeal } from './thirteen.ts';
import { tilesDeal } from './tiles.ts';

type First = ((card: string) => boolean) | undefined;

const GAMES = [
  'pai-gow-poker',
  'jokers-wild-pai-gow-poker',
  'blackjack-poker',
  'pan-9',
  'super-9',
  'baccarat-9',
  'thirteen-card',
  'pokara',
  'baccarat',
  'pai-gow-tiles',
] as const;
type Game = (typeof GAMES)[number];

/** Every row that a game has, and the name of its prize. */
const PRIZES: Readonly<Record<string, string>> = {
  'seven-face-cards': 'sevenFaceCards',
  'six-face-cards-and-joker': 'sixFaceCardsAndJoker',
  'aces-before-straight': 'acesBeforeStraight',
  'aces-in-front': 'acesInFront',
  'three-threes-one-color': 'threeThreesOneColor',
  'three-threes-suited': 'threeThreesSuited',
  'two-three-four-one-color': 'twoThreeFourOneColor',
  'two-three-four-suited': 'twoThreeFourSuited',
  'suited-aces': 'suitedAces',
  'three-sevens': 'threeSevens',
  'three-sevens-one-color': 'threeSevensOneColor',
  'three-sevens-suited': 'threeSevensSuited',
  dragon: 'dragon',
  'home-run-of-fifteen': 'homeRunOfFifteen',
  'two-straight-flushes': 'twoStraightFlushes',
  'thirteen-of-one-color': 'thirteenOfOneColor',
  'pair-before-number-one': 'pairBeforeNumberOne',
  'pair-pair': 'pairPair',
  'three-aces-of-hearts': 'threeAcesOfHearts',
  'trip-flush': 'tripFlush',
  'royal-flush': 'royalFlush',
  'straight-flush': 'straightFlush',
  'three-of-a-kind': 'threeOfAKind',
  'four-of-a-kind-of-one-suit': 'fourOfAKindOfOneSuit',
  'four-of-a-kind': 'fourOfAKind',
  'pair-in-both-lines': 'pairInBothLines',
  'four-of-one-suit': 'fourOfOneSuit',
};

const ROWS_OF: Readonly<Record<Game, RegExp>> = {
  'pai-gow-poker': /face-cards|^aces/,
  'jokers-wild-pai-gow-poker': /face-cards|^aces/,
  'blackjack-poker': /^suited-aces|sevens/,
  'pan-9': /threes|two-three-four/,
  'super-9': /threes|two-three-four/,
  'baccarat-9': /threes|two-three-four/,
  'thirteen-card': /dragon|home-run|two-straight|thirteen/,
  pokara: /hearts|trip-flush|royal|^straight-flush|three-of-a-kind/,
  baccarat: /^four|both-lines/,
  'pai-gow-tiles': /pair-before|pair-pair/,
};

function threeCardRows(three: readonly string[]): string[] {
  const kind = ranksAre(three, '333')
    ? 'three-threes'
    : ranksAre(three, '234')
      ? 'two-three-four'
      : '';
  if (kind === '') return [];
  return [
    ...(oneColor(three) ? [`${kind}-one-color`] : []),
    ...(oneSuit(three) ? [`${kind}-suited`] : []),
  ];
}

function paiGowRows(question: Question, holder: Seat, cards: readonly string[]): string[] {
  const rows: string[] = [];
  if (cards.every(isFace) && cards.length === 7) rows.push('seven-face-cards');
  const faces = cards.filter(isFace).length;
  if (faces === 6 && cards.includes(JOKER)) rows.push('six-face-cards-and-joker');
  const wild = isWild(question.deal.game);
  const { front, back } = holder;
  if (front === undefined || back === undefined) return rows;
  if (isRead(question, 'jokerInFront', 'not-there') && front.includes(JOKER)) return rows;
  const { isPair, high } = paiGowFront(cardsIn(front), wild);
  if (!isPair || high !== RANKS.indexOf('A')) return rows;
  const isBefore = isAtLeast(paiGowFive(cardsIn(back), wild), 'straight');
  return [...rows, 'aces-in-front', ...(isBefore ? ['aces-before-straight'] : [])];
}

function sevensRows(cards: readonly string[]): string[] {
  const two = cards.slice(0, 2);
  const rows = allOf(two, 'A') && oneSuit(two) ? ['suited-aces'] : [];
  if (!ranksAre(cards, '777')) return rows;
  return [
    'three-sevens',
    ...(oneColor(cards) ? ['three-sevens-one-color'] : []),
    ...(oneSuit(cards) ? ['three-sevens-suited'] : []),
  ];
}

function thirteenRows(deal: Deal, holder: Seat): string[] {
  const rows = rowsOf(holder);
  const cards = [...rows.front, ...rows.middle, ...rows.back];
  const others = deal.seats.filter((seat) => seat !== holder).map(rowsOf);
  return [
    ...(slowDragon(rows) ? ['dragon'] : []),
    ...(slowHomeRun(rows, others) >= 15 ? ['home-run-of-fifteen'] : []),
    ...(twoStraightFlushes(cards) ? ['two-straight-flushes'] : []),
    ...(slowOneColor(rows) ? ['thirteen-of-one-color'] : []),
  ];
}

function tileRows({ front, back }: Seat): string[] {
  const [one, other] = [front, back].map((place) => {
    const [a, b] = cardsIn(place) as [string, string];
    return placeOf(a, b);
  }) as [number, number];
  const [high, low] = [Math.min(one, other), Math.max(one, other)];
  return [
    ...(low <= LAST_PAIR && high === 0 ? ['pair-before-number-one'] : []),
    ...(low <= LAST_PAIR ? ['pair-pair'] : []),
  ];
}

function pokaraRows(three: readonly string[]): string[] {
  const { name, order } = threeOf(three);
  const isTrips = name === 'three of a kind';
  return [
    ...(three.every((card) => card === 'Ah') ? ['three-aces-of-hearts'] : []),
    ...(isTrips && oneSuit(three) ? ['trip-flush'] : []),
    ...(name === 'straight flush' && order[0] === RANKS.indexOf('A') ? ['royal-flush'] : []),
    ...(name === 'straight flush' ? ['straight-flush'] : []),
    ...(isTrips ? ['three-of-a-kind'] : []),
  ];
}

function fourRows(player: readonly string[], banker: readonly string[]): string[] {
  const four = [...player.slice(0, 2), ...banker.slice(0, 2)];
  const isPair = ([one, other]: readonly string[]): boolean =>
    rankOf(one as string) === rankOf(other as string);
  const isFour = new Set(four.map(rankOf)).size === 1;
  return [
    ...(isFour && oneSuit(four) ? ['four-of-a-kind-of-one-suit'] : []),
    ...(isFour ? ['four-of-a-kind'] : []),
    ...(isPair(player) && isPair(banker) ? ['pair-in-both-lines'] : []),
    ...(oneSuit(four) ? ['four-of-one-suit'] : []),
  ];
}

const mostAlike = (cards: readonly string[], of: (card: string) => string): number =>
  Math.max(0, ...cards.map((card) => cards.filter((other) => of(other) === of(card)).length));

/** The same rows where all cards that lie there count. */
function fourRowsOfAll(player: readonly string[], banker: readonly string[]): string[] {
  const all = [...player, ...banker];
  return [
    ...(mostAlike(all, (card) => card) >= 4 ? ['four-of-a-kind-of-one-suit'] : []),
    ...(mostAlike(all, rankOf) >= 4 ? ['four-of-a-kind'] : []),
    ...(mostAlike(player, rankOf) >= 2 && mostAlike(banker, rankOf) >= 2
      ? ['pair-in-both-lines']
      : []),
    ...(mostAlike(all, (card) => card.slice(-1)) >= 4 ? ['four-of-one-suit'] : []),
  ];
}

/** The rows that a player's hand meets. */
function handRows(question: Question, seat: Seat): string[] {
  const { deal } = question;
  const holder = seatOfHand(deal, seat.seat);
  const cards = cardsHeld(deal, seat.seat);
  switch (deal.game as Game) {
    case 'pai-gow-poker':
    case 'jokers-wild-pai-gow-poker':
      return paiGowRows(question, holder, cards);
    case 'blackjack-poker':
      return sevensRows(cards);
    case 'thirteen-card':
      return thirteenRows(deal, holder);
    case 'pai-gow-tiles':
      return tileRows(holder);
    case 'pokara':
      return pokaraRows(cards.slice(0, 3));
    default:
      return cards.length < 3 ? [] : threeCardRows(cards.slice(0, 3));
  }
}

/** The rows of the two lines, which are nobody's hands. */
function lineRows(question: Question, isFirst: boolean): string[] {
  const { deal } = question;
  const fours = isRead(question, 'baccaratCards', 'all') ? fourRowsOfAll : fourRows;
  const [player, banker] = [cardsIn(deal.player), cardsIn(deal.banker)];
  const threes =
    deal.game === 'baccarat-9' || isFirst
      ? [player, banker]
          .filter((line) => line.length === 3)
          .flatMap((line) => threeCardRows(line).map((row) => `${row}-in-a-line`))
      : [];
  return [...threes, ...(deal.game === 'baccarat' ? fours(player, banker) : [])];
}

function someDeal(random: Dice, game: Game): Deal {
  const rank = random.pick(...RANKS);
  const suit = random.pick('c', 'd', 'h', 's');
  const seven: First = random.pick(
    (card) => rankOf(card) === '7',
    (card) => rankOf(card) === '7' && card.endsWith(suit),
    (card) => rankOf(card) === 'A' && card.endsWith(suit),
  );
  const threes: First = random.pick<First>(
    undefined,
    (card) => rankOf(card) === '3',
    (card) => '234'.includes(rankOf(card)),
    (card) => '234'.includes(rankOf(card)) && card.endsWith(suit),
  );
  switch (game) {
    case 'pai-gow-poker':
    case 'jokers-wild-pai-gow-poker': {
      const first = random.pick<First>(
        undefined,
        (card) => isFace(card) || card === JOKER,
        isFace,
        (card) => 'AKQJT'.includes(rankOf(card)),
      );
      return paiGowDeal(random, { game }, first);
    }
    case 'blackjack-poker':
      return blackjackDeal(random, { game, most: 7 }, seven === undefined ? {} : { first: seven });
    case 'pan-9':
    case 'super-9':
      return panDeal(random, { game, most: 7 }, threes);
    case 'thirteen-card':
      return thirteenDeal(random);
    case 'pokara':
      return pokaraDeal(random);
    case 'pai-gow-tiles':
      return tilesDeal(random, { game, most: 7 });
    default: {
      const first = random.pick<First>(
        threes,
        (card) => card.endsWith(suit),
        (card) => rankOf(card) === rank,
        (card) => card === `${rank}${suit}`,
      );
      return baccaratDeal(random, { game, most: 8 }, first);
    }
  }
}

const PLAYERS: Allowed = {
  employees: 'always',
  propositionPlayers: false,
  backline: true,
  playerDealer: true,
  bettors: true,
};

/** The row with the greatest prize. */
function greatest(question: Question, rows: readonly string[]): string | undefined {
  const prize = (row: string): bigint =>
    postedIn(question, PRIZES[row.replace('-in-a-line', '')] as string);
  return [...rows].sort((a, b) => (prize(a) < prize(b) ? 1 : -1))[0];
}

const prizeOf = (question: Question, row: string): bigint =>
  postedIn(question, PRIZES[row.replace('-in-a-line', '')] as string) *
  BigInt(question.offering.values['multiplier'] ?? 1);

function linesWon(question: Question, isFirst: boolean): Win[] {
  const { deal } = question;
  const row = greatest(question, lineRows(question, isFirst));
  const inIt = deal.seats.filter(
    (seat) => seat.fee === true && seat.person !== 'excluded' && hasBaseWager(seat),
  );
  if (row === undefined || inIt.length === 0) return [];
  const parts = isRead(question, 'linePrize', 'each') ? 1 : inIt.length;
  const each = prizeOf(question, row) / BigInt(parts);
  return inIt
    .filter((seat) => mayWin(seat, PLAYERS))
    .map((seat) => winOf(seat, row, { share: 'table', amount: each }));
}

const caAsian = (number: 1 | 2 | 3 | 4 | 5): Sheet => {
  const activity = `hgc-ca-asian-jackpot-${number}`;
  return {
    activity,
    question(random) {
      const game = random.pick(...GAMES);
      const deal = someDeal(random, game);
      const isFirst = number === 1 && game === 'baccarat';
      const rows = Object.keys(PRIZES).filter(
        (row) => ROWS_OF[game].test(row) || (isFirst && ROWS_OF['pan-9'].test(row)),
      );
      // Every prize is another one, so that the greatest is one row.
      let prize = 100;
      const prizes = random.shuffle(rows.map(() => (prize += random.between(1, 150))));
      const posted = rows.map((row, at) => [
        PRIZES[row],
        dollars(BigInt(prizes[at] as number) * 100n),
      ]);
      return {
        activity,
        offering: {
          options: {},
          values: {
            ...Object.fromEntries(posted),
            ...(game === 'pai-gow-tiles' ? { tileChart: 'common' } : {}),
            ...(random.chance(20) ? { multiplier: random.pick(2, 3) } : {}),
          },
          settings: someReadings(random, {
            baccaratCards: 'all',
            linePrize: 'each',
            jokerInFront: 'not-there',
            bankFee: 'not-asked',
          }),
        },
        balances: {
          meter: someDollars(random, 10_000, 99_999),
          reserve: someDollars(random, 0, 99_999),
        },
        deal,
      };
    },
    decide(question) {
      const { deal } = question;
      if (deal.player !== undefined) return linesWon(question, number === 1);
      const isFreeBank = ({ position }: Seat): boolean =>
        position === 'player-dealer' && isRead(question, 'bankFee', 'not-asked');
      return deal.seats
        .filter((seat) => mayWin(seat, PLAYERS) && (seat.fee === true || isFreeBank(seat)))
        .flatMap((seat) => {
          const row = greatest(question, handRows(question, seat));
          if (row === undefined) return [];
          return [winOf(seat, row, { amount: prizeOf(question, row) })];
        });
    },
  };
};

export const CA_ASIAN_JACKPOTS: readonly Sheet[] = ([1, 2, 3, 4, 5] as const).map(caAsian);
