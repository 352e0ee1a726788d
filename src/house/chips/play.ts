// Coupons and chips at the tables: placed before the deal, settled by the sheet, verified by somebody
// else, exchanged for the player-dealer at the cage.
import { accounts, balanceOf } from '#ledger';
import { centsOf, countOf } from '#money';
import {
  barredBy,
  checkPlaced,
  type EligibilityRule,
  type Instrument,
  isOpen,
  type PlacedInstrument,
  at as postedAt,
} from '#rules';
import {
  type Ask,
  checkCovered,
  checkNotOwn,
  checkOffDuty,
  checkPatron,
  offeredNamed,
  openTable,
  refuse,
  tableNamed,
} from '../ask.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, Move } from '../events.ts';
import { type Fund, fundOf, knownFund } from '../funds.ts';
import { countAsked, dollarsFor, dollarsIn } from '../money.ts';
import type { House, Seated } from '../state.ts';
import { checkOut, instrumentOf, issuedNamed } from './desk.ts';
import type { ChipState, Issued, Recount, Use } from './state.ts';

type Placing = Ask<CommandOf<'place-instrument'>>;
type OpenTable = ReturnType<typeof openTable>;

/** Whoever wagers: the seat's own player, or somebody behind it. */
interface Bettor extends Pick<Seated, 'person' | 'position'> {
  readonly patron?: string;
}

function bettorAt({ seated }: OpenTable, { seat, behind, patron }: Placing['command']): Bettor {
  const there = seated.get(seat);
  const whose = patron ?? (behind === undefined ? there?.patron : undefined);
  const named = whose === undefined ? {} : { patron: whose };
  if (behind !== undefined) return { person: behind, position: 'backline', ...named };
  return { person: 'patron', position: 'seated', ...there, ...named };
}

/** The offering of a coupon, at this table and this hour. */
function fundAt(ask: Placing, { offering, games }: Issued, game: string): Fund {
  const { house, command, at, rulebook } = ask;
  const offered = offeredNamed(house, offering);
  const fund = fundOf(rulebook, offering, offered);
  const posted = fund.offering;
  if (!(games ?? posted.games).includes(game)) refuse('wrong-game', game);
  const isHere = posted.tables.length === 0 || posted.tables.includes(command.table);
  if (!isHere || !isOpen(posted, at)) refuse('not-offered', offering);
  if (offered.isSuspended) refuse('suspended', offering);
  return fund;
}

export function placeInstrument(ask: Placing): readonly Event[] {
  const { house, command, at, rulebook } = ask;
  const { serial, seat, behind } = command;
  const isThere = house.tables.get(command.table);
  const own = command.patron ?? isThere?.seated.get(seat)?.patron;
  checkNotOwn(house, command.by, [own]);
  checkNoTournament(ask);
  const table = openTable(house, command.table);
  const bettor = bettorAt(table, command);
  if (bettor.patron !== undefined) checkPatron(house, bettor.patron);
  if (bettor.patron !== undefined) checkOffDuty(house, bettor.patron);
  if (table.round !== undefined) refuse('round-open', command.table);
  const known = house.chips.issued.get(serial);
  const fund = known === undefined ? undefined : fundAt(ask, known, table.open.game);
  if (!table.seated.has(seat)) refuse('no-such-seat', `${seat} is empty`);
  const issued = issuedNamed(house, serial);
  checkOut(issued, serial, at);
  checkHeld(issued, serial, bettor);
  const instrument = instrumentOf(fund as Fund, issued.instrument);
  checkBettor(fund as Fund, bettor, table, behind !== undefined);
  const amount = amountOf(issued, instrument, command);
  const live = countAsked(command.live ?? '0');
  checkWager(ask, { instrument, amount, live, bettor, table });
  const plan =
    instrument.fee === undefined || issued.isFeePaid
      ? undefined
      : rulebook.feePlan(issued.offering, fund?.offered as Fund['offered'], instrument.fee, {
          game: table.open.game,
        });
  const fee = plan?.each ?? 0n;
  const moves: Move[] =
    plan === undefined || fee === 0n
      ? []
      : [['contribution', accounts.box(command.table), plan.rest, dollarsIn(fee)]];
  return [
    {
      type: 'instrument-placed',
      ...{ use: command.id, serial, offering: issued.offering, instrument: issued.instrument },
      ...{ table: command.table, round: table.roundCount + 1, seat },
      ...{ bet: command.bet, side: command.side },
      ...{ person: bettor.person, position: bettor.position },
      ...(bettor.patron === undefined ? {} : { patron: bettor.patron }),
      ...{ amount: dollarsIn(amount), live: dollarsIn(live) },
      ...(fee === 0n ? {} : { fee: dollarsIn(fee) }),
      moves,
    },
  ];
}

