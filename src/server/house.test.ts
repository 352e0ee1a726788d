import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPglite, personKeyAt, runHouse } from '#store';
import { inOrder } from '../store/faults.fixture.ts';
import { endRound, openingCommands, RULEBOOK, startRound } from '../store/house.fixture.ts';
import { runTestHouse, START, submitAll, type TestHouse, until } from '../store/writer.fixture.ts';
import { keyFileOf, openHouse, type RunningServer, startServer } from './index.ts';

describe('the health check of a house', () => {
  let room: TestHouse;
  let server: RunningServer;
  beforeAll(async () => {
    room = await runTestHouse({ tables: 1, reopenMs: 3_600_000 });
    const served = { house: room.house, rulebook: RULEBOOK, personKey: randomBytes(32) };
    server = await startServer({ port: 0, served });
  });
  afterAll(async () => {
    await server?.close();
    await room?.house.close();
  });

  const health = async () => {
    const answer = await fetch(`${server.url}/api/health`);
    return { status: answer.status, body: await answer.json() };
  };

  test('names the house, its last record and its store', async () => {
    expect(await health()).toEqual({
      status: 200,
      body: {
        status: 'ok',
        version: expect.any(String),
        house: { name: 'Test room', seq: room.disk.rows.length, state: 'running' },
        store: 'memory',
      },
    });
  });

  test('is 503 with the reason while the house has stopped, and when it is closed', async () => {
    room.faults.append = inOrder('before');
    await expect(room.house.submit(startRound('s', 'T1'))).rejects.toThrow('cut');
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'stopped', why: 'The connection was cut.', house: { state: 'stopped' } },
    });
    await room.house.close();
    expect(await health()).toMatchObject({ status: 503, body: { status: 'closed' } });
  });
});

describe('a house in a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-served-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    for (const end of ['key', 'signing-key', 'mark']) rmSync(`${folder}.${end}`, { force: true });
  });

  test('does what time has made due, and lets go of the folder when it is closed', async () => {
    // A house that was left two hours ago, with enough in the reserve for its hourly fees.
    const before = await runHouse({
      open: () => openPglite(folder),
      rulebook: RULEBOOK,
      clock: () => START,
    });
    await submitAll(before, openingCommands(1));
    for (const id of ['1', '2', '3', '4', '5', '6']) {
      await submitAll(before, [startRound(`s${id}`, 'T1'), endRound(`e${id}`, 'T1')]);
    }
    const { seq } = before.status;
    await before.close();
    personKeyAt(keyFileOf({ data: folder }), { isNew: true });

    const lines: string[] = [];
    const { house, close } = await openHouse(
      { data: folder },
      (line) => lines.push(line),
      () => START + 2 * 3_600_000,
    );
    expect(house.status).toMatchObject({ state: 'running', seq, name: 'Test room' });
    const heard: string[] = [];
    house.onRecords((records) => heard.push(...records.map(({ command }) => command)));
    await until(() => heard.length > 0);
    await close();
    expect(heard).toEqual(['tick', 'key-log']);
    expect(house.status.state).toBe('closed');
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    expect(lines).toEqual([]);
  });
});
