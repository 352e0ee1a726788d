// Counts a record of the log: its moves, then what its events say, and whether the two agree.
import { ACTIVITIES } from '#activities';
import type { Event, EventOf, LogRecord } from '#house';
import { add, negate, subtract, sum, ZERO } from '#money';
import { sure } from '#result';
import { decodeOffering, isPosted, type Offering, postedAmount } from '#rules';
import { dateOf } from './clock.ts';
import { countMoves } from './moves.ts';
import {
  countDisputed,
  countDroppedChips,
  countDroppedNoted,
  countExchanged,
  countPlaced,
  countPlayed,
  countTakenBack,
  countVerifiedUse,
} from './promotions/tally-chips.ts';
import { cents, offeringIn, type TalliedOffering, type Tally, type Where, wrong } from './tally.ts';
import {
  appoint,
  countBadge,
  countDevice,
  countEnrollment,
  countFailure,
  countPerson,
  countSignIn,
  countWebhook,
} from './tally-access.ts';
import {
  countAward,
  countCall,
  countExpired,
  countPaid,
  countPrizes,
  countVerified,
  countVoided,
  countWithdrawn,
  sign,
} from './tally-claims.ts';
import {
  countGameClosed,
  countGameOpened,
  countGameSettled,
  countGameVoided,
  countSteps,
} from './tally-games.ts';
import { countForm, countIdentity, countSplit } from './tally-papers.ts';
import {
  countBuyIn,
  countCounted,
  countDropped,
  countEntry,
  countNoted,
  countReturned,
  countRound,
  countSeats,
} from './tally-rounds.ts';

/** Counts a record, and tells which accounts it has touched. */
export function countRecord(
  tally: Tally,
  { events = [], by, at }: LogRecord,
  instant: number,
): ReadonlySet<string> {
  const touched = new Set<string>();
  const [first] = events;
  const isApproved = first?.type === 'proposal-approved' && first.command !== undefined;
  for (const event of events) {
    countMoves(tally, event, touched);
    // A command that is approved is the act of who has proposed it.
    const actor = isApproved && event !== first ? first.proposedBy : by;
    countEvent(tally, event, { instant, by: actor, ...dayOf(at, tally.limits.dayStart) });
    if ('offering' in event && tally.offerings.has(event.offering)) {
      countAdvance(tally, event, event.offering);
    }
  }
  return touched;
}

const MS_A_DAY = 86_400_000;

/** The date of a moment, and its gaming day: before its hour it is still the day before. */
function dayOf(at: string, dayStart: string): Pick<Where, 'date' | 'day'> {
  const [date, time] = [at.slice(0, 10), at.slice(11, 16)];
  const day = time < dayStart ? dateOf(Date.parse(date) / MS_A_DAY - 1) : date;
  return { date, day };
}

type Count<Type extends Event['type']> = (tally: Tally, event: EventOf<Type>, at: Where) => void;

