// Limit Bad Beat Jackpot, GEAR-001351.
import { choice, clausesOf, defineActivity, poker, readingsOf } from '#rules';
import {
  BAD_BEAT,
  BEAT_RULES,
  beatFund,
  beatRow,
  beatValues,
  POOL,
  SHARES,
  shownDown,
} from './bad-beats.ts';
import { freeTableReading } from './venue.ts';

const GAME = 'texas-holdem';
const ACES_FULL_OF_JACKS = 'aces full of jacks';

export const LIMIT_BAD_BEAT = defineActivity({
  ...BAD_BEAT,
  id: 'bay101-limit-bad-beat',
  title: 'Limit Bad Beat Jackpot',
  approvalIds: ['GEAR-001351'],
  games: [GAME],
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: 'Qualifying Hands',
      choices: {
        A: 'four of a kind or better, beaten',
        B: 'aces full of kings or better, beaten',
        C: 'aces full of jacks or better, beaten (to be confirmed: the sheet has lost this hand)',
      },
    },
    shares: SHARES,
  },
  values: {
    ...beatValues('150000'),
    losingHand: choice(
      'Least losing hand of option C, confirmed with the regulator',
      [ACES_FULL_OF_JACKS],
      'Qualifying Hands, option C',
      { in: { hands: ['C'] }, required: true },
    ),
  },
  fund: beatFund('Limit Bad Beat Jackpot Reserve Fund', POOL),
  rows: [
    beatRow({
      id: 'four-of-a-kind-beaten',
      title: 'Four of a kind or better, beaten',
      option: 'A',
      floor: poker.floorOf('four-of-a-kind'),
      examples: {
        meets: shownDown(GAME, { winner: 'Kh Kc', loser: '2s 2c', board: 'Ks Kd 2h 2d 9c' }),
        misses: shownDown(GAME, { winner: 'Kh Kc', loser: '2s Ac', board: 'Ks Kd 2h 2d Ad' }),
      },
    }),
    beatRow({
      id: 'aces-full-of-kings-beaten',
      title: 'Aces full of kings or better, beaten',
      option: 'B',
      floor: poker.floorOf('full-house', 'A', 'K'),
      examples: {
        meets: shownDown(GAME, { winner: '6s 6c', loser: 'Ah Kc', board: 'As Ad Kd 6d 6h' }),
        misses: shownDown(GAME, { winner: '6s 6c', loser: 'Ah Qc', board: 'As Ad Qd 6d 6h' }),
      },
    }),
    beatRow({
      id: 'aces-full-of-jacks-beaten',
      title: 'Aces full of jacks or better, beaten',
      option: 'C',
      floor: poker.floorOf('full-house', 'A', 'J'),
      examples: {
        meets: shownDown(GAME, { winner: '6s 6c', loser: 'Ah Jc', board: 'As Ad Jd 6d 6h' }),
        misses: shownDown(GAME, { winner: '6s 6c', loser: 'Ah Tc', board: 'As Ad Td 6d 6h' }),
        values: { losingHand: ACES_FULL_OF_JACKS },
      },
    }),
  ],
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'multiplier',
      'pool',
      'seed-and-reseed',
      'hand-option',
      'payout-structure',
      'no-purchase',
      'restrictions',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...BEAT_RULES,
    ['Qualifying Hands', 'Two hole cards play, in the losing hand as in the winning.'],
    ['Prize', 'The pool is fixed: it does not grow between two hits.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B12.1', 'Qualifying Hands, option C', 'The losing hand of option C is missing.',
      'Aces full of jacks or better, as in the No Limit jackpot; the house must confirm it before the option can be offered.'],
    ['B12.2', 'Qualifying Hands', 'The first chart has no caption.', 'It is option A.'],
    ['B12.3', 'Prize Multiplier', 'The pool of the example is called progressive.', 'The pool is fixed.'],
    ['B12.4', 'Qualifying Hands', 'Two of the hole cards are asked for, in a game that deals two.', 'Both play, as in the No Limit jackpot; a kicker counts as played.'],
    ['B12.5', 'Eligible Controlled Games', "The game is the same as the No Limit jackpot's, and only the names differ.", 'Limit tables, by its name.'],
    ['B12.6', 'Prize Payout Structure', 'What becomes of a share that nobody may take, as when buttons rule everybody out.', 'It stays in the pool.'],
    ['B12.7', 'Prize Multiplier', 'A multiplied prize can exceed the $150,000 that the pool may reach.', 'The range is that of the pool; a multiplied prize may be greater.'],
    freeTableReading('B12.8'),
  ]),
  sample: {
    options: { hands: 'A', shares: 'A' },
    values: {
      seed: '20000.00',
      reseed: '20000.00',
      chip: '1.00',
      adminFee: '10.00',
    },
    windows: [
      {
        hours: { days: ['monday'], from: '18:00', until: '22:00' },
        limits: ['4-8', '6-12'],
        values: { multiplier: 4 },
      },
    ],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
