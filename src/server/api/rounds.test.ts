// Rounds that are looked at again: the list of those with a call, and one of them press by press.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Replay } from '#house';
import { openApp, type TestApp } from '../app.fixture.ts';
import { callIn, doesIn, FIXED, METER, winIn } from './won.fixture.ts';

const EIGHTS = { decks: 6, seats: [{ seat: 1, cards: '8c 8s' }], dealer: { up: '7s' } };

let served: TestApp;
let token: string;
let won: string;
let rejected: string;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['carl', 'cora', 'flo']) await served.givePin(badge);
  token = await served.signIn('carl');
  won = (await winIn(served, METER)).call;
  const does = doesIn(served);
  rejected = await callIn(served);
  const flo = await served.signIn('flo');
  const body = { call: rejected, deal: EIGHTS };
  await served.ask('/commands/verify-call', { token: flo, key: 'eights', body });
  await does('flo', 'reject-call', { call: rejected, reason: 'no sevens' });
  await does('dana', 'end-round', { table: 'T1' });
  await does('dana', 'start-round', { table: 'T1', fees: [] });
});
afterAll(() => served.close());

const ask = (path: string) => served.ask(path, { token });

describe('the rounds in which a hand was called', () => {
  test('are told with what came of the calls, newest first', async () => {
    const { body } = await ask('/rounds');
    expect(body.next).toBeUndefined();
    expect(body.rounds).toMatchObject([
      { call: rejected, table: 'T1', round: 2, seat: 1, outcome: 'rejected', why: 'no sevens' },
      // Its seed, and a fifth of each of seven dollars.
      {
        call: won,
        round: 1,
        outcome: 'awarded',
        amount: '5001.40',
        title: 'Blazing Sevens Progressive Jackpot',
      },
    ]);
  });

  test('a page of them goes on before a record, and knows what came of them later', async () => {
    const { rounds, next } = (await ask('/rounds?limit=1')).body;
    expect(rounds).toMatchObject([{ call: rejected, seq: next }]);
    const { body } = await ask(`/rounds?before=${next}`);
    expect(body.rounds).toMatchObject([{ call: won, outcome: 'awarded' }]);
  });
});

const replayOf = async (round: string): Promise<Replay> =>
  (await ask(`/rounds/${round}/replay`)).body as Replay;

describe('a round press by press', () => {
  test('has every press with its record, and the meter before and after', async () => {
    const { steps, decisions, sheets } = await replayOf('T1.1');
    expect(steps.map(({ events }) => events[0]?.type)).toEqual([
      'round-started',
      'hand-called',
      'call-verified',
      'call-signed',
      'prize-awarded',
      'round-ended',
    ]);
    expect(steps.every(({ hash, before }) => hash.length === 64 && before.length === 64)).toBe(
      true,
    );
    expect(steps[0]?.meters).toMatchObject([{ before: '5000.00', after: '5001.40' }]);
    expect(steps[1]?.meters).toMatchObject([{ after: '5001.40' }]);
    expect(steps[4]?.meters).toMatchObject([{ before: '5001.40', after: '5000.00' }]);
    expect(sheets).toMatchObject([{ title: 'Blazing Sevens Progressive Jackpot' }]);
    expect(decisions).toMatchObject([{ outcome: 'awarded', differences: [] }]);
  });

  test('is found by its call too, and says why cards were turned down', async () => {
    const { round, steps, decisions } = await replayOf(rejected);
    expect(round.id).toBe('T1.2');
    expect(steps.find(({ turnedDown }) => turnedDown)?.turnedDown).toMatchObject({
      code: 'no-row',
      deal: { dealer: { up: '7s' } },
    });
    expect(decisions).toMatchObject([{ outcome: 'withdrawn', why: 'no sevens', differences: [] }]);
  });

  test('may be a round without any call', async () => {
    const { steps, decisions } = await replayOf('T1.3');
    expect(steps.map(({ command }) => command)).toEqual(['start-round']);
    expect(decisions).toEqual([]);
  });

  test('is the same from its file; a file that was changed says so', async () => {
    const { body: file } = await ask('/rounds/T1.1/dispute');
    const send = (body: object) => served.ask('/rounds/replay', { token, body });
    const { head: _, ...replayed } = (await send(file)).body;
    expect(replayed).toEqual(JSON.parse(JSON.stringify(withoutHead(await replayOf('T1.1')))));
    const forged = await send({ ...file, fees: [] });
    expect(forged.body.fault).toBe('other fees lay there');
  });

  test.each([
    ['another kind', { kind: 'letter' }],
    ['no lists', { kind: 'houseway-round' }],
    [
      'no round',
      {
        kind: 'houseway-round',
        round: {},
        seats: [],
        fees: [],
        offerings: [],
        calls: [],
        presses: [],
        records: [],
      },
    ],
    [
      'lists of nothing',
      {
        kind: 'houseway-round',
        round: {},
        seats: [],
        fees: [],
        offerings: [],
        calls: [null],
        presses: [null],
        records: [null],
      },
    ],
  ])('a file of %s is refused', async (_, body) => {
    expect((await served.ask('/rounds/replay', { token, body })).body).toMatchObject({
      status: 400,
      code: 'bad-request',
    });
  });

  test('is for those who see the log', async () => {
    const cora = await served.signIn('cora');
    for (const path of ['/rounds', '/rounds/T1.1/replay']) {
      expect((await served.ask(path, { token: cora })).body.code).toBe('not-permitted');
    }
  });
});

test('the list tells of an award that was voided, and of a call that waits', async () => {
  const does = doesIn(served);
  await does('dana', 'end-round', { table: 'T1' });
  const { call } = await winIn(served, FIXED);
  const action = { type: 'void-award', call, reason: 'wrong card' };
  await does('abe', 'approve', { proposal: await does('flo', 'propose', { action }) });
  const waiting = await callIn(served);
  expect((await ask('/rounds?limit=2')).body.rounds).toMatchObject([
    { call: waiting, outcome: 'waiting' },
    { call, outcome: 'voided', amount: '500.00' },
  ]);
});

const withoutHead = ({ head: _, ...rest }: Replay & { readonly head?: unknown }) => rest;
