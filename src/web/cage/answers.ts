// What the cage looks at.
import type { Seen } from '#client';

export type ClaimFacts = Seen<'/claims'>[number];
export type Drop = Seen<'/drops'>[number];
export type ClaimTax = Seen<'/claims/:claim/tax'>;
export type PaymentCheck = Seen<'/claims/:claim/payment'>;
export type Owed = Seen<'/receivables'>[number];
export type Receipt = NonNullable<PaymentCheck['receipt']>;
export type TrayFacts = Seen<'/trays'>[number];
