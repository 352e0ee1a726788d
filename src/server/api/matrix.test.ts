// Who may do what and who sees what, over HTTP, cell by cell: a badge of each role asks for every
// command, every report, every paper and every topic, and is turned away exactly where the matrix says
// no. The matrix is typed by hand: the list of duties. The views have the same in views.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  COMMAND_TYPES,
  type CommandType,
  PROPOSES,
  ROLES,
  type Role,
  SYSTEM_COMMANDS,
  TOPICS,
} from '#house';
import { REPORTS } from '#reports';
import {
  DEVICE_MAY_SEE,
  MAY_DO,
  MAY_PROPOSE,
  MAY_SEE,
  REPORT_NEEDS,
  TOPIC_NEEDS,
} from '../../house/fixtures/duties.fixture.ts';
import { askedSample, SAMPLE_ACTIONS } from '../../house/fixtures/samples.fixture.ts';
import { newDevice, openApp, type Question, type TestApp } from '../app.fixture.ts';
import { doesIn, winIn } from './won.fixture.ts';

/** No one signs in as the clock. */
const BADGES = ROLES.filter((role) => role !== 'clock');
const ACTIONS = Object.keys(PROPOSES) as readonly (keyof typeof PROPOSES)[];
const COMMANDS = COMMAND_TYPES.filter((type) => !SYSTEM_COMMANDS.includes(type));

let served: TestApp;
let url: string;
let won: Awaited<ReturnType<typeof winIn>>;
const tokens = new Map<Role, string>();
const devices = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  served = await openApp({ tables: 1 });
  const does = doesIn(served);
  for (const role of BADGES) {
    const action = { type: 'appoint-staff', staff: role, roles: [role] };
    await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
    await served.givePin(role);
    tokens.set(role, await served.signIn(role));
  }
  await does('desk', 'enrol-patron', { patron: 'pat' });
  await does('administrator', 'add-webhook', {
    webhook: 'hook',
    url: 'https://hook.invalid/',
    topics: ['day-closed'],
  });
  won = await winIn(served);
  for (const kind of Object.keys(DEVICE_MAY_SEE)) {
    const { keyHash, header } = newDevice(`a-${kind}`);
    await does('administrator', 'enrol-device', { device: `a-${kind}`, kind, keyHash });
    devices.set(kind, header);
  }
  // A PIN that two people let dana set, whose number nobody has typed yet.
  const command = { type: 'enrol-holder', staff: 'dana', device: 'a-desk' };
  const proposal = await does('max', 'propose', { command });
  await does('abe', 'approve', { proposal });
  url = await served.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => served.close());

let count = 0;
/** The roles that were refused as such; all others have some other answer. */
async function deniedTo(path: string, question: Question): Promise<readonly Role[]> {
  const denied: Role[] = [];
  for (const role of BADGES) {
    count += 1;
    const token = tokens.get(role) as string;
    const { status, body } = await served.ask(path, { token, key: `cell-${count}`, ...question });
    expect([role, status]).not.toEqual([role, 401]);
    expect(status).toBeLessThan(500);
    if (body?.code === 'not-permitted') {
      expect(status).toBe(403);
      denied.push(role);
    }
  }
  return denied;
}

const besides = (roles: readonly Role[] = []) => BADGES.filter((role) => !roles.includes(role));

describe('every command', () => {
  test.each(COMMANDS.filter((type) => type !== 'propose'))('%s', async (type) => {
    const denied = await deniedTo(`/commands/${type}`, { body: askedSample(type) });
    expect(denied).toEqual(besides(MAY_DO[type]));
    // Who goes off duty has no session any more.
    if (type === 'go-off-duty') {
      for (const role of BADGES) tokens.set(role, await served.signIn(role));
    }
  });

  test.each(ACTIONS)('propose %s', async (type) => {
    const action = { type, ...SAMPLE_ACTIONS[type] };
    const denied = await deniedTo('/commands/propose', { body: { action } });
    expect(denied).toEqual(besides(MAY_PROPOSE[type]));
  });
});

const PAPER = { kind: 'passport', givenNames: 'Pat', familyName: 'X', birthDate: '1980-05-17' };

/** What the server itself asks for, on behalf of the people who use these. */
const OWN_ROUTES: readonly (readonly [type: CommandType, path: string, question: Question])[] = [
  ['confirm-holder', '/enrollments/dana/number', { body: { number: '0000' } }],
  ['add-webhook', '/webhooks/hook/secret', { method: 'POST' }],
  ['read-person', '/patrons/pat/facts?reason=asked', {}],
  ['write-person', '/patrons/pat/facts', { method: 'PUT', body: { phone: '555 0100' } }],
  ['check-identity', '/claims/WON/identity', { body: { patron: 'pat', document: PAPER } }],
  ['check-identity', '/claims/none:1/identity', { body: { patron: 'pat', document: PAPER } }],
  ['erase-person', '/patrons/pat/facts?reason=asked', { method: 'DELETE' }],
  ['register-member', '/club/members', { body: { patron: 'pat', pin: '314159' } }],
  ['set-card-pin', '/club/members/pat/pin', { body: { document: 'passport', pin: '314159' } }],
  ['read-card', '/club/members/pat?reason=asked', {}],
  ['read-card', '/club/members/pat/card.pdf', {}],
];

