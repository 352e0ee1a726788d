// Hawaiian Gardens, "Wheel of Cards" Drawing Promotion: both ways to the wheel, and rule 4.
import { fiveOf, RANKS, SUITS } from './hands.ts';
import { cents, type Dice, dollars, type Person } from './record.ts';
import type {
  Played,
  Staged,
  StageRoom,
  StageSheet,
  StageStep,
  StageTable,
  StageWin,
} from './stage.ts';

const CARDS = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));

/** Value awards, with the posted value of each. */
const AWARDS: Readonly<Record<string, string>> = {
  cap: 'capWorth',
  'polo-shirt': 'poloShirtWorth',
  'dinner-for-two': 'dinnerWorth',
  jacket: 'jacketWorth',
};

const CHART: Readonly<Record<string, string>> = {
  'royal-flush': 'royalFlush',
  'straight-flush': 'straightFlush',
  'four-of-a-kind': 'fourOfAKind',
  'full-house': 'fullHouse',
  flush: 'flush',
  straight: 'straight',
  'three-of-a-kind': 'threeOfAKind',
  'two-pair': 'twoPair',
  pair: 'pair',
  'high-card': 'highCard',
};

const SPIN = { step: 'spin', of: [...CARDS, ...Object.keys(AWARDS)] };
const MOST_SPREAD = 9;

/** What the stops of the wheel come to; nothing before the fifth card. */
function handOf(stops: readonly string[]): { row: string; awards: string[] } | undefined {
  const hand = [...new Set(stops.filter((stop) => !(stop in AWARDS)))];
  if (hand.length < 5) return undefined;
  const awards = stops.filter((stop) => stop in AWARDS);
  return { row: fiveOf(hand).name.replaceAll(' ', '-'), awards };
}

/** Money for those who take part, and what the pointer met for the player at the wheel. */
function paid(
  { values = {} }: StageRoom,
  { row, awards }: { row: string; awards: string[] },
  { all, spinner }: { all: readonly string[]; spinner: string },
): Played {
  const prize = cents(String(values[CHART[row] as string]));
  const each = prize / BigInt(all.length);
  const money = all.map((who): StageWin => ({ who, row, dollars: dollars(each) }));
  const things = awards.map(
    (award): StageWin => ({
      who: spinner,
      row: award,
      dollars: String(values[AWARDS[award] as string]),
    }),
  );
  return { can: [], wins: [...(each === 0n ? [] : money), ...things] };
}

const OPEN: Person[] = ['patron', 'tpp'];

const takesPart = ({ person, position }: StageTable['seats'][number]): boolean =>
  position !== 'backline' && OPEN.includes(person);

const nameOf = (table: string, seat: number): string => `${table}/${seat}`;

/** Who takes part at each table, by the number of the seat; tables with no one have no ball. */
function ballsOf({ tables = [] }: StageRoom, without: readonly string[]): Map<string, number[]> {
  const balls = tables.map(({ table, seats }): [string, number[]] => {
    const there = seats.filter((each) => takesPart(each)).map(({ seat }) => seat);
    return [table, there.filter((seat) => !without.includes(nameOf(table, seat)))];
  });
  return new Map(balls.filter(([, seats]) => seats.length > 0));
}

/** How many cards are spread for so many players. */
function spreadFor(
  room: StageRoom,
  table: StageTable,
  counts: { qualified: number; drawing: number },
) {
  const { qualified, drawing } = counts;
  if (!table.isNpn || qualified > 1) return Math.min(drawing, MOST_SPREAD);
  const live = (room.tables ?? []).filter(({ game, isNpn }) => game === table.game && !isNpn);
  const fullest = live.map(({ seats }) => seats.filter((each) => takesPart(each)).length);
  return Math.min(Math.max(1, ...fullest), MOST_SPREAD);
}

function decideTable({ room, taken }: Staged): Played {
  const without: string[] = [];
  let balls = ballsOf(room, without);
  let [table, stage]: [string, string] = ['', 'ball'];
  let [qualified, drawing]: [number[], number[]] = [[], []];
  let finder = 0;
  const stops: string[] = [];
  const fresh = (seat: number): boolean =>
    tableOf(room, table).seats.every((each) => each.seat !== seat || each.hasPlayed === undefined);
  for (const { step, outcome, choice, facts = {} } of taken) {
    switch (step) {
      case 'draw-ball':
        [table, stage] = [outcome as string, 'qualify'];
        break;
      case 'qualify':
        qualified = [...(facts['seats'] as number[])].sort((a, b) => a - b);
        drawing = qualified.filter(fresh);
        stage = drawing.length === 0 ? 'ball' : 'spread';
        if (stage === 'ball') balls.delete(table);
        break;
      case 'spread':
        stage = outcome === 'no ace' ? 'ball' : 'identity';
        if (stage === 'ball') balls.delete(table);
        else finder = Number((outcome as string).replace('seat ', ''));
        break;
      case 'identity':
        stage = choice === 'shown' ? 'spin' : 'ball';
        if (stage === 'spin') break;
        without.push(nameOf(table, finder));
        balls = ballsOf(room, without);
        break;
      default:
        stops.push(outcome as string);
    }
  }
  const hand = handOf(stops);
  if (hand !== undefined) {
    const all = qualified.map((seat) => nameOf(table, seat));
    return paid(room, hand, { all, spinner: nameOf(table, finder) });
  }
  if (stage === 'ball' && balls.size === 0) return { can: [], wins: [] };
  const drawn = drawing.slice(0, MOST_SPREAD);
  const counts = { qualified: qualified.length, drawing: drawing.length };
  const spread = stage === 'spread' ? spreadFor(room, tableOf(room, table), counts) : 0;
  const can = {
    ball: () => ({ step: 'draw-ball', of: [...balls.keys()] }),
    qualify: () => ({ step: 'qualify' }),
    spread: () => ({
      step: 'spread',
      of: [...drawn.map((seat) => `seat ${seat}`), ...(spread > drawn.length ? ['no ace'] : [])],
    }),
    identity: () => ({ step: 'identity', of: ['shown', 'not shown'] }),
    spin: () => SPIN,
  }[stage as 'ball']();
  return { can: [can], wins: [], ...(stage === 'spread' ? { shows: { spread } } : {}) };
}

