// Whether other settings ask for less than those before: then they wait for the next gaming day.
import { centsOf } from '#money';
import { USUAL_CALL_GRACE } from '../state.ts';
import { KINDS, limitOf, type PowerSettings } from '../words/powers.ts';
import type { Settings } from '../words/shapes.ts';

/** From where on something is asked for; where nothing is set, it never is. */
const isRaised = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && (after === undefined || centsOf(after) > centsOf(before));

/** A limit that is not set is none. */
const isWidened = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && (after === undefined || centsOf(after) > centsOf(before));

const FROM = [
  'identityFrom',
  'deckCountFrom',
  'surveillanceFrom',
  'nameFrom',
  'threeFrom',
  'recountFrom',
] as const;
const UP_TO = ['trayLimit', 'unreasonableFee', 'cashUpTo'] as const;
const LEAST = ['leastAge', 'noticeDays', 'tournamentNoticeDays'] as const;

/** Every signature that was asked for is still asked for, at the same prize. */
const hasLostSignature = (before: Settings, after: Settings): boolean =>
  before.signOffs.some(
    ({ from, role }) =>
      !after.signOffs.some((each) => each.role === role && centsOf(each.from) <= centsOf(from)),
  );

const isMore = (before: PowerSettings | undefined, after: PowerSettings | undefined): boolean => {
  if (before === undefined || after === undefined) return before !== undefined;
  const kept = after.twoPeople ?? [];
  return (
    (after.profile === 'small-room' && before.profile !== 'small-room') ||
    (before.twoPeople ?? []).some((type) => !kept.includes(type)) ||
    KINDS.some((kind) => {
      const [had, has] = [limitOf(before, kind), limitOf(after, kind)];
      return has.each > had.each || has.day > had.day;
    })
  );
};

export const isLooser = (before: Settings, after: Settings): boolean =>
  FROM.some((name) => isRaised(before[name], after[name])) ||
  UP_TO.some((name) => isWidened(before[name], after[name])) ||
  LEAST.some((name) => (after[name] ?? 0) < (before[name] ?? 0)) ||
  (after.callGrace ?? USUAL_CALL_GRACE) < (before.callGrace ?? USUAL_CALL_GRACE) ||
  hasLostSignature(before, after) ||
  isMore(before.powers, after.powers);
