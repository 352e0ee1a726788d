// What a house owes the tax authority for one win: the forms, what it keeps back from each owner,
// and why. Winners are taken for U.S. persons: others have a form (1042-S) and a rate of their own.
import {
  add,
  asCents,
  type Cents,
  countOf,
  makeDecimal,
  max,
  multiplyRatios,
  type Ratio,
  ratioOf,
  showDollars,
  splitByShares,
  subtract,
  sum,
  times,
  ZERO,
} from '#money';
import { assert } from '#result';
import { TAX_DEFAULTS, type TaxSettings } from './readings.ts';
import { rulesOn, type TaxRules } from './rules.ts';

/** A wager at a table (side bet, progressive, jackpot with a fee), a poker tournament, a drawing or
 * promotion, a bad beat jackpot. */
export const WIN_KINDS = ['wager', 'tournament', 'drawing', 'bad-beat'] as const;
export type WinKind = (typeof WIN_KINDS)[number];

export const TAX_FORMS = ['w-2g', '1099-misc', '5754'] as const;
export type TaxForm = (typeof TAX_FORMS)[number];

export interface Owner {
  readonly share: Cents;
  /** Whether the house has the owner's taxpayer identification number. */
  readonly hasTaxNumber: boolean;
  /** Prizes without a wager that the house has paid this person in the same year. */
  readonly earlierPrizes?: Cents;
}

export interface TaxedWin {
  readonly kind: WinKind;
  /** All that is paid; the owners' shares add up to it. */
  readonly amount: Cents;
  /** The one wager or fee that won it; in a tournament, buy-in and entry fee. Undefined if there
   * was none. */
  readonly stake: Cents;
  /** What the same entry to a tournament has won besides, and its stake: all of it together decides
   * what is reported. */
  readonly others?: { readonly amount: Cents; readonly stake: Cents };
  /** The day of payment in the house's own time, `2026-01-31`. */
  readonly paidOn: string;
  readonly owners: readonly Owner[];
}

export interface OwnerTax {
  readonly share: Cents;
  readonly form: 'w-2g' | '1099-misc' | null;
  readonly withholding: 'regular' | 'backup' | null;
  readonly withheld: Cents;
}

export interface TaxReason {
  readonly says: string;
  readonly source: string;
}

export interface TaxOutcome {
  /** The first day of the rules that decided. */
  readonly rulesFrom: string;
  /** Whether nothing was wagered: such prizes of a person are counted together over the year. */
  readonly isPrize: boolean;
  /** Every form that is due, once. */
  readonly forms: readonly TaxForm[];
  readonly withheld: Cents;
  /** In the order of the win's owners. */
  readonly owners: readonly OwnerTax[];
  /** Two documents, one of them with a photo; a signed Form W-9 does for the other. */
  readonly needsTwoDocuments: boolean;
  /** Whether the winner signs the form under penalties of perjury. */
  readonly mustSign: boolean;
  readonly reasons: readonly TaxReason[];
}

type Decided = Omit<TaxOutcome, 'rulesFrom' | 'isPrize' | 'withheld'>;

const STATUTE = '26 U.S.C. 3402(q)(3)';
const BACKUP = '26 U.S.C. 3406(a); IRS, Instructions for Forms W-2G and 5754, Withholding';
const PRIZES = 'IRS, Instructions for Forms 1099-MISC and 1099-NEC, box 3';
const SHARED = 'IRS, Instructions for Forms W-2G and 5754, Specific Instructions for Form 5754';
const DOCUMENTS =
  'IRS, changes of 8 November 2017 to the Instructions for Forms W-2G and 5754, boxes 11 and 12';
const TOURNAMENTS = 'Rev. Proc. 2007-57; IRS, Instructions for Forms W-2G and 5754, section 4';

export function taxOn(win: TaxedWin, settings: TaxSettings = TAX_DEFAULTS): TaxOutcome {
  const { amount, stake, owners, paidOn } = win;
  assert(amount > ZERO && stake >= ZERO, 'something was won, and no less than nothing staked');
  assert(
    owners.every(({ share }) => share > ZERO) && sum(owners.map(({ share }) => share)) === amount,
    'the shares of the owners add up to the win',
  );
  const rules = rulesOn(paidOn);
  const isPrize = stake === ZERO || (win.kind === 'bad-beat' && settings.badBeat === 'prize');
  const decided = isPrize ? prizeTax(win, rules) : wagerTax(win, rules, settings);
  return {
    rulesFrom: rules.from,
    isPrize,
    ...decided,
    withheld: sum(decided.owners.map(({ withheld }) => withheld)),
    reasons: [...decided.reasons, ...outOfTime(paidOn, rules)],
  };
}

