// Omaha Bad Beat Jackpot, GEAR-001350.
import { chartOf, clausesOf, defineActivity, poker, readingsOf } from '#rules';
import { emptySeatsReading } from '../free-tables.ts';
import {
  BAD_BEAT,
  BEAT_RULES,
  beatFund,
  beatReadings,
  beatRow,
  beatValues,
  POOL,
  SHARES,
} from './bad-beats.ts';
import { centsReading, freeTableReading } from './shared.ts';

const GAME = 'omaha-high-low';

export const OMAHA_BAD_BEAT = defineActivity({
  ...BAD_BEAT,
  id: 'bay101-omaha-bad-beat',
  title: 'Omaha Bad Beat Jackpot',
  approvalIds: ['GEAR-001350'],
  games: [GAME],
  gamesListed: { [GAME]: { title: 'Omaha Hi-Low Split (8 or Better)', number: 'GEGA-001987' } },
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: 'Qualifying Hands',
      choices: {
        A: 'four 8s or better, beaten',
        B: 'four 5s or better, beaten',
        C: 'four of a kind or better, beaten',
      },
      isAlone: true,
    },
    shares: SHARES,
  },
  values: beatValues('150000'),
  fund: beatFund('Omaha Bad Beat Jackpot Reserve Fund', POOL),
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(beatRow(GAME), [
    // option, id, title, floor, meets and misses: winner, loser, board
    ['A', 'four-eights-beaten', 'Four 8s or better, beaten', poker.floorOf('four-of-a-kind', '8'),
      ['Ks Kc 4s 3s', '8s 8c Qd Jd', 'Kh Kd 8h 8d 2c'], ['Ks Kc 4s 3s', '7s 7c Qd Jd', 'Kh Kd 7h 7d 2c']],
    ['B', 'four-fives-beaten', 'Four 5s or better, beaten', poker.floorOf('four-of-a-kind', '5'),
      ['Ks Kc 9s 3s', '5s 5c Qd Jd', 'Kh Kd 5h 5d 2c'], ['Ks Kc 9s 3s', '4s 4c Qd Jd', 'Kh Kd 4h 4d 2c']],
    ['C', 'four-of-a-kind-beaten', 'Four of a kind or better, beaten', poker.floorOf('four-of-a-kind'),
      ['Ks Kc 9s 3s', '2s 2c Qd Jd', 'Kh Kd 2h 2d 5c'], ['Ks Kc 9s 3s', 'As Ac Qd Jd', 'Kh Kd 2h 2d Ad']],
  ]),
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'multiplier', 'pool', 'seed-and-reseed', 'hand-option', 'payout-structure',
    'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...BEAT_RULES,
    ['Qualifying Hands', 'Two of the hole cards play, in the losing hand as in the winning.'],
    ['Prize', 'The pool is fixed: it does not grow between two hits.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B11.1', 'Prize Multiplier', "The example is set at limit hold'em tables and its pool is called progressive.", 'It is left over from another sheet: the game is Omaha and the pool is fixed.'],
    ['B11.2', 'Qualifying Hands', 'The pot is split between high and low, and the sheet does not say which side counts.', 'High hands beat high hands; who wins the low half does not matter.'],
    ['B11.3', 'Prize Payout Structure', 'Some letters of the headings were misread when the sheet was scanned.', 'Qualifying, Omaha, jackpot and option are meant.'],
    ['B11.4', 'Prize Payout Structure', 'That equal hands split evenly is said twice in one sentence.', 'Once is meant.'],
    ['B11.5', 'Object and Summary', 'The prize is called fixed, but players get percentages.', 'The pool does not grow; it is shared by the percentages of the posted structure.'],
    ['B11.6', 'Prize Payout Structure', 'What happens to a share that no one may take, as when buttons rule everyone out.', 'It stays in the pool.'],
    ['B11.7', 'Prize Multiplier', 'A multiplied prize can exceed the $150,000 that the pool may reach.', 'The range is that of the pool; a multiplied prize may be greater.'],
    freeTableReading('B11.8'),
    ...beatReadings('B11', 9),
    emptySeatsReading('B11.13'),
    centsReading('B11.14', 'Prize Payout Structure'),
  ]),
  sample: {
    options: { hands: 'A', shares: 'B' },
    values: {
      seed: '20000.00',
      reseed: '20000.00',
      chip: '1.00',
      adminFee: '10.00',
    },
    windows: [
      { hours: { days: ['monday'], from: '18:00', until: '22:00' }, values: { multiplier: 2 } },
    ],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
