// Rounds of play: fees on the sensors, Coin In, fees given back, the end of the round.

import { z } from 'zod';
import { accounts } from '#ledger';
import { add, centsOf, dollarsOf, subtract, sum, times, ZERO } from '#money';
import { given } from '#result';
import { isOpen } from '#rules';
import type { FeeTaken } from '../events.ts';
import { fundOf } from '../funds/funds.ts';
import {
  checkCovered,
  checkNoGame,
  checkNoneCalled,
  offeredNamed,
  openTable,
  refuse,
  stopAt,
} from '../kit/ask.ts';
import type { Ask, Asking } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { AT_DEVICE, twoHumans } from '../kit/power.ts';
import { type Offered, type Round, type RoundFee, type Table, WHOLE_TABLE } from '../state.ts';
import { FLOOR, TABLE } from '../words/roles.ts';
import { bettor, name, seat, words } from '../words/scalars.ts';
import type { EntryText } from '../words/shapes.ts';
import { CORRECT_FEE, correctFee } from './correct-fee.ts';
import { endLast, putOver, seatsDealt, seatsTold } from './dealt.ts';
import { type FeeAsked, payersOf, START_ROUND, splitBack, splitFee, type Taking } from './fees.ts';
import { checkReset, counted, feeKey, lyingOf } from './kept-fees.ts';
import { feesDue, headsAt, isFor, leftOut, type OpenTable } from './payers.ts';

/** No one pays the same fee twice in a round. */
function checkOnce(fees: readonly FeeTaken[]): void {
  for (const { seats } of fees) {
    const twice =
      seats === 'table' ? undefined : seats.find((seat, at) => seats.indexOf(seat) < at);
    if (twice !== undefined) refuse('fee-twice', `seat ${twice}`);
  }
  if (fees.length < 2) return;
  const seen = new Set<string>();
  for (const line of fees) {
    for (const seat of line.seats === 'table' ? [line.seats] : line.seats) {
      const key = `${feeKey(line)} ${seat}`;
      if (seen.has(key)) refuse('fee-twice', key);
      seen.add(key);
    }
  }
}

function takeFee(
  line: FeeAsked,
  table: OpenTable,
  asking: Ask<Asked<typeof START_ROUND>>,
  taking: Taking & { readonly moves: EntryText[] },
): readonly FeeTaken[] {
  const { house, command, at, rulebook } = asking;
  const { offering, behind, byHand } = line;
  const offered = offeredNamed(house, offering);
  const plan = rulebook.feePlan(offering, offered, line.fee, table.open);
  if (plan === undefined) return refuseFee(asking, line, offered);
  const posted = rulebook.posted(offered);
  const { game } = table.open;
  if (!posted.games.includes(game)) refuse('wrong-game', game);
  const { table: name } = command;
  if (!isFor(posted, { table: name, game }) || !isOpen(posted, at)) refuse('not-offered', offering);
  if (offered.isSuspended) refuse('suspended', offering);
  if (posted.activity.fund.source === 'entrants') refuse('wrong-payer', 'it is paid at the desk');
  const from = accounts.box(name);
  const { dealtIn } = command;
  return payersOf(line, plan, { name, table, asking, posted, dealtIn }).map(({ seats, each }) => {
    const total = seats === 'table' ? each : times(each, BigInt(seats.length));
    const split = splitFee(total, plan, offered, taking);
    for (const [kind, to, amount] of split.to) {
      taking.moves.push([kind, from, to, dollarsOf(amount)]);
    }
    const facts = { offering, fee: plan.name, seats, each: dollarsOf(each), ...split.facts };
    return given({ ...facts, behind, byHand });
  });
}

/** A fee that the sheet does not have, or a wager that the house has chosen not to offer. */
function refuseFee(
  { rulebook }: Asking,
  { offering, fee }: FeeAsked,
  { activity }: Offered,
): never {
  const has = rulebook.activity(activity)?.fees.find(({ name }) => name === fee);
  if (has?.in === undefined) return refuse('unknown-fee', `${offering} ${fee ?? ''}`);
  return refuse('wager-not-offered', `${has.title}; ${has.clause}`);
}

