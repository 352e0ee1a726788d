// Drums: tickets, drawings and who is drawn. What the house knows of them.

export type DrumState = Map<string, unknown>;

export const newDrumState = (): DrumState => new Map();
