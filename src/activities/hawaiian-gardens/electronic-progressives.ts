// What the electronic progressives of the house have in common: a dollar on a sensor, a meter that
// grows with it, and a reserve that pays fixed prizes and the next start of the meter.
import { ratio, usd } from '#money';
import type { Clause, Fee, FundRule, Keypad, MeterRule, Tray } from '#rules';

export const jackpotFee = (split: { readonly meter: string; readonly reserve: string }): Fee => ({
  name: 'fee',
  title: 'Jackpot fee',
  amount: usd('1'),
  paidBy: 'player',
  optional: true,
  split: { meter: ratio(split.meter), reserve: ratio(split.reserve) },
  clause: 'Funding',
  note: 'placed on the sensor beside a base wager',
});

export const progressiveFund = (
  title: string,
  { seed, reseed }: Required<Pick<MeterRule, 'seed' | 'reseed'>>,
): FundRule => ({
  title,
  clause: 'Funding',
  source: 'own-fees',
  meters: [{ name: 'progressive', title: 'the meter', seed, reseed }],
  paidFrom: ['reserve', 'advance'],
  repaid: { when: 'reserve-suffices' },
  adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
});

/** From the wagers to the deal; `start` is how the dealer starts the round. */
export const collectingFees = (start: string): readonly Clause[] =>
  [
    'Each player makes the base wager; bonus bets and the jackpot fee come beside it, or not.',
    'A player who takes part puts the dollar on the sensor disc of the place, which lights up.',
    `The dealer ${start}, and the lit sensors show who is in.`,
    'The dealer takes the fees off the table into a locked box that holds nothing else.',
    'The game is dealt as usual.',
  ].map((words) => ({ clause: 'Object and Summary', words }));

/** How a win is booked at a table with a key. */
export const bookingByKey = (
  clause: string,
  { called, end }: { readonly called: string; readonly end: string },
): readonly Clause[] =>
  [
    `On a win the dealer presses the button of the hand and calls the ${called}.`,
    `Once it is verified the ${called} turns the key to JPH and presses J-pot: the win is booked.`,
    'Turned back to Run, the key opens the table again and the meter is adjusted.',
    `When everything is settled the dealer presses ${end}, which clears the table.`,
  ].map((words) => ({ clause, words }));

export const CERTIFIED: Clause = {
  clause: 'Equipment',
  words: 'Software and readers are certified by Gaming Laboratories International.',
};

/** What all the keypads of the house have in common; a key books the win on most of them. */
export const KEYPAD = {
  clause: 'Equipment',
  start: 'Coin In',
  hand: 'hand-button',
  undo: 'not-stated',
  calls: 'floor-person',
  authorize: { by: 'floor-person', keyTo: 'JPH', button: 'J-Pot', restore: 'Run' },
  end: 'Game Over',
  backOut: 'not-stated',
  sensorFault: {
    kind: 'not-stated',
    words: 'The sheet has no word about a sensor that fails.',
    clause: 'Object and Summary',
  },
} as const satisfies Keypad;

/** From which a dealer may pay small prizes. */
export const SMALL_FROM_TRAY: Tray = { pays: 'under', amount: usd('600') };

export const BOTH_LOGS =
  'All money in and out, electronically and in a handwritten log, kept for regulators and the law.';

export const RESEEDED: Clause = {
  clause: 'Funding',
  words: 'After a hit the reserve starts the meter again at once.',
};

export const ADMIN_FEE_COVERS: Clause = {
  clause: 'Administrative Fees',
  words:
    'The administrative fee, out of the reserve, covers the computer systems and their upkeep.',
};