/** It is a chip by now, of this person, and lies nowhere else. */
function checkHeld({ status, patron, placed, left }: Issued, serial: string, bettor: Bettor): void {
  if (status === 'voucher') refuse('still-a-voucher', serial);
  if (patron !== undefined && patron !== bettor.patron) refuse('not-the-holder', serial);
  if (placed >= left) refuse('instrument-placed', serial);
}

/** Nothing else is played at a table of a tournament; where the sheet bars it, that is the reason. */
function checkNoTournament({ house, command, rulebook }: Placing): void {
  const issued = house.chips.issued.get(command.serial);
  const isTournament = [...house.tournaments.values()].some(
    ({ phase, tables }) => phase === 'running' && tables.has(command.table),
  );
  if (issued === undefined || !isTournament) return;
  const { activity } = knownFund(house, issued.offering, rulebook).offering;
  const rule = activity.eligibility.find(({ code }) => code === 'tournament');
  if (rule !== undefined) bar(rule, 'table');
}

const bar = ({ words, clause }: EligibilityRule, path: string): never =>
  refuse('may-not-play', '', [{ path, message: `${words} (${clause})` }]);

function checkBettor(
  { offering: { activity } }: Fund,
  { person, position }: Bettor,
  { seated }: OpenTable,
  isBehind: boolean,
): void {
  const playerCount = seated.size + (isBehind ? 1 : 0);
  const rule = barredBy(activity, { person, position, playerCount });
  if (rule !== undefined) bar(rule, 'seat');
}

/** All of it, or what of chips is said. */
function amountOf(
  { left, placed }: Issued,
  { isDivisible, clause }: Instrument,
  { amount: said }: Placing['command'],
): bigint {
  const there = left - placed;
  const amount = said === undefined ? there : countAsked(said);
  if (amount === there || (isDivisible && amount > 0n && amount < there)) return amount;
  const whole = isDivisible ? 'no more than' : 'all of its';
  const message = `is ${whole} ${dollarsIn(there)} (${clause})`;
  return refuse('bad-wager', '', [{ path: 'amount', message }]);
}

/** The sheet looks at all that this person has on the table before this round. */
function checkWager(
  { house, command, rulebook }: Placing,
  {
    instrument,
    amount,
    live,
    bettor,
    table,
  }: {
    readonly instrument: Instrument;
    readonly amount: bigint;
    readonly live: bigint;
    readonly bettor: Bettor;
    readonly table: OpenTable;
  },
): void {
  const round = table.roundCount + 1;
  const isOwn = (use: Use): boolean =>
    bettor.patron === undefined || use.patron === undefined
      ? use.seat === command.seat && use.position === bettor.position
      : use.patron === bettor.patron;
  const before = [...house.chips.uses.values()]
    .filter((use) => use.table === command.table && use.round === round && isOwn(use))
    .map((use): PlacedInstrument => {
      const fund = knownFund(house, use.offering, rulebook);
      const { bet, side } = use;
      const face = centsOf(use.amount);
      return { instrument: kindOf(fund, use), face, bet, side, live: centsOf(use.live) };
    });
  const { bet, side } = command;
  const wager = { instrument, face: centsOf(amount), bet, side, live: centsOf(live) };
  const problems = checkPlaced(table.open.game, [...before, wager]).filter(
    ({ path }) => path === `placed[${before.length}]`,
  );
  if (problems.length === 0) return;
  refuse(
    'bad-wager',
    '',
    problems.map(({ message }) => ({ path: '', message })),
  );
}

/** What a wager was made with: the sheet has it, though it may not be posted any more. */
const kindOf = ({ offering }: Fund, { instrument }: Use): Instrument =>
  offering.activity.instruments?.find(({ id }) => id === instrument) as Instrument;

/** A wager at one of some steps. */
function wagerAt(house: House, id: string, step: Use['step']): Use {
  const use = house.chips.uses.get(id) ?? refuse('unknown-use', id);
  return use.step === step ? use : refuse('use-step', `${id} is ${use.step}`);
}

const isDealt = ({ tables }: House, { table, round }: Use): boolean =>
  (tables.get(table)?.roundCount ?? 0) >= round;

export function takeBack({
  house,
  command,
  rulebook,
}: Ask<CommandOf<'take-back-instrument'>>): readonly Event[] {
  const { use: id, reason } = command;
  checkNotOwn(house, command.by, [house.chips.uses.get(id)?.patron]);
  const use = wagerAt(house, id, 'placed');
  if (isDealt(house, use)) refuse('use-step', `${id} is dealt`);
  const { serial, offering, table } = use;
  const { offered, offering: posted } = knownFund(house, offering, rulebook);
  const { game = '' } = house.tables.get(table)?.open ?? {};
  const { fee: name } = kindOf({ id: offering, offered, offering: posted }, use);
  const plan = use.fee === 0n ? undefined : rulebook.feePlan(offering, offered, name, { game });
  const moves: Move[] =
    plan === undefined ? [] : [['correction', plan.rest, accounts.box(table), dollarsIn(use.fee)]];
  checkCovered(house, moves);
  return [{ type: 'instrument-taken-back', use: id, serial, offering, table, reason, moves }];
}

