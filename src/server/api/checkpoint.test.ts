// The newest checkpoint and its proofs over HTTP: anyone holds the log against what they kept, offline.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { includedRoot, isBeginning, leafOf, openCheckpoint, type VerifierKey } from '#checkpoint';
import { sure } from '#result';
import { endRound, startRound } from '../../store/house.fixture.ts';
import { newKeys, type TestKeys } from '../../store/log-keys.fixture.ts';
import { submitAll, until } from '../../store/writer.fixture.ts';
import { openApp, type TestApp } from '../app.fixture.ts';

let keys: TestKeys;
let served: TestApp;

beforeEach(async () => {
  keys = newKeys();
  served = await openApp({ keys });
  await until(() => served.logged().some((line) => line.includes('key-log')));
  await served.room.house.sign();
});
afterEach(() => served.close());

const treeIn = (note: string) =>
  sure(openCheckpoint(note, [keys.kept.key?.verifier as VerifierKey])).checkpoint;
const bytes = (texts: readonly string[]) => texts.map((text) => Buffer.from(text, 'base64'));

/** The note as it is handed out. */
async function checkpoint(): Promise<string> {
  const answer = await served.app.inject('/api/v1/checkpoint');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  return answer.body;
}

async function play(rounds: number, name: string): Promise<void> {
  for (let at = 0; at < rounds; at += 1) {
    const [start, end] = [startRound(`s${name}${at}`, 'T1'), endRound(`e${name}${at}`, 'T1')];
    await submitAll(served.room.house, [start, end]);
  }
  await served.room.house.sign();
}

test('anyone has the newest checkpoint, and proof that what they kept is its beginning', async () => {
  const kept = treeIn(await checkpoint());
  await play(3, 'a');
  const { status, body } = await served.ask(`/checkpoint/consistency?old=${kept.size}`);
  expect(status).toBe(200);
  const now = treeIn(body.checkpoint);
  expect(now.size).toBe(kept.size + 6);
  expect(body).toMatchObject({ old: kept.size, size: now.size });
  expect(isBeginning(kept, now, bytes(body.proof))).toBe(true);
  expect(await checkpoint()).toBe(body.checkpoint);
});

test('who sees the log has proof of every record of the checkpoint, across blocks', async () => {
  await play(130, 'a');
  await served.givePin('abe');
  const token = await served.signIn('abe');
  const { size, root } = treeIn(await checkpoint());
  expect(size).toBeGreaterThan(256);
  for (const seq of [1, 2, 255, 256, 257, size]) {
    const { status, body } = await served.ask(`/proof/${seq}`, { token });
    expect({ seq, status }).toEqual({ seq, status: 200 });
    const proved = treeIn(body.checkpoint);
    expect(proved.size).toBeGreaterThanOrEqual(size);
    const leaf = leafOf(body.body);
    expect(JSON.parse(body.body)).toMatchObject({ seq });
    const place = { leaf, index: seq - 1, size: body.size, proof: bytes(body.proof) };
    expect(includedRoot(place)).toEqual(proved.root);
  }
  expect(root).toHaveLength(32);
});

test.each([
  ['/checkpoint/consistency?old=999', 404],
  ['/checkpoint/consistency?old=-1', 400],
  ['/checkpoint/consistency?old=01', 400],
  ['/checkpoint/consistency', 400],
])('%s is answered with %i', async (path, status) => {
  expect((await served.ask(path)).status).toBe(status);
});

test.each(['0', '999', 'x', '1.5'])('of record %s there is no proof', async (seq) => {
  await served.givePin('abe');
  const token = await served.signIn('abe');
  expect(await served.ask(`/proof/${seq}`, { token })).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
});

test('a proof, which has the record in it, is not for those who do not see the log', async () => {
  expect((await served.ask('/proof/1')).status).toBe(401);
  await served.givePin('dana');
  const token = await served.signIn('dana');
  expect((await served.ask('/proof/1', { token })).status).toBe(403);
});

test('a house that signs nothing has no checkpoint', async () => {
  const other = await openApp();
  expect((await other.ask('/checkpoint/consistency?old=0')).status).toBe(404);
  await other.close();
});
