// Offerings: posted, changed and withdrawn by two people, inside what was approved; seeded when they
// begin, and closed with a place for every cent that is left.

import { z } from 'zod';
import { accounts, balanceOf } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, min, negate, subtract, ZERO } from '#money';
import { given } from '#result';
import {
  type Activity,
  checkChange,
  excludedBy,
  isOfAnotherFund,
  isPosted,
  type Offering,
  postedAmount,
  saidInFull,
} from '#rules';
import type { EventOf } from '../events.ts';
import {
  advanceBalance,
  balancesOf,
  capOf,
  dayFeesBalance,
  type Fund,
  fundOf,
  HOUSE,
  meterBalance,
  metersOf,
  placeOfRest,
  reserveBalance,
  resetOf,
} from '../funds/funds.ts';
import { brought } from '../funds/steps.ts';
import { offeredNamed, refuse } from '../kit/ask.ts';
import type { Ask, Asking } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { mechanism, onlyLogged } from '../kit/mechanism.ts';
import { FREE, STEP_UP, twoPeople } from '../kit/power.ts';
import type { House, Offered } from '../state.ts';
import { chargeTables, countTime, owedOf } from '../tables/admin-fees.ts';
import { callableAt, turnTerms } from '../tables/dealt.ts';
import { dueDay } from '../words/days.ts';
import { FLOOR, SIGNERS } from '../words/roles.ts';
import { dollars, json, name, words } from '../words/scalars.ts';
import type { EntryText, WrittenOffering } from '../words/shapes.ts';
import { checkDated } from './dated.ts';
import { readInFull } from './document.ts';
import { OFFERING_VIEWS } from './views.ts';

const SUSPEND_OFFERING = { offering: name, reason: words };

const RESUME_OFFERING = { offering: name };

/** `closesTo` has what is left at the end; `paidBy` is the fund of a sheet that has none. */
const POST_OFFERING = {
  offering: name,
  activity: name,
  document: json,
  closesTo: name.optional(),
  paidBy: name.optional(),
};

/** `version` is the one that was changed: if another one has been posted since, nothing is. */
const CHANGE_OFFERING = {
  offering: name,
  document: json,
  version: z.int().min(1).optional(),
};

const WITHDRAW_OFFERING = { offering: name, reason: words };

/** `by` is added to a meter or to the reserve, or taken off it where it begins with a minus. */
const ADJUST_FUND = {
  offering: name,
  account: z.union([z.literal('reserve'), z.strictObject({ meter: name })]),
  by: z
    .string()
    .regex(/^-?\d{1,13}(?:\.\d{1,2})?$/, { error: 'must be an amount such as "-12.50"' }),
  against: z.enum(['advance', 'house', 'reserve']),
  reason: words,
};

function postOffering(
  asking: Asking,
  action: Omit<Asked<typeof POST_OFFERING>, 'id' | 'by'>,
): readonly EventOf<'offering-posted'>[] {
  const { house, at, rulebook } = asking;
  const { offering: id, document } = action;
  if (isTaken(house, id)) refuse('name-taken', id);
  const activity = rulebook.activity(action.activity);
  if (activity === undefined) return refuse('unknown-activity', action.activity);
  const closesTo = closingFund(house, activity, action);
  const paidBy = payingFund(asking, activity, action);
  const offering = readInFull(activity, document);
  checkAlone(asking, id, offering);
  checkDated(asking, offering);
  const offered = { ...newOffered(action.activity, document), paidBy, closesTo };
  const fund = { id, offered, offering };
  return [
    {
      type: 'offering-posted',
      offering: id,
      activity: activity.id,
      document: saidInFull(document, offering),
      paidBy,
      closesTo,
      steppedTo: dueDay(at, house.settings.dayStart),
      assumed: offering.assumed,
      moves: seedsOf(house, fund),
    },
  ];
}

/** Choices that exclude each other are not posted for the same time. */
function checkAlone({ house, rulebook }: Asking, id: string, offering: Offering): void {
  const problems = [...house.offerings].flatMap(([other, offered]) => {
    if (other === id || offered.isClosed || offered.activity !== offering.activity.id) return [];
    return excludedBy(offering, rulebook.posted(offered)).map(({ path, chosen, clause }) => ({
      path: `document.${path}`,
      message: `${other} is posted as ${chosen} for the same time (${clause})`,
    }));
  });
  if (problems.length > 0) refuse('bad-offering', offering.activity.title, problems);
}

