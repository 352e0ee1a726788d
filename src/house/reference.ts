// What each command is for and what it can bring about, for whoever reads or writes to the log.
import type { ActionType, CommandType } from './commands.ts';
import type { EventType } from './events.ts';
import { PROMOTION_REFERENCE } from './promotions.ts';

export interface Reference {
  /** A sentence that begins with who asks left out: "Opens a table for a game." */
  readonly does: string;
  readonly brings: readonly EventType[];
}

/** What a proposal comes to once somebody else has approved it. */
export const ACTION_REFERENCE: Readonly<Record<ActionType, Reference>> = {
  'post-offering': {
    does: 'Posts an activity: its option, its values, its games and times; its meters are seeded.',
    brings: ['offering-posted'],
  },
  'change-offering': {
    does: 'Changes what was posted, while it is suspended and nothing of it is under way.',
    brings: ['offering-changed'],
  },
  'withdraw-offering': {
    does: 'Ends an offering; every cent that is left goes to the place that was named for it.',
    brings: ['offering-withdrawn'],
  },
  'adjust-fund': {
    does: 'Corrects a meter or a reserve, with the reason.',
    brings: ['fund-adjusted'],
  },
  'void-award': {
    does: 'Takes a whole award back while nothing of it has been paid.',
    brings: [
      'award-voided',
      'tickets-voided',
      'tournament-award-voided',
      'board-recounted',
      'contest-reopened',
    ],
  },
  'issue-tickets': {
    does: 'Issues tickets of a drum by hand, where the sheet wants two people for it.',
    brings: ['tickets-issued'],
  },
  'change-settings': { does: 'Changes the house’s own settings.', brings: ['settings-changed'] },
  'appoint-staff': { does: 'Gives somebody a badge and its roles.', brings: ['staff-appointed'] },
};

const APPROVED = Object.values(ACTION_REFERENCE).flatMap(({ brings }) => brings);

