// The table of clauses against the two documents: the lists are typed from them, in their order.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import {
  act,
  CLAUSED_DOCUMENTS,
  type ClausedDocument,
  CRAZY_4_PROCEDURE,
  FOUR_CARD_PROCEDURE,
  GAMES,
  type Game,
  type Procedure,
  REFUSAL_CODES,
  type TableAction,
} from '#games';
import { accounts } from '#ledger';
import { opened, PLAIN } from '../src/games/procedure/table.fixture.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SOUTH_DAKOTA = `
  (1) (2) (3) (3)(a) (3)(b) (3)(c) (3)(d) (3)(e) (4) (5) (6) (7) (8) (9) (10) (11) (12) (13) (14)
  (15) (16) (16)(a) (16)(a)i (16)(a)ii (16)(a)iii (16)(a)iv (16)(a)v (16)(a)vi (16)(a)vii
  (16)(a)viii (16)(b) (16)(b)i (16)(b)ii (16)(b)iii`;

const DEFINED = [
  'Five-Card Envy Bonus',
  'Five-Card Envy Bonus Qualifying Hand',
  'Five-Card Progressive Payout Hand',
  'Four-Card Envy Bonus',
  'Four-Card Envy Bonus Qualifying Hand',
  'Four-Card Progressive Payout Hand',
  'Hand',
  'Lucky Bonus',
  'Magic Card Bonus',
  'Play Wager',
  'Queens Up Wager',
];

const MASSACHUSETTS = `
  s.2(a) s.2(b) s.2(b)(1) s.2(b)(2) s.2(b)(3) s.2(b)(4) s.2(c) s.2(c)(1) s.2(c)(2)
  s.3(a) s.3(b) s.3(c) s.3(d)
  s.4(a) s.4(b) s.4(c) s.4(c)(1) s.4(c)(2) s.4(d) s.4(e) s.4(f) s.4(g)
  s.5(a) s.5(b) s.5(b)(1) s.5(b)(2) s.5(b)(3) s.5(b)(4) s.5(b)(5) s.5(b)(6) s.5(b)(7) s.5(c)
  s.5(d) s.5(d)(1) s.5(d)(2) s.5(d)(3) s.5(d)(4) s.5(d)(5) s.5(d)(6) s.5(d)(7)
  s.6(a) s.6(b) s.6(c) s.6(d) s.6(d)(1) s.6(d)(2) s.6(d)(3) s.6(d)(4) s.6(d)(5) s.6(e)
  s.7(a) s.7(b) s.7(c) s.7(d) s.7(e) s.7(f) s.7(g) s.7(h)
  s.8(a) s.8(a)(1) s.8(a)(2) s.8(a)(3) s.8(b) s.8(c) s.8(d) s.8(e) s.8(f)
  s.9(a) s.9(a)(1) s.9(a)(2) s.9(b) s.9(c) s.9(d) s.9(e) s.9(f)
  s.10(a) s.10(a)(1) s.10(a)(2) s.10(b) s.10(b)(1) s.10(b)(2)
  s.10(c) s.10(c)(1) s.10(c)(2) s.10(c)(3) s.10(c)(3)(i) s.10(c)(3)(ii) s.10(c)(3)(ii)a
  s.10(c)(3)(ii)b s.10(c)(3)(ii)c s.10(d)
  s.10(e) s.10(e)(1) s.10(e)(2) s.10(e)(3) s.10(e)(4) s.10(e)(5) s.10(e)(5)(i) s.10(e)(5)(ii)
  s.10(f) s.10(f)(1) s.10(f)(2) s.10(f)(3) s.10(g)
  s.11(a) s.11(b) s.11(c) s.11(d) s.11(d)(1) s.11(d)(2) s.11(d)(3) s.11(d)(4) s.11(d)(5)
  s.11(d)(5)(i) s.11(d)(5)(ii) s.11(e) s.11(e)(1) s.11(e)(2) s.11(e)(3) s.11(e)(4) s.11(e)(5)
  s.11(f) s.11(f)(1) s.11(f)(2) s.11(f)(3) s.11(f)(4)
  s.12(a) s.12(b) s.12(c) s.12(d) s.12(e) s.12(f) s.12(g) s.12(h) s.12(h)a s.12(i) s.12(j) s.12(k)
  s.13(a) s.13(b) s.13(c) s.13(d) s.13(d)a s.13(d)b s.13(d)c s.13(d)d s.13(d)e s.13(e) s.13(e)a
  s.13(e)b s.14(a) s.14(b) s.14(c) s.14(d) s.14(e) s.14(f) s.14(g)`;

const listed = (text: string): string[] => text.trim().split(/\s+/);

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'four-card-poker': listed(SOUTH_DAKOTA),
  'crazy-4-poker': [...DEFINED.map((term) => `s.1 ${term}`), ...listed(MASSACHUSETTS)],
};
const PROCEDURES: Readonly<Record<string, Procedure>> = {
  'four-card-poker': FOUR_CARD_PROCEDURE,
  'crazy-4-poker': CRAZY_4_PROCEDURE,
};

/** Whether a path leads to something in these facts: `wagers.queensUp`, `lostOnFold.ante`. */
function isFact(facts: object, path: string): boolean {
  const [name, member] = path.split('.') as [string, string?];
  const value = (facts as Record<string, unknown>)[name];
  if (value === undefined || value === null || member === undefined) return Boolean(value);
  if (!Array.isArray(value)) return member in (value as object);
  return value.some((each) =>
    [each, each.id, each.name, each.kind, each.group].some((named) => named === member),
  );
}

/** Every step that a table knows answers something; another one has no handler. */
function isStep(type: TableAction['type']): boolean {
  try {
    return act(opened(PLAIN), { type } as TableAction) !== undefined;
  } catch (error) {
    return !String(error).includes('handler is not a function');
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A test has this title, or a row of its table has it as its first cell or as its `when`. */
const hasTest = (text: string, title: string): boolean =>
  new RegExp(
    `(?:\\btest|\\))\\(\\s*(['"\`])${escaped(title)}\\1,|\\[\\s*(['"\`])${escaped(title)}\\2,|when: (['"\`])${escaped(title)}\\3,`,
  ).test(text);

describe.each(CLAUSED_DOCUMENTS.map((document) => [document.game, document] as const))(
  '%s',
  (game, document: ClausedDocument) => {
    const facts = GAMES.find(({ id }) => id === game) as Game;
    const procedure = PROCEDURES[game] as Procedure;
    const sheet = ACTIVITIES.find(({ id }) => id === document.sheet);
    const lives = document.clauses.flatMap((each) => each.lives);

    test('every clause of the document has its row, in the order of the document', () => {
      expect(document.clauses.map(({ clause }) => clause)).toEqual(CLAUSES[game]);
    });

    test('no row is empty, and every text fits a cell of a table', () => {
      const empty = document.clauses.filter(
        ({ says, lives: places, shownBy }) =>
          says === '' || places.length === 0 || shownBy.length === 0,
      );
      expect(empty).toEqual([]);
      expect(document.clauses.filter(({ says }) => /[|\n]/.test(says))).toEqual([]);
    });

    test('a row that lives nowhere else gives a reason, and a watched rule is shown', () => {
      const watchedThere = procedure.watched.map(({ clause }) => clause);
      const watched = lives.flatMap((place) => ('watched' in place ? [place.watched] : []));
      expect([...watched].sort()).toEqual([...watchedThere].sort());
    });

    test('every step, refusal, fact, reading and setting that is named exists', () => {
      const codes: readonly string[] = REFUSAL_CODES;
      const readings = facts.readings.map(({ id }) => id);
      const settings = Object.keys({ ...sheet?.options, ...sheet?.values });
      const missing = lives.filter((place) => {
        if ('step' in place) return !isStep(place.step);
        if ('refusal' in place) return !codes.includes(place.refusal);
        if ('fact' in place) return !isFact({ ...facts, ...procedure }, place.fact);
        if ('reading' in place) return !readings.includes(place.reading);
        if ('account' in place) return !(place.account in accounts);
        return 'setting' in place && !settings.includes(place.setting);
      });
      expect(missing).toEqual([]);
    });

    test('every reading and every setting of the house has its clause', () => {
      const named = new Set(
        lives.flatMap((place) => {
          if ('reading' in place) return [place.reading];
          return 'setting' in place ? [place.setting] : [];
        }),
      );
      const all = [
        ...facts.readings.map(({ id }) => id),
        ...Object.keys({ ...sheet?.options, ...sheet?.values }),
      ];
      expect(all.filter((name) => !named.has(name))).toEqual([]);
    });

    test.each(document.clauses)(
      '$clause: every test that its row names is there',
      ({ shownBy }) => {
        const missing = shownBy.filter(
          ([file, title]) =>
            !existsSync(join(ROOT, file)) ||
            !hasTest(readFileSync(join(ROOT, file), 'utf8'), title),
        );
        expect(missing).toEqual([]);
      },
    );
  },
);
