// An evening at a practice table. The money is play money: it never was in a house's books, so the
// page may count it itself, exactly, with the same pure code that settles rounds everywhere else.
import {
  act,
  CRAZY_4_PROCEDURE,
  type Game,
  gameNamed,
  type Note,
  openTable,
  procedureOf,
  type RoundPhase,
  roundRecordOf,
  type SettledRound,
  type SettledSeat,
  type ShownMeter,
  type StepRefusal,
  settleGame,
  type TableAction,
  type TableRound,
  type TableSetup,
  type TableState,
} from '#games';
import { add, type Cents, dollarsOf, subtract, sum, usd, ZERO } from '#money';
import { assert, given, sure } from '#result';
import type { DealerStep, Means } from './dealer-steps.ts';

export type PracticeGame = TableSetup['game'];

/** Chips on the circles of one seat. */
type Laid = Readonly<Record<string, Cents>>;

/** Something that happened in this round, and the clause behind it. */
export interface ToldStep {
  readonly says: DealerStep['says'];
  readonly words: DealerStep['words'];
  readonly clause: string;
  readonly notes: readonly Note[];
}

export interface Practice {
  readonly game: Game;
  readonly table: TableState;
  /** Our own seats. */
  readonly own: readonly number[];
  /** What we had when the round began. */
  readonly bankroll: Cents;
  readonly meters: Readonly<Record<string, ShownMeter>>;
  readonly laid: Readonly<Record<number, Laid>>;
  /** Chips of the last round, to be laid again. */
  readonly last: Readonly<Record<number, Laid>>;
  /** Why the chips of a seat are not taken as they lie; we may also have too few of them. */
  readonly refused: Readonly<Record<number, StepRefusal | 'too-few-chips'>>;
  readonly told: readonly ToldStep[];
  /** From the moment the dealer's hand is shown. */
  readonly settled: SettledRound | null;
}

export interface Choices {
  readonly own: number;
  readonly others: number;
  /** The pay table of each wager that has a choice of them; the first by default. */
  readonly tables: Readonly<Record<string, string>>;
}

const BANKROLL = usd('1,000');
/** Where the rule names no least amount for a meter. */
const METER = usd('10,000');

/** Another player's seat: the smallest round that has something of everything. */
const OTHERS_WAGERS: Readonly<Record<PracticeGame, Readonly<Record<string, string>>>> = {
  'four-card-poker': { ante: '10', progressive: '1' },
  'crazy-4-poker': { ante: '10', superBonus: '10', fourCardProgressive: '1' },
};

/** Wagers whose pay table the licensee picks. */
export const pickedTables = ({ wagers }: Game) =>
  wagers.filter(({ tableBy }) => tableBy === 'licensee');

const tablesOf = (game: Game, chosen: Choices['tables']): Record<string, string> =>
  Object.fromEntries(
    pickedTables(game).map(({ id, tables }) => {
      const isThere = tables.some((table) => table.id === chosen[id]);
      return [id, isThere ? (chosen[id] as string) : (tables[0]?.id as string)];
    }),
  );

function metersOf(game: Game, tables: Readonly<Record<string, string>>): Practice['meters'] {
  return Object.fromEntries(
    game.meters.map(({ name }) => {
      const wager = game.wagers.find(({ meter }) => meter === name);
      const table = wager?.tables.find(({ id }) => id === (tables[wager.id] ?? '-'));
      const amount = dollarsOf(table?.leastReset ?? METER);
      return [name, { amount, reset: amount }];
    }),
  );
}

/** Wagers besides the ante that a house may offer, each of which lies on a circle of its own. */
const OFFERS: Readonly<Record<PracticeGame, readonly string[]>> = {
  'four-card-poker': ['progressive'],
  'crazy-4-poker': [
    'queensUp',
    'fourCardProgressive',
    'fiveCardProgressive',
    'fiveCardHandBonusPlayer',
    'fiveCardHandBonusDealer',
    'coverAll',
  ],
};

/** A wager on the best hand of the table takes a shuffler that counts its players. */
const SHUFFLERS: Readonly<Record<PracticeGame, Pick<TableSetup, 'shuffler' | 'shufflerMode'>>> = {
  'four-card-poker': { shuffler: 'none' },
  'crazy-4-poker': {
    shuffler: 'automated',
    ...given({ shufflerMode: CRAZY_4_PROCEDURE.tableWager?.mode }),
  },
};

/** Every seat is a player of its own, also ours: the rules allow one position a person. */
const playerAt = (seat: number): string => `Seat ${seat}`;

