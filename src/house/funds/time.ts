// Everything that time brings about happens when the clock asks: daily steps, administrative fees,
// advances repaid, and what is due elsewhere. A tick does the first kind of thing that is due and leaves the
// rest to the next tick, so that each is decided on what the one before has left. The clock ticks
// until nothing is due.

import { z } from 'zod';
import { accounts } from '#ledger';
import { add, type Cents, dollarsOf, min, subtract, ZERO } from '#money';
import { type Balances, isOpen, isPosted, type MeterRule, postedAmount, settingOf } from '#rules';
import { pacedBy } from '../clock/pace.ts';
import type { EventOf } from '../events.ts';
import { offeredNamed, refuse } from '../kit/ask.ts';
import type { Ask, Asking, FromHook } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { mechanism, onlyLogged } from '../kit/mechanism.ts';
import { limited, SERVER } from '../kit/power.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { House, Offered } from '../state.ts';
import { chargeTables, countTime, MS_AN_HOUR, timeKey } from '../tables/admin-fees.ts';
import { addDays, dueDay } from '../words/days.ts';
import { name } from '../words/scalars.ts';
import {
  advanceBalance,
  balancesOf,
  dayFeesBalance,
  type Fund,
  fundOf,
  meterBalance,
  metersOf,
  reserveBalance,
  resetOf,
  resetsOf,
} from './funds.ts';
import { attemptAt, brought, filled, type Step } from './steps.ts';
import { FUND_TOPICS, FUND_VIEWS } from './views.ts';

/** `up` is how many milliseconds the machine has run; a clock that is no machine's does not tell. */
const TICK = { up: z.int().min(0).optional() };

/** What time brings to tables and funds themselves. */
const DUE = [
  'admin-fee-taken',
  'meter-reverted',
  'meter-stepped',
  'steps-made',
  'advance-repaid',
] as const;

type Due = EventOf<(typeof DUE)[number]> | FromHook<'due'>;
type Ticked = Due | EventOf<'time-paced' | 'time-held'>;

function tick(ask: Ask<Asked<typeof TICK>>): readonly Ticked[] {
  const { house, at, command } = ask;
  if (command.up === undefined) return dueNow(ask);
  const { isHeld, said } = pacedBy(house, at, command.up);
  if (said !== undefined) return [said];
  return isHeld ? [] : dueNow(ask);
}

function dueNow(ask: Asking): readonly Due[] {
  const { house, rulebook, hooks } = ask;
  const kinds: readonly (() => readonly Due[])[] = [
    () => chargeTables(ask),
    () => perFund(ask, (fund) => stepsOf(ask, fund)),
    () => perFund(ask, (fund) => repayment(house, fund, rulebook)),
    ...hooks.due.map((due) => () => due(ask)),
  ];
  for (const due of kinds) {
    const events = due();
    if (events.length > 0) return events;
  }
  return [];
}

/** Asks every offering, but those that share a reserve one at a time. */
function perFund<Each extends Due>(
  { house, rulebook }: Asking,
  due: (fund: Fund) => readonly Each[],
): readonly Each[] {
  const events: Each[] = [];
  const touched = new Set<string>();
  for (const [id, offered] of house.offerings) {
    if (offered.isClosed || touched.has(offered.paidBy)) continue;
    const found = due(fundOf(rulebook, id, offered));
    if (found.length > 0) touched.add(offered.paidBy);
    events.push(...found);
  }
  return events;
}

/** A meter's surplus goes to the house when its hours are over and no one plays for it. */
function fallsOf({ house, hooks }: Asking, fund: Fund): readonly EventOf<'meter-reverted'>[] {
  const { id: offering } = fund;
  if (hooks.isPlayedFor(house, offering)) return [];
  return metersOf(fund).flatMap((meter): readonly EventOf<'meter-reverted'>[] => {
    const { name, fallsToHouse: falls } = meter;
    if (falls === undefined || settingOf(fund.offering, falls.setting) !== falls.value) return [];
    const above = subtract(meterBalance(house, fund, name), resetOf(fund, meter));
    if (above <= ZERO) return [];
    const amount = dollarsOf(above);
    const costs = accounts.house('promotional-costs');
    const move = ['closure', accounts.meter(offering, name), costs, amount] as const;
    return [{ type: 'meter-reverted', offering, meter: name, amount, moves: [move] }];
  });
}

