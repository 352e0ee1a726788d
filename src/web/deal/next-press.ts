// What the main button of a dealt table does: the next steps of the procedure, as many as one touch
// can mean. What it cannot mean is asked for: cards, a count, a decision, the badge of the floor.
import {
  act,
  procedureOf,
  type RoundSeat,
  type ShownMeter,
  type StepRefusal,
  seatToDecide,
  type TableAction,
  type TableState,
} from '#games';
import { given } from '#result';
import { type DealerStep, nextStep } from '../practice/dealer-steps.ts';
import { browserSource } from '../rank/supply.ts';
import { type LaidBySeat, placed } from './wagers.ts';

type Says = DealerStep['says'];

export type Press =
  | {
      readonly kind: 'steps';
      /** The first of them, which names the touch. */
      readonly step: DealerStep;
      readonly actions: readonly TableAction[];
      /** The floor has to sign for it. */
      readonly isForFloor: boolean;
      readonly refused?: StepRefusal;
    }
  | {
      readonly kind: 'cards';
      readonly step: DealerStep;
      readonly at: number | 'dealer';
      readonly count: number;
      /** What the touch does before the cards are shown. */
      readonly before: readonly TableAction[];
    }
  | { readonly kind: 'count'; readonly step: DealerStep }
  | { readonly kind: 'decide'; readonly seat: RoundSeat; readonly clause: string };

/** Steps that one touch means, in their order. */
const TOGETHER: readonly (readonly Says[])[] = [
  ['spread-cards', 'show-to-player'],
  ['wash-cards', 'stack-cards', 'shuffle-cards', 'cut-cards', 'place-for-dealing', 'start-round'],
  ['announce-no-more-bets', 'lock-side-wagers'],
  ['deal-turn', 'rack-stub'],
  ['reset-system', 'rack-cards'],
];

const FOR_FLOOR: readonly Says[] = ['verify-inspection', 'validate-win'];

export interface Now {
  readonly at: number;
  readonly meters: Readonly<Record<string, ShownMeter>>;
}

/** A step as a real table takes it, where no one knows the order of the deck. */
function actionsOf(
  step: DealerStep,
  state: TableState,
  { at, meters }: Now,
): readonly TableAction[] {
  const [deck] = state.decks;
  const { shuffler } = state.setup;
  switch (step.says) {
    case 'shuffle-cards':
      return [
        {
          type: 'shuffle-cards',
          deck: deck?.back ?? '',
          how: shuffler === 'none' ? 'manual' : 'automated',
          ...(shuffler === 'counting' ? { counted: 52 } : {}),
        },
      ];
    case 'deal-turn':
    case 'deal-up-card':
      return [{ type: 'deal-all' }];
    default:
      return step.actions({ source: browserSource, at, meters, others: [] });
  }
}

function actedAll(state: TableState, actions: readonly TableAction[]): TableState | StepRefusal {
  let next = state;
  for (const action of actions) {
    const acted = act(next, action);
    if (!acted.ok) return acted.refusal;
    next = acted.state;
  }
  return next;
}

const isRefusal = (answer: TableState | StepRefusal): answer is StepRefusal => 'code' in answer;

const seatsOf = ({ setup: { seatCount } }: TableState): readonly number[] =>
  Array.from({ length: seatCount }, (_, index) => index + 1);

/** The first step, and those that belong to the same touch. */
function stepsFrom(state: TableState, first: DealerStep, now: Now): Press {
  const group = TOGETHER.find((says) => says.includes(first.says)) ?? [first.says];
  const actions: TableAction[] = [];
  let reached = state;
  let step: DealerStep | null = first;
  let place = group.indexOf(first.says);
  while (step !== null && place >= 0) {
    const next = actionsOf(step, reached, now);
    const answer = actedAll(reached, next);
    if (isRefusal(answer)) {
      if (actions.length > 0) break;
      const isForFloor = FOR_FLOOR.includes(first.says);
      return { kind: 'steps', step: first, actions: next, isForFloor, refused: answer };
    }
    actions.push(...next);
    reached = answer;
    step = nextStep(reached, seatsOf(reached), now.at);
    const at = step === null ? -1 : group.indexOf(step.says);
    place = at > place ? at : -1;
  }
  return { kind: 'steps', step: first, actions, isForFloor: FOR_FLOOR.includes(first.says) };
}

/** The dealer's cards are keyed when the forfeits are collected: one touch less. */
function beforeCards(state: TableState, step: DealerStep, now: Now): Press | undefined {
  const { round } = state;
  if (round === null) return undefined;
  if (step.says === 'collect-forfeits') {
    const before = actionsOf(step, state, now);
    const reached = actedAll(state, before);
    const next = isRefusal(reached) ? null : nextStep(reached, seatsOf(state), now.at);
    if (next?.says !== 'reveal-dealer-hand') return undefined;
    return { kind: 'cards', step: next, at: 'dealer', count: round.dealer.cards.length, before };
  }
  if (step.says === 'reveal-dealer-hand') {
    return { kind: 'cards', step, at: 'dealer', count: round.dealer.cards.length, before: [] };
  }
  if (step.says !== 'turn-up-hand') return undefined;
  const seat = step.words['seat'] as number;
  const held = round.seats.find((each) => each.seat === seat)?.hand.cards ?? [];
  // A shoe that reads cards has said them already.
  if (held.every((card) => card !== null)) return undefined;
  return { kind: 'cards', step, at: seat, count: held.length, before: [] };
}

/** What comes next at this table. `laid` are the chips on the screen, which go with the call. */
export function nextPress(state: TableState, laid: LaidBySeat, now: Now): Press {
  const chips = state.round?.phase === 'betting' ? placed(state, laid) : undefined;
  const from = chips?.table ?? state;
  const step = nextStep(from, seatsOf(from), now.at);
  if (step === null) {
    const seat = seatToDecide(from.round as NonNullable<TableState['round']>) as RoundSeat;
    return { kind: 'decide', seat, clause: procedureOf(from).clauses.turn };
  }
  if (step.says === 'count-stub') return { kind: 'count', step };
  const cards = beforeCards(from, step, now);
  if (cards !== undefined) return cards;
  const press = stepsFrom(from, step, now);
  if (press.kind !== 'steps' || chips === undefined) return press;
  const [refused] = Object.values(chips.refused);
  const actions = [...chips.actions, ...press.actions];
  return given({ ...press, actions, refused: refused ?? press.refused });
}
