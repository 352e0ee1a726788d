// What the sheets of Bay 101 have in common.
import type { Reading } from '#games';
import { type Claim, dollars, type Fund, type NoPurchase, type Venue } from '#rules';

export const BAY_101: Venue = {
  id: 'bay-101',
  title: 'Bay 101 Casino',
  place: 'California',
  regulator: 'Bureau of Gambling Control',
};

export const NO_PURCHASE: NoPurchase = {
  kind: 'required',
  clause: 'No Purchase Necessary',
  words: [
    'No Purchase Necessary: anybody may take part free of charge.',
    'Ask for a table without fees and without live wagers; the same hands win the same prizes.',
  ],
};

/** No sheet says who pays at a table where nobody has paid in. */
export const freeTableReading = (id: string): Reading => ({
  id,
  clause: NO_PURCHASE.clause,
  unclear: 'Where prizes come from that are won at a No Purchase Necessary table.',
  weRead: 'From the same money as in live play.',
});

/** Activities that the house pays for itself. */
export const HOUSE_FUNDED: Fund = {
  title: BAY_101.title,
  clause: 'Funding',
  source: 'house',
  meters: [],
  paidFrom: ['house'],
};

/** What most sheets say of paying: a representative, and only when the records are complete. */
export const PAID_ON_PAPER = { paidBy: 'representative', paperworkFirst: true } as const;

/** The same, and never by the dealer's tray. */
export const NOT_FROM_TRAY = { ...PAID_ON_PAPER, tray: { pays: 'nothing' } } as const;

/** Fifteen minutes to show an ID, then thirty days to come back with one. */
export const claimWithin30Days = (unclaimedGoesTo: string): Claim => ({
  clause: 'Eligibility Requirements',
  minutes: 15,
  days: 30,
  unclaimedGoesTo,
  identity: { nameMatters: false },
  words: [
    'A winner has 15 minutes to show a valid ID, and after that 30 days to return with one.',
    `A prize that nobody has claimed by then goes back to the ${unclaimedGoesTo}.`,
  ],
});

/** The smallest chip that an even split is rounded up to. */
export const CHIP = dollars(
  'Smallest chip that a share is rounded up to',
  ['0.01', '100'],
  'Prize Payout Structure',
);

export const adminFee = (least = '5') =>
  dollars('Administrative fee per table and hour', [least, '20'], 'Administrative Fees');
