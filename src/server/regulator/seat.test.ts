// The regulator sees everything but the facts of persons, and changes nothing. All routes that the app
// has are tried: one that is not in the tables below fails, so that a new one is thought of.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND_TYPES, type CommandType, SEES, SYSTEM_COMMANDS, ticketCode } from '#house';
import { REPORTS } from '#reports';
import { given } from '#result';
import { sampleOf } from '../../house/fixtures/floor.fixture.ts';
import { askedSample } from '../../house/fixtures/samples.fixture.ts';
import { POKER, STRUCTURE } from '../../house/promotions/tournaments/room.fixture.ts';
import { newKeys } from '../../store/log-keys.fixture.ts';
import { until } from '../../store/writer.fixture.ts';
import { callIn, doesIn, FACTS, METER, winIn } from '../api/won.fixture.ts';
import { openApp, PIN, type TestApp } from '../app.fixture.ts';
import { boardsIn } from '../promotions/boards.fixture.ts';
import { FOUNDERS, HOLDERS } from '../set-up.fixture.ts';

const API = '/api/v1';

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Reads the tree that the app draws of its routes: each line goes on from the one that it hangs on. */
function routesIn(tree: string): readonly Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, lead = '', rest = '', methods = ''] =
      /^((?:[│ ] {3})*[├└]── )(.*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (methods === '') return [];
    const depth = lead.length / 4 - 1;
    const path = `${above[depth - 1] ?? ''}${rest}`;
    above[depth] = path;
    return methods.split(', ').map((method) => ({ method, path }));
  });
}

const OWN_BADGE = ['/sign-in', '/sign-out', '/pin', '/step-up', '/commands/go-off-duty'];

/** Other requests that change something, each with a body that can be read. The regulator may ask
 * for none. */
const WRITES: Readonly<Record<string, { readonly path: string; readonly body?: object }>> = {
  'POST /enrollments/:badge/number': {
    path: '/enrollments/dana/number',
    body: { number: '0000' },
  },
  'PUT /patrons/:patron/facts': { path: '/patrons/p1/facts', body: FACTS },
  'DELETE /patrons/:patron/facts': { path: '/patrons/p1/facts?reason=asked' },
  'POST /claims/:claim/identity': {
    path: '/claims/CLAIM/identity',
    body: {
      patron: 'p1',
      document: { kind: 'passport', givenNames: 'A', familyName: 'B', birthDate: '1980-05-17' },
    },
  },
  'POST /calls/:call/check': { path: '/calls/CALL/check', body: { deal: {} } },
  'POST /webhooks/:webhook/secret': { path: '/webhooks/books/secret' },
  'POST /club/members': { path: '/club/members', body: { patron: 'p1', pin: PIN } },
  'POST /club/members/:who/pin': {
    path: '/club/members/p1/pin',
    body: { document: 'passport', pin: PIN },
  },
  'POST /kiosk/open': { path: '/kiosk/open', body: { card: '1234567897', pin: PIN } },
  'POST /kiosk/close': { path: '/kiosk/close' },
  'POST /kiosk/pin': { path: '/kiosk/pin', body: { card: '1234567897', pin: '314159' } },
  'POST /kiosk/picks': { path: '/kiosk/picks', body: { contest: 'week', answers: {} } },
};

/** Requests that send something to be looked at, and change nothing. */
const QUESTIONS: Readonly<Record<string, { readonly path: string; readonly body: object }>> = {
  'POST /activities/:activity/check': {
    path: '/activities/hgc-blazing-sevens/check',
    body: { document: {} },
  },
  'POST /rounds/replay': {
    path: '/rounds/replay',
    body: {
      kind: 'houseway-round',
      house: { name: 'Test room', zone: 'America/Los_Angeles' },
      head: { seq: 0, hash: '' },
      seats: [],
      sensorsOut: [],
      fees: [],
      offerings: [],
      round: { id: 'T1.1', table: 'T1', number: 1, game: 'none', npn: false, startedAt: '' },
      calls: [],
      presses: [],
      records: [],
    },
  },
};

/** It does not end by itself, and has tests of its own. */
const STREAM = 'stream';

