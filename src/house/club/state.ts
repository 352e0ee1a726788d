// The player club: cards, scans, hours, credits. What the house knows of them.

export type ClubState = Map<string, unknown>;

export const newClubState = (): ClubState => new Map();
