// Who may pay a fee, as far as it is known before the cards are dealt: those whom the sheet lets win,
// with enough of them in the round, at a table that the sheet is for.
import {
  type Betting,
  type DealtSeat,
  dealOf,
  type PersonKind,
  type SeatPosition,
  seatOf,
} from '#games';
import type { BettingRule } from './activity.ts';
import { type EligibilityRule, type Looked, leavesOut } from './eligibility.ts';
import { allRules, type Reason, rulesRead } from './entitled.ts';
import type { PostedActivity } from './offering.ts';
import { settingOf } from './posted.ts';

/** How the tables of an offering must bet, if they must. */
export function bettingOf(posted: PostedActivity): BettingRule | undefined {
  const { betting } = posted.activity;
  if (betting === undefined) return undefined;
  const { setting, value } = betting.unless;
  return settingOf(posted, setting) === value ? undefined : betting;
}

export const bettingWords = ({ is }: BettingRule): string => `Only ${is} tables take part.`;

/** Why a table that bets this way has no part in it; nothing where that was not told. */
export function wrongBetting(
  posted: PostedActivity,
  betting: Betting | undefined,
): Reason | undefined {
  const rule = bettingOf(posted);
  if (rule === undefined || betting === undefined || betting === rule.is) return undefined;
  return { code: 'not-offered', clause: rule.clause, words: bettingWords(rule) };
}

/** A round of which only the people are known. */
const looking = (seat: DealtSeat, { game = '', playerCount = 1 } = {}): Looked => ({
  deal: dealOf(
    game,
    Array.from({ length: playerCount }, (_, index) => ({ ...seat, seat: index + 1 })),
  ),
  seat,
  playerCount,
  fee: { name: '', isFirst: true },
});

/** The rule that wants more in the round, the player-dealer among them. */
export const tooFewBy = (
  { activity, settings }: PostedActivity,
  round: { readonly game: string; readonly playerCount: number },
): EligibilityRule | undefined =>
  rulesRead(activity, settings).find(
    (rule) => rule.code === 'players' && leavesOut(rule, looking(seatOf(1), round)),
  );

/** The rule by which a person may not pay for themselves. */
export const mayNotPayBy = (
  { activity, settings }: PostedActivity,
  { person, position }: { readonly person: PersonKind; readonly position: SeatPosition },
): EligibilityRule | undefined =>
  allRules(activity, settings).find(
    (rule) =>
      rule.scope === 'person' &&
      rule.stillPays !== true &&
      leavesOut(rule, looking(seatOf(1, { person, position }))),
  );

/** Whether the sheet's rules on the fee let someone win who has not paid it. */
export function winsWithoutFee(
  { activity, settings }: PostedActivity,
  position: SeatPosition,
): boolean {
  const rules = rulesRead(activity, settings).filter(
    ({ code, scope }) => code === 'no-fee' && scope === 'person',
  );
  const unpaid = looking(seatOf(1, { position, fee: false }));
  return rules.length > 0 && !rules.some((rule) => leavesOut(rule, unpaid));
}
