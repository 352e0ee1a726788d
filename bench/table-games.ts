// Table games: rounds of seven players settled in memory, and rounds recorded card by card in the house
// without a store, beside rounds of fees in the same run, like for like: as many seats pay as many fees, each
// to an offering of its own, since no sheet takes five fees of a player. Both are run before they are
// measured, and as often as each other. The time is that of the core, since other work may run beside it.
import { makeCards, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { settleGame } from '#games';
import {
  type Command,
  decide,
  evolveRecord,
  type House,
  newHouse,
  type PlannedRound,
  usualTurns,
} from '#house';
import { assert } from '#result';
import { sampleOf } from '../src/house/fixtures/floor.fixture.ts';
import { makeRoomClock, systemClock } from '../src/store/clock.ts';
import { commandOf, endRound, openingCommands, RULEBOOK } from '../src/store/house.fixture.ts';
import { median, target } from './report.ts';

const REPEATS = 5;
const SETTLED = 4_000;
const PLAYERS = 7;
const ROUNDS = 2_000;

interface Bet {
  readonly game: string;
  readonly activity: string;
  readonly tables: Readonly<Record<string, string>>;
  /** What is not offered. */
  readonly without?: Readonly<Record<string, string>>;
  readonly meters: Readonly<Record<string, object>>;
  readonly dealerCount: number;
  /** Five of each player, the play wager among them. */
  readonly wagers: Readonly<Record<string, string>>;
}

const BETS: readonly Bet[] = [
  {
    game: 'crazy-4-poker',
    activity: 'ma-crazy-4-poker',
    tables: { queensUp: 'A', fourCardProgressive: 'A' },
    without: { coverAll: 'none' },
    meters: { fourCardProgressive: { amount: '7000.00', reset: '5000.00' } },
    dealerCount: 5,
    wagers: { ante: '10', superBonus: '10', queensUp: '5', fourCardProgressive: '1', play: '10' },
  },
  {
    game: 'four-card-poker',
    activity: 'sd-four-card-poker',
    tables: { acesUp: 'FCP-01', progressive: 'PMG-01' },
    meters: { progressive: { amount: '12000.00', reset: '10000.00' } },
    dealerCount: 6,
    // The automatic bonus comes with the ante.
    wagers: { ante: '10', acesUp: '5', progressive: '1', play: '10' },
  },
];

const SEATS = Array.from({ length: PLAYERS }, (_, index) => index + 1);
const source = seededSource(18);

function cardsFor({ dealerCount }: Bet) {
  const deck = shuffled(STANDARD_DECK.cards, source);
  const hands = SEATS.map((seat) => {
    const from = dealerCount + 5 * (seat - 1);
    return { seat, cards: deck.slice(from, from + 5) };
  });
  return { dealer: deck.slice(0, dealerCount), hands };
}

/** Milliseconds of the core that a piece of work took. */
function coreMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Milliseconds of a round. */
function benchSettle(bet: Bet): number {
  const { game, tables, meters, wagers } = bet;
  const rounds = Array.from({ length: SETTLED }, () => {
    const { dealer, hands } = cardsFor(bet);
    const seats = hands.map(({ seat, cards }) => ({ seat, cards: makeCards(cards), wagers }));
    return { game, tables, meters, dealer: makeCards(dealer), seats };
  });
  const rates = Array.from({ length: REPEATS }, () => {
    const ms = coreMs(() => {
      for (const round of rounds) assert(settleGame(round).ok, 'a round that was dealt is settled');
    });
    return (SETTLED / ms) * 1_000;
  });
  console.log(`\n${game}, ${PLAYERS} players with five wagers each, settled in memory`);
  const rate = median(rates);
  target('rounds a second', rate, 'at least 5000', rate >= 5_000);
  return 1_000 / rate;
}

interface Table {
  readonly house: House;
  run(command: Command): void;
}

function openedTable(): Table {
  const house = newHouse();
  const momentOf = makeRoomClock(systemClock);
  const run = (command: Command): void => {
    const at = momentOf(house);
    const decision = decide(house, command, at, RULEBOOK);
    assert(decision.ok, decision.ok ? '' : JSON.stringify(decision.error));
    const { id, by, type } = command;
    const [seq, events] = [house.seq + 1, decision.value];
    evolveRecord(house, { seq, id, input: '', at: at.text, by, command: type, events }, at);
  };
  openingCommands(1).forEach(run);
  return { house, run };
}

function openGame({ house, run }: Table, { game, activity, tables, without }: Bet): void {
  const sample = sampleOf(activity) as { options: object };
  const document = { ...sample, options: { ...sample.options, ...tables, ...without } };
  const posting = { offering: 'game', activity, document, closesTo: 'common' };
  run(commandOf('p1', 'max', 'propose', { action: { type: 'post-offering', ...posting } }));
  run(commandOf('p2', 'abe', 'approve', { proposal: 'p1' }));
  run(commandOf('g1', 'max', 'install-table', { table: 'G1', seats: PLAYERS }));
  run(commandOf('g2', 'flo', 'open-table', { table: 'G1', game }));
  run(commandOf('g3', 'cora', 'fill-tray', { table: 'G1', amount: '900000.00' }));
  const said = { table: 'G1', offering: 'game', recording: 'every-card', way: 'manual-shoe' };
  run(commandOf('g4', 'flo', 'open-game', said));
  assert(house.tableGames.has('G1'), 'the game is open');
}

/** What seven players pay besides, five fees each: the first offering is open already. */
const PAID = ['blazing', 'blazing-2', 'blazing-3', 'blazing-4', 'blazing-5'];

function openFees({ run }: Table): readonly Command[] {
  const activity = 'hgc-blazing-sevens';
  for (const offering of PAID.slice(1)) {
    const posting = { offering, activity, document: sampleOf(activity), closesTo: 'common' };
    run(commandOf(offering, 'max', 'propose', { action: { type: 'post-offering', ...posting } }));
    run(commandOf(`${offering}-2`, 'abe', 'approve', { proposal: offering }));
  }
  const fees = PAID.map((offering) => ({ offering, seats: SEATS }));
  return [commandOf('s', 'dana', 'start-round', { table: 'T1', fees }), endRound('e', 'T1')];
}

const BADGES = { dealer: 'dana', floor: 'flo', manager: 'max' } as const;
const CHANCE = '0'.repeat(64);
const TURNS_MOST = 40;

/** The commands of a round, as they are done one after another. */
function dealtRound({ house, run }: Table, plan: PlannedRound, prefix: string): Command[] {
  const commands: Command[] = [];
  const before = house.tables.get('G1')?.roundCount;
  const isOver = () =>
    house.tables.get('G1')?.roundCount !== before &&
    house.tableGames.get('G1')?.state.round?.phase === 'complete';
  for (let turns = 0; turns < TURNS_MOST && !isOver(); turns++) {
    const { state } = house.tableGames.get('G1') ?? {};
    assert(state !== undefined, 'the game is open');
    for (const { by, steps } of usualTurns(state, plan, house.at)) {
      const fields = { table: 'G1', steps, chance: CHANCE };
      const command = commandOf(`${prefix}-${commands.length}`, BADGES[by], 'deal-steps', fields);
      run(command);
      commands.push(command);
    }
  }
  return commands;
}

/** The stub is counted every fifth round: what was done in so many can be done again. No cards come back
 * while anything of them is remembered. */
const CYCLE = 400;

function benchDealt(bet: Bet, settleMs: number): void {
  const table = openedTable();
  openGame(table, bet);
  const { wagers, dealerCount } = bet;
  const { play = '', ...before } = wagers;
  const plans = Array.from({ length: CYCLE }, (): PlannedRound => {
    const { dealer, hands } = cardsFor({ ...bet, dealerCount });
    const seats = hands.map(({ seat, cards }) => ({ seat, cards, wagers: before, play }));
    return { dealer, seats, isRead: true };
  });
  plans.slice(0, 5).forEach((plan, index) => {
    dealtRound(table, plan, `first-${index}`);
  });
  const cycle = plans.map((plan, index) => dealtRound(table, plan, `cycle-${index}`));
  let count = 0;
  const again = (command: Command): void => {
    count += 1;
    table.run({ ...command, id: `again-${count}` } as Command);
  };
  const paid = openFees(table);
  const measured = () => {
    const dealt = coreMs(() => {
      for (let round = 0; round < ROUNDS; round++) cycle[round % CYCLE]?.forEach(again);
    });
    const fees = coreMs(() => {
      for (let round = 0; round < ROUNDS; round++) paid.forEach(again);
    });
    return { dealt: dealt / ROUNDS, fees: fees / ROUNDS };
  };
  measured();
  const ratios = Array.from({ length: REPEATS }, measured);
  const commands = cycle.flat().length / CYCLE;
  const steps =
    cycle
      .flat()
      .reduce((sum, each) => sum + (each.type === 'deal-steps' ? each.steps.length : 0), 0) / CYCLE;
  const ms = median(ratios.map((each) => each.dealt));
  const rounds = median(ratios.map(({ dealt, fees }) => dealt / fees));
  console.log(`\n${bet.game}, a round card by card in the house without a store`);
  const feesMs = median(ratios.map((each) => each.fees));
  console.log(`     ${commands} commands with ${steps} steps, ${ms.toFixed(3)} ms`);
  console.log(`     a round of fees: ${feesMs.toFixed(3)} ms`);
  console.log(`     of it ${settleMs.toFixed(3)} ms is the settlement, as above`);
  target('times a round of fees, seven seats with five each', rounds, 'at most 3', rounds <= 3);
  console.log(`  -> a step, in commands of such fees: ${((rounds * 2) / steps).toFixed(1)}`);
}

export function benchTableGames(): void {
  const settleMs = BETS.map(benchSettle);
  BETS.forEach((bet, index) => {
    benchDealt(bet, settleMs[index] as number);
  });
}
