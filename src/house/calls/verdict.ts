// What the house would say about the cards of a call, before anyone commits to them: nothing is
// changed and nothing is logged.

import { z } from 'zod';
import { add, centsOf, dollarsOf, max, ZERO } from '#money';
import { given } from '#result';
import type { Moment } from '#rules';
import { granted, leftOutAnswer, rowFound } from '../awards/answers.ts';
import { isFrom } from '../awards/sign-offs.ts';
import type { Awarded } from '../events.ts';
import { type Fund, knownFund, meterBalance, metersOf } from '../funds/funds.ts';
import { answerTo, isRefusal } from '../keypad/buttons.ts';
import { refused } from '../kit/answers.ts';
import type { Asked } from '../kit/command.ts';
import { listOf } from '../kit/view.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Refusal } from '../refusals.ts';
import type { Call, House, Offered } from '../state.ts';
import { role } from '../words/scalars.ts';
import type { VERIFY_CALL } from './verified.ts';

export const verdict = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('refused'), refusal: refused }),
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

function winsOf({ house, rulebook }: Looked, call: Call, awarded: Awarded): Verdict {
  const fund = knownFund(house, call.offering, rulebook);
  const { rows } = fund.offering.activity;
  const titleOf = (row: string) => rows.find(({ id }) => id === row)?.title ?? row;
  return {
    kind: 'wins',
    rows: awarded.rows.map((found) => ({ ...found, title: titleOf(found.row) })),
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
  const house = pretended(asked.house, call, verified?.deal);
  const decided = answerTo({ ...asked, house }, 'authorize-call', { call: call.id });
  if (isRefusal(decided)) return turnedDown(decided);
  const awarded = decided.find((event) => event.type === 'prize-awarded') as Awarded;
  return winsOf(asked, call, awarded);
}

const turnedDown = ({ code, message, problems }: Refusal): Verdict => ({
  kind: 'refused',
  refusal: given({ code, message, problems }),
});
