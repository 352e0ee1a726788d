// A prize that no one claims, the log verified by the regulator, and a round that is disputed.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { houseway } from '../../../src/cli/main.fixture.ts';
import { as, evening, fundOf } from './floor.ts';
import { isAsBefore, sectionIn, sheetOf } from './reports.ts';

function unclaimed(): void {
  test('after 30 days its money goes back to the reserve, as the sheet says', async () => {
    await evening.room.wait('2026-12-15T12:00:00-08:00');
    // Won on 16 November at 19:30.
    await evening.room.wait('2026-12-16T19:29:59-08:00');
    // 29 more daily steps of $50, all of them lent.
    expect(await fundOf('badbeat')).toEqual(['2500.00', '0.00', '12498.00', '834.00']);
    await evening.room.wait('2026-12-16T19:30:00-08:00');
    expect(await fundOf('badbeat')).toEqual(['2500.00', '834.00', '12498.00', '0.00']);
    const claim = { claim: 'bad-beat:5', from: 'cage' } as const;
    expect(await as('cora').cannot('pay-claim', claim)).toEqual({
      status: 409,
      code: 'claim-closed',
    });
  });

  test('the reports of that day say so, and those of the evening are what they were', async () => {
    const day = '2026-12-16';
    const { rows, totals } = sectionIn(await sheetOf('unclaimed', day), 'Expired');
    expect(totals).toEqual({ amount: '834.00' });
    expect(rows).toMatchObject([{ offering: 'badbeat', seat: 5, to: 'fund/badbeat/reserve' }]);
    const prizes = sectionIn(await sheetOf('wins', day), 'Unpaid prizes');
    expect(prizes.totals).toMatchObject({ opening: '834.00', expired: '834.00', closing: '0.00' });
    const funds = sectionIn(await sheetOf('fund-statement', day), 'Funds');
    // 2,450 + 834 before; the step of the day is lent; the prize stays in the fund.
    expect(funds.rows.find(({ fund }) => fund === 'badbeat')).toMatchObject({
      opening: '3284.00',
      in: '50.00',
      out: '0.00',
      closing: '3334.00',
    });
    expect(await isAsBefore()).toBe(true);
  });
}

function looking(): void {
  test('the regulator verifies the log while the house runs', async () => {
    const { type, bytes } = await as('rex').fetches('/verify');
    expect(type).toContain('text/event-stream');
    expect(bytes.toString()).toMatch(/event: verdict\ndata: \{"ok":true/);
  });

  /** The greatest wins, and what was decided there. */
  const WON = [
    ['T2.7', 'five-aces', 'five-aces at seat 1 (Qualifying Hands)'],
    ['T4.7', 'bad-beat', 'four-of-a-kind-beaten at seat 2 (Qualifying Hands, option A)'],
  ] as const;

  async function qualified([round, call, row]: (typeof WON)[number]): Promise<void> {
    const { bytes } = await as('rex').fetches(`/rounds/${round}/dispute`);
    const file = `${evening.room.folder}-${round}.json`;
    writeFileSync(file, bytes);
    const { exitCode, stdout, stderr } = await houseway(['qualify', file]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(`Round ${round} of Evening Card Room was decided by the rules`);
    expect(stdout).toContain(`Call ${call}: awarded`);
    expect(stdout).toContain(row);
  }

  test('a round that was won is decided again from one file, and the clause is named', () =>
    Promise.all(WON.map(qualified)));

  test('the log and the books in the folder are right when the house is closed', async () => {
    const { room } = evening;
    await room.close();
    const { exitCode, stdout } = await houseway(['verify', '--data', room.folder, '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
    // Nothing has failed meanwhile.
    expect(room.lines.filter((line) => !/^(Creating|Building|Built) /.test(line))).toEqual([]);
  });
}

export function afterwards(): void {
  describe('a prize that nobody claims', unclaimed);
  describe('whoever doubts it looks it over', looking);
}
