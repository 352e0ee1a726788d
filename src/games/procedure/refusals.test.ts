import { describe, expect, test } from 'vitest';
import { act, openTable, REFUSAL_CODES, type TableSetup } from '../index.ts';
import { DECK_REFUSALS } from './deck-refusals.fixture.ts';
import { ROUND_REFUSALS } from './round-refusals.fixture.ts';
import { SETTLING_REFUSALS } from './settling-refusals.fixture.ts';
import { CRAZY_4, FOUR_CARD, PLAIN, refusalOf } from './table.fixture.ts';

const CASES = [...DECK_REFUSALS, ...ROUND_REFUSALS, ...SETTLING_REFUSALS];

describe('a step out of order is refused with its clause', () => {
  test.each(CASES)('$refusal: $when', ({ refusal, table, step }) => {
    const before = table();
    expect(refusalOf(before, step)).toBe(refusal);
    const answer = act(before, step);
    expect(answer.ok ? '' : answer.refusal.message).toMatch(/^\S.*\.$/);
  });
});

describe('a table that may not be opened', () => {
  const cases: readonly [string, string, TableSetup][] = [
    ['for no game', 'setup-wrong s.2(b)', { ...CRAZY_4, designatedFor: [] }],
    ['for another game', 'setup-wrong (1)', { ...FOUR_CARD, designatedFor: ['crazy-4-poker'] }],
    ['with eight seats', 'setup-wrong s.2(b)', { ...PLAIN, seatCount: 8 }],
    ['with a wager of another game', 'setup-wrong s.6(d)', { ...PLAIN, offers: ['acesUp'] }],
    [
      'with a pay table that is none',
      'setup-wrong s.6(d)',
      { ...PLAIN, offers: ['queensUp'], tables: { queensUp: 'E' } },
    ],
    [
      'with the progressive of another game',
      'setup-wrong (3)',
      { ...FOUR_CARD, tables: { progressive: 'PMG-01' } },
    ],
    ['with no shoe to deal from', 'setup-wrong s.9(a)(1)', { ...PLAIN, way: 'automated-shoe' }],
    [
      'with no shuffler to deal by hand',
      'hand-dealing-needs-shuffler s.8(a)(1)',
      { ...PLAIN, way: 'hand' },
    ],
    [
      'with Cover All and a shuffler in another mode',
      'shuffler-mode-wrong s.12(d)',
      { ...CRAZY_4, shufflerMode: 'Crazy 4 Poker' },
    ],
    [
      'with Cover All and no shuffler to count the players',
      'setup-wrong s.12(d)',
      { ...CRAZY_4, shuffler: 'none' },
    ],
    [
      'with a shoe that is not approved',
      'setup-wrong s.4(g)',
      { ...PLAIN, reshufflingShoe: { approved: false } },
    ],
  ];
  test.each(cases)('%s: %s', (_which, refusal, setup) => {
    const answer = openTable(setup);
    expect(answer.ok ? '' : `${answer.refusal.code} ${answer.refusal.clause}`).toBe(refusal);
  });
});

test('s.4(g): an approved shoe that reshuffles is a counting shuffler and an automated shoe in one', () => {
  const answer = openTable({
    ...PLAIN,
    reshufflingShoe: { approved: true },
    way: 'automated-shoe',
  });
  expect(answer).toMatchObject({
    ok: true,
    state: { shuffler: { works: true, counts: true }, shoe: { works: true } },
  });
});

test('every refusal that the list knows has been met here or in the tests of the deal', () => {
  const met = new Set(CASES.map(({ refusal }) => refusal.split(' ')[0]));
  const elsewhere = [
    'setup-wrong',
    'shuffler-mode-wrong',
    'deck-out-of-turn',
    'rack-holds-other-deck',
    'stub-count-due',
  ];
  // Of whole rounds (clauses.test.ts).
  elsewhere.push('envy-not-due', 'envy-unpaid', 'fan-out-of-order', 'no-such-rule');
  elsewhere.push('player-count-differs', 'player-count-missing');
  // Only a table that does not know its deck reads cards (reading.test.ts).
  elsewhere.push('card-twice', 'cards-not-read', 'result-missing', 'result-not-asked');
  expect(REFUSAL_CODES.filter((code) => !met.has(code) && !elsewhere.includes(code))).toEqual([]);
});
