// What the house would say about the cards of a call, before anyone commits to them: nothing is
// changed and nothing is logged.

import { z } from 'zod';
import { decodeDeal, PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { add, centsOf, dollarsOf, max, sum, ZERO } from '#money';
import { given, sure } from '#result';
import type { Moment } from '#rules';
import { granted, leftOutAnswer, rowFound } from '../awards/answers.ts';
import { isFrom } from '../awards/sign-offs.ts';
import type { Awarded } from '../events.ts';
import { type Fund, meterBalance, metersOf } from '../funds/funds.ts';
import { answerTo, isRefusal } from '../keypad/buttons.ts';
import { refused } from '../kit/answers.ts';
import { callNamed } from '../kit/ask.ts';
import type { Asked } from '../kit/command.ts';
import { listOf } from '../kit/view.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Refusal } from '../refusals.ts';
import type { Call, House, Offered } from '../state.ts';
import { role } from '../words/scalars.ts';
import { bettorsAt, firstSeatedAt, payerOf } from './paid.ts';
import { fundOfCall } from './terms.ts';
import type { VERIFY_CALL } from './verified.ts';

export const verdict = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('refused'), refusal: refused }),
    z.object({
      kind: z.literal('waits'),
      rows: listOf(rowFound),
      behind: z
        .object({ call: z.string(), table: z.string(), seat: z.int() })
        .describe('The call that is decided first. What this one has won is known then.'),
    }),
    z.object({
      kind: z.literal('wins'),
      rows: listOf(rowFound),
      amount: z.string(),
      winners: listOf(
        z.object({
          table: z.string(),
          seat: z.int(),
          position: z.string().exactOptional(),
          patron: z.string().exactOptional(),
          amount: z.string(),
          because: listOf(z.string()),
        }),
      ),
      granted: listOf(granted),
      leftOut: listOf(leftOutAnswer),
      seats: listOf(
        z.object({
          seat: z.int(),
          position: z.enum(SEAT_POSITIONS),
          person: z.enum(PERSON_KINDS),
          patron: z.string().exactOptional(),
          amount: z.string().exactOptional(),
          because: listOf(z.string()).describe('Why they win, or why not.'),
        }),
      ).describe('All who were dealt in or paid, and what becomes of them.'),
      meters: listOf(
        z.object({ meter: z.string(), title: z.string(), amount: z.string() }),
      ).describe('What the meters show afterwards.'),
      needs: z
        .object({ roles: listOf(role), deckCount: z.boolean(), surveillance: z.boolean() })
        .describe('What a prize of this size asks for before it is awarded.'),
    }),
  ])
  .meta({ id: 'Verdict' });
export type Verdict = z.output<typeof verdict>;

type Entered = Pick<Asked<typeof VERIFY_CALL>, 'call' | 'deal' | 'checks'>;

interface Looked {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly at: Moment;
}

/** The house as it would be with these cards verified, the call next in line and nothing amiss. */
function pretended(house: House, call: Call, deal: unknown): House {
  const offered = house.offerings.get(call.offering) as Offered;
  const { deckCountFrom: _, surveillanceFrom: __, ...settings } = house.settings;
  const verified = { deal, by: '-', deckCounted: true, checks: { surveillance: true } };
  const others = offered.line.filter((id) => id !== call.id);
  return {
    ...house,
    settings: { ...settings, signOffs: [] },
    calls: new Map(house.calls).set(call.id, {
      ...call,
      step: 'verified',
      verified,
      authorizedBy: [],
    }),
    offerings: new Map(house.offerings).set(call.offering, {
      ...offered,
      line: [call.id, ...others],
    }),
  };
}

function needsOf(
  { settings }: House,
  { claims }: Awarded,
  { offering: { activity } }: Fund,
): (Verdict & { kind: 'wins' })['needs'] {
  const prize = claims.reduce((most, { amount }) => max(centsOf(amount), most), ZERO);
  const { signOffs, deckCountFrom, surveillanceFrom } = settings;
  return {
    roles: signOffs.filter(({ from }) => isFrom(prize, from)).map(({ role }) => role),
    deckCount: isFrom(prize, deckCountFrom),
    surveillance: isFrom(prize, surveillanceFrom) || activity.confirmedBy?.by === 'surveillance',
  };
}

