// The player club: cards, scans, hours, credits.
// What has happened to them, as the log has it.

export type ClubEvent = never;