/** That the rules of a day are not known here. */
function outOfTime(day: string, { from, knownTo, source }: TaxRules): readonly TaxReason[] {
  if (from <= day && day <= knownTo) return [];
  const which = day > knownTo ? 'last' : 'first';
  const says = `The rules for ${day} are not known here: the ${which} known ones were taken.`;
  return [{ says, source }];
}

/** A part of an amount to the nearest cent, a half up. */
const partOf = (amount: Cents, rate: Ratio): Cents =>
  asCents(
    BigInt(
      makeDecimal(multiplyRatios(ratioOf(countOf(amount)), rate), {
        digits: 0,
        rounding: 'half-up',
      }),
    ),
  );

/** Nothing was wagered: each owner's prizes of the year count, and only a missing number costs. */
function prizeTax({ owners }: TaxedWin, { minimum, backupRate, source }: TaxRules): Decided {
  const reasons: TaxReason[] = [];
  const taxed = owners.map(({ share, hasTaxNumber, earlierPrizes = ZERO }): OwnerTax => {
    const ofYear = showDollars(add(share, earlierPrizes));
    const from = showDollars(minimum);
    if (add(share, earlierPrizes) < minimum) {
      const says = `Nothing was wagered, and prizes of ${ofYear} in the year are below ${from}.`;
      reasons.push({ says, source });
      return { share, form: null, withholding: null, withheld: ZERO };
    }
    const says = `Nothing was wagered, and prizes of ${ofYear} in the year reach ${from}.`;
    reasons.push({ says, source: `${PRIZES}; ${source}` });
    if (hasTaxNumber) return { share, form: '1099-misc', withholding: null, withheld: ZERO };
    const withheld = partOf(share, backupRate);
    reasons.push(backupReason(withheld, backupRate));
    return { share, form: '1099-misc', withholding: 'backup', withheld };
  });
  const isReported = taxed.some(({ form }) => form !== null);
  return {
    forms: isReported ? ['1099-misc'] : [],
    owners: taxed,
    needsTwoDocuments: false,
    mustSign: false,
    reasons,
  };
}

const percent = (rate: Ratio): string =>
  `${makeDecimal(multiplyRatios(rate, ratioOf(100n)), { digits: 0, rounding: 'half-up' })}%`;

const backupReason = (withheld: Cents, rate: Ratio): TaxReason => ({
  says: `No tax number was given: ${percent(rate)}, ${showDollars(withheld)}, is withheld.`,
  source: BACKUP,
});

const NOTHING_ELSE = { amount: ZERO, stake: ZERO };

/** Something was wagered: the win as a whole decides, however many own it. */
function wagerTax(win: TaxedWin, rules: TaxRules, settings: TaxSettings): Decided {
  const { amount, stake, owners, kind, others = NOTHING_ELSE } = win;
  const net = max(subtract(amount, stake), ZERO);
  const all = max(subtract(add(amount, others.amount), add(stake, others.stake)), ZERO);
  const reported = isReported(win, all, { rules, settings });
  const regular = isWithheld(win, net, rules);
  const isTold = reported.is || regular.is;
  const total = partOf(net, regular.is ? rules.regularRate : rules.backupRate);
  const withheld = sharesOf(total, owners);
  const taxed = owners.map(({ share, hasTaxNumber }, index): OwnerTax => {
    const form = isTold ? 'w-2g' : null;
    const isBackup = reported.is && !hasTaxNumber;
    const withholding = regular.is ? 'regular' : isBackup ? 'backup' : null;
    const own = withholding === null ? ZERO : (withheld[index] as Cents);
    return { share, form, withholding, withheld: own };
  });
  const backup = sum(taxed.flatMap((each) => (each.withholding === 'backup' ? each.withheld : [])));
  const isShared = isTold && owners.length > 1;
  const needsTwoDocuments = regular.is || (kind === 'tournament' && all > rules.withheldOver);
  return {
    forms: isTold ? ['w-2g', ...(isShared ? (['5754'] as const) : [])] : [],
    owners: taxed,
    needsTwoDocuments,
    mustSign: regular.is,
    reasons: [
      reported.reason,
      ...(kind === 'tournament' && !reported.is ? [] : [regular.reason]),
      ...(taxed.some((each) => each.withholding === 'backup')
        ? [backupReason(backup, rules.backupRate)]
        : []),
      ...(isShared ? [{ says: `${owners.length} persons own it.`, source: SHARED }] : []),
      ...(needsTwoDocuments
        ? [{ says: 'Two documents are shown, one with a photo.', source: DOCUMENTS }]
        : []),
    ],
  };
}

