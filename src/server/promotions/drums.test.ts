// The secret of a drawing outlives the server that made it, and no one is told it before the end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentOf } from '#drawing';
import { sampleOf } from '../../house/fixtures/floor.fixture.ts';
import { openApp, type TestApp } from '../app.fixture.ts';
import { done, ownCommand } from '../context.ts';
import { drawingFields } from './drawing-secret.ts';

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

const fieldsFor = (type: 'announce-drawing' | 'draw-ticket', by: string, drawing: string) =>
  drawingFields(served.context, { type, by, drawing });

test('two who announce a drawing at once are bound by one secret', async () => {
  const [one, other] = await Promise.all([
    fieldsFor('announce-drawing', 'max', 'both'),
    fieldsFor('announce-drawing', 'max', 'both'),
  ]);
  expect(one).toEqual(other);
  const { secret = '' } = await fieldsFor('draw-ticket', 'dee', 'both');
  expect(commitmentOf(secret)).toBe(one['commitment']);
});

test('who may not announce a drawing makes no secret', async () => {
  expect(await fieldsFor('announce-drawing', 'dana', 'mine')).toEqual({});
  expect(await fieldsFor('draw-ticket', 'dee', 'mine')).toEqual({});
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
  const { secret = 'none' } = await fieldsFor('draw-ticket', 'dee', 'd');
  const { body } = await ask('dee', 'draw-ticket', { drawing: 'd' });
  expect(JSON.stringify(body)).not.toContain(secret);
  const token = tokens.get('dee') as string;
  for (const path of ['/drawings', '/posted-drawings', '/drums']) {
    expect(JSON.stringify((await served.ask(path, { token })).body)).not.toContain(secret);
  }
  expect(JSON.stringify(served.room.log())).not.toContain(secret);
  await ask('max', 'end-drawing', { drawing: 'd', reason: 'for the test' });
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
