// Tournaments: entries, tables, clock, places, the log. What the house knows of them.

export type TournamentState = Map<string, unknown>;

export const newTournamentState = (): TournamentState => new Map();
