// Boards: the best hand of a period, the race for points. What the house knows of them.

export type BoardState = Map<string, unknown>;

export const newBoardState = (): BoardState => new Map();
