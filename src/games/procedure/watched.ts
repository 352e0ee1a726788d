// Rules about hands and places that no device reports. The dealer is shown them at their moment, and
// a floorperson writes down when one was broken; what then becomes of the round is the floor's call.
import type { ActionOf } from './actions.ts';
import { isFloorperson, needsFloorperson } from './deck-handling.ts';
import { procedureOf } from './open-table.ts';
import type { Procedure, WatchedRule } from './procedure.ts';
import { type Acted, done, refuse } from './refusals.ts';
import { roundWith, type TableState, withRound } from './table-state.ts';

/** The rules that the dealer watches at this moment. */
export function watchedNow(state: TableState): readonly WatchedRule[] {
  const { round, way } = state;
  if (round === null) return [];
  return procedureOf(state).watched.filter(
    ({ phases, ways }) => phases.includes(round.phase) && (ways?.includes(way) ?? true),
  );
}

export function noteBreach(
  state: TableState,
  { clause, at, by }: ActionOf<'note-breach'>,
  procedure: Procedure,
): Acted<TableState> {
  const { round } = state;
  const rule = procedure.watched.find((each) => each.clause === clause);
  if (rule === undefined) {
    const clauses = procedure.watched.map((each) => each.clause).join(', ');
    return refuse('no-such-rule', `Watched by the dealer are ${clauses}.`, clause);
  }
  if (!isFloorperson(by)) return needsFloorperson('write down a broken rule', clause);
  if (round === null) return refuse('not-in-this-phase', 'No round has been started.', clause);
  if (at !== 'dealer' && !round.seats.some(({ seat }) => seat === at)) {
    return refuse('no-such-seat', `Seat ${at} is not in this round.`, clause);
  }
  const breaches = [...(round.breaches ?? []), { clause, at }];
  const message = 'The breach is in the record of the round. The floor decides what follows.';
  return done(withRound(state, roundWith(round, { breaches })), { message, clause });
}
