import { expect, test } from 'vitest';
import { given } from '#result';
import { ticketCode } from './code.ts';
import { batchOf, codeOf, numbersIn, ticketIn } from './drum.ts';
import { drawingFloor, issue, putUp } from './drums.fixture.ts';
import { type Drum, newDrum } from './state.ts';

const drumWith = (ranges: readonly (readonly [number, number, string?])[]): Drum => ({
  ...newDrum(''),
  batches: ranges.map(([first, count, game]) =>
    given({
      first,
      count,
      how: 'hand',
      at: '',
      key: 'one',
      game,
    }),
  ),
});

test('numbers that follow each other are one range of the drum', () => {
  const drum = drumWith([
    [1, 2],
    [3, 1],
    [4, 6],
  ]);
  expect(numbersIn(drum)).toEqual([[1, 9]]);
});

test('a void number and everything that was thrown away are not in the drum', () => {
  const drum = drumWith([
    [1, 4],
    [5, 3],
    [8, 3],
  ]);
  drum.out.set(6, 'won');
  drum.out.set(10, 'won');
  expect(numbersIn(drum)).toEqual([
    [1, 5],
    [7, 3],
  ]);
  drum.emptiedTo = 5;
  expect(numbersIn(drum)).toEqual([[7, 3]]);
  drum.emptiedTo = 10;
  expect(numbersIn(drum)).toEqual([]);
});

test('where each game has a drum of its own, only its tickets are in it', () => {
  const drum = drumWith([
    [1, 2, 'pan-9'],
    [3, 1, 'pai-gow-poker'],
    [4, 2, 'pan-9'],
  ]);
  drum.out.set(3, 'won');
  drum.out.set(4, 'won');
  expect(numbersIn(drum, 'pan-9')).toEqual([
    [1, 2],
    [5, 1],
  ]);
});

test('a number is found in its batch, and one that was never given in none', () => {
  const drum = drumWith([
    [1, 4],
    [5, 3],
  ]);
  expect([1, 4, 5, 7].map((serial) => batchOf(drum, serial)?.first)).toEqual([1, 1, 5, 5]);
  expect(batchOf(drum, 8)).toBeUndefined();
});

test('a ticket that is misread by one character, or by two in a row, is nobody’s', () => {
  const floor = drawingFloor();
  putUp(floor, 'hgc-cash-drawing', { as: 'cash-1' });
  issue(floor, 'cash-1', 'p1', 50);
  const code = codeOf(floor.house, 'cash-1', 12);
  expect(code).toMatch(/^cash-1-0000012-[0-9a-f]{6}$/);
  expect(ticketIn(floor.house, code)).toEqual({ offering: 'cash-1', serial: 12 });
  const wrong: string[] = [];
  for (let at = 0; at < code.length; at++) {
    for (const char of '0123456789-abcz') {
      if (code[at] !== char) wrong.push(code.slice(0, at) + char + code.slice(at + 1));
    }
    const [one, two] = [code[at], code[at + 1] ?? ''];
    if (two !== '' && one !== two) wrong.push(code.slice(0, at) + two + one + code.slice(at + 2));
  }
  expect(wrong.flatMap((each) => ticketIn(floor.house, each) ?? [])).toEqual([]);
});

test('who knows the number of a ticket does not know what stands on its paper', () => {
  const codes = ['one', 'two', ''].map((key) => ticketCode('cash-1', 12, key));
  expect(new Set(codes).size).toBe(3);
});
