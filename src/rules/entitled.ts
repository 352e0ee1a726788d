// Who takes part in each share of a prize, and who is left out of it and why.
import { type Deal, type DealtSeat, dealOf, seatOf } from '#games';
import type { Activity } from './activity.ts';
import {
  type EligibilityRule,
  EMPTY_SEAT,
  hasPaid,
  type LeftOutCode,
  type Looked,
  leavesOut,
  NOT_EXCLUDED,
  type Scope,
} from './eligibility.ts';
import type { Finding } from './findings.ts';
import type { PostedActivity } from './offering.ts';
import { type Posted, settingOf } from './posted.ts';
import type { Row } from './row.ts';
import { toHolder, WHOLE } from './rows.ts';
import { type Group, type Share, sharesRules } from './share.ts';

export interface Room {
  readonly deal: Deal;
  /** The deal with all cards that can be read, also where the deck was called foul. */
  readonly cards: Deal;
  readonly posted: PostedActivity;
}

export interface LeftOut {
  readonly who: DealtSeat;
  /** What the player is left out of. */
  readonly finding: Finding;
  readonly seat: number;
  readonly position: DealtSeat['position'];
  readonly code: LeftOutCode;
  readonly rule: Reason;
  readonly because: string;
  /** Where the sheet sends a share that this person would have had. */
  readonly shareGoesTo: 'fund' | 'others' | null;
}

/** A share, and who divides it. */
export interface EntitledShare {
  readonly share: Share;
  readonly takers: readonly DealtSeat[];
  /** How many more it is divided by, whose parts stay in the fund. */
  readonly staying: number;
}

export interface Entitled {
  readonly finding: Finding;
  readonly shares: readonly EntitledShare[];
  readonly leftOut: readonly LeftOut[];
}

/** A rule that stopped a player, or the whole table. */
export type Reason = Pick<EligibilityRule, 'code' | 'clause' | 'words' | 'portion'> &
  Partial<Pick<EligibilityRule, 'scope'>>;

export const leftOutBy = (rule: Reason, who: DealtSeat, finding: Finding): LeftOut => ({
  who,
  finding,
  seat: who.seat,
  position: who.position,
  code: rule.code,
  rule,
  because: `${rule.clause}: ${rule.words}`,
  shareGoesTo: rule.portion === undefined ? null : rule.portion === 'stays' ? 'fund' : 'others',
});

/** What every sheet asks, though it does not say it. */
const HOLD_FOR_ALL: readonly EligibilityRule[] = [NOT_EXCLUDED, EMPTY_SEAT];

type Ruled = Pick<Activity, 'id' | 'eligibility' | 'readings'>;

/** The rules of a sheet that hold as the house reads it; as we do where it has not said. */
export const rulesRead = (
  { id, eligibility, readings }: Ruled,
  settings: Posted['settings'] = {},
): readonly EligibilityRule[] =>
  eligibility.filter(
    ({ under }) =>
      under === undefined ||
      settingOf({ activity: { id, readings }, settings }, under.setting) === under.value,
  );

/** What holds for all, where the sheet has no rule of its own about it, and then its rules. */
export function allRules(
  activity: Ruled,
  settings?: Posted['settings'],
): readonly EligibilityRule[] {
  const own = rulesRead(activity, settings);
  const isOwn = (code: LeftOutCode): boolean => own.some((rule) => rule.code === code);
  return [...HOLD_FOR_ALL.filter(({ code }) => !isOwn(code)), ...own];
}

/** How many are in the round. A game with a dealer's hand or a banker's line has a player-dealer,
 * even if their seat is not recorded. */
function playerCountOf({ seats, dealer, banker }: Deal): number {
  const hands = seats.filter(({ position }) => position !== 'backline');
  const isRecorded = hands.some(({ position }) => position === 'player-dealer');
  const hasBank = dealer !== undefined || banker !== undefined;
  return hands.length + (hasBank && !isRecorded ? 1 : 0);
}

const feeOf = ({ posted: { activity } }: Room, row?: Row): Looked['fee'] => {
  const first = activity.fees[0]?.name ?? 'fee';
  const name = row?.fee ?? first;
  return { name, isFirst: name === first };
};

/** The rules that leave a seat out of a row, or of the whole deal. */
function failedBy(
  seat: DealtSeat,
  room: Room,
  { scopes, row }: { readonly scopes: readonly Scope[]; readonly row?: Row },
): EligibilityRule[] {
  const { deal, posted } = room;
  const looked = {
    deal,
    seat,
    playerCount: playerCountOf(deal),
    fee: feeOf(room, row),
    isOfTable: row?.when.of === 'table',
  };
  return allRules(posted.activity, posted.settings).filter(
    (rule) => scopes.includes(rule.scope) && leavesOut(rule, looked),
  );
}

/** A player whom no deal shows: only this much is known. */
export interface Somebody extends Pick<DealtSeat, 'person'> {
  readonly position?: DealtSeat['position'];
  /** Everyone at the table, the player-dealer among them, where the table is looked at too. */
  readonly playerCount?: number;
}

/** The first rule of the sheet that leaves a player out, whatever the cards. */
export function barredBy(
  activity: Ruled,
  { person, position = 'seated', playerCount }: Somebody,
): EligibilityRule | undefined {
  const seat = seatOf(1, { person, position });
  const fee = { name: '', isFirst: true };
  const looked = { deal: dealOf('', [seat]), seat, playerCount: playerCount ?? 1, fee };
  const scopes: readonly Scope[] = playerCount === undefined ? ['person'] : ['person', 'table'];
  return allRules(activity).find((rule) => scopes.includes(rule.scope) && leavesOut(rule, looked));
}

