// An authorized call: the rule says who wins what and out of which money; here it becomes claims and
// moves, and the meters stand where the rule leaves them.

import { type Deal, type DealtSeat, decodeDeal } from '#games';
import { accounts, type EntryKind } from '#ledger';
import {
  add,
  addTo,
  type Cents,
  centsOf,
  dollarsOf,
  evenPart,
  max,
  min,
  subtract,
  sum,
  ZERO,
} from '#money';
import { assert, given, sure } from '#result';
import {
  type Activity,
  type Balances,
  paidAs,
  at as postedAt,
  type Qualified,
  qualify,
  type SettledShare,
} from '#rules';
import { leaveLine, playersOf, release } from '../calls/holds.ts';
import { bettorsAt, firstSeatedAt, payerOf } from '../calls/paid.ts';
import { fundOfCall, momentOf } from '../calls/terms.ts';
import { rowsOf } from '../calls/verified.ts';
import { makeThing } from '../claims/checks.ts';
import { expiryOf } from '../claims/clock.ts';
import { feeOf, stakeOf } from '../claims/taxes.ts';
import type { Awarded } from '../events.ts';
import { accountOf, asSource, balancesOf, type Fund, merged } from '../funds/funds.ts';
import { callNamed, checkNotOwn, refuse } from '../kit/ask.ts';
import type { Ask, Asking } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { PAIR } from '../kit/power.ts';
import { isSameHuman } from '../powers/humans.ts';
import type { Call, Claim, House } from '../state.ts';
import { roundNumbered } from '../tables/dealt.ts';
import type { Role } from '../words/roles.ts';
import { SIGNERS } from '../words/roles.ts';
import { commandId } from '../words/scalars.ts';
import type {
  AwardedClaim,
  AwardLine,
  Dollars,
  EntryText,
  Granted,
  Hit,
  Seated,
  SourceText,
} from '../words/shapes.ts';
import { countWin } from './counts.ts';
import { isFrom, rolesMissing } from './sign-offs.ts';

const AUTHORIZE_CALL = { call: commandId };

/** From some prizes on the deck is counted, and surveillance has looked; on some sheets it always
 * has. */
function checkLookedAt(
  amount: Cents,
  { settings }: House,
  { deckCounted, checks }: NonNullable<Call['verified']>,
  { confirmedBy }: Activity,
): void {
  if (isFrom(amount, settings.deckCountFrom) && !deckCounted) refuse('deck-not-counted');
  if (checks?.surveillance === true) return;
  if (confirmedBy?.by === 'surveillance') refuse('surveillance-not-told', confirmedBy.clause);
  if (isFrom(amount, settings.surveillanceFrom)) refuse('surveillance-not-told');
}

/** The role that the sheet wants among those who have entered the cards and signed. */
function roleDemanded(
  { confirmedBy }: Activity,
  { staff }: House,
  signers: readonly string[],
): readonly Role[] {
  if (confirmedBy === undefined || confirmedBy.by === 'surveillance') return [];
  const { by: role } = confirmedBy;
  return signers.some((each) => staff.get(each)?.roles.includes(role)) ? [] : [role];
}

/** A winner, at this table or another, with all their shares of one wager: another wager of the same
 * round is a win of its own. */
interface Winner {
  /** The same for all wins of one person. */
  readonly person: number;
  readonly table: string;
  readonly seat: number;
  readonly position: string | undefined;
  readonly patron: string | undefined;
  readonly amount: Cents;
  readonly awards: readonly SettledShare[];
}

/** Who bets behind a seat, as far as it is known: as the floor has said, the first name of the seat for
 * its first bettor in the deal; or who is recorded there. */
function nameBehind({ verified, seated }: Call, { seats }: Deal, who: DealtSeat) {
  const { behind = 1 } = payerOf(seats, who);
  const said = verified?.behind?.filter(({ seat }) => seat === who.seat)[behind - 1]?.patron;
  return said ?? bettorsAt({ seated }, who.seat)[behind - 1]?.patron;
}

/** A person who is recorded behind a seat does not hold its hand. */
const nameAt = (there: Seated | undefined): string | undefined =>
  there?.position === 'backline' ? undefined : there?.patron;

