// Claims: each winner's right to a prize, until it is paid, expires or is taken back.

import { accounts } from '#ledger';
import { centsOf, dollarsOf, subtract, sum, ZERO } from '#money';
import { sure } from '#result';
import { type Moment, parseMoment } from '#rules';
import { grant } from '../awards/counts.ts';
import type { EventOf } from '../events.ts';
import {
  type Fund,
  giveBack,
  knownFund,
  merged,
  placeOfRest,
  type Return,
} from '../funds/funds.ts';
import { checkCovered, checkNotOwn, checkPatron, claimNamed, refuse } from '../kit/ask.ts';
import { type Asking, type FromHook, telling } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { joined } from '../kit/joined.ts';
import { mechanism } from '../kit/mechanism.ts';
import { limited, STEP_UP, twoPeople } from '../kit/power.ts';
import { type Award, type Claim, type House, meterCount, type Offered } from '../state.ts';
import { roundNumbered } from '../tables/dealt.ts';
import { dueDay } from '../words/days.ts';
import { FLOOR } from '../words/roles.ts';
import { commandId, numbered, words } from '../words/scalars.ts';
import type { EntryText } from '../words/shapes.ts';
import { checkOpen, isExpired, sheetOf, worthOf } from './checks.ts';
import { forfeitClause } from './identity.ts';
import {
  checkDue,
  checkThere,
  checkWay,
  inHand,
  MS_A_DAY,
  PAY_CLAIM,
  paidOutOf,
  paidTo,
  payingAccount,
} from './payment.ts';
import { countPrize } from './taxes.ts';
import { USES_COMMANDS, USES_EVOLVE } from './uses.ts';
import { CLAIM_TOPICS, CLAIM_VIEWS } from './views.ts';

const FORFEIT_CLAIM = { claim: numbered, reason: words };

/** Prizes of the same day may be picked up long after each other. */
const KEPT_MS = 366 * MS_A_DAY;

/** Claims whose time is over, one of each offering: the money goes where the sheet sends it, and the
 * next one must know what this one has left. */
function expireClaims({ house, at, rulebook }: Asking): readonly EventOf<'claim-expired'>[] {
  const events = new Map<string, EventOf<'claim-expired'>>();
  for (const id of house.clocked) {
    const claim = house.claims.get(id) as Claim;
    const { offering, amount } = claim;
    if (!isExpired(claim, at) || events.has(offering)) continue;
    const moves = returnOf(house, claim, knownFund(house, offering, rulebook));
    const facts = { claim: id, offering, amount: dollarsOf(amount) };
    events.set(offering, { type: 'claim-expired', ...facts, moves });
  }
  return [...events.values()];
}

/** A winner who may not have the prize has lost it. */
function forfeitClaim(
  { house, at, rulebook }: Asking,
  { claim: id, reason }: Pick<Asked<typeof FORFEIT_CLAIM>, 'claim' | 'reason'>,
): readonly EventOf<'claim-expired'>[] {
  const claim = claimNamed(house, id);
  checkOpen(claim, at);
  const sheet = sheetOf(house, rulebook, claim);
  const forfeits = forfeitClause(house, claim, sheet);
  if (forfeits === undefined) return refuse('no-forfeit', sheet.claim.clause);
  const { offering, amount } = claim;
  const moves = returnOf(house, claim, knownFund(house, offering, rulebook));
  const forfeited = `${forfeits}: ${reason}`;
  const facts = { claim: id, offering, amount: dollarsOf(amount), forfeited };
  return [{ type: 'claim-expired', ...facts, moves }];
}

/** A withdrawn offering has no fund any more: what comes back goes to where the rest went. */
function returnOf(
  house: House,
  { offering, amount, sources }: Claim,
  fund: Fund,
): readonly EntryText[] {
  const from = accounts.payable(offering);
  const all = dollarsOf(amount);
  if (amount === ZERO) return [];
  if (fund.offered.isClosed) return [['expiry', from, placeOfRest(house, fund), all]];
  const isToReserve = fund.offering.activity.claim.returnsTo === 'reserve';
  const places = isToReserve ? ([['reserve', all]] as const) : sources;
  return giveBack(house, fund, { kind: 'expiry', returns: places.map((to) => ({ from, to })) });
}

