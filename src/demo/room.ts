// Who and what there is in a demo house. All of it is made up.
import type { Role } from '#house';

/** No other house is driven, or opened without a PIN. */
export const DEMO_NAME = 'DEMO HOUSE, nothing here is real';

/** Two of each role of which a rule wants two. */
export const DEMO_STAFF: readonly { readonly staff: string; readonly roles: readonly Role[] }[] = [
  { staff: 'demo-administrator', roles: ['administrator'] },
  { staff: 'demo-manager', roles: ['manager'] },
  { staff: 'demo-manager-2', roles: ['manager'] },
  { staff: 'demo-floor', roles: ['floor'] },
  { staff: 'demo-floor-2', roles: ['floor'] },
  { staff: 'demo-dealer', roles: ['dealer'] },
  { staff: 'demo-dealer-2', roles: ['dealer'] },
  { staff: 'demo-cage', roles: ['cage'] },
  { staff: 'demo-desk', roles: ['desk'] },
  { staff: 'demo-count', roles: ['count'] },
  { staff: 'demo-count-2', roles: ['count'] },
  { staff: 'demo-accounting', roles: ['accounting'] },
  { staff: 'demo-marketing', roles: ['marketing'] },
  { staff: 'demo-compliance', roles: ['compliance'] },
  { staff: 'demo-regulator', roles: ['regulator'] },
];

type Position = 'seated' | 'backline' | 'player-dealer';
type Person = 'patron' | 'tpp' | 'employee-off-duty';

/** A patron by number; `someone` has not given a name. */
type Seat = number | 'someone' | { readonly person: Person; readonly position: Position };

const TPP_BANKS = { person: 'tpp', position: 'player-dealer' } as const;
const PATRON_BANKS = { person: 'patron', position: 'player-dealer' } as const;
const BACKLINE = { person: 'patron', position: 'backline' } as const;
const OFF_DUTY = { person: 'employee-off-duty', position: 'seated' } as const;

interface DemoTable {
  readonly table: string;
  readonly seats: number;
  readonly game: string;
  readonly betting?: 'limit' | 'no-limit';
  readonly npn?: true;
  /** From the first seat on. */
  readonly people: readonly Seat[];
}

export const DEMO_TABLES: readonly DemoTable[] = [
  {
    table: 'demo-1',
    seats: 7,
    game: 'blackjack-poker',
    people: [TPP_BANKS, 1, 'someone', 2, 'someone'],
  },
  {
    table: 'demo-2',
    seats: 7,
    game: 'fortune-pai-gow-poker',
    people: [PATRON_BANKS, 3, 'someone', 'someone', 'someone'],
  },
  {
    table: 'demo-3',
    seats: 9,
    game: 'texas-holdem',
    betting: 'no-limit',
    people: [4, 'someone', 5, 'someone', 'someone', 'someone', 'someone'],
  },
  {
    table: 'demo-4',
    seats: 7,
    game: 'three-card-poker',
    people: [TPP_BANKS, 6, 'someone', 'someone', 'someone', BACKLINE],
  },
  {
    table: 'demo-5',
    seats: 9,
    game: 'omaha-high-low',
    people: [7, 'someone', 'someone', 'someone', 'someone', 'someone'],
  },
  {
    table: 'demo-6',
    seats: 7,
    game: 'ultimate-texas-holdem',
    people: [TPP_BANKS, OFF_DUTY, 8, 'someone', 'someone'],
  },
  {
    table: 'demo-7',
    seats: 9,
    game: 'ez-baccarat-panda-8',
    people: [TPP_BANKS, 'someone', 'someone', 9, 'someone', 'someone'],
  },
  {
    table: 'demo-8',
    seats: 7,
    game: 'pai-gow-tiles',
    npn: true,
    people: ['someone', 10, 'someone'],
  },
];

/** At a table whose sheet lets the round go on without it. */
export const DARK_SENSOR = { table: 'demo-4', seat: 4 };

/** It waits to be counted. */
export const DROPPED_BOX = 'demo-2';

export const COMMON_FUND = 'demo-fund';
/** The reserve of another approval, which pays for a jackpot that has none. */
export const PAYING_FUND = { fund: 'demo-hawaiian-fund', of: 'GEGA-001477' };

/** What poker collects, which pays for four of a kind. */
export const POKER_FUND = { fund: 'demo-poker-fund', of: 'GEGA-000626' };

export interface DemoPosting {
  readonly offering: string;
  readonly activity: string;
  readonly tables?: readonly string[];
  readonly paidBy?: string;
  /** Instead of some of the sample's. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Instead of all of the sample. */
  readonly document?: Readonly<Record<string, unknown>>;
}

export const POSTED: readonly DemoPosting[] = [
  { offering: 'demo-blazing-sevens', activity: 'hgc-blazing-sevens' },
  { offering: 'demo-fortune-pai-gow', activity: 'hgc-fortune-pai-gow-progressive' },
  { offering: 'demo-three-card', activity: 'hgc-three-card-poker-progressive' },
  { offering: 'demo-ultimate', activity: 'hgc-uth-progressive' },
  { offering: 'demo-asian-jackpot', activity: 'hgc-ca-asian-jackpot-1' },
  { offering: 'demo-fast-cash', activity: 'hgc-fast-cash-jackpots', paidBy: PAYING_FUND.fund },
  { offering: 'demo-bad-beat', activity: 'bay101-no-limit-bad-beat' },
  { offering: 'demo-omaha-bad-beat', activity: 'bay101-omaha-bad-beat' },
  {
    offering: 'demo-poker-bonus',
    activity: 'bay101-poker-bonus-hand-progressive',
    tables: ['demo-3', 'demo-5'],
  },
  { offering: 'demo-baccarat-bonus', activity: 'bay101-baccarat-bonus-hand' },
];

export const SUSPENDED: DemoPosting = {
  offering: 'demo-bonus-hand',
  activity: 'bay101-bonus-hand-progressive-v1-1',
};

/** It waits for its second person. */
export const PROPOSED: DemoPosting = {
  offering: 'demo-cash-in-a-flash',
  activity: 'hgc-cash-in-a-flash',
};

const NAMES = [
  'Ada Example',
  'Ben Sample',
  'Cleo Specimen',
  'Dan Placeholder',
  'Eve Madeup',
  'Fay Nobody',
  'Gil Fictional',
  'Hal Pretend',
  'Ida Invented',
  'Jon Imaginary',
  'Kit Mockup',
  'Lea Sketch',
];

/** Made up: the addresses don't exist, and tax numbers that begin with 900-00 are not given out. */
function factsOf(fullName: string, index: number): Readonly<Record<string, string>> {
  const [givenNames = '', familyName = ''] = fullName.split(' ');
  return {
    givenNames,
    familyName,
    birthDate: `19${60 + 3 * index}-0${1 + (index % 9)}-01`,
    address: `${100 + index} Made-up Street, Nowhere`,
    documentKind: 'id-card',
    documentNumber: `DEMO-${1000 + index}`,
    documentExpires: '2039-12-31',
    taxNumber: `900-00-${1000 + index}`,
  };
}

export const patronNumbered = (number: number): string => `demo-patron-${number}`;

export const PATRONS = NAMES.map((fullName, index) => ({
  patron: patronNumbered(index + 1),
  facts: factsOf(fullName, index),
}));

export const EXCLUDED = patronNumbered(PATRONS.length);