const COUNTS: { readonly [Type in Event['type']]?: Count<Type> } = {
  'table-installed': installTable,
  'person-seated': countSeats,
  'seat-left': countSeats,
  'table-opened': countSeats,
  'table-closed': countSeats,
  'round-ended': countSeats,
  'game-opened': countGameOpened,
  'game-closed': countGameClosed,
  'steps-dealt': countSteps,
  'round-settled': countGameSettled,
  'round-voided': countGameVoided,
  'round-started': countRound,
  'fees-returned': countReturned,
  'entry-sold': countEntry,
  'table-chips-bought': countBuyIn,
  'box-dropped': countDropped,
  'box-count-noted': countNoted,
  'box-counted': countCounted,
  'instrument-placed': countPlaced,
  'instrument-taken-back': countTakenBack,
  'instrument-played': countPlayed,
  'use-verified': countVerifiedUse,
  'use-disputed': countDisputed,
  'use-exchanged': countExchanged,
  'dropped-chips-noted': countDroppedNoted,
  'dropped-chips-counted': countDroppedChips,
  'hand-called': countCall,
  'call-withdrawn': countWithdrawn,
  'call-verified': countVerified,
  'call-signed': sign,
  'prize-awarded': countAward,
  'prizes-won': countPrizes,
  'identity-checked': countIdentity,
  'form-completed': countForm,
  'claim-split': countSplit,
  'claim-paid': countPaid,
  'claim-expired': countExpired,
  'award-voided': countVoided,
  'fund-opened': ({ funds }, { fund }) => {
    funds.add(fund);
  },
  'offering-posted': post,
  'offering-changed': change,
  'offering-withdrawn': withdraw,
  'offering-suspended': (tally, { offering }) => {
    offeringIn(tally, offering).isSuspended = true;
  },
  'offering-resumed': (tally, { offering }) => {
    offeringIn(tally, offering).isSuspended = false;
  },
  'house-opened': (tally, { staff, settings }) => {
    for (const badge of staff) appoint(tally, badge);
    countSettings(tally, { settings });
  },
  'settings-changed': countSettings,
  'staff-appointed': appoint,
  'staff-dismissed': countBadge,
  'signed-in': countSignIn,
  'sign-in-failed': countFailure,
  'went-off-duty': countBadge,
  'pin-changed': countBadge,
  'pin-reset': countBadge,
  'enrollment-opened': countEnrollment,
  'holder-confirmed': countEnrollment,
  'holder-enrolled': countEnrollment,
  'device-enrolled': countDevice,
  'device-revoked': countDevice,
  'webhook-added': countWebhook,
  'webhook-removed': countWebhook,
  'person-read': countPerson,
  'person-written': countPerson,
  'person-erased': countPerson,
  'patron-enrolled': ({ patrons }, { patron }) => {
    patrons.add(patron);
  },
  'patron-excluded': ({ excluded }, { patron }) => {
    excluded.add(patron);
  },
  'patron-readmitted': ({ excluded }, { patron }) => {
    excluded.delete(patron);
  },
  proposed: ({ proposers }, { proposal }, { by }) => {
    proposers.set(proposal, by);
  },
  'proposal-approved': ({ proposers }, { proposal, proposedBy }, { by }) => {
    const proposer = proposers.get(proposal);
    if (proposer === by || proposer !== proposedBy)
      wrong(`${by} approves what ${proposer} proposed`);
    proposers.delete(proposal);
  },
  'proposal-rejected': ({ proposers }, { proposal }) => {
    proposers.delete(proposal);
  },
  'meter-stepped': checkAmount,
  'admin-fee-taken': checkAmount,
  'advance-repaid': checkAmount,
  'fund-fed': checkAmount,
  'capital-brought': checkAmount,
  'fund-deposited': deposit,
};

/** What holds where the house has not set anything. */
const ANY_DIFFERENCE = '0.01';
const ALL_MONEY = '9999999999999.99';

function countSettings(
  tally: Tally,
  { settings }: Pick<EventOf<'settings-changed'>, 'settings'>,
): void {
  const { dayStart, identityFrom, trayLimit, powers } = settings;
  tally.limits = {
    dayStart,
    recountFrom: cents(settings.recountFrom ?? ANY_DIFFERENCE),
    // Where one badge has limits, every box is counted twice.
    isTwice: powers !== undefined,
    identityFrom: cents(identityFrom),
    trayLimit: cents(trayLimit),
    cashUpTo: cents(settings.cashUpTo ?? ALL_MONEY),
  };
}

/** What goes to the bank was in the cage. */
function deposit(tally: Tally, event: EventOf<'fund-deposited'>): void {
  checkAmount(tally, event);
  const cage = tally.accounts.get('house/cage') ?? ZERO;
  if (cage > ZERO) wrong(`the cage has given ${event.amount} to the bank and lacks ${cage}`);
}

