import { describe, expect, test } from 'vitest';
import { drawingFacts, ENTRIES, mechanicalFacts, SECRET } from './drawing.fixture.ts';
import type { DrawnNumber, FiledDrawing } from './file.ts';
import {
  type CheckedDrawing,
  checkDrawing,
  checkDrawProof,
  type DrawProofFile,
  drawProofOf,
  makeDrawingFile,
  parseFile,
  rootOf,
} from './index.ts';

const written = (value: unknown): string => JSON.stringify(value);
const readBack = (text: string): unknown => JSON.parse(text);
const checked = (facts: FiledDrawing) => checkDrawing(readBack(written(makeDrawingFile(facts))));

function pathsOf(facts: FiledDrawing): string[] {
  const result = checked(facts);
  return result.ok ? [] : result.error.map(({ path }) => path);
}

const withDraw = (facts: FiledDrawing, index: number, change: Partial<DrawnNumber>) => ({
  ...facts,
  draws: facts.draws.map((drawn, at) => (at === index ? { ...drawn, ...change } : drawn)),
});

describe('a drawing file', () => {
  test('comes out again, with the redraw', () => {
    const facts = drawingFacts();
    const result = checked(facts);
    expect(result).toMatchObject({ ok: true, value: { file: facts } });
    const { tries } = (result as { value: CheckedDrawing }).value;
    expect(tries.map((each) => each.at(-1)?.serial)).toEqual(
      facts.draws.map(({ serial }) => serial),
    );
  });

  test('comes out again with the public value that was named in advance', () => {
    expect(pathsOf(drawingFacts({ publicValue: '4,021.55' }))).toEqual([]);
  });

  test('of a drum that was turned by hand says so, and its numbers were in the drum', () => {
    const facts = mechanicalFacts();
    expect(checked(facts)).toMatchObject({ ok: true, value: { tries: [[]] } });
    expect(pathsOf(withDraw(facts, 0, { serial: 61 }))).toEqual(['draws[0].serial']);
    expect(pathsOf({ ...facts, secret: SECRET })).toEqual(['method']);
    const commitment = '0'.repeat(64);
    const { announced, closed } = facts;
    for (const more of [
      { announced: { ...announced, commitment } },
      { closed: { ...closed, commitment } },
    ]) {
      expect(pathsOf({ ...facts, ...more })).toContain('method');
    }
  });

  test('before the draw it has a root and no secret', () => {
    expect(pathsOf({ ...drawingFacts(), draws: [], secret: null })).toEqual([]);
  });

  test('progress ends with the whole', () => {
    const parts: number[] = [];
    checkDrawing(makeDrawingFile(drawingFacts()), { onProgress: (part) => parts.push(part) });
    expect(parts.at(-1)).toBe(1);
    expect([...parts].sort((a, b) => a - b)).toEqual(parts);
  });
});

describe('whoever seals a changed drawing anew is found out by', () => {
  const facts = drawingFacts();
  const { announced, closed } = facts;
  const other = '1f'.repeat(32);

  test.each<[string, FiledDrawing, string[]]>([
    ['the number of a draw', withDraw(facts, 2, { serial: 1 }), ['draws[2].serial']],
    ['a number that was not in the drum', withDraw(facts, 2, { serial: 45 }), ['draws[2].serial']],
    ['draws that do not count on', withDraw(facts, 1, { draw: 3 }), ['draws[1].draw']],
    ['an entry more', { ...facts, entries: [...ENTRIES, [900, 1]] }, ['closed.count']],
    ['the secret', { ...facts, secret: other }, ['secret']],
    ['a secret that is kept back', { ...facts, secret: null }, ['secret']],
    ['no commitment', { ...facts, announced: { ...announced, commitment: null } }, []],
    [
      'a commitment that was changed between announcement and close',
      { ...facts, closed: { ...closed, commitment: other } },
      ['closed.commitment'],
    ],
    ['a public value that nobody announced', { ...facts, publicValue: '7' }, ['publicValue']],
    [
      'a public value that was announced and left out',
      { ...facts, announced: { ...announced, publicValue: 'the weather' } },
      ['publicValue'],
    ],
    ['a close after the draw', withDraw(facts, 0, { at: '2026-11-16T19:00:00-08:00' }), []],
  ])('%s', (_what, changed, paths) => {
    const found = pathsOf(changed);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(paths));
  });

  test('a public value that nobody announced, by a single draw', () => {
    const single = drawingFacts({ fates: [{ outcome: 'won', because: null }] });
    expect(pathsOf({ ...single, publicValue: '7' })).toContain('publicValue');
  });

  test('a number that is drawn twice', () => {
    const [first] = facts.draws as [DrawnNumber];
    const result = checked(withDraw(facts, 1, { serial: first.serial }));
    expect(result).toMatchObject({
      error: [{ path: 'draws[1].serial', message: `${first.serial} was drawn before` }],
    });
  });

  test('a draw from a drum that has nothing left', () => {
    const empty = drawingFacts({
      entries: [[7, 1]],
      fates: [{ outcome: 'won', because: null }],
    });
    const [only] = empty.draws as [DrawnNumber];
    expect(pathsOf({ ...empty, draws: [only, { ...only, draw: 2 }] })).toEqual(['draws[1].serial']);
  });
});

test('every single byte of a file counts', () => {
  const text = written(makeDrawingFile(drawingFacts({ publicValue: 'é' })));
  const bytes = Buffer.from(text);
  const unnoticed: string[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    let value: unknown;
    try {
      value = readBack(changed.toString());
    } catch {
      continue;
    }
    if (checkDrawing(value).ok) unnoticed.push(text.slice(Math.max(at - 20, 0), at + 20));
  }
  expect(unnoticed).toEqual([]);
});

