// A posting is complete: whatever a sheet says is on it, and whatever the document has a heading or a
// number for. The headings are typed from the documents.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { sure } from '#result';
import {
  type Activity,
  approvedSheet,
  decodeOffering,
  findActivity,
  makeActivity,
  type PostingSheet,
  postingOf,
} from '../index.ts';

/** Where each part of a sheet stands on its posting; or why it does not. A part that is added to the
 * sheets has to say it here. */
const POSTED: Readonly<Record<keyof Activity, string>> = {
  title: 'head',
  venue: 'head',
  approvalIds: 'head',
  summary: 'head',
  games: 'times',
  gamesNote: 'times',
  gamesListed: 'times',
  gamesNamed: 'times',
  betting: 'times',
  options: 'options',
  values: 'the section that asks for each, and the rest under values',
  fees: 'fees',
  fund: 'fund',
  rows: 'prizes',
  nested: 'prizes',
  several: 'prizes',
  multiplier: 'multiplier',
  eligibility: 'eligibility',
  claim: 'claim',
  noPurchase: 'no-purchase, or purchase where no statement is required',
  procedure: 'procedure',
  keypad: 'procedure: its steps, and what is done when it fails',
  rules: 'rules',
  records: 'records',
  confirmedBy: 'procedure, in words',
  term: 'times: the posted dates, and rules in words',
  drum: 'procedure and rules, in words',
  shows: 'procedure and rules, in words',
  board: 'procedure and rules, in words',
  pool: 'procedure and rules, in words',
  instruments: 'procedure and rules, in words',
  tournament: 'procedure and rules, in words',
  rewards: 'procedure and rules, in words',
  oddChips: 'rules, in words',
  id: 'not: a name for programs',
  kind: 'not: a name for programs',
  looksAt: 'not: how hands are counted',
  posting: 'not: what it asks for is there',
  multipliedWithin: 'not: a reading',
  oneForAll: 'not: a reading',
  readings: 'not: ours, and no part of the document',
  check: 'not: it refuses postings',
  sample: 'not: made up',
};

/** All words of a sheet. */
const textOf = ({ title, summary, sections }: PostingSheet): string =>
  JSON.stringify([title, summary, sections]);

const inText = (words: string): string => JSON.stringify(words).slice(1, -1);

const posted = (activity: Activity): string =>
  textOf(sure(postingOf(activity, sure(decodeOffering(activity, activity.sample)))));

interface Said {
  readonly clause: string;
  readonly texts: readonly string[];
}

const TEXTS = ['words', 'title'];

/** Everything in a sheet that has a place in the document, with its texts. */
function saidIn(value: unknown): readonly Said[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(saidIn);
  const fields = Object.entries(value);
  const inside = fields.flatMap(([, each]) => saidIn(each));
  const clause = fields.find(([name]) => name === 'clause')?.[1];
  if (typeof clause !== 'string') return inside;
  const texts = fields.flatMap(([name, each]) => (TEXTS.includes(name) ? [each].flat() : []));
  return [{ clause, texts: texts.filter((text) => typeof text === 'string') }, ...inside];
}

/** The parts that a posting is made of. */
const partsOf = (activity: Activity): unknown =>
  Object.entries(activity).flatMap(([name, part]) =>
    POSTED[name as keyof Activity].startsWith('not') ? [] : [part],
  );

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))('%s', (_, sheet) => {
  const { procedure, rules, records, claim, keypad } = sheet;
  // Rules that only another reading brings are not in force.
  const { eligibility } = makeActivity(sheet);
  const sentences = [
    ...[...procedure, ...rules, ...eligibility].map(({ words }) => words),
    ...records,
    ...claim.words,
  ];

  test('every sentence of the sheet is on the posting and on the approved sheet', () => {
    for (const text of [posted(sheet), textOf(approvedSheet(sheet))]) {
      expect(sentences.filter((words) => !text.includes(inText(words)))).toEqual([]);
    }
  });

  test('so is what is done when a sensor fails, if the sheet says it', () => {
    const { kind = 'not-stated', words = '' } = keypad?.sensorFault ?? {};
    expect(posted(sheet).includes(inText(words)) || kind === 'not-stated').toBe(true);
  });

  test('every fee, option and row of the approved sheet is on it', () => {
    const text = textOf(approvedSheet(sheet));
    const titles = [...sheet.fees, ...Object.values(sheet.options)].map(({ title }) => title);
    expect(titles.filter((title) => !text.includes(inText(title)))).toEqual([]);
  });
});