interface VoidAward {
  readonly call: string;
  readonly reason: string;
}

/** Takes a whole award back: what was won returns to where it came from, and what the fund had put
 * into its meters returns too. */
function voidAward(
  asking: Asking,
  { call, reason }: VoidAward,
): readonly (EventOf<'award-voided'> | FromHook<'onVoid'>)[] {
  const { house, rulebook, hooks } = asking;
  const win = house.wins.get(call);
  if (win === undefined) return refuse('unknown-award', call);
  const claims = win.claims.map((id) => claimNamed(house, id));
  if (claims.some(({ status }) => status !== 'open')) refuse('already-paid', call);
  hooks.checkVoid(house, call);
  const { offering, reseeded } = win;
  const stepped = stepsThere(house, win);
  const { slip } = win.hit;
  const fund = knownFund(house, offering, rulebook);
  if (fund.offered.isClosed) refuse('fund-in-use', offering);
  const won = merged(claims.flatMap((claim) => claim.sources));
  const returns = [
    ...won.map((to) => ({ from: accounts.payable(offering), to })),
    ...[...reseeded, ...stepped].map(([of, sum, meter = '']): Return => {
      return { from: accounts.meter(offering, meter), to: [of, sum] };
    }),
  ];
  const moves = giveBack(house, fund, { kind: 'correction', returns });
  checkCovered(house, moves);
  const amount = dollarsOf(sum(claims.map((each) => each.amount)));
  const facts = { call, offering, slip, reason, claims: win.claims, amount };
  return [
    { type: 'award-voided', ...facts, moves },
    ...hooks.onVoid(asking, {
      award: call,
      offering,
      reason,
      voidAlso: (award) => voidAward(asking, { call: award, reason }),
    }),
  ];
}

/** What an attempt has brought is in its meter until a player has won that since. */
const stepsThere = ({ offerings }: House, { offering, hit: { slip }, stepped }: Award) =>
  stepped.filter(
    ([, , meter = '']) =>
      !offerings.get(offering)?.hits.some((hit) => hit.slip > slip && meter in hit.meters),
  );

function closeClaim(house: House, id: string, status: Claim['status']): void {
  const { claims, wins, paidAwards, clocked } = house;
  const claim = claims.get(id) as Claim;
  claim.status = status;
  clocked.delete(id);
  const isOpen = (each: string): boolean => claims.get(each)?.status === 'open';
  const win = wins.get(claim.call);
  if (win === undefined || win.claims.some(isOpen)) return;
  wins.delete(claim.call);
  if (status !== 'voided') paidAwards.set(claim.call, win);
}

/** Remembers what a person was paid, for limits of a day and for the prizes of the year. */
function countPaid(
  house: House,
  { claim: id, patron, isPrize }: EventOf<'claim-paid'>,
  at: Moment,
) {
  if (patron === undefined) return;
  const { claims, payees, offerings, settings } = house;
  const claim = claims.get(id) as Claim;
  claim.patron = patron;
  const before = payees.get(patron);
  const { activity } = offerings.get(claim.offering) as Offered;
  const wonAt = sure(parseMoment(claim.wonAt, 'wonAt'));
  const won = (before?.won ?? []).filter((each) => each.instant > at.instant - KEPT_MS);
  payees.set(patron, {
    ...countPrize(before, isPrize === true ? worthOf(claim) : ZERO, at),
    won: [...won, { activity, instant: wonAt.instant, day: dueDay(wonAt, settings.dayStart) }],
  });
}