const isTaken = ({ funds, offerings }: House, id: string): boolean =>
  offerings.has(id) || funds.has(id) || id === HOUSE;

/** Common funds, and offerings with a reserve of their own. */
function isFund({ funds, offerings }: House, id: string): boolean {
  const offered = offerings.get(id);
  return offered === undefined ? funds.has(id) : !offered.isClosed && offered.paidBy === id;
}

/** Whose reserve pays: the offering's own, or the fund that its sheet names. */
function payingFund(
  { house, rulebook }: Asking,
  { fund }: Activity,
  { offering, paidBy }: Omit<Asked<typeof POST_OFFERING>, 'id' | 'by'>,
): string {
  if (!isOfAnotherFund(fund)) return paidBy === undefined ? offering : refuse('wrong-fund', paidBy);
  if (paidBy === undefined || !isFund(house, paidBy))
    return refuse('unknown-fund', paidBy ?? fund.title);
  const owner = house.offerings.get(paidBy);
  const approvals =
    owner === undefined
      ? [house.funds.get(paidBy)?.of]
      : (rulebook.activity(owner.activity)?.approvalIds ?? []);
  if (fund.of !== undefined && !approvals.includes(fund.of)) refuse('wrong-fund', fund.of);
  return paidBy;
}

/** Players' money needs its place before the first dollar is taken, and never becomes the house's. */
function closingFund(
  house: House,
  { fund }: Activity,
  { offering, closesTo }: Omit<Asked<typeof POST_OFFERING>, 'id' | 'by'>,
): string {
  if (fund.source === 'house' || isOfAnotherFund(fund)) return HOUSE;
  const isHouses = house.offerings.get(closesTo ?? '')?.closesTo === HOUSE;
  if (closesTo === undefined || closesTo === offering || isHouses || !isFund(house, closesTo)) {
    return refuse(
      'unknown-fund',
      `where the remaining money goes: ${closesTo ?? 'closesTo is missing'}`,
    );
  }
  return closesTo;
}

/** Seeds come from where the sheet pays from; what the fund lacks, the house lends. */
function seedsOf(house: House, fund: Fund): readonly EntryText[] {
  const { paidFrom, seed: lent } = fund.offering.activity.fund;
  const order = paidFrom.filter((from) => from !== 'meter');
  let balances = balancesOf(house, fund);
  const moves: EntryText[] = [];
  if (lent !== undefined && isPosted(fund.offering, lent)) {
    const amount = postedAmount(fund.offering, lent);
    const [advance, reserve] = [accounts.advance(fund.id), accounts.reserve(fund.offered.paidBy)];
    if (amount > ZERO) moves.push(['seed', advance, reserve, dollarsOf(amount)]);
  }
  for (const { name, seed } of metersOf(fund)) {
    const amount = postedAmount(fund.offering, seed);
    if (amount === ZERO) continue;
    const seeded = brought(fund, { meter: name, amount, order, balances, kind: 'seed' });
    balances = seeded.balances;
    moves.push(...seeded.moves);
  }
  return moves;
}

const newOffered = (activity: string, document: WrittenOffering): Offered => ({
  activity,
  document,
  paidBy: '',
  closesTo: '',
  version: 1,
  isSuspended: false,
  isClosed: false,
  since: 0,
  was: [],
  line: [],
  steppedTo: '',
  carries: new Map(),
  countsFrom: 0,
  owedTime: new Map(),
  feeDays: new Map(),
  hitCount: 0,
  hitsSincePosted: 0,
  won: ZERO,
  counts: new Map(),
  hits: [],
});

/** Nothing of the offering is in progress: no call, no round with its fees, no show, no drawing,
 * and no tournament with sign-ups. */
function checkIdle({ house, hooks }: Asking, id: string, { line }: Offered): void {
  const { tables } = house;
  for (const [name, { round }] of tables) {
    const fees = [...(round?.fees.values() ?? [])];
    if (fees.some((fee) => fee.offering === id)) refuse('in-play', name);
  }
  if (line.length > 0) refuse('call-pending', line[0]);
  hooks.checkIdle(house, id);
}

