// `houseway ask` against a served house over HTTP.
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openApp, PIN, type TestApp } from '../server/app.fixture.ts';
import { ask } from './ask.ts';
import { terminalOf } from './terminal.ts';

let served: TestApp;
let server: string;

beforeAll(async () => {
  vi.stubEnv('HOUSEWAY_PIN', PIN);
  served = await openApp({ tables: 1 });
  server = await served.app.listen({ port: 0, host: '127.0.0.1' });
  await served.givePin('dana');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await served.close();
});

async function answerTo(what: string, fields?: object, badge?: string): Promise<unknown> {
  const stdout = new PassThrough();
  const stdin = Readable.from(fields === undefined ? [] : [JSON.stringify(fields)]);
  const terminal = terminalOf({ stdin, stdout, stderr: new PassThrough() }, true);
  const who = badge === undefined ? {} : { badge };
  await ask(what, fields === undefined ? undefined : '-', { server, ...who }, terminal);
  return JSON.parse(String(stdout.read()));
}

const sessionCount = () => served.context.sessions.count();

test('looks at what is public without a badge', async () => {
  expect(await answerTo('/sign')).toMatchObject([{ offering: 'blazing' }]);
});

test('sends a command for a badge, and signs it out again', async () => {
  const fields = { table: 'T1', fees: [{ offering: 'blazing', seats: [1] }] };
  expect(await answerTo('start-round', fields, 'dana')).toMatchObject({
    events: [{ type: 'round-started' }],
  });
  expect(sessionCount()).toBe(0);
});

test('a refusal has its code, and leaves nobody signed in', async () => {
  const refused = answerTo('end-round', { table: 'T9' }, 'dana');
  await expect(refused).rejects.toMatchObject({ code: 'unknown-table' });
  expect(sessionCount()).toBe(0);
});

test('a house that is not there is told as such, with the id to ask again with', async () => {
  const terminal = terminalOf(
    { stdin: Readable.from([]), stdout: new PassThrough(), stderr: new PassThrough() },
    true,
  );
  const nowhere = { server: 'http://127.0.0.1:9', id: 'press-1' };
  await expect(ask('/sign', undefined, nowhere, terminal)).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('--id press-1'),
  });
});
