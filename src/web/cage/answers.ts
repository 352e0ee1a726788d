// What the cage asks for besides the views.
import type { Views } from '#client';
import type { PaymentFacts, TaxFacts } from '#house';

export type Claim = Views['/claims'][number];
export type Drop = Views['/drops'][number];
export type Tax = TaxFacts;

export interface Receipt {
  readonly by: string;
  readonly at: string;
  readonly from: 'cage' | 'tray' | 'cheque';
  readonly amount: string;
  readonly withheld: string;
  readonly paid: string;
}

export type Payment = PaymentFacts & { readonly receipt?: Receipt };

export interface Tray {
  readonly table: string;
  readonly isOpen: boolean;
  readonly inTray: string;
  readonly paidOut: string;
  readonly payments: readonly {
    readonly claim: string;
    readonly amount: string;
    readonly at: string;
    readonly by: string;
  }[];
}
