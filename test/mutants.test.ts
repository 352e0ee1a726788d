import { expect, test } from 'vitest';
import { mutantsOf, mutated } from '../scripts/mutants.ts';

/** The source as each of its mutants has it. */
const allOf = (source: string): readonly string[] =>
  mutantsOf('a.ts', source).map((mutant) => mutated(source, mutant));

test.each<[string, string, readonly string[]]>([
  ['a comparison', 'f(a < b, c === d);', ['f(a <= b, c === d);', 'f(a < b, c !== d);']],
  ['and and or', 'f(a && b || c);', ['f(a || b || c);', 'f(a && b && c);']],
  ['a number', 'f(9, 10n);', ['f(10, 10n);', 'f(9, 11n);']],
  ['all and any', 'a.every(f);', ['a.some(f);']],
  ['a question', 'f(a ? b : c);', ['f(!(a) ? b : c);']],
  ['a guard', "if (a) refuse('no');", [';', "if (!(a)) refuse('no');"]],
  ['a choice', 'if (a) f(); else g();', ['if (!(a)) f(); else g();']],
  ['a list', 'f([a, b, c]);', ['f([b, c]);', 'f([a, c]);', 'f([a, b]);']],
  [
    'what gives nothing back',
    'function f(): void { g(); }',
    ['function f(): void { return;g(); }'],
  ],
  ['what gives something back', 'function f(): number { return g(); }', []],
  ['types, imports and assertions', "import a from 'b'; type A = 1 | [2, 3]; assert(a < 1);", []],
  ['a name that every object has', 'a.constructor; b.toString();', []],
])('%s', (_, source, mutants) => {
  expect(allOf(source)).toEqual(mutants);
});
