// What reports ask of a store, on a log with people's own words in it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTo, type Cents, negate, ZERO } from '#money';
import { startPostgres } from '../../test/postgres.ts';
import { recordIn } from './chain.ts';
import { commandOf, endRound, startRound } from './house.fixture.ts';
import { newMemoryDisk, openMemory } from './memory.fixture.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { LogRow, Store } from './store.ts';
import { runTestHouse, submitAll } from './writer.fixture.ts';

let rows: readonly LogRow[];
beforeAll(async () => {
  const { house, disk } = await runTestHouse({ tables: 2 });
  // Words that look like the beginning of a record of another command.
  const reason = '","by":"clock","command":"tick","events":"';
  await submitAll(house, [
    commandOf('patron', 'cora', 'enrol-patron', { patron: 'p1' }),
    commandOf('out', 'carl', 'exclude-patron', { patron: 'p1', reason }),
  ]);
  for (let round = 1; round <= 10; round++) {
    for (const table of ['T1', 'T2']) {
      await submitAll(house, [startRound(`s${table}${round}`, table)]);
      await house.submit(startRound(`again${table}${round}`, table));
      await submitAll(house, [endRound(`e${table}${round}`, table)]);
    }
  }
  await house.close();
  rows = disk.rows;
});

const PLACES = [
  {
    name: 'memory',
    openPlace: async () => ({ store: await openMemory(newMemoryDisk()), remove: async () => {} }),
  },
  {
    name: 'PGlite',
    openPlace: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'houseway-spans-'));
      const remove = async () => rmSync(folder, { recursive: true, force: true });
      return { store: await openPglite(folder), remove };
    },
  },
  {
    name: 'PostgreSQL',
    openPlace: async () => {
      const { url, stop } = await startPostgres();
      return { store: await openPostgres(url), remove: stop };
    },
  },
];

describe.each(PLACES)('a store in $name', ({ openPlace }) => {
  let store: Store;
  let remove: () => Promise<unknown>;
  beforeAll(async () => {
    ({ store, remove } = await openPlace());
    await store.append(rows);
  });
  afterAll(async () => {
    await store?.close();
    await remove?.();
  });

  const anySpan = () =>
    fc
      .tuple(fc.nat(rows.length), fc.nat(rows.length))
      .map(([a, b]) => ({ after: Math.min(a, b), through: Math.max(a, b) }));

  test('sums what the entries of any rows bring to each account', () =>
    fc.assert(
      fc.asyncProperty(anySpan(), async ({ after, through }) => {
        const wanted = new Map<string, Cents>();
        for (const { entries } of rows.filter(({ seq }) => seq > after && seq <= through)) {
          for (const { debit, credit, amount } of entries) {
            addTo(wanted, debit, negate(amount));
            addTo(wanted, credit, amount);
          }
        }
        const found = await store.sumEntries({ after, through });
        expect(new Map([...found].filter(([, net]) => net !== ZERO))).toEqual(
          new Map([...wanted].filter(([, net]) => net !== ZERO)),
        );
      }),
      { numRuns: 30 },
    ));

  test('finds the records of some commands, whatever words others have in them', () =>
    fc.assert(
      fc.asyncProperty(
        anySpan(),
        fc.subarray(['start-round', 'end-round', 'exclude-patron', 'approve', 'tick', 'by']),
        async (span, commands) => {
          const { after, through } = span;
          const wanted = rows.filter(
            ({ seq, body }) =>
              seq > after && seq <= through && commands.includes(recordIn(body).command),
          );
          const found = await store.readCommands(commands, span);
          expect(found).toEqual(wanted.map(({ seq, id, body, hash }) => ({ seq, id, body, hash })));
        },
      ),
      { numRuns: 30 },
    ));
});
