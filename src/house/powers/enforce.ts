// What a badge may do alone, asked once for every command: before it is decided by what the command is,
// afterwards by what its events move.

import { asCents, countOf, dollarsOf, showDollars } from '#money';
import type { Moment } from '#rules';
import type { Event, EventOf, LogRecord } from '../events.ts';
import { refuse } from '../kit/ask.ts';
import type { Ask } from '../kit/asking.ts';
import type { Power } from '../kit/power.ts';
import type { House } from '../state.ts';
import { dueDay } from '../words/days.ts';
import {
  BADGES_A_HOUSE,
  CONTROL_FROM,
  GLASS_LIMIT,
  isMoneyKind,
  limitOf,
  type Moved,
  NEAR,
  type PowerKind,
  type PowerSettings,
  type Used,
} from '../words/powers.ts';
import { APPROVES } from '../words/roles.ts';
import { movedBy } from './value.ts';

type By = { readonly id: string; readonly by: string };

const CENTS = 100n;
const inUnits = (kind: PowerKind, limit: number): bigint =>
  isMoneyKind(kind) ? BigInt(limit) * CENTS : BigInt(limit);
const amountText = (kind: PowerKind, amount: bigint): string =>
  isMoneyKind(kind) ? showDollars(asCents(amount)) : `${amount}`;

const usedOn = (used: Used | undefined, day: string): Moved => (used?.day === day ? used.sums : {});

/** Whether the sealed code stands in for the second person of a badge. */
const hasGlass = ({ glass }: House, by: string, at: number): boolean =>
  glass?.by === by && at < glass.until;

/** Two people are needed for it here and now. */
function takesTwo(
  power: Power,
  type: string,
  ask: Ask<By>,
  { twoPeople = [] }: PowerSettings,
): boolean {
  if (twoPeople.includes(type)) return true;
  if (!('with' in power)) return false;
  const { two } = power as { readonly two?: { when(ask: Ask<By>): boolean } };
  if (two !== undefined) return two.when(ask);
  return power.class !== 'limited';
}

/** Whether the sealed code has to stand in for the second person; refuses what one badge may not do. */
export function checkAlone(power: Power, type: string, ask: Ask<By>): 'alone' | 'with-code' {
  const { house, at, command } = ask;
  const { powers } = house.settings;
  const isAlways = 'with' in power && power.isAlways === true;
  if (!isAlways && (powers === undefined || !takesTwo(power, type, ask, powers))) return 'alone';
  const isForCode = power.class !== 'two-people-step-up' && hasGlass(house, command.by, at.instant);
  return isForCode ? 'with-code' : refuse('two-people-needed', type);
}

const kindsOf = (value: Moved): readonly PowerKind[] => Object.keys(value) as PowerKind[];

interface Over {
  readonly kind: PowerKind;
  readonly limit: bigint;
  readonly used: bigint;
}

/** How much of each limit an act would use. */
function usesOf(
  { house, at, command }: Ask<By>,
  powers: PowerSettings,
  value: Moved,
): readonly Over[] {
  const day = dueDay(at, house.settings.dayStart);
  const own = usedOn(house.used.get(command.by), day);
  const all = usedOn(house.usedByAll, day);
  return kindsOf(value).flatMap((kind) => {
    const moved = value[kind] as bigint;
    const { each, day: most } = limitOf(powers, kind);
    const perDay = inUnits(kind, most);
    return [
      ...(each === 1 ? [] : [{ kind, used: moved, limit: inUnits(kind, each) }]),
      { kind, used: (own[kind] ?? 0n) + moved, limit: perDay },
      { kind, used: (all[kind] ?? 0n) + moved, limit: perDay * BigInt(BADGES_A_HOUSE) },
    ];
  });
}

const isNear = ({ used, limit }: Over): boolean =>
  used * BigInt(NEAR.in) >= limit * BigInt(NEAR.of);

const textOf = ({ kind, used, limit }: Over): string =>
  `${kind}: ${amountText(kind, used)} of ${amountText(kind, limit)}`;