/** Documents that want all rules and procedures displayed, by where they say so. */
// biome-ignore format: a line for each document
const WANT_ALL = [
  'hgc-blazing-sevens', 'hgc-ca-asian-progressive-bad-beat', 'hgc-car-giveaway', 'hgc-caribbean-stud-bonus-hands',
  'hgc-caribbean-stud-jackpot', 'hgc-cash-in-a-flash', 'hgc-fast-cash-jackpots', 'hgc-fortune-7-progressive',
  'hgc-four-of-a-kind-poker', 'hgc-high-hand-happy-hours', 'hgc-march-madness-bracket', 'hgc-match-play',
  'hgc-pocket-aces-cracked', 'hgc-pro-football', 'hgc-royal-flush-on-the-flop', 'hgc-shuffle-master-classic-qualifier',
  'hgc-splash-pot', 'hgc-sports-grid', 'hgc-three-card-poker-progressive', 'hgc-three-of-a-kind-on-the-flop',
  'hgc-uth-progressive', 'hgc-fortune-pai-gow-progressive',
  'bay101-poker-bonus-hand-progressive', 'bay101-dead-chip', 'bay101-match-play', 'bay101-bonus-hand-progressive',
  'bay101-prize-wheel', 'bay101-pai-gow-poker-bonus-hand', 'bay101-poker-high-hand-bonus', 'bay101-aces-cracked',
  'bay101-blazing-7s', 'bay101-no-limit-bad-beat', 'bay101-omaha-bad-beat', 'bay101-limit-bad-beat',
  'bay101-poker-tournaments', 'bay101-baccarat-bonus-hand', 'bay101-bonus-hand-progressive-v1-1',
];

const sheetNamed = (id: string): Activity => sure(findActivity(id, ACTIVITIES));

test.each(WANT_ALL)('%s: the document wants its procedures displayed', (id) => {
  const { posting, procedure } = sheetNamed(id);
  expect(posting.items).toContain('procedure');
  expect(procedure.length).toBeGreaterThan(0);
});

/** Rules that are easily left to the staff, and belong on the wall. */
// biome-ignore format: a line for each
const ON_THE_WALL: readonly (readonly [sheet: string, clause: string, words: RegExp])[] = [
  ['hgc-blazing-sevens', 'Equipment: a sensor fails', /If a sensor fails: The chips go back to the players, and there is no jackpot until/],
  ['hgc-three-card-poker-progressive', 'Equipment: a sensor fails', /If a sensor fails: The dollar or a house button lies on the sensor/],
  ['hgc-fortune-pai-gow-progressive', 'Equipment: a sensor fails', /If a sensor fails: A dice cup takes the place/],
  ['bay101-bonus-hand-progressive', 'Object and Summary, 3: the sensor stays dark', /If a sensor fails: A button shows that the player takes part/],
  ['bay101-blazing-7s', 'Object and Summary, 2: the sensor stays dark', /If a sensor fails: A button shows that the player takes part/],
  ['bay101-bonus-hand-progressive-v1-1', 'Object and Summary, 3: the sensor stays dark', /If a sensor fails: A button shows that the player takes part/],
  ['hgc-splash-pot', 'Object and Summary: the randomizer', /mixed in a bin, a basket, a lottery ball machine or another randomizer without electronics, one for each eligible poker table/],
  ['sd-four-card-poker', '(16)(b)ii: envy hands stay face up', /A hand that brings envy stays face up until everyone is paid/],
  ['ma-crazy-4-poker', 's.13(e)b: envy hands stay face up', /A hand that brings envy stays face up/],
  ['hgc-four-of-a-kind-poker', 'Eligibility: verified by a floor person', /A floor person must verify the hand, or it does not qualify/],
  ['hgc-high-hand-happy-hours', 'Eligibility Requirements: verified by a floor person', /floor person must verify the hand/i],
  ['hgc-pocket-aces-cracked', 'Eligibility Requirements: verified by a floor person', /a floor person verifies both hands/],
  ['hgc-car-giveaway', 'Eligibility Requirements: verified by a CSR', /calls a CSR, who verifies the hand/],
  ['bay101-no-limit-bad-beat', 'Eligibility Requirements: verified by a representative', /representative confirms both hands before anything is paid/],
  ['hgc-uth-progressive', 'Funding: how the seed is repaid', /is repaid its seed and anything else it lends once the reserve has enough/],
  ['hgc-ca-asian-progressive-bad-beat', 'Funding: how the seed is repaid', /is repaid its seed once the fund has \$5,000/],
  ['bay101-limit-bad-beat', 'Funding: how the seed is repaid', /is repaid its seed and anything else it lends once the reserve has enough/],
  ['hgc-splash-pot', 'Funding: the house is not repaid', /What the house puts in is not repaid/],
];

