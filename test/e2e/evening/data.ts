// Who is in the card room of the evening, and what is posted there.

/** Everyone except the administrator, who opens the house. */
export const STAFF = [
  { staff: 'max', roles: ['manager'] },
  { staff: 'mary', roles: ['marketing'] },
  { staff: 'abe', roles: ['accounting'] },
  { staff: 'carl', roles: ['compliance'] },
  { staff: 'rex', roles: ['regulator'] },
  { staff: 'flo', roles: ['floor'] },
  { staff: 'fred', roles: ['floor'] },
  { staff: 'cora', roles: ['cage'] },
  { staff: 'desi', roles: ['desk'] },
  { staff: 'cleo', roles: ['count'] },
  { staff: 'colin', roles: ['count'] },
  // A dealer at each table.
  { staff: 'dana', roles: ['dealer'] },
  { staff: 'dean', roles: ['dealer'] },
  { staff: 'dora', roles: ['dealer'] },
  { staff: 'drew', roles: ['dealer'] },
  { staff: 'dot', roles: ['dealer'] },
] as const;
export type Badge = 'ada' | (typeof STAFF)[number]['staff'];

/** From $5,000 on a manager signs, and surveillance has looked. */
export const SETTINGS = {
  dayStart: '06:00',
  trayLimit: '600.00',
  unreasonableFee: '1000.00',
  identityFrom: '600.00',
  signOffs: [{ from: '5000.00', role: 'manager' }],
  surveillanceFrom: '5000.00',
  leastAge: 21,
};

interface Table {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly dealer: Badge;
  readonly offering: string;
  /** Who sits where, from the first seat on. */
  readonly patrons: readonly string[];
}

export const TABLES: readonly Table[] = [
  {
    table: 'T1',
    game: 'blackjack-poker',
    seats: 7,
    dealer: 'dana',
    offering: 'blazing',
    patrons: ['ann', 'ben', 'cal', 'dee'],
  },
  {
    table: 'T2',
    game: 'fortune-pai-gow-poker',
    seats: 7,
    dealer: 'dean',
    offering: 'fortune',
    patrons: ['pam', 'quinn', 'rose'],
  },
  {
    table: 'T3',
    game: 'fortune-pai-gow-poker',
    seats: 7,
    dealer: 'dora',
    offering: 'fortune',
    patrons: ['sam', 'tess', 'eve'],
  },
  {
    table: 'T4',
    game: 'texas-holdem',
    seats: 9,
    dealer: 'drew',
    offering: 'badbeat',
    // The player in the fifth seat is unknown.
    patrons: ['bea', 'bob', 'bill', 'bess'],
  },
  {
    table: 'T5',
    game: 'three-card-poker',
    seats: 7,
    dealer: 'dot',
    offering: 'threecard',
    patrons: ['tia', 'uma', 'vic', 'wes'],
  },
];

/** Seats that bank. */
export const BANKS: readonly string[] = ['quinn', 'tess', 'uma'];

/** Shares the win of seat 1 at T2, and does not play. */
export const PARTNER = 'pete';

const TIMES = {
  from: '2026-11-16T06:00:00-08:00',
  until: '2027-01-31T23:59:00-08:00',
  hours: [{ from: '10:00', until: '02:00' }],
};

/** The offering, its activity, and what is posted of it. */
export const POSTED = [
  [
    'blazing',
    'hgc-blazing-sevens',
    { values: { seed: '1000.00', reseed: '1000.00', adminFee: '8.00' }, ...TIMES },
  ],
  [
    'fortune',
    'hgc-fortune-pai-gow-progressive',
    {
      // Hand 40%, room 60%.
      options: { shares: 'B' },
      values: { seed: '20000.00', reseed: '5000.00', adminFee: '8.00' },
      ...TIMES,
    },
  ],
  [
    'badbeat',
    'bay101-no-limit-bad-beat',
    {
      // Four of a kind, beaten; losing hand 50%, winning hand 25%, table 25%.
      options: { hands: 'A', shares: 'B' },
      values: {
        seed: '10000.00',
        reseed: '1000.00',
        cap: '25000.00',
        daily: '50.00',
        increaseTime: 'every morning at 6 am',
        chip: '1.00',
        adminFee: '5.00',
      },
      ...TIMES,
    },
  ],
  // Its seed and reseed are $3,000, as its sheet says.
  ['threecard', 'hgc-three-card-poker-progressive', { values: { adminFee: '8.00' }, ...TIMES }],
] as const;

/** The ID of the person who is paid: what the document says. */
export const documentOf = (patron: string) => ({
  kind: 'passport',
  number: `P${patron.toUpperCase()}7654321`,
  givenNames: patron,
  familyName: 'Winner',
  birthDate: '1980-05-17',
  expires: '2030-01-31',
});
/** Of each patron another one: the letters of their name as digits. */
export const taxNumberOf = (patron: string): string => {
  const [one = 0, two = 0, three = 0] = [...patron].map((letter) => letter.charCodeAt(0) - 97);
  const digits = [one, two, three].map((each) => String(each).padStart(2, '0')).join('');
  return `900-${digits.slice(0, 2)}-${digits.slice(2)}`;
};
