// The sentences that tell a dealer why a seat wins nothing.
import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { ask } from './ask.fixture.ts';
import {
  employees,
  feePaid,
  noMissedBlind,
  noTpp,
  notFolded,
  playersAtLeast,
  potAtLeast,
} from './eligibility.ts';
import { fixed, ofMeter } from './rows.ts';
import { rowOf, sheet } from './sheet.fixture.ts';

const CLAUSE = 'Who may win';

const activity = sheet({
  eligibility: [
    feePaid('Funding'),
    noTpp(CLAUSE),
    employees('off-duty', CLAUSE),
    noMissedBlind(CLAUSE),
    notFolded(CLAUSE),
  ],
});

type Fields = Readonly<Record<string, unknown>>;

const told = (seats: readonly Fields[], deal: Fields = {}, of = activity) =>
  ask(of, { seats, deal }).explained.map(({ code, clause, sentence }) => [code, clause, sentence]);

describe('a seat that a rule leaves out', () => {
  test.each<[string, Fields, string, string]>([
    [
      'folded',
      { folded: 'before-the-end' },
      CLAUSE,
      'the hand was folded (before the end), and the hand must be played to the showdown, every bet completed; all in counts',
    ],
    [
      'employee',
      { person: 'employee-on-duty' },
      CLAUSE,
      'the player is an employee on duty, and employees may take part only off duty',
    ],
    [
      'no-fee',
      { fee: false },
      'Funding',
      'the fee was not paid there, and only those who paid the jackpot fee for the round take part',
    ],
    [
      'missed-blind',
      { missedBlind: true },
      CLAUSE,
      'the player has a hold or missed-blind button, and a player with a hold or missed-blind button has no part in any share',
    ],
  ])('%s', (code, seat, clause, why) => {
    expect(told([{ cards: 'As', ...seat }])).toEqual([
      [code, clause, `Seat 1 wins nothing: ${why} (${clause}).`],
    ]);
  });

  test.each([
    ['players', playersAtLeast(2, CLAUSE), 'at least 2 players must be in the round'],
    [
      'pot',
      potAtLeast(usd('20'), CLAUSE),
      'the pot was $19.99, and the pot must be $20.00 or more',
    ],
  ] as const)('by what the table lacks: %s', (code, rule, why) => {
    const short = sheet({ eligibility: [rule] });
    expect(told([{ cards: 'As' }], { pot: '19.99' }, short)).toEqual([
      [code, CLAUSE, `Seat 1 wins nothing: ${why} (${CLAUSE}).`],
    ]);
  });

  test('by two rules, and is told the first', () => {
    const short = sheet({
      eligibility: [playersAtLeast(2, CLAUSE), potAtLeast(usd('20'), CLAUSE)],
    });
    const codes = told([{ cards: 'As' }], { pot: '19.99' }, short).map(([code]) => code);
    expect(codes).toEqual(['players']);
  });

  test('of one row, though it wins another', () => {
    const rows = [
      rowOf('A', ofMeter('100%')),
      rowOf('A', fixed('prize'), { id: 'again', fee: 'other' }),
    ];
    const [fee] = activity.fees;
    if (fee === undefined) return expect.unreachable('the sheet has a fee');
    const two = sheet({
      rows,
      nested: 'all-that-apply',
      fees: [fee, { ...fee, name: 'other' }],
      eligibility: [feePaid('Funding')],
    });
    expect(told([{ cards: 'As', fee: { fee: true } }], {}, two)).toEqual([
      [
        'no-fee',
        'Funding',
        'Seat 1 has no part in "A card of rank A": the fee was not paid there, and only those who paid the jackpot fee for the round take part (Funding).',
      ],
    ]);
  });
});

test('a seat whose cards are not those of a prize, and none that wins', () => {
  expect(told([{ cards: 'As' }, { cards: '2s' }])).toEqual([
    ['no-row', 'Hands', 'Seat 2 wins nothing: the hand doesn’t qualify (Hands).'],
  ]);
});

test('a seat of which no one has recorded the cards, folded or not', () => {
  expect(told([{ cards: 'As' }, {}, { folded: 'before-the-end' }])).toEqual([
    ['no-row', 'Hands', 'Seat 2 wins nothing: no cards are on record there (Hands).'],
    [
      'no-row',
      'Hands',
      'Seat 3 wins nothing: the hand was folded (before the end), and no cards are on record there (Hands).',
    ],
  ]);
});
