// Questions that cost much are answered one after another, and only so many wait.
import { HttpProblem } from './problems.ts';
import { type InTurn, makeTurns } from './turns.ts';

/** So many wait for work that costs much; who comes later is told to come back. */
const WAITING_MOST = 3;
const COME_BACK_SECONDS = 5;

/** One after another, and only so many in the line. */
export function makeShortTurns(): InTurn {
  const inTurn = makeTurns();
  let there = 0;
  return async (work) => {
    if (there > WAITING_MOST) {
      const detail = 'Others wait for this already. Try again in a few seconds.';
      throw new HttpProblem('too-many-requests', { detail, retryAfter: COME_BACK_SECONDS });
    }
    there += 1;
    try {
      return await inTurn(work);
    } finally {
      there -= 1;
    }
  };
}
