// Questions that a dealer is asked in training, and the marks by clause. What is right is asked of the
// procedure and of the settlement, as a real table asks them.
import { leftIn, type Shoe } from '#cards';
import { below, type RandomSource, seededSource, shuffled } from '#chance';
import { add, type Cents, dollarsOf, subtract, sum, times, usd, ZERO } from '#money';
import { given, sure } from '#result';
import { settleGame } from '../games.ts';
import { act, roundRecordOf } from '../procedure/act.ts';
import type { TableAction } from '../procedure/actions.ts';
import { seatToDecide } from '../procedure/decisions.ts';
import { procedureOf } from '../procedure/open-table.ts';
import type { Procedure } from '../procedure/procedure.ts';
import { type SettlementStep, settlementSteps } from '../procedure/settling.ts';
import type { RoundSeat, TableRound, TableSetup, TableState } from '../procedure/table-state.ts';
import type { SettledRound, SettledSeat, SettledWager } from '../round.ts';
import { type TrainingTable, taken, trainingTable } from './table.ts';

/** What goes wrong at a table, as a question has it. */
export type TrainerTrouble =
  | 'one-card-face-up'
  | 'two-cards-face-up'
  | 'card-drawn-in-error'
  | 'card-too-many'
  | 'dealer-card-exposed'
  | 'stub-short'
  | 'stub-short-misdealt';

/** `may-play` is answered yes or no; `next-step` with a seat and a group; `wager` with lose, push, or
 * what the dealer puts down; `envy` with an amount; `trouble` with what becomes of the round. */
export interface TrainerQuestion {
  readonly id: string;
  readonly asks: 'may-play' | 'next-step' | 'wager' | 'envy' | 'trouble';
  readonly seat?: number;
  readonly wager?: string;
  /** The play wager that a seat wants to make. */
  readonly amount?: string;
  /** The steps that have been settled, in order: `5 main`. */
  readonly done?: readonly string[];
  readonly trouble?: TrainerTrouble;
  readonly choices: readonly string[];
}

export interface TrainerMark {
  readonly isRight: boolean;
  readonly right: string;
  readonly clause: string;
}

export interface TrainerRound {
  readonly seed: number;
  /** The table when the dealer has shown the hand: every question but `may-play` and `trouble` is
   * about it. */
  readonly table: TableState;
  readonly settled: SettledRound;
  readonly questions: readonly TrainerQuestion[];
  /** The mark for an answer to a question of this round. */
  mark(id: string, answer: string): TrainerMark;
}

interface Asked {
  readonly question: Omit<TrainerQuestion, 'id'>;
  readonly right: string;
  readonly clause: string;
}

const TROUBLE_ANSWERS = ['goes-on', 'void', 'void-deck-leaves', 'floor-decides'] as const;

/** The wrong sums are those that dealers make; the right one is among them once. */
const amountsOf = (amounts: readonly Cents[]): string[] =>
  [...new Set(amounts)]
    .filter((amount) => amount >= ZERO)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((amount) => dollarsOf(amount));

const nameOf = ({ seat, group }: SettlementStep): string => `${seat} ${group}`;

/** s.10(b), (6): a play wager that some hands may make and some may not. */
function askToPlay({ deciding }: TrainingTable, source: RandomSource): Asked[] {
  const asked = seatToDecide(deciding.round as TableRound);
  if (asked === undefined) return [];
  const { seat, wagers } = asked;
  const ante = usd(wagers['ante']?.amount as string);
  const amount = dollarsOf(times(ante, BigInt(1 + below(source, 4))));
  const answer = act(deciding, { type: 'play', seat, amount });
  const question = { asks: 'may-play', seat, amount, choices: ['yes', 'no'] } as const;
  const clause = answer.ok ? procedureOf(deciding).clauses.turn : answer.refusal.clause;
  return [{ question, right: answer.ok ? 'yes' : 'no', clause }];
}

/** The order of settlement: from the right, and in a seat wager by wager. */
function askNext({ shown }: TrainingTable, source: RandomSource): Asked[] {
  const procedure = procedureOf(shown);
  const steps = settlementSteps(shown.round as TableRound, procedure);
  if (steps.length < 2) return [];
  const at = below(source, steps.length - 1);
  const next = steps[at] as SettlementStep;
  const others = shuffled(steps.slice(at + 1), source).slice(0, 3);
  const choices = shuffled([next, ...others], source).map(nameOf);
  const done = steps.slice(0, at).map(nameOf);
  return [
    { question: { asks: 'next-step', done, choices }, right: nameOf(next), clause: next.clause },
  ];
}

/** What the dealer puts down for a wager: chips that lie there stay there, those that were collected
 * are part of what is paid. */
function handedOver(
  wager: string,
  { staked, returned }: SettledWager,
  procedure: Procedure,
): Cents {
  const isCollected = [...procedure.sensorWagers, ...procedure.drawnWagers].includes(wager);
  return isCollected ? usd(returned) : subtract(usd(returned), usd(staked));
}