/** An address of each route that only looks. */
const LOOKS: Readonly<Record<string, string>> = {
  '/setup': '/setup',
  '/enrollments': '/enrollments',
  '/device/enrollments': '/device/enrollments',
  '/me': '/me',
  '/sign': '/sign',
  '/clock': '/clock',
  '/clock/catch-up': '/clock/catch-up',
  '/checkpoint': '/checkpoint',
  '/checkpoint/consistency': '/checkpoint/consistency?old=1',
  '/proof/:seq': '/proof/1',
  '/sign/:offering': '/sign/blazing',
  '/stages': '/stages',
  '/board-sign': '/board-sign',
  '/contest-sign': '/contest-sign',
  '/boards': '/boards',
  '/boards/:board': '/boards/BOARD',
  '/contests': '/contests',
  '/openable-contests': '/openable-contests',
  '/contests/:contest': '/contests/week',
  '/contests/:contest/picks/:patron': '/contests/week/picks/p1',
  '/contests/:contest/picks/:patron/paper.pdf': '/contests/week/picks/p1/paper.pdf',
  '/clocks': '/clocks',
  '/clocks/:tournament': '/clocks/night',
  '/tournaments/offerings': '/tournaments/offerings',
  '/tournaments/:tournament': '/tournaments/night',
  '/tournaments/logs.pdf': '/tournaments/logs.pdf',
  '/tournaments/:tournament/log': '/tournaments/night/log',
  '/tournaments/:tournament/log.pdf': '/tournaments/night/log.pdf',
  '/shows': '/shows',
  '/shows/playable': '/shows/playable',
  '/house': '/house',
  '/meters': '/meters',
  '/meters/:offering/:meter': '/meters/blazing/progressive',
  '/metrics': '/metrics',
  '/funds': '/funds',
  '/game-accounts': '/game-accounts',
  '/funds/:fund': '/funds/common',
  '/tables': '/tables',
  '/tables/:table': '/tables/T1',
  '/offerings': '/offerings',
  '/offerings/:offering': '/offerings/blazing',
  '/offerings/:offering/versions': '/offerings/blazing/versions',
  '/proposals': '/proposals',
  '/calls': '/calls',
  '/calls/:call': '/calls/CALL',
  '/calls/:call/story': '/calls/CALL/story',
  '/claims': '/claims',
  '/claims/:claim': '/claims/CLAIM',
  '/claims/:claim/tax': '/claims/CLAIM/tax',
  '/claims/:claim/payment': '/claims/CLAIM/payment',
  '/receivables': '/receivables',
  '/trays': '/trays',
  '/patrons': '/patrons',
  '/drops': '/drops',
  '/staff': '/staff',
  '/devices': '/devices',
  '/webhooks': '/webhooks',
  '/patrons/:patron': '/patrons/p1',
  '/activities': '/activities',
  '/activities/:activity': '/activities/hgc-blazing-sevens',
  '/log': '/log',
  '/wins/:call/page.pdf': '/wins/WON/page.pdf',
  '/rounds': '/rounds',
  '/rounds/:round/dispute': '/rounds/T1.1/dispute',
  '/rounds/:round/replay': '/rounds/T1.1/replay',
  '/settings': '/settings',
  '/reports': '/reports',
  '/reports/:report': '/reports/meters',
  '/verify': '/verify',
  '/checklist': '/checklist',
  '/accounts': '/accounts',
  '/accounts/:account/entries': '/accounts/house%2Fcage/entries',
  '/funds/:fund/series': '/funds/common/series',
  '/day-close': '/day-close',
  '/bundle': '/bundle',
  '/records': '/records',
  '/proposals/:proposal': '/proposals/PROPOSED',
  '/chips': '/chips',
  '/chips/:serial': '/chips/SERIAL',
  '/chips/:serial/paper.pdf': '/chips/SERIAL/paper.pdf',
  '/chip-batches/:batch/papers.pdf': '/chip-batches/b1/papers.pdf',
  '/club': '/club',
  '/drums': '/drums',
  '/drums/:offering/tickets.pdf': '/drums/giveaway/tickets.pdf?first=3&count=1',
  '/tickets/:ticket': '/tickets/TICKET',
  '/drawings': '/drawings',
  '/drawings/:drawing/export': '/drawings/d1/export',
  '/posted-drawings': '/posted-drawings',
  '/stream': STREAM,
};

/** What answers that nothing is there: no table of this house deals a game. */
const NOTHING: Readonly<Record<string, readonly [path: string, code: string]>> = {
  '/tables/:table/game': ['/tables/T1/game', 'no-game'],
  '/tables/:table/game/rounds/:round': ['/tables/T1/game/rounds/1', 'unknown-round'],
};

