// Crazy 4 Poker as Massachusetts plays it: the clauses are sections of the Commission's rules.
import type { Card } from '#cards';
import type { RankedHand } from '#hands';
import { centsOf, times } from '#money';
import { qualifies } from '../crazy-4-poker.ts';
import { isPairOfAcesOrBetter } from '../crazy-4-poker-checks.ts';
import { CRAZY_4_POKER_FACTS } from '../crazy-4-poker-facts.ts';
import {
  COVER_ALL,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
} from '../crazy-4-poker-tables.ts';
import { meets, type PayTable } from '../pay-table.ts';
import { bestFour } from '../ranked.ts';
import type { ToldResult } from '../round.ts';
import type {
  DealingClauses,
  Procedure,
  TableWager,
  Wagers,
  WatchedRule,
  Win,
} from './procedure.ts';
import { refuse, type StepRefused } from './refusals.ts';
import { type DealingWay, type RoundSeat, readCards, type TableSetup } from './table-state.ts';
import { isPaidFromMeter, rowOfCards } from './winning-rows.ts';

const DEALING_CLAUSES: Readonly<Record<DealingWay, DealingClauses>> = {
  'manual-shoe': {
    announce: 's.7(b)',
    collect: 's.7(b)',
    deal: 's.7(d)',
    stub: 's.7(e)',
    count: 's.7(f)',
    miscount: 's.7(h)',
  },
  hand: {
    announce: 's.8(a)(3)',
    collect: 's.8(a)(3)',
    deal: 's.8(b)',
    stub: 's.8(c)',
    count: 's.8(d)',
    miscount: 's.8(f)',
  },
  'automated-shoe': {
    announce: 's.9(a)(2)',
    collect: 's.9(a)(2)',
    deal: 's.9(b)',
    stub: 's.9(c)',
    count: 's.9(d)',
    miscount: 's.9(f)',
  },
};

const METERS: Readonly<Record<string, string>> = {
  fourCardProgressive: 'fourCardProgressive',
  fiveCardProgressive: 'fiveCardProgressive',
  fiveCardHandBonusPlayer: 'fiveCardHandBonus',
  fiveCardHandBonusDealer: 'fiveCardHandBonus',
};

const SENSOR_WAGERS = ['fourCardProgressive', 'fiveCardProgressive'];
const HAND_BONUS_WAGERS = ['fiveCardHandBonusPlayer', 'fiveCardHandBonusDealer'];

/** Ante and super bonus go together; a progressive wager is one or five dollars. */
function checkWagers(_setup: TableSetup, wagers: Wagers): StepRefused | null {
  const { ante, superBonus } = wagers;
  if (ante === undefined || superBonus === undefined) {
    const message = 'Ante and Super Bonus have to be wagered before any other wager.';
    const missing = ante === undefined ? 'ante' : 'superBonus';
    return refuse('ante-missing', message, 's.6(d)(1)', `wagers.${missing}`);
  }
  if (ante !== superBonus) {
    const message = `The Super Bonus has to equal the Ante of ${ante}.`;
    return refuse('wager-amount-wrong', message, 's.6(d)(1)', 'wagers.superBonus');
  }
  const wrong = SENSOR_WAGERS.find((name) => !['1.00', '5.00', undefined].includes(wagers[name]));
  if (wrong === undefined) return null;
  const clause = wrong === 'fourCardProgressive' ? 's.11(d)(5)' : 's.11(e)(5)';
  return refuse(
    'wager-amount-wrong',
    'A progressive wager is $1 or $5.',
    clause,
    `wagers.${wrong}`,
  );
}

/** The matrix of the Cover All wager ends with six players; a house may read it on (reading A2.9). */
function checkRound({ readings }: TableSetup, seats: readonly RoundSeat[]): StepRefused | null {
  const isReadOn = readings?.['coverAllSevenPlayers'] === 'as-six';
  const isOffered = isReadOn || seats.length <= COVER_ALL.length;
  if (isOffered || !seats.some(({ wagers }) => 'coverAll' in wagers)) return null;
  const message = 'Cover All is played with six players at most: hand the Cover All wagers back.';
  return refuse('too-many-players', message, 's.12(k)');
}

