// Who may win, as a list of small rules. Each looks at the table, at a person, or at a hand. Each
// says in a code and a sentence why it leaves a player out. Each knows a person on either side of
// it, so that every rule of every sheet can be tried.

import {
  type Deal,
  type DealtSeat,
  dealtGameNamed,
  handsOf,
  type PersonKind,
  type ReadingValue,
} from '#games';
import { type Cents, dollarsOf, isZero, showDollars, subtract, usd } from '#money';
import { given } from '#result';
import { kindOf, type Named } from './named.ts';

const LEFT_OUT_CODES = [
  'not-offered',
  'tournament',
  'misdeal',
  'collusion',
  'deck',
  'players',
  'pot',
  'no-fee',
  'no-wager',
  'player-dealer',
  'backline',
  'tpp',
  'employee',
  'excluded',
  'missed-blind',
  'folded',
  'no-showdown',
  'position',
  'empty-seat',
  'nothing-to-pay',
] as const;
export type LeftOutCode = (typeof LEFT_OUT_CODES)[number];

/** What a rule decides: no one at the table wins; this person wins nothing; this hand wins nothing,
 * though its player may share in what the table gets. */
export type Scope = 'table' | 'person' | 'hand';

export interface Looked {
  readonly deal: Deal;
  readonly seat: DealtSeat;
  /** How many hold a hand or sit in the round. */
  readonly playerCount: number;
  /** The fee that the row asks for, and whether it is the activity's first. */
  readonly fee: { readonly name: string; readonly isFirst: boolean };
  /** The cards of the row are no single player's. */
  readonly isOfTable?: boolean;
}

type LeavesOut = (looked: Looked) => boolean;

/** Whom a rule leaves out, by name. At an NPN table no one pays or wagers, and empty seats are
 * dealt to. */
export const exclusions = kindOf<'test', LeavesOut>('test');

export interface EligibilityRule {
  readonly code: LeftOutCode;
  readonly scope: Scope;
  readonly clause: string;
  /** The rule as a posting says it. */
  readonly words: string;
  readonly leavesOut: Named<'test', LeavesOut>;
  /** It holds only where the house has the setting of a reading so. */
  readonly under?: UnderSetting;
  /** Where the sheet sends the share of a player who is left out: it stays in the fund, or the
   * others divide it. If it is silent, a share is divided among those who are in it. */
  readonly portion?: 'stays' | 'others';
  /** The person pays all the same: the sheet bars them from the prize, and its fee is no choice. */
  readonly stillPays?: true;
  /** Changes to a deal that has the rule's clearance, as its record has the fields: each of
   * `refused` must be left out, each of `allowed` must not. */
  readonly tries: { readonly allowed: readonly Try[]; readonly refused: readonly Try[] };
}

export interface UnderSetting {
  readonly setting: string;
  readonly value: ReadingValue;
}

export interface Try {
  readonly seat?: Readonly<Record<string, unknown>>;
  readonly deal?: Readonly<Record<string, unknown>>;
  /** Keep only so many seats. */
  readonly playerCount?: number;
  /** Fold the hand, on the last street of the game. */
  readonly folds?: true;
  /** Fold every other hand there. */
  readonly othersFold?: true;
  /** Leave the last card of the board out. */
  readonly endsEarly?: true;
  /** Others who are in the record too. */
  readonly others?: readonly Readonly<Record<string, unknown>>[];
}

export const leavesOut = (rule: EligibilityRule, looked: Looked): boolean =>
  exclusions.read(rule.leavesOut)(looked);

type Flag = 'tournament' | 'misdeal' | 'collusion';

const isFlagged = exclusions.defineWith(
  'deal-flagged',
  ['flag'],
  (flag: Flag): LeavesOut =>
    ({ deal }) =>
      deal[flag],
);

const flagRule =
  (flag: Flag, words: string) =>
  (clause: string): EligibilityRule => ({
    code: flag,
    scope: 'table',
    clause,
    words,
    leavesOut: isFlagged(flag),
    tries: { allowed: [{ deal: { [flag]: false } }], refused: [{ deal: { [flag]: true } }] },
  });

export const noTournaments = flagRule('tournament', 'Tournament play does not count.');
export const noMisdeals = flagRule('misdeal', 'After a misdeal no hand of that deal counts.');
export const noCollusion = flagRule(
  'collusion',
  'Talk about the prize while the hand is played can be treated as collusion: then nothing is paid.',
);

const isDeckFoul = exclusions.define('deck-not-in-order', ({ deal }) => !deal.standardDeck);

