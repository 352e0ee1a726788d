// What goes wrong at a table, and what the rules say will happen: tried on the table as it stands, so
// that the dealer reads it before it is done.
import {
  act,
  type Note,
  type Position,
  procedureOf,
  type StepRefusal,
  type TableAction,
  type TableState,
  type WatchedRule,
} from '#games';

export const TROUBLES = [
  'card-found-face-up',
  'card-drawn-in-error',
  'wrong-number-found',
  'dealer-card-exposed',
  'shoe-failed',
  'player-leaves',
  'rule-broken',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What happened, at which place, and which rule it broke. */
export interface Happened {
  readonly trouble: Trouble;
  readonly at: Position | undefined;
  readonly clause: string | undefined;
}

interface Remedy {
  readonly actions: readonly TableAction[];
  readonly notes: readonly Note[];
  /** The round ends with it. */
  readonly void: { readonly because: string; readonly remedy: string } | null;
}

type Tried =
  | { readonly ok: true; readonly remedy: Remedy }
  | { readonly ok: false; readonly refusal: StepRefusal };

/** The places where it can have happened; no list where it is of no one place. */
export function placesOf(state: TableState, trouble: Trouble): readonly Position[] | undefined {
  const hands = (state.round?.seats ?? []).map(({ seat }) => seat);
  if (trouble === 'player-leaves') return state.seated.map(({ seat }) => seat);
  return trouble === 'wrong-number-found' || trouble === 'rule-broken'
    ? [...hands, 'dealer']
    : undefined;
}

/** The rules that no device watches, where the cards are dealt so. */
export const rulesOf = (state: TableState): readonly WatchedRule[] =>
  procedureOf(state).watched.filter(({ ways }) => ways?.includes(state.way) ?? true);

/** Only a floorperson writes it down. */
export const isForFloor = (trouble: Trouble): boolean => trouble === 'rule-broken';

/** The steps that it takes, the likelier first: before the wrong count of a hand comes its extra card,
 * before that the first card out of the shoe. None while it is not told where, or which rule. */
function stepsFor({ trouble, at, clause }: Happened): readonly (readonly TableAction[])[] {
  switch (trouble) {
    case 'player-leaves':
      return typeof at === 'number' ? [[{ type: 'leave-table', seat: at }]] : [];
    case 'rule-broken':
      return at === undefined || clause === undefined
        ? []
        : [[{ type: 'note-breach', clause, at, by: 'floorperson' }]];
    case 'wrong-number-found': {
      if (at === undefined) return [];
      const extra: TableAction = { type: 'deal-extra-card', to: at };
      const found: TableAction = { type: trouble };
      return [[found], [extra, found], [{ type: 'deal-next' }, extra, found]];
    }
    default:
      return [[{ type: trouble }]];
  }
}

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

/** What the rules say to it now; nothing while something is still to be told. */
export function tryTrouble(table: TableState, happened: Happened): Tried | undefined {
  const tried = stepsFor(happened).map((actions) => tryAll(table, actions));
  return tried.find(({ ok }) => ok) ?? tried[0];
}
