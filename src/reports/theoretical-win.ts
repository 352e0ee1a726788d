// What the rounds of a table game win on the average, by the exact odds, and how far they may stray from
// it by chance alone. Hands of one round meet one dealer and so go together; rounds don’t.
import {
  type BroughtBack,
  gameNamed,
  HOLD_FIGURES,
  type HoldFigures,
  type RecordedRound,
  type SideTableHold,
  type WagerFacts,
} from '#games';
import {
  addRatios,
  asCents,
  type Cents,
  centsOf,
  countOf,
  makeDecimal,
  multiplyRatios,
  numberOf,
  type Ratio,
  ratio,
  ratioOf,
} from '#money';

/** Stakes of one kind, in cents and their squares, with what each unit of them brings the house. */
interface Weighed {
  readonly win: Ratio;
  readonly variance: Ratio;
  staked: bigint;
  squares: bigint;
}

/** A round as it was staked. */
interface Staked {
  /** Of the positions that a bonus is drawn from. */
  readonly positions: number;
  readonly antes: ReadonlyMap<number, bigint>;
  readonly record: RecordedRound;
}

interface Expected {
  /** What the odds give the house of what was wagered. */
  readonly win: Cents;
  readonly deviation: Cents;
}

const NOTHING = ratioOf(0n);
const ANTE = 'ante';

/** Figures as text are read once. */
const known = new Map<string, Ratio>();
function exact(text: string): Ratio {
  const before = known.get(text);
  if (before !== undefined) return before;
  const read = ratio(text);
  known.set(text, read);
  return read;
}

const twice = ({ value }: { readonly value: string }): Ratio =>
  multiplyRatios(ratioOf(2n), exact(value));

const minus = (text: string): Ratio => multiplyRatios(ratioOf(-1n), exact(text));

const total = (values: Iterable<bigint>): bigint =>
  [...values].reduce((all, each) => all + each, 0n);
const squaresOf = (values: Iterable<bigint>): bigint =>
  [...values].reduce((all, each) => all + each * each, 0n);

/** By the seats that made it, in cents. */
function stakesOn(record: RecordedRound, wager: string): Map<number, bigint> {
  return new Map(
    record.seats.flatMap(({ seat, wagers }) =>
      wagers[wager] === undefined ? [] : [[seat, countOf(centsOf(wagers[wager]))] as const],
    ),
  );
}

/** The pay table that a wager was settled by. */
function tableOf({ id, tables, tableBy }: WagerFacts, record: RecordedRound): string | undefined {
  if (tableBy === 'player-count') return String(Math.min(record.seats.length, tables.length));
  return tableBy === 'licensee' ? record.tables[id] : tables[0]?.id;
}

const isBack = (extra: object): extra is BroughtBack => 'back' in extra;

export interface Theory {
  readonly weighed: ReadonlyMap<string, Weighed>;
  add(record: RecordedRound, positions: number): void;
  /** With the rounds of another one. */
  join(other: Theory): void;
  expected(): Expected;
}

/** Adds up rounds. */
export function makeTheory(): Theory {
  const all = new Map<string, Weighed>();
  const weigh = (
    key: string,
    { win, variance }: { readonly win: Ratio; readonly variance: Ratio },
    { staked, squares }: { readonly staked: bigint; readonly squares: bigint },
  ): void => {
    const before = all.get(key) ?? { win, variance, staked: 0n, squares: 0n };
    all.set(key, before);
    before.staked += staked;
    before.squares += squares;
  };

  function addAntes(game: string, { ante }: HoldFigures, antes: ReadonlyMap<number, bigint>): void {
    const [staked, squares] = [total(antes.values()), squaresOf(antes.values())];
    const figures = { win: exact(ante.edge), variance: exact(ante.variance) };
    weigh(game, figures, { staked, squares });
    // Twice the pairs is the square of the sum less the squares.
    const between = { win: NOTHING, variance: exact(ante.betweenSeats.value) };
    weigh(`${game} between`, between, { staked: 0n, squares: staked * staked - squares });
  }

  function addSide(
    wager: WagerFacts,
    { figures, round }: { readonly figures: HoldFigures; readonly round: Staked },
  ): void {
    const { record, antes } = round;
    const stakes = stakesOn(record, wager.id);
    const side = figures.sides[wager.id];
    const table = tableOf(wager, record);
    const held = table === undefined ? undefined : side?.tables[table];
    if (stakes.size === 0 || side === undefined || held === undefined) return;
    const key = `${record.game} ${wager.id} ${table}`;
    const staked = total(stakes.values());
    const squares = side.isShared === true ? staked * staked : squaresOf(stakes.values());
    weigh(key, { win: exact(held.edge), variance: exact(held.variance) }, { staked, squares });
    addWithAnte(key, held, { stakes, antes });
    addEnvy(key, held, { stakes, record });
    for (const [name, extra] of Object.entries(side.extras ?? {})) {
      const isDrawn = name === 'magicCard' ? record.magicCard : record.luckySeat;
      const back = isBack(extra) ? extra : extra[round.positions];
      if (isDrawn === undefined || back === undefined) continue;
      const figures = { win: minus(back.back), variance: exact(back.variance) };
      weigh(`${key} ${name} ${round.positions}`, figures, { staked, squares });
    }
  }

  function addWithAnte(
    key: string,
    { withAnte }: SideTableHold,
    { stakes, antes }: { stakes: ReadonlyMap<number, bigint>; antes: ReadonlyMap<number, bigint> },
  ): void {
    if (withAnte === undefined) return;
    const products = [...stakes].map(([seat, stake]) => stake * (antes.get(seat) ?? 0n));
    const figures = { win: NOTHING, variance: twice(withAnte) };
    weigh(`${key} with`, figures, { staked: 0n, squares: total(products) });
  }

  /** A hand that brings envy brings it to all others who wagered. */
  function addEnvy(
    key: string,
    { envy }: SideTableHold,
    { stakes, record }: { stakes: ReadonlyMap<number, bigint>; record: RecordedRound },
  ): void {
    if (envy === undefined) return;
    const all = total(stakes.values());
    const ofOthers = record.seats.map(({ seat }) => all - (stakes.get(seat) ?? 0n));
    const figures = { win: minus(envy.back), variance: exact(envy.variance) };
    weigh(`${key} envy`, figures, { staked: total(ofOthers), squares: squaresOf(ofOthers) });
  }

  return {
    weighed: all,
    join({ weighed }) {
      for (const [key, each] of weighed) weigh(key, each, each);
    },
    add(record, positions) {
      const figures = HOLD_FIGURES[record.game];
      const game = gameNamed(record.game);
      if (figures === undefined || game === undefined) return;
      const antes = stakesOn(record, ANTE);
      addAntes(record.game, figures, antes);
      const round = { positions, antes, record };
      for (const wager of game.wagers) {
        if (wager.tables.length > 0 && wager.isPartOfMain !== true) {
          addSide(wager, { figures, round });
        }
      }
    },
    expected() {
      const parts = [...all.values()];
      const win = parts
        .map((each) => multiplyRatios(each.win, ratioOf(each.staked)))
        .reduce(addRatios, NOTHING);
      const variance = parts
        .map((each) => numberOf(each.variance) * Number(each.squares))
        .reduce((one, other) => one + other, 0);
      return {
        win: asCents(BigInt(makeDecimal(win, { digits: 0, rounding: 'half-even' }))),
        deviation: asCents(BigInt(Math.round(Math.sqrt(variance)))),
      };
    },
  };
}
