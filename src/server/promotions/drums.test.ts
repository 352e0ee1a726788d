// The secret of a drawing follows from a key, and no one is told it before the end.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentOf } from '#drawing';
import { ticketCode } from '#house';
import { sampleOf } from '../../house/fixtures/floor.fixture.ts';
import { openApp, type TestApp } from '../app.fixture.ts';
import { done, makeContext, ownCommand } from '../context.ts';
import { boundFields } from './drawing-secret.ts';

let served: TestApp;
const tokens = new Map<string, string>();
let keys = 0;

async function ask(by: string, type: string, fields: object) {
  keys += 1;
  const question = { body: fields, token: tokens.get(by) as string, key: `drums-${keys}` };
  return served.ask(`/commands/${type}`, question);
}

beforeAll(async () => {
  served = await openApp();
  for (const badge of ['dee', 'max', 'dana']) {
    await served.givePin(badge);
    tokens.set(badge, await served.signIn(badge));
  }
  const { house } = served.context;
  const document = sampleOf('hgc-car-giveaway');
  const proposal = ownCommand('propose', 'max', {
    action: {
      type: 'post-offering',
      offering: 'car',
      activity: 'hgc-car-giveaway',
      document,
      closesTo: 'common',
    },
  });
  await done(house, proposal);
  await done(house, ownCommand('approve', 'abe', { proposal: proposal.id }));
  await ask('dee', 'issue-tickets', { offering: 'car', count: 9, reason: 'for the test' });
});
afterAll(() => served.close());

const fieldsFor = (type: 'announce-drawing' | 'draw-ticket', drawing: string) =>
  boundFields(served.context, type, { drawing });

test('the secret follows from the key, the house and the drawing, as the page on drawings says', async () => {
  const { drawingKey } = served.context;
  const name = await served.context.house.read((live) => live.name);
  const secret = createHmac('sha256', drawingKey).update(name).update('\n').update('both');
  expect(await fieldsFor('draw-ticket', 'both')).toEqual({ secret: secret.digest('hex') });
});

test('announced twice or again by another server, it is bound by the same secret', async () => {
  const posted = await fieldsFor('announce-drawing', 'both');
  expect(await fieldsFor('announce-drawing', 'both')).toEqual(posted);
  const { house, rulebook } = served.context;
  const personKey = new Uint8Array(32).fill(7);
  const servers = await Promise.all(
    [1, 2].map(() => makeContext({ house, rulebook, personKey }, { clock: () => served.room.now })),
  );
  const [one, other] = await Promise.all(
    servers.map((each) => boundFields(each, 'draw-ticket', { drawing: 'both' })),
  );
  expect(one).toEqual(other);
  expect(one).not.toEqual(await fieldsFor('draw-ticket', 'both'));
});

test('a show and a drawing of one name have two secrets', async () => {
  const drawing = await fieldsFor('draw-ticket', 'both');
  const show = await boundFields(served.context, 'step-show', { show: 'both' });
  expect(show['secret']).toMatch(/^[0-9a-f]{64}$/);
  expect(show).not.toEqual(drawing);
});

test('a drawing that was announced with a secret of its own is drawn from that one', async () => {
  const { house, persons } = served.context;
  const secret = '5a'.repeat(32);
  const commitment = commitmentOf(secret);
  await persons.put('drawing:old', { secret });
  await done(
    house,
    ownCommand('announce-drawing', 'max', { drawing: 'old', offering: 'car', commitment }),
  );
  expect(await fieldsFor('draw-ticket', 'old')).toEqual({ secret });
});

test('neither commitment nor secret is taken from the person who asks', async () => {
  const forged = { drawing: 'd', offering: 'car', commitment: '00'.repeat(32) };
  expect((await ask('max', 'announce-drawing', forged)).body.code).toBe('bad-request');
  const { status } = await ask('max', 'announce-drawing', { drawing: 'd', offering: 'car' });
  expect(status).toBe(200);
  await ask('dee', 'close-drum', { drawing: 'd' });
  const secret = '00'.repeat(32);
  const peek = await ask('dee', 'draw-ticket', { drawing: 'd', secret });
  expect(peek.body.code).toBe('bad-request');
});

test('nothing that is told or logged has the secret before the drawing is over', async () => {
  const { secret = 'none' } = await fieldsFor('draw-ticket', 'd');
  const { body } = await ask('dee', 'draw-ticket', { drawing: 'd' });
  const { serial } = body.events.at(-1);
  expect(JSON.stringify(body)).not.toContain(secret);
  const token = tokens.get('dee') as string;
  for (const path of ['/drawings', '/posted-drawings', '/drums']) {
    expect(JSON.stringify((await served.ask(path, { token })).body)).not.toContain(secret);
  }
  expect(JSON.stringify(served.room.log())).not.toContain(secret);
  const stub = await served.context.house.read((live) => ticketCode(live, 'car', serial));
  await done(served.context.house, ownCommand('enrol-patron', 'cora', { patron: 'ann' }));
  const papers = { patron: 'ann', stub, isIdentitySeen: true, nameMatches: true };
  await ask('dee', 'claim-drawn', { drawing: 'd', ...papers });
  await ask('max', 'confirm-winner', { drawing: 'd', serial });
  expect((await served.ask('/drawings/d/export')).body.secret).toBe(secret);
});

test('a page of tickets is a PDF, and a number that was never given is not printed', async () => {
  const token = tokens.get('dee') as string;
  await ask('dee', 'issue-tickets', { offering: 'car', count: 2, reason: 'for the test' });
  const page = await served.ask('/drums/car/tickets.pdf?first=10&count=2', { token });
  expect(page.headers['content-type']).toBe('application/pdf');
  const none = await served.ask('/drums/car/tickets.pdf?first=99&count=1', { token });
  expect(none.body.code).toBe('unknown-ticket');
});
