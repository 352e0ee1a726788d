// What the cage looks at.
import type { Seen } from '#client';

export type Claim = Seen<'/claims'>[number];
export type Drop = Seen<'/drops'>[number];
export type Tax = Seen<'/claims/:claim/tax'>;
export type PaymentCheck = Seen<'/claims/:claim/payment'>;
export type Receipt = NonNullable<PaymentCheck['receipt']>;
export type Tray = Seen<'/trays'>[number];
