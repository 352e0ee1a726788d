// Promotions that draw a table, of Hawaiian Gardens: Lucky Table Drawing, Splash Pot (GEAR-001202)
// and the Sports Promotion.
import { cents, type Dice, dollars, dollarsWithin, type Person } from './record.ts';
import type { Played, StageRoom, StageSheet, StageStep, StageTable, StageWin } from './stage.ts';

const OVER: Played = { can: [], wins: [] };
const EMPLOYEES: readonly Person[] = [
  'employee-off-duty',
  'employee-off-duty-in-uniform',
  'employee-standby-in-uniform',
  'employee-on-duty',
];

interface Who {
  readonly propositionPlayers: boolean;
}

/** Seats of those who take part; employees do in all three. */
const seatsIn = ({ seats }: StageTable, { propositionPlayers }: Who): number[] =>
  seats
    .filter(({ person, position }) => {
      if (position === 'backline' || person === 'excluded') return false;
      return person !== 'tpp' || propositionPlayers;
    })
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);

const tableIn = ({ tables = [] }: StageRoom, name: string | undefined): StageTable =>
  tables.find(({ table }) => table === name) as StageTable;

const saidSeats = ({ facts }: StageStep, name: string): number[] =>
  (facts?.[name] as number[] | undefined) ?? [];

function someTables(random: Dice, games: readonly string[], least = 0): StageTable[] {
  return Array.from({ length: random.between(1, 6) }, (_, at) => {
    const numbers = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const seats = numbers.slice(0, random.pick(least, 1, 3, 4, 5, 9)).map((seat) => ({
      seat,
      person: random.pick<Person>('patron', 'patron', 'patron', 'tpp', 'excluded', ...EMPLOYEES),
      position: random.pick<'seated' | 'backline'>(
        'seated',
        'seated',
        'seated',
        'seated',
        'backline',
      ),
    }));
    return {
      table: `${at + 1}`,
      game: random.pick(...games),
      isNpn: random.chance(20),
      isDealing: random.chance(50),
      seats,
    };
  });
}

const ANYONE: Who = { propositionPlayers: true };
const SEAT_CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

export const luckyTable: StageSheet = {
  activity: 'hgc-lucky-table',
  show: 'lucky-table',
  room(random) {
    const prize = random.pick('1', '1', '2');
    return {
      options: { prize },
      values: prize === '2' ? { giftWorth: dollarsWithin(random, 5, 40) } : {},
      settings: { emptySeat: random.pick('pick-again', 'nobody') },
      tables: someTables(random, ['texas-holdem', 'omaha', 'baccarat', 'pai-gow-poker', 'pan-9']),
    };
  },
  answer(random, { room, taken }, [can]) {
    if (can?.step !== 'pot') return undefined;
    const seats = seatsIn(tableIn(room, taken.at(-1)?.outcome), ANYONE);
    const some = random.shuffle(seats).slice(0, random.between(1, seats.length));
    return { step: 'pot', facts: { seats: some } };
  },
  decide({ room, taken }) {
    const { tables = [], options, settings, values } = room;
    const left = tables.map(({ table }) => table);
    let [table, seats]: [string, number[]] = ['', []];
    const won = (who: readonly number[], row: string, amount: string): Played => ({
      can: [],
      wins: who.map((seat): StageWin => ({ who: `${table}/${seat}`, row, dollars: amount })),
    });
    const cards = [...SEAT_CARDS];
    const canPick = (): boolean => cards.some((card) => seats.includes(Number(card)));
    const isPoker = (): boolean => ['texas-holdem', 'omaha'].includes(tableIn(room, table).game);
    for (const taking of taken) {
      const { step, outcome = '' } = taking;
      if (step === 'ball') {
        left.splice(left.indexOf(outcome), 1);
        const there = seatsIn(tableIn(room, outcome), ANYONE);
        if (there.length > 0) [table, seats] = [outcome, there];
      } else if (step === 'pot') {
        const who = saidSeats(taking, 'seats');
        return won(who, 'chips-to-the-pot', dollars(10_000n / BigInt(who.length)));
      } else {
        cards.splice(cards.indexOf(outcome), 1);
        const seat = Number(outcome);
        if (seats.includes(seat)) return won([seat], 'chips-to-a-seat', '100.00');
        if (settings?.['emptySeat'] === 'nobody') return OVER;
      }
    }
    if (table === '')
      return left.length === 0 ? OVER : { can: [{ step: 'ball', of: left }], wins: [] };
    if (options?.['prize'] === '2')
      return won(seats, 'hat-or-shirt', String(values?.['giftWorth']));
    if (isPoker()) return { can: [{ step: 'pot' }], wins: [] };
    return canPick() ? { can: [{ step: 'seat', of: cards }], wins: [] } : OVER;
  },
};