/** Rules about the table as a whole that the deal breaks. */
export function tableStops(room: Room): readonly EligibilityRule[] {
  const [seat] = room.deal.seats;
  return seat === undefined ? [] : failedBy(seat, room, { scopes: ['table'] });
}

/** Shares of one whole prize, as the row or its kind of prize has them. */
function sharesOf({ row, seat, losing, winning }: Finding, room: Room): readonly Share[] {
  const shares = row.shares ?? usualShares(row);
  return 'rule' in shares
    ? sharesRules.read(shares)({ posted: room.posted, deal: room.cards, seat, losing, winning })
    : shares;
}

const COUNTED = { tickets: 'ticket', points: 'points', entry: 'entry', spin: 'spin' } as const;

function usualShares({ prize: { pays } }: Row): readonly Share[] {
  if (pays === 'tickets' || pays === 'points' || pays === 'entry' || pays === 'spin') {
    return [{ share: COUNTED[pays], to: 'holder', part: WHOLE, divided: 'each' }];
  }
  return toHolder;
}

const HAND_GROUPS: readonly Group[] = ['holder', 'losing', 'winning'];

/** Everyone whom a share names. `before` already have theirs. */
export function groupOf(
  to: Group,
  finding: Finding,
  { room, before }: { readonly room: Room; readonly before: ReadonlySet<DealtSeat> },
): readonly DealtSeat[] {
  const { deal } = room;
  const at = (numbers: readonly number[]): readonly DealtSeat[] =>
    deal.seats.filter(({ seat }) => numbers.includes(seat));
  switch (to) {
    case 'holder':
      return holdersOf(finding, room);
    case 'losing':
      return at(finding.losing);
    case 'winning':
      return at(finding.winning);
    case 'player-dealer':
      return deal.seats.filter(({ position }) => position === 'player-dealer');
    case 'others':
      return deal.seats.filter((seat) => !before.has(seat));
    case 'everyone':
    case 'room':
      return deal.seats;
  }
}

/** A hand is its seat's, and also theirs who wager on it from behind. */
function holdersOf({ row, seat }: Finding, room: Room): readonly DealtSeat[] {
  const { seats } = room.deal;
  if (row.when.of === 'dealer-hand') {
    return seats.filter((each) => room.deal.npn || hasPaid(each, feeOf(room, row)));
  }
  return seat === null ? seats : seats.filter((each) => each.seat === seat);
}

/** Of a group, who takes part; the others with their reasons. */
export function eligibleOf(
  group: readonly DealtSeat[],
  room: Room,
  { to, finding }: { readonly to: Group; readonly finding: Finding },
): Pick<EntitledShare, 'takers' | 'staying'> & { readonly leftOut: readonly LeftOut[] } {
  const isHand = HAND_GROUPS.includes(to);
  const leftOut: LeftOut[] = [];
  let staying = 0;
  const takers = group.filter((seat) => {
    const failed = failedBy(seat, room, { scopes: ['person', 'hand'], row: finding.row });
    const against = failed.filter(({ scope }) => isHand || scope === 'person');
    if (against.length === 0) return true;
    if (against.every(({ portion }) => portion === 'stays')) staying++;
    leftOut.push(...failed.map((rule) => leftOutBy(rule, seat, finding)));
    return false;
  });
  return { takers, staying, leftOut };
}

/** The shares of a finding with the people in them. `taken` have had part in another one. */
export function entitle(finding: Finding, room: Room, taken: readonly DealtSeat[] = []): Entitled {
  const before = new Set(taken);
  const leftOut: LeftOut[] = [];
  const shares = sharesOf(finding, room).map((share) => {
    const group = groupOf(share.to, finding, { room, before });
    const { takers, staying, leftOut: out } = eligibleOf(group, room, { to: share.to, finding });
    for (const seat of [...takers, ...barredFrom(group, room, finding)]) before.add(seat);
    leftOut.push(...out);
    return { share, takers, staying };
  });
  // The room shares only when there is a winner.
  const isWon = shares.every(({ share: { to }, takers }) => to !== 'holder' || takers.length > 0);
  return { finding, shares: shares.filter(({ share }) => isWon || share.to !== 'room'), leftOut };
}

/** A person who is out altogether is not one of the others as well. */
const barredFrom = (
  group: readonly DealtSeat[],
  room: Room,
  { row }: Finding,
): readonly DealtSeat[] =>
  group.filter((seat) => failedBy(seat, room, { scopes: ['person'], row }).length > 0);

/** Findings that divide one prize. A player with a hand in one of them, even one who is out
 * altogether, is not one of the others in any. */
export function entitleTogether(findings: readonly Finding[], room: Room): readonly Entitled[] {
  const taken = findings.flatMap((finding) =>
    sharesOf(finding, room).flatMap(({ to }) => {
      if (!HAND_GROUPS.includes(to)) return [];
      const group = groupOf(to, finding, { room, before: new Set() });
      const { takers } = eligibleOf(group, room, { to, finding });
      return [...takers, ...barredFrom(group, room, finding)];
    }),
  );
  return findings.map((finding) => entitle(finding, room, taken));
}
