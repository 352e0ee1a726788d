import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogVerdict } from '#store';
import { inOrder } from '../../store/faults.fixture.ts';
import { openApp, type TestApp } from '../app.fixture.ts';
import { makeAuditor } from '../regulator/auditor.ts';
import { doesIn, FIXED, winIn } from './won.fixture.ts';

let served: TestApp;
let token: string;
let dealer: string;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['rex', 'dana']) await served.givePin(badge);
  token = await served.signIn('rex');
  dealer = await served.signIn('dana');
});
afterAll(() => served.close());

interface Told {
  readonly event: string;
  readonly data: unknown;
}

const eventsIn = (text: string): readonly Told[] =>
  text
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(each) ?? [];
      return { event, data: JSON.parse(data) };
    });

async function verify(): Promise<readonly Told[]> {
  const { status, body, headers } = await served.ask('/verify', { token });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/event-stream');
  return eventsIn(body);
}

const verdictIn = (told: readonly Told[]) => told.at(-1)?.data as LogVerdict;

interface Row {
  readonly id: string;
  readonly asks: string;
  readonly source: string;
  readonly metBy: string;
  readonly shownBy: readonly { readonly file: string; readonly test: string }[];
  readonly evidence?: { readonly says: string; readonly tookMs: number };
}

async function evidence(): Promise<Readonly<Record<string, string>>> {
  const { body } = await served.ask('/checklist', { token });
  const rows: readonly Row[] = body.groups.flatMap(
    (group: { requirements: readonly Row[] }) => group.requirements,
  );
  return Object.fromEntries(
    rows.flatMap(({ id, evidence: shown }) => (shown === undefined ? [] : [[id, shown.says]])),
  );
}

describe('verifying the house while it runs', () => {
  test('tells how far it is, and then the verdict', async () => {
    const told = await verify();
    expect(told.map(({ event }) => event)).toEqual(['progress', 'verdict']);
    const count = served.room.log().length;
    expect(told[0]?.data).toEqual({ done: count, total: count });
    expect(verdictIn(told)).toMatchObject({ ok: true, house: 'Test room', records: count });
  });

  test('is one audit for all who ask meanwhile', async () => {
    const auditor = makeAuditor(served.room.house, () => served.room.now);
    const [told, left]: [number[], number[]] = [[], []];
    const one = auditor.join((done) => told.push(done));
    const other = auditor.join((done) => left.push(done));
    other.leave();
    expect(other.verdict).toBe(one.verdict);
    expect(auditor.last()).toBeUndefined();
    const verdict = await one.verdict;
    expect(auditor.last()).toEqual({ at: served.room.now, verdict });
    expect([told, left]).toEqual([[served.room.log().length], []]);
    expect(auditor.join(() => {}).verdict).not.toBe(one.verdict);
  });

  test('does not keep the house from going on', async () => {
    const does = doesIn(served);
    const audit = verify();
    await does('dana', 'start-round', { table: 'T1', fees: [] });
    await does('dana', 'end-round', { table: 'T1' });
    expect(verdictIn(await audit)).toMatchObject({ ok: true });
  });

  test('is for those who may', async () => {
    expect((await served.ask('/verify', { token: dealer })).body.code).toBe('not-permitted');
    expect((await served.ask('/verify')).body.code).toBe('not-signed-in');
  });
});

describe('the checklist', () => {
  test('is a page too, which looks over the log first where that is asked', async () => {
    const path = '/checklist?format=html&verify=yes';
    const { status, body, headers } = await served.ask(path, { token });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>Regulator requirements</h1>');
    for (const id of ['M1', 'H11', 'F9', 'D8', 'A9', 'R8', 'P10', 'T8'])
      expect(body).toContain(`<td>${id}</td>`);
    expect(body).toMatch(/Verified at [^<]+: no problems in \d+ records\./);
  });

  test('has every requirement with its source, how it is met and what shows it', async () => {
    const { status, body } = await served.ask('/checklist', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ house: 'Test room', at: '2026-11-16T10:00:00.000-08:00' });
    expect(body.groups.map(({ title }: { title: string }) => title)).toEqual([
      'Meters and their parameters',
      'Hits, verification, payment',
      'Funds and books',
      'Durability and failure',
      'Access and change',
      'Random numbers and drawings',
      'Posting, promotions, tournaments, approval',
      'Tax, claims, records',
    ]);
    const rows = body.groups.flatMap(({ requirements }: { requirements: Row[] }) => requirements);
    expect(rows).toHaveLength(77);
    const isEmpty = ({ asks, source, metBy, shownBy }: Row) =>
      [asks, source, metBy, ...shownBy.map(({ test }) => test)].includes('') || !shownBy.length;
    expect(rows.filter(isEmpty)).toEqual([]);
    expect(body.groups[0].requirements[0]).toMatchObject({
      id: 'M1',
      source: 'NJ 13:69E-1.39A(a)',
      shownBy: [
        { file: 'src/house/funds/views.test.ts' },
        { file: 'src/house/funds/views.test.ts' },
      ],
    });
  });

  test('shows what the house can show now', async () => {
    expect(await evidence()).toMatchObject({
      M13: expect.stringMatching(/^1 meter, all read at this moment/),
      H8: '0 slips without a gap, 0 of them voided.',
      D2: expect.stringMatching(/digest [0-9a-f]{64}/),
      D3: expect.stringContaining(served.room.disk.rows.at(-1)?.hash ?? 'none'),
    });
  });

  test('says how long it took to read all meters', async () => {
    const { body } = await served.ask('/checklist', { token });
    const meters = body.groups[0].requirements.find(({ id }: Row) => id === 'M13');
    // Five minutes are what is asked for.
    expect(meters.evidence.tookMs).toBeLessThan(300_000);
  });

  test('counts slips on, and those that were taken back', async () => {
    const does = doesIn(served);
    const { call } = await winIn(served, FIXED);
    expect((await evidence())['H8']).toBe('1 slip without a gap, 0 of them voided.');
    const action = { type: 'void-award', call, reason: 'misdeal' };
    await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
    await winIn(served, FIXED);
    expect((await evidence())['H8']).toBe('2 slips without a gap, 1 of them voided.');
  });

  test('has the outcome of the last audit', async () => {
    await verify();
    const at = 'Verified at 2026-11-16T10:00:00.000-08:00';
    expect((await evidence())['D1']).toContain(`${at}: no problems in`);
  });

  test('is for those who see the books', async () => {
    expect((await served.ask('/checklist', { token: dealer })).body.code).toBe('not-permitted');
  });
});

test('a change made behind the house’s back is found while it runs', async () => {
  const { rows } = served.room.disk;
  const row = rows[4] as (typeof rows)[number];
  rows[4] = { ...row, body: row.body.replace('max', 'mia') };
  expect(verdictIn(await verify())).toMatchObject({ ok: false, seq: 5 });
  expect((await evidence())['D1']).toContain('Problem: the body of record 5');
  rows[4] = row;
});

test('an audit that cannot be finished says so, and the next one begins anew', async () => {
  served.room.faults.head = inOrder('before');
  expect((await verify()).at(-1)).toMatchObject({
    event: 'problem',
    data: { code: 'stopped' },
  });
  expect(verdictIn(await verify())).toMatchObject({ ok: true });
});
