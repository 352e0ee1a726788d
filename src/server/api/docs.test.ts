import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND_TYPES, SYSTEM_COMMANDS } from '#house';
import { openApp, type TestApp } from '../app.fixture.ts';

type Json = Readonly<Record<string, unknown>>;

let served: TestApp;
interface Described {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Record<string, Record<string, Json>>;
}
let document: Described;
beforeAll(async () => {
  served = await openApp();
  document = (await served.app.inject('/api/openapi.json')).json();
});
afterAll(() => served.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Every object of the document with the path to it. */
function objectsIn(value: unknown, path = '#'): (readonly [path: string, value: Json])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    [path, value as Json],
    ...Object.entries(value).flatMap(([key, each]) => objectsIn(each, `${path}/${key}`)),
  ];
}

/** What a reference points at. */
const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document);

test('it is OpenAPI 3.1 with every command that can be asked for, and no other', () => {
  expect(document.openapi).toBe('3.1.0');
  const commands = operations()
    .filter(({ path }) => path.startsWith('/api/v1/commands/'))
    .map(({ path }) => path.slice('/api/v1/commands/'.length));
  const open = COMMAND_TYPES.filter((type) => !SYSTEM_COMMANDS.includes(type));
  expect(commands.sort()).toEqual([...open].sort());
});

/** From so many lines on, the page leaves out those that are out of sight. */
const LEFT_OUT_FROM = 150;

test('every part of the API has words, and is short enough for its page to show it whole', () => {
  const told = operations().flatMap(({ operation }) => operation['tags'] as string[]);
  const parts = [...new Set(told)];
  expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(parts));
  for (const part of parts) {
    const lineCount = parts.length + told.filter((each) => each === part).length;
    expect(lineCount, part).toBeLessThan(LEFT_OUT_FROM);
  }
});

test('it has every route of the API', () => {
  const isThere = (method: string, url: string): boolean =>
    served.app.hasRoute({ method, url } as never);
  for (const { path, method } of operations()) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    expect([url, isThere(method.toUpperCase(), url)]).toEqual([url, true]);
  }
  const routes = served.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter((line) => line.includes('(GET') || line.includes('(POST'));
  expect(routes.length).toBeGreaterThan(50);
});

test('every reference leads somewhere, and every schema is one', () => {
  const refs = objectsIn(document).flatMap(([path, { $ref }]) =>
    typeof $ref === 'string' ? [{ path, $ref }] : [],
  );
  expect(refs.length).toBeGreaterThan(0);
  expect(refs.filter(({ $ref }) => resolve($ref) === undefined)).toEqual([]);
  const ajv = new Ajv2020({ strict: false });
  const schemas = objectsIn(document).filter(([path]) => /\/schema$/.test(path));
  expect(schemas.length).toBeGreaterThan(50);
  for (const [path, schema] of schemas) {
    expect([path, ajv.validateSchema(schema), ajv.errors]).toEqual([path, true, null]);
  }
});

test('every operation says what it does, what it answers and which problems it has', () => {
  for (const { path, operation } of operations().filter(({ path }) => path.startsWith('/api/v1'))) {
    const responses = Object.keys(operation['responses'] as object);
    expect([path, typeof operation['summary']]).toEqual([path, 'string']);
    expect([path, responses.sort()]).toEqual([path, ['200', '4XX', '5XX']]);
  }
});

test('what is for everybody asks for no credentials', () => {
  const open = operations().filter(({ operation }) => operation['security'] !== undefined);
  expect(open.map(({ path, method }) => `${method} ${path}`).sort()).toEqual([
    'get /api/v1/board-sign',
    'get /api/v1/checkpoint',
    'get /api/v1/checkpoint/consistency',
    'get /api/v1/clock',
    'get /api/v1/clocks',
    'get /api/v1/clocks/{tournament}',
    'get /api/v1/contest-sign',
    'get /api/v1/drawings/{drawing}/export',
    'get /api/v1/posted-drawings',
    'get /api/v1/setup',
    'get /api/v1/sign',
    'get /api/v1/sign/{offering}',
    'get /api/v1/stages',
    'get /api/v1/stream',
    'post /api/v1/setup',
    'post /api/v1/setup/pin',
    'post /api/v1/setup/sign',
    'post /api/v1/sign-in',
  ]);
});

test('the command’s fields and its key are described', () => {
  const start = document.paths['/api/v1/commands/start-round']?.['post'] as Json;
  expect(start['parameters']).toMatchObject([
    { in: 'header', name: 'idempotency-key', required: true },
  ]);
  expect(start['requestBody']).toMatchObject({
    content: { 'application/json': { schema: { required: ['table', 'fees'] } } },
  });
});

test('the page runs no script and loads nothing that is not ours', async () => {
  const page = await served.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("'unsafe-");
  expect(policy).not.toContain('https:');
  expect(page.body).not.toMatch(/<script(?![^>]* src=)[^>]*>/);
  expect(page.body).not.toMatch(/(?:src|href)="https?:/);
});
