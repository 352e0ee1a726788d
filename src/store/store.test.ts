// What every store promises, tried on both databases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRY_KINDS, type Entry, LOWERS_METER } from '#ledger';
import { asCents, usd, ZERO } from '#money';
import { startPostgres } from '../../test/postgres.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openPglite, openPgliteDatabase } from './pglite.ts';
import { openPostgres, openPostgresDatabase } from './postgres.ts';
import { EMPTY, isChain, rowAfter, rowsAfter } from './rows.fixture.ts';
import type { Database } from './sql.ts';
import { openSqlStore } from './sql-store.ts';
import type { Head, LogRow, Store } from './store.ts';

interface Place {
  openDatabase(): Promise<Database>;
  openStore(): Promise<Store>;
  remove(): Promise<void>;
}

async function pglitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-store-'));
  return {
    openDatabase: () => openPgliteDatabase(folder),
    openStore: () => openPglite(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresPlace(): Promise<Place> {
  const { url, stop } = await startPostgres();
  return {
    openDatabase: () => openPostgresDatabase(url),
    openStore: () => openPostgres(url),
    remove: stop,
  };
}

const PLACES = [
  { name: 'PGlite', makePlace: pglitePlace },
  { name: 'PostgreSQL', makePlace: postgresPlace },
];

describe.each(PLACES)('a store in $name', ({ makePlace }) => {
  let place: Place;
  let database: Database;
  let store: Store;

  const open = async () => {
    database = await place.openDatabase();
    store = await openSqlStore(database);
  };
  const reopen = async () => {
    await store.close();
    await open();
  };
  beforeAll(async () => {
    place = await makePlace();
    await open();
  });
  afterAll(async () => {
    await store?.close();
    await place?.remove();
  });

  /** The row that would follow, with other entries. */
  const nextWith = (head: Head, ...entries: Entry[]): LogRow => ({ ...rowAfter(head), entries });
  const entry = (change: Partial<Entry>): Entry => ({
    kind: 'contribution',
    debit: 'table/T1/box',
    credit: 'fund/blazing/reserve',
    amount: usd('0.01'),
    ...change,
  });

  test('begins with an empty log', async () => {
    expect(await store.head()).toEqual(EMPTY);
    expect(await store.readLog(0, 10)).toEqual([]);
    expect(await store.readEntries(0, 10)).toEqual([]);
    expect(await store.loadSnapshots()).toEqual([]);
  });

  test('gives back what was written, to the last character', async () => {
    const rows = rowsAfter(EMPTY, 5, 'tab\t and ♠ A\u0301 😀');
    await store.append(rows.slice(0, 1));
    await store.append(rows.slice(1));
    const lines = rows.map(({ entries: _, ...line }) => line);
    expect(await store.readLog(0, 10)).toEqual(lines);
    expect(await store.readLog(1, 2)).toEqual(lines.slice(1, 3));
    expect(await store.readEntries(1, 3)).toEqual(
      rows.slice(1, 3).flatMap(({ seq, entries }) => entries.map((line) => ({ ...line, seq }))),
    );
    const { seq, hash } = rows.at(-1) as LogRow;
    expect(await store.head()).toEqual({ seq, hash });
    await reopen();
    expect(await store.head()).toEqual({ seq, hash });
    expect(isChain(await store.readLog(0, 10))).toBe(true);
  });

  test('takes a row without entries, and amounts up to the last that fits', async () => {
    await store.append([nextWith(await store.head())]);
    const head = await store.head();
    const largest = asCents(2n ** 63n - 1n);
    await store.append([nextWith(head, entry({ amount: largest, debit: 'house/a b' }))]);
    const [line] = await store.readEntries(head.seq, head.seq + 1);
    expect(line?.amount).toBe(largest);
    expect(line?.debit).toBe('house/a b');
  });

  test('finds commands by their ids', async () => {
    const found = await store.find(['command-2', 'command-4', 'nobody']);
    expect([...found.keys()].sort()).toEqual(['command-2', 'command-4']);
    expect(found.get('command-2')).toContain('"seq":2');
    expect(await store.find([])).toEqual(new Map());
  });

  test('refuses rows that do not follow the last, and writes none of them', async () => {
    const head = await store.head();
    const early = rowsAfter({ ...head, seq: head.seq - 1 }, 2).map((row) => ({
      ...row,
      id: `other-${row.seq}`,
    }));
    const late = rowsAfter({ ...head, seq: head.seq + 1 }, 2);
    await expect(store.append(early)).rejects.toMatchObject({ code: 'sequence' });
    await expect(store.append(late)).rejects.toMatchObject({ code: 'sequence' });
    expect(await store.head()).toEqual(head);
  });

  test('refuses an id that is in the log or comes twice', async () => {
    const head = await store.head();
    const [first, second] = rowsAfter(head, 2) as [LogRow, LogRow];
    const used = [first, { ...second, id: 'command-1' }];
    const twice = [first, { ...second, id: first.id }];
    await expect(store.append(used)).rejects.toMatchObject({ code: 'duplicate' });
    await expect(store.append(twice)).rejects.toMatchObject({ code: 'duplicate' });
    expect(await store.head()).toEqual(head);
  });

  test('refuses an entry that the books cannot hold', async () => {
    const head = await store.head();
    const wrong: Entry[] = [
      entry({ amount: ZERO }),
      entry({ amount: asCents(-1n) }),
      entry({ amount: asCents(2n ** 63n) }),
      entry({ credit: 'table/T1/box' }),
      entry({ kind: 'gift' as Entry['kind'] }),
      entry({ debit: 'fund/blazing/meter/progressive', kind: 'payment' }),
    ];
    for (const one of wrong) {
      const rows = [nextWith(head, entry({}), one)];
      await expect(store.append(rows)).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await store.head()).toEqual(head);
  });

  test('keeps what vouches for the log, in order, and never changes any of it', async () => {
    const roots = [1, 2, 3].map((fill) => Buffer.alloc(32, fill));
    const [first, second, third] = roots as [Buffer, Buffer, Buffer];
    const kept = async () => (await store.tree.blocks()).map((root) => Buffer.from(root));
    expect(await kept()).toEqual([]);
    expect(await store.tree.lastCheckpoint()).toBeUndefined();
    await store.tree.addBlocks(0, [first, second]);
    await store.tree.addBlocks(1, [third, third]);
    expect(await kept()).toEqual([first, second, third]);
    // What stands behind a gap is not used.
    await store.tree.addBlocks(5, [first]);
    expect(await kept()).toEqual([first, second, third]);
    await store.tree.addCheckpoint(9, 'nine\n— sig\n');
    await store.tree.addCheckpoint(10, 'ten\n');
    await store.tree.addCheckpoint(10, 'ten again\n');
    expect(await store.tree.lastCheckpoint()).toBe('ten\n');
    for (const text of [
      'update blocks set number = number + 10',
      'delete from checkpoints',
      'truncate blocks',
    ]) {
      await expect(database.writer.query(text)).rejects.toThrow('is never changed');
    }
    await reopen();
    expect(await kept()).toEqual([first, second, third]);
  });

  test('knows the same reasons for entries as the ledger', async () => {
    const next = async (one: Entry) => store.append([nextWith(await store.head(), one)]);
    for (const kind of ENTRY_KINDS) await next(entry({ kind }));
    const meter = 'fund/blazing/meter/progressive';
    for (const kind of ENTRY_KINDS) {
      const lowered = next(entry({ kind, debit: meter }));
      if (LOWERS_METER.includes(kind)) await lowered;
      else await expect(lowered).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  test('a row with a line break is a mistake of ours, and nothing is written', async () => {
    const row = rowAfter(await store.head());
    await expect(store.append([{ ...row, body: 'a\nb' }])).rejects.toThrow('line break');
    const bad = { ...row, entries: [entry({ debit: 'house/\n' })] };
    await expect(store.append([bad])).rejects.toThrow('line break');
    const gap = [row, { ...row, seq: row.seq + 2 }];
    await expect(store.append(gap)).rejects.toThrow('stands in place');
  });

  describe('whoever writes SQL by hand', () => {
    const RAW_ROW = `insert into log select max(seq) + 1, 'by-hand', '{}', max(hash::text)::bytea
      from (select seq, sha256('') as hash from log) as l`;
    const refused: [string, string][] = [
      ['changes no row of the log', `update log set body = '{}' where seq = 1`],
      ['removes no row of the log', 'delete from log where seq = 1'],
      ['does not empty the log', 'truncate log'],
      ['changes no entry', 'update entries set amount = 1'],
      ['removes no entry', 'delete from entries'],
      ['does not empty the entries', 'truncate entries'],
      [
        'leaves no gap in the log',
        `insert into log select max(seq) + 2, 'gap', '{}', sha256('') from log`,
      ],
      [
        'leaves no gap inside several rows',
        `insert into log select max(seq) + n, 'gap-' || n, '{}', sha256('')
         from log, unnest(array[1, 3]) as n group by n`,
      ],
      ['puts nothing before the first row', `insert into log values (0, 'zero', '{}', sha256(''))`],
      [
        'adds no entry to a row that is written',
        `insert into entries values (1, 3, 'award', 'house/cage', 'house/capital', 1)`,
      ],
      [
        'adds no entry without a row',
        `insert into entries values (1000000, 1, 'award', 'house/cage', 'house/capital', 1)`,
      ],
      [
        'adds no entry beyond the row that it writes',
        `${RAW_ROW}; insert into entries
         select max(seq) + n, 1, 'award', 'house/cage', 'house/capital', 1
         from log, unnest(array[0, 1]) as n group by n`,
      ],
    ];
    test.each(refused)('%s', async (_, text) => {
      const head = await store.head();
      await expect(database.writer.exec(text)).rejects.toMatchObject({
        code: expect.stringMatching(/^HW00[123]$/),
      });
      expect(await store.head()).toEqual(head);
    });

    test('may write a row with its entries in one transaction', async () => {
      const { seq } = await store.head();
      await database.writer.exec(`${RAW_ROW}; insert into entries
        select max(seq), 1, 'award', 'house/cage', 'house/capital', 7 from log`);
      expect(await store.readEntries(seq, seq + 1)).toHaveLength(1);
    });
  });

  test('shows balances whose debits are its credits', async () => {
    const [sums] = await database.reader.query(
      'select sum(debits) = sum(credits) as equal, count(*) as count from balances',
    );
    expect(sums?.['equal']).toBe(true);
    const cage = `select debits from balances where account = 'house/cage'`;
    expect(await database.reader.query(cage)).toEqual([{ debits: '7' }]);
  });

  test('keeps the newest two snapshots, newest first', async () => {
    const snapshot = (seq: number) => ({
      seq,
      hash: rowAfter({ ...EMPTY, seq }).hash,
      version: '1',
      content: Uint8Array.from({ length: 300_000 }, (_, index) => (index * seq) % 256),
    });
    for (const seq of [1, 2, 3, 3]) await store.saveSnapshot(snapshot(seq));
    const kept = await store.loadSnapshots();
    expect(kept.map(({ seq, hash, version }) => ({ seq, hash, version }))).toEqual(
      [3, 2].map((seq) => ({ seq, hash: snapshot(seq).hash, version: '1' })),
    );
    expect(Buffer.compare(kept[0]?.content as Uint8Array, snapshot(3).content)).toBe(0);
  });

  test('keeps, replaces and erases what is sealed about a person', async () => {
    const { persons } = store;
    await persons.put('p1', Uint8Array.of(1, 2, 255));
    await persons.put('p1', Uint8Array.of(0, 3));
    expect([...((await persons.get('p1')) ?? [])]).toEqual([0, 3]);
    expect(await persons.erase('p1')).toBe(true);
    expect(await persons.erase('p1')).toBe(false);
    expect(await persons.get('p1')).toBeUndefined();
  });

  test('finds patrons by their tags, until those are erased', async () => {
    const { personTags } = store;
    const [one, other] = ['a', 'b'].map((digit) => ({ kind: 'tax-number', tag: digit.repeat(64) }));
    const document = { kind: 'document-number', tag: 'a'.repeat(64) };
    if (one === undefined || other === undefined) throw new Error('two tags');
    await personTags.add('p1', [one, document]);
    await personTags.add('p1', [one]);
    await personTags.add('p2', [one]);
    await personTags.add('p3', []);
    expect([...(await personTags.find([one]))].sort()).toEqual(['p1', 'p2']);
    // The same tag of another kind is another one.
    expect(await personTags.find([document])).toEqual(['p1']);
    expect(await personTags.find([other])).toEqual([]);
    expect(await personTags.find([])).toEqual([]);
    await personTags.erase('p1');
    expect(await personTags.find([one, document])).toEqual(['p2']);
  });

  test('says how large it is', async () => {
    const { bytes, logRows } = await store.size();
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(logRows).toBe((await store.head()).seq);
  });

  test('refuses a second opener, and names the process', async () => {
    await expect(place.openStore()).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/process \d+/i),
    });
  });

  test('reads while it writes, in pages', async () => {
    const { seq } = await store.head();
    const rows = rowsAfter(await store.head(), 300);
    const [, page] = await Promise.all([store.append(rows), store.readLog(0, seq)]);
    expect(page).toHaveLength(seq);
  });

  test('refuses a database of a newer program, and one with another history', async () => {
    const ours = MIGRATIONS.length;
    const insert = `insert into migrations (number, name, checksum) values (${ours + 1}, 'x', 'x')`;
    await database.writer.exec(insert);
    await store.close();
    await expect(place.openStore()).rejects.toMatchObject({ code: 'newer' });
    database = await place.openDatabase();
    const { writer } = database;
    await writer.exec(`delete from migrations where number > ${ours};
      update migrations set checksum = 'f' || checksum where number = 1`);
    await expect(migrate(writer)).rejects.toMatchObject({ code: 'migration' });
    await writer.exec('update migrations set checksum = substr(checksum, 2) where number = 1');
    store = await openSqlStore(database);
  });

  test('says that it is unavailable once it is closed', async () => {
    await store.close();
    await store.close();
    await expect(store.head()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