/** Takes a win out of the counters; its round can be called again, while it lasts. */
function uncount(house: House, { offering, hit, hitOf, granted, round: number }: Award): void {
  const offered = house.offerings.get(offering) as Offered;
  if (hitOf === offered.version) offered.hitsSincePosted -= 1;
  for (const each of granted) grant(house, offering, each, -1);
  offered.won = subtract(offered.won, centsOf(hit.amount));
  offered.hitCount -= 1;
  for (const [meter, given] of Object.entries(hit.meters)) {
    const count = meterCount(offered, meter);
    count.hitCount -= 1;
    count.won = subtract(count.won, centsOf(given));
  }
  const at = offered.hits.findIndex(({ call }) => call === hit.call);
  if (at >= 0) offered.hits.splice(at, 1);
  if (number === undefined) return;
  roundNumbered(house.tables.get(hit.table), number)?.awarded.delete(offering);
}

const CLAIMS_COMMANDS = {
  'pay-claim': command({
    does: 'Pays a winner the whole claim.',
    may: ['cage', 'floor', 'manager'],
    power: {
      ...limited('floor', 'manager', 'compliance'),
      two: { where: 'by check', when: ({ command }) => command.from === 'cheque' },
    },
    waitsInDoubt: true,
    fields: PAY_CLAIM,
    brings: ['claim-paid'],
    sample: { claim: 'c:1', from: 'cage' },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { from } = command;
      const claim = claimNamed(house, command.claim);
      checkNotOwn(house, command.by, [command.patron, claim.patron, claim.identity?.patron]);
      const payer = payingAccount(house, command, claim);
      if (command.patron !== undefined) checkPatron(house, command.patron);
      const { patron, tax } = checkDue(ask, claim, command.patron);
      checkWay(house, claim, { from, sheet: sheetOf(house, rulebook, claim) });
      ask.hooks.checkPayment(ask, claim, patron);
      checkThere(house, { from, payer, paid: inHand(claim, tax) });
      return [paidTo(claim, { patron, from, payer, tax })];
    },
  }),
};

export const CLAIMS = mechanism({
  area: 'claims',
  views: CLAIM_VIEWS,
  topics: CLAIM_TOPICS,
  commands: joined([CLAIMS_COMMANDS, USES_COMMANDS]),
  actions: {
    'void-award': command({
      does: 'Voids a whole award before any of it is paid.',
      may: FLOOR,
      power: STEP_UP,
      fields: { call: commandId, reason: words },
      brings: ['award-voided'],
      asks: ['onVoid'],
      sample: { call: 'c', reason: 'for the test' },
      decide: (ask) => voidAward(ask, ask.command),
    }),

    'forfeit-claim': command({
      does: 'Closes the claim of a winner who is too young or can’t show the ID that the sheet asks for.',
      may: FLOOR,
      power: twoPeople('accounting', 'compliance'),
      waitsInDoubt: true,
      fields: FORFEIT_CLAIM,
      brings: ['claim-expired'],
      sample: { claim: 'c:1', reason: 'for the test' },
      decide: (ask) => forfeitClaim(ask, ask.command),
    }),
  },
  due: telling(['claim-expired'], expireClaims),
  evolve: {
    ...USES_EVOLVE,
    'claim-paid': (house, event, { at }) => {
      for (const told of event.tells ?? []) house.claims.get(told)?.forms.push('w-2g');
      closeClaim(house, event.claim, 'paid');
      countPaid(house, event, at);
      const claim = house.claims.get(event.claim) as Claim;
      claim.paidOut = paidOutOf(event, accounts.payable(claim.offering));
      if (claim.thing?.usedWithin !== undefined) claim.usedFrom = at.instant;
    },
    'claim-expired': (house, { claim }) => closeClaim(house, claim, 'expired'),
    'award-voided': (house, { call, claims }) => {
      uncount(house, house.wins.get(call) as Award);
      for (const claim of claims) closeClaim(house, claim, 'voided');
      house.wins.delete(call);
    },
  },
});
