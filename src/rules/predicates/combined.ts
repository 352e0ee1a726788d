// Tests that are made of others.
import { assert } from '#result';
import { choiceOf, type Posted, settingOf } from '../posted.ts';
import {
  cardsOf,
  type HandTest,
  handTests,
  saidUnder,
  type TableTest,
  tableTests,
} from '../tests.ts';

export const allOf = handTests.defineWith('all-of', ['tests'], (tests: readonly HandTest[]) => {
  const all = tests.map((test) => handTests.read(test));
  return {
    words: all.map(({ words }) => words).join(', and '),
    said: (posted) => all.map((each) => saidUnder(posted, each)).join(', and '),
    holds: (deal, seat, posted) => all.every(({ holds }) => holds(deal, seat, posted)),
    cards: (deal, seat, posted) => all.every((each) => cardsOf(each)(deal, seat, posted)),
  };
});

export const anyOf = handTests.defineWith('any-of', ['tests'], (tests: readonly HandTest[]) => {
  const all = tests.map((test) => handTests.read(test));
  return {
    words: all.map(({ words }) => words).join(', or '),
    said: (posted) => all.map((each) => saidUnder(posted, each)).join(', or '),
    holds: (deal, seat, posted) => all.some(({ holds }) => holds(deal, seat, posted)),
    cards: (deal, seat, posted) => all.some((each) => cardsOf(each)(deal, seat, posted)),
  };
});

/** A hand that is not of a better row as well. */
export const butNot = handTests.defineWith(
  'but-not',
  ['hand', 'not'],
  (hand: HandTest, not: HandTest) => {
    const [asked, better] = [handTests.read(hand), handTests.read(not)];
    return {
      words: `${asked.words}, but it is not so that ${better.words}`,
      said: (posted) =>
        `${saidUnder(posted, asked)}, but it is not so that ${saidUnder(posted, better)}`,
      holds: (deal, seat, posted) =>
        asked.holds(deal, seat, posted) && !better.holds(deal, seat, posted),
    };
  },
);

export const butNotAtTable = tableTests.defineWith(
  'but-not',
  ['table', 'not'],
  (table: TableTest, not: TableTest) => {
    const [asked, better] = [tableTests.read(table), tableTests.read(not)];
    return {
      words: `${asked.words}, but it is not so that ${better.words}`,
      said: (posted) =>
        `${saidUnder(posted, asked)}, but it is not so that ${saidUnder(posted, better)}`,
      holds: (deal, posted) => asked.holds(deal, posted) && !better.holds(deal, posted),
    };
  },
);

type ByName<Test> = Readonly<Record<string, Test>>;

/** One test for each choice or reading of the house. */
function casesOf<Test, Tested extends { readonly words: string }>(
  tests: ByName<Test>,
  read: (test: Test) => Tested,
) {
  const cases = new Map(Object.entries(tests).map(([name, test]) => [name, read(test)]));
  const words = [...cases.values()].map((each) => each.words);
  return {
    words: `as the house has it: ${words.join('; or ')}`,
    under(name: string): Tested {
      const tested = cases.get(name);
      assert(tested !== undefined, `there is no test for ${name}`);
      return tested;
    },
  };
}

/** A test for each way in which a house may read the sheet. */
export const bySetting = handTests.defineWith(
  'by-setting',
  ['setting', 'tests'],
  (setting: string, tests: ByName<HandTest>) => {
    const { words, under } = casesOf(tests, handTests.read);
    const asked = (posted: Posted) => under(String(settingOf(posted, setting)));
    return {
      words,
      said: (posted) => saidUnder(posted, asked(posted)),
      holds: (deal, seat, posted) => asked(posted).holds(deal, seat, posted),
      cards: (deal, seat, posted) => cardsOf(asked(posted))(deal, seat, posted),
    };
  },
);

export const bySettingAtTable = tableTests.defineWith(
  'by-setting',
  ['setting', 'tests'],
  (setting: string, tests: ByName<TableTest>) => {
    const { words, under } = casesOf(tests, tableTests.read);
    const asked = (posted: Posted) => under(String(settingOf(posted, setting)));
    return {
      words,
      said: (posted) => saidUnder(posted, asked(posted)),
      holds: (deal, posted) => asked(posted).holds(deal, posted),
    };
  },
);

/** A test for each choice that a house may post. */
export const byChoice = handTests.defineWith(
  'by-choice',
  ['value', 'tests'],
  (value: string, tests: ByName<HandTest>) => {
    const { words, under } = casesOf(tests, handTests.read);
    const asked = (posted: Posted) => under(choiceOf(posted, value));
    return {
      words,
      said: (posted) => saidUnder(posted, asked(posted)),
      holds: (deal, seat, posted) => asked(posted).holds(deal, seat, posted),
      cards: (deal, seat, posted) => cardsOf(asked(posted))(deal, seat, posted),
    };
  },
);
