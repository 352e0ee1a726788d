// Webhooks to a real server on this machine, which fails when a test wants it to.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, isIPv6 } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningHouse, systemClock } from '#store';
import { commandOf, endRound, startRound } from '../../store/house.fixture.ts';
import { runTestHouse, submitAll } from '../../store/writer.fixture.ts';
import { sealedIn } from '../context.ts';
import { secretPlace, startCourier } from './courier.ts';
import { startWebhooks } from './index.ts';
import { isPublic, makePost, type Post } from './post.ts';

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

/** Where the systems of this test really stand. */
const doors = new Map<string, string>();

const post: Post = async (url, sent) => {
  const { status } = await fetch(doors.get(url) as string, {
    ...sent,
    method: 'POST',
    redirect: 'manual',
  });
  return status;
};

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
  doors.set('https://books.test/hook', `http://127.0.0.1:${port}/hook`);
  return { url: 'https://books.test/hook', taken, asked };
}

async function begin(house: RunningHouse) {
  const lines: string[] = [];
  const persons = sealedIn(house, PERSON_KEY);
  const log = (line: string) => void lines.push(line);
  const webhooks = await startWebhooks(
    { house, persons, clock: systemClock, log },
    { retryMs: 5, post },
  );
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
  await submitAll(house, [added(url, ['round-started', 'round-ended']), startRound('s1', 'T1')]);
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
  await submitAll(house, [added(url, ['round-started', 'round-ended']), startRound('s1', 'T1')]);
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

test('what an old log sends of everything still goes out', async () => {
  const { house } = await runTestHouse({ tables: 1 });
  closing.push(() => house.close());
  const { url, taken } = await neighbour();
  const persons = sealedIn(house, PERSON_KEY);
  await persons.put(secretPlace('next-door'), { secret: SECRET });
  const context = { house, persons, clock: systemClock, log: () => {} };
  const courier = startCourier(
    context,
    'next-door',
    { url, topics: ['all'] },
    { retryMs: 5, post },
  );
  closing.push(() => courier.stop());
  await until(() => courier.progress.after === house.status.seq);
  expect(taken.length).toBeGreaterThan(1);
});

describe('the way out', () => {
  const sent = () => ({ headers: {}, body: '{}', signal: AbortSignal.timeout(20_000) });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    'fd00:ec2::254',
    'fc00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('W2: %s is not asked', async (address) => {
    expect(isPublic(address)).toBe(false);
    const found = [
      { address: '93.184.216.34', family: 4 },
      { address, family: isIPv6(address) ? 6 : 4 },
    ];
    const out = makePost({ resolve: async () => found });
    await expect(out('https://books.test/hook', sent())).rejects.toThrow('not a public one');
  });

  test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])(
    '%s is a public address',
    (address) => expect(isPublic(address)).toBe(true),
  );

  test('a name is looked up once, and the address that was found is the one that is asked', async () => {
    const server = createTcpServer((socket) => socket.destroy());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as AddressInfo;
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const out = makePost({ resolve, isOpen: () => true });
    const came = once(server, 'connection');
    await expect(out(`https://books.test:${port}/hook`, sent())).rejects.toThrow();
    await came;
    expect(asked).toEqual(['books.test']);
  });

  test('nothing leaves without https', async () => {
    const out = makePost({ resolve: async () => [{ address: '93.184.216.34', family: 4 }] });
    await expect(out('http://books.test/hook', sent())).rejects.toThrow('not https');
  });
});
