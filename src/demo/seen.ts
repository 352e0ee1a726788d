// What the staff of a demo have seen, where a show asks them: a score, or who took a pot.

import { randomInt } from 'node:crypto';
import type { Command, House, Stage } from '#house';
import { given } from '#result';
import type { ShowFact, ShowStep } from '#rules';
import { demoCommand } from './command.ts';

const POINTS_MOST = 15;
const DEALT_IN = 6;

/** The seats of a table with players who play on their own account. */
const seatsAt = ({ tables }: House, table: string): readonly number[] =>
  [...(tables.get(table)?.seated ?? [])].flatMap(([seat, { person, position }]) =>
    person === 'patron' && position !== 'backline' ? [seat] : [],
  );

function pointsBefore({ state }: Stage, name: string): number {
  const periods = state['periods'] as readonly Readonly<Record<string, number>>[] | undefined;
  return periods?.at(-1)?.[name] ?? 0;
}

function seen(
  { name, kind }: ShowFact,
  { stage, seats }: { readonly stage: Stage; readonly seats: readonly number[] },
): unknown {
  if (kind === 'seats') return seats.length === 0 ? [] : [seats[randomInt(seats.length)]];
  if (kind !== 'number') return false;
  return name === 'dealtIn' ? DEALT_IN : pointsBefore(stage, name) + randomInt(POINTS_MOST);
}

/** One of them records what was seen, another confirms it. */
export function seenStep(
  house: House,
  stage: Stage,
  { step, choices = [], outcomes = [], asks = [] }: ShowStep,
): readonly Command[] {
  const { show, state } = stage;
  const [choice] = choices;
  const outcome = outcomes.length === 0 ? {} : { outcome: outcomes[randomInt(outcomes.length)] };
  const ball = state['ball'] as { readonly table: string } | undefined;
  const seats = seatsAt(house, choice ?? ball?.table ?? String(state['table']));
  const facts = Object.fromEntries(
    asks
      .filter(({ optional }) => optional === undefined)
      .map((fact) => [fact.name, seen(fact, { stage, seats })]),
  );
  const taken = given({ step, choice, ...outcome, facts });
  return [
    demoCommand('demo-floor', 'record-step', { show, step: taken as never }),
    demoCommand('demo-floor-2', 'confirm-step', { show }),
  ];
}
