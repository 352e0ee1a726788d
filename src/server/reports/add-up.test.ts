// Every report of every day of a simulated floor against the raw log and its books, to the cent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, type Cents, negate, subtract, sum, ZERO } from '#money';
import { REPORTS, type Report, type ReportRow, type Sheet } from '#reports';
import { sure } from '#result';
import { type MemoryDisk, newMemoryDisk, openMemory } from '../../store/memory.fixture.ts';
import { type PlayedHouse, playFloor, type Wanted } from './floor-log.fixture.ts';
import { makeReports, type Order, type Reports } from './make.ts';
import {
  type Books,
  booksOf,
  cents,
  eventsIn,
  is,
  isBox,
  isOf,
  isPlayers,
  netOf,
  type RawRow,
  rawRows,
  sectionOf,
  sumOf,
  total,
} from './recount.fixture.ts';

const reportNamed = (id: string): Report => REPORTS.find((report) => report.id === id) as Report;

/** What the reports are about. */
const TYPES = [
  'fees-returned',
  'admin-fee-taken',
  'claim-paid',
  'claim-split',
  'award-voided',
  'box-counted',
  'box-dropped',
  'fund-adjusted',
  'fund-deposited',
  'signed-in',
  'prizes-won',
  'instrument-placed',
  'use-exchanged',
] as const;

const WANTED: Wanted = {
  ...Object.fromEntries(TYPES.map((type) => [type, (event) => event.type === type])),
  hit: (event) => event.type === 'prize-awarded' && Object.keys(event.hit.meters).length > 0,
};

let disk: MemoryDisk;
let played: PlayedHouse;
let reports: Reports;
let rows: readonly RawRow[];
/** Gaming days with records. */
let days: readonly string[];
let books: Books;

beforeAll(async () => {
  disk = newMemoryDisk();
  played = await playFloor(() => openMemory(disk), {
    seed: 5,
    commands: 6_000,
    tables: 5,
    wanted: WANTED,
  });
  reports = makeReports(played.house, played.now);
  rows = rawRows(disk);
  days = [...new Set(rows.map(({ day }) => day))];
  books = booksOf(rows);
});
afterAll(() => played.house.close());

const make = async (id: string, order: Partial<Order> = {}): Promise<Sheet> =>
  sure(await reports.make(reportNamed(id), { asked: {}, ...order }));
const onDay = (id: string, day: string): Promise<Sheet> => make(id, { from: day });

/** Coin In, by itself or as a step of a table game. */
const TAKES_FEES: readonly string[] = ['start-round', 'deal-steps'];
const FEE_KINDS: readonly string[] = ['contribution', 'overflow'];

const rowsOn = (day: string): readonly RawRow[] => rows.filter((row) => row.day === day);
const asBefore = (day: string) => books.get(days[days.indexOf(day) - 1] ?? '');
const upTo = (day: string) => books.get(day);

test('the floor has played for many days, with whatever the reports are about', () => {
  expect(days.length).toBeGreaterThan(4);
  for (const type of TYPES) expect([type, eventsIn(rows, type).length]).not.toEqual([type, 0]);
});

test('every record is in the report of one gaming day', async () => {
  let next = 1;
  for (const day of days) {
    const sheet = await onDay('exceptions', day);
    const { first, last, hash } = sheet.madeFrom;
    expect([day, first, last - first + 1]).toEqual([day, next, rowsOn(day).length]);
    expect(hash).toBe(disk.rows[last - 1]?.hash);
    next = last + 1;
  }
  expect(next).toBe(rows.length + 1);
});

test('no report finds the log and the books to differ, and sums are those of the rows', async () => {
  const [from, to] = [days[0] as string, days.at(-1) as string];
  for (const { id, takes } of REPORTS) {
    const sheet = await make(id, takes === 'moment' ? {} : { from, to });
    expect([id, sheet.notes]).toEqual([id, []]);
    for (const { title, columns, totals = {}, rows: lines } of sheet.sections) {
      for (const [key, said] of Object.entries(totals)) {
        const kind = columns.find((column) => column.key === key)?.kind;
        const added =
          kind === 'money'
            ? sum(lines.map((line) => cents(line[key])))
            : BigInt(lines.reduce((all, line) => all + Number(line[key] ?? 0), 0));
        expect([id, title, key, kind === 'money' ? cents(said) : BigInt(said)]).toEqual([
          id,
          title,
          key,
          added,
        ]);
      }
    }
  }
});

