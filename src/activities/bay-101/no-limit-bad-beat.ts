// No Limit Bad Beat Progressive Jackpot, GEAR-001279.
import { chartOf, clausesOf, defineActivity, dollars, poker, readingsOf, text } from '#rules';
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

export const NO_LIMIT_BAD_BEAT = defineActivity({
  ...BAD_BEAT,
  id: 'bay101-no-limit-bad-beat',
  title: 'No Limit Bad Beat Progressive Jackpot',
  approvalIds: ['GEAR-001279'],
  games: [GAME],
  gamesListed: { [GAME]: { number: 'GEGA-001983' } },
  betting: bettingAt('no-limit'),
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: 'Qualifying Hands',
      choices: {
        A: 'four of a kind or better, beaten',
        B: 'aces full of kings or better, beaten',
        C: 'aces full of jacks or better, beaten',
      },
      isAlone: true,
    },
    shares: SHARES,
  },
  values: {
    ...beatValues('149500'),
    cap: dollars('Cap of the pool', ['25000', '150000'], 'Prize'),
    daily: dollars('Daily increase', ['50', '5000'], 'Funding'),
    increaseTime: text('Time of the daily increase', 'Funding'),
  },
  fund: beatFund('No Limit Bad Beat reserve fund', {
    ...POOL,
    cap: 'cap',
    daily: { amount: 'daily', from: 'reserve' },
  }),
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(beatRow(GAME), [
    // option, id, title, floor, meets and misses: winner, loser, board
    ['A', 'four-of-a-kind-beaten', 'Four of a kind or better, beaten', poker.floorOf('four-of-a-kind'),
      ['Ah Ac', '2s 2c', 'As Ad 2h 2d 9c'], ['Ah Ac', '2s Kc', 'As Ad 2h 2d Kd']],
    ['B', 'aces-full-of-kings-beaten', 'Aces full of kings or better, beaten', poker.floorOf('full-house', 'A', 'K'),
      ['9s 9c', 'Ah Kc', 'As Ad Kd 9d 9h'], ['9s 9c', 'Ah Qc', 'As Ad Qd 9d 9h']],
    ['C', 'aces-full-of-jacks-beaten', 'Aces full of jacks or better, beaten', poker.floorOf('full-house', 'A', 'J'),
      ['9s 9c', 'Ah Jc', 'As Ad Jd 9d 9h'], ['9s 9c', 'Ah Tc', 'As Ad Td 9d 9h']],
  ]),
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'multiplier', 'pool', 'seed-and-reseed', 'additions',
    { value: 'increaseTime' }, 'cap', 'hand-option', 'payout-structure', 'no-purchase',
    'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...BEAT_RULES,
    ['Qualifying Hands', 'Both hole cards play, in the losing hand as in the winning.'],
    ['Prize', 'The pool is progressive: what it holds depends on its seed and the daily increases.'],
    ['Prize', 'The daily increase depends on the fees of live play at all eligible tables and comes at a posted time.'],
    ['Prize', 'The reserve pays the daily increase; what it lacks the house makes up and is repaid.'],
    ['Prize', 'The house may post a higher pool for a limited time, inside the range and ahead.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B10.1', 'Prize Multiplier', 'In the example the reserve pays $200,000 on top of the $50,000 of the pool.', 'The total is $200,000: $50,000 from the pool and $150,000 from the reserve.'],
    ['B10.2', 'Prize Multiplier', "The example is set at limit hold'em tables, which this jackpot is not for.", 'The place is left over from another sheet and means nothing.'],
    ['B10.3', 'Prize Payout Structure', 'A player with a qualifying losing hand is out of the table share, paid or not.', 'Only those who are paid the losing or the winning share are out of it.'],
    ['B10.4', 'Eligible Controlled Games', "The sheet names hold'em and does not say that only no-limit tables take part.", 'No-limit tables, by its name; limit tables have a jackpot of their own. The fee is refused at a limit table, and the hand wins nothing there.', TABLES_SETTING],
    ['B10.5', 'Qualifying Hands', 'What a higher pair, or a higher hand, is beside three aces.', 'The named full house is the least: every stronger hand qualifies, and higher pairs too.'],
    ['B10.6', 'Qualifying Hands', 'Whether a hole card that is only the kicker is used.', 'It is: a hand with both hole cards that is as strong as the best one is enough.'],
    ['B10.7', 'Prize Payout Structure', 'The table share is split, and this sheet leaves out how.', 'Evenly, as in the two other bad-beat jackpots.'],
    ['B10.8', 'Prize Payout Structure', 'What happens to a share that no one may take, as when buttons rule everyone out.', 'It stays in the pool.'],
    ['B10.9', 'Funding', 'One sentence has the house pay for a short reserve, with no word of repayment.', 'The house is repaid, as the next paragraph says of every shortfall.'],
    ['B10.10', 'Prize Multiplier', 'A multiplied prize can exceed the $150,000 that the pool may reach.', 'The range is that of the pool; a multiplied prize may be greater.'],
    freeTableReading('B10.11'),
    ['B10.12', 'Prize', 'What happens to a pool that was posted higher for a limited time and not won.', 'It stays as high: a posted pool is never lowered.'],
    ...beatReadings('B10', 13),
    emptySeatsReading('B10.17'),
    centsReading('B10.18', 'Prize Payout Structure'),
  ]),
  sample: {
    options: { hands: 'A', shares: 'B' },
    // biome-ignore format: read as a block
    values: {
      seed: '25000.00', reseed: '10000.00', multiplier: 2, cap: '150000.00', daily: '250.00',
      increaseTime: 'every morning at 6 am', chip: '1.00', adminFee: '10.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
