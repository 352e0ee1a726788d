// The fees that a keypad offers at a table: what lies on a sensor, who may pay it, and with how many
// dealt in it is taken.
import { z } from 'zod';
import { add, type Cents, dollarsOf, times } from '#money';
import { given } from '#result';
import { mayNotPayBy, type Offering, tooFewBy } from '#rules';
import { refused } from '../kit/answers.ts';
import { openTable } from '../kit/ask.ts';
import { listOf } from '../kit/view.ts';
import type { FeePlan } from '../offerings/rulebook.ts';
import { type Offered, peopleAt } from '../state.ts';
import {
  BETTOR,
  bettingStop,
  feesDue,
  headsAt,
  numberStop,
  type OpenTable,
  payerStop,
} from '../tables/payers.ts';
import { type At, fullRound } from './buttons.ts';

export const feeAnswer = z.object({
  fee: z.string(),
  title: z.string(),
  paidBy: z.string(),
  amounts: listOf(z.string()).describe('The posted fee first; none if the limit has no fee.'),
  isMandatory: z.boolean().describe('No round starts without it, with enough dealt in.'),
  dealtIn: z
    .object({ least: z.int(), most: z.int().exactOptional(), clause: z.string() })
    .exactOptional()
    .describe('With how many dealt in it is taken, if that matters.'),
  hasBackline: z.boolean().describe('Those who bet behind a seat may pay it too.'),
  because: refused.exactOptional().describe('Why no one at the table can pay it now.'),
  barred: listOf(z.object({ seat: z.int(), because: refused })).describe(
    'Seats whose players can’t pay it, and why.',
  ),
});

type FeeFacts = z.output<typeof feeAnswer>;

/** The fees of an offering, as a table takes them. */
export function feeFactsOf(asked: At, offered: Offered, posted: Offering): readonly FeeFacts[] {
  const { rulebook, offering, name: at } = asked;
  const table = openTable(asked.house, at);
  const heads = headsAt(table, { dealtIn: fullRound(table) });
  const due = feesDue(asked, { name: at, table, heads }).filter(
    (each) => each.offering === offering,
  );
  return posted.activity.fees.flatMap(({ name, title }) => {
    const plan = rulebook.feePlan(offering, offered, name, table.open);
    if (plan === undefined) return [];
    const isOfSeat = plan.paidBy === 'player';
    return given({
      fee: name,
      title,
      paidBy: plan.paidBy,
      amounts: amountsOf(plan).map(dollarsOf),
      isMandatory: due.some(({ fee }) => fee === name),
      dealtIn: numbersOf(posted, plan, table),
      hasBackline: isOfSeat && mayNotPayBy(posted, BETTOR) === undefined,
      because: bettingStop(asked, posted, { name: at, table }),
      barred: [...new Set(peopleAt(table).map(([seat]) => seat))].flatMap((seat) => {
        const because = isOfSeat ? payerStop(posted, plan, { table, seat }) : undefined;
        return because === undefined ? [] : [{ seat, because }];
      }),
    });
  });
}

/** What people bet where a table takes any amount, in wagers of the least. */
const OFTEN_BET: readonly bigint[] = [2n, 3n, 4n, 5n, 10n, 20n, 50n];

/** The posted fee, and what else may lie there: by the step of the sheet, as a chip of $5, or what is
 * often bet between the two ends, and the greatest. */
function amountsOf({ each, upTo = each, step }: FeePlan): readonly Cents[] {
  if (each === undefined || upTo === undefined) return [];
  const amounts = [each];
  if (step === undefined) {
    amounts.push(...OFTEN_BET.map((count) => times(each, count)).filter((one) => one < upTo));
    return upTo > each ? [...amounts, upTo] : amounts;
  }
  for (let next = add(each, step); next <= upTo; next = add(next, step)) amounts.push(next);
  return amounts;
}

/** More are at no table. */
const DEALT_IN_MOST = 30;

/** With how many in the round a fee is taken; nothing where that is any number. */
function numbersOf(posted: Offering, plan: FeePlan, table: OpenTable): FeeFacts['dealtIn'] {
  const rounds = Array.from({ length: DEALT_IN_MOST }, (_, index) =>
    headsAt(table, { dealtIn: index + 1 }),
  ).filter(({ players }) => players > 0);
  const taken = rounds.filter((heads) => numberStop(posted, plan, { table, heads }) === undefined);
  if (taken.length === rounds.length) return undefined;
  const [{ dealtIn: least } = { dealtIn: DEALT_IN_MOST }] = taken;
  const most = taken.at(-1)?.dealtIn ?? least;
  const few = tooFewBy(posted, { game: table.open.game, playerCount: least - 1 });
  const clause = few?.clause ?? plan.clause;
  return given({ least, most: most < DEALT_IN_MOST ? most : undefined, clause });
}
