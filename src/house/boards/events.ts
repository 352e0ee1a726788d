// Boards: the best hand of a period, the race for points.
// What has happened to them, as the log has it.

export type BoardEvent = never;
