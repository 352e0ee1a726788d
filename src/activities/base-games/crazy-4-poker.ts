// Crazy 4 Poker as Massachusetts has it, sections 1 to 14: the wagers that cards alone decide.

import type { Card } from '#cards';
import {
  type Deal,
  dealerCardsOf,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  type Game,
  gameNamed,
  handsOf,
  paysText,
  rowMet,
} from '#games';
import { rankFourCard } from '#hands';
import { type Cents, dollarsOf, ratio, ratioOf, usd } from '#money';
import {
  type Chosen,
  type Condition,
  clausesOf,
  dealerHand,
  dealt,
  defineActivity,
  dollars,
  type EligibilityRule,
  event,
  exclusions,
  type Fee,
  feePaid,
  hand,
  handTests,
  NONE,
  noBackline,
  noMisdeals,
  notFolded,
  type Posted,
  type Row,
  type Share,
  settingOf,
  standardDeck,
  table,
  tableTests,
} from '#rules';
import {
  FIVE,
  gameReadings,
  MASSACHUSETTS,
  offeredOrNot,
  type PaidBy,
  paidWords,
  paysFor,
  rateOfWager,
  rowsOfTable,
  rowsOfWager,
  tablesOf,
  tablesOrNone,
  wagerOf,
  whenHeld,
} from './shared.ts';

const GAME = gameNamed('crazy-4-poker') as Game;

const round = (fee: string, wager: string) => (cards: string) =>
  dealt(GAME.id, [{ cards, fee: { [fee]: true }, wager }]);

/** A folded hand counts only where the house reads the rule so. */
const isNotFoldedUnless = handTests.defineWith(
  'crazy-4-poker.not-folded-unless',
  ['setting', 'value', 'paidBy'],
  (setting: string, value: string | boolean, paidBy: PaidBy) => {
    const isPaid = paysFor(paidBy);
    return {
      words: `${paidWords(paidBy)}, of a hand that was not folded`,
      holds: (_, { cards = [], folded }, posted) =>
        (folded === false || settingOf(posted, setting) === value) && isPaid(cards),
    };
  },
);

/** A folded hand is not seen, and so brings no envy either, unless a house reads otherwise. */
const whenSeen = (paidBy: PaidBy): Condition =>
  hand(isNotFoldedUnless('foldedHandTriggersEnvy', true, paidBy));

/** The wager on the own hand is lost with the cards, unless a house leaves it on. */
const whenKept = (paidBy: PaidBy): Condition =>
  hand(isNotFoldedUnless('fiveCardHandBonusPlayerOnFold', 'live', paidBy));

const isDealers = handTests.defineWith('crazy-4-poker.dealers', ['paidBy'], (paidBy: PaidBy) => {
  const isPaid = paysFor(paidBy);
  return { words: paidWords(paidBy), holds: (deal) => isPaid(dealerCardsOf(deal)) };
});

const whenDealerHolds = (paidBy: PaidBy): Condition => dealerHand(isDealers(paidBy));

/** s.6(d)(3) to (5), s.12: wagers that are there if the house offers them. */
const FOUR_CARD_OFFERED: Chosen = { fourCardProgressive: ['A', 'B'] };
const FIVE_CARD_OFFERED: Chosen = { fiveCardProgressive: ['offered'] };
const HAND_BONUS_OFFERED: Chosen = { fiveCardHandBonus: ['offered'] };
const COVER_ALL_OFFERED: Chosen = { coverAll: ['offered'] };

const ON_OWN_HAND = wagerOf(GAME, 'fiveCardHandBonusPlayer');
const ON_DEALERS_HAND = wagerOf(GAME, 'fiveCardHandBonusDealer');

/** s.11(f)(2): a part of the meter for the dealer's hand is one award for all who wagered on it. */
const DIVIDED: readonly Share[] = [
  { share: 'hand', to: 'holder', part: ratio('100%'), divided: 'evenly', clause: 's.11(f)(2)' },
];

/** s.11(f)(3): what the table game system adds at random; no card on the table tells it. */
const EXTRAS: readonly Row[] = [
  { id: 'five-card-hand-bonus-player', wager: ON_OWN_HAND, whose: 'the player' },
  { id: 'five-card-hand-bonus-dealer', wager: ON_DEALERS_HAND, whose: 'the dealer' },
].flatMap(({ id, wager, whose }) =>
  (wager.extras ?? []).map(
    ({ id: extra, name, pays, by }): Row => ({
      id: `${id}-${name.toLowerCase().replace(' ', '-')}`,
      title: `${wager.name}: ${name}`,
      clause: 's.11(f)(3)',
      in: { ...HAND_BONUS_OFFERED, handBonusExtras: [extra, 'both'] },
      fee: wager.id,
      when: event(
        by === 'card'
          ? `the system has drawn one of the cards of ${whose}`
          : `the system has drawn the position of ${whose}`,
      ),
      prize: { pays: 'times-wager', times: ratioOf(pays.times), odds: paysText(pays) },
    }),
  ),
);

