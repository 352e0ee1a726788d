// A table may record only the hands in question. Of the others the dealer tells how they ended, and
// that is taken where the cards do not say it themselves.
import type { Problem } from '#result';
import type { GameFacts, RoundRecord, SeatRecord } from './round.ts';

const CARDS_MISSING = 'the cards are missing: they are text, as in "As Kd Tc"';

/** What is missing of the cards and results of a record, or is told although the cards say it. A
 * void round may end before anything was seen. */
export function checkTold(
  { dealer, seats }: RoundRecord,
  { toldResults }: GameFacts,
  isVoid: boolean,
): Problem[] {
  const results = toldResults.join(', ');
  const isUntold = (seat: SeatRecord) =>
    !seat.folded && seat.result === undefined && 'ante' in seat.wagers;
  const problems: Problem[] = [];
  if (dealer === null && !isVoid && seats.some(isUntold)) {
    problems.push({
      path: 'dealer',
      message: `${CARDS_MISSING}; without them every hand that was played needs a result`,
    });
  }
  seats.forEach((seat, index) => {
    const { cards, folded, result } = seat;
    const path = `seats[${index}]`;
    if (cards === null && !folded && result === undefined && !isVoid) {
      const message = `${CARDS_MISSING}; a hand that was not recorded has a result: ${results}`;
      problems.push({ path: `${path}.cards`, message });
    }
    if (result === undefined) return;
    const say = (message: string) => problems.push({ path: `${path}.result`, message });
    if (folded) say('a hand that was folded has no result');
    else if (cards !== null && dealer !== null)
      say('both hands are recorded: the cards decide, no result is told');
  });
  return problems;
}