interface Answer {
  readonly is: boolean;
  readonly reason: TaxReason;
}

/** Whether winnings from a wager are reported, apart from what is withheld. */
function isReported(
  { kind, amount, stake }: TaxedWin,
  net: Cents,
  { rules, settings }: { readonly rules: TaxRules; readonly settings: TaxSettings },
): Answer {
  const { minimum, tournamentOver, isUnsettled, source } = rules;
  if (kind === 'tournament') {
    const hasMinimum = isUnsettled && settings.tournament === 'minimum';
    const is = hasMinimum ? net >= minimum : net > tournamentOver;
    const verb = hasMinimum ? (is ? 'reach' : 'are below') : is ? 'exceed' : 'do not exceed';
    const limit = showDollars(hasMinimum ? minimum : tournamentOver);
    const says = `Tournament winnings of ${showDollars(net)} after the buy-in ${verb} ${limit}.`;
    return { is, reason: { says, source } };
  }
  const told = settings.winnings === 'net' ? net : amount;
  const isLarge = told >= minimum;
  const isLong = told >= times(stake, rules.times);
  const isAnyLong = isUnsettled && settings.timesTest === 'dropped';
  const size = `${isLarge ? 'reach' : 'are below'} ${showDollars(minimum)}`;
  const odds = `${isLong ? 'at least' : 'less than'} ${rules.times} times ${showDollars(stake)}`;
  const says = isAnyLong
    ? `Winnings of ${showDollars(told)} ${size}, whatever was staked.`
    : `Winnings of ${showDollars(told)} ${size} and are ${odds}.`;
  return { is: isLarge && (isLong || isAnyLong), reason: { says, source } };
}

/** Whether tax is withheld even from winners who gave their number. Lotteries and the like ask for
 * no odds; a tournament that is reported is spared. */
function isWithheld({ kind, stake }: TaxedWin, net: Cents, rules: TaxRules): Answer {
  const { withheldOver, regularRate } = rules;
  if (kind === 'tournament') {
    const says = 'Nothing is withheld from a tournament that is reported.';
    return { is: false, reason: { says, source: TOURNAMENTS } };
  }
  const isLarge = net > withheldOver;
  const isLong = kind === 'drawing' || net >= times(stake, rules.times);
  const is = isLarge && isLong;
  const size = `${isLarge ? 'exceed' : 'do not exceed'} ${showDollars(withheldOver)}`;
  const odds =
    kind === 'drawing'
      ? ''
      : ` and are ${isLong ? 'at least' : 'less than'} ${rules.times} times it`;
  const less = `Winnings less the wager, ${showDollars(net)}, ${size}${odds}`;
  const kept = `${percent(regularRate)}, ${showDollars(partOf(net, regularRate))}, is withheld`;
  const says = is ? `${less}: ${kept}.` : `${less}: no regular withholding.`;
  return { is, reason: { says, source: STATUTE } };
}

/** A sum in proportion to the owners' shares; the greatest share bears what does not divide. */
function sharesOf(total: Cents, owners: readonly Owner[]): readonly Cents[] {
  const greatest = owners.reduce(
    (best, { share }, index) => (share > (owners[best] as Owner).share ? index : best),
    0,
  );
  const shares = Object.fromEntries(owners.map(({ share }, index) => [index, countOf(share)]));
  const split = splitByShares(total, shares, { oddTo: `${greatest}` });
  return owners.map((_, index) => split[index] as Cents);
}
