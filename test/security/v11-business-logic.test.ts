// OWASP ASVS 4.0.3, V11: no one gains by asking twice, at the same time, or out of turn.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callIn, doesIn, FIXED, METER, winIn } from '../../src/server/api/won.fixture.ts';
import { openApp, type TestApp } from '../../src/server/app.fixture.ts';

let served: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['dana', 'flo', 'fred', 'max', 'cora', 'abe', 'carl']) {
    await served.givePin(badge);
    tokens[badge] = await served.signIn(badge);
  }
});
afterAll(() => served.close());

const ask = (badge: string, type: string, key: string, body: object) =>
  served.ask(`/commands/${type}`, { token: tokens[badge] as string, key, body });
const MANY = Array.from({ length: 20 }, (_, index) => index);
const eventsOf = (type: string) =>
  served.room.log().flatMap(({ events = [] }) => events.filter((event) => event.type === type));

test('11.1.1 the steps of a jackpot are taken in their order', async () => {
  const call = await callIn(served);
  expect((await ask('fred', 'authorize-call', 'early', { call })).body.code).toBe('wrong-step');
  const early = { claim: `${call}:1`, from: 'cage' };
  expect((await ask('cora', 'pay-claim', 'early-pay', early)).body.code).toBe('unknown-claim');
  const looked = { deal: METER, deckCounted: true, checks: { surveillance: true } };
  expect((await ask('flo', 'verify-call', 'look', { call, ...looked })).status).toBe(200);
  // 11.1.5: the second may not be the first.
  expect((await ask('flo', 'authorize-call', 'same', { call })).body.code).toBe('second-person');
  expect((await ask('flo', 'reject-call', 'no', { call, reason: 'x' })).status).toBe(200);
  await doesIn(served)('dana', 'end-round', { table: 'T1' });
});

test('11.1.6 a claim is paid once, however many ask at the same time', async () => {
  const { claim } = await winIn(served, FIXED);
  const answers = await Promise.all(
    MANY.map((each) =>
      ask(each % 2 === 0 ? 'cora' : 'max', 'pay-claim', `pay-${each}`, { claim, from: 'cage' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = new Set(answers.flatMap(({ body }) => body.code ?? []));
  expect(codes).toEqual(new Set(['claim-closed']));
  expect(eventsOf('claim-paid')).toHaveLength(1);
});

test('11.1.6 a command that is sent twenty times at once happens once', async () => {
  const before = served.room.house.status.seq;
  const body = { amount: '100.00', reason: 'once' };
  const answers = await Promise.all(MANY.map(() => ask('abe', 'bring-capital', 'once', body)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(served.room.house.status.seq).toBe(before + 1);
});

test('11.1.6 a proposal is approved once, though two approve it at the same time', async () => {
  const action = { type: 'appoint-staff', staff: 'newcomer', roles: ['dealer'] };
  await ask('max', 'propose', 'newcomer', { action });
  const answers = await Promise.all(
    MANY.map((each) =>
      ask(each % 2 === 0 ? 'abe' : 'carl', 'approve', `yes-${each}`, { proposal: 'newcomer' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('11.1.5 nobody approves what they have proposed', async () => {
  const does = doesIn(served);
  const both = { type: 'appoint-staff', staff: 'fred', roles: ['manager', 'accounting', 'floor'] };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action: both }) });
  const action = { type: 'appoint-staff', staff: 'friend', roles: ['cage'] };
  await ask('fred', 'propose', 'friend', { action });
  const answer = await ask('fred', 'approve', 'own', { proposal: 'friend' });
  expect(answer.body.code).toBe('second-person');
});

test('11.1.4 whoever says to be somewhere else is counted all the same', async () => {
  // Requests are counted by the clock of the machine, which stands still meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  const strict = await openApp({ limits: { requests: 5, signIns: 3 } });
  try {
    const answers: Awaited<ReturnType<TestApp['ask']>>[] = [];
    for (const each of MANY.slice(0, 6)) {
      const headers = {
        'x-forwarded-for': `10.0.0.${each}`,
        'x-real-ip': `10.0.0.${each}`,
        forwarded: `for=10.0.0.${each}`,
      };
      const body = { badge: `nobody-${each}`, pin: '100001' };
      answers.push(await strict.ask('/sign-in', { body, headers }));
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429, 429]);
    // Sign-ins are counted by the minute, everything else by ten seconds.
    expect(answers.at(-1)?.headers['retry-after']).toBe('60');
  } finally {
    vi.useRealTimers();
    await strict.close();
  }
});
