// No Limit Bad Beat Progressive Jackpot, GEAR-001279.
import { beaten, dealt, defineActivity, dollars, ofMeter, poker, type RowTest } from '#rules';
import {
  BEAT_ELIGIBILITY,
  BEAT_RULES,
  beatValues,
  FEE,
  SHARES,
  sharesPosted,
} from './bad-beats.ts';
import { BAY_101, claimWithin30Days, NO_PURCHASE } from './venue.ts';

/** A hand this strong loses, and both it and the better one play both hole cards. */
const lost = (floor: number) =>
  beaten({
    among: 'showdown',
    secondBest: true,
    losing: poker.makesAtLeast(floor, poker.twoHoleHand),
    winning: poker.playsBothHoleCards as RowTest,
  });

const others = [{}, {}, {}];

export const NO_LIMIT_BAD_BEAT = defineActivity({
  id: 'bay101-no-limit-bad-beat',
  title: 'No Limit Bad Beat Progressive Jackpot',
  venue: BAY_101,
  approvalIds: ['GEAR-001279'],
  kind: 'bad-beat',
  summary: 'A strong hand beaten at the showdown wins the pool for loser, winner and table.',
  games: ['texas-holdem'],
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: 'Qualifying Hands',
      choices: {
        A: 'four of a kind or better, beaten',
        B: 'aces full of kings or better, beaten',
        C: 'aces full of jacks or better, beaten',
      },
    },
    shares: SHARES,
  },
  values: {
    ...beatValues('149500'),
    cap: dollars('Cap of the pool', ['25000', '150000'], 'Jackpot prize pool'),
    daily: dollars('Daily increase', ['50', '5000'], 'Jackpot prize pool'),
  },
  fees: [FEE],
  fund: {
    title: 'No Limit Bad Beat reserve fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [
      {
        name: 'pool',
        title: 'the jackpot pool',
        seed: 'seed',
        reseed: 'reseed',
        cap: 'cap',
        daily: { amount: 'daily', from: 'reserve' },
        noDecrease: true,
      },
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
    adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
  },
  multiplier: 'multiplier',
  several: 'divided',
  oddChips: 'made-up',
  rows: [
    {
      id: 'four-of-a-kind-beaten',
      title: 'Four of a kind or better, beaten',
      clause: 'Qualifying Hands, option A',
      in: { hands: ['A'] },
      when: lost(poker.floorOf('four-of-a-kind')),
      prize: ofMeter('100%'),
      shares: sharesPosted,
      examples: {
        meets: dealt('texas-holdem', [{ hole: 'Ah Ac' }, { hole: '2s 2c' }, ...others], {
          board: 'As Ad 2h 2d 9c',
        }),
        misses: dealt('texas-holdem', [{ hole: 'Ah Ac' }, { hole: '2s Kc' }, ...others], {
          board: 'As Ad 2h 2d Kd',
        }),
      },
    },
    {
      id: 'aces-full-of-kings-beaten',
      title: 'Aces full of kings or better, beaten',
      clause: 'Qualifying Hands, option B',
      in: { hands: ['B'] },
      when: lost(poker.floorOf('full-house', 'A', 'K')),
      prize: ofMeter('100%'),
      shares: sharesPosted,
      examples: {
        meets: dealt('texas-holdem', [{ hole: 'Ah Kc' }, { hole: '9s 9c' }, ...others], {
          board: 'As Ad Kd 9d 9h',
        }),
        misses: dealt('texas-holdem', [{ hole: 'Ah Qc' }, { hole: '9s 9c' }, ...others], {
          board: 'As Ad Qd 9d 9h',
        }),
      },
    },
    {
      id: 'aces-full-of-jacks-beaten',
      title: 'Aces full of jacks or better, beaten',
      clause: 'Qualifying Hands, option C',
      in: { hands: ['C'] },
      when: lost(poker.floorOf('full-house', 'A', 'J')),
      prize: ofMeter('100%'),
      shares: sharesPosted,
      examples: {
        meets: dealt('texas-holdem', [{ hole: 'Ah Jc' }, { hole: '9s 9c' }, ...others], {
          board: 'As Ad Jd 9d 9h',
        }),
        misses: dealt('texas-holdem', [{ hole: 'Ah Tc' }, { hole: '9s 9c' }, ...others], {
          board: 'As Ad Td 9d 9h',
        }),
      },
    },
  ],
  eligibility: BEAT_ELIGIBILITY,
  claim: claimWithin30Days('reserve fund'),
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      ...(['games', 'periods', 'multiplier', 'pool', 'seed-and-reseed', 'additions'] as const),
      ...(['cap', 'hand-option', 'payout-structure', 'no-purchase', 'restrictions'] as const),
    ],
  },
  procedure: [
    {
      clause: 'Object and Summary',
      words: 'After the first wagers the dealer takes $1 from the pot, with the collection.',
    },
    { clause: 'Funding', words: 'The dollar goes into a locked jackpot box of its own.' },
    {
      clause: 'Eligibility Requirements',
      words: 'A casino representative confirms both hands before anything is paid.',
    },
  ],
  rules: [
    ...BEAT_RULES,
    {
      clause: 'Jackpot prize pool',
      words: `The pool stands between ${'$1,000'} and ${'$150,000'} and is never lowered once posted.`,
    },
  ],
  records: ['All money in and out, electronically or in a handwritten log, kept for regulators.'],
  readings: [
    {
      id: 'B10.1',
      clause: 'Prize Multiplier',
      unclear: 'In the example the reserve pays $200,000 on top of the $50,000 of the pool.',
      weRead: 'The total is $200,000: $50,000 from the pool and $150,000 from the reserve.',
    },
    {
      id: 'B10.3',
      clause: 'Prize Payout Structure',
      unclear: 'Whoever obtains a qualifying losing hand is out of the table share, paid or not.',
      weRead: 'Only those who are paid the losing or the winning share are out of it.',
    },
  ],
  sample: {
    options: { hands: 'A', shares: 'B' },
    values: {
      seed: '25000.00',
      reseed: '10000.00',
      multiplier: 2,
      cap: '100000.00',
      daily: '250.00',
      chip: '1.00',
      adminFee: '10.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
