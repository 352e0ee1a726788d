// ChipsByWager on the layout of a table before the call, as they lie on the screen and as the procedure
// takes them.
import {
  act,
  type Game,
  procedureOf,
  type StepRefusal,
  type TableAction,
  type TableState,
} from '#games';
import { add, type Cents, dollarsOf, sum, usd, ZERO } from '#money';

/** ChipsByWager by wager. */
export type ChipsByWager = Readonly<Record<string, Cents>>;
/** ChipsByWager by seat. */
export type LaidBySeat = Readonly<Record<number, ChipsByWager>>;

/** The circles of a seat before the deal, in the order of the game. */
export function circlesOf(game: Game, table: TableState): readonly string[] {
  const offered = ['ante', ...procedureOf(table).offered(table.setup)];
  return game.wagers.map(({ id }) => id).filter((id) => offered.includes(id));
}

const equalTo = ({ wagers }: Game): readonly string[] =>
  wagers.filter(({ equalsAnte }) => equalsAnte === true).map(({ id }) => id);

/** Circles that a touch lays: a wager that must equal the ante lies where the ante does. */
export const touchedCircles = (game: Game, table: TableState): readonly string[] =>
  circlesOf(game, table).filter((wager) => !equalTo(game).includes(wager));

/** A sensor takes its least chip, then its greatest, and then none. */
function onSensor(table: TableState, wager: string, now: Cents): Cents {
  const { min, max } = table.setup.limits?.[wager] ?? { min: '1.00', max: '1.00' };
  if (now === ZERO) return usd(min);
  return now < usd(max) ? usd(max) : ZERO;
}

/** The chips of a seat after a touch on a circle. */
export function afterTouch(
  { game, table }: { readonly game: Game; readonly table: TableState },
  chips: ChipsByWager,
  { wager, chip }: { readonly wager: string; readonly chip: Cents },
): ChipsByWager {
  const now = chips[wager] ?? ZERO;
  if (procedureOf(table).sensorWagers.includes(wager)) {
    return withoutNone({ ...chips, [wager]: onSensor(table, wager, now) });
  }
  const circles = wager === 'ante' ? ['ante', ...equalTo(game)] : [wager];
  const more = circles.map((each): [string, Cents] => [each, add(chips[each] ?? ZERO, chip)]);
  return { ...chips, ...Object.fromEntries(more) };
}

const withoutNone = (chips: ChipsByWager): ChipsByWager =>
  Object.fromEntries(Object.entries(chips).filter(([, amount]) => amount > ZERO));

export const inAll = (chips: ChipsByWager): Cents => sum(Object.values(chips));

/** What the house has of a seat's wagers already. */
export const laidInRound = ({ round }: TableState): LaidBySeat =>
  Object.fromEntries(
    (round?.seats ?? []).map(({ seat, wagers }) => [
      seat,
      Object.fromEntries(Object.entries(wagers).map(([id, { amount }]) => [id, usd(amount)])),
    ]),
  );

interface Placed {
  readonly table: TableState;
  readonly actions: readonly TableAction[];
  readonly refused: Readonly<Record<number, StepRefusal>>;
}

const isLaid = (chips: ChipsByWager | undefined): chips is ChipsByWager =>
  chips !== undefined && Object.keys(chips).length > 0;

/** What has to be said of one seat, so that its chips lie as on the screen. */
function actionsFor(
  table: TableState,
  seat: number,
  chips: ChipsByWager | undefined,
): TableAction[] {
  const isIn = table.round?.seats.some((each) => each.seat === seat) === true;
  if (!isLaid(chips)) return isIn ? [{ type: 'withdraw-wagers', seat }] : [];
  const sitting = table.seated.find((each) => each.seat === seat)?.player;
  const player = sitting ?? `seat ${seat}`;
  const wagers = Object.fromEntries(
    Object.entries(chips).map(([wager, amount]) => [wager, dollarsOf(amount)]),
  );
  return [
    ...(sitting === undefined ? [{ type: 'sit-down' as const, seat, player }] : []),
    { type: 'place-wagers', seat, player, wagers, made: 'chips' },
  ];
}

/** All chips put to the procedure, seat by seat: what it takes, and why it does not take a seat. */
export function placed(table: TableState, laid: LaidBySeat): Placed {
  let state = table;
  const actions: TableAction[] = [];
  const refused: Record<number, StepRefusal> = {};
  for (const seat of Object.keys(laid).map(Number)) {
    const asked = actionsFor(state, seat, laid[seat]);
    let next = state;
    let because: StepRefusal | undefined;
    for (const action of asked) {
      const acted = act(next, action);
      if (acted.ok) next = acted.state;
      else because ??= acted.refusal;
    }
    if (because === undefined) {
      state = next;
      actions.push(...asked);
    } else refused[seat] = because;
  }
  return { table: state, actions, refused };
}