function winnersOf(
  { awarded: { awards } }: Qualified,
  { call, deal, fund }: { readonly call: Call; readonly deal: Deal; readonly fund: Fund },
): readonly Winner[] {
  const seated = firstSeatedAt(call);
  const byPerson = new Map<DealtSeat, Map<string, SettledShare[]>>();
  const elsewhere: Omit<Winner, 'person'>[] = [];
  for (const award of awards) {
    if (award.who === null) {
      elsewhere.push(...roomWinners(award, call));
      continue;
    }
    const wager = feeOf(award.finding.row, fund.offering.activity) ?? '';
    const byWager = byPerson.get(award.who) ?? new Map<string, SettledShare[]>();
    byPerson.set(award.who, byWager.set(wager, [...(byWager.get(wager) ?? []), award]));
  }
  const here = [...byPerson].flatMap(([who, byWager], person) =>
    [...byWager.values()].map((mine) => ({
      person,
      table: call.table,
      seat: who.seat,
      position: who.position,
      patron:
        who.position === 'backline' ? nameBehind(call, deal, who) : nameAt(seated.get(who.seat)),
      amount: sum(mine.map(({ amount }) => amount ?? ZERO)),
      awards: mine,
    })),
  );
  return [
    ...here,
    ...elsewhere.map((winner, index) => ({ ...winner, person: byPerson.size + index })),
  ];
}

/** The most that one person has won, with all wagers: who signs for it goes by that. */
function greatestOf(winners: readonly Winner[]): Cents {
  const sums = new Map<number, Cents>();
  for (const { person, amount } of winners) addTo(sums, person, amount);
  return [...sums.values()].reduce((most, each) => max(each, most), ZERO);
}

/** Another table's part in what the room shares: the same for every fee that lay there. */
function roomWinners(award: SettledShare, { room }: Call): readonly Omit<Winner, 'person'>[] {
  const seats = room.find(({ table }) => table === award.table)?.seats ?? [];
  const each = evenPart(award.amount ?? ZERO, seats.length);
  const left = new Map(Object.entries(award.from));
  return seats.map(({ seat, patron }) => {
    const mine = { ...award, amount: each, from: takeFrom(left, each) };
    const table = award.table as string;
    return { table, seat, position: undefined, patron, amount: mine.amount, awards: [mine] };
  });
}

/** Takes an amount from one source after another. */
function takeFrom(left: Map<string, Cents>, amount: Cents): SettledShare['from'] {
  let missing = amount;
  const taken: [string, Cents][] = [];
  for (const [from, there] of left) {
    const part = min(there, missing);
    missing = subtract(missing, part);
    left.set(from, subtract(there, part));
    if (part > ZERO) taken.push([from, part]);
  }
  return Object.fromEntries(taken) as SettledShare['from'];
}

/** The meter that a share comes off: the one of its row, or the first for what is no part of one. */
const meterFor = ({ finding: { row } }: SettledShare, { offering }: Fund): string => {
  const named = row.prize.pays === 'meter' ? row.prize.meter : undefined;
  return named ?? (offering.activity.fund.meters[0]?.name as string);
};

const sourcesOf = (award: SettledShare, fund: Fund): readonly SourceText[] =>
  Object.entries(award.from).flatMap(([from, amount]) =>
    asSource(from as SourceText[0], amount, from === 'meter' ? meterFor(award, fund) : undefined),
  );

function lineOf({ row, share, amount, count, words, from, because }: SettledShare): AwardLine {
  const sources = Object.entries(from).map(([account, part]) => [account, dollarsOf(part)]);
  return {
    row,
    share,
    ...(amount === undefined ? {} : { amount: dollarsOf(amount) }),
    ...given({ count, words }),
    from: Object.fromEntries(sources),
    because,
  };
}

/** Shares of whoever holds the hand that wins the row. */
const OF_THE_HAND: readonly string[] = ['hand', 'losing-hand'];

const hasMoney = ({ amount }: SettledShare): boolean => amount !== undefined && amount !== ZERO;

