// The address keeps what is on the screen, so that a link shows the same hand:
// #rule=five-card&cards=As+Ks+Qs+Js+Ts
import { HAND_RULES, type HandRule, ruleNamed } from '#hands';

export interface Shown {
  readonly rule: HandRule;
  /** As typed; the rule reads it tidied. */
  readonly text: string;
}

const FIRST_RULE = 'five-card';

export function parseHash(hash: string): Shown {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const rule = ruleNamed(asked.get('rule') ?? FIRST_RULE) ?? ruleNamed(FIRST_RULE) ?? HAND_RULES[0];
  return { rule: rule as HandRule, text: asked.get('cards') ?? (rule as HandRule).example };
}

export const makeHash = ({ rule, text }: Shown): string =>
  `#rule=${rule.id}&cards=${encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2F', '/')}`;
