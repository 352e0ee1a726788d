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
import { TABLE_GAME_REFUSALS } from './table-games/words.ts';

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
  'id-used': 'This command ID was already used for a different command.',
  'out-of-order': 'This command is dated before the last log record.',
  'house-not-open': 'The house is not set up yet.',
  'house-already-open': 'The house is already set up.',
  'unknown-staff': 'No employee has this badge.',
  'not-permitted': 'Your role can’t do this.',
  'clock-doubt':
    'House time is in doubt. Two people must confirm it first; rounds and calls go on.',
  'locked-out': 'Too many wrong PINs. Wait, or have your PIN reset.',
  'unknown-device': 'This device is not enrolled.',
  'device-needed': 'Sign in at a keypad or desk of the house.',
  'no-enrollment': 'No PIN is being set for this badge here. Propose it again.',
  'not-confirmed': 'Both people must first confirm the number on this device.',
  'unknown-proposal': 'No such proposal.',
  'proposal-over': 'This proposal has expired. Propose it again.',
  'changed-proposal': 'This is not what was proposed. Look at it again.',
  'no-proposal': 'Propose one command.',
  'unknown-call': 'No such call.',
  'unknown-claim': 'No such claim.',
  'unknown-drop': 'No such box to count.',
  'second-person': 'A different person must do this step.',
  'own-affair': 'This is about you: someone else must decide it.',
  'fresh-badge': 'One of you gave the other this badge less than seven days ago. Ask someone else.',
  'roles-apart': 'One person can’t have both roles.',
  'person-twice': 'This person already has a badge.',
  'clock-sure': 'House time is not in doubt.',
  'time-in-step': 'There is nothing to catch up: time is in step with the clock.',
  'clock-moved': 'The clock has moved again. Look at it again.',
  'clock-behind': 'The machine’s time is behind house time. House time doesn’t go back.',
  'clock-not-ahead':
    'House time is not ahead of the machine’s time. Confirm which of the two is right instead.',
  'unknown-record': 'No such record since the last correction of the clock.',
  'wrong-code': 'This is not the sealed code, or it was used.',
  'name-taken': 'This name is already in use.',
  'not-on-staff': 'No employee has this name.',
  'notice-missing': 'Enter the notice date and the agent present.',
  'unknown-table': 'No such table.',
  'table-closed': 'The table is not open.',
  'table-open': 'The table is open.',
  'no-game': 'No game is dealt with its procedure at this table.',
  'game-open': 'The table deals this game with its procedure. Close the game first.',
  'unknown-game': 'No such game.',
  'wrong-table': 'This belongs to another table.',
  'unknown-patron': 'No such patron.',
  'unknown-webhook': 'No such webhook.',
  'unknown-topic': 'No event has this name.',
  'on-duty': 'An employee on duty can’t play.',
  'round-open': 'The round is not over.',
  'npn-table': 'A No Purchase Necessary table takes no fees.',
  'unknown-activity': 'No approved activity has this name.',
  'unknown-fund': 'No such fund.',
  'unknown-offering': 'No such offering.',
  'unknown-fee': 'The offering has no such fee.',
  'wager-not-offered': 'The house has chosen not to offer this wager.',
  'unknown-meter': 'The offering has no such meter.',
  'unknown-award': 'No such award, or none of it is open.',
  'wrong-fund': 'The sheet names another fund.',
  'wrong-game': 'This offering is not for this table’s game.',
  'not-offered': 'This offering is not open at this table now.',
  suspended: 'This offering is suspended: no fees and no calls.',
  'not-suspended': 'Suspend the offering first. A live offering can’t change.',
  'changed-meanwhile': 'A newer version is posted. Review it, then try again.',
  'wrong-betting': 'The table’s betting (limit or no-limit) doesn’t fit this offering.',
  'too-few-players': 'Too few players are dealt in to take this fee.',
  'betting-not-told': 'Open the table as limit or no-limit.',
  'players-not-told': 'Enter how many are dealt in.',
  'wrong-payer': 'Another player pays this fee.',
  'no-such-seat': 'The table has no such seat.',
  'seat-occupied': 'Someone sits there. The seat must be left first.',
  'two-people': 'The player in a seat and each bettor behind it are different people.',
  'may-not-pay': 'This player can’t win, so don’t take the fee.',
  'sensor-out': 'The sensor at this seat is out.',
  'unreasonable-contribution': 'That amount is too large to be a fee. The meter was not changed.',
  'wrong-fee': 'The amount doesn’t match the posted fee.',
  'fee-twice': 'This fee was already taken this round.',
  'fee-left-out': 'This fee isn’t optional. Take it before the round starts.',
  'no-round': 'No round in progress at this table.',
  'unknown-round': 'No such settled round, or it is too old to change here.',
  'no-fee': 'This seat has not paid the fee.',
  'call-twice': 'This round was already called. One call covers every hand at the table.',
  'nothing-there': 'There is nothing to move.',
  'in-play': 'A round with this offering’s fees is still in progress.',
  'call-pending': 'A call is waiting for a decision.',
  'wrong-step': 'The call is not at this step.',
  'waits-in-line': 'Finish the earlier call first.',
  'wrong-wager': 'The wager is not the one that was taken at Coin In.',
  'not-as-dealt': 'This is not what was recorded at the deal. Enter the cards only.',
  'bad-deal': 'These cards aren’t possible. Check for duplicates.',
  'no-row': 'This hand doesn’t qualify.',
  'nobody-wins': 'The hand qualifies, but no one at the table is eligible.',
  'deck-not-counted': 'Count and seal the deck first: this prize requires it.',
  'surveillance-not-told': 'Surveillance must review the hand first: this prize requires it.',
  'bad-offering': 'The offering is outside the approved limits.',
  'dated-back': 'Nothing is posted for a day that is over.',
  'bad-change': 'The sheet doesn’t allow this change.',
  'below-meter': 'A limit can’t be lower than the meter.',
  'below-reset': 'A meter can’t be lower than its reset amount.',
  'already-paid': 'Part of it is already paid. Adjust the fund instead.',
  'fund-in-use': 'The fund is still in use.',
  'claim-closed': 'The claim is not open: paid, split, voided, expired, or not due yet.',
  'not-the-winner': 'The claim belongs to another person.',
  'no-forfeit': 'The sheet doesn’t let this prize be forfeited.',
  'ineligible-person': 'This person can’t be paid.',
  'excluded-since':
    'This winner was excluded after the deal. A manager and compliance look at it and decide.',
  'not-blocked': 'Nothing blocks this claim.',
  'not-paid': 'Only a prize that was paid can be recovered.',
  'unknown-receivable': 'No one owes the house anything under this name.',
  'more-than-owed': 'That is more than is still owed.',
  'change-held': 'This is on file otherwise. Two people must allow the change first.',
  'still-needed': 'The house still needs this person’s data.',
  'not-a-duplicate': 'These two patrons were not found to be the same person.',
  'bad-split': 'The parts don’t add up to the total.',
  'form-not-due': 'This form isn’t required here.',
  'limit-reached': 'This person has reached the sheet’s prize limit for the day.',
  'winner-not-named':
    'Name the winner first: someone from the table or the floor, and a second person.',
  'same-hands': 'You enrolled or named this winner. Someone else must check the ID and pay.',
  'too-few-hands': 'Too few people have had a hand in this prize: someone else must pay it.',
  'identity-needed': 'Check the winner’s ID first: this amount requires it.',
  'identity-refused': 'ID not accepted: underage, expired, or name doesn’t match.',
  'identity-mismatch':
    'This ID is not what is on file. A manager and compliance look at both and decide.',
  'duplicate-person':
    'Another patron has the same ID, tax number, or name and birth date. A manager and compliance decide.',
  'look-twice': 'Accounting or compliance must look at this winner before anyone pays.',
  'owes-house': 'This person was wrongly paid before and still owes the house money.',
  'paperwork-missing': 'Complete the forms for this prize before paying.',
  'paid-in-chips': 'This prize is coupons or chips. Issue them for the claim.',
  'not-as-posted': 'Pay this prize in the form that was posted.',
  'over-limit': 'The amount is over the limit for this type of payment.',
  'not-enough-money': 'Not enough money there.',
  'day-closed': 'That day is closed.',
  'day-not-over': 'That day is not over yet.',
  'before-opening': 'The house was not set up on that day.',
  'day-skipped': 'Close the days before it first.',
  'count-again': 'A different person must count: you counted this box last.',
  'box-not-counted': 'A dropped box has not been counted.',
  'exceptions-not-reviewed':
    'Look at the exceptions of the day first, both of you, and say up to which record.',
  ...PROMOTION_REFUSALS,
  ...TABLE_GAME_REFUSALS,
  'signature-needed': 'This prize needs another signature.',
  'limit-of-day': 'Over the limit for one badge: propose it, and a different person approves it.',
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