/** While a hand of a round can be called, its offering has the money for it. */
function checkNotDealt({ house, at }: Asking, id: string): void {
  for (const [name, table] of house.tables) {
    const isDealt = callableAt(house, table, at.instant).some(
      ({ fees, awarded }) =>
        !awarded.has(id) && [...fees.values()].some(({ offering }) => offering === id),
    );
    if (isDealt) refuse('in-play', `${name}: a hand can still be called`);
  }
}

function changeOffering(
  asking: Asking,
  { offering: id, document, version }: Omit<Asked<typeof CHANGE_OFFERING>, 'id' | 'by'>,
): readonly EventOf<'offering-changed'>[] {
  const { house, rulebook } = asking;
  const offered = offeredNamed(house, id);
  const before = rulebook.posted(offered);
  if (!offered.isSuspended) refuse('not-suspended', id);
  if (version !== undefined && version !== offered.version) {
    refuse('changed-meanwhile', `${id}: version ${offered.version} is posted, not ${version}`);
  }
  checkIdle(asking, id, offered);
  const after = readInFull(rulebook.activity(offered.activity) as Activity, document);
  checkAlone(asking, id, after);
  checkDated(asking, after, before);
  const problems = checkChange(before, after, { hasBeenHit: offered.hitsSincePosted > 0 });
  if (problems.length > 0) refuse('bad-change', id, problems);
  const fund = { id, offered, offering: after };
  for (const { name } of metersOf(fund)) {
    const cap = capOf(fund, name);
    if (cap !== undefined && cap < meterBalance(house, fund, name)) refuse('below-meter', name);
  }
  const said = saidInFull(document, after);
  return [{ type: 'offering-changed', offering: id, document: said, version: offered.version + 1 }];
}

function withdrawOffering(
  asking: Asking,
  { offering: id, reason }: Omit<Asked<typeof WITHDRAW_OFFERING>, 'id' | 'by'>,
): readonly EventOf<'offering-withdrawn'>[] {
  const { house, rulebook } = asking;
  const offered = offeredNamed(house, id);
  checkIdle(asking, id, offered);
  checkNotDealt(asking, id);
  for (const [other, { paidBy, isClosed }] of house.offerings) {
    if (other !== id && !isClosed && paidBy === id) refuse('fund-in-use', other);
  }
  const owed = chargeTables(asking).filter(
    (event) => event.type === 'admin-fee-taken' && event.offering === id,
  );
  if (owed.length > 0) refuse('fund-in-use', 'an administrative fee is due first');
  asking.hooks.checkWithdrawal(house, id);
  const fund = fundOf(rulebook, id, offered);
  return [{ type: 'offering-withdrawn', offering: id, reason, moves: closingMoves(house, fund) }];
}

/** First the house has its advances back, as far as the fund goes; the rest has its place. */
function closingMoves(house: House, fund: Fund): readonly EntryText[] {
  const { id, offered } = fund;
  const isOwn = offered.paidBy === id;
  const pots: (readonly [string, Cents])[] = metersOf(fund).map(({ name }) => [
    accounts.meter(id, name),
    meterBalance(house, fund, name),
  ]);
  if (isOwn) {
    pots.unshift([accounts.reserve(id), reserveBalance(house, fund)]);
    pots.unshift([accounts.dayFees(id), dayFeesBalance(house, fund)]);
  }
  const place = placeOfRest(house, fund);
  const moves: EntryText[] = [];
  let owed = advanceBalance(house, fund);
  for (const [pot, there] of pots) {
    const repaid = min(there, owed);
    owed = subtract(owed, repaid);
    if (repaid > ZERO) moves.push(['closure', pot, accounts.advance(id), dollarsOf(repaid)]);
    if (there > repaid) moves.push(['closure', pot, place, dollarsOf(subtract(there, repaid))]);
  }
  if (owed > ZERO) {
    const costs = accounts.house('promotional-costs');
    moves.push(['closure', costs, accounts.advance(id), dollarsOf(owed)]);
  }
  return moves;
}

