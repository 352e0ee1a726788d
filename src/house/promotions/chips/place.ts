// Coupons and chips on a wager before the deal: who may place which, at which seat, beside what; what
// is owed for it; and how it is taken off again.

import { z } from 'zod';
import { PERSON_KINDS } from '#games';
import { accounts, balanceOf } from '#ledger';
import { type Cents, centsOf, dollarsOf, subtract, ZERO } from '#money';
import { given } from '#result';
import {
  BETS,
  barredBy,
  checkPlaced,
  type EligibilityRule,
  type InstrumentRule,
  isOpen,
  type PlacedInstrument,
} from '#rules';
import { type Fund, fundOf, knownFund } from '../../funds/funds.ts';
import {
  checkCovered,
  checkNotOwn,
  checkOffDuty,
  checkPatron,
  offeredNamed,
  openTable,
  refuse,
} from '../../kit/ask.ts';
import type { Ask, Asking } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { AT_DEVICE } from '../../kit/power.ts';
import type { House, Table } from '../../state.ts';
import { whoPays } from '../../tables/payers.ts';
import { TABLE } from '../../words/roles.ts';
import { commandId, dollars, name, seat, words } from '../../words/scalars.ts';
import type { EntryText, Seated } from '../../words/shapes.ts';
import { checkOut, issuedNamed, kindOf } from './desk.ts';
import type { PlayerDealer } from './events.ts';
import type { Issued, Use } from './state.ts';
import { serial } from './words.ts';

/** Before the deal. `patron` is left out if the seat has one; `behind` is the bettor behind the
 * seat, `spot` tells unnamed bettors there apart. `live` are live chips in the same wager;
 * `amount` is how much of the chips is wagered. */
const PLACE_INSTRUMENT = {
  serial,
  table: name,
  seat,
  patron: name.optional(),
  behind: z.enum(PERSON_KINDS).exclude(['nobody']).optional(),
  spot: z.int().min(1).max(20).optional(),
  bet: z.enum(BETS),
  side: name,
  live: dollars.optional(),
  amount: dollars.optional(),
};

type Placing = Ask<Asked<typeof PLACE_INSTRUMENT>>;

/** The bettor: the seat's own player, or one behind it. */
type Bettor = Pick<Use, 'person' | 'position' | 'seat' | 'patron' | 'spot'>;

/** The player is who sits there; a name is for a seat without one. */
function bettorAt({ house, command }: Placing, table: Table): Bettor {
  const { seat, behind, spot } = command;
  const there: Seated = whoPays(table, { seat }) ?? { person: 'patron', position: 'seated' };
  const patron = (behind === undefined ? there.patron : undefined) ?? command.patron;
  const isOut = patron !== undefined && house.patrons.get(patron) === 'excluded';
  return given({
    person: isOut ? 'excluded' : (behind ?? there.person),
    position: behind === undefined ? there.position : 'backline',
    seat,
    patron,
    spot,
  });
}

/** The offering of a coupon, at this table and this hour: what is printed on the coupon stands. */
function fundAt(ask: Placing, { offering, batch }: Issued, game: string): Fund {
  const { house, command, at, rulebook } = ask;
  const offered = offeredNamed(house, offering);
  const fund = fundOf(rulebook, offering, offered);
  const posted = fund.offering;
  const { until: _, ...untilPrinted } = posted;
  const printed = house.chips.batches.get(batch ?? '');
  if (!(printed ?? posted).games.includes(game)) refuse('wrong-game', game);
  const isHere = posted.tables.length === 0 || posted.tables.includes(command.table);
  if (!isHere || !isOpen(printed === undefined ? posted : untilPrinted, at)) {
    refuse('not-offered', offering);
  }
  if (offered.isSuspended) refuse('suspended', offering);
  return fund;
}

/** Redemption fees are the house's. */
const INCOME = accounts.house('entry-fees');