/** The facts of a person are asked of compliance. */
const UNSEEN: Readonly<Record<string, string>> = {
  '/patrons/:patron/facts': '/patrons/p1/facts?reason=curious',
  '/claims/:claim/forms/w-2g.pdf': '/claims/CLAIM/forms/w-2g.pdf',
  '/claims/:claim/forms/5754.pdf': '/claims/CLAIM/forms/5754.pdf',
  '/claims/:claim/papers': '/claims/CLAIM/papers?reason=curious',
  '/receivables/:receivable/forms/w-2g.pdf': '/receivables/CLAIM/forms/w-2g.pdf',
  '/club/members/:who': '/club/members/p1?reason=curious',
  '/club/members/:who/card.pdf': '/club/members/p1/card.pdf',
  '/kiosk/card': '/kiosk/card',
  '/kiosk/contests': '/kiosk/contests',
  '/kiosk/picks/:contest/paper.pdf': '/kiosk/picks/week/paper.pdf',
};

let served: TestApp;
let token: string;
let routes: readonly Route[];
/** What the words in capital letters stand for. */
let names: Readonly<Record<string, string>>;
let count = 0;

beforeAll(async () => {
  served = await openApp({ keys: newKeys() });
  await until(() => served.logged().some((line) => line.includes('key-log')));
  await served.room.house.sign();
  const does = doesIn(served);
  await does('cora', 'enrol-patron', { patron: 'p1' });
  await does('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
  const { call, claim } = await winIn(served, METER);
  const action = { type: 'appoint-staff', staff: 'newcomer', roles: ['dealer'] };
  const proposed = await does('max', 'propose', { action });
  const { sample } = served.context.rulebook.activity('bay101-match-play') ?? {};
  const document = { ...sample, until: '2030-01-01T00:00:00-08:00' };
  const posting = { offering: 'match', activity: 'bay101-match-play', closesTo: 'common' };
  const post = { action: { type: 'post-offering', ...posting, document } };
  await does('abe', 'approve', { proposal: await does('max', 'propose', post) });
  await does('max', 'issue-instruments', {
    batch: 'b1',
    offering: 'match',
    instrument: 'match-play-coupon',
    count: 1,
    how: 'advertisement',
    chance: '5a'.repeat(32),
  });
  const [serial = ''] = await served.room.house.read(({ chips }) => [...chips.issued.keys()]);
  const giveaway = { offering: 'giveaway', activity: 'hgc-car-giveaway', closesTo: 'common' };
  const posted = { type: 'post-offering', ...giveaway, document: sampleOf('hgc-car-giveaway') };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action: posted }) });
  await does('dee', 'issue-tickets', { offering: 'giveaway', count: 2, reason: 'for the test' });
  await does('max', 'announce-drawing', {
    drawing: 'd1',
    offering: 'giveaway',
    isMechanical: true,
  });
  await does('dee', 'close-drum', { drawing: 'd1' });
  const drawn = await served.room.house.read((live) => ticketCode(live, 'giveaway', 1));
  await does('dee', 'record-draw', { drawing: 'd1', ticket: drawn });
  await does('flo', 'confirm-draw', { drawing: 'd1' });
  await does('dee', 'claim-drawn', {
    ...{ drawing: 'd1', patron: 'p1', stub: drawn },
    ...{ isIdentitySeen: true, nameMatches: true },
  });
  await does('max', 'confirm-winner', { drawing: 'd1', serial: 1 });
  await does('dee', 'issue-tickets', { offering: 'giveaway', count: 1, reason: 'for the test' });
  const ticket = await served.room.house.read((live) => ticketCode(live, 'giveaway', 3));
  names = {
    WON: call,
    CLAIM: claim,
    CALL: await callIn(served),
    PROPOSED: proposed,
    SERIAL: serial,
    TICKET: ticket,
  };
  const poker = { offering: 'poker', activity: POKER, closesTo: 'common' };
  const evening = { type: 'post-offering', ...poker, document: sampleOf(POKER) };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action: evening }) });
  await does('flo', 'announce-tournament', {
    tournament: 'night',
    offering: 'poker',
    title: 'Nightly',
    game: 'texas-holdem',
    startsAt: '2026-11-16T19:00:00-08:00',
    structure: STRUCTURE,
  });
  names = { ...names, BOARD: await boardsIn(served, 'p1') };
  await served.givePin('rex');
  token = await served.signIn('rex');
  routes = routesIn(served.app.printRoutes({ commonPrefix: false })).flatMap((route) =>
    route.path.startsWith(`${API}/`) ? [{ ...route, path: route.path.slice(API.length) }] : [],
  );
});
afterAll(() => served.close());

