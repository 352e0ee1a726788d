// What happens to a claim, from the check of the winner's ID to its end.
import type { Dollars, Identity, SourceText, TaxForm } from '../words/shapes.ts';

/** What the tax rules have said of a payment. */
interface Withheld {
  readonly amount: Dollars;
  readonly because: string;
}

export type ClaimEvent =
  | ({ readonly type: 'identity-checked'; readonly claim: string } & Identity)
  /** Two people say who has won. */
  | {
      readonly type: 'winner-named';
      readonly claim: string;
      readonly patron: string;
      readonly namedBy: readonly string[];
      readonly reason: string;
    }
  /** Two people have looked at what blocked a claim. */
  | {
      readonly type: 'block-lifted';
      readonly claim: string;
      readonly reason: string;
      /** Where the proof of it lies: a number of a file or a recording. */
      readonly evidence: string;
      /** What was lifted; in older records, the mismatched ID. */
      readonly lifts?: readonly string[];
    }
  /** Somebody of control has looked at what held a claim. */
  | {
      readonly type: 'hold-cleared';
      readonly claim: string;
      readonly patron: string;
      readonly lifts: readonly string[];
      readonly reason: string;
    }
  /** A prize went to the wrong person: its claim is open again, and the house has made the fund whole. */
  | {
      readonly type: 'payment-recovered';
      readonly claim: string;
      readonly offering: string;
      /** The name of what is owed, in the books too. */
      readonly receivable: string;
      /** Who was wrongly paid, where that is known. */
      readonly patron?: string;
      /** Who has really won it, as two people say. */
      readonly winner?: string;
      readonly namedBy?: readonly string[];
      readonly owed: Dollars;
      /** What was withheld of it and is not due any more. */
      readonly withheld?: Dollars;
      /** Forms that have to be corrected. */
      readonly forms?: readonly TaxForm[];
      readonly reason: string;
      readonly evidence: string;
    }
  | {
      readonly type: 'repayment-taken';
      readonly receivable: string;
      readonly patron?: string;
      readonly amount: Dollars;
      readonly left: Dollars;
    }
  | {
      readonly type: 'receivable-written-off';
      readonly receivable: string;
      readonly patron?: string;
      readonly amount: Dollars;
      readonly reason: string;
    }
  | { readonly type: 'form-corrected'; readonly receivable: string; readonly form: TaxForm }
  | { readonly type: 'form-completed'; readonly claim: string; readonly form: TaxForm }
  | {
      readonly type: 'claim-split';
      readonly claim: string;
      readonly parts: readonly {
        readonly id: string;
        readonly patron: string;
        readonly amount: Dollars;
        readonly sources: readonly SourceText[];
      }[];
    }
  | {
      readonly type: 'claim-paid';
      readonly claim: string;
      readonly patron?: string;
      readonly from: 'cage' | 'tray' | 'cheque';
      readonly amount: Dollars;
      /** What the winner has had, where it is not any money: the thing, or the posted form. */
      readonly as?: string;
      readonly withheld?: Withheld;
      /** All that were asked for, and are complete. */
      readonly forms: readonly TaxForm[];
      /** Claims of the same win that were paid before and are on its form too. */
      readonly tells?: readonly string[];
      /** Nothing was staked for it: such prizes of a person are counted over the year. */
      readonly isPrize?: true;
    }
  /** Something of a prize that is used bit by bit. */
  | {
      readonly type: 'prize-used';
      readonly claim: string;
      readonly offering: string;
      readonly amount: Dollars;
      readonly left: Dollars;
      readonly table?: string;
    }
  | {
      readonly type: 'claim-expired';
      readonly claim: string;
      readonly offering: string;
      readonly amount: Dollars;
      /** Why the winner has lost it before its time was over, with the clause. */
      readonly forfeited?: string;
    };
