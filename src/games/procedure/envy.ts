// Envy is paid when the whole table is settled, seat by seat from the dealer's right; until then the
// hands that bring it lie open (Massachusetts, Crazy 4 Poker, s.10(e)(5), s.13(e); South Dakota, Four
// Card Poker, (16)(b)). What is due is asked of the settlement itself.
import type { Card } from '#cards';
import { settleGame } from '../games.ts';
import type { SettledEnvy } from '../round.ts';
import type { ActionOf } from './actions.ts';
import type { Procedure } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import { recordOf } from './round-record.ts';
import {
  readCards,
  roundWith,
  type TableSetup,
  type TableState,
  withRound,
} from './table-state.ts';

interface EnvyDue {
  readonly seat: number;
  readonly envy: readonly SettledEnvy[];
}

/** Whether a hand brings envy to others with the wager. */
export function bringsEnvy(
  setup: TableSetup,
  own: readonly Card[] | null,
  procedure: Procedure,
): boolean {
  const hands = { own, dealer: null };
  return setup.offers.some((wager) => procedure.winOf(setup, wager, hands)?.bringsEnvy === true);
}

/** What envy is still to be paid at a table that is otherwise settled, in its order. */
export function envyDue({ round, setup }: TableState, procedure: Procedure): EnvyDue[] {
  if (round?.phase !== 'settled') return [];
  const isThere = round.seats.some(({ hand }) =>
    bringsEnvy(setup, readCards(hand.cards), procedure),
  );
  if (!isThere) return [];
  // A record that cannot be settled is refused there, with everything that is wrong with it.
  const settled = settleGame(recordOf(round, setup, procedure));
  if (!settled.ok) return [];
  return settled.value.seats
    .filter(({ seat, envy }) => envy.length > 0 && !round.envyPaid?.includes(seat))
    .map(({ seat, envy }) => ({ seat, envy }))
    .sort((a, b) => b.seat - a.seat);
}

/** What may not be done while envy is unpaid. */
export function checkEnvyPaid(
  state: TableState,
  clause: string,
  procedure: Procedure,
): StepRefused | null {
  const [next] = envyDue(state, procedure);
  if (next === undefined) return null;
  return refuse('envy-unpaid', `Pay the envy of seat ${next.seat} first.`, clause);
}

export function payEnvy(
  state: TableState,
  { seat }: ActionOf<'pay-envy'>,
  procedure: Procedure,
): Acted<TableState> {
  const { envy: clause } = procedure.clauses;
  const { round } = state;
  const due = envyDue(state, procedure);
  if (round === null || !due.some((each) => each.seat === seat)) {
    return refuse('envy-not-due', `No envy is to be paid to seat ${seat} now.`, clause);
  }
  if (due[0]?.seat !== seat) {
    const message = `The envy of seat ${due[0]?.seat} is paid next, not of seat ${seat}.`;
    return refuse('not-next-to-settle', message, clause);
  }
  return done(withRound(state, roundWith(round, { envyPaid: [...(round.envyPaid ?? []), seat] })));
}
