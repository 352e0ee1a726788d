import { given } from '#result';

/** Why a step at the table is refused. Each names the obstacle; the clause says who put it there. */
export const REFUSAL_CODES = [
  'ante-missing',
  'another-deck-in-place',
  'back-color-in-use',
  'card-twice',
  'cards-in-play',
  'cards-not-read',
  'chips-do-not-match',
  'chips-not-collected',
  'count-missing',
  'cover-card-too-high',
  'cut-missing',
  'cut-not-needed',
  'deck-change-due',
  'deck-design-differs',
  'deck-not-ready',
  'deck-out-of-turn',
  'deck-unknown',
  'decks-enough',
  'device-not-covered',
  'device-not-there',
  'device-works',
  'envy-not-due',
  'envy-unpaid',
  'face-not-asked-for',
  'fan-out-of-order',
  'forfeits-on-table',
  'hand-button-missing',
  'hand-button-wrong',
  'hand-dealing-needs-shuffler',
  'hand-face-down',
  'hand-not-chosen',
  'hand-switched',
  'left-to-the-house',
  'light-off',
  'meter-missing',
  'needs-floorperson',
  'no-player-yet',
  'no-such-rule',
  'no-such-seat',
  'no-such-wager',
  'nobody-wagers',
  'not-a-winner',
  'not-in-this-phase',
  'not-next-to-settle',
  'not-seated',
  'not-the-cards',
  'numbers-are-right',
  'one-position-only',
  'order-of-opening',
  'out-of-turn',
  'paperwork-open',
  'paperwork-not-due',
  'play-amount-wrong',
  'played-cards-not-preshuffled',
  'player-count-differs',
  'player-count-missing',
  'prize-logged',
  'rack-holds-other-deck',
  'result-missing',
  'result-not-asked',
  'seat-taken',
  'setup-wrong',
  'shoe-empty',
  'shuffler-does-not-count',
  'shuffler-mode-wrong',
  'side-wagers-open',
  'stub-count-due',
  'system-not-reset',
  'time-unknown',
  'too-many-players',
  'two-decks-need-shuffler',
  'verbal-wager-with-cash',
  'wager-amount-wrong',
  'wagers-closed',
  'wagers-on-table',
  'wrong-number-of-cards',
] as const;
export type StepRefusalCode = (typeof REFUSAL_CODES)[number];

/** A step out of order or against a rule: nothing has changed at the table. */
export interface StepRefusal {
  readonly code: StepRefusalCode;
  /** A sentence that a dealer understands. */
  readonly message: string;
  readonly clause: string;
  /** The field of the step that is wrong, such as `wagers.ante`, where it is one. */
  readonly field?: string;
}

/** What a step brought with it that the dealer has to know: a deck gone, wagers to hand back. */
export interface Note {
  readonly message: string;
  readonly clause: string;
}

export interface StepRefused {
  readonly ok: false;
  readonly refusal: StepRefusal;
}

export type Acted<State> =
  | { readonly ok: true; readonly state: State; readonly notes: readonly Note[] }
  | StepRefused;

export const refuse = (
  code: StepRefusalCode,
  message: string,
  clause: string,
  field?: string,
): StepRefused => ({ ok: false, refusal: given({ code, message, clause, field }) });

export const done = <State>(state: State, ...notes: readonly Note[]): Acted<State> => ({
  ok: true,
  state,
  notes,
});
