// How a prize is shared.
import type { Deal } from '#games';
import type { Ratio } from '#money';
import { assert } from '#result';
import { kindOf, type Named } from './named.ts';
import { type Posted, settingOf } from './posted.ts';

const SHARE_NAMES = [
  'hand',
  'losing-hand',
  'winning-hand',
  'table',
  'room',
  'envy',
  'player-dealer',
  'ticket',
  'points',
  'entry',
  'spin',
] as const;
export type ShareName = (typeof SHARE_NAMES)[number];

/** Who takes part in a share. */
export type Group =
  /** Whose hand it is; for a table's cards, everyone at the table. */
  | 'holder'
  | 'losing'
  | 'winning'
  /** Everyone at the table who takes no share before this one. */
  | 'others'
  | 'everyone'
  /** Every fee paid in the room, at this table and the others. */
  | 'room'
  | 'player-dealer';

export interface Share {
  readonly share: ShareName;
  readonly to: Group;
  readonly part: Ratio;
  /** Each gets the part in full, or it is divided. */
  readonly divided: 'each' | 'evenly' | 'by-wager';
  /** Where the sheet says so, if not where it has the row. */
  readonly clause?: string;
}

interface SharedAt {
  readonly posted: Posted;
  readonly deal: Deal;
  /** Whose hand met the row, where one did. */
  readonly seat: number | null;
  /** The seats that were beaten, where a hand was, and those that beat them. */
  readonly losing: readonly number[];
  readonly winning: readonly number[];
}

type SharesAt = (where: SharedAt) => readonly Share[];

/** Shares that the choices of the house or the round decide, by name. */
export type SharesRule = Named<'rule', SharesAt>;
export const sharesRules = kindOf<'rule', SharesAt>('rule');

type SharesByName = Readonly<Record<string, readonly Share[]>>;

function sharesUnder(name: string, choices: SharesByName): readonly Share[] {
  const shares = choices[name];
  assert(shares !== undefined, `there are no shares for ${name}`);
  return shares;
}

/** By the letter or number of an option. */
export const sharesByOption = sharesRules.defineWith(
  'by-option',
  ['option', 'choices'],
  (option: string, choices: SharesByName): SharesAt =>
    ({ posted }) =>
      sharesUnder(String(posted.options[option]), choices),
);

/** By the way in which the house reads the sheet. */
export const sharesBySetting = sharesRules.defineWith(
  'by-setting',
  ['setting', 'choices'],
  (setting: string, choices: SharesByName): SharesAt =>
    ({ posted }) =>
      sharesUnder(String(settingOf(posted, setting)), choices),
);

/** The shares that the posting alone decides; undefined where the round has a say. */
export function sharesPosted(rule: SharesRule, posted: Posted): readonly Share[] | undefined {
  const { option, setting, choices } = rule as {
    readonly option?: string;
    readonly setting?: string;
    readonly choices?: SharesByName;
  };
  if (choices === undefined) return undefined;
  if (option !== undefined) return sharesUnder(String(posted.options[option]), choices);
  return setting === undefined
    ? undefined
    : sharesUnder(String(settingOf(posted, setting)), choices);
}
