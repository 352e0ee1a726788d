// A made-up sheet on which every word of the vocabulary can be tried.
import { rankOf } from '#cards';
import { ratio, usd } from '#money';
import type { Activity } from './activity.ts';
import { defineActivity } from './activity.ts';
import { employees, feePaid, noTpp } from './eligibility.ts';
import type { Row } from './row.ts';
import { fixed, hand, ofMeter } from './rows.ts';
import { handTests, tableTests } from './tests.ts';
import { chart, choice, dollars, text, whole } from './value.ts';

const isCardOf = handTests.defineWith('fixture.card-of', ['rank'], (rank: string) => ({
  words: `the card is of rank ${rank}`,
  holds: (_, { cards = [] }) => cards[0] !== undefined && rankOf(cards[0]) === rank,
}));

export const anyTable = tableTests.define('fixture.any-table', {
  words: 'any cards at all',
  holds: () => true,
});

export const anyHand = handTests.define('fixture.any-hand', {
  words: 'any hand at all',
  holds: () => true,
});

/** A hand of casino war: one card of this rank. */
export const rowOf = (rank: string, prize: Row['prize'], more: Partial<Row> = {}): Row => ({
  id: `card-${rank}`,
  title: `A card of rank ${rank}`,
  clause: 'Hands',
  when: hand(isCardOf(rank)),
  prize,
  ...more,
});

export const sheet = (more: Partial<Activity> = {}): Activity =>
  defineActivity({
    id: 'test-sheet',
    title: 'Test sheet',
    venue: { id: 'test', title: 'Test room', place: 'Nowhere', regulator: 'Nobody' },
    approvalIds: ['TEST-1'],
    kind: 'progressive',
    summary: 'A card wins.',
    games: ['casino-war'],
    options: {
      hands: { title: 'Chart', clause: 'Charts', choices: { A: 'one', B: 'two' } },
      shares: {
        title: 'Structure',
        clause: 'Shares',
        choices: { 1: 'x', 2: 'y' },
        frozenUntilHit: true,
      },
    },
    values: {
      seed: dollars('Seed', ['1000', '75000'], 'Funding'),
      reseed: dollars('Reseed', ['1000', '50000'], 'Funding'),
      prize: dollars('Prize', ['10', '500'], 'Prizes', { step: usd('5') }),
      onlyB: dollars('Prize of B', ['1'], 'Prizes', { in: { hands: ['B'] } }),
      multiplier: whole('Multiplier', [2, 4], 'Multiplier', { optional: true, inWindow: true }),
      rank: choice('Rank', ['2', '3', '4'], 'Hands'),
      times: text('Drawing times', 'Drawing'),
      prizes: chart('Wheel', { entries: ['flush', 'pair'], range: ['1', '100'] }, 'Wheel'),
    },
    fees: [
      {
        name: 'fee',
        title: 'Fee',
        amount: usd('1'),
        paidBy: 'player',
        optional: true,
        split: { meter: ratio('20%'), reserve: ratio('80%') },
        clause: 'Funding',
      },
    ],
    fund: {
      title: 'Reserve',
      clause: 'Funding',
      source: 'own-fees',
      meters: [
        { name: 'meter', title: 'the meter', seed: 'seed', reseed: 'reseed', noDecrease: true },
      ],
      paidFrom: ['reserve', 'advance'],
    },
    rows: [rowOf('A', ofMeter('100%')), rowOf('K', ofMeter('10%')), rowOf('Q', fixed('prize'))],
    eligibility: [feePaid('Funding'), noTpp('Who may win'), employees('off-duty', 'Who may win')],
    claim: { clause: 'Claims', words: [] },
    noPurchase: { kind: 'required', clause: 'Free play', words: [] },
    posting: { clause: 'Posting', items: ['games'] },
    sample: {},
    ...more,
  });
