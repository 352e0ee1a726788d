// What the tax rules ask of a payment: the forms, what is kept back, and why.

import type { Deal } from '#games';
import { add, type Cents, centsOf, subtract, sum, ZERO } from '#money';
import type { Activity, Kind, Moment, Row, SettledShare } from '#rules';
import { TAX_DEFAULTS, type TaxReason, taxOn, type WinKind } from '#tax';
import { amountsOf, payerOf } from '../calls/paid.ts';
import type { Fund } from '../funds/funds.ts';
import type { Asking } from '../kit/asking.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Call, Claim, House } from '../state.ts';
import type { TaxForm } from '../words/shapes.ts';
import { partsOf, sheetOf, wholeOf, worthOf } from './checks.ts';

const WIN_KINDS: Readonly<Record<Kind, WinKind>> = {
  game: 'wager',
  progressive: 'wager',
  'fixed-jackpot': 'wager',
  'high-hand': 'wager',
  'promotional-chip': 'wager',
  'bad-beat': 'bad-beat',
  'share-options': 'bad-beat',
  tournament: 'tournament',
  'points-race': 'drawing',
  'ticket-drawing': 'drawing',
  'table-drawing': 'drawing',
  'player-drawing': 'drawing',
  'prediction-pool': 'drawing',
  rewards: 'drawing',
};

/** The fee or wager that buys a row. */
export const feeOf = (row: Row, { fees }: Activity): string | undefined => row.fee ?? fees[0]?.name;

/** The stake for a share of a row: what was taken for it, or what is posted where the record does
 * not say. Prizes from the pot, or without a fee, have no stake. */
export function stakeOf(
  { who, finding: { row } }: SettledShare,
  call: Call,
  {
    fund,
    deal,
    rulebook,
  }: { readonly fund: Fund; readonly deal: Deal; readonly rulebook: Rulebook },
): Cents {
  const { id, offered, offering } = fund;
  const { game, limit, isNpn } = call;
  const fee = feeOf(row, offering.activity);
  if (isNpn || fee === undefined) return ZERO;
  const taken = who === null ? undefined : amountsOf(call, payerOf(deal.seats, who))?.[fee];
  if (taken !== undefined) return centsOf(taken);
  const at = limit === undefined ? { game } : { game, limit };
  const plan = rulebook.feePlan(id, offered, fee, at);
  if (plan === undefined) return who?.wager ?? ZERO;
  if (plan.paidBy !== 'player') return ZERO;
  const each = who?.position === 'player-dealer' ? (plan.playerDealer ?? plan.each) : plan.each;
  return each ?? ZERO;
}

export interface Tax {
  /** Nothing was staked for it. */
  readonly isPrize: boolean;
  readonly forms: readonly TaxForm[];
  /** Claims of the same win that were paid before and are on no form: they are on this one. */
  readonly tells: readonly string[];
  readonly needsTwoDocuments: boolean;
  /** Whether the winner signs the form. */
  readonly mustSign: boolean;
  readonly withheld: Cents;
  readonly because: string;
  readonly reasons: readonly TaxReason[];
}

/** Neither the sheet nor the posting says what the thing is worth: nothing can be reported. */
const NOTHING: Tax = {
  isPrize: false,
  forms: [],
  tells: [],
  needsTwoDocuments: false,
  mustSign: false,
  withheld: ZERO,
  because: '',
  reasons: [],
};

/** What is due when a claim is paid to a person now; a thing counts with its value. For a win with
 * several owners, the whole decides what is reported, and each has a share of what is withheld. */
export function taxOf(asking: Asking, claim: Claim, patron: string | undefined): Tax {
  const { house, at, rulebook, hooks } = asking;
  const parts = partsOf(house, claim);
  if (worthOf(claim) === ZERO) return NOTHING;
  const kind = WIN_KINDS[sheetOf(house, rulebook, claim).kind];
  const [stake, amount] = [claim.stake, sum(parts.map(worthOf))];
  const hasTaxNumber = claim.identity?.patron === patron && claim.identity?.hasTaxNumber === true;
  const whole = wholeOf(house, claim);
  const { others, paid } = hooks.wholeWinOf(house, whole) ?? { others: [], paid: whole.stake };
  const outcome = taxOn({
    kind,
    amount,
    stake,
    others: {
      amount: sum(others.map(worthOf)),
      stake: subtract(paid, stake),
    },
    paidOn: at.date,
    owners: parts.map((part) => ({
      share: worthOf(part),
      // Whether the others have given their numbers is asked when they are paid.
      hasTaxNumber: part !== claim || hasTaxNumber,
      earlierPrizes: part === claim ? earlierPrizes(house, patron, at) : ZERO,
    })),
  });
  const own = outcome.owners[parts.indexOf(claim)];
  return {
    isPrize: stake === ZERO || (kind === 'bad-beat' && TAX_DEFAULTS.badBeat === 'prize'),
    forms: outcome.forms.filter((form) => form === '5754' || form === own?.form),
    tells: own?.form === 'w-2g' ? others.filter((each) => isUntold(each, patron)).map(idOf) : [],
    needsTwoDocuments: outcome.needsTwoDocuments,
    mustSign: outcome.mustSign,
    withheld: own?.withheld ?? ZERO,
    because: outcome.reasons.map(({ says }) => says).join(' '),
    reasons: outcome.reasons,
  };
}

/** What a person was paid before it had to be reported. */
const isUntold = ({ status, forms, patron }: Claim, to: string | undefined): boolean =>
  status === 'paid' && !forms.includes('w-2g') && patron === to;

const idOf = ({ id }: Claim): string => id;

const yearOf = ({ date }: Moment): string => date.slice(0, 4);

function earlierPrizes({ payees }: House, patron: string | undefined, at: Moment): Cents {
  const payee = patron === undefined ? undefined : payees.get(patron);
  return payee?.year === yearOf(at) ? payee.prizes : ZERO;
}

/** Adds a prize to those that a person has had in the year. */
export function countPrize(
  before: { readonly year: string; readonly prizes: Cents } | undefined,
  amount: Cents,
  at: Moment,
): { readonly year: string; readonly prizes: Cents } {
  const year = yearOf(at);
  return { year, prizes: add(amount, before?.year === year ? before.prizes : ZERO) };
}