/** What a badge did without a second person, for the list of exceptions; refuses what is beyond its limits. */
export function checkLimits(
  power: Power,
  { type, how }: { readonly type: string; readonly how: 'alone' | 'with-code' },
  ask: Ask<By>,
  events: readonly Event[],
): readonly Event[] {
  const { house, at, command } = ask;
  const { powers } = house.settings;
  if (powers === undefined || events.length === 0) return [];
  const isOver = power.class === 'limited';
  if (!isOver && how === 'alone') return [];
  if (house.staff.get(command.by)?.roles.includes('clock') === true) return [];
  const value = movedBy(events);
  const over = isOver ? usesOf(ask, powers, value).filter(({ used, limit }) => used > limit) : [];
  const withCode =
    how === 'with-code' || (over.length > 0 && hasGlass(house, command.by, at.instant));
  if (withCode) return [actedAlone(ask, type, value)];
  const [first] = over;
  if (first !== undefined) refuse('limit-of-day', textOf(first));
  const near = usesOf(ask, powers, value).filter(isNear);
  if (near.length === 0) return [];
  return [{ type: 'limit-neared', staff: command.by, command: type, limits: near.map(textOf) }];
}

/** All that the sealed code may stand in for, in dollars. */
function actedAlone(
  { house: { glass, settings }, at, command: { by } }: Ask<By>,
  type: string,
  value: Moved,
): EventOf<'acted-alone'> {
  const money = kindsOf(value).reduce(
    (sum, kind) => (isMoneyKind(kind) ? sum + (value[kind] as bigint) : sum),
    0n,
  );
  const most = BigInt(GLASS_LIMIT) * CENTS;
  const isToday = glass?.day === dueDay(at, settings.dayStart);
  const used = (isToday ? countOf(glass.used) : 0n) + money;
  if (used > most) refuse('limit-of-day', textOf({ kind: 'cash', used, limit: most }));
  return { type: 'acted-alone', staff: by, command: type, amount: dollarsOf(asCents(money)) };
}

/** What is paid out beyond a limit is signed for by control, where it is a lot of money. */
function checkControl({ house, command }: Ask<By>, { cash = 0n }: Moved): void {
  const roles = house.staff.get(command.by)?.roles ?? [];
  const isOfControl = roles.some((role) => APPROVES.includes(role));
  if (cash >= BigInt(CONTROL_FROM) * CENTS && !isOfControl) {
    refuse('not-permitted', `${command.by}: ${APPROVES.join(', ')}`);
  }
}

/** Corrections of one person in a day come to so much with any approval; beyond it compliance says yes. */
export function checkTogether(
  power: Power,
  ask: Ask<By>,
  { proposedBy, events }: { readonly proposedBy: string; readonly events: readonly Event[] },
): void {
  const { house, command } = ask;
  const { powers } = house.settings;
  if (powers === undefined) return;
  const moved = movedBy(events);
  if (power.class === 'limited') checkControl(ask, moved);
  const { adjustments } = moved;
  if (adjustments === undefined) return;
  const asked = { ...ask, command: { ...command, by: proposedBy } };
  const over = usesOf(asked, powers, { adjustments })
    .slice(1)
    .find(({ used, limit }) => used > limit);
  const isOfCompliance = house.staff.get(command.by)?.roles.includes('compliance') === true;
  if (over !== undefined && !isOfCompliance) refuse('limit-of-day', `${textOf(over)}, compliance`);
}

/** Adds what a badge has done alone to what it and the house have used. */
function noteUse(house: House, by: string, day: string, value: Moved): void {
  if (kindsOf(value).length === 0) return;
  const own = house.used.get(by);
  const mine = own?.day === day ? own : { day, sums: {} };
  if (mine !== own) house.used.set(by, mine);
  if (house.usedByAll.day !== day) house.usedByAll = { day, sums: {} };
  for (const { sums } of [mine, house.usedByAll]) {
    for (const kind of kindsOf(value)) sums[kind] = (sums[kind] ?? 0n) + (value[kind] as bigint);
  }
}

/** What a record says of limits: of a limited command, what its badge did alone; of corrections, what
 * their proposer did with another. */
export function noteRecord(house: House, record: LogRecord, at: Moment, isLimited: boolean): void {
  const { settings, staff } = house;
  const { by, events = [] } = record;
  if (settings.powers === undefined || staff.get(by)?.roles.includes('clock') === true) return;
  const day = dueDay(at, settings.dayStart);
  const value = movedBy(events);
  if (isLimited) {
    noteUse(house, by, day, value);
    return;
  }
  const [first] = events;
  const { adjustments } = value;
  if (first?.type !== 'proposal-approved' || adjustments === undefined) return;
  noteUse(house, first.proposedBy, day, { adjustments });
}