const LEAST_DEALT = 4;

/** Four must be dealt in; a free table needs someone only. */
const isSplashed = (table: StageTable): boolean => {
  const count = table.seats.filter(({ position }) => position !== 'backline').length;
  return (table.isNpn || count >= LEAST_DEALT) && seatsIn(table, ANYONE).length > 0;
};

/** What a seat takes of a prize in chips that goes with the pot. */
function ofPot(prize: bigint, seat: number, [high, low]: readonly [number[], number[]]): bigint {
  const [all, lows] = [BigInt(high.length), BigInt(low.length)];
  const [isHigh, isLow] = [BigInt(high.includes(seat)), BigInt(low.includes(seat))];
  return low.length === 0
    ? (prize * isHigh) / all
    : (prize * (isHigh * lows + isLow * all)) / (2n * all * lows);
}

export const splashedPots: StageSheet = {
  activity: 'hgc-splash-pot',
  show: 'splash',
  room(random) {
    const tables = someTables(random, ['texas-holdem', 'omaha-high-low'], 4);
    if (!tables.some(isSplashed)) {
      const seats = [2, 4, 6, 8].map((seat) => ({ seat, person: 'patron', position: 'seated' }));
      (tables[0] as StageTable).seats = seats as StageTable['seats'];
    }
    const paidIn = random.pick('live chips', 'live chips', 'merchandise');
    return {
      options: { timing: '1' },
      values: {
        prize: dollarsWithin(random, 1, 100_000),
        tableCount: random.between(1, 3),
        paidIn,
        ...(paidIn === 'merchandise' ? { prizeDescription: 'a radio' } : {}),
      },
      settings: {
        highLow: random.pick('as-the-pot', 'high-hand-only'),
        uncontestedPot: random.pick('does-not-win', 'wins'),
      },
      tables,
    };
  },
  answer(random, { room }, [can]) {
    if (can?.step !== 'pot') return undefined;
    const choice = random.pick(...(can.of as readonly string[]));
    const seats = seatsIn(tableIn(room, choice), ANYONE);
    const some = (): number[] =>
      random.shuffle(seats).slice(0, random.between(1, Math.min(3, seats.length)));
    const facts = {
      dealtIn: random.between(2, 9),
      seats: some(),
      ...(random.chance(40) ? { low: some() } : {}),
      ...(random.chance(20) ? { folded: true } : {}),
    };
    return { step: 'pot', choice, facts };
  },
  decide({ room, taken }) {
    const { tables = [], values, settings } = room;
    const prize = cents(String(values?.['prize']));
    const drawn = taken
      .filter(({ step }) => step === 'draw')
      .map(({ outcome }) => outcome as string);
    if (drawn.length < Number(values?.['tableCount'])) {
      const of = tables.filter(isSplashed).map(({ table }) => table);
      return { can: [{ step: 'draw', of }], wins: [] };
    }
    const pots = taken.filter(({ step }) => step === 'pot');
    for (const { choice } of pots) drawn.splice(drawn.indexOf(choice as string), 1);
    if (drawn.length > 0) return { can: [{ step: 'pot', of: drawn }], wins: [] };
    const wins = pots.flatMap((pot) => {
      const { choice, facts = {} } = pot;
      const isFolded = facts['folded'] === true;
      const isShort = !tableIn(room, choice).isNpn && Number(facts['dealtIn']) < LEAST_DEALT;
      if (isShort || (isFolded && settings?.['uncontestedPot'] !== 'wins')) return [];
      const high = saidSeats(pot, 'seats');
      const isLow = settings?.['highLow'] === 'as-the-pot' && !isFolded;
      const low = isLow ? saidSeats(pot, 'low') : [];
      return [...new Set([...high, ...low])].map((seat): StageWin => {
        const amount =
          values?.['paidIn'] === 'live chips' ? ofPot(prize, seat, [high, low]) : prize;
        return { who: `${choice}/${seat}`, row: 'splashed-pot', dollars: dollars(amount) };
      });
    });
    return { can: [], wins };
  },
};