export const standardDeck = (clause: string): EligibilityRule => ({
  code: 'deck',
  scope: 'table',
  clause,
  words: 'An incorrect deck voids the prize.',
  leavesOut: isDeckFoul,
  tries: {
    allowed: [{ deal: { standardDeck: true } }],
    refused: [{ deal: { standardDeck: false } }],
  },
});

const isShortOf = exclusions.defineWith(
  'players-fewer-than',
  ['least'],
  (least: number): LeavesOut =>
    ({ deal, playerCount }) =>
      !deal.npn && playerCount < least,
);

/** So many in the round, the player-dealer among them. */
export const playersAtLeast = (least: number, clause: string): EligibilityRule => ({
  code: 'players',
  scope: 'table',
  clause,
  words: `At least ${least} players must be in the round.`,
  leavesOut: isShortOf(least),
  tries: { allowed: [{ playerCount: least }], refused: [{ playerCount: least - 1 }] },
});

const hasFewAgainstBank = exclusions.defineWith(
  'players-against-bank-fewer-than',
  ['least'],
  (least: number): LeavesOut =>
    ({ deal }) =>
      !deal.npn && deal.seats.filter(({ position }) => position === 'seated').length < least,
);

/** So many besides the player-dealer. */
export const playersAgainstBank = (least: number, clause: string): EligibilityRule => ({
  code: 'players',
  scope: 'table',
  clause,
  words: `At least ${least} players must be in the round against the player-dealer.`,
  leavesOut: hasFewAgainstBank(least),
  tries: { allowed: [{ playerCount: least + 1 }], refused: [{ playerCount: least }] },
});

const isPotBelow = exclusions.defineWith('pot-below', ['least'], (dollars: string): LeavesOut => {
  const least = usd(dollars);
  return ({ deal }) => !deal.npn && (deal.pot === undefined || deal.pot < least);
});

export const potAtLeast = (least: Cents, clause: string): EligibilityRule => ({
  code: 'pot',
  scope: 'table',
  clause,
  words: `The pot must be ${showDollars(least)} or more.`,
  leavesOut: isPotBelow(dollarsOf(least)),
  tries: {
    allowed: [{ deal: { pot: showDollars(least) } }],
    refused: [{ deal: { pot: showDollars(subtract(least, usd('0.01'))) } }],
  },
});

/** Where an activity has several fees, a bare yes means the first. */
export const hasPaid = ({ fee }: DealtSeat, { name, isFirst }: Looked['fee']): boolean =>
  typeof fee === 'boolean' ? fee && isFirst : fee[name] === true;

const hasNotPaid = exclusions.define(
  'fee-not-paid',
  ({ deal, seat, fee }) => !deal.npn && !hasPaid(seat, fee),
);

/** Each player pays for himself. */
export const feePaid = (clause: string): EligibilityRule => ({
  code: 'no-fee',
  scope: 'person',
  clause,
  words: 'Only those who paid the jackpot fee for the round take part.',
  leavesOut: hasNotPaid,
  tries: { allowed: [{ seat: { fee: true } }], refused: [{ seat: { fee: false } }] },
});

const hasNotPaidAsPlayer = exclusions.define(
  'fee-not-paid-as-player',
  ({ deal, seat, fee, isOfTable }) =>
    !deal.npn && !hasPaid(seat, fee) && (seat.position !== 'player-dealer' || isOfTable === true),
);

/** The player-dealer's own hand needs none. */
export const feePaidByPlayers = (clause: string): EligibilityRule => ({
  ...feePaid(clause),
  words:
    'Only those who paid the jackpot fee for the round take part; a hand of the player-dealer ' +
    'needs no fee.',
  leavesOut: hasNotPaidAsPlayer,
  tries: {
    allowed: [{ seat: { fee: true } }, { seat: { position: 'player-dealer', fee: false } }],
    refused: [{ seat: { fee: false } }],
  },
});

const isBankWithoutFeeTold = exclusions.define(
  'bank-without-fee-told',
  ({ deal, seat: { position, isFeeAssumed }, isOfTable }) =>
    !deal.npn && isOfTable === true && position === 'player-dealer' && isFeeAssumed === true,
);

/** Of cards that are no single player's, the player-dealer has part only with a fee that was seen. */
export const bankFeeTold = (clause: string): EligibilityRule => ({
  code: 'no-fee',
  scope: 'person',
  clause,
  words:
    'The player-dealer shares in a prize of the whole table only where the fee was put down ' +
    'there too.',
  leavesOut: isBankWithoutFeeTold,
  tries: {
    allowed: [{ seat: { position: 'player-dealer', fee: true } }],
    refused: [{ seat: { position: 'player-dealer' } }],
  },
});

