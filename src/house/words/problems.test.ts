import { expect, test } from 'vitest';
import { decodeCommand } from '../commands.ts';

test('wrong fields of a command are told all at once, in plain words', () => {
  const read = decodeCommand({
    id: 'c1',
    by: 'flo',
    type: 'verify-call',
    call: 'c',
    deal: 5,
    behind: [],
    checks: { surveillance: 'yes', luck: true },
  });
  expect(read.ok ? [] : read.error).toEqual([
    { path: 'deal', message: 'is of type number; it must be object' },
    { path: 'checks.surveillance', message: 'is of type string; it must be boolean' },
    { path: 'checks.luck', message: 'is not a field' },
    { path: 'behind', message: 'is empty' },
  ]);
});

test('sizes and choices are told in plain words', () => {
  const read = decodeCommand({
    id: 'c1',
    by: 'dana',
    type: 'start-round',
    table: 'T1',
    fees: [{ offering: 'x', behind: 10, seats: [0] }],
    dealtIn: 31,
  });
  expect(read.ok ? [] : read.error).toEqual([
    { path: 'fees[0].seats[0]', message: 'must be at least 1' },
    { path: 'fees[0].behind', message: 'must be at most 9' },
    { path: 'dealtIn', message: 'must be at most 30' },
  ]);
  const paid = decodeCommand({
    id: 'c2',
    by: 'cora',
    type: 'pay-claim',
    claim: 'c:1',
    from: 'hat',
  });
  expect(paid.ok ? [] : paid.error).toEqual([
    { path: 'from', message: 'must be one of: cage, tray, cheque' },
  ]);
  const words = 'x'.repeat(501);
  const open = { id: 'c3', by: 'flo', type: 'open-table', table: 'T1', game: 'omaha' };
  const long = decodeCommand({ ...open, limit: words });
  expect(long.ok ? [] : long.error).toEqual([
    { path: 'limit', message: 'must have at most 500 characters' },
  ]);
});