const NO_PROPOSITION: Who = { propositionPlayers: false };
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const liveIn = ({ tables = [] }: StageRoom): string[] =>
  tables.filter(({ isNpn, seats }) => isNpn || seats.length > 0).map(({ table }) => table);

/** The table in the cell under the last digits of a score. */
function tableUnder(board: StageStep, score: StageStep): string | null {
  const { top, left, cells } = board.facts as { top: number[]; left: number[]; cells: string[] };
  const digit = (side: string): number => Number(String(score.facts?.[side]).at(-1));
  return cells[10 * left.indexOf(digit('left')) + top.indexOf(digit('top'))] ?? null;
}

export const sportsGrid: StageSheet = {
  activity: 'hgc-sports-grid',
  show: 'grid',
  room(random) {
    const prize = random.pick('cash', 'item');
    const tables = someTables(random, ['texas-holdem', 'baccarat']);
    (tables[0] as StageTable).isNpn = true;
    return {
      options: { prize },
      values: {
        prize: dollarsWithin(random, 10, 100_000),
        periodCount: random.between(1, 4),
        ...(prize === 'item' ? { item: 'a jersey' } : {}),
      },
      tables,
    };
  },
  answer(random, { room, taken }, [can]) {
    if (can?.step === 'grid') {
      const tables = liveIn(room);
      // Few different digits are scored: the tables stand where they are met.
      const order = random.chance(70) ? DIGITS : random.shuffle(DIGITS);
      const cells = Array.from({ length: 100 }, (_, at): string | null => tables[at] ?? null);
      const facts = { top: order, left: random.shuffle(DIGITS), cells: random.shuffle(cells) };
      const near = random.chance(70)
        ? { ...facts, left: DIGITS, cells: nearby(random, tables) }
        : facts;
      return { step: 'grid', outcome: 'written on the board', facts: near };
    }
    if (can?.step !== 'score') return undefined;
    const last = taken.at(-1)?.step === 'score' ? taken.at(-1)?.facts : undefined;
    const more = (side: string): number =>
      Number(last?.[side] ?? 0) + random.pick(0, 0, 1, 10, random.below(30));
    return { step: 'score', facts: { top: more('top'), left: more('left') } };
  },
  decide({ room, taken }) {
    const { options, values } = room;
    const [board, ...rest] = taken;
    if (board === undefined)
      return { can: [{ step: 'grid', of: ['written on the board'] }], wins: [] };
    const seatsAt = (table: string): number[] => seatsIn(tableIn(room, table), NO_PROPOSITION);
    const periods = Number(values?.['periodCount']);
    const prize = cents(String(values?.['prize']));
    const won: StageWin[] = [];
    let carried = 0n;
    const pay = (table: string): void => {
      const seats = seatsAt(table);
      const whole = prize * carried;
      const isItem = options?.['prize'] === 'item';
      const part = isItem ? whole : whole / BigInt(seats.length);
      const thing = isItem ? { row: 'item', words: 'a jersey' } : { row: 'cash' };
      won.push(
        ...seats.map((seat) => ({ who: `${table}/${seat}`, dollars: dollars(part), ...thing })),
      );
      carried = 0n;
    };
    const scores = rest.filter(({ step }) => step === 'score');
    for (const score of scores) {
      carried++;
      const table = tableUnder(board, score);
      if (table !== null && seatsAt(table).length > 0) pay(table);
    }
    const bowl = rest.find(({ step }) => step === 'bowl');
    if (bowl !== undefined) pay(bowl.outcome as string);
    if (scores.length < periods) return { can: [{ step: 'score' }], wins: won };
    const withPlayers = liveIn(room).filter((table) => seatsAt(table).length > 0);
    return carried > 0n && withPlayers.length > 0
      ? { can: [{ step: 'bowl', of: withPlayers }], wins: won }
      : { can: [], wins: won };
  },
};

/** Tables in the cells of the first digits, some of them left blank. */
function nearby(random: Dice, tables: readonly string[]): (string | null)[] {
  const places = random.shuffle([0, 1, 10, 11, 20, 2, 12, 21]);
  const cells: (string | null)[] = Array.from({ length: 100 }, () => null);
  for (const [at, table] of tables.entries()) cells[places[at] as number] = table;
  return cells;
}
