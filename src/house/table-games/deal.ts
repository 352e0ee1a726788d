// Steps of the procedure as the house takes them: each is done by the one procedure that all tables
// have, and what it does to money is said in events of its own.
import type { RandomSource } from '#chance';
import {
  isLive,
  procedureOf,
  roundRecordOf,
  type ShownMeter,
  type TableAction,
  type TableRole,
  type TableRound,
  type TableState,
  wagersOf,
} from '#games';
import { type Entry, enter, overdrawnBy } from '#ledger';
import { assert, given } from '#result';
import type { EventOf } from '../events.ts';
import { type Fund, knownFund } from '../funds/funds.ts';
import { refuse, tableNamed } from '../kit/ask.ts';
import type { Ask } from '../kit/asking.ts';
import type { House } from '../state.ts';
import { seatsTold } from '../tables/dealt.ts';
import type { Taking } from '../tables/fees.ts';
import { sourceOf } from '../words/chance.ts';
import { entryOf } from '../words/shapes.ts';
import { actionOf, pathOf, roleOf, shownMeters } from './asked-steps.ts';
import { feesBack, feesTaken } from './fees.ts';
import {
  awarded,
  coinedIn,
  ended,
  forget,
  gameWith,
  metered,
  type OpenTableGame,
  remember,
  step,
} from './progress.ts';
import { meterPrizes, settlementOf } from './settle.ts';
import { checkPosted } from './setup.ts';
import { signedKey, type TableGame } from './state.ts';
import { type AskedStep, type WrittenStep, writeStep } from './steps.ts';

export interface DealAsked {
  readonly id: string;
  readonly by: string;
  readonly table: string;
  readonly steps: readonly AskedStep[];
  readonly chance: string;
}

type Told = EventOf<
  | 'steps-dealt'
  | 'round-started'
  | 'prizes-won'
  | 'round-settled'
  | 'fees-returned'
  | 'round-voided'
  | 'round-ended'
>;

/** A command as far as it has come: the house and its game after the steps before. */
interface Dealing {
  readonly ask: Ask<DealAsked>;
  readonly fund: Fund;
  readonly chance: () => RandomSource;
  readonly role: TableRole;
  /** What the sheet says of its fees. */
  readonly sheet: Parameters<typeof actionOf>[2];
  house: House;
  /** Entries that the books of this house do not have yet: few commands look at them again. */
  entries: readonly Entry[];
  /** The books in which the meters were looked at last: they stand still between two entries. */
  looked?: House['book'];
  /** The game as far as steps have been taken, which no one else sees. */
  game: OpenTableGame;
  /** The game as far as events have said it. */
  said: TableGame;
  readonly events: Told[];
  /** Steps that no event says yet. */
  steps: WrittenStep[];
  meters: Readonly<Record<string, ShownMeter>> | undefined;
  readonly taking: Taking;
  awards: number;
}

/** The game that a table deals. */
export const gameAt = ({ tableGames }: House, table: string): TableGame =>
  tableGames.get(table) ?? refuse('no-game', table);

function flush(dealing: Dealing): void {
  const { ask, steps, meters } = dealing;
  if (steps.length === 0 && meters === undefined) return;
  const event = given({ type: 'steps-dealt', table: ask.command.table, meters, steps });
  dealing.events.push(event);
  dealing.said = remember(event, dealing.said, gameWith(dealing.game, {}));
  dealing.steps = [];
  dealing.meters = undefined;
}

/** Says what has happened, and goes on in the house and with the game as they are then. */
function say(dealing: Dealing, event: Told, after: TableGame = dealing.game): void {
  flush(dealing);
  dealing.events.push(event);
  dealing.said = remember(event, dealing.said, gameWith(after, {}));
  dealing.game = gameWith(after, {});
  const entries = (event.moves ?? []).map(entryOf);
  if (entries.length === 0) return;
  const short = overdrawnBy(houseNow(dealing).book, entries);
  if (short !== undefined) refuse('not-enough-money', short);
  dealing.entries = entries;
}

/** The house after all that was said. */
function houseNow(dealing: Dealing): House {
  if (dealing.entries.length > 0) {
    const book = new Map(dealing.house.book);
    for (const entry of dealing.entries) enter(book, entry);
    dealing.house = { ...dealing.house, book };
    dealing.entries = [];
  }
  return dealing.house;
}

