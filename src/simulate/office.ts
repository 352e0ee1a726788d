// Work behind the floor: offerings posted, changed and withdrawn by two people, funds, boxes, days,
// patrons and staff.
import { ACTIVITIES } from '#activities';
import { nextToClose, ROLES } from '#house';
import { add, asCents, dollarsOf, max, min, negate, subtract, ZERO } from '#money';
import { type Activity, anyTimeSample, isOfAnotherFund } from '#rules';
import { dateOf } from './clock.ts';
import { someDollars } from './dice.ts';
import { documentOf } from './documents.ts';
import {
  type Draft,
  draft,
  type Scene,
  STAFF,
  someOffering,
  somePatron,
  someTable,
  type View,
} from './draft.ts';

type Action = NonNullable<Extract<Draft, { type: 'propose' }>['action']>;
type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

const OFFERINGS_MOST = 24;

/** Approvals whose money is another activity's, so that a person must bring it. */
const APPROVALS: readonly string[] = [...new Set(ACTIVITIES.flatMap(({ fund }) => fund.of ?? []))];

/** Activities that take fees or keep meters. */
const OWN_MONEY = ACTIVITIES.filter(({ fees, fund }) => fees.length > 0 || fund.meters.length > 0);

export const propose = (view: View, action: Action): Draft => draft(view, 'propose', { action });

export const postOffering: Scene = (view) => {
  const { house, dice } = view;
  const open = [...house.offerings.values()].filter(({ isClosed }) => !isClosed);
  if (open.length >= OFFERINGS_MOST) return undefined;
  const activity = dice.pick(dice.oneIn(2) ? ACTIVITIES : OWN_MONEY);
  if (open.some((offered) => offered.activity === activity.id) && !dice.oneIn(4)) return undefined;
  return propose(view, postingOf(view, activity));
};

export function postingOf(view: View, activity: Activity): ActionOf<'post-offering'> {
  const { dice, house, number, tableCount } = view;
  const { of } = activity.fund;
  const owners = [...house.offerings].filter(
    ([, { isClosed, activity: owner }]) => !isClosed && owner !== activity.id,
  );
  const approved = ACTIVITIES.filter(
    ({ approvalIds }) => of !== undefined && approvalIds.includes(of),
  );
  const payers = owners.filter(([, owner]) => approved.some(({ id }) => id === owner.activity));
  const common = of === undefined ? 'common' : `fund-${of}`;
  const other = dice.oneIn(4) && owners.length > 0 ? dice.pick(owners)[0] : 'common';
  return {
    type: 'post-offering',
    offering: `${activity.id}.${number}`,
    activity: activity.id,
    document: documentOf(activity, dice, tableCount),
    ...(isOfAnotherFund(activity.fund)
      ? { paidBy: payers.length > 0 && dice.oneIn(2) ? dice.pick(payers)[0] : common }
      : { closesTo: other }),
  };
}

/** The same document with drawings at every hour or today, as a rule. */
export function heldAnytime(
  { dice, at }: View,
  activity: Activity,
  document: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (dice.oneIn(8)) return document;
  const sample = anyTimeSample(activity, at.date);
  if (activity.term !== undefined) return sample;
  const now = sample.values;
  const held = Object.entries(activity.values).flatMap(([name, rule]) =>
    rule.kind === 'text' && rule.reads !== undefined && name in now ? [[name, now[name]]] : [],
  );
  return {
    ...document,
    values: { ...(document['values'] as object), ...Object.fromEntries(held) },
  };
}

export const changeOffering: Scene = (view) => {
  const { house, dice, tableCount } = view;
  const suspended = [...house.offerings].filter(([, each]) => each.isSuspended && !each.isClosed);
  if (suspended.length === 0) return undefined;
  const [offering, { activity: id }] = dice.pick(suspended);
  const activity = ACTIVITIES.find((each) => each.id === id) as Activity;
  const document = documentOf(activity, dice, tableCount);
  return propose(view, { type: 'change-offering', offering, document });
};

export const withdrawOffering: Scene = (view) => {
  const offering = someOffering(view);
  if (offering === undefined) return undefined;
  return propose(view, { type: 'withdraw-offering', offering, reason: 'its time is over' });
};

export const suspendOrResume: Scene = (view) => {
  const { house, dice } = view;
  const offering = someOffering(view);
  if (offering === undefined) return undefined;
  const isSuspended = house.offerings.get(offering)?.isSuspended === true;
  if (isSuspended && dice.oneIn(2)) return changeOffering(view);
  return isSuspended
    ? draft(view, 'resume-offering', { offering })
    : draft(view, 'suspend-offering', { offering, reason: 'the sign is dark' });
};

