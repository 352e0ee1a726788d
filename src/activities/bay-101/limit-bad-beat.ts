// Limit Bad Beat Jackpot, GEAR-001351.
import { chartOf, choice, clausesOf, defineActivity, poker, readingsOf } from '#rules';
import { emptySeatsReading } from '../free-tables.ts';
import {
  BAD_BEAT,
  BEAT_RULES,
  beatFund,
  beatReadings,
  beatRow,
  beatValues,
  bettingAt,
  POOL,
  SHARES,
  TABLES_SETTING,
} from './bad-beats.ts';
import { centsReading, freeTableReading } from './shared.ts';

const GAME = 'texas-holdem';
const ACES_FULL_OF_JACKS = 'aces full of jacks';

export const LIMIT_BAD_BEAT = defineActivity({
  ...BAD_BEAT,
  id: 'bay101-limit-bad-beat',
  title: 'Limit Bad Beat Jackpot',
  approvalIds: ['GEAR-001351'],
  games: [GAME],
  gamesListed: { [GAME]: { number: 'GEGA-001983' } },
  betting: bettingAt('limit'),
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: 'Qualifying Hands',
      choices: {
        A: 'four of a kind or better, beaten',
        B: 'aces full of kings or better, beaten',
        C: 'aces full of jacks or better, beaten (to be confirmed: the sheet has lost this hand)',
      },
      isAlone: true,
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
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(beatRow(GAME), [
    // option, id, title, floor, meets and misses: winner, loser, board
    ['A', 'four-of-a-kind-beaten', 'Four of a kind or better, beaten', poker.floorOf('four-of-a-kind'),
      ['Kh Kc', '2s 2c', 'Ks Kd 2h 2d 9c'], ['Kh Kc', '2s Ac', 'Ks Kd 2h 2d Ad']],
    ['B', 'aces-full-of-kings-beaten', 'Aces full of kings or better, beaten', poker.floorOf('full-house', 'A', 'K'),
      ['6s 6c', 'Ah Kc', 'As Ad Kd 6d 6h'], ['6s 6c', 'Ah Qc', 'As Ad Qd 6d 6h']],
    ['C', 'aces-full-of-jacks-beaten', 'Aces full of jacks or better, beaten', poker.floorOf('full-house', 'A', 'J'),
      ['6s 6c', 'Ah Jc', 'As Ad Jd 6d 6h'], ['6s 6c', 'Ah Tc', 'As Ad Td 6d 6h'], { losingHand: ACES_FULL_OF_JACKS }],
  ]),
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'multiplier', 'pool', 'seed-and-reseed', 'hand-option', 'payout-structure',
    'no-purchase', 'procedure', 'restrictions',
  ] },
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
    ['B12.5', 'Eligible Controlled Games', "The game is the same as the No Limit jackpot's, and only the names differ.", 'Limit tables, by its name. The fee is refused at a no-limit table, and the hand wins nothing there.', TABLES_SETTING],
    ['B12.6', 'Prize Payout Structure', 'What happens to a share that no one may take, as when buttons rule everyone out.', 'It stays in the pool.'],
    ['B12.7', 'Prize Multiplier', 'A multiplied prize can exceed the $150,000 that the pool may reach.', 'The range is that of the pool; a multiplied prize may be greater.'],
    freeTableReading('B12.8'),
    ...beatReadings('B12', 9),
    emptySeatsReading('B12.13'),
    centsReading('B12.14', 'Prize Payout Structure'),
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
        limits: ['$4-$8', '$6-$12'],
        values: { multiplier: 4 },
      },
    ],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
