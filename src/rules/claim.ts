// What a sheet says about a prize that was won: how long a winner has, what must be shown, who pays
// it and from what. Where a field is left out, the sheet is silent.
import { type Cents, showDollars } from '#money';

/** Documents that show who a person is. */
export const ID_KINDS = ['driving-licence', 'id-card', 'passport', 'government-photo-id'] as const;

export interface ShownIdentity {
  /** For prizes of this amount and more; for all where it is left out. */
  readonly from?: Cents;
  /** Documents that the sheet names; without any, every valid one counts. */
  readonly kinds?: readonly (typeof ID_KINDS)[number][];
  readonly needsPhoto?: true;
  /** The name is the one on the ticket, in spelling and in order. */
  readonly nameMatters: boolean;
}

/** Prizes are handed out between two moments of a week; `closes` itself is too late. */
interface ClaimWindow {
  readonly opens: { readonly weekday: string; readonly at: string };
  readonly closes: { readonly weekday: string; readonly at: string };
}

/** Whether the dealer's tray may pay: no prize, prizes below an amount, or all but parts of a meter.
 * The cage makes it good. */
export type Tray =
  | { readonly pays: 'nothing' | 'all-but-meter' }
  | { readonly pays: 'under'; readonly amount: Cents };

/** Money that a prize is paid in. */
export type MoneyForm = 'cash' | 'check' | 'chips';

/** The time a winner has, and what happens to a prize that no one claims. */
export interface ClaimRule {
  readonly clause: string;
  /** At once, in minutes; and after that, in days or hours. */
  readonly minutes?: number;
  readonly hours?: number;
  readonly days?: number;
  readonly window?: ClaimWindow;
  /** The sheet says that there is no end to it. */
  readonly isEndless?: true;
  /** The clock runs from the hand itself; otherwise from when the prize is awarded. */
  readonly since?: 'hand';
  /** The clock runs only for posted prizes of this amount and more. */
  readonly leastPrize?: Cents;
  readonly identity?: ShownIdentity;
  readonly leastAge?: { readonly years: number; readonly clause: string };
  /** How much one person can have, in a day of the calendar or in any 24 hours. */
  readonly perPerson?: {
    readonly most: 1;
    readonly of: 'prize' | 'cash prize' | 'session at the wheel';
    readonly within: 'day' | '24-hours';
    readonly clause: string;
  };
  /** Who hands it over. */
  readonly paidBy?: 'floor-person' | 'representative' | 'cage';
  /** The money that every prize is paid in, where the sheet leaves no choice. */
  readonly paidIn?: MoneyForm;
  /** Nothing is paid before the paperwork is complete. */
  readonly paperworkFirst?: true;
  readonly tray?: Tray;
  readonly unclaimedGoesTo?: string;
  /** An unclaimed prize goes to the reserve; otherwise to where its money came from. */
  readonly returnsTo?: 'reserve';
  /** All that the fields have not said: how it is paid, what has to be shown. */
  readonly words: readonly string[];
}

/** Whether the sheet lets the tray pay a prize. Where it has no word about trays, what the cage pays
 * by the sheet is not for the tray. */
export function mayTrayPay(
  { tray, paidBy }: ClaimRule,
  { amount, isOfMeter }: { readonly amount: Cents; readonly isOfMeter: boolean },
): boolean {
  switch (tray?.pays) {
    case undefined:
      return paidBy !== 'cage';
    case 'nothing':
      return false;
    case 'all-but-meter':
      return !isOfMeter;
    case 'under':
      return amount < tray.amount;
  }
}

const PAYERS = {
  'floor-person': 'A floor person',
  representative: 'A representative of the house',
  cage: 'The cage',
} as const satisfies Record<NonNullable<ClaimRule['paidBy']>, string>;

function paymentWords({ paidBy, paperworkFirst }: ClaimRule): readonly string[] {
  const papers = 'once the paperwork is complete.';
  if (paidBy !== undefined)
    return [`${PAYERS[paidBy]} pays${paperworkFirst ? `, ${papers}` : '.'}`];
  return paperworkFirst ? [`Prizes are paid ${papers}`] : [];
}

function trayWords({ tray }: ClaimRule): readonly string[] {
  switch (tray?.pays) {
    case undefined:
      return [];
    case 'nothing':
      return ['Nothing is paid from the dealer’s tray.'];
    case 'all-but-meter':
      return ['The dealer’s tray pays everything except part of a meter.'];
    case 'under': {
      const limit = showDollars(tray.amount).replace(/\.00$/, '');
      return [
        `Less than ${limit} may be paid from the tray, which the cage refills; ` +
          `${limit} or more may not.`,
      ];
    }
  }
}

/** Everything about claiming a prize, in sentences. */
export const claimWords = (claim: ClaimRule): readonly string[] => [
  ...claim.words,
  ...paymentWords(claim),
  ...trayWords(claim),
];

/** What is asked of a person besides the rules of eligibility: age, and how often. */
export function personRules({ leastAge, perPerson }: ClaimRule): readonly PersonRule[] {
  const rules: PersonRule[] = [];
  if (leastAge !== undefined) {
    const { years, clause } = leastAge;
    rules.push({ code: 'age', words: `Players must be ${years} or older.`, clause });
  }
  if (perPerson !== undefined) {
    const { of, within, clause } = perPerson;
    const span = within === 'day' ? 'a day' : 'in 24 hours';
    rules.push({ code: 'per-person', words: `Limit one ${of} per person ${span}.`, clause });
  }
  return rules;
}

interface PersonRule {
  readonly code: 'age' | 'per-person';
  readonly words: string;
  readonly clause: string;
}
