// Why a command is refused: a closed list, in the order in which the questions are asked. Of several
// reasons the first of the list is the one that is told; of several fees in one command, the first
// that is wrong.

import type { Problem } from '#result';
import { given } from '#result';
import { BOARD_REFUSALS } from './promotions/boards/words.ts';
import { CHIP_REFUSALS } from './promotions/chips/words.ts';
import { CLUB_REFUSALS } from './promotions/club/words.ts';
import { DRUM_REFUSALS } from './promotions/drums/words.ts';
import { POOL_REFUSALS } from './promotions/pools/words.ts';
import { SHOW_REFUSALS } from './promotions/shows/words.ts';
import { TOURNAMENT_REFUSALS } from './promotions/tournaments/words.ts';

/** Those of promotions. */
export const PROMOTION_REFUSALS = {
  ...DRUM_REFUSALS,
  ...SHOW_REFUSALS,
  ...BOARD_REFUSALS,
  ...POOL_REFUSALS,
  ...CHIP_REFUSALS,
  ...CLUB_REFUSALS,
  ...TOURNAMENT_REFUSALS,
} as const;

export const REFUSALS = {
  'id-used': 'This command id was used before for something else.',
  'out-of-order': 'The command is dated before what has already happened.',
  'house-not-open': 'The house has not been opened yet.',
  'house-already-open': 'The house has been opened already.',
  'unknown-staff': 'Nobody on the staff has this badge.',
  'not-permitted': 'This role does not do that.',
  'locked-out': 'Too many wrong PINs: wait, or ask an administrator for a new one.',
  'unknown-device': 'No such device is enrolled here.',
  'unknown-proposal': 'There is no such proposal.',
  'unknown-call': 'There is no such call.',
  'unknown-claim': 'There is no such claim.',
  'unknown-drop': 'There is no such box to count.',
  'second-person': 'Somebody else has to do this: one person cannot do both.',
  'name-taken': 'There is one of this name already.',
  'not-on-staff': 'Nobody of this name is on the staff.',
  'unknown-table': 'There is no such table.',
  'table-closed': 'The table is not open.',
  'table-open': 'The table is open.',
  'unknown-game': 'No such game is known here.',
  'wrong-table': 'It belongs to another table.',
  'unknown-patron': 'There is no such patron.',
  'unknown-webhook': 'There is no such webhook.',
  'unknown-topic': 'Nothing of this name ever happens.',
  'on-duty': 'Who is on duty does not play.',
  'round-open': 'The round is not over.',
  'npn-table': 'Nobody pays a fee at a No Purchase Necessary table.',
  'unknown-activity': 'No such activity is approved.',
  'unknown-fund': 'There is no such fund.',
  'unknown-offering': 'There is no such offering.',
  'unknown-fee': 'The offering has no such fee.',
  'unknown-meter': 'The offering has no such meter.',
  'unknown-award': 'There is no such award, or nothing of it is open any more.',
  'wrong-fund': 'The sheet names another fund.',
  'wrong-game': 'The offering is not for the game of this table.',
  'not-offered': 'The offering is not open at this table now.',
  suspended: 'The offering is suspended: nothing is taken and nothing is called.',
  'not-suspended': 'The offering must be suspended first: nothing changes while it runs.',
  'changed-meanwhile': 'Another version is posted by now: look at that one first.',
  'wrong-payer': 'Somebody else pays this fee.',
  'no-such-seat': 'The table has no such seat.',
  'sensor-out': 'The sensor of this seat is out of order.',
  'unreasonable-contribution': 'The amount is beyond all reason; the meter was not moved.',
  'wrong-fee': 'The fee is not the posted one.',
  'fee-twice': 'This fee was taken in this round already.',
  'no-round': 'No round has begun at this table.',
  'no-fee': 'No fee for this lies on the sensor of this seat.',
  'call-twice': 'This round was called already: one call is for every hand of the table.',
  'nothing-there': 'There is nothing to move.',
  'in-play': 'Fees of the offering lie in a round that is not over.',
  'call-pending': 'A call is waiting for its decision.',
  'wrong-step': 'The call is not at this step.',
  'waits-in-line': 'An earlier call comes first; this one is decided on what that one leaves.',
  'bad-deal': 'The cards as entered cannot be.',
  'no-row': 'The cards meet no row of the offering.',
  'nobody-wins': 'The cards meet a row, but nobody at the table may win it.',
  'deck-not-counted': 'For a prize of this size the deck is counted and sealed first.',
  'surveillance-not-told': 'For a prize of this size surveillance looks at the hand first.',
  'bad-offering': 'The offering is not inside what was approved.',
  'bad-change': 'The sheet does not allow this change.',
  'below-meter': 'A limit cannot be put below what the meter shows.',
  'below-reset': 'A meter cannot be put below its reset.',
  'already-paid': 'A part of it has been paid out: correct the books instead.',
  'fund-in-use': 'Something still depends on the fund.',
  'claim-closed':
    'The claim is not open: it was paid, split or voided, its time is over, or yet to come.',
  'not-the-winner': 'The claim is somebody else’s.',
  'ineligible-person': 'This person may not be paid.',
  'bad-split': 'The parts do not come to the whole.',
  'form-not-due': 'This form is not asked for here.',
  'limit-reached': 'The sheet gives one person no further prize on this day.',
  'identity-needed': 'For this amount the winner’s identity must be seen.',
  'identity-refused': 'The papers do not do: too young, out of date, or another name.',
  'paperwork-missing': 'The forms for this prize must be complete before it is paid.',
  'over-limit': 'The amount is over the limit for this way of paying.',
  'paid-in-chips': 'The prize is coupons or chips, which are issued for the claim.',
  'not-enough-money': 'There is not that much money there.',
  'day-closed': 'That day is closed.',
  'day-not-over': 'That day is not over yet.',
  'count-again': 'Somebody else must count now: the last count of this box was yours.',
  'box-not-counted': 'A box that was dropped has not been counted.',
  ...PROMOTION_REFUSALS,
  'signature-needed': 'A prize of this size needs another signature.',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence that a dealer understands. */
  readonly message: string;
  /** All that is wrong, where there can be several things. */
  readonly problems?: readonly Problem[];
  /** The cards as they were entered, where the rules turn them down: that can be disputed too. */
  readonly cards?: { readonly call: string; readonly deal: unknown };
}

/** `about` names the thing: the table, the seat, the amount. */
export function refusal(code: RefusalCode, about = '', problems?: readonly Problem[]): Refusal {
  const message = about === '' ? REFUSALS[code] : `${REFUSALS[code]} (${about})`;
  return given({ code, message, problems });
}
