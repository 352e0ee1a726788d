// What regulators ask of the signs of promotions, over every sheet there is.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { sure } from '#result';
import {
  type Activity,
  approvedSheet,
  decodeOffering,
  type PostingSheet,
  postingOf,
} from '../index.ts';

const sheetOf = (activity: Activity): PostingSheet =>
  sure(postingOf(activity, sure(decodeOffering(activity, activity.sample))));

/** Their documents have no word about claims: one shares what others award, the other collects. */
const WITHOUT_CLAIMS = ['hgc-poker-jackpot-share-options', 'hgc-paid-collection-year'];

/** Their documents name no fund. */
const WITHOUT_FUND = ['hgc-lucky-table', 'hgc-paid-collection-year', 'hgc-wheel-of-cards'];

/** The player-dealer has what the hand of the bank brings. */
const TO_THE_BANK = ['hgc-paid-collection-year'];

/** Their progressives pay so many for one by the document; every other sheet pays dollars. */
const SAY_FOR = ['sd-four-card-poker', 'ma-crazy-4-poker'];

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))(
  'the posting of %s',
  (id, activity) => {
    const { sections } = sheetOf(activity);
    const written = new Map(sections.map((section) => [section.id, JSON.stringify(section)]));

    test('says the prizes, who can win, where and when, and how a prize is claimed', () => {
      const wanted = ['prizes', 'eligibility', 'times'];
      const fund = WITHOUT_FUND.includes(id) ? [] : ['fund'];
      const claim = WITHOUT_CLAIMS.includes(id) ? [] : ['claim'];
      expect([...wanted, ...fund, ...claim].filter((each) => !written.has(each))).toEqual([]);
    });

    test('has no figure on its approved sheet for an end that its document leaves open', () => {
      const wall = JSON.stringify(approvedSheet(activity).sections);
      expect(
        wall.match(/\$0\.01 (?:or more|to)|\$0 or more|(?<![$,\d])[01] or more\b|as in \d/g),
      ).toBeNull();
    });

    test('says “for” of odds only where its document does', () => {
      const isSaid = /\d\s+for\s+(?:1|one)\b/i.test([...written.values()].join(' '));
      expect(isSaid).toBe(SAY_FOR.includes(id));
    });

    test('says of cards that are no single player’s that everyone at the table is in the prize', () => {
      const isOfTable = activity.rows.some(({ when }) => when.of === 'table');
      const isSaid = written.get('shares')?.includes('veryone at the table') === true;
      expect(isSaid || !isOfTable || TO_THE_BANK.includes(id)).toBe(true);
    });

    test('says days and hours as people do, and no choice by a name for programs', () => {
      const wall = [...written.values()].join(' ');
      expect(wall.match(/\b\d{4}-\d\d-\d\d\b|\b\d\d?:\d\d\b(?! [ap]m)/g)).toBeNull();
      expect(wall.match(/\b\d{1,2} [A-Z][a-z]{2,8} (?:19|20)\d\d\b/g)).toBeNull();
      expect(wall.match(/: [a-z][\w-]* – /g)).toBeNull();
    });

    test('says nothing twice of a fee', () => {
      expect(written.get('fees') ?? '').not.toMatch(/\b([\w ]{8,}), \1\b/i);
    });

    test('says that the house pays where no player has', () => {
      const isOfHouse = written.get('fund')?.includes('Prizes are paid by the house') === true;
      expect(isOfHouse).toBe(activity.fund.source === 'house');
    });

    test('says that no player’s money is in it where the house pays and takes no fee', () => {
      const isSaid = written.get('fund')?.includes('with no money from players') === true;
      expect(isSaid).toBe(activity.fund.source === 'house' && activity.fees.length === 0);
    });
  },
);

test.each([
  ['advertisedAs', { advertisedAs: 'Sevens pay 300 for 1' }],
  ['restrictions[1]', { restrictions: ['No phones.', 'A pair pays 2-for-1.'] }],
])('a house that says “for” of odds itself is refused: %s', (field, more) => {
  const [activity] = ACTIVITIES.filter(({ id }) => id === 'hgc-blazing-sevens') as [Activity];
  const decoded = decodeOffering(activity, { ...activity.sample, ...more });
  expect(decoded).toMatchObject({
    ok: false,
    error: [
      { path: `offering.${field}`, message: expect.stringContaining('write odds with "to"') },
    ],
  });
  const right = { restrictions: ['A pair pays 2 to 1, for one player at a time.'] };
  expect(decodeOffering(activity, { ...activity.sample, ...right }).ok).toBe(true);
});

const sectionOf = (id: string, section: string): string => {
  const [activity] = ACTIVITIES.filter((each) => each.id === id) as [Activity];
  return JSON.stringify(sheetOf(activity).sections.find((each) => each.id === section));
};

test('a wager whose lines are all shared alike is named once', () => {
  const shares = sectionOf('ma-crazy-4-poker', 'shares');
  expect(shares).toContain('"caption":"Cover All"');
});

test('names with commas in them are kept apart by semicolons', () => {
  expect(sectionOf('hgc-big-spin', 'times')).toContain("Texas Hold'em, Omaha, ");
  expect(sectionOf('hgc-lucky-table', 'times')).toContain(
    "Texas Hold'em; No Limit Hold'em; Limit Buy In, No Limit Hold'em; ",
  );
  expect(sectionOf('hgc-lucky-table', 'times')).toContain('; Pokara; and 9 1/2');
  expect(sectionOf('hgc-ca-asian-jackpot-1', 'shares')).toContain(
    'Three 3s of one color, in a line; Three 3s of one suit, in a line; ',
  );
});

test('what holds at some hours only is said with them, and not denied elsewhere', () => {
  expect(sectionOf('bay101-limit-bad-beat', 'times')).toContain(
    '"Prize multiplier (Monday, 6:00 pm to 10:00 pm, limits $4-$8 and $6-$12)","text":"4"',
  );
  expect(sectionOf('bay101-prize-wheel', 'times')).toContain(
    '"Guaranteed minimum of a spin (Every day, 4:00 pm to 6:00 pm)","text":"$50"',
  );
  expect(sectionOf('bay101-prize-wheel', 'values')).not.toContain('Guaranteed minimum');
});

test('a large count has its commas', () => {
  expect(sectionOf('bay101-poker-tournaments', 'values')).toContain('"text":"10,000"');
});

test('a line of the chart is not explained in its own words', () => {
  expect(sectionOf('bay101-match-play', 'prizes').match(/The wager pushes/g)).toHaveLength(1);
});

test('a table is headed by its games, its wager and its chart, told apart', () => {
  expect(sectionOf('bay101-bonus-hand-progressive', 'prizes')).toContain(
    "All games – Jackpot fee on the player's hand – Qualifying hands: A",
  );
});
