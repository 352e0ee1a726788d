import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role, SEES } from '#house';
import { REPORTS } from '#reports';
import { MAY_SEE, REPORT_NEEDS } from '../../house/fixtures/duties.fixture.ts';
import { endRound, startRound } from '../../store/house.fixture.ts';
import { submitAll } from '../../store/writer.fixture.ts';
import { openApp, type TestApp } from '../app.fixture.ts';

let served: TestApp;
const tokens = new Map<string, string>();

const BADGES: Readonly<Record<string, Role>> = {
  dana: 'dealer',
  flo: 'floor',
  max: 'manager',
  cora: 'cage',
  abe: 'accounting',
  mia: 'marketing',
  carl: 'compliance',
};

beforeAll(async () => {
  served = await openApp({ tables: 2 });
  for (const badge of Object.keys(BADGES)) {
    await served.givePin(badge);
    tokens.set(badge, await served.signIn(badge));
  }
  await submitAll(served.room.house, [startRound('s1', 'T1'), endRound('e1', 'T1')]);
});
afterAll(() => served?.close());

const ask = (path: string, badge = 'carl') =>
  served.app.inject({
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${tokens.get(badge)}` },
  });

test('whoever asks is told the reports that they may have, and gets no other', async () => {
  for (const [badge, role] of Object.entries(BADGES)) {
    const mine = REPORTS.map(({ id }) => id).filter((id) =>
      MAY_SEE[REPORT_NEEDS[id] as string]?.includes(role),
    );
    const { reports } = (await ask('/reports', badge)).json();
    expect(reports.map(({ report }: { report: string }) => report)).toEqual(mine);
    for (const { id } of REPORTS) {
      const { statusCode } = await ask(`/reports/${id}`, badge);
      expect([badge, id, statusCode]).toEqual([badge, id, mine.includes(id) ? 200 : 403]);
    }
  }
  expect((await served.app.inject({ url: '/api/v1/reports' })).statusCode).toBe(401);
  expect((await served.app.inject({ url: '/api/v1/reports/meters' })).statusCode).toBe(401);
});

test('the regulator has every report, and a counter has none that says what is in a box', () => {
  const seenBy = (role: Role) => REPORTS.filter(({ sees }) => SEES[sees].includes(role));
  expect(ROLES).toContain('count');
  expect(seenBy('regulator')).toEqual(REPORTS);
  expect(seenBy('count').map(({ id }) => id)).toEqual(['meters', 'offering-changes']);
});

describe('a report', () => {
  test('is JSON, with the records that it was made from', async () => {
    const answer = await ask('/reports/collection?day=2026-11-16');
    const sheet = answer.json();
    // Seven seats pay a dollar each.
    expect(sheet.sections[0]).toMatchObject({
      title: 'Collected at the tables',
      rows: [{ day: '2026-11-16', table: 'T1', offering: 'blazing', fees: 7, net: '7.00' }],
      totals: { net: '7.00' },
    });
    const { seq, hash } = await served.room.house.read((_, head) => head);
    expect(sheet.madeFrom).toEqual({ first: 1, last: seq, hash });
    expect(sheet.period).toMatchObject({
      label: 'Gaming day 2026-11-16, so far',
      from: '2026-11-16T06:00:00.000-08:00',
    });
  });

  test('as a page, with its tables, where it comes from and its other forms', async () => {
    const { headers, body } = await ask('/reports/collection?format=html&table=T1');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<link rel="stylesheet" href="/report.css">');
    expect(body).toMatch(/<h1>[^<]+<\/h1>/);
    expect(body).toMatch(/<td class="money">\d+\.\d\d<\/td>/);
    expect(body).toContain('<a href="?table=T1&amp;format=csv">CSV</a>');
    expect(body).toMatch(/Made from records \d+ to \d+ of the log, [0-9a-f]{64}/);
    expect(body).not.toMatch(/<script|style=/);
  });

  test('is a CSV file', async () => {
    const { headers, body } = await ask('/reports/collection?format=csv&table=T1');
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toBe('attachment; filename="collection_2026-11-16.csv"');
    expect(body.split('\r\n')[0]).toMatch(/^section,day,table,offering,/);
    expect(body).toContain('Collected at the tables,2026-11-16,T1,blazing,1,7,7.00,0.00,7.00');
  });

  test('is a PDF', async () => {
    const { headers, rawPayload } = await ask('/reports/fund-statement?format=pdf');
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('of the meters is of now, of any moment, or of the end of a day', async () => {
    const standing = async (query: string) =>
      (await ask(`/reports/meters${query}`)).json().sections[0].rows[0]?.standing;
    // A seed of $5,000 and 20 cents of each of seven fees.
    expect(await standing('')).toBe('5001.40');
    expect(await standing('?day=2026-11-16')).toBe('5001.40');
    expect(await standing('?at=2026-11-16T09:59:59-08:00')).toBeUndefined();
  });

  test('that is not there is 404', async () => {
    expect((await ask('/reports/nothing')).statusCode).toBe(404);
  });

  test.each([
    ['collection?day=16', ['day']],
    ['collection?day=2026-11-16&from=2026-11-15&to=2026-11-16', ['from', 'to']],
    ['collection?at=2026-11-16T12:00:00Z', ['at']],
    ['access?table=T1&offering=blazing', ['offering', 'table']],
    ['collection?from=2026-11-17&to=2026-11-16', ['to']],
    ['collection?from=2025-11-16&to=2026-11-17', ['to']],
    ['collection?day=2026-11-17', ['from']],
    ['collection?day=2026-11-14', ['to']],
    ['meters?at=2027-01-01T00:00:00Z', ['at']],
    ['meters?at=yesterday', ['at']],
    ['meters?at=2026-11-16T10:00:00-99:99', ['at']],
    ['meters?at=0001-01-01T00:00:00Z', ['at']],
    [`meters?at=2026-11-16T10:00:00.${'0'.repeat(500)}Z`, ['at']],
    ['collection?day=0000-01-01', ['day']],
    ['collection?from=0000-01-01&to=9999-12-31', ['from', 'to']],
    ['meters?day=2026-02-30', ['day']],
    ['meters?format=xls&limit=3', ['format', 'limit']],
  ])('cannot be asked for as %s', async (query, paths) => {
    const answer = await ask(`/reports/${query}`);
    expect(answer.statusCode).toBe(400);
    const problems: readonly { path: string }[] = answer.json().problems;
    expect(problems.map(({ path }) => path)).toEqual(paths);
  });
});