test('a file is what was written, with a line end or without, and nothing else', () => {
  const facts = makeDrawingFile(drawingFacts());
  const text = written(facts);
  expect([parseFile(text), parseFile(`${text}\n`)]).toEqual([
    { ok: true, value: facts },
    { ok: true, value: facts },
  ]);
  for (const other of [` ${text}`, `${text}\n\n`, JSON.stringify(facts, null, 2)]) {
    expect(parseFile(other)).toMatchObject({
      ok: false,
      error: expect.stringContaining('not as it was written'),
    });
  }
});

describe('what is no drawing file is told where', () => {
  const file = makeDrawingFile(drawingFacts());

  test.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['a list', [], ''],
    ['another kind', { ...file, kind: 'houseway-round' }, 'kind'],
    ['a later version', { ...file, version: 2 }, 'version'],
    ['a field more', { ...file, note: 'x' }, 'note'],
    [
      'a root in capitals',
      { ...file, closed: { ...file.closed, root: 'A'.repeat(64) } },
      'closed.root',
    ],
    ['entries that are none', { ...file, entries: [[1]] }, 'entries[0]'],
    ['entries with a number more', { ...file, entries: [[1, 2, 3]] }, 'entries[0]'],
    ['entries of texts', { ...file, entries: [['1', '2']] }, 'entries[0]'],
    [
      'entries that overlap',
      {
        ...file,
        entries: [
          [1, 2],
          [2, 1],
        ],
      },
      'entries[1]',
    ],
    ['more than 2^32 entries', { ...file, entries: [[1, 2 ** 33]] }, 'entries'],
    ['no date', { ...file, announced: { ...file.announced, at: 'soon' } }, 'announced.at'],
    ['half a draw', { ...file, draws: [{ draw: 1 }] }, 'draws[0].at'],
  ])('%s', (_what, value, path) => {
    const result = checkDrawing(value);
    expect(result.ok ? [] : result.error.map((each) => each.path)).toContain(path);
  });
});

describe('the proof of one draw', () => {
  const entries = Array.from({ length: 600 }, (_, index) => [index * 2 + 1, 1] as const);
  // The last draw of many, so that numbers that are out already come up on the way to it.
  const LAST = 50;
  const fates = Array.from({ length: LAST }, () => ({ outcome: 'won', because: null }));
  const facts = drawingFacts({ entries: entries.slice(0, 60), fates });
  const { value } = checked(facts) as { value: CheckedDrawing };
  const proof = drawProofOf(value, LAST) as DrawProofFile;

  test('is right without the other entries, every number that came out on the way included', () => {
    expect(checkDrawProof(readBack(written(proof)))).toMatchObject({ ok: true });
    expect(proof.draws).toHaveLength(LAST);
    expect(proof.draws.at(-1)?.length).toBeGreaterThan(1);
    expect(proof.root).toBe(rootOf(facts.entries));
  });

  test('of a large drum brings one leaf of it', () => {
    const large = checked(drawingFacts({ entries })) as { value: CheckedDrawing };
    const small = drawProofOf(large.value, 1) as DrawProofFile;
    expect(checkDrawProof(small)).toMatchObject({ ok: true });
    expect(small.draws.flat().map(({ block }) => block.length)).toEqual([256]);
  });

  test('there is none of a draw that was not made, nor of one by hand', () => {
    expect(drawProofOf(value, LAST + 1)).toBeUndefined();
    const byHand = checked(mechanicalFacts()) as { value: CheckedDrawing };
    expect(drawProofOf(byHand.value, 1)).toBeUndefined();
  });

  test.each<[string, Partial<DrawProofFile>, string]>([
    ['another secret', { secret: '1f'.repeat(32) }, 'secret'],
    ['another number', { serial: 1 }, 'serial'],
    ['a draw before the first', { draw: 0 }, 'draw'],
    ['a draw that is no number', { draw: 'first' as never }, 'draw'],
    ['another draw', { draw: 1 }, 'draws'],
    ['a draw less', { draws: proof.draws.slice(1) }, 'draws'],
    ['draws in another order', { draws: proof.draws.toReversed() }, 'draws[0][0]'],
    ['another size of the drum', { count: 59 }, 'draws[0][0]'],
    ['another root', { root: rootOf([[1, 1]]) }, 'draws[0][0]'],
    ['a public value', { publicValue: '7' }, 'draws[0][0]'],
    ['a draw that came to nothing', { draws: [[], ...proof.draws.slice(1)] }, 'draws[0]'],
    ['no draws', { draws: [] }, 'serial'],
    ['a count without end', { count: 2 ** 40 }, 'count'],
  ])('%s is found', (_what, change, path) => {
    const result = checkDrawProof({ ...proof, ...change });
    expect(result.ok ? [] : result.error.map((each) => each.path)).toContain(path);
  });

  test('any other size of the drum is found, also where it comes to the same position', () => {
    const [first] = (drawProofOf(value, 1) as DrawProofFile).draws as [DrawProofFile['draws'][0]];
    const one = { ...proof, draw: 1, serial: first.at(-1)?.serial, draws: [first] };
    expect(checkDrawProof(one)).toMatchObject({ ok: true });
    const sizes = Array.from({ length: 1000 }, (_, index) => index + 1);
    expect(sizes.filter((count) => checkDrawProof({ ...one, count }).ok)).toEqual([60]);
  });
});
