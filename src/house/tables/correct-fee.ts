// A fee that lay there at the deal and was missed, or that was not there: two people correct it, until cards
// of the round are verified.
import { z } from 'zod';
import { accounts } from '#ledger';
import { add, centsOf, dollarsOf, subtract, ZERO } from '#money';
import { given } from '#result';
import { feesOf, paidIn } from '../calls/paid.ts';
import type { EventOf } from '../events.ts';
import { fundOf } from '../funds/funds.ts';
import { checkCovered, checkNoGame, offeredNamed, refuse, stopAt, tableNamed } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { twoHumans } from '../kit/power.ts';
import type { House, Offered, Round, RoundFee, Table } from '../state.ts';
import { TABLE } from '../words/roles.ts';
import { bettor, dollars, name, seat, words } from '../words/scalars.ts';
import type { EntryText } from '../words/shapes.ts';
import { callableAt, roundNumbered, seatingOf } from './dealt.ts';
import { feeLaid, splitBack, splitFee } from './fees.ts';
import { checkReset, counted, feeKey, lyingOf } from './kept-fees.ts';
import { payerStop } from './payers.ts';

export const CORRECT_FEE = command({
  does: 'Corrects a fee of a round that was missed, or was not there, before its cards are verified.',
  may: TABLE,
  power: twoHumans('floor', 'manager'),
  fields: {
    table: name,
    /** Its number, where it is not the one in progress. */
    round: z.int().min(1).optional(),
    offering: name,
    fee: name.optional(),
    seat,
    behind: bettor.optional(),
    /** What really happened: it lay there, or it did not. */
    wasThere: z.boolean(),
    amount: dollars.optional(),
    reason: words,
  },
  brings: ['fee-corrected'],
  sample: { table: 'T9', offering: 'none', seat: 1, wasThere: true, reason: 'for the test' },
  decide({ house, command, at, rulebook }) {
    const { table: place, offering, seat, behind, wasThere, reason } = command;
    const table = tableNamed(house, place);
    checkNoGame(house, place);
    const round = callableAt(house, table, at.instant).find((each) =>
      command.round === undefined ? each === table.round : each.number === command.round,
    );
    if (round === undefined) return refuse('no-round', place);
    if (round.isVerified === true) refuse('wrong-step', 'cards of the round are verified');
    const offered = offeredNamed(house, offering);
    const { dealt } = round;
    const plan = rulebook.feePlan(offering, offered, command.fee, dealt);
    if (plan === undefined) return refuse('unknown-fee', `${offering} ${command.fee ?? ''}`);
    if (plan.paidBy !== 'player') refuse('wrong-payer', `${plan.clause}: ${plan.paidBy} pays`);
    if (seat > table.seats) refuse('no-such-seat', `${seat}`);
    const fund = fundOf(rulebook, offering, offered);
    const fees = round.fees.get(feeKey(given({ offering, fee: plan.name, behind })));
    const lying = fees && lyingOf(fees).get(seat);
    const facts = { table: place, round: round.number, offering, fee: plan.name, seat, wasThere };
    const box = accounts.box(place);
    if (wasThere) {
      if (lying !== undefined) refuse('fee-twice', `seat ${seat}`);
      const there: Table = { ...table, ...seatingOf(dealt.seats) };
      stopAt(payerStop(fund.offering, plan, given({ table: there, seat, behind })));
      const isBank = there.seated.get(seat)?.position === 'player-dealer';
      const each = isBank && plan.playerDealer ? plan.playerDealer : feeLaid(command, plan, house);
      const taking = { house, brought: new Map(), carried: new Map() };
      const split = splitFee(each, plan, offered, taking);
      const moves = split.to.map(
        ([, to, amount]): EntryText => ['correction', box, to, dollarsOf(amount)],
      );
      const told = { ...facts, each: dollarsOf(each), reason, ...split.facts };
      return [{ type: 'fee-corrected', ...given({ ...told, behind }), moves }];
    }
    if (fees === undefined || lying === undefined) return refuse('no-fee', `seat ${seat}`);
    const back = splitBack(lying, plan, { offered, paid: fees });
    checkReset(house, fund, back.facts);
    const moves = back.from.map(
      ([from, amount]): EntryText => ['correction', from, box, dollarsOf(amount)],
    );
    checkCovered(house, moves);
    const told = { ...facts, each: dollarsOf(lying), reason, ...back.facts };
    return [{ type: 'fee-corrected', ...given({ ...told, behind }), moves }];
  },
});

/** The round is as if the fee had been taken so; calls of it too. */
export function correctFee(
  { tables, offerings, calls }: House,
  event: EventOf<'fee-corrected'>,
): void {
  const { table, round: number, offering, fee, seat, wasThere, each, overflow = '0.00' } = event;
  counted(offerings.get(offering) as Offered, fee, event, wasThere ? 1n : -1n);
  const round = roundNumbered(tables.get(table), number) as Round;
  const key = feeKey(event);
  const begun = given({ offering, fee, behind: event.behind, paid: new Map(), overflow: ZERO });
  const kept: RoundFee = round.fees.get(key) ?? begun;
  round.fees.set(key, kept);
  if (wasThere) kept.paid.set(seat, centsOf(each));
  else kept.paid.delete(seat);
  kept.back?.delete(seat);
  kept.overflow = (wasThere ? add : subtract)(kept.overflow, centsOf(overflow));
  if (kept.paid.size === 0) round.fees.delete(key);
  for (const call of calls.values()) {
    if (call.table !== table || call.round !== number || call.offering !== offering) continue;
    Object.assign(call, { fees: feesOf(offering, round), paid: paidIn(offering, round) });
  }
}