function askWager(seat: number, wager: string, paid: SettledWager, procedure: Procedure): Asked {
  const stake = usd(paid.staked);
  const handed = handedOver(wager, paid, procedure);
  const rightOf = { lose: 'lose', push: 'push', win: dollarsOf(handed) };
  // Even money, the stake counted twice or not at all.
  const wins = paid.result === 'win' ? [handed, subtract(handed, stake)] : [];
  const sums = [...wins, ...wins.map((each) => add(each, stake)), stake];
  const amounts = amountsOf(sums).filter((amount) => amount !== '0.00');
  const choices = ['lose', 'push', ...amounts];
  const clause = paid.parts?.[0]?.because ?? paid.because;
  return { question: { asks: 'wager', seat, wager, choices }, right: rightOf[paid.result], clause };
}

const askWagers = (
  seats: readonly SettledSeat[],
  asked: readonly number[],
  procedure: Procedure,
): Asked[] =>
  seats
    .filter(({ seat }) => asked.includes(seat))
    .flatMap(({ seat, wagers }) =>
      Object.entries(wagers)
        .filter(([, { staked, returned }]) => staked !== '0.00' || returned !== '0.00')
        .map(([wager, paid]) => askWager(seat, wager, paid, procedure)),
    );

/** Who gets envy, and by which wager: never for the own hand. */
function askEnvy(table: TrainingTable, seats: readonly SettledSeat[], other: number): Asked[] {
  const { shown, star } = table;
  const procedure = procedureOf(shown);
  const hasChip = ({ seat }: SettledSeat) =>
    (shown.round as TableRound).seats.some(
      (each) => each.seat === seat && procedure.sensorWagers.some((wager) => wager in each.wagers),
    );
  return seats
    .filter((each) => hasChip(each) && [star, other].includes(each.seat))
    .map(({ seat, envy }): Asked => {
      const right = sum(envy.map(({ amount }) => usd(amount)));
      const wrong =
        envy.length === 0 ? [usd('10'), usd('100')] : [times(right, 5n), times(right, 2n)];
      const choices = amountsOf([ZERO, right, ...wrong]);
      const clause = envy[0]?.because ?? procedure.clauses.envy;
      return { question: { asks: 'envy', seat, choices }, right: dollarsOf(right), clause };
    });
}

/** Each trouble as steps from a moment of the round; the answer to the last one is the remedy. */
const TROUBLES: Readonly<
  Record<TrainerTrouble, (table: TrainingTable, seat: number) => [TableState, TableAction]>
> = {
  'one-card-face-up': ({ dealing }) => [dealing, { type: 'card-found-face-up' }],
  'two-cards-face-up': ({ dealing }) => {
    const found = act(dealing, { type: 'card-found-face-up' });
    return [found.ok ? found.state : dealing, { type: 'card-found-face-up' }];
  },
  'card-drawn-in-error': ({ dealing }) => [dealing, { type: 'card-drawn-in-error' }],
  'card-too-many': ({ dealing }, seat) => [
    taken(dealing, { type: 'deal-extra-card', to: seat }),
    { type: 'wrong-number-found' },
  ],
  'dealer-card-exposed': ({ deciding }) => [deciding, { type: 'dealer-card-exposed' }],
  'stub-short': ({ dealt }) => [dealt, { type: 'count-stub', counted: stubOf(dealt) - 1 }],
  'stub-short-misdealt': ({ dealt }, seat) => {
    const extra = taken(dealt, { type: 'deal-extra-card', to: seat });
    return [extra, { type: 'count-stub', counted: stubOf(extra) }];
  },
};

const stubOf = ({ round }: TableState): number => leftIn(round?.shoe as Shoe<unknown>);

/** What becomes of the round. */
function askTrouble(table: TrainingTable, source: RandomSource): Asked {
  const kinds = Object.keys(TROUBLES) as TrainerTrouble[];
  const trouble = kinds[below(source, kinds.length)] as TrainerTrouble;
  const [state, action] = TROUBLES[trouble](table, table.star);
  const answer = act(state, action);
  const question = { asks: 'trouble', trouble, choices: TROUBLE_ANSWERS } as const;
  if (!answer.ok) return { question, right: 'floor-decides', clause: answer.refusal.clause };
  const { round, decks } = answer.state;
  const clause = round?.void?.because ?? (answer.notes[0]?.clause as string);
  if (round?.phase !== 'void') return { question, right: 'goes-on', clause };
  return { question, right: decks.length === 0 ? 'void-deck-leaves' : 'void', clause };
}

/** A seeded round at a table of this house, what a dealer is asked about it, and the marks. */
export function trainerRound(seed: number, setup: TableSetup): TrainerRound {
  const source = seededSource(seed);
  const table = trainingTable(setup, source);
  const { shown, star } = table;
  const procedure = procedureOf(shown);
  const settled = sure(settleGame(roundRecordOf(shown)));
  const others = (shown.round as TableRound).seats.filter(({ seat }) => seat !== star);
  const other = (others[below(source, Math.max(1, others.length))] as RoundSeat | undefined)?.seat;
  const asked: Asked[] = [
    ...askToPlay(table, source),
    ...askNext(table, source),
    ...askWagers(settled.seats, [star, other ?? star], procedure),
    ...askEnvy(table, settled.seats, other ?? star),
    askTrouble(table, source),
  ];
  const byId = new Map(asked.map((each, index) => [String(index + 1), each]));
  return {
    seed,
    table: shown,
    settled,
    questions: [...byId].map(([id, { question }]) => given({ id, ...question })),
    mark(id, answer) {
      const { right, clause } = byId.get(id) as Asked;
      return { isRight: answer === right, right, clause };
    },
  };
}
