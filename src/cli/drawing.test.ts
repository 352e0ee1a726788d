import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { type CheckedDrawing, checkDrawing, drawProofOf, makeDrawingFile } from '#drawing';
import { openPglite } from '#store';
import { drawingFacts, mechanicalFacts } from '../drawing/drawing.fixture.ts';
import {
  announce,
  claim,
  draw,
  drawingFloor,
  issue,
  putUp,
} from '../house/promotions/drums/drums.fixture.ts';
import { rowsOf } from '../store/verify.fixture.ts';
import { exportDrawing } from './export-drawing.ts';
import { houseway } from './main.fixture.ts';
import { terminalOf } from './terminal.ts';
import { type VerifyFlags, verify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-drawing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const facts = drawingFacts({ publicValue: '4021' });
const whole = JSON.stringify(makeDrawingFile(facts));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function said(options: VerifyFlags, isJson: boolean) {
  const stdout = new PassThrough();
  const streams = { stdin: process.stdin, stdout, stderr: new PassThrough() };
  const isRight = await verify(options, terminalOf(streams, isJson));
  return { isRight, text: String(stdout.read()) };
}

test('a drawing comes out again from its file alone: exit 0', async () => {
  const drawing = written('drawing.json', whole);
  const { exitCode, stdout, stderr } = await houseway(['verify', '--drawing', drawing, '--json']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    drawing: 'D1',
    count: 350,
    root: facts.closed.root,
    draws: facts.draws.map(({ draw, serial, outcome }) => ({ draw, serial, outcome })),
  });
});

test('with one byte changed it does not, and the place is told', async () => {
  const [first] = facts.draws as [(typeof facts.draws)[0]];
  const changed = whole.replace(`"serial":${first.serial}`, `"serial":${first.serial ^ 1}`);
  const { isRight, text } = await said({ drawing: written('changed.json', changed) }, true);
  expect(isRight).toBe(false);
  expect(JSON.parse(text)).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.objectContaining({ path: 'draws[0].serial' })]),
  });
});

test.each([
  ['a blank', (text: string) => text.replace(':', ': ')],
  ['a line more', (text: string) => `${text}\n\n`],
  ['a field twice', (text: string) => text.replace('{', `{"secret":"${'0'.repeat(64)}",`)],
  ['a letter written otherwise', (text: string) => text.replace('D1', '\\u00441')],
])('so it is with %s, which would mean the same', async (_what, change) => {
  const file = written('other.json', change(whole));
  const { isRight, text } = await said({ drawing: file }, false);
  expect({ isRight, text }).toEqual({ isRight: false, text: expect.stringContaining('as it was') });
});

test('a person reads what one draw, a drum turned by hand and a broken file come to', async () => {
  const checked = checkDrawing(makeDrawingFile(facts)) as { value: CheckedDrawing };
  const one = written('draw.json', JSON.stringify(drawProofOf(checked.value, 2)));
  const byHand = written('by-hand.json', JSON.stringify(makeDrawingFile(mechanicalFacts())));
  const broken = written('broken.json', whole.slice(0, -1));
  expect((await said({ drawing: one }, false)).text).toMatch(
    /this number matches, if[\s\S]*Draw 2: number/,
  );
  expect((await said({ drawing: byHand }, false)).text).toMatch(
    /physical drum; every number was in it/,
  );
  expect((await said({ drawing: broken }, false)).text).toMatch(/^Problem: [\s\S]*not valid JSON/);
});

test.each<[string, VerifyFlags, string]>([
  ['a file that is not there', { drawing: join(folder, 'none') }, '--drawing'],
  ['a house as well', { drawing: 'x', data: folder }, 'arguments'],
])('%s is refused', async (_what, options, path) => {
  await expect(said(options, true)).rejects.toMatchObject({ problems: [{ path }] });
});

test('a drawing of a house is exported, and comes out again where there is no house', async () => {
  const floor = drawingFloor();
  putUp(floor, 'hgc-cash-drawing', { as: 'cash' });
  issue(floor, 'cash', 'p1', 30);
  for (const name of ['friday', 'saturday']) announce(floor, name, 'cash', { row: 'cash-prize' });
  floor.do('dee', 'close-drum', { drawing: 'friday' });
  draw(floor, 'friday');
  claim(floor, 'friday');
  const data = join(folder, 'data');
  const store = await openPglite(data);
  await store.append(rowsOf(floor.log));
  await store.close();

  const exported = join(folder, 'friday.json');
  const terminal = () =>
    terminalOf(
      { stdin: process.stdin, stdout: new PassThrough(), stderr: new PassThrough() },
      true,
    );
  await exportDrawing({ drawing: 'friday', data, bundle: exported }, terminal());
  const { isRight, text } = await said({ drawing: exported }, true);
  expect(isRight).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ drawing: 'friday', count: 30, draws: [{ draw: 1 }] });
  const bytes = readFileSync(exported);
  bytes[bytes.indexOf('"entries":[[') + 14] = '9'.charCodeAt(0);
  writeFileSync(exported, bytes);
  expect((await said({ drawing: exported }, true)).isRight).toBe(false);

  await expect(exportDrawing({ drawing: 'saturday', data }, terminal())).rejects.toMatchObject({
    problems: [{ path: '--drawing' }],
  });
});