/** Whether a player has bet on the game itself, as far as the record tells. At a free table nobody
 * bets, and the player-dealer bets on no hand. */
export const hasBaseWager = ({ npn }: Deal, { wager, position }: DealtSeat): boolean =>
  npn || position === 'player-dealer' || wager === undefined || !isZero(wager);

const hasNoBaseWager = exclusions.define(
  'no-base-wager',
  ({ deal, seat }) => !hasBaseWager(deal, seat),
);

/** A record that tells of no wager on the game itself: the fee, or bonus bets alone, do not do. */
export const baseWager = (clause: string): EligibilityRule => ({
  code: 'no-wager',
  scope: 'person',
  clause,
  words: 'A wager on the base game is needed.',
  leavesOut: hasNoBaseWager,
  tries: { allowed: [{ seat: { wager: '5.00' } }], refused: [{ seat: { wager: '0.00' } }] },
});

const hasNoWager = exclusions.define('no-wager', ({ deal, seat }) => {
  const bets = Object.values(seat.wagers ?? {});
  const hasBet = bets.length === 0 || bets.some((bet) => !isZero(bet));
  return !hasBaseWager(deal, seat) || (!deal.npn && !hasBet);
});

/** A record that tells of no wager at all: a bonus bet does as well as one on the game. */
export const anyWager = (clause: string): EligibilityRule => ({
  ...baseWager(clause),
  words: 'A wager on the base game or a bonus bet is needed.',
  leavesOut: hasNoWager,
});

const isOneOf = exclusions.defineWith(
  'person-one-of',
  ['persons'],
  (persons: readonly PersonKind[]): LeavesOut =>
    ({ seat }) =>
      persons.includes(seat.person),
);

const EMPLOYEES = [
  'employee-off-duty',
  'employee-off-duty-in-uniform',
  'employee-standby-in-uniform',
  'employee-on-duty',
] as const satisfies readonly PersonKind[];

export const EMPLOYEE_RULES = {
  always: { may: EMPLOYEES, words: 'Employees may take part at any time.' },
  'off-duty': {
    may: ['employee-off-duty', 'employee-off-duty-in-uniform'],
    words: 'Employees may take part only off duty.',
  },
  'off-duty-out-of-uniform': {
    may: ['employee-off-duty'],
    words: 'Employees may take part only off duty and out of uniform.',
  },
  'off-duty-or-standby': {
    may: ['employee-off-duty', 'employee-standby-in-uniform'],
    words: 'Employees may take part only off duty and out of uniform, or on standby in uniform.',
  },
  never: { may: [], words: 'Employees may not take part.' },
} as const satisfies Readonly<
  Record<string, { readonly may: readonly PersonKind[]; readonly words: string }>
>;

export function employees(rule: keyof typeof EMPLOYEE_RULES, clause: string): EligibilityRule {
  const may: readonly PersonKind[] = EMPLOYEE_RULES[rule].may;
  const mayNot = EMPLOYEES.filter((kind) => !may.includes(kind));
  return {
    code: 'employee',
    scope: 'person',
    clause,
    words: EMPLOYEE_RULES[rule].words,
    leavesOut: isOneOf(mayNot),
    tries: {
      allowed: ['patron' as const, ...may].map((person) => ({ seat: { person } })),
      refused: mayNot.map((person) => ({ seat: { person } })),
    },
  };
}

/** Those who play for a third-party provider of proposition player services. */
export const noTpp = (clause: string, portion?: EligibilityRule['portion']): EligibilityRule => ({
  code: 'tpp',
  scope: 'person',
  clause,
  words: 'Third-party proposition players win nothing.',
  leavesOut: isOneOf(['tpp']),
  ...given({ portion }),
  tries: { allowed: [{ seat: { person: 'patron' } }], refused: [{ seat: { person: 'tpp' } }] },
});

/** Applies to every activity: a person who is barred from the house wins nothing in it. */
export const NOT_EXCLUDED: EligibilityRule = {
  code: 'excluded',
  scope: 'person',
  clause: 'Exclusion from the house',
  words: 'Persons excluded from the house win nothing.',
  leavesOut: isOneOf(['excluded']),
  tries: {
    allowed: [{ seat: { person: 'patron' } }],
    refused: [{ seat: { person: 'excluded' } }],
  },
};

