// How the tables of a demo play: each at its own pace, and without a decision about any hand. What
// comes next is read off the house, so that a demo that was stopped goes on where it was.
import { below, type RandomSource, seededSource } from '#chance';
import type { Deal } from '#games';
import type { Command, CommandType, House, LogRecord, Rulebook } from '#house';
import { boardHandAt } from './boards.ts';
import { chipsIn } from './chips.ts';
import { type NumberSpan, someOf } from './choose.ts';
import { scansIn } from './club.ts';
import { demoCommand, isByDemo } from './command.ts';
import { dealRound, type Laid, layWin } from './deals.ts';
import { moveSomebody } from './seats.ts';
import { makeStageClock, showsIn } from './shows.ts';
import { feesAt, type PlayedTable, sceneAt, type TableScene } from './table.ts';
import { newGamesMemory, tableGamesIn } from './table-games.ts';
import { tournamentsIn } from './tournaments.ts';

export interface Play {
  /** What the dealers of the tables in turn ask for, and the people who scan cards there. */
  step(house: House, now: number): readonly Command[];
  /** Notices at which tables people have begun to work. */
  hear(records: readonly LogRecord[], now: number): void;
  /** What lies on a table, if anything does. */
  dealOn(house: House, table: string, now: number): Deal | undefined;
}

/** A person who asks for one of these works at the table; one who decides about a call does not. */
const AT_TABLE: ReadonlySet<string> = new Set<CommandType>([
  'open-table',
  'close-table',
  'seat-person',
  'leave-seat',
  'report-sensor',
  'start-round',
  'return-fees',
  'end-round',
  'call-hand',
]);
const LEFT_ALONE_MS = 5 * 60_000;

/** At most so many calls wait for a decision. */
const CALLS_MAX = 2;

const FIRST_WIN_MS = 25_000;
const STAGE_FIRST_MS = 5_000;
const WIN_EVERY: NumberSpan = { least: 120_000, most: 240_000 };

/** A round takes 8 to 25 seconds: fees are laid down, cards are played, the table is cleared. */
const FEES_LIE: NumberSpan = { least: 2_000, most: 4_000 };
const CARDS_LIE: NumberSpan = { least: 4_000, most: 16_000 };
const CLEARED: NumberSpan = { least: 2_000, most: 5_000 };

/** Once in so many rounds a player comes or goes. */
const MOVE_ONE_IN = 8;
const DEALS_MAX = 20;

/** What is remembered of a table. */
interface Kept {
  /** When something happens there next. */
  due: number;
  /** The last round that was dealt there, and its cards. */
  round?: number;
  deal?: Deal | undefined;
}

interface Memory {
  readonly rulebook: Rulebook;
  readonly source: RandomSource;
  readonly tables: Map<string, Kept>;
  /** When cards that win are laid somewhere. */
  winDue: number;
}

/** A table whose turn it is. */
interface Turn {
  readonly memory: Memory;
  readonly scene: TableScene;
  readonly name: string;
  readonly table: PlayedTable;
  readonly by: string;
  readonly kept: Kept;
  readonly callsLeft: number;
}

/** Tables do not begin all at once. */
function keptOf({ tables, source }: Memory, name: string, now: number): Kept {
  const before = tables.get(name);
  if (before !== undefined) return before;
  const kept = { due: now + someOf(source, { least: 0, most: CARDS_LIE.most }) };
  tables.set(name, kept);
  return kept;
}

function start({ memory: { source }, scene, name, table, by }: Turn): readonly Command[] {
  const isMoving = below(source, MOVE_ONE_IN) === 0;
  const moved = isMoving ? moveSomebody(scene.house, name, { by, source }) : undefined;
  if (moved !== undefined) return [moved];
  const shown = boardHandAt(scene, name, { by, source });
  if (shown.length > 0) return shown;
  return [demoCommand(by, 'start-round', { table: name, fees: feesAt(scene, name, table) })];
}

/** Cards are dealt again while they win more than may wait for the floor. */
function cardsFor({ memory, scene, name, callsLeft }: Turn): Laid | undefined {
  const { source } = memory;
  const { instant } = scene.at;
  const isWinDue = callsLeft > 0 && instant >= memory.winDue;
  const won = isWinDue ? layWin(scene, name, source) : undefined;
  if (won !== undefined && won.wins.length <= callsLeft) {
    memory.winDue = instant + someOf(source, WIN_EVERY);
    return won;
  }
  for (let deals = 0; deals < DEALS_MAX; deals++) {
    const laid = dealRound(scene, name, source);
    if (laid === undefined || laid.wins.length <= callsLeft) return laid;
  }
  return undefined;
}