function checkPlay({ wagers, hand }: RoundSeat, amount: string): StepRefused | null {
  const ante = centsOf(wagers['ante']?.amount as string);
  const wagered = centsOf(amount);
  if (wagered === ante) return null;
  const isUpToThreefold = wagered > ante && wagered <= times(ante, 3n);
  const cards = readCards(hand.cards);
  // Cards that no one has read yet are looked at when they are turned up.
  if (isUpToThreefold && (cards === null || isPairOfAcesOrBetter(bestFour(cards)))) return null;
  const message = isUpToThreefold
    ? 'Only a pair of aces or better may play for more than the Ante.'
    : 'The Play wager equals the Ante, or is up to three times as much with aces or better.';
  return refuse('play-amount-wrong', message, 's.10(b)', 'amount');
}

function sensorTableOf({ tables }: TableSetup, wager: string): PayTable | undefined {
  if (wager === 'fiveCardProgressive') return FIVE_CARD_PROGRESSIVE;
  if (wager !== 'fourCardProgressive') return undefined;
  return tables[wager] === 'B' ? FOUR_CARD_PROGRESSIVE.B : FOUR_CARD_PROGRESSIVE.A;
}

/** s.10(e) for the progressive wagers; s.10(f) for the hand bonus, where a floorperson verifies 500
 * for 1 and percentages. */
function winOf(
  setup: TableSetup,
  wager: string,
  { own, dealer }: { own: readonly Card[] | null; dealer: readonly Card[] | null },
): Win | null {
  const sensorTable = sensorTableOf(setup, wager);
  if (sensorTable !== undefined) {
    const met = own === null ? undefined : rowOfCards(sensorTable, own);
    if (met === undefined) return null;
    const paperwork = isPaidFromMeter(met);
    return {
      row: met.row,
      hasButton: true,
      validation: 's.10(e)(3)',
      paperwork,
      bringsEnvy: met.envy !== undefined,
      paidBy: paperwork ? 'meter' : 'tray',
    };
  }
  if (!HAND_BONUS_WAGERS.includes(wager)) return null;
  const hand = wager === 'fiveCardHandBonusPlayer' ? own : dealer;
  const met = hand === null ? undefined : rowOfCards(FIVE_CARD_HAND_BONUS, hand);
  if (met === undefined) return null;
  const paperwork = isPaidFromMeter(met);
  const isGreat = paperwork || met.row === 'four-of-a-kind';
  return {
    row: met.row,
    hasButton: false,
    validation: isGreat ? 's.10(f)(2)' : null,
    paperwork,
    bringsEnvy: false,
    paidBy: paperwork ? 'meter' : 'game-account',
  };
}

/** s.10(c)(3): a dealer below a king pays the play wager of everyone, and one with a king no one
 * just for that. */
function checkResult(result: ToldResult, dealer: readonly Card[] | null): StepRefused | null {
  if (dealer === null) return null;
  const isQualified = qualifies(bestFour(dealer));
  if (isQualified === (result !== 'dealer-does-not-qualify')) return null;
  const message = `The dealer has ${isQualified ? 'a king or better' : 'less than a king'}.`;
  return refuse('result-not-asked', message, 's.10(c)(3)');
}

/** Every column of the matrix has the same rows in the same order. */
const [COVER_ALL_COLUMN] = COVER_ALL as [PayTable];
const STRAIGHT_OR_HIGHER = ['straight', 'flush'];

/** s.12(k): the place in the matrix, which reading A2.7 puts before the rank of the hand, unless the
 * house goes by the ranks alone. */