/** What is said to be moved is what is moved. */
function checkAmount(
  _: Tally,
  { type, amount, moves = [] }: Extract<Event, { readonly amount: string }>,
): void {
  const moved = sum(moves.map(([, , , text]) => cents(text)));
  if (moved !== cents(amount)) wrong(`${type} says ${amount} and moves ${moved}`);
}

function countEvent(tally: Tally, event: Event, at: Where): void {
  const count = COUNTS[event.type] as Count<Event['type']> | undefined;
  count?.(tally, event, at);
}

function installTable({ tables }: Tally, { table }: EventOf<'table-installed'>): void {
  const [positions, patrons, behind, round] = [new Map(), new Map(), new Map(), new Map()];
  const seats = { positions, patrons, behind, round };
  tables.set(table, { game: '', limit: undefined, isNpn: false, box: ZERO, ...seats });
}

const activityNamed = new Map(ACTIVITIES.map((activity) => [activity.id, activity]));

function read(activity: string, document: unknown): Offering {
  const sheet = activityNamed.get(activity) ?? wrong(`nobody has approved ${activity}`);
  return sure(decodeOffering(sheet, document));
}

function post(tally: Tally, event: EventOf<'offering-posted'>): void {
  const { offering: id, activity, document, paidBy } = event;
  const sheet = read(activity, document);
  const offering: TalliedOffering = {
    sheet,
    paidBy,
    isClosed: false,
    isSuspended: false,
    caps: new Map(),
    held: new Map(),
    payable: ZERO,
    advance: ZERO,
    hitCount: 0,
    won: ZERO,
    meters: new Map(),
    hits: new Map(),
    fractions: new Map(),
  };
  setCaps(offering);
  tally.offerings.set(id, offering);
  for (const { name } of sheet.activity.fund.meters) {
    const [meter, cap] = [
      tally.accounts.get(`fund/${id}/meter/${name}`) ?? ZERO,
      offering.caps.get(name),
    ];
    if (cap !== undefined && meter > cap) wrong(`${name} of ${id} is seeded above its cap`);
  }
}

function setCaps({ sheet, caps }: TalliedOffering): void {
  caps.clear();
  for (const { name, cap } of sheet.activity.fund.meters) {
    if (cap === undefined || (typeof cap === 'string' && !isPosted(sheet, cap))) continue;
    caps.set(name, postedAmount(sheet, cap));
  }
}

function change(tally: Tally, { offering: id, document }: EventOf<'offering-changed'>): void {
  const offering = offeringIn(tally, id);
  offering.sheet = read(offering.sheet.activity.id, document);
  setCaps(offering);
}

/** Nothing is left behind but what winners have not fetched yet. */
function withdraw(tally: Tally, { offering: id }: EventOf<'offering-withdrawn'>): void {
  const offering = offeringIn(tally, id);
  offering.isClosed = true;
  for (const [account, left] of tally.accounts) {
    const isOwn = account.startsWith(`fund/${id}/`) && !account.endsWith('/payable');
    if (isOwn && !account.endsWith('/advance') && left !== ZERO) wrong(`${account} keeps ${left}`);
  }
}

/** What the fund owes the house: seeds and shortfalls that it was lent, less what it has given back.
 * Awards say themselves what was lent for them. */
function countAdvance(tally: Tally, event: Event, id: string): void {
  const offering = offeringIn(tally, id);
  const account = `fund/${id}/advance`;
  if (event.type === 'advance-repaid')
    offering.advance = subtract(offering.advance, cents(event.amount));
  else if (event.type !== 'prize-awarded') {
    for (const [, debit, credit, text] of event.moves ?? []) {
      if (debit === account) offering.advance = add(offering.advance, cents(text));
      if (credit === account) offering.advance = subtract(offering.advance, cents(text));
    }
  }
  const owed = negate(tally.accounts.get(account) ?? ZERO);
  if (owed !== offering.advance) wrong(`${id} owes ${owed}, and was lent ${offering.advance}`);
  if (offering.isClosed && owed !== ZERO) wrong(`${id} is closed and still owes ${owed}`);
}