test.each(ON_THE_WALL)('%s: %s', (id, _, words) => {
  expect(posted(sheetNamed(id))).toMatch(words);
});

const COMMON =
  'Advertising | Eligible Controlled Games | Object and Summary | Qualifying Hands | ' +
  'Eligibility Requirements | Funding | Administrative Fees | No Purchase Necessary';
const CA_ASIAN =
  'Prize | Funding | No Purchase Necessary | Eligibility | Qualifying Hands, Pai Gow Poker | ' +
  'Qualifying Hands, Pan 9 | Qualifying Hands, Blackjack Poker | Qualifying Hands, 13 Card | ' +
  'Qualifying Hands, Pai Gow Tiles | Qualifying Hands, Pokara | Qualifying Hands, Baccarat | ' +
  'Third Party Provider of Proposition Player Services | Base Game Rules';
const CARIBBEAN =
  'Summary of Game | The Jackpot Fund | No Change in the Underlying Game Rules | Equipment | ' +
  'Jackpot Collection Procedure | No Purchase Necessary Play | ' +
  'Notice of Collection and Accounting Procedures | Administrative Fee | ' +
  'Third Party Proposition Players | Eligibility for the Jackpot Prize | ' +
  'Jackpot Promotion Prize Schedule And Seed';
const PROMOTION =
  'Advertising | Object and Summary | Eligibility Requirements | Prize | Funding | ' +
  'Administrative Fees | No Purchase Necessary';