describe('every route of its own that changes or reads what is sealed', () => {
  test.each(OWN_ROUTES)('%s by %s', async (type, path, question) => {
    const denied = await deniedTo(path.replace('WON', won.claim), question);
    expect(denied).toEqual(besides(MAY_DO[type]));
  });

  test('whoever is turned away stands in the log', () => {
    const refused = served.room.log().filter(({ refusal }) => refusal?.code === 'not-permitted');
    const types = new Set(refused.map(({ command }) => command));
    const all = COMMANDS.filter((type) => besides(MAY_DO[type]).length > 0);
    const own = [
      'confirm-holder',
      'read-person',
      'write-person',
      'check-identity',
      'erase-person',
      'make-secret',
      'register-member',
      'set-card-pin',
      'read-card',
    ];
    expect([...types].sort()).toEqual([...all, ...own].sort());
  });
});

/** What can be looked at, besides the views. */
const LOOKS: readonly (readonly [path: string, resource: string])[] = [
  ...Object.entries(REPORT_NEEDS).flatMap(
    ([id, sight]) =>
      [
        [`/reports/${id}`, sight],
        [`/reports/${id}?format=csv`, sight],
      ] as const,
  ),
  ['/shows', 'shows'],
  ['/boards', 'boards'],
  ['/boards/none.all', 'boards'],
  ['/contests', 'pools'],
  ['/openable-contests', 'pools'],
  ['/contests/none', 'pools'],
  ['/contests/none/picks/pat', 'pools'],
  ['/contests/none/picks/pat/paper.pdf', 'pools'],
  ['/shows/playable', 'shows'],
  ['/tournaments/offerings', 'tournaments'],
  ['/tournaments/logs.pdf', 'tournaments'],
  ['/tournaments/none', 'tournaments'],
  ['/tournaments/none/log', 'tournaments'],
  ['/tournaments/none/log.pdf', 'tournaments'],
  ['/claims/WON', 'claims'],
  ['/claims/WON/tax', 'claims'],
  ['/claims/WON/payment', 'claims'],
  ['/trays', 'claims'],
  ['/patrons', 'patrons'],
  ['/claims/WON/forms/w-2g.pdf', 'facts'],
  ['/claims/WON/forms/5754.pdf', 'facts'],
  ['/wins/CALL/page.pdf', 'wins'],
  ['/rounds', 'log'],
  ['/rounds/T1.1/dispute', 'log'],
  ['/rounds/T1.1/replay', 'log'],
  ['/settings', 'staff'],
  ['/webhooks', 'webhooks'],
  ['/metrics', 'metrics'],
  ['/verify', 'verify'],
  ['/checklist', 'books'],
  ['/offerings/blazing/versions', 'proposals'],
  ['/accounts', 'books'],
  ['/accounts/house%2Fcage/entries', 'books'],
  ['/funds/blazing/series', 'books'],
  ['/day-close', 'books'],
  ['/bundle', 'log'],
  ['/records', 'log'],
  ['/proposals/none', 'proposals'],
  ['/chips', 'chips'],
  ['/chips/AAAA-AAAA', 'chips'],
  ['/chips/AAAA-AAAA/paper.pdf', 'chips'],
  ['/chip-batches/none/papers.pdf', 'chips'],
  ['/club', 'club'],
  ['/drums', 'drawings'],
  ['/drums/none/tickets.pdf?first=1&count=1', 'drawings'],
  ['/tickets/none-0000001-00', 'drawings'],
  ['/drawings', 'drawings'],
];
const there = (path: string) => path.replace('WON', won.claim).replace('CALL', won.call);

describe('every report, paper and look', () => {
  test.each(LOOKS)('%s is for those who see %s', async (path, resource) => {
    expect(await deniedTo(there(path), {})).toEqual(besides(MAY_SEE[resource]));
  });

  test('whoever is turned away stands in the log, and nobody who is not', async () => {
    const looks = () => served.room.log().filter(({ command }) => command === 'look');
    expect(looks().length).toBeGreaterThan(0);
    expect(looks().every(({ refusal }) => refusal?.code === 'not-permitted')).toBe(true);
    const before = looks().length;
    await served.ask('/checklist', { token: tokens.get('dealer') as string });
    await served.ask('/checklist', { token: tokens.get('regulator') as string });
    expect(looks().length).toBe(before + 1);
  });

  test('the list of reports is of those that one may have', async () => {
    for (const role of BADGES) {
      const { body } = await served.ask('/reports', { token: tokens.get(role) as string });
      const mine = REPORTS.map(({ id }) => id).filter((id) =>
        MAY_SEE[REPORT_NEEDS[id] as string]?.includes(role),
      );
      const listed = body.reports.map(({ report }: { report: string }) => report);
      expect([role, listed]).toEqual([role, mine]);
    }
  });
});