function claimsOf(
  winners: readonly Winner[],
  call: Call,
  {
    house: { zone },
    fund,
    deal,
    at,
    rulebook,
  }: Asking & {
    readonly fund: Fund;
    readonly deal: Deal;
  },
): readonly AwardedClaim[] {
  const stakeFor = (award: SettledShare | undefined): { stake?: Dollars } => {
    const stake = award === undefined ? ZERO : stakeOf(award, call, { fund, deal, rulebook });
    return stake === ZERO ? {} : { stake: dollarsOf(stake) };
  };
  const posted = postedAt(fund.offering, momentOf(call));
  const formOf = ([first]: readonly SettledShare[], amount: Cents) => {
    if (first === undefined) return {};
    const isShared = first.isExtra === true || !OF_THE_HAND.includes(first.share);
    const { thing, paidIn } = paidAs(first.finding.row, posted, { amount, isShared });
    return given({ thing: thing && makeThing(thing), paidIn });
  };
  return winners
    .filter(({ awards }) => awards.some(hasMoney))
    .map(({ table, seat, position, patron, amount, awards }, index) => ({
      id: `${call.id}:${index + 1}`,
      table,
      seat,
      ...(position === undefined || position === 'seated' ? {} : { position }),
      ...given({ patron }),
      amount: dollarsOf(amount),
      lines: awards.filter(hasMoney).map(lineOf),
      ...formOf(awards.filter(hasMoney), amount),
      sources: merged(awards.flatMap((award) => sourcesOf(award, fund))),
      ...stakeFor(awards.find(hasMoney)),
      ...expiryOf(awards, fund.offering, { call, at, zone }),
    }));
}

const grantsOf = (winners: readonly Winner[]): readonly Granted[] =>
  winners.flatMap(({ table, seat, patron, awards }) =>
    awards
      .filter((award) => !hasMoney(award))
      .map((award) => ({
        table,
        seat,
        ...given({ patron }),
        ...lineOf(award),
      })),
  );

/** Money out of a fund while a call is pending: what is a meter's is held. */
const moveFrom = (fund: Fund, kind: EntryKind, source: SourceText, to: string): EntryText => {
  const [from, amount, meter] = source;
  const account =
    from === 'meter' ? accounts.held(fund.id, meter as string) : accountOf(fund, source);
  return [kind, account, to, amount];
};

/** What the awards take from where, and what brings the meters back. */
function paidOut(
  { awards, moves }: Qualified['awarded'],
  fund: Fund,
): Pick<Awarded, 'reseeded'> & Pick<Hit, 'meters'> & { readonly moves: readonly EntryText[] } {
  const reseeded = moves.flatMap(({ from, meter, amount }) =>
    asSource(from as SourceText[0], amount, meter),
  );
  const given = merged(awards.flatMap((award) => sourcesOf(award, fund)));
  const won = given.filter(([from]) => from === 'meter');
  return {
    reseeded,
    meters: Object.fromEntries(won.map(([, amount, meter]) => [meter, amount])),
    moves: [
      ...reseeded.map(([from, amount, meter = '']) =>
        moveFrom(fund, 'reseed', [from, amount], accounts.held(fund.id, meter)),
      ),
      ...given.map((source) => moveFrom(fund, 'award', source, accounts.payable(fund.id))),
    ],
  };
}

function awardOf(
  asking: Ask<Asked<typeof AUTHORIZE_CALL>>,
  {
    call,
    fund,
    qualified,
    winners,
  }: {
    readonly call: Call;
    readonly fund: Fund;
    readonly qualified: Qualified;
    readonly winners: readonly Winner[];
  },
): Awarded & { readonly moves: readonly EntryText[] } {
  const { house, at } = asking;
  const { by } = asking.command;
  const { awarded, findings } = qualified;
  const { reseeded, meters, moves } = paidOut(awarded, fund);
  checkMeters(call, awarded.balances, moves, fund);
  const left = Object.entries(awarded.balances.meters).map(([meter, cents]): [string, Cents] => [
    meter,
    cents,
  ]);
  const freed = release(house, fund, { call: call.id, left: new Map(left) });
  const amount = dollarsOf(sum(awarded.awards.map((each) => each.amount ?? ZERO)));
  const row = awarded.awards[0]?.row ?? '';
  const slip = house.slipCount + 1;
  const { id, table } = call;
  return {
    type: 'prize-awarded',
    call: id,
    offering: fund.id,
    slip,
    table,
    authorizedBy: [...call.authorizedBy, by],
    rows: rowsOf(findings),
    claims: claimsOf(winners, call, { ...asking, fund, deal: qualified.deal }),
    granted: grantsOf(winners),
    leftOut: awarded.leftOut.map(({ seat, code, because }) => ({ seat, code, because })),
    reseeded,
    isHit: awarded.awards.some(({ finding }) => finding.row.prize.pays === 'meter'),
    hit: { call: id, slip, at: at.text, table, row, amount, meters },
    released: freed.released,
    moves: [...moves, ...freed.moves],
  };
}