const COVER_ALL = wagerOf(GAME, 'coverAll');

/** The place in the matrix, whose order is the same for any number of players. */
function placeOf(cards: readonly Card[]): number {
  const rows = COVER_ALL.tables[0]?.rows ?? [];
  const met = rowMet({ rows }, rankFourCard(cards));
  return met === undefined ? rows.length : rows.indexOf(met);
}

/** s.12(b), (g): the highest hand of the dealer and of the players who have not folded. */
function highestHand(deal: Deal, posted: Posted): readonly Card[] {
  const shown = handsOf(deal).flatMap(({ cards, folded }) =>
    cards === undefined || folded !== false ? [] : [cards],
  );
  const hands = [dealerCardsOf(deal), ...shown].filter(({ length }) => length === FIVE);
  const isHigher =
    settingOf(posted, 'coverAllOrder') === 'matrix'
      ? (one: readonly Card[], other: readonly Card[]) => placeOf(one) < placeOf(other)
      : (one: readonly Card[], other: readonly Card[]) =>
          rankFourCard(one).strength > rankFourCard(other).strength;
  return hands.reduce<readonly Card[]>(
    (best, cards) => (best.length === 0 || isHigher(cards, best) ? cards : best),
    [],
  );
}

/** s.12(k): so many players; with more than the matrix has, the last column where a house says. */
const isColumnOf = (players: number, deal: Deal, posted: Posted): boolean => {
  const count = handsOf(deal).length;
  const most = COVER_ALL.tables.length;
  const isBeyond = count > most && settingOf(posted, 'coverAllSevenPlayers') === 'as-six';
  return players === (isBeyond ? most : count);
};

const isHighest = tableTests.defineWith(
  'crazy-4-poker.highest',
  ['players', 'paidBy'],
  (players: number, paidBy: PaidBy) => {
    const isPaid = paysFor(paidBy);
    return {
      words: `with ${players} in the round ${paidWords(paidBy)}, of the highest hand`,
      holds: (deal, posted) =>
        isColumnOf(players, deal, posted) && isPaid(highestHand(deal, posted)),
    };
  },
);

const COVER_ALL_ROWS: readonly Row[] = COVER_ALL.tables.flatMap((payTable) => {
  const players = Number(payTable.id);
  const others = Array.from({ length: players - 1 }, () => ({}));
  return rowsOfTable({
    id: `cover-all-${payTable.id}`,
    wager: { ...COVER_ALL, name: `${COVER_ALL.name}, ${payTable.id} in the round` },
    table: payTable,
    in: COVER_ALL_OFFERED,
    column: players === 1 ? '1 player' : `${players} players`,
    when: (paidBy) => table(isHighest(players, paidBy)),
    round: (cards) =>
      dealt(GAME.id, [{ cards, fee: { [COVER_ALL.id]: true }, wager: '5' }, ...others]),
  });
});

const ROWS: readonly Row[] = [
  ...rowsOfWager('super-bonus', wagerOf(GAME, 'superBonus'), {
    when: whenHeld,
    round: round('superBonus', '10'),
  }),
  ...rowsOfWager('queens-up', wagerOf(GAME, 'queensUp'), {
    when: whenHeld,
    round: round('queensUp', '5'),
  }),
  ...rowsOfWager('four-card-progressive', wagerOf(GAME, 'fourCardProgressive'), {
    when: whenSeen,
    envyClause: 's.11(d)(5)',
    round: round('fourCardProgressive', '1'),
  }),
  ...rowsOfWager('five-card-progressive', wagerOf(GAME, 'fiveCardProgressive'), {
    in: FIVE_CARD_OFFERED,
    when: whenSeen,
    envyClause: 's.11(e)(5)',
    round: round('fiveCardProgressive', '1'),
  }),
  ...rowsOfWager('five-card-hand-bonus-player', ON_OWN_HAND, {
    in: HAND_BONUS_OFFERED,
    when: whenKept,
    round: round(ON_OWN_HAND.id, '1'),
  }),
  ...rowsOfWager('five-card-hand-bonus-dealer', ON_DEALERS_HAND, {
    in: HAND_BONUS_OFFERED,
    when: whenDealerHolds,
    shares: DIVIDED,
    round: (cards) =>
      dealt(GAME.id, [{ fee: { [ON_DEALERS_HAND.id]: true }, wager: '1' }], { dealer: { cards } }),
  }),
  ...EXTRAS,
  ...COVER_ALL_ROWS,
];

