// Drums: tickets, drawings and who is drawn.
// What has happened to them, as the log has it.

export type DrumEvent = never;
