// What the house tells of promotional chips, as its views have it.
import type { chipFacts, instrumentFacts } from '#house';

export type Chips = ReturnType<typeof chipFacts>;
export type OfferedInstrument = Chips['offerings'][number]['instruments'][number];
export type LiabilityRow = Chips['liability'][number];
export type Wager = Chips['uses'][number];
export type InstrumentCard = NonNullable<ReturnType<typeof instrumentFacts>>;
