import { expect, test } from 'vitest';
import { telling } from './asking.ts';
import { command } from './command.ts';
import { joined } from './joined.ts';
import { FREE } from './power.ts';

const declared = { does: 'Leaves.', may: [], power: FREE, fields: {}, sample: {} } as const;
const seatLeft = { type: 'seat-left', table: 'T1', seat: 1 } as const;

// What matters here is what the compiler says: an error that does not come is an error itself.
test('a command and a hook bring no event that they do not name', () => {
  const left = command({ ...declared, brings: ['seat-left'], decide: () => [seatLeft] });
  // @ts-expect-error: it brings an event that it does not name
  command({ ...declared, brings: ['table-closed'], decide: () => [seatLeft] });
  // @ts-expect-error: it names none
  command({ ...declared, brings: [], decide: () => [seatLeft] });
  // @ts-expect-error: it passes on what a hook has brought, and does not say that it asks it
  command({ ...declared, brings: [], decide: (ask) => ask.hooks.due[0]?.(ask) ?? [] });
  command({
    ...declared,
    brings: [],
    asks: ['due'],
    decide: (ask) => ask.hooks.due[0]?.(ask) ?? [],
  });
  // @ts-expect-error: a hook names its events too
  telling(['table-closed'], () => [seatLeft]);
  expect(left.brings).toEqual(['seat-left']);
});

test('a name that is declared twice stops the house from starting', () => {
  expect(joined([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 });
  expect(() => joined([{ a: 1 }, { a: 2 }])).toThrow('a is declared twice');
});
