// What table games have won: handle, win, and hold beside what the exact odds give, with how far chance
// alone may stray, so that a table that loses too much is seen; and what went in and out of the trays.

import { gameNamed, type RecordedRound } from '#games';
import { type EntryText, type EventOf, type LogRecord, momentIn } from '#house';
import { accounts } from '#ledger';
import {
  add,
  asCents,
  type Cents,
  centsOf,
  countOf,
  dollarsOf,
  makeDecimal,
  negate,
  ratioOf,
  subtract,
  ZERO,
} from '#money';
import { given } from '#result';
import { makeDayReader } from './days-of.ts';
import type { GamingDay } from './gaming-day.ts';
import { eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection, type ReportSection } from './sheet.ts';
import { makeTheory, type Theory } from './theoretical-win.ts';

/** What was dealt at a place in a time. */
interface Dealt {
  readonly facts: Pick<Cells<typeof TAKES>, 'day' | 'part' | 'table' | 'game'>;
  rounds: number;
  hands: number;
  handle: Cents;
  /** What the game has won, after what its meters have had of the wagers. */
  win: Cents;
  toMeters: Cents;
  buyIns: Cents;
  readonly theory: Theory;
}

const FIGURES = {
  rounds: ['Rounds', 'count'],
  hands: ['Hands', 'count'],
  handle: ['Handle', 'money'],
  average: ['Average a hand', 'money'],
  buyIns: ['Buy-ins', 'money'],
  win: ['Win', 'money'],
  hold: ['Hold of handle', 'text'],
  holdOfBuyIns: ['Hold of buy-ins', 'text'],
  theoretical: ['Theoretical win', 'money'],
  deviation: ['Standard deviation', 'money'],
  off: ['Deviations off', 'text'],
  look: ['Look', 'text'],
} as const;

const TAKES = {
  day: ['Day', 'text'],
  part: ['Part of the day', 'text'],
  table: ['Table', 'text'],
  game: ['Game', 'text'],
  ...FIGURES,
} as const;

/** A part in a hundred, or nothing of nothing. */
const percent = (part: Cents, whole: Cents): string | undefined =>
  whole <= ZERO
    ? undefined
    : `${makeDecimal(ratioOf(100n * countOf(part), countOf(whole)), { digits: 2, rounding: 'half-even' })}%`;

/** From so many standard deviations on, chance explains it once in 370 times. */
const FAR = 3;

function offBy(win: Cents, theoretical: Cents, deviation: Cents) {
  if (deviation === ZERO) return {};
  const off = makeDecimal(ratioOf(countOf(subtract(win, theoretical)), countOf(deviation)), {
    digits: 1,
    rounding: 'half-even',
  });
  if (Number(off) <= -FAR) return { off, look: 'Lost more than chance explains' };
  return { off, look: Number(off) >= FAR ? 'Won more than chance explains' : undefined };
}

const figuresOf = ({ rounds, hands, handle, win, toMeters, buyIns, theory }: Dealt) => {
  const expected = theory.expected();
  const theoretical = subtract(expected.win, toMeters);
  return {
    rounds,
    hands,
    handle: dollarsOf(handle),
    average: hands === 0 ? undefined : dollarsOf(averageOf(handle, hands)),
    buyIns: dollarsOf(buyIns),
    win: dollarsOf(win),
    hold: percent(win, handle),
    holdOfBuyIns: percent(win, buyIns),
    theoretical: dollarsOf(theoretical),
    deviation: dollarsOf(expected.deviation),
    ...offBy(win, theoretical, expected.deviation),
  };
};

const averageOf = (handle: Cents, hands: number): Cents => {
  const ratio = ratioOf(countOf(handle), BigInt(hands));
  return asCents(BigInt(makeDecimal(ratio, { digits: 0, rounding: 'half-even' })));
};

const HOURS_A_PART = 8;
const MS_AN_HOUR = 3_600_000;