/** Applies to every activity: at a free table, a hand can be dealt to an empty seat. */
export const EMPTY_SEAT: EligibilityRule = {
  code: 'empty-seat',
  scope: 'person',
  clause: 'No Purchase Necessary',
  words: 'An empty seat isn’t counted where a prize is divided.',
  leavesOut: isOneOf(['nobody']),
  tries: {
    allowed: [{ seat: { person: 'patron' } }],
    refused: [{ seat: { person: 'nobody' } }],
  },
};

/** Where the sheet leaves in the fund what the free player's own hand has not won. */
export const emptySeatsStay = (clause: string): EligibilityRule => ({
  ...EMPTY_SEAT,
  clause,
  words: 'An empty seat’s share stays in the fund.',
  portion: 'stays',
});

const isAtPosition = exclusions.defineWith(
  'position-is',
  ['position'],
  (position: DealtSeat['position']): LeavesOut =>
    ({ seat }) =>
      seat.position === position,
);

export const noBackline = (clause: string): EligibilityRule => ({
  code: 'backline',
  scope: 'person',
  clause,
  words: 'Only seated players take part, not those who wager behind them.',
  leavesOut: isAtPosition('backline'),
  tries: {
    allowed: [{ seat: { position: 'seated' } }],
    refused: [{ seat: { position: 'backline' } }],
  },
});

export const noPlayerDealer = (
  clause: string,
  portion?: EligibilityRule['portion'],
): EligibilityRule => ({
  code: 'player-dealer',
  scope: 'person',
  clause,
  words: 'The player-dealer wins nothing.',
  leavesOut: isAtPosition('player-dealer'),
  ...given({ portion }),
  tries: {
    allowed: [{ seat: { position: 'seated' } }],
    refused: [{ seat: { position: 'player-dealer' } }],
  },
});

const hasMissedBlind = exclusions.define('missed-blind', ({ seat }) => seat.missedBlind);

export const noMissedBlind = (clause: string): EligibilityRule => ({
  code: 'missed-blind',
  scope: 'person',
  clause,
  words: 'A player with a hold or missed-blind button has no part in any share.',
  leavesOut: hasMissedBlind,
  tries: {
    allowed: [{ seat: { missedBlind: false } }],
    refused: [{ seat: { missedBlind: true } }],
  },
});

const isFolded = exclusions.define('folded', ({ seat }) => seat.folded !== false);

export const notFolded = (clause: string): EligibilityRule => ({
  code: 'folded',
  scope: 'hand',
  clause,
  words: 'The hand must be played to the showdown, every bet completed; all in counts.',
  leavesOut: isFolded,
  tries: { allowed: [{ seat: { folded: false } }], refused: [{ folds: true }] },
});

const isPlayedOut = (deal: Deal): boolean => dealtGameNamed(deal.game)?.isOver?.(deal) !== false;

const isContested = (deal: Deal): boolean =>
  handsOf(deal).filter(({ folded }) => folded === false).length > 1;

/** The last betting round wants two hands, of which all but one may be folded in it. */
function isLastRoundPlayed(deal: Deal): boolean {
  const last = dealtGameNamed(deal.game)?.streets?.at(-1);
  const there = handsOf(deal).filter(({ folded }) => folded === false || folded === last);
  return last === undefined || there.length > 1;
}

/** Hands are shown down once the last street is dealt and more than one of them is still in. */
export const hasShowdown = (deal: Deal): boolean => isPlayedOut(deal) && isContested(deal);

/** The last street is dealt, and more than one hand was in when its bets began. */
export const hasLastRound = (deal: Deal): boolean => isPlayedOut(deal) && isLastRoundPlayed(deal);

const endsEarly = exclusions.define('ends-before-last-round', ({ deal }) => !hasLastRound(deal));
const isAlone = exclusions.define(
  'everyone-else-folded',
  ({ deal }) => isLastRoundPlayed(deal) && !isContested(deal),
);

/** The hand must be played to the end of the last betting round and be shown down there. `under` is
 * the setting without which a hand to which everyone else has folded counts too. */
export const showdown = (clause: string, under?: UnderSetting): readonly EligibilityRule[] => [
  notFolded(clause),
  {
    code: 'no-showdown',
    scope: 'hand',
    clause,
    words:
      'The last betting round must have been played: a deal that ends before it does not count.',
    leavesOut: endsEarly,
    tries: { allowed: [{}], refused: [{ endsEarly: true }] },
  },
  {
    code: 'no-showdown',
    scope: 'hand',
    clause,
    words: 'Another hand must still be in at the end: without one there is no showdown.',
    leavesOut: isAlone,
    ...given({ under }),
    tries: { allowed: [{}], refused: [{ othersFold: true }] },
  },
];
