// Pools: what patrons predict, and what came of it.
// What has happened to them, as the log has it.

export type PoolEvent = never;