/** Two people: who keys a hand does not sign for what it wins, and does not correct it. */
function checkBadges({ ask, game }: Dealing, step: AskedStep): void {
  const { by } = ask.command;
  const { keyed, signed } = game.badges;
  const own =
    (step.type === 'validate-win' && [keyed[`${step.seat}`], keyed['dealer']]) ||
    (step.type === 'correct-cards' && [keyed[`${step.at}`]]) ||
    (step.type === 'correct-play' && [keyed[`${step.seat}`], keyed['dealer']]) ||
    (step.type === 'adjust-manually' && (signed[signedKey(step)] ?? [])) ||
    [];
  if (own.includes(by)) refuse('second-person', by);
}

/** A round begins as posted, while the offering is open. */
function checkBegin(dealing: Dealing): void {
  const { ask, game } = dealing;
  const { table } = ask.command;
  const offered = checkPosted(
    { ...ask, house: houseNow(dealing) },
    { table, offering: game.offering },
  );
  if (offered.version === game.version) return;
  refuse('changed-meanwhile', `${game.offering}: take the change over at ${table}`);
}

const isSameMeter = (one: ShownMeter | undefined, other: ShownMeter | undefined): boolean =>
  one?.amount === other?.amount && one?.reserve === other?.reserve;

/** The meters as they stand when the dealer gets to a player; those that this round has won from stay
 * as they were then. */
function lookAtMeters(dealing: Dealing): void {
  const { round } = dealing.game.state;
  const house = houseNow(dealing);
  if (round === null || dealing.looked === house.book) return;
  dealing.looked = house.book;
  const { won } = dealing.game;
  const now = shownMeters(house, dealing.fund, dealing.game.state.setup);
  const names = Object.keys(round.meters).filter(
    (name) =>
      !won.some(({ meter }) => meter === name) && !isSameMeter(round.meters[name], now[name]),
  );
  if (names.length === 0) return;
  flush(dealing);
  const fresh = Object.fromEntries(names.map((name) => [name, now[name] as ShownMeter]));
  dealing.meters = { ...round.meters, ...fresh };
  dealing.game = gameWith(metered(dealing.game, dealing.meters), {});
}

const placeOf = (dealing: Dealing) => {
  const { ask, game } = dealing;
  const house = houseNow(dealing);
  const { offering } = game;
  const offered = house.offerings.get(offering);
  assert(offered !== undefined, `no offering ${offering}`);
  return { asking: { ...ask, house }, table: ask.command.table, offering, offered };
};

/** The first card is out: the round of the table begins, and meters have their share of the wagers. */
function coinIn(dealing: Dealing): void {
  const { ask, game, taking } = dealing;
  const { table } = ask.command;
  ask.hooks.checkDeal(ask, table);
  const round = nextRound(dealing);
  const { fees, moves } = feesTaken(placeOf(dealing), game.state.round as TableRound, taking);
  const after = coinedIn(game, { round, fees });
  const told = seatsTold(tableNamed(ask.house, table));
  say(dealing, { type: 'round-started', table, round, ...told, fees, moves }, after);
}

/** Parts of meters that a turn of the settlement has won become claims. */
function awardMeters(
  dealing: Dealing,
  state: TableState,
  { seat, group }: Extract<TableAction, { type: 'settle-wagers' }>,
): void {
  const { ask } = dealing;
  const procedure = procedureOf(state);
  const mine = (state.round as TableRound).seats.find((each) => each.seat === seat);
  for (const wager of wagersOf(procedure, group)) {
    const meter = procedure.meterOf(wager);
    if (meter === null || !isLive(mine?.wagers[wager])) continue;
    const isWon = dealing.game.won.some((each) => each.seat === seat && each.wager === wager);
    if (isWon) continue;
    lookAtMeters(dealing);
    const award = dealing.awards === 0 ? ask.command.id : `${ask.command.id}-${dealing.awards + 1}`;
    const won = meterPrizes(
      { ...ask, house: houseNow(dealing) },
      {
        fund: dealing.fund,
        game: dealing.game,
        table: ask.command.table,
        award,
        by: ask.command.by,
      },
      { seat, wager, meter },
    );
    if (won === undefined) continue;
    dealing.awards += 1;
    say(dealing, won, awarded(dealing.game, won));
    dealing.house = { ...houseNow(dealing), slipCount: won.slip };
  }
}

