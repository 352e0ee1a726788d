// Florida 75-14.034(2): written notice ahead of a change or a reset, and an agent who is there.

import { expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { openedFloor, RULEBOOK } from '../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../fixtures/jackpot.fixture.ts';
import { IN_TIME, noticedFloor, proposalIn } from '../fixtures/notice.fixture.ts';
import { proposalPreview } from './preview.ts';

test.each([
  ['none at all', {}, false],
  ['no agent', { noticeSent: '2026-10-17' }, false],
  ['no day', { agent: 'J. Ortiz' }, false],
  ['a day short of thirty', { ...IN_TIME, noticeSent: '2026-10-18' }, false],
  ['thirty days', IN_TIME, true],
])('a correction with notice to the regulator, %s: %s', (_, notice, isDone) => {
  const floor = noticedFloor();
  const approval = { proposal: proposalIn(floor), ...notice };
  if (!isDone) {
    expect(floor.refused('abe', 'approve', approval)).toBe('notice-missing');
    expect(floor.balance('fund/jackpot/reserve')).toBe('0.00');
    return;
  }
  const approved = onlyEvent(floor.do('abe', 'approve', approval), 'proposal-approved');
  expect(approved).toMatchObject(IN_TIME);
  expect(floor.balance('fund/jackpot/reserve')).toBe('1.00');
});

test('a proposal says that it takes notice, and what it would move, before any is given', () => {
  const floor = noticedFloor();
  const look = {
    proposal: proposalIn(floor),
    badge: 'abe',
    at: sure(parseMoment(floor.at, 'at')),
  };
  const preview = proposalPreview(floor.house, RULEBOOK, look);
  expect(preview).toMatchObject({ needsNotice: true, moves: [expect.arrayContaining(['1.00'])] });
  expect(preview).not.toHaveProperty('stop');
});

test('a house that asks for none approves as ever, and posting takes none', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, 'hgc-blazing-sevens');
  const action = { type: 'withdraw-offering', offering: 'jackpot', reason: 'over' };
  const approved = onlyEvent(floor.both(action), 'proposal-approved');
  expect(Object.keys(approved)).not.toContain('agent');
});
