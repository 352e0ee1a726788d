// What goes wrong with the cards, and what the rules say will happen: tried on the table as it
// stands, so that the dealer reads it before it is done.
import {
  act,
  type Note,
  type Position,
  type StepRefusal,
  type TableAction,
  type TableState,
} from '#games';

export const TROUBLES = [
  'card-found-face-up',
  'card-drawn-in-error',
  'wrong-number-found',
  'dealer-card-exposed',
  'shoe-failed',
] as const;
export type Trouble = (typeof TROUBLES)[number];

interface Remedy {
  readonly actions: readonly TableAction[];
  readonly notes: readonly Note[];
  /** The round ends with it. */
  readonly void: { readonly because: string; readonly remedy: string } | null;
}

type Tried =
  | { readonly ok: true; readonly remedy: Remedy }
  | { readonly ok: false; readonly refusal: StepRefusal };

/** What comes before: a hand that has a card too many, or the first card out of the shoe. */
const leadsTo = (trouble: Trouble, at: Position): readonly (readonly TableAction[])[] => {
  const itself: TableAction = { type: trouble };
  if (trouble !== 'wrong-number-found') return [[itself]];
  const extra: TableAction = { type: 'deal-extra-card', to: at };
  return [[itself], [extra, itself], [{ type: 'deal-next' }, extra, itself]];
};

function tryAll(table: TableState, actions: readonly TableAction[]): Tried {
  let state = table;
  const notes: Note[] = [];
  for (const action of actions) {
    const acted = act(state, action);
    if (!acted.ok) return { ok: false, refusal: acted.refusal };
    state = acted.state;
    notes.push(...acted.notes);
  }
  return { ok: true, remedy: { actions, notes, void: state.round?.void ?? null } };
}

/** What the rules say to it now. */
export function tryTrouble(table: TableState, trouble: Trouble, at: Position = 'dealer'): Tried {
  const tried = leadsTo(trouble, at).map((actions) => tryAll(table, actions));
  return tried.find(({ ok }) => ok) ?? (tried[0] as Tried);
}