export const adjustFund: Scene = (view) => {
  const { tally, dice } = view;
  const offering = someOffering(view);
  const meters = tally.offerings.get(offering ?? '')?.sheet.activity.fund.meters ?? [];
  if (offering === undefined) return undefined;
  const account =
    meters.length > 0 && dice.oneIn(2) ? { meter: dice.pick(meters).name } : ('reserve' as const);
  return propose(view, {
    type: 'adjust-fund',
    offering,
    account,
    by: `${dice.oneIn(3) ? '-' : ''}${someDollars(dice, dice.pick([3, 100, 20_000]))}`,
    against: dice.pick(['advance', 'house', 'reserve'] as const),
    reason: 'counted by hand',
  });
};

/** A meter is brought to its cap, or a little below it: there mistakes are. */
export const fillMeter: Scene = (view) => {
  const { tally, dice } = view;
  const capped = [...tally.offerings].flatMap(([offering, { caps, isClosed }]) =>
    isClosed ? [] : [...caps].map(([meter, cap]) => ({ offering, meter, cap })),
  );
  if (capped.length === 0) return undefined;
  const { offering, meter, cap } = dice.pick(capped);
  const stands = tally.accounts.get(`fund/${offering}/meter/${meter}`) ?? ZERO;
  const missing = subtract(
    subtract(cap, stands),
    asCents(BigInt(dice.below(dice.pick([1, 300, 100_000])))),
  );
  if (missing <= ZERO) return undefined;
  return propose(view, {
    type: 'adjust-fund',
    offering,
    account: { meter },
    by: dollarsOf(missing),
    against: dice.pick(['advance', 'house'] as const),
    reason: 'a special promotion',
  });
};

/** A reserve is spent, all but a little of it, that of an award more often than not: it may be taken
 * back. */
export const spendReserve: Scene = (view) => {
  const { house, tally, dice } = view;
  const won = dice.pickOf(house.wins.size, house.wins.values())?.offering;
  const offering = dice.oneIn(3) ? someOffering(view) : won;
  const paidBy = tally.offerings.get(offering ?? '')?.paidBy;
  if (offering === undefined || paidBy === undefined) return undefined;
  const against = dice.pick(['advance', 'house'] as const);
  const other = against === 'advance' ? `fund/${offering}/advance` : 'house/promotional-costs';
  const there = tally.accounts.get(`fund/${paidBy}/reserve`) ?? ZERO;
  const taken = negate(tally.accounts.get(other) ?? ZERO);
  const spent = subtract(min(taken, there), asCents(BigInt(dice.below(dice.pick([1, 300])))));
  if (spent <= ZERO) return undefined;
  return propose(view, {
    type: 'adjust-fund',
    offering,
    account: 'reserve',
    against,
    by: `-${dollarsOf(spent)}`,
    reason: 'a special promotion',
  });
};

export const voidAward: Scene = (view) => {
  const { house, dice } = view;
  const call = dice.pickOf(house.wins.size, house.wins.keys());
  if (call === undefined) return undefined;
  return propose(view, { type: 'void-award', call, reason: 'a card was misread' });
};

/** Only where the sheet asks for an ID or an age can a prize be forfeited. */
export const forfeitClaim: Scene = (view) => {
  const { tally, dice } = view;
  const claim = dice.pickOf(Math.min(tally.openClaims.size, 50), tally.openClaims.keys());
  if (claim === undefined) return undefined;
  return propose(view, { type: 'forfeit-claim', claim, reason: 'no ID' });
};

export const changeSettings: Scene = (view) => {
  const { dice } = view;
  return propose(view, {
    type: 'change-settings',
    settings: {
      dayStart: dice.pick(['00:00', '05:00', '06:00', '09:30']),
      trayLimit: dice.pick(['600', '1200.00']),
      unreasonableFee: '1000',
      identityFrom: dice.pick(['600', '1200']),
      signOffs: dice.oneIn(3) ? [] : [{ from: dice.pick(['1000', '5000']), role: 'manager' }],
      ...(dice.oneIn(2) ? {} : { deckCountFrom: '500' }),
      ...(dice.oneIn(3) ? { cashUpTo: '10000' } : {}),
      ...(dice.oneIn(3) ? { surveillanceFrom: '500' } : {}),
      ...(dice.oneIn(3) ? { recountFrom: dice.pick(['0', '1', '10.00']) } : {}),
    },
  });
};

/** Employees who are appointed for a while; the others stay. */
const someHelp = ({ dice }: View): string => `help-${dice.between(1, 6)}`;