/** The daily steps of all days that have begun since the last one. */
function stepsOf(
  asking: Asking,
  fund: Fund,
): readonly EventOf<'meter-reverted' | 'meter-stepped' | 'steps-made'>[] {
  const { house, at } = asking;
  const { id, offered, offering } = fund;
  const to = dueDay(at, house.settings.dayStart);
  const isNewDay = to > offered.steppedTo;
  const falls = isNewDay || !isOpen(offering, at) ? fallsOf(asking, fund) : [];
  if (falls.length > 0) return falls;
  const stepped = metersOf(fund).filter(({ daily, fallsToHouse }) => daily ?? fallsToHouse);
  if (stepped.length === 0 || !isNewDay) return [];
  const events: EventOf<'meter-stepped'>[] = [];
  let balances = balancesOf(house, fund);
  let fees = dayFeesBalance(house, fund);
  for (let day = addDays(offered.steppedTo, 1); day <= to; day = addDays(day, 1)) {
    const { from, until } = offering;
    const isIn =
      (from === undefined || from.date <= day) && (until === undefined || day <= until.date);
    if (!isIn || offered.isSuspended) continue;
    for (const meter of stepped) {
      const step = stepOf(fund, meter, { balances, fees });
      if (step === undefined) continue;
      balances = step.balances;
      if (meter.daily?.from === 'fees') fees = subtract(fees, step.amount);
      const amount = dollarsOf(step.amount);
      events.push({
        type: 'meter-stepped',
        offering: id,
        meter: meter.name,
        amount,
        day,
        moves: step.moves,
      });
    }
  }
  const surplus = dollarsOf(fees);
  const move = [
    'transfer',
    accounts.dayFees(id),
    accounts.reserve(offered.paidBy),
    surplus,
  ] as const;
  return [...events, { type: 'steps-made', offering: id, to, moves: fees > ZERO ? [move] : [] }];
}

const DAILY_ORDER = {
  reserve: ['reserve', 'advance'],
  'reserve-if-enough': ['reserve'],
  house: ['house'],
} as const;

/** One daily step of one meter, up to its cap; `fees` are those that no step has had yet. */
function stepOf(
  fund: Fund,
  meter: MeterRule,
  { balances, fees }: { readonly balances: Balances; readonly fees: Cents },
): Step | undefined {
  const { daily, cap, name } = meter;
  if (daily === undefined) return undefined;
  if (typeof daily.amount === 'string' && !isPosted(fund.offering, daily.amount)) return undefined;
  const { from } = daily;
  const wanted = postedAmount(fund.offering, daily.amount);
  const standing = balances.meters[name] ?? ZERO;
  const room = cap === undefined ? wanted : subtract(postedAmount(fund.offering, cap), standing);
  const most = min(wanted, room);
  const amount = from === 'fees' ? min(most, fees) : most;
  if (amount <= ZERO || (from === 'reserve-if-enough' && balances.reserve < amount)) {
    return undefined;
  }
  if (from !== 'fees') {
    return brought(fund, { meter: name, amount, order: DAILY_ORDER[from], balances });
  }
  const to = accounts.meter(fund.id, name);
  const move = ['step', accounts.dayFees(fund.id), to, dollarsOf(amount)] as const;
  return { amount, moves: [move], balances: filled(balances, name, amount) };
}

/** The house has its advances back in one sum, once the reserve can pay them and still bring every
 * meter back; or once the fund has reached the figure that its sheet names. */