/** `6 AM`, as the clock of the room shows it. */
function hourOf(instant: number, zone: string): string {
  const hour = Number(momentIn(instant, zone).slice(11, 13));
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Eight hours of a gaming day, and what is left of a longer one. */
function partOf(instant: number, start: number, zone: string): string {
  const length = HOURS_A_PART * MS_AN_HOUR;
  const from = start + Math.min(2, Math.floor((instant - start) / length)) * length;
  return `${hourOf(from, zone)} to ${hourOf(from + length, zone)}`;
}

type Facts = Dealt['facts'];

const newDealt = (facts: Facts): Dealt => ({
  facts,
  rounds: 0,
  hands: 0,
  handle: ZERO,
  win: ZERO,
  toMeters: ZERO,
  buyIns: ZERO,
  theory: makeTheory(),
});

/** The same rounds in coarser lines. */
function gathered(
  dealt: Iterable<Dealt>,
  keep: (facts: Facts) => Facts,
): readonly Cells<typeof TAKES>[] {
  const lines = new Map<string, Dealt>();
  for (const each of dealt) {
    const facts = keep(each.facts);
    const key = JSON.stringify(facts);
    const line = lines.get(key) ?? newDealt(facts);
    lines.set(key, line);
    line.rounds += each.rounds;
    line.hands += each.hands;
    for (const sums of ['handle', 'win', 'toMeters', 'buyIns'] as const) {
      line[sums] = add(line[sums], each[sums]);
    }
    line.theory.join(each.theory);
  }
  return [...lines.values()].map((line) => ({ ...line.facts, ...figuresOf(line) }));
}

const WAGERS = {
  game: ['Game', 'text'],
  wager: ['Wager', 'text'],
  payTable: ['Pay table', 'text'],
  made: ['Made', 'count'],
  handle: ['Handle', 'money'],
  average: ['Average', 'money'],
} as const;

const TRAYS = {
  day: ['Day', 'text'],
  table: ['Table', 'text'],
  opening: ['Opening', 'money'],
  fills: ['Fills', 'money'],
  credits: ['Credits', 'money'],
  buyIns: ['Buy-ins', 'money'],
  games: ['From the game', 'money'],
  other: ['Other', 'money'],
  differences: ['Count differences', 'money'],
  closing: ['Closing', 'money'],
} as const;

const TRAY = /^table\/([^/]+)\/tray$/;
type TrayColumn = 'fills' | 'credits' | 'buyIns' | 'games' | 'other' | 'differences';
type TrayLine = { opening: Cents; closing: Cents } & Record<TrayColumn, Cents>;

/** What went on between a tray and another account. */
function columnOf(table: string, other: string, isIn: boolean): TrayColumn {
  if (other === accounts.win(table)) return 'games';
  if (other === accounts.box(table)) return 'buyIns';
  if (other === accounts.house('over-short')) return 'differences';
  if (other === accounts.house('cage') || other === accounts.house('bank')) {
    return isIn ? 'fills' : 'credits';
  }
  return 'other';
}

interface Trays {
  move(day: string, move: EntryText): void;
  rows(): readonly Cells<typeof TRAYS>[];
}

/** The trays day by day, on from what was in them. */
function makeTrays({ opening }: ReportPeriod): Trays {
  const balances = new Map<string, Cents>();
  const lines = new Map<string, { day: string; table: string; line: TrayLine }>();
  const lineOf = (day: string, table: string): TrayLine => {
    const before = lines.get(`${day} ${table}`);
    if (before !== undefined) return before.line;
    const start = balances.get(table) ?? negate(opening.get(accounts.tray(table)) ?? ZERO);
    const none = { fills: ZERO, credits: ZERO, buyIns: ZERO, games: ZERO, other: ZERO };
    const line = { opening: start, closing: start, differences: ZERO, ...none };
    lines.set(`${day} ${table}`, { day, table, line });
    return line;
  };
  const bring = (
    day: string,
    { table, other, by }: { table: string; other: string; by: Cents },
  ): void => {
    const line = lineOf(day, table);
    const column = columnOf(table, other, by > ZERO);
    line[column] = add(line[column], by);
    line.closing = add(line.closing, by);
    balances.set(table, line.closing);
  };
  return {
    move(day, [, debit, credit, text]) {
      const amount = centsOf(text);
      const [into, outOf] = [TRAY.exec(debit)?.[1], TRAY.exec(credit)?.[1]];
      if (into !== undefined) bring(day, { table: into, other: credit, by: amount });
      if (outOf !== undefined) bring(day, { table: outOf, other: debit, by: negate(amount) });
    },
    rows: () =>
      [...lines.values()].map(({ day, table, line }) => ({
        day,
        table,
        ...(Object.fromEntries(
          Object.entries(line).map(([name, amount]) => [name, dollarsOf(amount)]),
        ) as Record<keyof TrayLine, string>),
      })),
  };
}

const WIN = /^table\/([^/]+)\/win$/;

interface MadeOn {
  readonly facts: Pick<Cells<typeof WAGERS>, 'game' | 'wager' | 'payTable'>;
  made: number;
  handle: Cents;
}

const titleOf = (game: string): string => gameNamed(game)?.title ?? game;

/** What was wagered, by the wager and the pay table. */
function countWagers(made: Map<string, MadeOn>, { game, tables, seats }: RecordedRound): void {
  const { title = game, wagers: facts = [] } = gameNamed(game) ?? {};
  for (const { wagers } of seats) {
    for (const [id, amount] of Object.entries(wagers)) {
      const payTable = tables[id];
      const key = `${game} ${id} ${payTable}`;
      const wager = facts.find((each) => each.id === id)?.name ?? id;
      const line = made.get(key) ?? {
        facts: given({ game: title, wager, payTable }),
        made: 0,
        handle: ZERO,
      };
      made.set(key, line);
      line.made += 1;
      line.handle = add(line.handle, centsOf(amount));
    }
  }
}

const wagersOf = (made: Iterable<MadeOn>): readonly Cells<typeof WAGERS>[] =>
  [...made].map((line) => ({
    ...line.facts,
    made: line.made,
    handle: dollarsOf(line.handle),
    average: dollarsOf(averageOf(line.handle, line.made)),
  }));

const BOX = /^table\/([^/]+)\/box$/;

interface When {
  readonly day: string;
  readonly part: string;
}

function makeReading(period: ReportPeriod) {
  const { asked, standing, days, zone } = period;
  const dayOf = makeDayReader(days);
  const dealt = new Map<string, Dealt>();
  const made = new Map<string, MadeOn>();
  const trays = makeTrays(period);
  /** What each table dealt last. */
  const games = new Map<string, string>();

  function at(table: string, { day, part }: When): Dealt {
    const game = titleOf(games.get(table) ?? standing.tables.get(table)?.game ?? '');
    const key = `${day} ${part} ${table} ${game}`;
    const line = dealt.get(key) ?? newDealt({ day, part, table, game });
    dealt.set(key, line);
    return line;
  }

  function whenOf(record: LogRecord): When {
    const { day, start } = days[dayOf(record)] as GamingDay;
    return { day, part: partOf(Date.parse(record.at), start, zone) };
  }

  function settled({ table, record, staked }: EventOf<'round-settled'>, when: When): void {
    games.set(table, record.game);
    const line = at(table, when);
    line.rounds += 1;
    line.hands += record.seats.length;
    line.handle = add(line.handle, centsOf(staked));
    line.theory.add(record, (standing.gameSeats.get(table) ?? 0) + 1);
    countWagers(made, record);
  }

  function move(entry: EntryText, when: When): void {
    const [, debit, credit, text] = entry;
    const amount = centsOf(text);
    trays.move(when.day, entry);
    for (const [account, other, by] of [
      [credit, debit, amount],
      [debit, credit, negate(amount)],
    ] as const) {
      const table = WIN.exec(account)?.[1];
      if (table !== undefined && isAsked(asked, { table })) {
        const line = at(table, when);
        line.win = add(line.win, by);
        if (accounts.fundOf(other) !== undefined) line.toMeters = subtract(line.toMeters, by);
      }
      const bought = TRAY.exec(account)?.[1];
      if (bought !== undefined && BOX.test(other) && isAsked(asked, { table: bought })) {
        const line = at(bought, when);
        line.buyIns = add(line.buyIns, by);
      }
    }
  }

  return { dealt, made, trays, whenOf, settled, move };
}

const isOf = ({ asked }: ReportPeriod, table: string): boolean => isAsked(asked, { table });

const takes = (title: string, rows: readonly Cells<typeof TAKES>[]): ReportSection =>
  makeSection(title, TAKES, {
    rows,
    totals: ['rounds', 'hands', 'handle', 'buyIns', 'win', 'theoretical'],
  });

export const TABLE_GAMES: Report = {
  id: 'table-games',
  title: 'Table games',
  about:
    'What each table game won, beside what the odds give and how far chance may stray; wagers, and what went in and out of trays.',
  sees: 'books',
  asks: ['table'],
  takes: 'days',
  open(period) {
    const { dealt, made, trays, whenOf, settled, move } = makeReading(period);
    return {
      read(record) {
        const events = eventsOf(record);
        if (events.length === 0) return;
        const when = whenOf(record);
        for (const event of events) {
          if (event.type === 'round-settled' && isOf(period, event.table)) settled(event, when);
          for (const entry of event.moves ?? []) move(entry, when);
        }
      },
      sections() {
        const all = [...dealt.values()];
        return [
          takes(
            'In all',
            gathered(all, ({ game }) => ({ game })),
          ),
          takes(
            'By table',
            gathered(all, ({ table, game }) => ({ table, game })),
          ),
          takes(
            'By day',
            gathered(all, ({ day, table, game }) => ({ day, table, game })),
          ),
          takes(
            'By part of the day',
            gathered(all, (facts) => facts),
          ),
          makeSection('Wagers', WAGERS, { rows: wagersOf(made.values()), totals: ['handle'] }),
          makeSection('Trays', TRAYS, {
            rows: trays.rows().filter(({ table }) => isOf(period, String(table))),
            totals: ['fills', 'credits', 'buyIns', 'games', 'other', 'differences'],
          }),
        ];
      },
    };
  },
};
