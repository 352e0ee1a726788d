// Webhooks to a real server on this machine, which fails when a test wants it to.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type RunningHouse, systemClock } from '#store';
import { commandOf, endRound, startRound } from '../../store/house.fixture.ts';
import { runTestHouse, submitAll } from '../../store/writer.fixture.ts';
import { sealedIn } from '../context.ts';
import { secretPlace } from './courier.ts';
import { startWebhooks } from './index.ts';

const KEY = Buffer.alloc(32, 7);
const SECRET = `whsec_${KEY.toString('base64')}`;
const PERSON_KEY = new Uint8Array(32);

interface Taken {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A system next door. It answers with the statuses that it is given, then with 204. */
async function neighbour(statuses: number[] = []) {
  const taken: Taken[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = statuses.shift() ?? 204;
    asked.push(`${request.headers['webhook-id']} ${status}`);
    if (status < 300) taken.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, taken, asked };
}

async function begin(house: RunningHouse) {
  const lines: string[] = [];
  const persons = sealedIn(house, PERSON_KEY);
  const log = (line: string) => void lines.push(line);
  const webhooks = await startWebhooks({ house, persons, clock: systemClock, log }, { retryMs: 5 });
  closing.push(() => webhooks.close());
  return { webhooks, log: lines, persons };
}

const added = (url: string, topics: readonly string[]) =>
  commandOf('hook', 'ada', 'add-webhook', { webhook: 'next-door', url, topics });

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo).toBe(true);
}

test('what is wanted comes signed, once each, in order, and nothing else', async () => {
  const { house } = await runTestHouse({ tables: 1 });
  closing.push(() => house.close());
  const { url, taken } = await neighbour();
  const { persons } = await begin(house);
  await persons.put(secretPlace('next-door'), { secret: SECRET });
  await submitAll(house, [added(url, ['round-started'])]);
  for (const round of [1, 2, 3]) {
    await submitAll(house, [startRound(`s${round}`, 'T1'), endRound(`e${round}`, 'T1')]);
  }
  await until(() => taken.length === 3);
  const bodies = taken.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ events }) => events.map(({ round }: { round: number }) => round))).toEqual([
    [1],
    [2],
    [3],
  ]);
  expect(bodies[0]).toMatchObject({ house: 'Test room', webhook: 'next-door', by: 'dana' });
  for (const { headers, body } of taken) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const right = createHmac('sha256', KEY).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${right}`);
  }
});

test('what was not taken is sent again under the same id, and nothing overtakes it', async () => {
  const { house } = await runTestHouse({ tables: 1 });
  closing.push(() => house.close());
  const { url, taken, asked } = await neighbour([500, 302]);
  const { persons, webhooks, log } = await begin(house);
  await persons.put(secretPlace('next-door'), { secret: SECRET });
  await submitAll(house, [added(url, ['round-started'])]);
  await submitAll(house, [startRound('s1', 'T1'), endRound('e1', 'T1'), startRound('s2', 'T1')]);
  await until(() => webhooks.courier('next-door')?.progress.delivered === 2);
  const [first, again, third, other] = asked.map((line) => line.split(' '));
  expect([first?.[0], again?.[0]]).toEqual([third?.[0], third?.[0]]);
  expect(other?.[0]).not.toBe(third?.[0]);
  expect(log).toEqual([expect.stringMatching(/next-door failed on record \d+.*500/)]);
  expect(taken).toHaveLength(2);
  expect(webhooks.courier('next-door')?.progress.failures).toBe(0);
});

test('after a restart it goes on where it was; what happened meanwhile comes too', async () => {
  const { house } = await runTestHouse({ tables: 1 });
  closing.push(() => house.close());
  const { url, taken } = await neighbour();
  const first = await begin(house);
  await first.persons.put(secretPlace('next-door'), { secret: SECRET });
  await submitAll(house, [added(url, ['all']), startRound('s1', 'T1')]);
  await until(() => first.webhooks.courier('next-door')?.progress.after === house.status.seq);
  await first.webhooks.close();
  const before = taken.length;
  await submitAll(house, [endRound('e1', 'T1'), startRound('s2', 'T1')]);
  const second = await begin(house);
  await until(() => second.webhooks.courier('next-door')?.progress.after === house.status.seq);
  const seqs = taken.slice(before).map(({ body }) => JSON.parse(body).seq);
  expect(seqs).toEqual([house.status.seq - 1, house.status.seq]);
});

test('without a secret nothing is sent, and a removed one is forgotten', async () => {
  const { house } = await runTestHouse({ tables: 1 });
  closing.push(() => house.close());
  const { url, taken } = await neighbour();
  const before = await begin(house);
  await submitAll(house, [added(url, ['all']), startRound('s1', 'T1')]);
  await until(() => before.webhooks.courier('next-door') !== undefined);
  await before.webhooks.close();
  expect(taken).toEqual([]);
  const { persons, webhooks } = await begin(house);
  await persons.put(secretPlace('next-door'), { secret: SECRET });
  const reason = 'no longer used';
  await submitAll(house, [
    commandOf('gone', 'ada', 'remove-webhook', { webhook: 'next-door', reason }),
  ]);
  await webhooks.close();
  expect(webhooks.courier('next-door')).toBeUndefined();
  expect(await persons.get(secretPlace('next-door'))).toBeUndefined();
});
