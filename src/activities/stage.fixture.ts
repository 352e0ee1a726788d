// A show of a sheet on an empty stage: its steps are taken one after another, without a house.
import { type RandomSource, seededSource } from '#chance';
import { type Cents, dollarsOf, usd } from '#money';
import { assert, sure } from '#result';
import {
  type Activity,
  checkStep,
  decodeOffering,
  parseMoment,
  type ShowAt,
  type ShowRule,
  type ShowSeat,
  type ShowState,
  type ShowTable,
  type TakenStep,
} from '#rules';

/** A table with patrons in these seats, or with other people who are named. */
export const tableWith = (
  table: string,
  game: string,
  seats: readonly (number | Partial<ShowSeat>)[],
  more: Partial<ShowTable> = {},
): ShowTable => ({
  table,
  game,
  isNpn: false,
  isDealing: true,
  seats: seats.map((each, index) => {
    const said = typeof each === 'number' ? { seat: each } : each;
    return { seat: index + 1, person: 'patron', position: 'seated', ...said };
  }),
  ...more,
});

interface Room {
  readonly offering?: object;
  readonly tables?: readonly ShowTable[];
  /** Tables that are not open. */
  readonly closed?: readonly string[];
  readonly meters?: Readonly<Record<string, string>>;
  readonly source?: RandomSource;
  readonly show?: string;
  readonly playerCount?: number;
}

export interface Stage {
  /** The tables may change between two steps. */
  tables: readonly ShowTable[];
  readonly state: ShowState;
  /** The names of what can be done. */
  can(): readonly string[];
  /** Takes a step that must be possible; by chance where it says no outcome. */
  take(step: TakenStep | string): Stage;
  /** What is wrong with a step. */
  wrong(step: TakenStep): string;
  /** Row, table, seat and amount of each prize. */
  prizes(): readonly (readonly unknown[])[];
  outcome(): ReturnType<ShowRule['outcome']>;
}

export function onStage(activity: Activity, room: Room = {}): Stage {
  const { offering = activity.sample, closed = [], source = seededSource(1) } = room;
  const show = activity.shows?.find(({ id }) => room.show === undefined || id === room.show);
  assert(show !== undefined, `${activity.id} has no such show`);
  const posted = sure(decodeOffering(activity, offering));
  const look = (isChance: boolean): ShowAt => ({
    posted,
    tables: stage.tables,
    at: sure(parseMoment('2026-11-13T18:00:00-08:00', 'at')),
    meters: Object.fromEntries(
      Object.entries(room.meters ?? {}).map(([name, amount]): [string, Cents] => [
        name,
        usd(amount),
      ]),
    ),
    tableNames: [...stage.tables.map(({ table }) => table), ...closed],
    ...(isChance ? { source } : {}),
  });
  const asked = (step: TakenStep | string): TakenStep =>
    typeof step === 'string' ? { step } : step;
  const taken = (step: TakenStep) => {
    const checked = checkStep(show.steps(stage.state, look(false)), step);
    return checked.ok ? show.take(stage.state, step, look(step.outcome === undefined)) : checked;
  };
  const stage = {
    tables: room.tables ?? [],
    state: {} as ShowState,
    can: () => show.steps(stage.state, look(false)).map(({ step }) => step),
    take(step: TakenStep | string) {
      stage.state = JSON.parse(JSON.stringify(sure(taken(asked(step))))) as ShowState;
      return stage;
    },
    wrong(step: TakenStep) {
      const result = taken(step);
      assert(!result.ok, `${step.step} was taken`);
      return result.error.map(({ path, message }) => `${path}: ${message}`).join('; ');
    },
    prizes: () =>
      stage
        .outcome()
        .prizes.map(({ row, table, seat, amount }) => [
          row,
          table,
          seat,
          ...(amount === undefined ? [] : [dollarsOf(amount)]),
        ]),
    outcome: () => show.outcome(stage.state, look(false)),
  };
  stage.state = sure(show.begin(room.playerCount ?? show.players.least, look(true)));
  return stage;
}

/** How far counts are from all being alike: chi-square, with one degree of freedom less than there
 * are counts. */
export function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