export const staffWork: Scene = (view) => {
  const { dice } = view;
  const staff = someHelp(view);
  if (dice.oneIn(2)) return draft(view, 'dismiss-staff', { staff });
  const roles = [dice.pick(ROLES)];
  const patron = dice.oneIn(2) ? {} : { patron: somePatron(view) };
  return propose(view, { type: 'appoint-staff', staff, roles, ...patron });
};

export const decideProposal: Scene = (view) => {
  const { house, dice } = view;
  const proposal = dice.pickOf(house.proposals.size, house.proposals.keys());
  if (proposal === undefined) return undefined;
  return dice.oneIn(12)
    ? draft(view, 'reject', { proposal, reason: 'not now' })
    : draft(view, 'approve', { proposal });
};

export const boxWork: Scene = (view) => {
  const { house, dice } = view;
  const drop = dice.pickOf(house.drops.size, house.drops.entries());
  if (drop === undefined || dice.oneIn(3))
    return draft(view, 'drop-box', { table: someTable(view) });
  const [name, { expected, counts }] = drop;
  const last = counts.at(-1);
  // A count that differed was right all the same, now and then.
  const there = last !== undefined && dice.oneIn(2) ? last.counted : expected;
  const wrongBy = dice.oneIn(4) ? asCents(BigInt(dice.between(-2000, 2000))) : ZERO;
  const counted = max(add(there, wrongBy), ZERO);
  return draft(view, 'count-box', { drop: name, counted: dollarsOf(counted) });
};

const MS_A_DAY = 86_400_000;

/** The day that is next, or one that is not. */
export const closeDay: Scene = (view) => {
  const { at, dice, house } = view;
  const back = dice.between(0, 3);
  const other = dateOf(Math.floor(at.instant / MS_A_DAY) - back);
  const day = back === 3 ? other : nextToClose(house);
  return draft(view, 'close-day', { day, reviewed: house.seq });
};

export const fundWork: Scene = (view) => {
  const { dice, house } = view;
  const fund = dice.pickOf(house.funds.size, house.funds.keys());
  if (fund === undefined || dice.oneIn(3)) {
    const amount = `${dice.between(0, 20_000)}`;
    return draft(view, 'bring-capital', { amount, reason: 'for the cage' });
  }
  if (dice.oneIn(3)) {
    const amount = someDollars(dice, dice.pick([500, 20_000]));
    return draft(view, 'deposit-fund', { amount, reference: `slip ${view.number}` });
  }
  const amount = someDollars(dice, 3_000);
  return draft(view, 'feed-fund', { fund, amount, reason: 'from other games' });
};

const PATRONS_MOST = 200;

export const patronWork: Scene = (view) => {
  const { dice, house } = view;
  const known = house.patrons.size;
  if (known < PATRONS_MOST && !dice.oneIn(4)) {
    return draft(view, 'enrol-patron', { patron: `P${known + 1}` });
  }
  const patron = somePatron(view);
  const isOut = house.patrons.get(patron) === 'excluded';
  if (!isOut && !dice.oneIn(6)) return undefined;
  const reason = 'asked for it';
  return draft(view, isOut ? 'readmit-patron' : 'exclude-patron', { patron, reason });
};

/** An attempt at a meter that grows by attempts. */
export const countAttempt: Scene = (view) => {
  const { tally, dice } = view;
  const found = [...tally.offerings].flatMap(([id, { sheet, isClosed }]) =>
    isClosed ? [] : sheet.activity.fund.meters.filter((each) => each.perAttempt).map(() => id),
  );
  return found.length === 0
    ? undefined
    : draft(view, 'count-attempt', { offering: dice.pick(found) });
};

/** What a house needs first, one thing after another. */
export const openHouse: Scene = (view) => {
  const { house, tableCount, dice } = view;
  const { staff, funds, tables } = house;
  if (staff.size === 0) return opening(view);
  if (!funds.has('common'))
    return draft(view, 'open-fund', { fund: 'common', title: 'Common fund' });
  for (const of of APPROVALS) {
    const fund = `fund-${of}`;
    if (!funds.has(fund)) return draft(view, 'open-fund', { fund, title: `Fund of ${of}`, of });
  }
  for (let table = 1; table <= tableCount; table++) {
    const name = `T${table}`;
    if (!tables.has(name)) {
      return draft(view, 'install-table', { table: name, seats: dice.between(6, 9) });
    }
  }
  return undefined;
};

const opening = (view: View): Draft =>
  draft(view, 'open-house', {
    name: 'A simulated room',
    zone: 'America/Los_Angeles',
    staff: STAFF.map((badge) => ({ ...badge, roles: [...badge.roles] })),
    capital: '250000.00',
  });