function adjustFund(
  { house, rulebook }: Asking,
  { offering: id, account, by, against, reason }: Omit<Asked<typeof ADJUST_FUND>, 'id'>,
): readonly EventOf<'fund-adjusted'>[] {
  const offered = offeredNamed(house, id);
  const fund = fundOf(rulebook, id, offered);
  const change = centsOf(by);
  const target =
    account === 'reserve' ? accounts.reserve(offered.paidBy) : meterAccount(fund, account.meter);
  const other = {
    advance: accounts.advance(id),
    house: accounts.house('promotional-costs'),
    reserve: accounts.reserve(offered.paidBy),
  }[against];
  if (change === ZERO || other === target) refuse('nothing-there', target);
  if (account !== 'reserve') {
    if (offered.line.length > 0) refuse('call-pending', offered.line[0]);
    checkMeter(house, fund, { meter: account.meter, change });
  }
  const amount = dollarsOf(change < ZERO ? negate(change) : change);
  const [debit, credit] = change > ZERO ? [other, target] : [target, other];
  const isShort = (of: string): boolean =>
    balanceOf(house.book, of) < (change < ZERO ? negate(change) : change);
  if (!accounts.isDebitSide(debit) && isShort(debit)) refuse('not-enough-money', debit);
  if (accounts.isDebitSide(credit) && isShort(credit)) refuse('not-enough-money', credit);
  const facts = { offering: id, account: target, by: dollarsOf(change), reason };
  return [{ type: 'fund-adjusted', ...facts, moves: [['correction', debit, credit, amount]] }];
}

function meterAccount(fund: Fund, meter: string): string {
  const isThere = metersOf(fund).some(({ name }) => name === meter);
  return isThere ? accounts.meter(fund.id, meter) : refuse('unknown-meter', meter);
}

/** A meter stays between its reset and its cap. */
function checkMeter(
  house: House,
  fund: Fund,
  { meter: name, change }: { readonly meter: string; readonly change: Cents },
): void {
  const meter = metersOf(fund).find((each) => each.name === name);
  if (meter === undefined) return;
  if (change < ZERO && meter.noDecrease === true) refuse('bad-change', `${meter.title} only grows`);
  const after = add(meterBalance(house, fund, name), change);
  const cap = capOf(fund, name);
  if (change < ZERO && after < resetOf(fund, meter)) refuse('below-reset', name);
  if (cap !== undefined && change > ZERO && after > cap) refuse('over-limit', name);
}

function suspend(
  ask: Ask<Asked<typeof SUSPEND_OFFERING>>,
): readonly EventOf<'offering-suspended'>[] {
  const { offering, reason } = ask.command;
  const offered = offeredNamed(ask.house, offering);
  if (offered.isSuspended) refuse('suspended', offering);
  return [{ type: 'offering-suspended', offering, reason, ...owedOf(ask, offered) }];
}

function resume({
  house,
  command,
}: Ask<Asked<typeof RESUME_OFFERING>>): readonly EventOf<'offering-resumed'>[] {
  const { offering } = command;
  if (!offeredNamed(house, offering).isSuspended) refuse('not-suspended', offering);
  return [{ type: 'offering-resumed', offering }];
}

const OFFERINGS_COMMANDS = {
  'suspend-offering': command({
    does: 'Suspends an offering right away: no fees and no calls.',
    may: SIGNERS,
    power: FREE,
    fields: SUSPEND_OFFERING,
    brings: ['offering-suspended'],
    sample: { offering: 'none', reason: 'for the test' },
    decide: suspend,
  }),

  'resume-offering': command({
    does: 'Resumes an offering.',
    may: ['manager', 'compliance'],
    power: twoPeople('floor', 'manager', 'accounting', 'compliance'),
    fields: RESUME_OFFERING,
    brings: ['offering-resumed'],
    sample: { offering: 'none' },
    decide: resume,
  }),

  'open-fund': command({
    does: 'Opens a shared fund.',
    may: ['accounting'],
    power: twoPeople('compliance', 'manager'),
    fields: { fund: name, title: words, of: words.optional() },
    brings: ['fund-opened'],
    sample: { fund: 'other', title: 'Another fund' },
    decide({ house, command }) {
      const { fund, title, of } = command;
      if (isTaken(house, fund)) refuse('name-taken', fund);
      return [given({ type: 'fund-opened', fund, title, of })];
    },
  }),

  /** Money of other games for a common fund. */
  'feed-fund': command({
    does: 'Adds money from other games to a shared fund.',
    may: ['accounting'],
    power: twoPeople('compliance', 'manager'),
    fields: { fund: name, amount: dollars, reason: words },
    brings: ['fund-fed'],
    sample: { fund: 'none', amount: '1.00', reason: 'for the test' },
    decide({ house, command }) {
      const { fund, reason } = command;
      if (!house.funds.has(fund)) refuse('unknown-fund', fund);
      const count = centsOf(command.amount);
      if (count === ZERO) refuse('nothing-there');
      const amount = dollarsOf(count);
      const move = [
        'contribution',
        accounts.house('cage'),
        accounts.reserve(fund),
        amount,
      ] as const;
      return [{ type: 'fund-fed', fund, amount, reason, moves: [move] }];
    },
  }),
};