function repayment(
  house: House,
  fund: Fund,
  rulebook: Rulebook,
): readonly EventOf<'advance-repaid'>[] {
  const { repaid } = fund.offering.activity.fund;
  const owed = advanceBalance(house, fund);
  if (owed === ZERO || repaid === undefined) return [];
  const reserve = reserveBalance(house, fund);
  const back = repaidNow(repaid, { owed, reserve, kept: keptFor(house, fund, rulebook) });
  if (back === ZERO) return [];
  const { id, offered } = fund;
  const amount = dollarsOf(back);
  const move = [
    'repayment',
    accounts.reserve(offered.paidBy),
    accounts.advance(id),
    amount,
  ] as const;
  return [{ type: 'advance-repaid', offering: id, amount, moves: [move] }];
}

/** What the reserve must keep to bring back every meter that depends on it once. */
function keptFor({ offerings }: House, { offered: { paidBy } }: Fund, rulebook: Rulebook): Cents {
  let kept = ZERO;
  for (const [id, offered] of offerings) {
    if (offered.isClosed || offered.paidBy !== paidBy) continue;
    kept = add(kept, resetsOf(fundOf(rulebook, id, offered)));
  }
  return kept;
}

function repaidNow(
  repaid: NonNullable<Fund['offering']['activity']['fund']['repaid']>,
  { owed, reserve, kept }: { readonly owed: Cents; readonly reserve: Cents; readonly kept: Cents },
): Cents {
  switch (repaid.when) {
    case 'reserve-suffices':
      return reserve >= add(owed, kept) ? owed : ZERO;
    case 'fund-reaches':
      return reserve < repaid.amount ? ZERO : min(reserve, owed);
    case 'not-stated':
    case 'never':
      return ZERO;
  }
}

const TIME_COMMANDS = {
  tick: command({
    does: 'Advances time: carries out what is due, one kind at a time.',
    may: ['clock'],
    power: SERVER,
    isSystem: true,
    waitsInDoubt: true,
    fields: TICK,
    brings: ['time-paced', 'time-held', ...DUE],
    asks: ['due'],
    sample: {},
    decide: tick,
  }),

  /** An attempt that did not win: the meter takes the step of its sheet. */
  'count-attempt': command({
    does: 'Counts an attempt that did not win and steps the meter.',
    may: ['desk', 'floor', 'manager'],
    power: limited('floor', 'manager'),
    fields: { offering: name, meter: name.optional() },
    brings: ['meter-stepped'],
    sample: { offering: 'none' },
    /** An attempt that did not win: the meter takes the step of its sheet. */
    decide({ house, command, at, rulebook }) {
      const { offering: id, meter: name } = command;
      const offered = offeredNamed(house, id);
      const fund = fundOf(rulebook, id, offered);
      const meter = metersOf(fund).find((each) => name === undefined || each.name === name);
      if (meter?.perAttempt === undefined) return refuse('unknown-meter', `${id} ${name ?? ''}`);
      if (!isOpen(fund.offering, at)) refuse('not-offered', id);
      if (offered.isSuspended) refuse('suspended', id);
      return [attemptAt(house, fund, meter)];
    },
  }),
};

export const TIME = mechanism({
  area: 'offerings',
  views: FUND_VIEWS,
  topics: FUND_TOPICS,
  commands: TIME_COMMANDS,
  evolve: {
    'advance-repaid': onlyLogged,
    'meter-stepped': ({ wins }, { award = '', sources = [] }) => {
      const win = wins.get(award);
      if (win !== undefined) win.stepped = sources;
    },
    'meter-reverted': ({ wins, paidAwards }, { offering, meter }) => {
      for (const win of [...wins.values(), ...paidAwards.values()]) {
        if (win.offering !== offering) continue;
        win.stepped = win.stepped.filter(([, , of]) => of !== meter);
      }
    },
    'steps-made': ({ offerings }, { offering, to }) => {
      (offerings.get(offering) as Offered).steppedTo = to;
    },
    'admin-fee-taken': ({ offerings }, { offering, table, game, hours, left }) => {
      const offered = offerings.get(offering) as Offered;
      if (left === undefined) countTime(offered, timeKey(table, game), -hours * MS_AN_HOUR);
      else offered.feeDays.set(table, left);
    },
  },
});
