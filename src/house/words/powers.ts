// How much one badge may do alone: what is counted, how much of it by each profile, and the amounts that no house goes above.

/** What is counted: money in cents, everything else by the piece. */
export const KINDS = [
  'cash',
  'coupons',
  'rewards',
  'prizes-used',
  'tickets',
  'patrons',
  'lookups',
  'changes',
  'cards',
  'picks',
  'attempts',
  'scans',
  'sales',
  'vouchers',
  'absences',
  'cancels',
  'clocks',
  'removals',
  'adjustments',
] as const;
export type PowerKind = (typeof KINDS)[number];

/** In money, of which an act has a limit of its own. */
const MONEY: readonly PowerKind[] = ['cash', 'coupons', 'rewards', 'prizes-used', 'adjustments'];
export const isMoneyKind = (kind: PowerKind): boolean => MONEY.includes(kind);

/** Dollars or pieces: in one act, and by one badge in a gaming day. */
export interface Limit {
  readonly each: number;
  readonly day: number;
}

// biome-ignore format: a row a line
const STANDARD: Readonly<Record<PowerKind, Limit>> = {
  cash:          { each: 600, day: 5_000 },
  coupons:       { each: 100, day: 500 },
  rewards:       { each: 100, day: 500 },
  'prizes-used': { each: 600, day: 5_000 },
  tickets:       { each: 5, day: 20 },
  patrons:       { each: 1, day: 60 },
  lookups:       { each: 1, day: 40 },
  changes:       { each: 1, day: 60 },
  cards:         { each: 1, day: 20 },
  picks:         { each: 1, day: 30 },
  attempts:      { each: 1, day: 100 },
  scans:         { each: 500, day: 2_000 },
  sales:         { each: 1, day: 200 },
  vouchers:      { each: 1, day: 30 },
  absences:      { each: 1, day: 20 },
  cancels:       { each: 1, day: 20 },
  clocks:        { each: 1, day: 20 },
  removals:      { each: 1, day: 5 },
  adjustments:   { each: 600, day: 5_000 },
};

/** What goes beyond the limits of `standard` is a rare night; half of them is a house that would rather
 * ask twice. What counts one at a time stays one at a time. */
const scaled = (by: (amount: number) => number) =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const { each, day } = STANDARD[kind];
      return [kind, { each: each === 1 ? 1 : by(each), day: by(day) }];
    }),
  ) as Readonly<Record<PowerKind, Limit>>;

export const PROFILES = ['small-room', 'standard', 'strict'] as const;
type Profile = (typeof PROFILES)[number];

/** In a small room few people share the work: each badge does more of it, and the other person may
 * have the same role. */
export const LIMITS: Readonly<Record<Profile, Readonly<Record<PowerKind, Limit>>>> = {
  'small-room': scaled((amount) => amount * 2),
  standard: STANDARD,
  strict: scaled((amount) => Math.floor(amount / 2)),
};

/** No settings go above these. */
export const FLOORS = scaled((amount) => amount * 4);

/** All badges together: so many times what one of them may. */
export const BADGES_A_HOUSE = 10;

/** From which part of a limit on its use is told: four fifths. */
export const NEAR = { of: 4, in: 5 } as const;

/** What a badge alone may move with the sealed code, in dollars and gaming day, and for how long. */
export const GLASS_LIMIT = 600;
export const GLASS_MS = 2 * 3_600_000;

/** From so many dollars that one act pays out on, the second person is of control. */
export const CONTROL_FROM = 10_000;

/** How long a proposal stands: that of a posting a week, any other a day. */
export const PROPOSAL_MS = 24 * 3_600_000;
export const POSTING_MS = 7 * PROPOSAL_MS;
export const POSTINGS: readonly string[] = [
  'post-offering',
  'change-offering',
  'withdraw-offering',
];

/** A badge that somebody has given is no second person to them for so long. */
export const FRESH_MS = 7 * PROPOSAL_MS;

/** How long a holder has to set a PIN once two people have agreed. */
export const ENROLLMENT_MS = 10 * 60_000;

/** Cents or pieces by kind. */
export type Moved = Partial<Record<PowerKind, bigint>>;

/** What a badge, or all of them, has used of its limits in a gaming day. */
export interface Used {
  readonly day: string;
  readonly sums: Moved;
}

/** How much a house lets one badge do, as it stands in its settings. */
export interface PowerSettings {
  readonly profile: Profile;
  /** In the place of the profile's. */
  readonly limits?: Readonly<Partial<Record<PowerKind, Limit>>>;
  /** Commands that always take two people here. */
  readonly twoPeople?: readonly string[];
}

export const limitOf = ({ profile, limits }: PowerSettings, kind: PowerKind): Limit =>
  limits?.[kind] ?? LIMITS[profile][kind];