export function settleInstrument(ask: Ask<CommandOf<'settle-instrument'>>): readonly Event[] {
  const { house, command, at, rulebook } = ask;
  const { use: id, ending, winnings } = command;
  checkNotOwn(house, command.by, [house.chips.uses.get(id)?.patron]);
  const use = wagerAt(house, id, 'placed');
  if (!isDealt(house, use)) refuse('use-step', `${id} is not dealt`);
  const fund = knownFund(house, use.offering, rulebook);
  const instrument = kindOf(fund, use);
  const isPaidByBet = instrument.isDivisible === true && ending === 'win';
  const won = countAsked(winnings ?? '0');
  if (isPaidByBet !== won > 0n) refuse('bad-winnings', winnings);
  const wager = { face: centsOf(use.amount), winnings: centsOf(won) };
  const played = instrument.settle(ending, wager, postedAt(fund.offering, at));
  return [
    {
      type: 'instrument-played',
      ...{ use: id, serial: use.serial, offering: use.offering, table: use.table },
      ...{ amount: dollarsIn(use.amount), ending, becomes: played.becomes },
      ...{ pays: dollarsFor(played.pays), redeems: dollarsFor(played.redeems) },
    },
  ];
}

/** A wager that was settled, as somebody else looks at it. */
function settledBySomebodyElse(house: House, { use: id, by }: Looking): Use {
  const known = house.chips.uses.get(id);
  if (known?.playedBy === by) refuse('second-person', by);
  checkNotOwn(house, by, [known?.patron]);
  return wagerAt(house, id, 'played');
}

interface Looking {
  readonly use: string;
  readonly by: string;
}

export function verifyUse({ house, command }: Ask<CommandOf<'verify-use'>>): readonly Event[] {
  const { serial, offering } = settledBySomebodyElse(house, command);
  return [{ type: 'use-verified', use: command.use, serial, offering }];
}

export function disputeUse({ house, command }: Ask<CommandOf<'dispute-use'>>): readonly Event[] {
  const { use, reason } = command;
  const { serial, offering, played } = settledBySomebodyElse(house, command);
  const { placed, status } = house.chips.issued.get(serial) as Issued;
  const isKept = played?.becomes === 'kept';
  const isOut = status === 'out' || status === 'expired';
  // It has been played to its end since: the wager before cannot be told again.
  if (isKept && !isOut && status !== 'void') refuse('instrument-used', `${serial}: ${status}`);
  if (status === 'void') refuse('instrument-voided', serial);
  if (isKept && placed > 0n) refuse('instrument-placed', serial);
  return [{ type: 'use-disputed', use, serial, offering, reason }];
}

/** The face in live chips, for whoever was the player-dealer. Whoever has verified it does not pay. */
export function exchangeUses({
  house,
  command,
}: Ask<CommandOf<'exchange-uses'>>): readonly Event[] {
  const uses = [...new Set(command.uses)];
  for (const id of uses) {
    if (house.chips.uses.get(id)?.verifiedBy === command.by) refuse('second-person', command.by);
  }
  const cage = accounts.house('cage');
  const costs = accounts.house('promotional-costs');
  const total = uses.reduce((sum, id) => sum + owedFor(house.chips.uses.get(id)), 0n);
  if (countOf(balanceOf(house.book, cage)) < total) refuse('not-enough-money', cage);
  return uses.map((id): Event => {
    const { serial, offering, table, played } = wagerAt(house, id, 'verified');
    const amount = played?.redeems as string;
    const moves: readonly Move[] = [['reimbursement', costs, cage, amount]];
    return { type: 'use-exchanged', use: id, serial, offering, table, amount, moves };
  });
}

const owedFor = (use: Use | undefined): bigint => countAsked(use?.played?.redeems ?? '0');

/** What should be in a drop box. One that is counted again is as it was when the first has counted. */
export const boxOf = ({ dropped, recounts }: ChipState, table: string): Recount =>
  recounts.get(table) ?? { expected: dropped.get(table) ?? [], counts: [] };

/** Nobody who counts is told what should be there. A count that differs is made again by somebody
 * else, until it agrees with what was lost there or with the count before. */
export function countDropped({
  house,
  command,
}: Ask<CommandOf<'count-dropped-chips'>>): readonly Event[] {
  const { table, counted, by } = command;
  tableNamed(house, table);
  const { expected, counts } = boxOf(house.chips, table);
  const last = counts.at(-1);
  if (last?.by === by) refuse('count-again', by);
  if (counted !== expected.length && counted !== last?.counted) {
    return [{ type: 'dropped-chips-noted', table, counted }];
  }
  const before = counts.length === 0 ? {} : { before: counts };
  return [{ type: 'dropped-chips-counted', table, expected, counted, ...before }];
}
