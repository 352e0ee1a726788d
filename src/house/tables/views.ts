// What people see of the floor: tables, calls, claims, proposals, boxes, staff, devices. A box that
// waits to be counted is shown without its amount: counts are blind.

import { Temporal } from 'temporal-polyfill';
import { dealtGameNamed } from '#games';
import { given } from '#result';
import type { Action } from '../commands.ts';
import { fundOf, titleOf } from '../funds/funds.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Call, Claim, House, Offered, Staff, Table } from '../state.ts';
import { dollarsIn } from '../words/money.ts';

/** An instant as a text, in UTC. */
const textOf = (instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toString();

/** One of a map, or nothing where it is not there. */
const found = <Value, Facts>(
  value: Value | undefined,
  factsOf: (value: Value) => Facts,
): Facts | undefined => (value === undefined ? undefined : factsOf(value));

const tableLine = (table: string, { open, round, ...facts }: Table) => ({
  table,
  seats: facts.seats,
  ...(open === undefined
    ? {}
    : {
        open: given({
          game: open.game,
          title: dealtGameNamed(open.game)?.title ?? open.game,
          limit: open.limit,
          isNpn: open.isNpn,
          since: textOf(open.since),
        }),
      }),
  ...(round === undefined ? {} : { round: round.number }),
  roundCount: facts.roundCount,
  sensorsOut: [...facts.sensorsOut].sort((one, other) => one - other),
  seated: [...facts.seated].map(([seat, { person, position, patron }]) =>
    given({
      seat,
      person,
      position,
      patron,
    }),
  ),
});

/** Every table: what is played there and who sits where. */
export const tableFacts = ({ tables }: House) =>
  [...tables].map(([name, table]) => tableLine(name, table));

const callLine = ({ offerings }: House, call: Call) => ({
  call: call.id,
  offering: call.offering,
  table: call.table,
  seat: call.seat,
  round: call.round,
  at: call.at,
  by: call.by,
  step: call.step,
  /** 1 is decided next. */
  place: (offerings.get(call.offering)?.line.indexOf(call.id) ?? -1) + 1,
  holds: Object.fromEntries([...call.holds].map(([meter, held]) => [meter, dollarsIn(held)])),
  ...(call.verified === undefined ? {} : { verifiedBy: call.verified.by }),
  authorizedBy: [...call.authorizedBy],
});

/** The calls that wait for their decision, or one of them with the cards that were entered. */
export const callFacts = {
  all: (house: House) => [...house.calls.values()].map((call) => callLine(house, call)),
  one: (house: House, id: string) =>
    found(house.calls.get(id), (call) => ({
      ...callLine(house, call),
      game: call.game,
      isNpn: call.isNpn,
      fees: call.fees,
      ...(call.verified === undefined ? {} : { deal: call.verified.deal }),
    })),
};

const claimLine = (claim: Claim) => ({
  claim: claim.id,
  call: claim.call,
  offering: claim.offering,
  table: claim.table,
  seat: claim.seat,
  ...(claim.patron === undefined ? {} : { patron: claim.patron }),
  amount: dollarsIn(claim.amount),
  ...claim.thing,
  status: claim.status,
  wonAt: claim.wonAt,
  ...(claim.expires === undefined ? {} : { expires: textOf(claim.expires) }),
  ...(claim.identity === undefined ? {} : { identity: claim.identity }),
  forms: [...claim.forms],
  ...(claim.partOf === undefined ? {} : { partOf: claim.partOf }),
});

const claimsOf = ({ claims }: House, status?: Claim['status']): readonly Claim[] =>
  [...claims.values()].filter((claim) => status === undefined || claim.status === status);

/** Claims of one status, or all that are known; or only the last few of them, the newest first. */
export const claimFacts = {
  all: (house: House, status?: Claim['status']) => claimsOf(house, status).map(claimLine),
  newest: (house: House, limit: number, status?: Claim['status']) =>
    claimsOf(house, status).slice(-limit).reverse().map(claimLine),
  one: ({ claims }: House, id: string) => found(claims.get(id), claimLine),
};

/** What somebody has proposed and nobody has decided yet. */
export const proposalFacts = ({ proposals }: House) =>
  [...proposals].map(([proposal, { by, action }]) => ({
    proposal,
    by,
    action: action as Action,
  }));

/** Boxes that wait to be counted, and who has counted them in vain. */
export const dropFacts = ({ drops }: House) =>
  [...drops].map(([drop, { table, by, counts }]) => ({
    drop,
    table,
    droppedBy: by,
    countedBy: counts.map((count) => count.by),
  }));

const staffLine = (staff: string, badge: Staff) => ({
  staff,
  roles: [...badge.roles],
  isActive: badge.isActive,
  isOnDuty: badge.isOnDuty,
  mustChangePin: badge.mustChangePin,
  ...(badge.lockedUntil === undefined ? {} : { lockedUntil: textOf(badge.lockedUntil) }),
  ...(badge.patron === undefined ? {} : { patron: badge.patron }),
});

export const staffFacts = ({ staff }: House) =>
  [...staff].map(([name, badge]) => staffLine(name, badge));

export const deviceFacts = ({ devices }: House) =>
  [...devices].map(([device, { kind, table, isRevoked }]) =>
    given({
      device,
      kind,
      table,
      isRevoked,
    }),
  );

/** What the house itself knows of a patron: no personal facts. */
export const patronFacts = ({ patrons, holdings }: House, patron: string) =>
  found(patrons.get(patron), (standing) => ({
    patron,
    standing,
    holdings: Object.fromEntries(
      [...holdings].flatMap(([offering, held]) => {
        const has = held.get(patron);
        return has === undefined ? [] : [[offering, { ...has }]];
      }),
    ),
  }));

const offeringLine = (offering: string, offered: Offered, rulebook: Rulebook) => ({
  offering,
  activity: offered.activity,
  title: titleOf(fundOf(rulebook, offering, offered)),
  version: offered.version,
  isSuspended: offered.isSuspended,
  isClosed: offered.isClosed,
  paidBy: offered.paidBy,
  closesTo: offered.closesTo,
  pendingCalls: [...offered.line],
  hitCount: offered.hitCount,
  won: dollarsIn(offered.won),
});

/** What is posted, and what was; one of them with its document. */
export const offeringFacts = {
  all: ({ offerings }: House, rulebook: Rulebook) =>
    [...offerings].map(([name, offered]) => offeringLine(name, offered, rulebook)),
  one: ({ offerings }: House, rulebook: Rulebook, name: string) =>
    found(offerings.get(name), (offered) => ({
      ...offeringLine(name, offered, rulebook),
      document: offered.document,
    })),
};

/** Common funds, and those of the offerings that are open. */
export const fundNames = ({ funds, offerings }: House): readonly string[] => [
  ...new Set([
    ...funds.keys(),
    ...[...offerings].flatMap(([name, { isClosed }]) => (isClosed ? [] : [name])),
  ]),
];