/** The moves leave every held meter as the rules have it; anything else is a mistake of ours. */
function checkMeters(
  { holds }: Call,
  { meters }: Balances,
  moves: readonly EntryText[],
  { id }: Fund,
): void {
  for (const [meter, after] of Object.entries(meters)) {
    const account = accounts.held(id, meter);
    let held = holds.get(meter) ?? ZERO;
    for (const [, debit, credit, amount] of moves) {
      if (debit === account) held = subtract(held, centsOf(amount));
      if (credit === account) held = add(held, centsOf(amount));
    }
    assert(held === after, `the meter ${meter} of ${id} is not what the rules leave`);
  }
}

function evolveAward(house: House, event: Awarded): void {
  const call = house.calls.get(event.call) as Call;
  leaveLine(house, call, event.released);
  roundNumbered(house.tables.get(call.table), call.round)?.awarded.add(event.offering);
  countWin(house, event.call, event, call);
  const { verified } = call;
  if (verified === undefined) return;
  for (const { id } of event.claims) (house.claims.get(id) as Claim).verifiedBy = verified.by;
}

const AWARDS_COMMANDS = {
  'authorize-call': command({
    does: 'Signs for a verified call. The last required signature awards it.',
    may: SIGNERS,
    power: PAIR,
    waitsInDoubt: true,
    fields: AUTHORIZE_CALL,
    brings: ['call-signed', 'prize-awarded'],
    asks: ['onAward'],
    sample: { call: 'c' },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const call = callNamed(house, command.call);
      const { verified } = call;
      const before = [verified?.by ?? call.by, call.by, ...call.authorizedBy];
      if (before.some((each) => isSameHuman(house, each, command.by))) {
        refuse('second-person', command.by);
      }
      checkNotOwn(house, command.by, playersOf(call));
      if (verified === undefined) return refuse('wrong-step', 'the cards come first');
      const fund = fundOfCall(house, call, rulebook);
      const [first] = fund.offered.line;
      if (first !== undefined && first !== call.id) {
        const { table, seat } = callNamed(house, first);
        refuse('waits-in-line', `behind ${table}, seat ${seat}`);
      }
      const deal = sure(decodeDeal(verified.deal));
      const qualified = qualify({
        offering: fund.offering,
        deal,
        balances: balancesOf(house, fund, call.holds),
        at: momentOf(call),
      });
      if (qualified.awarded.awards.length === 0) refuse('nobody-wins', call.offering);
      const winners = winnersOf(qualified, { call, deal, fund });
      const greatest = greatestOf(winners);
      checkLookedAt(greatest, house, verified, fund.offering.activity);
      const signers = [...call.authorizedBy, command.by];
      const { activity } = fund.offering;
      const needs = [
        ...new Set([
          ...rolesMissing(greatest, house, signers),
          ...roleDemanded(activity, house, [verified.by, ...signers]),
        ]),
      ];
      if (needs.length > 0) return [{ type: 'call-signed', call: call.id, needs }];
      const awarded = awardOf(ask, { call, fund, qualified, winners });
      return [awarded, ...ask.hooks.onAward(house, { call, fund, qualified, awarded })];
    },
  }),
};

export const AWARDS = mechanism({
  area: 'calls',
  commands: AWARDS_COMMANDS,
  evolve: {
    'call-signed': ({ calls }, { call }, { record }) => {
      (calls.get(call) as Call).authorizedBy.push(record.by);
    },
    'prize-awarded': evolveAward,
    'prizes-won': (house, event) => countWin(house, event.award, event),
  },
});