const tableOf = ({ tables = [] }: StageRoom, name: string): StageTable =>
  tables.find(({ table }) => table === name) as StageTable;

const someChart = (random: Dice): Record<string, string> =>
  Object.fromEntries(
    [...Object.values(CHART), ...Object.values(AWARDS)].map((name) => [
      name,
      Object.values(CHART).includes(name) && random.chance(15)
        ? '0.00'
        : dollars(BigInt(random.between(1, random.pick(20, 5000, 2_500_000)))),
    ]),
  );

const GAMES = ['baccarat', 'pai-gow-poker', 'texas-holdem'];

function someTable(random: Dice, table: string): StageTable {
  const position = (): 'seated' | 'backline' => (random.chance(10) ? 'backline' : 'seated');
  const numbers = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  return {
    table,
    game: random.pick(...GAMES),
    isNpn: random.chance(30),
    isDealing: random.chance(50),
    seats: numbers.slice(0, random.pick(0, 1, 1, 2, 4, 9, 10, 11)).map((seat) => ({
      seat,
      person: random.pick('patron', 'patron', 'patron', 'tpp', 'employee-off-duty', 'excluded'),
      position: position(),
      ...(random.chance(15) ? { hasPlayed: true } : {}),
    })),
  };
}

/** Cards of few ranks and suits, so that there are hands to pay. */
function spinning(random: Dice, taken: readonly StageStep[]): StageStep {
  const suit = SUITS[taken.length % 7 === 0 ? 0 : random.below(4)] as string;
  const [first] = taken.filter(({ step }) => step === 'spin');
  const like = first?.outcome ?? '';
  const isNear = random.chance(60) && CARDS.includes(like);
  const ranks = isNear
    ? random.pick(like.charAt(0), RANKS.slice(-5), RANKS.slice(3, 8), `${RANKS.slice(0, 4)}A`)
    : RANKS;
  const near = ranks[random.below(ranks.length)] as string;
  if (random.chance(15)) return { step: 'spin', outcome: random.pick(...Object.keys(AWARDS)) };
  return { step: 'spin', outcome: `${near}${isNear && random.chance(60) ? like.charAt(1) : suit}` };
}

export const tableWheel: StageSheet = {
  activity: 'hgc-wheel-of-cards',
  show: 'table-wheel',
  room(random) {
    const names = ['1', '2', '3', '4', '5'].slice(0, random.between(1, 5));
    const tables = names.map((name) => someTable(random, name));
    const [first] = tables as [StageTable];
    // Someone must be there at all.
    if (ballsOf({ tables }, []).size === 0) {
      first.seats = [{ seat: 3, person: 'patron', position: 'seated' }];
    }
    return { options: { version: 'A' }, values: someChart(random), tables };
  },
  answer(random, { room, taken }, [can]) {
    if (can?.step === 'spin') return spinning(random, taken);
    if (can?.step === 'identity' && random.chance(80)) return { step: 'identity', choice: 'shown' };
    if (can?.step !== 'qualify') return undefined;
    const without = taken.flatMap(({ step, choice }, at) => {
      if (step !== 'identity' || choice === 'shown') return [];
      const ball = taken.slice(0, at).findLast((each) => each.step === 'draw-ball')?.outcome;
      return [nameOf(ball as string, Number(taken[at - 1]?.outcome?.replace('seat ', '')))];
    });
    const seats = ballsOf(room, without).get(taken.at(-1)?.outcome as string) ?? [];
    return { step: 'qualify', facts: { seats: seats.filter(() => random.chance(85)) } };
  },
  decide: decideTable,
};

export const clubCardWheel: StageSheet = {
  activity: 'hgc-wheel-of-cards',
  show: 'card-wheel',
  room: (random) => ({ options: { version: 'B' }, values: someChart(random), players: 1 }),
  answer: (random, { taken }) => spinning(random, taken),
  decide({ room, taken }) {
    const hand = handOf(taken.map(({ outcome }) => outcome as string));
    if (hand === undefined) return { can: [SPIN], wins: [] };
    return paid(room, hand, { all: ['player 1'], spinner: 'player 1' });
  },
};
