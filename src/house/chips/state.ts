// Promotional chips, coupons and certificates. What the house knows of them.

export type ChipState = Map<string, unknown>;

export const newChipState = (): ChipState => new Map();
