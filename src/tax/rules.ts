// What the federal rules ask of a house that pays winnings, as data: one set of amounts for each
// time, the day of payment decides. Sets are added and never changed, so that an old payment is
// decided again as it was.
import { type Cents, type Ratio, ratio, usd } from '#money';
import { assert } from '#result';

export interface TaxRules {
  /** The first day of payment that they hold for, and the last one that they are known for. */
  readonly from: string;
  readonly knownTo: string;
  /** Winnings of a wager, and prizes without one, are reported from here on. */
  readonly minimum: Cents;
  /** Tournament winnings, less the entry, are reported if they exceed this. */
  readonly tournamentOver: Cents;
  /** How many times as large as the wager other winnings must be. */
  readonly times: bigint;
  /** Tax is withheld where winnings less the wager exceed this. */
  readonly withheldOver: Cents;
  readonly regularRate: Ratio;
  /** Withheld where no tax number was given. */
  readonly backupRate: Ratio;
  /** Whether it is open if the new minimum changed the other tests too; readings answer it. */
  readonly isUnsettled: boolean;
  readonly source: string;
}

const SINCE_2018 = {
  tournamentOver: usd('5,000'),
  times: 300n,
  withheldOver: usd('5,000'),
  regularRate: ratio('24%'),
  backupRate: ratio('24%'),
};

/** The first one has the rates of Public Law 115-97; the second the minimum of Public Law 119-21,
 * which is adjusted for inflation every year after 2026. */
export const TAX_RULES: readonly [TaxRules, ...TaxRules[]] = [
  {
    from: '2018-01-01',
    knownTo: '2025-12-31',
    minimum: usd('600'),
    ...SINCE_2018,
    isUnsettled: false,
    source: 'IRS, Instructions for Forms W-2G and 5754 (Rev. January 2021)',
  },
  {
    from: '2026-01-01',
    knownTo: '2026-12-31',
    minimum: usd('2,000'),
    ...SINCE_2018,
    isUnsettled: true,
    source:
      'IRS, draft Instructions for Forms W-2G and 5754 of 15 December 2025; ' +
      'Public Law 119-21, section 70433',
  },
];

/** The rules of a day of payment: the last ones that had begun, or the first there are. */
export function rulesOn(day: string): TaxRules {
  assert(/^\d{4}-\d{2}-\d{2}$/.test(day), `a day is written as 2026-01-31, not ${day}`);
  return TAX_RULES.filter(({ from }) => from <= day).at(-1) ?? TAX_RULES[0];
}