type Seats = (Verdict & { kind: 'wins' })['seats'];

/** All who were dealt in or paid: what they win, or why they win nothing. */
function seatsOf(call: Call, deal: unknown, { claims, granted, leftOut }: Awarded): Seats {
  const { seats } = sure(decodeDeal(deal));
  const known = firstSeatedAt(call);
  return seats.map((who) => {
    const { seat, position, person } = who;
    const { behind } = payerOf(seats, who);
    const isMine = (place: { table: string; seat: number; position?: string }): boolean =>
      place.table === call.table &&
      place.seat === seat &&
      (place.position ?? 'seated') === position;
    const mine = claims.filter(isMine);
    const claim = behind === undefined ? mine : mine.slice(behind - 1, behind);
    const things =
      position === 'backline' ? [] : granted.filter((each) => isMine({ ...each, position }));
    const lines = [...claim.flatMap((each) => each.lines), ...things];
    const why = leftOut.filter((each) => each.seat === seat).map(({ because }) => because);
    const because = lines.length > 0 ? lines.map((line) => line.because) : why;
    const amount =
      claim.length === 0 ? undefined : dollarsOf(sum(claim.map((each) => centsOf(each.amount))));
    const patron =
      behind === undefined ? known.get(seat)?.patron : bettorsAt(call, seat)[behind - 1]?.patron;
    return given({ seat, position, person, patron, amount, because });
  });
}

const rowsWith = (rows: Awarded['rows'], { offering }: Fund) =>
  rows.map((found) => ({
    ...found,
    title: offering.activity.rows.find(({ id }) => id === found.row)?.title ?? found.row,
  }));

function winsOf(
  { house, rulebook }: Looked,
  call: Call,
  { awarded, deal }: { readonly awarded: Awarded; readonly deal: unknown },
): Verdict {
  const fund = fundOfCall(house, call, rulebook);
  return {
    kind: 'wins',
    rows: rowsWith(awarded.rows, fund),
    amount: awarded.hit.amount,
    winners: awarded.claims.map(({ table, seat, position, patron, amount, lines }) =>
      given({
        table,
        seat,
        amount,
        position,
        patron,
        because: lines.map(({ because }) => because),
      }),
    ),
    granted: awarded.granted,
    leftOut: awarded.leftOut,
    seats: seatsOf(call, deal, awarded),
    meters: metersOf(fund).map(({ name: meter, title }) => ({
      meter,
      title,
      amount: dollarsOf(
        add(centsOf(awarded.released.holds[meter] ?? '0.00'), meterBalance(house, fund, meter)),
      ),
    })),
    needs: needsOf(house, awarded, fund),
  };
}

/** What the cards would win, or why they would be turned down; nothing where no such call waits. */
export function verdictOf(asked: Looked, entered: Entered): Verdict | undefined {
  const call = asked.house.calls.get(entered.call);
  if (call === undefined) return undefined;
  // Missing signatures don't keep anyone from looking.
  const unsigned = new Map(asked.house.calls).set(call.id, { ...call, authorizedBy: [] });
  const open = { ...asked, house: { ...asked.house, calls: unsigned } };
  const looked = answerTo(open, 'verify-call', entered);
  if (isRefusal(looked)) return turnedDown(looked);
  const verified = looked.find((event) => event.type === 'call-verified');
  const [first = call.id] = asked.house.offerings.get(call.offering)?.line ?? [];
  if (first !== call.id) {
    const { id, table, seat } = callNamed(asked.house, first);
    const rows = rowsWith(verified?.rows ?? [], fundOfCall(asked.house, call, asked.rulebook));
    return { kind: 'waits', rows, behind: { call: id, table, seat } };
  }
  const house = pretended(asked.house, call, verified?.deal);
  const decided = answerTo({ ...asked, house }, 'authorize-call', { call: call.id });
  if (isRefusal(decided)) return turnedDown(decided);
  const awarded = decided.find((event) => event.type === 'prize-awarded') as Awarded;
  return winsOf(asked, call, { awarded, deal: verified?.deal });
}

const turnedDown = ({ code, message, problems }: Refusal): Verdict => ({
  kind: 'refused',
  refusal: given({ code, message, problems }),
});
