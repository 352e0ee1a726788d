// Why a command about a game that is dealt at a table may be refused.

/** In the order in which the questions are asked. */
export const TABLE_GAME_REFUSALS = {
  'round-running': 'Wagers are down. Finish the round first.',
  'bad-setup': 'The rules don’t allow this table setup.',
  'step-refused': 'The rules don’t allow this step now.',
} as const satisfies Readonly<Record<string, string>>;
