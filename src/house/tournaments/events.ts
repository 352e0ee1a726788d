// Tournaments: entries, tables, clock, places, the log.
// What has happened to them, as the log has it.

export type TournamentEvent = never;