export function openPractice(
  name: PracticeGame,
  { own, others, tables: chosen }: Choices,
): Practice {
  const game = gameNamed(name) as Game;
  const tables = tablesOf(game, chosen);
  const opened = openTable({
    game: name,
    recording: 'every-card',
    designatedFor: [name],
    seatCount: game.seatsMax,
    ...SHUFFLERS[name],
    automatedShoe: false,
    way: 'manual-shoe',
    offers: OFFERS[name],
    tables,
  });
  assert(opened.ok, 'a practice table is set up by the rules');
  const seats = Array.from({ length: own + others }, (_, index) => index + 1);
  const sit = seats.map(
    (seat): TableAction => ({ type: 'sit-down', seat, player: playerAt(seat) }),
  );
  return {
    game,
    table: actedAll(opened.state, sit).table,
    own: seats.slice(0, own),
    bankroll: BANKROLL,
    meters: metersOf(game, tables),
    laid: {},
    last: {},
    refused: {},
    told: [],
    settled: null,
  };
}

/** Does what the procedure is known to take. */
function actedAll(
  table: TableState,
  actions: readonly TableAction[],
): { readonly table: TableState; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  const after = actions.reduce((before, action) => {
    const acted = act(before, action);
    assert(acted.ok, acted.ok ? '' : `${action.type}: ${acted.refusal.message}`);
    notes.push(...acted.notes);
    return acted.state;
  }, table);
  return { table: after, notes };
}

export const phaseOf = ({ table }: Practice): RoundPhase | null => table.round?.phase ?? null;

/** The circles of a seat before the deal, in the order of the game. */
export function circlesOf({ game, table }: Practice): readonly string[] {
  const offered = ['ante', ...procedureOf(table).offered(table.setup)];
  return game.wagers.map(({ id }) => id).filter((id) => offered.includes(id));
}

const laidInAll = (laid: Practice['laid']): Cents =>
  sum(Object.values(laid).flatMap((each) => Object.values(each)));

const withoutNothing = (laid: Laid): Laid =>
  Object.fromEntries(Object.entries(laid).filter(([, amount]) => amount > ZERO));

/** The chips of a seat as they now lie, put to the procedure: it takes all of them or none. */
function withLaid(practice: Practice, seat: number, chips: Laid): Practice {
  const mine = withoutNothing(chips);
  const laid = { ...practice.laid, [seat]: mine };
  const { [seat]: _, ...refused } = practice.refused;
  const isIn = practice.table.round?.seats.some((each) => each.seat === seat) === true;
  const cleared: readonly TableAction[] = isIn ? [{ type: 'withdraw-wagers', seat }] : [];
  const { table } = actedAll(practice.table, cleared);
  const next = { ...practice, laid, refused, table };
  if (Object.keys(mine).length === 0) return next;
  if (laidInAll(laid) > practice.bankroll) {
    return { ...next, refused: { ...refused, [seat]: 'too-few-chips' } };
  }
  const wagers = Object.fromEntries(
    Object.entries(mine).map(([wager, amount]) => [wager, dollarsOf(amount)]),
  );
  const placed = act(table, {
    type: 'place-wagers',
    seat,
    player: playerAt(seat),
    wagers,
    made: 'chips',
  });
  return placed.ok
    ? { ...next, table: placed.state }
    : { ...next, refused: { ...refused, [seat]: placed.refusal } };
}

/** Lays a chip on a circle. A bet that must equal the ante is laid with it. */
export function layChip(
  practice: Practice,
  { seat, wager }: { readonly seat: number; readonly wager: string },
  chip: Cents,
): Practice {
  const mine = practice.laid[seat] ?? {};
  const equal = practice.game.wagers.filter(({ equalsAnte }) => equalsAnte).map(({ id }) => id);
  const circles = wager === 'ante' ? ['ante', ...equal] : [wager];
  const more = circles.map((each): [string, Cents] => [each, add(mine[each] ?? ZERO, chip)]);
  return withLaid(practice, seat, { ...mine, ...Object.fromEntries(more) });
}

export function takeChips(
  practice: Practice,
  { seat, wager }: { readonly seat: number; readonly wager: string },
): Practice {
  const { [wager]: _, ...left } = practice.laid[seat] ?? {};
  return withLaid(practice, seat, left);
}

export const clearSeat = (practice: Practice, seat: number): Practice =>
  withLaid(practice, seat, {});

/** The chips of the last round once more. */
export const layAgain = (practice: Practice): Practice =>
  practice.own.reduce(
    (before, seat) => withLaid(before, seat, practice.last[seat] ?? {}),
    practice,
  );

/** Why the wagers cannot be closed yet, if they cannot. */
export function obstacleOf(
  { table, refused }: Practice,
  at: number,
): StepRefusal | 'too-few-chips' | null {
  const [first] = Object.values(refused);
  if (first !== undefined) return first;
  const closed = act(table, { type: 'announce-no-more-bets', at });
  return closed.ok ? null : closed.refusal;
}

