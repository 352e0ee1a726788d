import { expect, test } from 'vitest';
import { RULEBOOK } from '../fixtures/floor.fixture.ts';
import { documentOf } from '../fixtures/jackpot.fixture.ts';
import { BLAZING } from '../fixtures/scene.fixture.ts';
import type { Offered } from '../state.ts';

test('two offerings of one document keep their money apart', () => {
  const document = documentOf(BLAZING);
  const accountsOf = (id: string) => {
    const offered = { activity: BLAZING, document, paidBy: id } as unknown as Offered;
    const plan = RULEBOOK.feePlan(id, offered, undefined, { game: 'blackjack-poker' });
    return [plan?.parts[0]?.account, plan?.rest];
  };
  expect(accountsOf('one')).toEqual(['fund/one/meter/progressive', 'fund/one/reserve']);
  expect(accountsOf('two')).toEqual(['fund/two/meter/progressive', 'fund/two/reserve']);
});
