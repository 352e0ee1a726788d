// What the sheets of Hawaiian Gardens have in common.
import { dollars, type NoPurchase, type Venue } from '#rules';

export const HAWAIIAN_GARDENS: Venue = {
  id: 'hawaiian-gardens',
  title: 'Hawaiian Gardens Casino',
  place: 'California',
  regulator: 'Bureau of Gambling Control',
};

/** The standard clause. */
export const NO_PURCHASE: NoPurchase = {
  kind: 'required',
  clause: 'No Purchase Necessary',
  words: [
    'No Purchase Necessary: anybody may take part free of charge.',
    'Ask for a table without fees and without live wagers; the same hands win the same prizes.',
  ],
};

/** The fund of the poker jackpot collections, which pays for many promotions. */
export const HAWAIIAN_JACKPOT = { title: 'Hawaiian Jackpot (GEGA-001477)', of: 'GEGA-001477' };

/** The administrative fee of the electronic jackpots. */
export const ADMIN_FEE = dollars(
  'Administrative fee per table and hour',
  ['8', '16'],
  'Administrative Fees',
);