const WAGERED: EligibilityRule = {
  ...feePaid('s.6(d)'),
  words: 'Each wager is won by those alone who made it.',
};

/** s.10(b): a fold forfeits these. It does not forfeit envy, nor what other hands decide; the bonus
 * on the own hand is a reading. */
const LOST_ON_FOLD = ['superBonus', 'queensUp', 'fourCardProgressive', 'fiveCardProgressive'];

const isFoldedWith = exclusions.defineWith(
  'crazy-4-poker.folded-with',
  ['fees'],
  (fees: readonly string[]) =>
    ({ seat, fee }) =>
      seat.folded !== false && fees.includes(fee.name),
);

const NOT_FOLDED: EligibilityRule = {
  ...notFolded('s.10(b)'),
  words: 'Without a play wager the super bonus, queens up and progressive wagers are forfeited.',
  leavesOut: isFoldedWith(LOST_ON_FOLD),
};

const reset = (title: string, least: Cents, clause: string, offered: Chosen) =>
  dollars(title, [dollarsOf(least)], clause, { in: offered, saidWhenPosted: true });

/** s.11(d)(5), (e)(5): chips of one dollar and of five, or of five alone. */
const progressiveWager = (title: string, clause: string, offered: Chosen) =>
  dollars(title, ['1', '5'], clause, { step: usd('4'), in: offered, saidWhenPosted: true });

const ONE_OR_FIVE = { upTo: usd('5'), step: usd('4'), optional: true } as const;

const wager = (name: string, more: Omit<Fee, 'name' | 'title' | 'paidBy' | 'split'>): Fee => ({
  name,
  title: wagerOf(GAME, name).name,
  paidBy: 'player',
  split: {},
  ...more,
});

const atTable = { amount: 'tableMinimum', upTo: 'tableMaximum', optional: true } as const;

const HAND_BONUS = {
  ...atTable,
  in: HAND_BONUS_OFFERED,
  contributes: { meter: 'fiveCardHandBonus', rate: 'handBonusRate' },
} as const;

const RATES = ['fourCardRate', 'fiveCardRate', 'handBonusRate'].map((value) => ({ value }));