const placeOf = (hand: RankedHand): number => {
  const at = COVER_ALL_COLUMN.rows.findIndex(({ row }) => meets(row, hand));
  return at === -1 ? COVER_ALL_COLUMN.rows.length : at;
};

const COVER_ALL_WAGER: TableWager = {
  wager: 'coverAll',
  name: 'Cover All',
  mode: 'Crazy 4 Poker Cover All',
  clauses: { mode: 's.12(d)', count: 's.12(e)', open: 's.12(h)a', replaced: 's.12(i)' },
  staysOpen: (cards) => {
    const hand = bestFour(cards);
    const isInMatrix = rowOfCards(COVER_ALL_COLUMN, cards) !== undefined;
    return isInMatrix || STRAIGHT_OR_HIGHER.includes(hand.category);
  },
  isHigher: (cards, than, { readings }) => {
    const [mine, other] = [bestFour(cards), bestFour(than)];
    const isByRank = readings?.['coverAllOrder'] === 'hand-ranks';
    const places = isByRank ? 0 : placeOf(mine) - placeOf(other);
    return places === 0 ? mine.strength > other.strength : places < 0;
  },
};

/** No device at the table reports where hands and cards are. */
const WATCHED: readonly WatchedRule[] = [
  {
    clause: 's.7(c)',
    says: 'Draw each card with the hand next to the shoe, and lay it face down with the other.',
    phases: ['closed', 'dealing'],
    ways: ['manual-shoe'],
  },
  {
    clause: 's.8(a)(2)',
    says: 'Hold the deck over the tray and in front of you, in the same hand for the whole round.',
    phases: ['closed', 'dealing'],
    ways: ['hand'],
  },
  {
    clause: 's.7(e)',
    says: 'Count the stub face down, and put it in the rack so that no card is seen.',
    phases: ['dealt'],
    ways: ['manual-shoe'],
  },
  {
    clause: 's.8(c)',
    says: 'Count the stub face down, and put it in the rack so that no card is seen.',
    phases: ['dealt'],
    ways: ['hand'],
  },
  {
    clause: 's.9(c)',
    says: 'Count the stub face down, and put it in the rack so that no card is seen.',
    phases: ['dealt'],
    ways: ['automated-shoe'],
  },
  {
    clause: 's.10(a)(1)',
    says: 'Only you and the player may touch a hand. No one plays a hand for someone else.',
    phases: ['deciding'],
  },
  {
    clause: 's.10(a)(2)',
    says: 'See all five cards of every player the whole time.',
    phases: ['deciding'],
  },
];