describe('every day', () => {
  test('each table has collected what its box has in the books', async () => {
    for (const day of days) {
      const sheet = await onDay('collection', day);
      const here = rowsOn(day);
      const tables = [
        ...new Set(
          here.flatMap(({ entries }) => entries).flatMap(({ debit, credit }) => [debit, credit]),
        ),
      ]
        .filter(isBox)
        .map((account) => account.split('/')[1] as string);
      const lines = sectionOf(sheet, 'Collected at the tables').rows;
      const boxes = sectionOf(sheet, 'In the boxes').rows;
      const ofTable = (all: readonly ReportRow[], table: string, key: string): Cents =>
        sum(all.filter((line) => line['table'] === table).map((line) => cents(line[key])));
      for (const table of tables) {
        const box = is(`table/${table}/box`);
        const isFee = (kind: string): boolean => kind === 'contribution' || kind === 'overflow';
        expect({
          collected: ofTable(lines, table, 'collected'),
          returned: ofTable(lines, table, 'returned'),
          dropped: ofTable(boxes, table, 'dropped'),
          opening: ofTable(boxes, table, 'opening'),
          closing: ofTable(boxes, table, 'closing'),
        }).toEqual({
          collected: sumOf(here, ({ kind, debit }) => isFee(kind) && box(debit)),
          returned: sumOf(here, ({ kind, credit }) => kind === 'correction' && box(credit)),
          dropped: sumOf(here, ({ kind, credit }) => kind === 'transfer' && box(credit)),
          opening: negate(netOf(asBefore(day), box)),
          closing: negate(netOf(upTo(day), box)),
        });
      }
      expect(sectionOf(sheet, 'Collected at the tables').totals?.['rounds'] ?? 0).toBe(
        eventsIn(
          here.filter(({ record }) => record.command === 'start-round'),
          'round-started',
        ).reduce((sum, { fees }) => sum + new Set(fees.map(({ offering }) => offering)).size, 0),
      );
      const sales = eventsIn(here, 'entry-sold');
      const sold = sum(sales.map(({ amount }) => cents(amount)));
      expect(total(sectionOf(sheet, 'Sold at the desk'), 'collected')).toBe(sold);
    }
  });

  test('opening and in less out is closing for every fund, and the next day begins there', async () => {
    let yesterday = new Map<string, Cents>();
    for (const day of days) {
      const sheet = await onDay('fund-statement', day);
      const funds = sectionOf(sheet, 'Funds').rows;
      for (const fund of funds) {
        const [opening, came, went, closing] = ['opening', 'in', 'out', 'closing'].map((key) =>
          cents(fund[key]),
        ) as [Cents, Cents, Cents, Cents];
        const mine = isOf(String(fund['fund']));
        expect(subtract(add(opening, came), went)).toBe(closing);
        expect(opening).toBe(yesterday.get(String(fund['fund'])) ?? ZERO);
        expect(closing).toBe(netOf(upTo(day), mine));
        const here = rowsOn(day);
        expect(came).toBe(sumOf(here, ({ debit, credit }) => mine(credit) && !mine(debit)));
        expect(went).toBe(sumOf(here, ({ debit, credit }) => mine(debit) && !mine(credit)));
        const advance = is(`fund/${fund['fund']}/advance`);
        expect(cents(fund['advanceOpening'])).toBe(negate(netOf(asBefore(day), advance)));
        expect(cents(fund['advanceClosing'])).toBe(negate(netOf(upTo(day), advance)));
        expect(cents(fund['advanced'])).toBe(sumOf(here, ({ debit }) => advance(debit)));
        expect(cents(fund['repaid'])).toBe(sumOf(here, ({ credit }) => advance(credit)));
      }
      expect(total(sectionOf(sheet, 'Funds'), 'closing')).toBe(netOf(upTo(day), isPlayers));
      const reasons = sectionOf(sheet, 'In and out, by reason');
      for (const key of ['in', 'out']) {
        expect(total(reasons, key)).toBe(total(sectionOf(sheet, 'Funds'), key));
      }
      yesterday = new Map(funds.map((fund) => [String(fund['fund']), cents(fund['closing'])]));
    }
  });

  test('the log of monies has every cent that came into a fund or left it', async () => {
    for (const day of days) {
      const log = sectionOf(await onDay('monies', day), 'In and out');
      const statement = sectionOf(await onDay('fund-statement', day), 'Funds');
      for (const key of ['in', 'out']) expect(total(log, key)).toBe(total(statement, key));
      const fees = log.rows.filter(({ what }) => String(what).startsWith('fees of'));
      expect(sum(fees.map((line) => cents(line['in'])))).toBe(
        sumOf(
          rowsOn(day).filter(({ record }) => TAKES_FEES.includes(record.command)),
          ({ kind, credit }) => FEE_KINDS.includes(kind) && isPlayers(credit),
        ),
      );
    }
  });

  test('cage, bank, boxes and all other accounts are what the books say', async () => {
    for (const day of days) {
      const { rows: lines } = sectionOf(await onDay('accounts', day), 'All accounts');
      let sum = ZERO;
      for (const line of lines) {
        const account = String(line['account']);
        const net = netOf(upTo(day), is(account));
        const [opening, came, went, closing] = ['opening', 'in', 'out', 'closing'].map((key) =>
          cents(line[key]),
        ) as [Cents, Cents, Cents, Cents];
        expect(subtract(add(opening, came), went)).toBe(closing);
        expect([account, closing < ZERO ? negate(closing) : closing]).toEqual([
          account,
          net < ZERO ? negate(net) : net,
        ]);
        sum = add(sum, net);
      }
      expect(sum).toBe(0n);
      const cage = lines.find(({ account }) => account === 'house/cage') as ReportRow;
      expect(cents(cage['in'])).toBe(sumOf(rowsOn(day), ({ debit }) => debit === 'house/cage'));
      expect(cents(cage['out'])).toBe(sumOf(rowsOn(day), ({ credit }) => credit === 'house/cage'));
    }
  });

  test('what was awarded is paid, withheld, expired, taken back or waits for its winner', async () => {
    for (const day of days) {
      const sheet = await onDay('wins', day);
      const summary = sectionOf(sheet, 'Unpaid prizes');
      const waiting = sectionOf(
        await onDay('unclaimed', day),
        'Not claimed at the end of the period',
      );
      const isPayable = (account: string): boolean => /^fund\/[^/]+\/payable$/.test(account);
      const here = rowsOn(day);
      const left = (kind: string): Cents =>
        sumOf(here, (entry) => entry.kind === kind && isPayable(entry.debit));
      // Money that a full meter lets pass on its way back is an overflow, not an expiry. A forfeit
      // that two people agreed on ends a claim unpaid too; only what undoes an award voids it.
      const leftBy = (type: string): Cents =>
        sumOf(
          here.filter(({ record }) => record.events?.some((event) => event.type === type)),
          ({ debit }) => isPayable(debit),
        );
      expect(
        Object.fromEntries(
          ['opening', 'awarded', 'paid', 'withheld', 'expired', 'voided', 'closing'].map((key) => [
            key,
            total(summary, key),
          ]),
        ),
      ).toEqual({
        opening: netOf(asBefore(day), isPayable),
        awarded: sumOf(here, ({ kind, credit }) => kind === 'award' && isPayable(credit)),
        paid: left('payment'),
        withheld: left('withholding'),
        expired: leftBy('claim-expired'),
        voided: leftBy('award-voided'),
        closing: netOf(upTo(day), isPayable),
      });
      for (const line of summary.rows) {
        const lost = ['paid', 'withheld', 'expired', 'voided'].map((key) => cents(line[key]));
        const all = lost.reduce(
          (sum, each) => subtract(sum, each),
          add(cents(line['opening']), cents(line['awarded'])),
        );
        expect(all).toBe(cents(line['closing']));
      }
      expect(total(waiting, 'amount')).toBe(netOf(upTo(day), isPayable));
      const payments = sectionOf(sheet, 'Payments');
      // Of a thing the value leaves the fund, and its winner brings the tax to the cage.
      expect([
        add(total(payments, 'paid'), total(payments, 'handedOver')),
        total(payments, 'withheld'),
      ]).toEqual([left('payment'), sumOf(here, ({ kind }) => kind === 'withholding')]);
      const won = (['prize-awarded', 'prizes-won'] as const).flatMap((type) =>
        eventsIn(here, type),
      );
      expect(sectionOf(sheet, 'Wins').rows.length).toBe(won.length);
      expect(payments.rows.filter(({ offering }) => offering === undefined)).toEqual([]);
    }
  });

  test('the count room has what was dropped and not counted, and variances are in their account', async () => {
    for (const day of days) {
      const sheet = await onDay('box-counts', day);
      const here = rowsOn(day);
      const [room, short] = [is('house/count-room'), is('house/over-short')];
      expect({
        dropped: total(sectionOf(sheet, 'Dropped'), 'expected'),
        waiting: total(sectionOf(sheet, 'Not counted at the end of the period'), 'expected'),
        counted: total(sectionOf(sheet, 'Counted'), 'counted'),
        variance: total(sectionOf(sheet, 'Counted'), 'variance'),
      }).toEqual({
        dropped: sumOf(here, ({ debit }) => room(debit)),
        waiting: negate(netOf(upTo(day), room)),
        counted: sumOf(
          here.filter(({ record }) => record.command === 'count-box'),
          ({ debit }) => debit === 'house/cage',
        ),
        variance: subtract(netOf(upTo(day), short), netOf(asBefore(day), short)),
      });
    }
  });

  test('promotional chips that were out are out, given, played, void or expired', async () => {
    let before = ZERO;
    for (const day of days) {
      const faces = sectionOf(await onDay('promotional-chips', day), 'At face');
      expect([day, total(faces, 'opening')]).toEqual([day, before]);
      before = total(faces, 'closing');
      const liability = sectionOf(await onDay('chip-liability', day), 'Outstanding, at face value');
      expect([day, total(liability, 'face')]).toEqual([day, before]);
    }
    const now = await played.house.read(({ chips: { lots, issued } }) =>
      [...lots.values()].flatMap(({ serials }) => [...serials].map((each) => issued.get(each))),
    );
    expect(before).toBe(sum(now.map((chip) => chip?.left ?? ZERO)));
  });

  test('administrative fees are what the house has taken from the funds', async () => {
    for (const day of days) {
      const sheet = await onDay('admin-fees', day);
      const taken = sumOf(rowsOn(day), ({ kind }) => kind === 'admin-fee');
      expect(total(sectionOf(sheet, 'By table'), 'amount')).toBe(taken);
      expect(total(sectionOf(sheet, 'Every charge'), 'amount')).toBe(taken);
      const activity = sectionOf(await onDay('table-activity', day), 'Tables');
      expect(total(activity, 'adminFees')).toBe(taken);
      const collected = await onDay('collection', day);
      expect(total(activity, 'net')).toBe(
        total(sectionOf(collected, 'Collected at the tables'), 'net'),
      );
    }
  });

  test('the bank account stands beside what players have', async () => {
    for (const day of days) {
      const sheet = await onDay('bank-deposits', day);
      const [line] = sectionOf(sheet, 'Bank account against money held for players').rows as [
        ReportRow,
      ];
      const bank = negate(netOf(upTo(day), is('house/bank')));
      const players = netOf(upTo(day), isPlayers);
      expect([cents(line['closing']), cents(line['players']), cents(line['missing'])]).toEqual([
        bank,
        players,
        subtract(players, bank),
      ]);
      expect(cents(line['opening'])).toBe(negate(netOf(asBefore(day), is('house/bank'))));
      const deposited = eventsIn(rowsOn(day), 'fund-deposited');
      const whole = sum(deposited.map(({ amount }) => cents(amount)));
      expect([cents(line['deposited']), total(sectionOf(sheet, 'Deposits'), 'amount')]).toEqual([
        whole,
        whole,
      ]);
    }
  });

  test('every meter that was hit had what its lines come to, and every call is there', async () => {
    let hits = 0;
    for (const day of days) {
      const sheet = await onDay('calls', day);
      const proved = sectionOf(sheet, 'Meter hits').rows;
      const lines = sectionOf(sheet, 'What each hit is made of').rows;
      for (const { held, proved: told, slip, meter } of proved) {
        const mine = lines.filter((line) => line['slip'] === slip && line['meter'] === meter);
        expect(sum(mine.map(({ amount }) => cents(amount)))).toBe(cents(held));
        expect(told).toBe(held);
      }
      const won = eventsIn(rowsOn(day), 'prize-awarded').map(({ hit }) => Object.keys(hit.meters));
      expect(proved).toHaveLength(won.flat().length);
      const called = eventsIn(rowsOn(day), 'hand-called').map(({ call }) => call);
      const listed = sectionOf(sheet, 'Calls, in order').rows.map(({ call }) => call);
      expect(listed.slice(listed.length - called.length)).toEqual(called);
      hits += proved.length;
    }
    expect(hits).toBeGreaterThan(0);
  });

  test('the audit trail has every void, every adjustment and every refusal', async () => {
    for (const day of days) {
      const { rows: trail } = sectionOf(
        await onDay('audit', day),
        'Changes, corrections, and refusals',
      );
      const here = rowsOn(day);
      const refused = here.filter(({ record }) => record.refusal !== undefined);
      expect(trail.filter(({ kind }) => kind === 'refused')).toHaveLength(refused.length);
      for (const type of ['award-voided', 'call-withdrawn', 'fund-adjusted'] as const) {
        const found = trail.filter(({ what }) => what === type);
        expect([type, found.length]).toEqual([type, eventsIn(here, type).length]);
      }
    }
  });

  test('refusals, sign-ins and exceptions are all there', async () => {
    for (const day of days) {
      const here = rowsOn(day);
      const access = await onDay('access', day);
      const refused = here.filter(({ record }) => record.refusal !== undefined);
      expect(sectionOf(access, 'Refused').rows.length).toBe(refused.length);
      const kindsOfSign = ['signed-in', 'sign-in-failed', 'signed-out', 'went-off-duty'] as const;
      const signed = kindsOfSign.flatMap((type) => eventsIn(here, type));
      expect(sectionOf(access, 'Sign-ins').rows.length).toBe(signed.length);
      const kinds = sectionOf(await onDay('exceptions', day), 'Exceptions').rows.map(
        ({ kind }) => kind,
      );
      const count = (kind: string): number => kinds.filter((each) => each === kind).length;
      const differing = eventsIn(here, 'box-counted').filter(
        ({ expected, counted }) => expected !== counted,
      );
      expect(
        ['void', 'back-out', 'adjustment', 'fees given back', 'sensor', 'variance'].map(count),
      ).toEqual([
        eventsIn(here, 'award-voided').length,
        eventsIn(here, 'call-withdrawn').length,
        eventsIn(here, 'fund-adjusted').length,
        eventsIn(here, 'fees-returned').length,
        eventsIn(here, 'sensor-reported').length,
        differing.length,
      ]);
    }
  });
});

test('the days of a period together are the period', async () => {
  const [from, to] = [days[1] as string, days[4] as string];
  const parts = [
    ['collection', 'Collected at the tables', ['collected', 'returned', 'net']],
    ['fund-statement', 'Funds', ['in', 'out', 'advanced', 'repaid']],
    ['admin-fees', 'By table', ['amount']],
    ['wins', 'Payments', ['amount', 'withheld', 'paid', 'handedOver']],
  ] as const;
  for (const [id, title, keys] of parts) {
    const whole = sectionOf(await make(id, { from, to }), title);
    const each = await Promise.all(days.slice(1, 5).map((day) => onDay(id, day)));
    for (const key of keys) {
      const added = sum(each.map((sheet) => total(sectionOf(sheet, title), key)));
      expect([id, key, total(whole, key)]).toEqual([id, key, added]);
    }
  }
});

test('a past day is the same sheet again, for whoever asks anew, whatever has happened since', async () => {
  const day = days[2] as string;
  const fresh = makeReports(played.house, () => played.now() + 10 * 86_400_000);
  for (const report of REPORTS) {
    const order = { from: day, asked: {} };
    expect(sure(await fresh.make(report, order))).toEqual(sure(await reports.make(report, order)));
  }
});
