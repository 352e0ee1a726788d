// The table systems of Bay 101.
import type { Keypad } from '#rules';

const SUMMARY = 'Object and Summary';

const KEYPAD = {
  clause: 'Equipment',
  start: 'Start Game',
  hand: 'hand-button',
  undo: 'not-stated',
  calls: 'representative',
  end: 'End Game',
  backOut: 'not-stated',
  sensorFault: {
    kind: 'mark-by-hand',
    words: 'A button shows that the player takes part where the sensor stays dark.',
    clause: `${SUMMARY}, 3`,
  },
} as const satisfies Omit<Keypad, 'authorize'>;

/** Rounds, hands and payouts are keyed in; no button has a name, and none ends the round. */
export const BONUS_HAND_KEYPAD: Keypad = {
  ...KEYPAD,
  clause: `${SUMMARY}, 3 and 6`,
  start: null,
  authorize: { by: 'representative', entersPayout: true },
  end: null,
};

export const BLAZING_7S_KEYPAD: Keypad = {
  ...KEYPAD,
  confirmedBy: 'supervisor',
  authorize: { by: 'representative', entersPayout: true, swipesCard: true },
  backOut: 'manual-adjustment',
  winPage: 'money bag',
  sensorFault: { ...KEYPAD.sensorFault, clause: `${SUMMARY}, 2` },
};

export const BONUS_HAND_V1_1_KEYPAD: Keypad = {
  ...KEYPAD,
  hand: 'spot-and-hand-button',
  authorize: { by: 'representative', button: 'Pay Jackpot', swipesCard: true },
  systemFault: 'not-offered',
};