/** The number of the round that begins. */
const nextRound = ({ ask, events }: Dealing): number =>
  (ask.house.tables.get(ask.command.table)?.roundCount ?? 0) +
  events.filter(({ type }) => type === 'round-started').length +
  1;

/** A round is over: it is settled once, or everything goes back. */
function end(dealing: Dealing): void {
  const { ask } = dealing;
  const { table } = ask.command;
  const over = (dealing.game.state.round as TableRound).void;
  if (dealing.game.round === undefined) {
    // No card was out, so that no meter has had anything.
    const round = nextRound(dealing);
    const after = coinedIn(dealing.game, { round, fees: [] });
    const told = seatsTold(tableNamed(ask.house, table));
    say(dealing, { type: 'round-started', table, round, ...told, fees: [] }, after);
  }
  const { game } = dealing;
  const round = game.round as number;
  const record = roundRecordOf(game.state) ?? undefined;
  const facts = { table, offering: game.offering, round };
  if (over === null) {
    assert(record !== undefined, 'a round that is complete has a record');
    const event = settlementOf(houseNow(dealing), game, { ...facts, record });
    say(dealing, event, ended(game, event.credited));
  } else {
    if (game.won.length > 0) refuse('already-paid', `${table}, round ${round}`);
    const { because, remedy } = over;
    const reason = `the round is void: ${because}`;
    const { fees } = game;
    for (const back of feesBack(placeOf(dealing), { round, fees, reason })) say(dealing, back);
    const event = {
      type: 'round-voided',
      ...facts,
      because,
      remedy,
      ...given({ record }),
    } as const;
    say(dealing, event, ended(game));
  }
  say(dealing, { type: 'round-ended', table, round });
}

function take(dealing: Dealing, asked: AskedStep, index: number): void {
  const { ask, fund, chance, role, sheet } = dealing;
  const { by, table } = ask.command;
  checkBadges(dealing, asked);
  if (asked.type === 'start-round') checkBegin(dealing);
  if (asked.type === 'settle-wagers') lookAtMeters(dealing);
  const { state } = dealing.game;
  const { instant: at } = ask.at;
  // Of the books only the begin of a round wants to know, which has looked at them.
  const knowing = { house: dealing.house, fund, table, state, role, at, chance, index };
  const action: TableAction = actionOf(asked, knowing, sheet);
  const acted = step(dealing.game, action, by);
  if (!acted.ok) {
    const { code, message, clause, field } = acted.refusal;
    const path = pathOf(index, field);
    refuse('step-refused', `${code}, ${clause}: ${message}`, [{ path, message }]);
  }
  dealing.steps.push(writeStep(action));
  const [was, is] = [state.round?.phase, acted.state.round?.phase];
  if (was === 'closed' && is !== 'closed' && is !== 'void') coinIn(dealing);
  if (action.type === 'settle-wagers') awardMeters(dealing, state, action);
  if (was !== is && (is === 'complete' || is === 'void')) end(dealing);
}

/** What the steps bring about, or the first that is refused: then none is done. */
export function dealSteps(ask: Ask<DealAsked>): readonly Told[] {
  forget();
  const { house, rulebook, command } = ask;
  const game = gameAt(house, command.table);
  const fund = knownFund(house, game.offering, rulebook);
  let source: RandomSource | undefined;
  const dealing: Dealing = {
    ask,
    fund,
    role: roleOf(house, command.by),
    sheet: rulebook.activity(fund.offered.activity)?.fees ?? [],
    chance() {
      source ??= sourceOf(command.chance);
      return source;
    },
    house,
    entries: [],
    game: gameWith(game, {}),
    said: game,
    events: [],
    steps: [],
    meters: undefined,
    taking: { house, brought: new Map(), carried: new Map() },
    awards: 0,
  };
  for (const [index, asked] of command.steps.entries()) take(dealing, asked, index);
  flush(dealing);
  return dealing.events;
}