export const COMMAND_REFERENCE: Readonly<Record<CommandType, Reference>> = {
  'open-house': {
    does: 'Opens the house, once: its name, its clock, its first staff, its money.',
    brings: ['house-opened', 'capital-brought'],
  },
  'dismiss-staff': { does: 'Takes somebody’s badge away.', brings: ['staff-dismissed'] },
  'sign-in': {
    does: 'Says that somebody has shown a badge and a PIN, and whether it was the right one.',
    brings: ['signed-in', 'sign-in-failed'],
  },
  'sign-out': { does: 'Ends a sign-in.', brings: ['signed-out'] },
  'go-off-duty': {
    does: 'Says that somebody has finished work, and may play.',
    brings: ['went-off-duty'],
  },
  'change-pin': { does: 'Says that somebody has a new PIN.', brings: ['pin-changed'] },
  'reset-pin': {
    does: 'Gives somebody a first PIN again, which must be changed at the next sign-in.',
    brings: ['pin-reset'],
  },
  'enrol-device': {
    does: 'Makes a keypad, a sign, a kiosk or a desk known by its own key.',
    brings: ['device-enrolled'],
  },
  'revoke-device': { does: 'Turns a device away from now on.', brings: ['device-revoked'] },
  'add-webhook': {
    does: 'Sends what happens to a system next door.',
    brings: ['webhook-added'],
  },
  'make-secret': {
    does: 'Says that the deliveries of a webhook are signed with a new secret.',
    brings: ['secret-made'],
  },
  look: { does: 'Says that somebody wanted to look at what is not for them.', brings: [] },
  'remove-webhook': { does: 'Sends it nothing more.', brings: ['webhook-removed'] },
  'read-person': {
    does: 'Says that somebody has looked at the facts of a person, and why.',
    brings: ['person-read'],
  },
  'write-person': {
    does: 'Says which facts of a person were written down.',
    brings: ['person-written'],
  },
  'erase-person': { does: 'Says that a person’s facts were erased.', brings: ['person-erased'] },
  'enrol-patron': { does: 'Makes a patron known by an id.', brings: ['patron-enrolled'] },
  'exclude-patron': { does: 'Bars a patron from taking part.', brings: ['patron-excluded'] },
  'readmit-patron': { does: 'Lets a patron take part again.', brings: ['patron-readmitted'] },
  'install-table': { does: 'Puts up a table with so many seats.', brings: ['table-installed'] },
  'open-table': {
    does: 'Opens a table for a game, or as a No Purchase Necessary table.',
    brings: ['table-opened'],
  },
  'close-table': {
    does: 'Closes a table; administrative fees that are due are taken first.',
    brings: ['admin-fee-taken', 'table-closed'],
  },
  'seat-person': { does: 'Says who sits where.', brings: ['person-seated'] },
  'leave-seat': { does: 'Says that a seat is empty.', brings: ['seat-left'] },
  'report-sensor': { does: 'Says whether a sensor works.', brings: ['sensor-reported'] },
  'start-round': {
    does: 'Coin In: takes the fees that lie on the sensors, and the round begins.',
    brings: ['round-started'],
  },
  'return-fees': {
    does: 'Gives fees of the running round back: a sensor failed, a misdeal.',
    brings: ['fees-returned'],
  },
  'end-round': { does: 'Ends the round.', brings: ['round-ended'] },
  'call-hand': {
    does: 'Calls a hand: the meters are held as they stand.',
    brings: ['hand-called'],
  },
  'uncall-hand': {
    does: 'Takes back a button that was pressed by mistake.',
    brings: ['call-withdrawn'],
  },
  'verify-call': {
    does: 'Enters the cards of a call; the rule names the row.',
    brings: ['call-verified'],
  },
  'authorize-call': {
    does: 'Signs for a verified call; with the last signature that its size takes, it is awarded.',
    brings: ['call-signed', 'prize-awarded', 'entry-posted', 'tickets-issued'],
  },
  'reject-call': {
    does: 'Turns a call down; what it held flows back.',
    brings: ['call-withdrawn'],
  },
  'check-identity': {
    does: 'Says what the papers of a winner have shown.',
    brings: ['identity-checked'],
  },
  'complete-form': {
    does: 'Says that a form is filled in and signed.',
    brings: ['form-completed'],
  },
  'split-claim': {
    does: 'Divides a claim among those who own it together.',
    brings: ['claim-split'],
  },
  'pay-claim': { does: 'Pays a winner, always the whole claim.', brings: ['claim-paid'] },
  'fill-tray': { does: 'Brings chips from the cage to a tray.', brings: ['tray-filled'] },
  'drop-box': { does: 'Takes a table’s box to the count room.', brings: ['box-dropped'] },
  'count-box': {
    does: 'Says what was in a box, without being told what should be; where it differs, somebody else counts again.',
    brings: ['box-count-noted', 'box-counted'],
  },
  'deposit-fund': {
    does: 'Brings money of the funds to the bank.',
    brings: ['fund-deposited'],
  },
  'bring-capital': { does: 'Brings the house’s own money.', brings: ['capital-brought'] },
  'open-fund': { does: 'Opens a common fund.', brings: ['fund-opened'] },
  'feed-fund': { does: 'Brings money of other games to a common fund.', brings: ['fund-fed'] },
  'suspend-offering': {
    does: 'Stops an offering at once: no fee is taken and no hand is called.',
    brings: ['offering-suspended'],
  },
  'resume-offering': { does: 'Lets an offering go on.', brings: ['offering-resumed'] },
  'count-attempt': {
    does: 'Counts an attempt that did not win; the meter takes its step.',
    brings: ['meter-stepped'],
  },
  propose: { does: 'Proposes what takes two people.', brings: ['proposed'] },
  approve: {
    does: 'Approves what somebody else has proposed, and it is done.',
    brings: ['proposal-approved', ...APPROVED],
  },
  reject: { does: 'Turns a proposal down.', brings: ['proposal-rejected'] },
  tick: {
    does: 'Lets time pass: what is due by now happens, one kind of thing at a time.',
    brings: [
      'admin-fee-taken',
      'meter-reverted',
      'meter-stepped',
      'steps-made',
      'advance-repaid',
      'claim-expired',
      'board-closed',
      'credits-voided',
      'winner-forfeited',
      'drum-emptied',
      'instruments-expired',
    ],
  },
  'close-day': {
    does: 'Writes down every account as it stands when a day is closed.',
    brings: ['day-closed'],
  },
  ...PROMOTION_REFERENCE,
};

/** Everything that can happen, by its name. */
export const EVENT_TYPES: ReadonlySet<string> = new Set(
  Object.values(COMMAND_REFERENCE).flatMap(({ brings }) => brings),
);
