// Spins that were won as prizes of other promotions. Once the claim is handed over, the winner may
// play the show of a posted sheet like a player who was drawn for it.

import { isChosen } from '#rules';
import { shutOutBy } from '../../claims/who-may.ts';
import { type Fund, fundOf } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import type { Asking } from '../../kit/asking.ts';
import type { Claim, House } from '../../state.ts';

/** The players who have a spin for a show and haven't used it. */
export const spinsFor = ({ claims }: House, game: string) =>
  [...claims.values()].flatMap(({ id: claim, thing, status, patron, playedIn }) =>
    thing?.plays === game && status === 'paid' && patron !== undefined && playedIn === undefined
      ? [{ claim, patron }]
      : [],
  );

/** The posted offerings in which a show can be played, today or later. */
const offeringsWith = ({ house, at, rulebook }: Asking, game: string): readonly Fund[] =>
  [...house.offerings]
    .filter(([, { isClosed }]) => !isClosed)
    .map(([id, offered]) => fundOf(rulebook, id, offered))
    .filter(
      ({ offering }) =>
        (offering.until === undefined || at.instant < offering.until.instant) &&
        offering.activity.shows?.some(({ id, in: chosen }) => {
          return id === game && isChosen(offering, chosen);
        }),
    );

/** Refuses to hand over a spin that could not be made. */
export function checkSpin(ask: Asking, { thing }: Claim, patron: string | undefined): void {
  if (thing?.plays === undefined) return;
  const funds = offeringsWith(ask, thing.plays);
  if (funds.length === 0) refuse('no-show-posted', thing.words);
  const out = funds.map((fund) => shutOutBy(ask.house, fund, patron ?? ''));
  const [why] = out;
  if (why !== undefined && !out.includes(undefined)) refuse('ineligible-person', why);
}