/** Fold, or play for an amount: what the procedure says to it. */
export function decide(
  practice: Practice,
  seat: number,
  amount: Cents | 'fold',
):
  | { readonly ok: true; readonly practice: Practice }
  | { readonly ok: false; readonly because: StepRefusal | 'too-few-chips' } {
  if (amount !== 'fold' && amount > moneyOf(practice))
    return { ok: false, because: 'too-few-chips' };
  const action: TableAction =
    amount === 'fold' ? { type: 'fold', seat } : { type: 'play', seat, amount: dollarsOf(amount) };
  const acted = act(practice.table, action);
  if (!acted.ok) return { ok: false, because: acted.refusal };
  const told: ToldStep = {
    says: amount === 'fold' ? 'fold' : 'play',
    words: { seat, amount: amount === 'fold' ? '' : dollarsOf(amount) },
    clause: procedureOf(practice.table).clauses.turn,
    notes: acted.notes,
  };
  return {
    ok: true,
    practice: { ...practice, table: acted.state, told: [...practice.told, told] },
  };
}

const othersOf = (practice: Practice): readonly TableAction[] =>
  practice.table.seated
    .filter(({ seat }) => !practice.own.includes(seat))
    .map(({ seat, player }) => ({
      type: 'place-wagers',
      seat,
      player,
      wagers: OTHERS_WAGERS[practice.table.setup.game],
      made: 'chips',
    }));

const ownSeats = (practice: Practice): readonly SettledSeat[] =>
  practice.settled?.seats.filter(({ seat }) => practice.own.includes(seat)) ?? [];

/** What we have beside what lies on the table. Winnings are ours when all is settled. */
export function moneyOf(practice: Practice): Cents {
  const { table, own, bankroll, laid } = practice;
  const phase = phaseOf(practice);
  if (phase === null || phase === 'complete') return bankroll;
  if (phase === 'betting') return subtract(bankroll, laidInAll(laid));
  const staked = (table.round as TableRound).seats
    .filter(({ seat }) => own.includes(seat))
    .flatMap(({ wagers }) => Object.values(wagers).map(({ amount }) => usd(amount)));
  const left = subtract(bankroll, sum(staked));
  return phase === 'settled' ? add(left, sum(ownSeats(practice).map(returnedTo))) : left;
}

const returnedTo = ({ returned }: SettledSeat): Cents => usd(returned);

/** What a seat has won or lost in the round. */
export const netOf = ({ staked, returned }: SettledSeat): Cents =>
  subtract(usd(returned), usd(staked));

const metersAfter = ({ meters }: Practice, settled: SettledRound): Practice['meters'] =>
  Object.fromEntries(
    Object.entries(meters).map(([name, meter]) => [
      name,
      { ...meter, amount: settled.meters[name]?.after ?? meter.amount },
    ]),
  );

/** What a step leaves behind besides the table. */
function afterStep(practice: Practice, says: DealerStep['says']): Practice {
  if (says === 'reveal-dealer-hand') {
    return { ...practice, settled: sure(settleGame(roundRecordOf(practice.table))) };
  }
  if (says !== 'rack-cards' || practice.settled === null) return practice;
  return {
    ...practice,
    bankroll: add(practice.bankroll, sum(ownSeats(practice).map(netOf))),
    meters: metersAfter(practice, practice.settled),
    last: practice.laid,
  };
}

/** The step with the player's decision. */
function toldOf(
  step: DealerStep,
  actions: readonly TableAction[],
  notes: readonly Note[],
): ToldStep {
  const { words, clause } = step;
  if (step.says !== 'other-decides') return { says: step.says, words, clause, notes };
  const [decided] = actions;
  return decided?.type === 'play'
    ? { says: 'other-plays', words: { ...words, amount: decided.amount }, clause, notes }
    : { says: 'other-folds', words, clause, notes };
}

/** The practice table after a step of the dealer's. */
export function stepped(
  before: Practice,
  step: DealerStep,
  means: Pick<Means, 'source' | 'at'>,
): Practice {
  const actions = step.actions({ ...means, meters: before.meters, others: othersOf(before) });
  const { table, notes } = actedAll(before.table, actions);
  const told = toldOf(step, actions, notes);
  // A new round begins with the shuffle after the last one.
  const isOver = phaseOf(before) === 'complete';
  const isFresh = isOver && before.settled !== null;
  const cleaned = isFresh ? { ...before, settled: null, laid: {}, refused: {}, told: [] } : before;
  return afterStep({ ...cleaned, table, told: [...cleaned.told, told] }, step.says);
}
