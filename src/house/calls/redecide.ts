// A disputed round decided again from its file: whether the rules give what was given.

import { z } from 'zod';
import { addTo, type Cents, centsOf, dollarsOf, ZERO } from '#money';
import { given } from '#result';
import { type Activity, answerQualify, type QualifyAnswer } from '#rules';
import type { Awarded } from '../events.ts';
import { problems } from '../kit/answers.ts';
import { listOf, outlined } from '../kit/view.ts';
import { OUTCOMES, type RoundFacts } from './dispute.ts';

/** A call that was decided again. */
export const redecided = z.object({
  call: z.string(),
  outcome: z.enum(OUTCOMES),
  why: z.string().exactOptional(),
  turnedDown: listOf(z.object({ seq: z.int(), code: z.string() })).describe(
    'Cards that were turned down, and are again.',
  ),
  answer: outlined<QualifyAnswer>(z.looseObject({ activity: z.string() }))
    .exactOptional()
    .describe('What the rule says of the cards now.'),
  problems: problems.exactOptional().describe('Why the cards can’t be decided again.'),
  differences: listOf(z.string()).describe('What was decided otherwise.'),
});
export type Redecided = z.output<typeof redecided>;

/** Decides every call of a round again, from the cards and what was posted. */
export const redecide = (
  { calls, round }: Pick<RoundFacts, 'calls' | 'round'>,
  activities: readonly Activity[],
): readonly Redecided[] =>
  calls.map(({ call, outcome, why, request, awarded, turnedDown }) => {
    const facts = given({
      call,
      outcome,
      turnedDown: turnedDown.map(({ seq, code }) => ({ seq, code })),
      why,
    });
    const doubts = turnedDown.flatMap((each) => refusalDoubt(each, activities));
    if (request === undefined) return { ...facts, differences: doubts };
    const answer = answerQualify(request, activities);
    if (!answer.ok) {
      const differences = [...doubts, 'the cards cannot be decided again'];
      return { ...facts, problems: answer.error, differences };
    }
    const differences = awarded === undefined ? [] : compare(answer.value, awarded, round.table);
    return { ...facts, answer: answer.value, differences: [...doubts, ...differences] };
  });

/** What the rules say of cards, in the words of a refusal; nothing where they win. */
function refusalFor(request: unknown, activities: readonly Activity[]): string | undefined {
  const answer = answerQualify(request, activities);
  if (!answer.ok) return 'bad-deal';
  const { rows, awards } = answer.value;
  if (rows.length === 0) return 'no-row';
  return awards.length === 0 ? 'nobody-wins' : undefined;
}

function refusalDoubt(
  { seq, code, request }: RoundFacts['calls'][number]['turnedDown'][number],
  activities: readonly Activity[],
): readonly string[] {
  const now = refusalFor(request, activities) ?? 'they win';
  return now === code ? [] : [`cards were rejected in record ${seq}: ${code}; now: ${now}`];
}

type Sums = ReadonlyMap<string, Cents>;

/** What each place has, by its name. */
function sumBy<T>(items: readonly T[], place: (item: T) => readonly [string, string]): Sums {
  const sums = new Map<string, Cents>();
  for (const item of items) {
    const [name, amount] = place(item);
    addTo(sums, name, centsOf(amount));
  }
  return sums;
}

function compare(
  { rows, awards }: QualifyAnswer,
  { rows: decidedRows, claims }: Pick<Awarded, 'rows' | 'claims'>,
  here: string,
): readonly string[] {
  const rowNames = (list: readonly { readonly row: string; readonly seat: number | null }[]) =>
    list
      .map(({ row, seat }) => `${row}${seat === null ? '' : ` at seat ${seat}`}`)
      .sort()
      .join(', ');
  const [now, then] = [rowNames(rows), rowNames(decidedRows)];
  const differences = now === then ? [] : [`the rows are ${now}, they were ${then}`];
  const due = sumBy(awards, ({ seat, table, amount }) => [
    seat === null ? `table ${table}` : `seat ${seat}`,
    amount ?? '0.00',
  ]);
  const given = sumBy(claims, ({ table, seat, amount }) => [
    table === here ? `seat ${seat}` : `table ${table}`,
    amount,
  ]);
  for (const place of new Set([...due.keys(), ...given.keys()])) {
    const [is, was] = [due.get(place) ?? ZERO, given.get(place) ?? ZERO];
    if (is !== was) differences.push(`${place} has ${dollarsOf(is)}, it had ${dollarsOf(was)}`);
  }
  return differences;
}