function deal(turn: Turn, round: number): readonly Command[] {
  const { kept, name, by } = turn;
  const laid = cardsFor(turn);
  Object.assign(kept, { round, deal: laid?.deal });
  return (laid?.wins ?? []).map((win, index) =>
    demoCommand(by, 'call-hand', { table: name, ...win }, `${name}.${round}.${index + 1}`),
  );
}

function nextOf(turn: Turn): readonly Command[] {
  const { memory, scene, name, table, by, kept } = turn;
  const lasts = (span: NumberSpan): void => {
    kept.due = scene.at.instant + someOf(memory.source, span);
  };
  if (table.round === undefined) {
    lasts(FEES_LIE);
    return start(turn);
  }
  if (table.round.number !== kept.round) {
    lasts(CARDS_LIE);
    return deal(turn, table.round.number);
  }
  lasts(CLEARED);
  return [demoCommand(by, 'end-round', { table: name })];
}

const dealersOf = ({ staff }: House): readonly string[] =>
  [...staff].flatMap(([name, { roles, isActive }]) =>
    isActive && roles.includes('dealer') ? [name] : [],
  );

const callAt = ({ calls }: House, name: string) =>
  [...calls.values()].find(({ table }) => table === name);

/** The tables whose turn it is go on; one with a call waits until it is decided. */
function step(memory: Memory, house: House, now: number): readonly Command[] {
  const scene = sceneAt(house, memory.rulebook, now);
  const dealers = dealersOf(house);
  let callsLeft = Math.max(0, CALLS_MAX - house.calls.size);
  return [...house.tables].flatMap(([name, table], index) => {
    const kept = keptOf(memory, name, now);
    const by = dealers[index % dealers.length];
    if (callAt(house, name) !== undefined) kept.due = Math.max(kept.due, now + CLEARED.least);
    const isDealt = house.tableGames.has(name);
    if (now < kept.due || table.open === undefined || by === undefined || isDealt) return [];
    const commands = nextOf({ memory, scene, name, table, by, kept, callsLeft });
    callsLeft -= commands.filter(({ type }) => type === 'call-hand').length;
    return commands;
  });
}

function hear(memory: Memory, records: readonly LogRecord[], now: number): void {
  for (const record of records) {
    if (isByDemo(record) || !AT_TABLE.has(record.command)) continue;
    for (const event of record.events ?? []) {
      if ('table' in event) keptOf(memory, event.table, now).due = now + LEFT_ALONE_MS;
    }
  }
}

/** A hand that a person has called, or that was called before the demo was stopped, is shown with
 * cards that win. */
function dealOn(memory: Memory, house: House, name: string, now: number): Deal | undefined {
  const call = callAt(house, name);
  const round = call?.round ?? house.tables.get(name)?.round?.number;
  const kept = keptOf(memory, name, now);
  if (round === undefined) return undefined;
  if (kept.round !== round && call !== undefined) {
    const { offering } = call;
    const scene = sceneAt(house, memory.rulebook, now);
    const laid = layWin(scene, name, memory.source, { offering });
    Object.assign(kept, { round, deal: laid?.deal });
  }
  return kept.round === round ? kept.deal : undefined;
}

export function makePlay(rulebook: Rulebook, source: RandomSource, startsAt: number): Play {
  const stage = makeStageClock(startsAt + STAGE_FIRST_MS);
  const coupon = { due: startsAt + STAGE_FIRST_MS };
  const tournament = { due: startsAt + STAGE_FIRST_MS };
  const games = newGamesMemory(seededSource(startsAt));
  const memory = { rulebook, source, tables: new Map(), winDue: startsAt + FIRST_WIN_MS };
  return {
    step: (house, now) => [
      // A coupon is placed before the cards of the same moment are dealt.
      ...chipsIn(coupon, house, { source, now }),
      ...step(memory, house, now),
      ...scansIn(house, now),
      ...(dealersOf(house).length === 0
        ? []
        : [
            ...tableGamesIn(games, { house, now }),
            ...showsIn(stage, house, { rulebook, now }),
            ...tournamentsIn(tournament, house, { rulebook, now }),
          ]),
    ],
    hear: (records, now) => hear(memory, records, now),
    dealOn: (house, name, now) => dealOn(memory, house, name, now),
  };
}