export const CRAZY_4_POKER = defineActivity({
  id: 'ma-crazy-4-poker',
  title: 'Crazy 4 Poker',
  venue: MASSACHUSETTS,
  approvalIds: [],
  kind: 'game',
  summary: 'Best four of five cards against the dealer, who needs a king, with bonus wagers.',
  games: [GAME.id],
  options: {
    queensUp: tablesOf(wagerOf(GAME, 'queensUp'), 's.11(c)'),
    fourCardProgressive: tablesOrNone(
      wagerOf(GAME, 'fourCardProgressive'),
      's.6(d)(3), s.11(d)(1)',
    ),
    fiveCardProgressive: offeredOrNot('Five-Card Progressive wager', 's.6(d)(4)'),
    fiveCardHandBonus: offeredOrNot('Five Card Hand Bonus wagers', 's.6(d)(5)'),
    handBonusExtras: {
      title: 'What the system adds to the Five Card Hand Bonus',
      clause: 's.11(f)(3)',
      choices: {
        both: 'Magic Card and Lucky Bonus',
        magicCard: 'Magic Card',
        luckyBonus: 'Lucky Bonus',
        [NONE]: 'neither',
      },
      mayBeNone: true,
    },
    coverAll: offeredOrNot('Cover All wager', 's.12'),
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    tableMinimum: dollars('Least wager at the table', ['0.01'], 's.6'),
    tableMaximum: dollars('Greatest wager at the table', ['0.01'], 's.6'),
    fourCardWager: progressiveWager('Least Four-Card Progressive wager', 's.11(d)(5)', FOUR_CARD_OFFERED),
    fiveCardWager: progressiveWager('Least Five-Card Progressive wager', 's.11(e)(5)', FIVE_CARD_OFFERED),
    fourCardReset: {
      ...reset(
        'Initial and reset amount of the four-card meter',
        FOUR_CARD_PROGRESSIVE.B.leastReset,
        's.11(d)(3)',
        FOUR_CARD_OFFERED,
      ),
      leastFor: {
        option: 'fourCardProgressive',
        least: {
          A: FOUR_CARD_PROGRESSIVE.A.leastReset,
          B: FOUR_CARD_PROGRESSIVE.B.leastReset,
        },
      },
    },
    fiveCardReset: reset('Initial and reset amount of the five-card meter', FIVE_CARD_PROGRESSIVE.leastReset, 's.11(e)(3)', FIVE_CARD_OFFERED),
    handBonusReset: reset('Initial and reset amount of the hand bonus meter', FIVE_CARD_HAND_BONUS.leastReset, 's.11(f)(4)', HAND_BONUS_OFFERED),
    fourCardRate: rateOfWager('the four-card progressive wager', 's.11(d)(3)', FOUR_CARD_OFFERED),
    fiveCardRate: rateOfWager('the five-card progressive wager', 's.11(e)(3)', FIVE_CARD_OFFERED),
    handBonusRate: rateOfWager('a hand bonus wager', 's.11(f)(4)', HAND_BONUS_OFFERED),
  },
  fees: [
    // The wager that a player must make to be dealt in, and so the one that a bare yes means.
    wager('superBonus', {
      ...atTable,
      optional: false,
      clause: 's.6(d)(1)',
      note: 'as much as the ante',
    }),
    wager('ante', { ...atTable, optional: false, clause: 's.6(d)(1)' }),
    wager('play', {
      ...atTable,
      clause: 's.10(b)',
      note: 'as much as the ante; up to three times with a pair of aces or better',
    }),
    wager('queensUp', { ...atTable, clause: 's.6(d)(2)' }),
    wager('fourCardProgressive', {
      ...ONE_OR_FIVE,
      in: FOUR_CARD_OFFERED,
      amount: 'fourCardWager',
      clause: 's.6(d)(3)',
      contributes: { meter: 'fourCardProgressive', rate: 'fourCardRate' },
    }),
    wager('fiveCardProgressive', {
      ...ONE_OR_FIVE,
      in: FIVE_CARD_OFFERED,
      amount: 'fiveCardWager',
      clause: 's.6(d)(4)',
      contributes: { meter: 'fiveCardProgressive', rate: 'fiveCardRate' },
    }),
    wager('fiveCardHandBonusPlayer', { ...HAND_BONUS, clause: 's.6(d)(5)' }),
    wager('fiveCardHandBonusDealer', { ...HAND_BONUS, clause: 's.6(d)(5)' }),
    wager('coverAll', { ...atTable, in: COVER_ALL_OFFERED, clause: 's.12(a)' }),
  ],
  fund: {
    title: 'Table inventory and progressive meters',
    clause: 's.11(d) to (f)',
    source: 'own-fees',
    meters: [
      {
        name: 'fourCardProgressive',
        title: 'the four-card meter',
        in: FOUR_CARD_OFFERED,
        seed: 'fourCardReset',
        reseed: 'fourCardReset',
      },
      {
        name: 'fiveCardProgressive',
        title: 'the five-card meter',
        in: FIVE_CARD_OFFERED,
        seed: 'fiveCardReset',
        reseed: 'fiveCardReset',
      },
      {
        name: 'fiveCardHandBonus',
        title: 'the hand bonus meter',
        in: HAND_BONUS_OFFERED,
        seed: 'handBonusReset',
        reseed: 'handBonusReset',
      },
    ],
    paidFrom: ['house'],
  },
  nested: 'all-that-apply',
  several: 'in-turn',
  rows: ROWS,
  eligibility: [
    WAGERED,
    NOT_FOLDED,
    noBackline('s.6(b)'),
    noMisdeals('s.14(c)'),
    standardDeck('s.4(b), s.7(h)'),
  ],
  claim: {
    clause: 's.10(e), (f)',
    tray: { pays: 'all-but-meter' },
    words: [
      'When a hand wins part of a meter, its cards stay on the table until the forms are done.',
      'The hand bonus is paid into the game account, but for parts of the meter.',
    ],
  },
  keypad: {
    clause: 's.10(e), s.13',
    start: 'COIN IN',
    hand: 'hand-button',
    undo: 'press-again',
    calls: 'supervisor',
    authorize: { by: 'floor-person' },
    end: 'Game Over',
    backOut: 'not-stated',
    sensorFault: { kind: 'not-stated', words: 'The rules have no word about it.', clause: 's.13' },
  },
  noPurchase: {
    kind: 'not-stated',
    clause: 's.6',
    words: ['It is a game of wagers; the sheet does not mention play without one.'],
  },
  posting: {
    clause: 's.11',
    items: ['hand-option', 'prizes', 'fees', 'pool', 'seed-and-reseed', ...RATES],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['s.3, s.4', 'The dealer inspects the deck, which the floor verifies; it is spread face up for the first player, washed, stacked and shuffled.'],
    ['s.4', 'The cards are shuffled again after every round and when the floor directs it; without a device they are cut, at least ten cards deep, and the floor may have them cut again.'],
    ['s.4(f)', 'At an idle table the cards are spread face down, or face up if a player asks.'],
    ['s.7(b)', 'The dealer calls no more bets and locks the systems; the progressive chips are counted against the system and go in the tray.'],
    ['s.7 to s.9', 'Each player with ante and super bonus gets five cards face down, clockwise from the dealer’s left, and so does the dealer, from shoe or hand.'],
    ['s.7(f)', 'The stub goes to the discard rack unseen; without a counting shuffler it is counted every 5 rounds at least.'],
    ['s.7(h)', 'If the count is wrong, all hands are void and all wagers go back; if no one was misdealt, the deck leaves the table too.'],
    ['s.8(a)', 'A deck that is dealt from the hand is shuffled by a device.'],
    ['s.10(a)', 'Only the dealer and the player touch a player’s cards, which stay in full view.'],
    ['s.10(b)', 'From the left, each player forfeits ante and super bonus or makes a play wager equal to the ante, up to three times with a pair of aces or better.'],
    ['s.10(c)', 'Forfeited wagers and cards are taken; the dealer shows the best four cards.'],
    ['s.10(c)', 'From the right, counterclockwise, hand by hand: ante, play and super bonus, then queens up.'],
    ['s.10(e)', 'Then the progressives: the dealer verifies hand and light, the floor validates, and envy is paid.'],
    ['s.10(f)', 'Then the hand bonus; the floor verifies 500 for 1 and parts of the meter.'],
    ['s.12(h) to (j)', 'For Cover All the best hand so far, a straight or higher, stays open until a higher one takes its place; Cover All comes last.'],
    ['s.13(e)', 'A hand that brings envy stays face up on the layout; any other is put away, and the dealer goes on.'],
    ['s.13(a), (b)', 'The progressive wager goes on the sensor at the seat beside the regular wager; the dealer presses COIN IN, the sensors light up and the wagers are taken.'],
    ['s.13(d)', 'The dealer presses the button of a progressive hand, again if pressed by mistake, and calls a supervisor; Game Over readies the system for the next hand.'],
    ['s.10(g)', 'The cards go to the discard rack so that each hand can be put together if there is a question.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['s.2', 'One deck with a cover card is used, or two decks with backs of two colors that alternate by the round, one in the shuffler; only one is in the discard rack.'],
    ['s.2(c)', 'Decks are changed every 4 hours when dealt by hand and every 8 hours from a shoe.'],
    ['s.4(b)', 'A deck that a counting shuffler finds wrong leaves the table.'],
    ['s.4(g)', 'Devices that reshuffle and count are approved under 205 CMR 146.51.'],
    ['s.5', 'Four cards rank: four of a kind, straight flush, three of a kind, flush, straight, two pair, pair.'],
    ['s.5(a)', 'Cards rank from ace down to 2, suits are equal; an ace also makes ace, 2, 3, 4, and no other run around the corner.'],
    ['s.5(c)', 'Of hands of one rank the one with the highest card that the other lacks is better; otherwise they tie.'],
    ['s.5(d)', 'Five cards rank: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind.'],
    ['s.6(a) to (c)', 'All wagers but play are made before the dealer calls no more bets; then none is made, raised or withdrawn.'],
    ['s.6(a)', 'Wagers are chips, plaques or other approved instruments on the layout; none is made by word and cash.'],
    ['s.6(b)', 'A player stays seated for the round; the wagers of one who leaves may be treated as losing.'],
    ['s.6(d)(1), (2)', 'Ante and super bonus are equal and come first; queens up may be added, against its own pay table.'],
    ['s.6(d)(3) to (5)', 'Progressive and hand bonus wagers come after ante and super bonus; each player checks that they were accepted.'],
    ['s.6(d)(5)', 'The hand bonus is on the player’s five cards, the dealer’s, or both, for a flush or better.'],
    ['s.6(b), (e)', 'Only seated players wager, each on one position.'],
    ['s.10(c)(3)', 'The dealer qualifies with a king: below it the ante goes back, and play and super bonus are paid.'],
    ['s.10(c)(3)', 'A hand lower than the dealer’s loses ante and play, and its super bonus is paid by its odds; a higher one is paid on all three; with equal hands ante and play go back.'],
    ['s.10(b)', 'A player who makes no play wager forfeits the wagers of the round, but not envy.'],
    ['s.10(d) to (f)', 'Queens up, progressives and hand bonus are paid whatever the dealer holds.'],
    ['s.11(a)', 'A winning ante and play are paid 1 to 1.'],
    ['s.10(c)(3)', 'A super bonus below a straight goes back unless the hand lost.'],
    ['s.11(d)(2), (e)(2), (f)(2)', 'Only the highest hand of a wager is paid.'],
    ['s.11(d)(3)', 'The four-card meter begins with $5,000 or more on table A, $1,000 on table B; it and the rates are in the rules submission.'],
    ['s.11(e)(3), (f)(4)', 'The meters of the five-card progressive and the hand bonus begin with $10,000 or more.'],
    ['s.1, s.11(d), (e)', 'Progressives are won from three of a kind; envy comes with a straight flush or better in five cards, and in four cards with four of a kind or, on table A, a straight flush.'],
    ['s.11(d)(4), (e)(4)', 'A part of a meter is of what it shows when it is the player’s turn.'],
    ['s.10(e)(5)', 'Envy is for those with the progressive wager, by the amount of it, when another player at the table has such a hand, and once for each; folded or not.'],
    ['s.10(e)(5)', 'No one gets envy for the own hand or the dealer’s; the holder gets the normal prize.'],
    ['s.13(d)', 'Percentages are paid from the meter; other hands are paid from the tray and do not lower it.'],
    ['s.13(c)', 'Regular, side and progressive wagers are settled at the same time.'],
    ['s.11(f)(2)', 'Hand bonus wagers on the player’s own hand and on the dealer’s hand are both paid.'],
    ['s.11(f)(2)', 'A part of the meter that the dealer’s hand wins is divided equally among those who wagered on it.'],
    ['s.11(f)(3)', 'Magic Card and Lucky Bonus are paid where the licensee offers them: the system picks a card or a position at random.'],
    ['s.12(a), (b)', 'Cover All is made before the round and wins if the highest hand at the table, the dealer’s too, is three of a kind or better.'],
    ['s.12(c), (g)', 'Cover All pays by the number of players, and for the highest hand only.'],
    ['s.12(d), (e)', 'Cover All needs its mode of the shuffler, which counts the players and shows the pays.'],
    ['s.14(a)', 'A card found face up in the shoe or deck is not used; with two or more all hands are void.'],
    ['s.14(b)', 'A card drawn by mistake and not seen is used as the next card.'],
    ['s.14(c), (d)', 'A wrong number of cards for anyone, or a dealer’s card exposed before all have decided, voids all hands.'],
    ['s.14(f)', 'A dealing shoe that jams voids the round, and its cards are reshuffled with those dealt.'],
    ['s.14', 'Where hands are void every wager goes back and the cards are reshuffled.'],
    ['s.14(e)', 'After a jam of the shuffler the cards are reshuffled.'],
    ['s.14(g)', 'A device that is out of order is covered or has a sign before the game goes on by other means.'],
  ]),
  readings: gameReadings(GAME, {
    coverAllOrder: ['matrix', 'hand-ranks'],
    coverAllSevenPlayers: ['refused', 'as-six'],
    fiveCardHandBonusPlayerOnFold: ['lost', 'live'],
    foldedHandTriggersEnvy: [false, true],
  }),
  sample: {
    // biome-ignore format: read as a block
    options: {
      queensUp: 'A', fourCardProgressive: 'B', fiveCardProgressive: 'offered', fiveCardHandBonus: 'offered',
      handBonusExtras: 'both', coverAll: 'offered',
    },
    // biome-ignore format: read as a block
    values: {
      tableMinimum: '5.00', tableMaximum: '500.00', fourCardWager: '1.00', fiveCardWager: '1.00',
      fourCardReset: '5000.00', fiveCardReset: '10000.00', handBonusReset: '10000.00',
      fourCardRate: 2000, fiveCardRate: 2000, handBonusRate: 2000,
    },
    postedAt: '2026-10-20T09:00:00-04:00',
    from: '2026-11-01T00:00:00-04:00',
    until: '2027-01-31T23:59:00-05:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
