// Pools: what patrons predict, and what came of it. What the house knows of them.

export type PoolState = Map<string, unknown>;

export const newPoolState = (): PoolState => new Map();
