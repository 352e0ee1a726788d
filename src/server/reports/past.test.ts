import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTo, type Cents, negate, ZERO } from '#money';
import { carryOn, newStanding, REPORTS, type Report, STANDING_COMMANDS } from '#reports';
import { sure } from '#result';
import type { Store } from '#store';
import { type MemoryDisk, newMemoryDisk, openMemory } from '../../store/memory.fixture.ts';
import { type PlayedHouse, playFloor } from './floor-log.fixture.ts';
import { makeReports } from './make.ts';
import { lastBefore, makeBooks, makeStandings, type ReadHouse } from './past.ts';
import { cents } from './recount.fixture.ts';

let disk: MemoryDisk;
let played: PlayedHouse;

beforeAll(async () => {
  disk = newMemoryDisk();
  played = await playFloor(() => openMemory(disk), { seed: 5, commands: 1_200, tables: 4 });
});
afterAll(() => played.house.close());

const recordsTo = (seq: number) => disk.rows.slice(0, seq).map(({ body }) => JSON.parse(body));

function netsTo(seq: number): ReadonlyMap<string, Cents> {
  const nets = new Map<string, Cents>();
  for (const { debit, credit, amount } of disk.rows.slice(0, seq).flatMap((row) => row.entries)) {
    addTo(nets, debit, negate(amount));
    addTo(nets, credit, amount);
  }
  return new Map([...nets].filter(([, net]) => net !== ZERO));
}

const anySeqs = () => fc.array(fc.nat(disk.rows.length), { minLength: 1, maxLength: 12 });

describe('whatever was asked before, and in whichever order', () => {
  test('the books after a record are the sum of all entries up to it', () =>
    fc.assert(
      fc.asyncProperty(anySeqs(), fc.integer({ min: 50, max: 700 }), async (seqs, span) => {
        const books = makeBooks(played.house, span);
        const seq = disk.rows.length;
        const live = { seq, nets: netsTo(seq) };
        for (const each of seqs) expect(await books.at(each, live)).toEqual(netsTo(each));
      }),
      { numRuns: 10 },
    ));

  test('what was open after a record is what all records up to it say', () =>
    fc.assert(
      fc.asyncProperty(anySeqs(), fc.integer({ min: 50, max: 700 }), async (seqs, span) => {
        const standings = makeStandings(played.house, span);
        for (const each of seqs) {
          const wanted = newStanding();
          for (const record of recordsTo(each)) carryOn(wanted, record);
          expect(await standings.at(each)).toEqual(wanted);
        }
      }),
      { numRuns: 10 },
    ));

  test('the last record before a moment is found', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(disk.rows.length - 1),
        fc.constantFrom(-1, 0, 1),
        async (index, by) => {
          const instants = recordsTo(disk.rows.length).map(({ at }) => Date.parse(at));
          const instant = (instants[index] as number) + by;
          const found = await lastBefore(played.house, instant, disk.rows.length);
          expect(found).toBe(instants.filter((each) => each < instant).length);
        },
      ),
      { numRuns: 50 },
    ));
});

test('records of no other command change what is open', () => {
  const standing = newStanding();
  for (const record of recordsTo(disk.rows.length)) {
    const before = structuredClone(standing);
    carryOn(standing, record);
    if ((STANDING_COMMANDS as readonly string[]).includes(record.command)) continue;
    expect({ ...standing, seq: 0 }).toEqual({ ...before, seq: 0 });
  }
});

test('a report of a day reads the records of that day, and a few dozen to find them', async () => {
  let read = 0;
  const counted = (store: Store): Store => ({
    ...store,
    readLog: async (after, limit) => {
      const lines = await store.readLog(after, limit);
      read += lines.length;
      return lines;
    },
  });
  const house: ReadHouse = {
    read: (look) => played.house.read(look),
    withStore: (use) => played.house.withStore((store) => use(counted(store))),
  };
  const report = REPORTS.find(({ id }) => id === 'monies') as Report;
  const { make } = makeReports(house, played.now);
  const middle = JSON.parse(disk.rows[600]?.body as string).at.slice(0, 10);
  const { first, last } = sure(await make(report, { from: middle, asked: {} })).madeFrom;
  const looks = 2 * Math.ceil(Math.log2(disk.rows.length)) + 1;
  expect(read).toBeLessThanOrEqual(last - first + 1 + looks);
});

test('meters are read at any moment as the books had them', async () => {
  const instants = recordsTo(disk.rows.length).map(({ at }) => Date.parse(at));
  const at = instants[Math.floor(instants.length / 2)] as number;
  const then = netsTo(instants.filter((each) => each <= at).length);
  const report = REPORTS.find(({ id }) => id === 'meters') as Report;
  const sheet = sure(await makeReports(played.house, played.now).make(report, { at, asked: {} }));
  const rows = sheet.sections.flatMap((section) => section.rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const { offering, meter, standing, held } of rows) {
    const holds = (kind: string) => then.get(`fund/${offering}/${kind}/${meter}`) ?? ZERO;
    expect([cents(standing), cents(held)]).toEqual([holds('meter'), holds('held')]);
  }
});