const ROUNDS_COMMANDS = {
  'start-round': command({
    does: 'Coin In: takes the fees on the sensors and starts the round.',
    may: TABLE,
    power: AT_DEVICE,
    fields: START_ROUND,
    brings: ['round-started'],
    sample: { table: 'T9', fees: [] },
    decide(ask) {
      const { house, command } = ask;
      const table = openTable(house, command.table);
      checkNoGame(house, command.table);
      if (table.round !== undefined) refuse('round-open', command.table);
      checkNoneCalled(house, command.table);
      if (table.open.isNpn && command.fees.length > 0) refuse('npn-table', command.table);
      const moves: EntryText[] = [];
      const taking = { house, brought: new Map(), carried: new Map(), moves };
      const fees: FeeTaken[] = [];
      for (const line of command.fees) fees.push(...takeFee(line, table, ask, taking));
      checkOnce(fees);
      const { table: name, dealtIn } = command;
      const paying = fees.flatMap(({ seats, behind }) =>
        seats === 'table' || behind !== undefined ? [] : seats,
      );
      const heads = headsAt(table, given({ dealtIn, paying }));
      stopAt(leftOut(feesDue(ask, { name, table, heads }), fees));
      ask.hooks.checkDeal(ask, command.table);
      const round = table.roundCount + 1;
      const dealt = { ...seatsTold(table), ...given({ dealtIn }) };
      return [{ type: 'round-started', table: name, round, ...dealt, fees, moves }];
    },
  }),

  /** Gives fees of the running round back: a sensor failed, a misdeal. */
  'return-fees': command({
    does: 'Returns fees of the current round after a failed sensor or a misdeal.',
    may: FLOOR,
    power: twoHumans('floor', 'manager'),
    fields: {
      table: name,
      offering: name,
      fee: name.optional(),
      seats: z.array(seat).min(1).optional(),
      behind: bettor.optional(),
      reason: words,
    },
    brings: ['fees-returned'],
    sample: { table: 'T9', offering: 'none', reason: 'for the test' },
    decide({ house, command, rulebook }) {
      const { offering, behind, reason } = command;
      const table = openTable(house, command.table);
      checkNoGame(house, command.table);
      const offered = offeredNamed(house, offering);
      const plan = rulebook.feePlan(offering, offered, command.fee, table.open);
      if (plan === undefined) return refuse('unknown-fee', `${offering} ${command.fee ?? ''}`);
      if ((command.seats ?? behind) !== undefined && plan.paidBy !== 'player') {
        refuse('wrong-payer', 'it is one fee for the whole table');
      }
      if (table.round === undefined) return refuse('no-round', command.table);
      const paid = table.round.fees.get(feeKey(given({ offering, fee: plan.name, behind })));
      if (paid === undefined) return refuse('no-fee', offering);
      const lying = lyingOf(paid);
      const isTable = paid.paid.has(WHOLE_TABLE);
      const seats = isTable ? [WHOLE_TABLE] : (command.seats ?? [...lying.keys()]);
      const total = sum(seats.map((seat) => lying.get(seat) ?? refuse('no-fee', `seat ${seat}`)));
      if (total === ZERO || new Set(seats).size < seats.length) return refuse('no-fee', offering);
      if (offered.line.length > 0) refuse('call-pending', offering);
      const back = splitBack(total, plan, { offered, paid });
      checkReset(house, fundOf(rulebook, offering, offered), back.facts);
      const box = accounts.box(command.table);
      const moves = back.from.map(
        ([from, amount]): EntryText => ['correction', from, box, dollarsOf(amount)],
      );
      // The reserve may have been spent and the box dropped since.
      checkCovered(house, moves);
      const { number: round } = table.round;
      const { table: at } = command;
      const whose = isTable ? ('table' as const) : seats;
      const facts = {
        table: at,
        round,
        offering,
        fee: plan.name,
        seats: whose,
        reason,
        ...back.facts,
      };
      return [{ type: 'fees-returned', ...given({ ...facts, behind }), moves }];
    },
  }),

  'end-round': command({
    does: 'Ends the round.',
    may: TABLE,
    power: AT_DEVICE,
    fields: { table: name },
    brings: ['round-ended'],
    sample: { table: 'T9' },
    decide({ house, command }) {
      const table = openTable(house, command.table);
      checkNoGame(house, command.table);
      if (table.round === undefined) return refuse('no-round', command.table);
      checkNoneCalled(house, command.table);
      return [{ type: 'round-ended', table: command.table, round: table.round.number }];
    },
  }),
};

export const ROUNDS = mechanism({
  area: 'rounds',
  commands: { ...ROUNDS_COMMANDS, 'correct-fee': CORRECT_FEE },
  evolve: {
    'round-started': (house, event, { record, at }) => {
      const { table: name, round, fees, dealtIn } = event;
      const { tables, offerings, terms } = house;
      const table = tables.get(name) as Table;
      const taken = new Map<string, RoundFee>();
      for (const line of fees) {
        const { offering, fee, behind, seats, each, overflow } = line;
        counted(offerings.get(offering) as Offered, fee, line);
        const key = feeKey(line);
        const begun: RoundFee = { offering, fee, paid: new Map(), overflow: ZERO };
        const one = taken.get(key) ?? (behind === undefined ? begun : { ...begun, behind });
        const amount = centsOf(each);
        for (const seat of seats === 'table' ? [WHOLE_TABLE] : seats) one.paid.set(seat, amount);
        if (overflow !== undefined) one.overflow = add(one.overflow, centsOf(overflow));
        taken.set(key, one);
      }
      const { since: _, ...open } = table.open as NonNullable<Table['open']>;
      const seats = seatsDealt(table, event);
      const dealt = { ...open, ...given({ dealtIn }), at: record.at, seats, terms };
      endLast(table, at.instant);
      table.round = { number: round, dealt, fees: taken, awarded: new Set() };
      table.roundCount = round;
      table.isReseated = false;
    },
    'fees-returned': ({ tables, offerings }, event) => {
      const { table, offering, fee, seats, overflow } = event;
      const key = feeKey(event);
      const { fees } = (tables.get(table) as Table).round as Round;
      const paid = fees.get(key) as RoundFee;
      counted(offerings.get(offering) as Offered, fee, event, -1n);
      if (overflow !== undefined) paid.overflow = subtract(paid.overflow, centsOf(overflow));
      paid.back ??= new Set();
      for (const seat of seats === 'table' ? [WHOLE_TABLE] : seats) paid.back.add(seat);
    },
    'fee-corrected': correctFee,
    'entry-sold': ({ offerings }, event) =>
      counted(offerings.get(event.offering) as Offered, event.fee, event),
    'round-ended': ({ tables }, { table }) => {
      putOver(tables.get(table) as Table);
    },
  },
});
