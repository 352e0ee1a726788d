// Turns typed text into what a step says.
import type { ShowFact, TakenStep } from '#rules';
import { listIn } from '../ui/list-in.ts';

/** Words between commas or blanks. */
const wordsIn = (typed: string): readonly string[] =>
  typed.split(/[\s,]+/).filter((each) => each !== '');

const numbersIn = (typed: string): readonly number[] => wordsIn(typed).map(Number);

function factOf({ kind, of = [] }: ShowFact, typed: unknown): unknown {
  const text = String(typed ?? '');
  const parts = listIn(typed);
  switch (kind) {
    case 'number':
      return text === '' ? undefined : Number(text);
    case 'numbers':
      return of.map((_, place) => Number(parts[place] || Number.NaN));
    case 'yes':
      return typed === true;
    case 'seats':
    case 'digits':
      return text.trim() === '' ? [] : numbersIn(text);
    case 'cells':
      return cellsIn(of, (place) => parts[place] ?? '');
  }
}

const SIDE = 10;

/** A board of ten by ten: row and column of each thing are typed, from 1 on. */
function cellsIn(things: readonly string[], typedOf: (place: number) => string) {
  const cells: (string | null)[] = Array.from({ length: SIDE * SIDE }, () => null);
  things.forEach((thing, place) => {
    const [row = 0, column = 0] = numbersIn(typedOf(place));
    const isOn = row >= 1 && row <= SIDE && column >= 1 && column <= SIDE;
    if (isOn) cells[(row - 1) * SIDE + column - 1] = thing;
  });
  return cells;
}

export const factsOf = (
  asks: readonly ShowFact[],
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    asks.flatMap((fact) => {
      const value = factOf(fact, typed[fact.name]);
      return value === undefined || (fact.optional && (value === false || isNothing(value)))
        ? []
        : [[fact.name, value]];
    }),
  );

const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** A step that was recorded, in a line. */
export const saidIn = ({ step, choice, outcome, facts = {} }: TakenStep): string =>
  [
    outcome ?? choice ?? step,
    ...Object.entries(facts).map(([name, value]) => `${name} ${[value].flat().join(', ')}`),
  ].join(' · ');