const numbered = (count: number, name = 'rule'): string =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`).join(' | ');

/** The headings and numbers of each document under which there is something to display. */
// biome-ignore format: a line for each document
const HEADINGS: Readonly<Record<string, string>> = {
  'hgc-beat-the-dealer': 'Opening paragraph | Paragraphs on the double-up | Paragraphs on the drawing | Qualifying Hands, Poker Games | Qualifying Hands, California Games | Closing paragraphs',
  'hgc-big-spin': `Introduction | ${numbered(11)}`,
  'hgc-blackjack-poker-car-drawing': `Introduction | Qualifications | ${numbered(11)}`,
  'hgc-blazing-sevens': `${COMMON} | Prize | Equipment`,
  'hgc-ca-asian-progressive-bad-beat': 'Advertising | Eligible Controlled Games | Object and Summary | Qualifying Hands, Pai Gow Poker | Qualifying Hands, Baccarat and Pan | Qualifying Hands, Blackjack Poker | Qualifying Hands, 13 Card | Qualifying Hands, Pai Gow Tiles | Eligibility Requirements | Prize | Payout Structure | Funding | Administrative Fee | No Purchase Necessary',
  'hgc-ca-asian-jackpot-1': CA_ASIAN,
  'hgc-ca-asian-jackpot-2': CA_ASIAN,
  'hgc-ca-asian-jackpot-3': CA_ASIAN,
  'hgc-ca-asian-jackpot-4': CA_ASIAN,
  'hgc-ca-asian-jackpot-5': CA_ASIAN,
  'hgc-car-drawing': `Introduction | Qualifications, A | Qualifications, B | ${numbered(9)} | Closing notice`,
  'hgc-car-giveaway': `${COMMON} | Prize`,
  'hgc-caribbean-stud-bonus-hands': `${CARIBBEAN} | Qualifying Designated Bonus Hands`,
  'hgc-caribbean-stud-jackpot': `${CARIBBEAN} | Qualifying Jackpot Hand Chart`,
  'hgc-cash-drawing': `Introduction | ${numbered(9)}`,
  'hgc-cash-in-a-flash': 'Summary of Game | Funding | No Change in the Underlying Game Rules | Equipment | Jackpot Collection Procedure | No Purchase Necessary Play | Notice of Collection and Accounting Procedures | Qualifying Hands | Collection Rates',
  'hgc-fast-cash-jackpots': `${COMMON} | Prize`,
  'hgc-fortune-7-progressive': 'Advertising Requirements | Controlled Game | Object and Summary | Qualifying Hands | Eligibility Requirements | Progressive Winners | Fixed Prize | Prize Payout Structure | Funding | Administrative Fees | No Purchase Necessary Table Requirement',
  'hgc-four-of-a-kind-poker': 'Advertised Names | Controlled Game | Rules of Play | Qualifying Hands | Prize | Prize Payout Structure | Eligibility | Funding | Administrative Fees | No Purchase Necessary',
  'hgc-poker-jackpot-share-options': 'Qualifying Jackpot Hand Charts',
  'hgc-high-hand-happy-hours': `${COMMON} | Prize`,
  'hgc-high-hand': "Introduction | Designated High Hands, Texas Hold'em | Designated High Hands, Crazy Pineapple | Designated High Hands, Omaha | Designated High Hands, Mexican Poker | Designated High Hands, Pan 9 | Designated High Hands, Pai Gow Poker | Designated High Hands, Hawaiian Blackjack | Funding",
  'hgc-lucky-table': `paragraph 1 | paragraph 2 | paragraph 3 | ${numbered(4)}`,
  'hgc-march-madness-bracket': `${PROMOTION} | Eligible Controlled Game`,
  'hgc-match-play': 'Advertising | Controlled Game | Rules of Play | Match Play Certificate | Free Play Certificate | Eligibility | Prize | Funding | No Purchase Necessary',
  'hgc-paid-collection-year': numbered(2),
  'hgc-player-tracking-rewards': 'Introduction | Qualifications | Player Club Card Description | How Credits are Earned and Eligibility | How Credits are Redeemed | Prize | Funding | General Rules That Apply To This Promotion',
  'hgc-pocket-aces-cracked': `${PROMOTION} | Controlled Game`,
  'hgc-double-or-nothing-sit-n-go': `Tournament Rules | ${numbered(28)}`,
  'hgc-pro-football': `${PROMOTION} | Eligible Controlled Games`,
  'hgc-royal-flush-on-the-flop': `${COMMON} | Prize`,
  'hgc-shuffle-master-classic-qualifier': 'Advertising | Eligible Controlled Games | Qualifying Hands | Eligibility Requirements | Prize | Funding | Administrative Fees | No Purchase Necessary',
  'hgc-splash-pot': `${PROMOTION} | Eligible Controlled Games`,
  'hgc-sports-grid': numbered(19),
  'hgc-three-card-poker-progressive': 'Advertising | Eligible Controlled Games | Object and Summary | Eligibility Requirements | Progressive Prize | Fixed Prize | Prize Payout Structure | Funding | Administrative Fees | No Purchase Necessary | Equipment',
  'hgc-three-of-a-kind-on-the-flop': `${COMMON} | Prize | Three of a Kind on the Flop Promotion`,
  'hgc-uth-progressive': `${COMMON} | Prize Payout Structure | Equipment`,
  'hgc-wheel-of-cards': `Introduction | Qualifications, A | Qualifications, B | ${numbered(10)}`,
  'hgc-fortune-pai-gow-progressive': `${COMMON} | Prize | Prize Payout Structure | Equipment`,
  'bay101-poker-bonus-hand-progressive': COMMON,
  'bay101-dead-chip': 'Advertising | Eligible Controlled Games | Object and Summary | Dead Chips | Eligibility Requirements | Funding | Administrative Fees | No Purchase Necessary',
  'bay101-match-play': 'Advertising | Eligible Controlled Games | Object and Summary | Match Play Coupon | Free Play Chip(s) | Bonus Play Chip(s) | Eligibility Requirements | Funding | Administrative Fees | No Purchase Necessary',
  'bay101-bonus-hand-progressive': `${COMMON} | Prize Amount`,
  'bay101-prize-wheel': `${COMMON} | Qualifying Hand Chart | Guaranteed Prize Minimum`,
  'bay101-pai-gow-poker-bonus-hand': 'Advertising | Eligible Controlled Games | Qualifying Hands | Eligibility Requirements | Prize | Funding | Administrative Fees | No Purchase Necessary',
  'bay101-poker-high-hand-bonus': COMMON,
  'bay101-aces-cracked': 'Advertising | Eligible Controlled Games | Object and Summary | Eligibility Requirements | Funding | Administrative Fees | No Purchase Necessary',
  'bay101-blazing-7s': `${COMMON} | Prize | Equipment`,
  'bay101-no-limit-bad-beat': `${COMMON} | Prize Multiplier | Prize Payout Structure`,
  'bay101-omaha-bad-beat': `${COMMON} | Prize | Prize Multiplier | Prize Payout Structure`,
  'bay101-limit-bad-beat': `${COMMON} | Prize | Prize Multiplier | Prize Payout Structure`,
  'bay101-poker-tournaments': 'Advertising | Gaming Activities Played with Tournaments | Tournament Log | Eligible Controlled Games | Bounties | Tournament Entry | Tournament Structure | Tournament Prize Amounts & Source of Funds | Regular Prize Pool | Tournament Prize Structure | World Series of Poker Tournament | Entities Involved Other than the House | No Purchase Necessary',
  'bay101-baccarat-bonus-hand': `${COMMON} | Prize | Prize Payout Structure`,
  'bay101-bonus-hand-progressive-v1-1': `${COMMON} | Prize | Progressive Prize | Fixed Prize | Equipment`,
  'saratoga-hi-lo-progressive': 'Entries | Playing the Game | Prize amounts | Exclusions | Additional Rules',
  'sd-four-card-poker': Array.from({ length: 16 }, (_, index) => `(${index + 1})`).join(' | '),
  'ma-crazy-4-poker': Array.from({ length: 13 }, (_, index) => `s.${index + 2}`).join(' | '),
};

test('every document is in the table of headings', () => {
  expect(Object.keys(HEADINGS)).toEqual(ACTIVITIES.map(({ id }) => id));
});

/** The places that a citation names: `rules 3, 5 and 7`, `rules 3 to 7`, `(3), (12)`, `s.7 to s.9`. */
function placesIn(clause: string): readonly string[] {
  const [, rules = ''] = /^rules? (.*)/.exec(clause) ?? [];
  const [, first, last] = /(\d+)\)? to (?:s\.)?\(?(\d+)/.exec(clause) ?? [];
  const between = Array.from(
    { length: Math.max(Number(last ?? 0) - Number(first ?? 0) + 1, 0) },
    (_, index) => Number(first) + index,
  );
  const numbers = [...(rules.match(/\d+/g) ?? []), ...between];
  return [
    clause,
    ...clause.split(', '),
    ...numbers.map((number) => `rule ${number}`),
    ...between.map((number) => `s.${number}`),
  ];
}

test.each(Object.entries(HEADINGS))(
  '%s: every heading of the document is posted',
  (id, headings) => {
    const sheet = sheetNamed(id);
    const text = textOf(approvedSheet(sheet));
    const isOn = (words: string): boolean =>
      text.includes(inText(words)) || text.includes(inText(words.split(': ').at(-1) ?? words));
    // Age and how often a person may win are rules about persons too.
    const persons = makeActivity(sheet).eligibility;
    const places = [...saidIn(partsOf(sheet)), ...saidIn(persons)]
      .filter(({ texts }) => texts.some(isOn))
      .flatMap(({ clause }) => placesIn(clause));
    const isPosted = (heading: string): boolean =>
      places.some((place) => place.startsWith(heading) && !/^\w/.test(place.slice(heading.length)));
    expect(headings.split(' | ').filter((heading) => !isPosted(heading))).toEqual([]);
  },
);