export const OFFERINGS = mechanism({
  area: 'offerings',
  views: OFFERING_VIEWS,
  commands: OFFERINGS_COMMANDS,
  actions: {
    'post-offering': command({
      does: 'Posts an activity with its option, values, games, and times, and seeds its meters.',
      may: ['marketing', 'manager'],
      power: twoPeople('accounting', 'compliance'),
      fields: POST_OFFERING,
      brings: ['offering-posted'],
      sample: { offering: 'none', activity: 'none', document: {} },
      decide: (ask) => postOffering(ask, ask.command),
    }),

    'change-offering': command({
      does: 'Changes a suspended offering with no round or call in progress.',
      may: ['marketing', 'manager'],
      power: twoPeople('accounting', 'compliance'),
      fields: CHANGE_OFFERING,
      brings: ['offering-changed'],
      sample: { offering: 'none', document: {}, version: 1 },
      decide: (ask) => changeOffering(ask, ask.command),
    }),

    'withdraw-offering': command({
      does: 'Ends an offering. Its remaining money goes where its posting says.',
      may: ['marketing', 'manager'],
      power: twoPeople('accounting', 'compliance'),
      fields: WITHDRAW_OFFERING,
      brings: ['offering-withdrawn'],
      sample: { offering: 'none', reason: 'for the test' },
      decide: (ask) => withdrawOffering(ask, ask.command),
    }),

    'adjust-fund': command({
      does: 'Corrects a meter or a reserve, with a reason.',
      may: FLOOR,
      power: STEP_UP,
      fields: ADJUST_FUND,
      brings: ['fund-adjusted'],
      sample: {
        offering: 'none',
        account: 'reserve',
        by: '1.00',
        against: 'house',
        reason: 'for the test',
      },
      decide: (ask) => adjustFund(ask, ask.command),
    }),
  },
  evolve: {
    'fund-fed': onlyLogged,
    'fund-adjusted': onlyLogged,
    'offering-posted': (house, event, { at }) => {
      const { offering, activity, document, paidBy, closesTo, steppedTo } = event;
      const posted = { ...newOffered(activity, document), paidBy, closesTo, steppedTo };
      house.terms += 1;
      const since = house.terms;
      house.offerings.set(offering, { ...posted, since, countsFrom: at.instant });
    },
    'offering-changed': (house, { offering, document, version }) => {
      const offered = house.offerings.get(offering) as Offered;
      turnTerms(house, offered);
      offered.document = document;
      offered.version = version;
      offered.hitsSincePosted = 0;
    },
    'offering-suspended': (house, { offering, owedTime = {}, feeDays = {} }) => {
      const offered = house.offerings.get(offering) as Offered;
      turnTerms(house, offered);
      offered.isSuspended = true;
      for (const [key, time] of Object.entries(owedTime)) countTime(offered, key, time);
      for (const [table, days] of Object.entries(feeDays)) offered.feeDays.set(table, days);
    },
    'offering-resumed': (house, { offering }, { at }) => {
      const offered = house.offerings.get(offering) as Offered;
      turnTerms(house, offered);
      offered.isSuspended = false;
      offered.countsFrom = at.instant;
    },
    'offering-withdrawn': ({ offerings }, { offering }) => {
      (offerings.get(offering) as Offered).isClosed = true;
    },
    'fund-opened': ({ funds }, { fund, title, of }) => {
      funds.set(fund, given({ title, of }));
    },
  },
});