/** It has become a chip of this person, and is on no other wager. */
function checkHeld(
  { command }: Placing,
  { status, patron, placed, left }: Issued,
  { instrument, bettor }: { readonly instrument: InstrumentRule; readonly bettor: Bettor },
): void {
  const { serial, seat } = command;
  if (status === 'voucher') refuse('still-a-voucher', serial);
  if (command.patron !== undefined && command.patron !== bettor.patron) {
    refuse('not-the-holder', `at seat ${seat} is ${bettor.patron}; ${instrument.holder}`);
  }
  if (patron !== undefined && patron !== bettor.patron) {
    refuse('not-the-holder', `${serial}; ${instrument.holder}`);
  }
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

const bar = ({ words, clause }: Pick<EligibilityRule, 'words' | 'clause'>, path: string): never =>
  refuse('may-not-play', '', [{ path, message: `${words} (${clause})` }]);

function playerDealerAt({ seated }: Table): PlayerDealer | undefined {
  const [seat, there] = [...seated].find(([, { position }]) => position === 'player-dealer') ?? [];
  if (seat === undefined) return undefined;
  return there?.patron === undefined ? { seat } : { seat, patron: there.patron };
}

/** Who may wager under the sheet, and against whom. The player-dealer may not, neither at their
 * seat nor behind another, and no one wagers behind theirs. */
function checkBettor(
  { offering: { activity } }: Fund,
  table: Table,
  { instrument, bettor }: { readonly instrument: InstrumentRule; readonly bettor: Bettor },
): void {
  const bank = playerDealerAt(table);
  const isBank =
    bank?.seat === bettor.seat || (bank?.patron !== undefined && bank.patron === bettor.patron);
  const { person } = bettor;
  const position = isBank ? 'player-dealer' : bettor.position;
  const playerCount = table.seated.size + (bettor.position === 'backline' ? 1 : 0);
  const rule = barredBy(activity, { person, position, playerCount });
  if (rule !== undefined) bar(rule, 'seat');
  if (instrument.banked !== undefined && bank === undefined) {
    bar({ words: 'A player-dealer must be at the table.', clause: instrument.banked }, 'table');
  }
}

/** Wagers that wait for the next deal of a table. */
const lyingAt = ({ chips, tables }: House, name: string): readonly Use[] =>
  [...chips.uses.values()].filter(
    ({ table, round }) => table === name && round > (tables.get(name) as Table).roundCount,
  );

/** At the deal the seats may have changed: what lies there must still be allowed. */
export function checkDealt({ house, rulebook }: Asking, table: string) {
  for (const use of lyingAt(house, table)) {
    const fund = knownFund(house, use.offering, rulebook);
    const instrument = kindOf(fund, use);
    checkBettor(fund, house.tables.get(table) as Table, { instrument, bettor: use });
  }
}

/** Nothing waits for a deal that does not come. */
export function checkNoneLies(house: House, table: string): void {
  const [lying] = lyingAt(house, table);
  if (lying !== undefined) refuse('instrument-placed', lying.serial);
}

/** A player with a wager, or with one behind the seat, stays until it is taken back or settled;
 * `next` is the person who sits down there, and may be the same. */
export function checkMayLeave(
  { chips }: House,
  { table, seat }: Pick<Use, 'table' | 'seat'>,
  next?: Pick<Seated, 'patron'>,
): void {
  for (const { step, position, patron, serial, ...use } of chips.uses.values()) {
    if (step !== 'placed' || use.table !== table || use.seat !== seat) continue;
    const isOther = position !== 'backline' && patron !== undefined && patron !== next?.patron;
    if (next === undefined || isOther) refuse('instrument-placed', serial);
  }
}

/** Who banks is on record from the deal on. It is told before the round counts as dealt. */
export function dealWagers(house: House, table: string): void {
  const bank = playerDealerAt(house.tables.get(table) as Table);
  if (bank === undefined) return;
  for (const use of lyingAt(house, table)) use.playerDealer = bank;
}

/** All of it, or what of chips is said. */
function amountOf(
  { left, placed }: Issued,
  { odds, clause }: InstrumentRule,
  { amount: said }: Placing['command'],
): Cents {
  const there = subtract(left, placed);
  const amount = said === undefined ? there : centsOf(said);
  const isDivisible = odds !== undefined;
  if (amount === there || (isDivisible && amount > ZERO && amount < there)) return amount;
  const whole = isDivisible ? 'no more than' : 'all of its';
  const message = `is ${whole} ${dollarsOf(there)} (${clause})`;
  return refuse('bad-wager', '', [{ path: 'amount', message }]);
}

/** Whether two wagers of a round belong to one person. Unnamed bettors behind a seat are told apart
 * by the spot. */
function isSame(one: Bettor, other: Bettor): boolean {
  if (one.patron !== undefined && other.patron !== undefined) return one.patron === other.patron;
  if (one.seat !== other.seat || one.position !== other.position) return false;
  return one.position !== 'backline' || (one.patron === other.patron && one.spot === other.spot);
}

const spotOf = ({ seat, position }: Bettor): string => `${seat} ${position}`;

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
    readonly instrument: InstrumentRule;
    readonly amount: Cents;
    readonly live: Cents;
    readonly bettor: Bettor;
    readonly table: ReturnType<typeof openTable>;
  },
): void {
  const before = lyingAt(house, command.table)
    .filter((use) => isSame(use, bettor))
    .map((use): PlacedInstrument => {
      const { bet, side } = use;
      const kind = kindOf(knownFund(house, use.offering, rulebook), use);
      const counts = { face: use.amount, live: use.live };
      return { instrument: kind, bet, side, spot: spotOf(use), ...counts };
    });
  const { bet, side } = command;
  const counts = { face: amount, live };
  const wager = { instrument, bet, side, spot: spotOf(bettor), ...counts };
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

/** A wager at one of some steps. */
export function wagerAt(house: House, id: string, step: Use['step']): Use {
  const use = house.chips.uses.get(id) ?? refuse('unknown-use', id);
  return use.step === step ? use : refuse('use-step', `${id} is ${use.step}`);
}

export const isDealt = ({ tables }: House, { table, round }: Use): boolean =>
  (tables.get(table)?.roundCount ?? 0) >= round;

export const PLACE_COMMANDS = {
  'place-instrument': command({
    does: 'Places a coupon or chip on a wager before the deal and takes its fee.',
    may: TABLE,
    power: AT_DEVICE,
    fields: PLACE_INSTRUMENT,
    brings: ['instrument-placed'],
    sample: { serial: 'AAAA-AAAA', table: 'none', seat: 1, bet: 'base', side: 'player' },
    decide(ask) {
      const { house, command } = ask;
      const { serial, seat } = command;
      const isThere = house.tables.get(command.table);
      checkNotOwn(house, command.by, [command.patron, isThere?.seated.get(seat)?.patron]);
      checkNoTournament(ask);
      const table = openTable(house, command.table);
      const bettor = bettorAt(ask, table);
      for (const patron of [command.patron, bettor.patron]) {
        if (patron !== undefined) checkPatron(house, patron);
      }
      for (const patron of [command.patron, bettor.patron]) {
        if (patron !== undefined) checkOffDuty(house, patron);
      }
      if (table.round !== undefined) refuse('round-open', command.table);
      const known = house.chips.issued.get(serial);
      const fund = known === undefined ? undefined : fundAt(ask, known, table.open.game);
      if (whoPays(table, { seat }) === undefined) refuse('no-such-seat', `${seat} is empty`);
      const issued = issuedNamed(house, serial);
      checkOut(ask, issued, serial);
      const instrument = kindOf(fund as Fund, issued);
      checkHeld(ask, issued, { instrument, bettor });
      checkBettor(fund as Fund, table, { instrument, bettor });
      const amount = amountOf(issued, instrument, command);
      const live = centsOf(command.live ?? '0');
      checkWager(ask, { instrument, amount, live, bettor, table });
      const printed = house.chips.batches.get(issued.batch ?? '')?.fee ?? ZERO;
      const fee = issued.isFeePaid ? ZERO : printed;
      const moves: EntryText[] =
        fee === ZERO ? [] : [['contribution', accounts.box(command.table), INCOME, dollarsOf(fee)]];
      return [
        {
          type: 'instrument-placed',
          use: command.id,
          serial,
          offering: issued.offering,
          instrument: issued.instrument,
          table: command.table,
          round: table.roundCount + 1,
          ...bettor,
          bet: command.bet,
          side: command.side,
          amount: dollarsOf(amount),
          live: dollarsOf(live),
          ...(fee === ZERO ? {} : { fee: dollarsOf(fee) }),
          moves,
        },
      ];
    },
  }),

  /** Its fee comes out of the box, or from the cage where the box was dropped since. */
  'take-back-instrument': command({
    does: 'Takes a coupon or chip off a wager before the deal and returns its fee.',
    may: TABLE,
    power: AT_DEVICE,
    fields: { use: commandId, reason: words },
    brings: ['instrument-taken-back'],
    sample: { use: 'none', reason: 'for the test' },
    decide({ house, command }) {
      const { use: id, reason } = command;
      checkNotOwn(house, command.by, [house.chips.uses.get(id)?.patron]);
      const use = wagerAt(house, id, 'placed');
      if (isDealt(house, use)) refuse('use-step', `${id} is dealt`);
      const { serial, offering, table, fee } = use;
      const box = accounts.box(table);
      const from = balanceOf(house.book, box) < fee ? accounts.house('cage') : box;
      const moves: EntryText[] = fee === ZERO ? [] : [['correction', INCOME, from, dollarsOf(fee)]];
      checkCovered(house, moves);
      return [{ type: 'instrument-taken-back', use: id, serial, offering, table, reason, moves }];
    },
  }),
};
