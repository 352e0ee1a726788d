// Picks while they are made: what can still be chosen, and what a change takes back.
import { choicesOf, type Question } from '#rules';

export type PicksDraft = Readonly<Record<string, string | number>>;

/** What the form holds of them so far. */
export const draftIn = (value: unknown): PicksDraft =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([id, answer]) =>
      typeof answer === 'string' || typeof answer === 'number' ? [[id, answer]] : [],
    ),
  );

/** The answers with another one; a later winner who has lost by it is taken back. */
export function withAnswer(
  questions: readonly Question[],
  answers: PicksDraft,
  [id, answer]: readonly [string, string | number | undefined],
): PicksDraft {
  const next: Record<string, string | number> = { ...answers };
  if (answer === undefined) delete next[id];
  else next[id] = answer;
  for (const question of questions) {
    const mine = next[question.id];
    if (question.of !== 'winners' || mine === undefined) continue;
    if (!choicesOf(question, next).includes(String(mine))) delete next[question.id];
  }
  return next;
}

export interface PicksRound {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly answered: number;
}

/** The questions round by round, with how many are answered. */
export function roundsOf(
  questions: readonly Question[],
  answers: PicksDraft,
): readonly PicksRound[] {
  const titles = [...new Set(questions.map(({ round }) => round))];
  return titles.map((title) => {
    const mine = questions.filter(({ round }) => round === title);
    const answered = mine.filter(({ id }) => answers[id] !== undefined).length;
    return { title, questions: mine, answered };
  });
}

/** Points as they are typed; undefined if it is no possible number. */
export function pointsOf(text: string, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const points = Number(text);
  return points <= most ? points : undefined;
}

/** The differences from the confirmed results; an empty field takes a result back. */
export const changedIn = (
  before: PicksDraft,
  results: PicksDraft,
): Readonly<Record<string, string | number | null>> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(results)])]
      .filter((id) => before[id] !== results[id])
      .map((id) => [id, results[id] ?? null]),
  );
