// Four Card Poker as South Dakota has it, ARSD 20:18:16:15.10: the wagers that cards alone decide.
import { type DealtGame, type DealtSeat, dealtGameNamed, type Game, gameNamed } from '#games';
import { ratio, usd } from '#money';
import {
  type Chosen,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  type EligibilityRule,
  type Fee,
  feePaid,
  hand,
  handTests,
  isChosen,
  isPosted,
  noMisdeals,
  postedCount,
  settingOf,
} from '#rules';
import {
  gameReadings,
  type PaidBy,
  paidWords,
  paysFor,
  rateOfWager,
  rowsOfWager,
  SOUTH_DAKOTA,
  tablesOf,
  tablesOrNone,
  wagerOf,
  whenHeld,
} from './shared.ts';

const GAME = gameNamed('four-card-poker') as Game;
const DEALT = dealtGameNamed(GAME.id) as DealtGame;
const AUTOMATIC_BONUS = wagerOf(GAME, 'automaticBonus');
const ACES_UP = wagerOf(GAME, 'acesUp');
const PROGRESSIVE = wagerOf(GAME, 'progressive');

/** (6), (10): not for a hand that was folded; for one that loses, unless a house reads otherwise. */
const isPlayed = handTests.defineWith('four-card-poker.played', ['paidBy'], (paidBy: PaidBy) => {
  const isPaid = paysFor(paidBy);
  return {
    words: `${paidWords(paidBy)}, of a hand that was not folded`,
    holds: (deal, seat, posted) => {
      if (seat.folded !== false || !isPaid(seat.cards ?? [])) return false;
      const mayLose = settingOf(posted, 'automaticBonusOnLosingHand') === true;
      return mayLose || DEALT.outcomeOf?.(deal, seat.seat) === 'win';
    },
  };
});

const hasProgressive = ({ fee }: DealtSeat): boolean =>
  typeof fee !== 'boolean' && fee[PROGRESSIVE.id] === true;

/** (7): folded cards stay at the sensor, where they are paid and bring envy to the others; without
 * the wager no one sees them, unless a house reads otherwise. */
const isShown = handTests.defineWith('four-card-poker.shown', ['paidBy'], (paidBy: PaidBy) => {
  const isPaid = paysFor(paidBy);
  return {
    words: `${paidWords(paidBy)}, of a hand that is seen`,
    holds: (_, seat, posted) => {
      const isSeen =
        seat.folded === false ||
        hasProgressive(seat) ||
        settingOf(posted, 'foldedHandTriggersEnvy') === 'always';
      return isSeen && isPaid(seat.cards ?? []);
    },
  };
});

const round = (fee: string, wager: string) => (cards: string) =>
  dealt(GAME.id, [{ cards, fee: { [fee]: true }, wager }]);

/** (7), (16): the progressive is there if the house offers it, by one of its schedules. */
const OFFERED: Chosen = { progressive: PROGRESSIVE.tables.map(({ id }) => id) };
const WITH_PROGRESSIVE = { in: OFFERED, saidWhenPosted: true } as const;

/** The 5% of the reserve come out of the same wager. */
const WITH_RESERVE: Chosen = { progressive: ['FCPP-3'] };
const MOST_BESIDE_RESERVE = 9500;

const WAGERED: EligibilityRule = {
  ...feePaid('(3)'),
  words: 'Each wager is won by those alone who made it.',
};

const wager = (name: string, more: Omit<Fee, 'name' | 'paidBy' | 'split'>): Fee => ({
  name,
  paidBy: 'player',
  split: {},
  ...more,
});

/** (12): anything from the least to the greatest wager of the table. */
const AT_TABLE = { amount: 'tableMinimum', upTo: 'tableMaximum', optional: true } as const;