export const CRAZY_4_PROCEDURE: Procedure = {
  game: 'crazy-4-poker',
  seatMax: 7,
  decksMax: 2,
  dealerUpCount: 0,
  clauses: {
    decks: 's.2(b)',
    instrument: 's.6(a)',
    seated: 's.6(b)',
    onePosition: 's.6(e)',
    wagers: 's.6(d)',
    closed: 's.6(c)',
    meters: 's.11',
    turn: 's.10(b)',
    forfeits: 's.10(c)',
    reveal: 's.10(c)',
    turnUp: 's.10(c)(1)',
    button: 's.13(d)',
    light: 's.10(e)(2)',
    paperwork: 's.10(e)(4)',
    envy: 's.10(e)(5)',
    envyHand: 's.13(e)b',
    reset: 's.13(d)',
    rack: 's.10(g)',
    wrongNumber: 's.14(c)',
    shoeFailed: 's.14(f)',
  },
  readings: [
    {
      unclear: 'In which round at the latest is the stub counted, once in every five?',
      weRead: 'When four rounds have gone by without a count, the fifth stub must be counted.',
    },
    {
      unclear: 'The count is wrong, the cards were misdealt, and yet 52 are not there.',
      weRead: 'The deck goes, as if the cards had not been misdealt.',
    },
    {
      unclear: 'May a round begin when the deck is exactly four (or eight) hours old?',
      weRead: 'No: by then the deck has been changed.',
    },
    {
      unclear: 'Does a preshuffled deck skip the inspection and the wash?',
      weRead: 'No: s.3 knows no exception. It is only not shuffled again before its first round.',
    },
    {
      unclear: 'Does a void round count for the turns of two decks?',
      weRead: 'Yes: the next round is dealt from the other deck.',
    },
    {
      unclear: 'A progressive chip lies on a sensor that did not take it.',
      weRead: 'It is no wager: a floorperson hands it back before the deal.',
    },
    {
      unclear: 'A player leaves after making the Play wager.',
      weRead: 'The hand plays on; only undecided hands are treated as abandoned.',
    },
    {
      unclear: 'Which way round is the sequence of a column in the fan?',
      weRead: 'Either, from the ace down or up to it; the columns come in any order.',
    },
    {
      unclear: 'A rule about hands and places is broken, and no remedy is given.',
      weRead: 'A floorperson writes it into the record of the round, and decides.',
    },
    {
      unclear: 'When is envy paid, which hands not yet turned up may bring?',
      weRead: 'When every seat is settled, from the right; until then such a hand stays open.',
    },
    {
      unclear: 'The shuffler counts another number of players than were dealt in.',
      weRead: 'Nothing is paid on Cover All until the two agree.',
    },
    {
      unclear: 'For a higher hand the cards that were left open are removed: the dealer’s too?',
      weRead:
        'No: they are compared with every player’s. A hand that is kept for its forms or for ' +
        'envy stays as well; a lower one goes to the rack when its seat is settled.',
    },
    {
      unclear: 's.4(f) sends an idle table through "Section 4(c)".',
      weRead: 'Meant is 3(c): the cards are washed, stacked, shuffled and cut.',
    },
  ],
  dealingClauses: (way) => DEALING_CLAUSES[way],
  cite: (section) => section,

  optionalWagers: {
    queensUp: ['A', 'B', 'C', 'D'],
    fourCardProgressive: ['A', 'B'],
    fiveCardProgressive: [],
    fiveCardHandBonusPlayer: [],
    fiveCardHandBonusDealer: [],
    coverAll: [],
  },
  neededTables: {},
  offered: ({ offers }) => ['superBonus', ...offers],
  meterOf: (wager) => METERS[wager] ?? null,
  checkWagers,
  checkRound,
  sensorWagers: SENSOR_WAGERS,
  lockedWagers: [...SENSOR_WAGERS, ...HAND_BONUS_WAGERS],
  drawnWagers: HAND_BONUS_WAGERS,
  onDealersHand: ['fiveCardHandBonusDealer'],
  accountClause: 's.10(f)(3)',
  tableWager: COVER_ALL_WAGER,
  watched: WATCHED,

  checkPlay,
  // The bet on the dealer's hand and Cover All do not hang on the player's own cards.
  lostOnFold: ['ante', 'superBonus', 'queensUp', ...SENSOR_WAGERS, 'fiveCardHandBonusPlayer'],
  foldedHandGoes: () => 'rack',

  groups: [
    { group: 'main', clause: 's.10(c)', wagers: ['ante', 'play', 'superBonus'] },
    { group: 'queens-up', clause: 's.10(d)', wagers: ['queensUp'] },
    { group: 'progressive', clause: 's.10(e)', wagers: SENSOR_WAGERS },
    { group: 'five-card-hand-bonus', clause: 's.10(f)', wagers: HAND_BONUS_WAGERS },
  ],
  lastGroups: [{ group: 'cover-all', clause: 's.12(j)', wagers: ['coverAll'] }],
  winOf,
  toldResults: CRAZY_4_POKER_FACTS.toldResults,
  checkResult,
  // s.10(b): more than the ante takes a pair of aces or better.
  isInQuestion: ({ wagers }) => wagers['play']?.amount !== wagers['ante']?.amount,
  paperworkHoldsCards: true,
  leftToTheHouse: [],
};