const isRead = ({ method }: Route): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

function ask(path: string, method: string, body?: object) {
  count += 1;
  const named = path.replace(/[A-Z]{3,}/, (word) => names[word] ?? word);
  return served.ask(
    named,
    given({
      token,
      key: `seat-${count}`,
      method: method as 'GET',
      body,
    }),
  );
}

const COMMANDS = COMMAND_TYPES.filter((type) => !SYSTEM_COMMANDS.includes(type));

describe('the regulator changes nothing', () => {
  test('every route that could is known here', () => {
    const known = [
      'POST /setup',
      'POST /setup/pin',
      'POST /setup/sign',
      // At a device, where someone else is to set a PIN.
      'POST /enrollments/:badge/pin',
      ...OWN_BADGE.map((path) => `POST ${path}`),
      ...COMMANDS.map((type) => `POST /commands/${type}`),
      ...Object.keys(WRITES),
      ...Object.keys(QUESTIONS),
    ];
    const there = routes.filter((route) => !isRead(route));
    expect(new Set(there.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(known));
  });

  test.each(COMMANDS.filter((type) => !OWN_BADGE.includes(`/commands/${type}`)))(
    '%s is refused',
    async (type: CommandType) => {
      const { status, body } = await ask(`/commands/${type}`, 'POST', askedSample(type));
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-permitted' });
    },
  );

  test.each(Object.entries(WRITES))('%s is refused', async (route, { path, body: sent }) => {
    const [method = ''] = route.split(' ');
    const { status, body } = await ask(path, method, sent);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-permitted' });
  });

  test('the house is not opened a second time', async () => {
    const { body } = await ask('/setup', 'POST', {
      code: 'none',
      name: 'Another',
      zone: 'UTC',
      staff: FOUNDERS,
      holders: HOLDERS,
    });
    expect(body.code).toBe('house-already-open');
  });

  test('nothing but their own badge is in the log under their name', () => {
    const done = served.room
      .log()
      .flatMap(({ by, events = [] }) => (by === 'rex' ? events.map(({ type }) => type) : []));
    expect(new Set(done)).toEqual(new Set(['pin-changed', 'signed-in']));
  });
});

describe('the regulator sees', () => {
  test('every route that only looks is known here', () => {
    const there = routes.filter(isRead).map(({ path }) => path);
    expect(new Set(there)).toEqual(new Set([LOOKS, NOTHING, UNSEEN].flatMap(Object.keys)));
  });

  test.each(Object.entries(LOOKS).filter(([, path]) => path !== STREAM))('%s', async (_, path) => {
    const { status, body } = await ask(path, 'GET');
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  });

  test.each(Object.entries(NOTHING))('that there is nothing at %s', async (_, [path, code]) => {
    expect((await ask(path, 'GET')).body.code).toBe(code);
  });

  test.each(Object.entries(QUESTIONS))('%s', async (_, { path, body: sent }) => {
    expect((await ask(path, 'POST', sent)).status).toBe(200);
  });

  test('every report', async () => {
    for (const { id } of REPORTS) {
      const { status } = await ask(`/reports/${id}`, 'GET');
      expect([id, status]).toEqual([id, 200]);
    }
  });

  test.each(Object.entries(UNSEEN))('but not %s', async (_, path) => {
    expect((await ask(path, 'GET')).body.code).toBe('not-permitted');
  });

  test('whatever there is, but for those facts and what cards would win', () => {
    const unseen = Object.entries(SEES).filter(([, roles]) => !roles.includes('regulator'));
    expect(unseen.map(([resource]) => resource)).toEqual(['verdicts', 'mismatches', 'facts']);
  });
});

test('his own badge is his: PIN, duty and sign-out', async () => {
  expect((await ask('/pin', 'POST', { old: PIN, new: '60483172' })).status).toBe(200);
  expect((await ask('/sign-out', 'POST')).status).toBe(200);
  const { body } = await served.ask('/sign-in', { body: { badge: 'rex', pin: '60483172' } });
  token = body.token;
  expect((await ask('/commands/go-off-duty', 'POST', {})).status).toBe(200);
});
