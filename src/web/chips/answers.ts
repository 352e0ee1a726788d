// What the house tells of promotional chips, as its views have it.
import type { Seen } from '#client';

export type Chips = Seen<'/chips'>;
export type OfferedInstrument = Chips['offerings'][number]['instruments'][number];
export type LiabilityRow = Chips['liability'][number];
export type Wager = Chips['uses'][number];
export type InstrumentCard = Seen<'/chips/:serial'>;