export const FOUR_CARD_POKER = defineActivity({
  id: 'sd-four-card-poker',
  title: 'Four Card Poker',
  venue: SOUTH_DAKOTA,
  approvalIds: ['ARSD 20:18:16:15.10'],
  kind: 'game',
  summary: 'Best four of five cards against the dealer’s best four of six, with bonus wagers.',
  games: [GAME.id],
  options: {
    acesUp: tablesOf(ACES_UP, '(15)'),
    progressive: tablesOrNone(PROGRESSIVE, '(7), (16)'),
  },
  values: {
    tableMinimum: dollars('Least wager at the table', ['0.01'], '(3), (12)'),
    tableMaximum: dollars('Greatest wager at the table', ['0.01'], '(3), (12)'),
    progressiveWager: dollars('Progressive wager', ['1'], '(16)', {
      ...WITH_PROGRESSIVE,
      step: usd('1'),
    }),
    seed: dollars('Amount that the meter is reset to', ['0.01'], '(16)(a)vi', WITH_PROGRESSIVE),
    rate: rateOfWager('the progressive wager', '(16)', OFFERED),
  },
  fees: [
    wager('ante', { title: 'Ante', ...AT_TABLE, clause: '(3)(a)' }),
    wager('play', {
      title: 'Play',
      ...AT_TABLE,
      clause: '(6), (10)',
      note: 'one to three times the ante, once the cards have been seen',
    }),
    wager('acesUp', { title: 'Aces Up', ...AT_TABLE, clause: '(3)(b)' }),
    wager('progressive', {
      title: 'Progressive',
      in: OFFERED,
      amount: 'progressiveWager',
      optional: true,
      clause: '(3)(d), (4)',
      note: 'on the sensor; not returned to the player',
      contributes: {
        meter: 'progressive',
        rate: 'rate',
        reserve: { rate: ratio('5%'), in: WITH_RESERVE },
      },
    }),
  ],
  fund: {
    title: 'Tray and progressive meter',
    clause: '(16)(a)',
    source: 'own-fees',
    meters: [
      {
        name: 'progressive',
        title: 'the progressive meter',
        in: OFFERED,
        seed: 'seed',
        seedGoesWith: 'progressiveWager',
        reseed: 'seed',
        takesReserve: true,
      },
    ],
    paidFrom: ['house'],
  },
  nested: 'all-that-apply',
  several: 'in-turn',
  looksAt: { own: 5, suits: 'all-alike' },
  rows: [
    ...rowsOfWager('automatic-bonus', AUTOMATIC_BONUS, {
      when: (paidBy) => hand(isPlayed(paidBy)),
      round: round('ante', '10'),
    }),
    ...rowsOfWager('aces-up', ACES_UP, { when: whenHeld, round: round('acesUp', '5') }),
    ...rowsOfWager('progressive', PROGRESSIVE, {
      when: (paidBy) => hand(isShown(paidBy)),
      envyClause: '(16)(b)',
      round: round('progressive', '1'),
    }),
  ],
  eligibility: [WAGERED, noMisdeals('(14)')],
  claim: {
    clause: '(16)(a)',
    tray: { pays: 'all-but-meter' },
    words: ['Nothing is paid on a progressive hand before a supervisor has verified it.'],
  },
  keypad: {
    clause: '(4), (16)(a)',
    start: null,
    hand: 'hand-button',
    undo: 'press-again',
    calls: 'supervisor',
    authorize: { by: 'supervisor' },
    end: null,
    backOut: 'manual-adjustment',
    sensorFault: { kind: 'not-stated', words: 'The rule has no word about it.', clause: '(4)' },
  },
  noPurchase: {
    kind: 'not-stated',
    clause: '(3)',
    words: ['It is a game of wagers; the sheet does not mention play without one.'],
  },
  posting: {
    clause: '(15), (16)',
    items: ['hand-option', 'prizes', 'fees', 'pool'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['(4)', 'When all wagers are down, the dealer presses a button on the keypad; the sensors lock in the progressive wagers and light up.'],
    ['(4)', 'The progressive wagers are taken off the layout before the deal.'],
    ['(4)', 'A sensor with a wager stays lit for the round, and winners are paid when the round is over.'],
    ['(5)', 'Each player gets five cards face down, from the dealer’s left; the dealer gets five face down and one face up.'],
    ['(6)', 'Each player with an ante folds and forfeits it, or makes a play wager of one to three times the ante.'],
    ['(7)', 'Forfeited wagers and cards are taken; with a progressive wager the folded cards go face down on or near the sensor.'],
    ['(8)', 'The dealer sets the hand from high to low and announces the best four of six; the other two cards stay with the hand.'],
    ['(9)', 'From the right, hand by hand: play, ante, aces up, and the progressive last.'],
    ['(16)(a)iii', 'The dealer presses the button of a progressive hand; pressed by mistake, it is pressed again.'],
    ['(16)(a)iv', 'The dealer calls a supervisor, who verifies the hands.'],
    ['(16)(a)vi', 'The meter then drops by the award, and the dealer goes on counterclockwise.'],
    ['(16)(b)', 'A hand that brings envy stays face up until everyone is paid.'],
    ['(16)(a)vii', 'When all is settled, a last button resets the system for the next hand.'],
    ['(16)(a)viii', 'The award is logged; from then on only a manual adjustment takes it back.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['(1)', 'One deck, at tables that are designated for the game.'],
    ['(1)', 'Four cards rank: four of a kind, straight flush, three of a kind, flush, straight, two pair, pair.'],
    ['(1)', 'The five cards of the progressive rank: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind.'],
    ['(2)', 'A player plays against the dealer with an ante, against a pay table, or both.'],
    ['(3)', 'Within the posted limits of the table the ante goes on the ante spot, aces up on its spot, and the progressive on the sensor at the seat.'],
    ['(10)', 'With ante and play the object is to beat the dealer’s four cards with four of one’s own.'],
    ['(10)', 'The dealer always qualifies, and the player wins ties.'],
    ['(12)', 'Ante and aces up need not be of one amount: each is anything from the table’s minimum to its maximum.'],
    ['(6), (11)', 'Aces up wins from a pair of aces, folded or not, whatever the dealer holds.'],
    ['(13)', 'The progressive wager wins from three of a kind in all five cards of the player, whatever the dealer holds; less than that loses.'],
    ['(3)(e)', 'A player may have several positions where the house allows it.'],
    ['(15)', 'The automatic bonus is paid on the ante for certain hands, by one of seven pairs of schedules that the house offers.'],
    ['(16)(a)vi', 'A whole award resets the meter to its seed, with whatever is in reserve.'],
    ['(16)(a)', 'Percentages are paid from the meter; other hands are paid from the tray and do not lower it.'],
    ['(16)(a)v', 'If several hands at a table win parts of the meter at one time, the procedures of the house decide how they are paid.'],
    ['(16)', 'FCPP-3 pays as FCPP-2 does and keeps 5% in reserve.'],
    ['(16)', 'Envy and seed go up and down with the amount of the wager.'],
    ['(15), (16)', 'The pair of schedules stands on the layout or on a sign at the table, the progressive one on a placard or a video sign.'],
    ['(16)(b)', 'Envy is for those with the progressive wager, when another player at the table has a hand that brings it, once for each such hand.'],
    ['(16)(b)', 'Who holds such a hand gets the normal prize and no envy for it.'],
    ['(16)(b)', 'Envy is paid at the end of the round.'],
    ['(14)', 'A wrong number of cards, for a player or the dealer, voids all hands, and the cards are reshuffled.'],
  ]),
  records: ['Every progressive award, in the game manager.'],
  readings: gameReadings(GAME, {
    automaticBonusOnLosingHand: [true, false],
    foldedHandTriggersEnvy: ['with-progressive', 'always'],
  }),
  check: {
    codeVersion: 1,
    problems: (posted) =>
      isChosen(posted, WITH_RESERVE) &&
      isPosted(posted, 'rate') &&
      postedCount(posted, 'rate') > MOST_BESIDE_RESERVE
        ? [
            {
              path: 'values.rate',
              message: `is more than ${MOST_BESIDE_RESERVE}, which with the 5% of the reserve is all of the wager (16)`,
            },
          ]
        : [],
  },
  sample: {
    options: { acesUp: 'FCP-01', progressive: 'PMG-01' },
    // biome-ignore format: read as a block
    values: {
      tableMinimum: '5.00', tableMaximum: '100.00', progressiveWager: '1.00', seed: '10000.00',
      rate: 2000,
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-07:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