/** The status with which a stream begins, or does not. */
async function streamed(topic: string, headers: Record<string, string>): Promise<number> {
  const stop = new AbortController();
  const path = `${url}/api/v1/stream?topics=${topic}`;
  const { status } = await fetch(path, { headers, signal: stop.signal });
  stop.abort();
  return status;
}

test('every topic has its cell', () => {
  expect(TOPICS.map(({ name }) => name).sort()).toEqual(Object.keys(TOPIC_NEEDS).sort());
});

describe.each(Object.entries(TOPIC_NEEDS))('the topic %s', (name, of) => {
  test.each(BADGES)('is as the matrix says for %s', async (role) => {
    const isSeen = of === undefined || MAY_SEE[of]?.includes(role);
    const authorization = `Bearer ${tokens.get(role)}`;
    expect(await streamed(name, { authorization })).toBe(isSeen ? 200 : 403);
  });

  test.each(Object.entries(DEVICE_MAY_SEE))(
    'is as the matrix says for a %s',
    async (kind, seen) => {
      const isSeen = of === undefined || seen.includes(of);
      expect(await streamed(name, { ...devices.get(kind) })).toBe(isSeen ? 200 : 403);
    },
  );

  test('is for nobody who is not signed in, but for the sign', async () => {
    expect(await streamed(name, {})).toBe(of === undefined ? 200 : 401);
  });
});

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** Every operation of the description, with something in the place of each name. */
async function operations(): Promise<readonly Operation[]> {
  const { paths } = (await served.app.inject('/api/openapi.json')).json();
  return Object.entries(paths as Record<string, object>)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase() as Operation['method'],
        path: path.slice('/api/v1'.length).replace(/\{\w+\}/g, 'x'),
      })),
    );
}

const PUBLIC = [
  'GET /checkpoint',
  'GET /checkpoint/consistency',
  'GET /setup',
  'POST /setup',
  'POST /setup/pin',
  'POST /setup/sign',
  'POST /sign-in',
  'GET /board-sign',
  'GET /clock',
  'GET /contest-sign',
  'GET /sign',
  'GET /sign/x',
  'GET /stream',
  'GET /posted-drawings',
  'GET /drawings/x/export',
  'GET /stages',
  'GET /clocks',
  'GET /clocks/x',
];
const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

describe('whoever has shown no badge', () => {
  test('gets nothing at all but what is public', async () => {
    const open: string[] = [];
    for (const operation of await operations()) {
      const { method, path } = operation;
      const { status, body } = await served.ask(path, { method });
      if (status !== 401 || body.code !== 'not-signed-in') open.push(nameOf(operation));
    }
    expect(open.sort()).toEqual([...PUBLIC].sort());
  });

  test.each(Object.keys(DEVICE_MAY_SEE))('a %s alone changes nothing', async (kind) => {
    const headers = devices.get(kind) as Readonly<Record<string, string>>;
    const writes = (await operations()).filter(({ method }) => method !== 'GET');
    const open: string[] = [];
    for (const operation of writes) {
      const { method, path } = operation;
      const { status } = await served.ask(path, { method, headers, key: 'device', body: {} });
      if (status !== 401) open.push(nameOf(operation));
    }
    const cards =
      kind === 'kiosk'
        ? ['POST /kiosk/close', 'POST /kiosk/open', 'POST /kiosk/picks', 'POST /kiosk/pin']
        : [];
    // Where a holder sets a PIN, if two people have said so.
    const own = ['POST /enrollments/x/pin'];
    const everyones = ['POST /setup', 'POST /setup/pin', 'POST /setup/sign', 'POST /sign-in'];
    expect(open.sort()).toEqual([...own, ...cards, ...everyones]);
  });

  test.each(Object.entries(DEVICE_MAY_SEE))(
    'a %s alone has no report and no paper',
    async (...of) => {
      const [kind, seen] = of;
      const headers = devices.get(kind) as Readonly<Record<string, string>>;
      for (const [path, resource] of LOOKS) {
        const { status } = await served.ask(there(path), { headers });
        const isForDevices = ['/claims/WON', '/metrics'].includes(path);
        const answer = seen.includes(resource) ? 200 : 403;
        expect([path, status]).toEqual([path, isForDevices ? answer : 401]);
      }
    },
  );
});
