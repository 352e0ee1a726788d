// Whose hands a prize goes through: who has enrolled the winner, named them, verified the hand, seen the ID and
// paid. From a sum on, nobody does two of these that would let them pay a friend.
import { type Cents, centsOf } from '#money';
import { refuse } from '../kit/ask.ts';
import type { Ask } from '../kit/asking.ts';
import { isSameHuman } from '../powers/humans.ts';
import type { Claim, House } from '../state.ts';
import { wholeOf, worthOf } from './checks.ts';

const ENROLLED_MS = 30 * 86_400_000;

/** What a house with limits asks for, where its settings say nothing else. */
const NAME_FROM = '600.00';
const THREE_FROM = '5000.00';

/** From which prizes on the winner is named, and three people have a hand in it; never in a house without
 * limits. */
function handsRule({
  settings: { powers, nameFrom = NAME_FROM, threeFrom = THREE_FROM },
}: House): { readonly nameFrom: Cents; readonly threeFrom: Cents } | undefined {
  if (powers === undefined) return undefined;
  return { nameFrom: centsOf(nameFrom), threeFrom: centsOf(threeFrom) };
}

/** Whether a prize is one of those; a part is not judged by its own size. */
export function isWatched(house: House, claim: Claim): boolean {
  const rule = handsRule(house);
  return rule !== undefined && worthOf(wholeOf(house, claim)) >= rule.nameFrom;
}

/** From which sum on it is no everyday prize. */
export const nameFromOf = ({ settings: { nameFrom = NAME_FROM } }: House): Cents =>
  centsOf(nameFrom);

/** Who has brought a winner in lately, or has said that it is they who won. */
function introducersOf(
  { enrolled }: House,
  { namedBy = [] }: Claim,
  { patron, at }: { readonly patron: string; readonly at: number },
): readonly string[] {
  const before = enrolled.get(patron);
  const isLately = before !== undefined && at < before.at + ENROLLED_MS;
  return isLately ? [before.by, ...namedBy] : namedBy;
}

const isAmong = (house: House, badges: readonly string[], badge: string): boolean =>
  badges.some((each) => isSameHuman(house, each, badge));

type Handled = Pick<Ask<{ readonly by: string }>, 'house' | 'at' | 'command' | 'approvedBy'>;

/** A winner of such a prize has a name before anyone looks at papers. */
function checkNamed(claim: Claim, patron: string | undefined): string {
  if (patron === undefined || claim.patron === undefined) return refuse('winner-not-named');
  return patron;
}

/** Whoever has enrolled or named a winner neither sees the ID nor pays. */
function checkNotIntroducer(
  { house, at, command, approvedBy }: Handled,
  claim: Claim,
  patron: string,
): void {
  const introducers = introducersOf(house, claim, { patron, at: at.instant });
  for (const badge of [command.by, approvedBy]) {
    if (badge !== undefined && isAmong(house, introducers, badge)) refuse('same-hands', badge);
  }
}

/** Who may look at the papers of a winner. */
export function checkIntroduced(ask: Handled, claim: Claim, patron: string): void {
  if (!isWatched(ask.house, claim)) return;
  checkNamed(claim, patron);
  checkNotIntroducer(ask, claim, patron);
}

/** So many people have had a hand in a payment, each counted once. */
export function checkHands(
  ask: Handled & Pick<Ask<unknown>, 'isTried'>,
  claim: Claim,
  said: string | undefined,
): void {
  const { house, at, command, approvedBy, isTried } = ask;
  const rule = handsRule(house);
  if (rule === undefined || !isWatched(house, claim)) return;
  const patron = checkNamed(claim, said);
  checkNotIntroducer(ask, claim, patron);
  const { verifiedBy, identifiedBy } = claim;
  const badges = [
    ...introducersOf(house, claim, { patron, at: at.instant }),
    verifiedBy,
    identifiedBy,
    command.by,
    approvedBy,
  ].filter((each) => each !== undefined);
  const people = badges.filter((badge, index) => !isAmong(house, badges.slice(0, index), badge));
  // Who will approve it is one more.
  const count = people.length + (isTried === true ? 1 : 0);
  const least = worthOf(wholeOf(house, claim)) >= rule.threeFrom ? 3 : 2;
  if (count < least) refuse('too-few-hands', `${count} of ${least}`);
}
