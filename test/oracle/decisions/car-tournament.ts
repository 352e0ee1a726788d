// Hawaiian Gardens, Blackjack Poker Car Drawing Promotion: rules 4 and 5.
import { type Dice, dollarsWithin } from './record.ts';
import type { Played, Staged, StageSheet, StageStep, StageWin } from './stage.ts';

const THROUGH = 4;

interface Counted {
  readonly through: readonly number[];
  /** As many chips as the last who would go through, and too many of them. */
  readonly tied: readonly number[];
  readonly isCounted: boolean;
}

/** Who goes on from a table: the most chips first, and of equal ones whom the house names. */
function after(
  players: readonly number[],
  places: number,
  [count, ...named]: readonly StageStep[],
): Counted {
  if (count === undefined) return { through: [], tied: [], isCounted: false };
  const chips = count.facts?.['chips'] as readonly number[];
  const of = (player: number): number => chips[players.indexOf(player)] as number;
  const above = (player: number): number => players.filter((each) => of(each) > of(player)).length;
  const alike = (player: number): number =>
    players.filter((each) => of(each) === of(player)).length;
  const sure = players.filter((player) => above(player) + alike(player) <= places);
  const line = players.filter((player) => above(player) < places && !sure.includes(player));
  const chosen = named.map(({ choice }) => Number(choice) - 1);
  const through = [...sure, ...chosen];
  const isFull = through.length >= Math.min(places, players.length);
  return {
    through,
    tied: isFull ? [] : line.filter((player) => !chosen.includes(player)),
    isCounted: true,
  };
}

function stepsAt(number: number, { tied, isCounted }: Counted) {
  if (!isCounted) return [{ step: `count-${number}` }];
  return tied.length === 0
    ? []
    : [{ step: `break-tie-${number}`, of: tied.map((player) => String(player + 1)) }];
}

function decide({ room, seated, taken }: Staged): Played {
  const stepsOf = (number: number): StageStep[] =>
    taken.filter(({ step }) => step.endsWith(`-${number}`));
  const tables = seated.slice(0, 2);
  const first = tables.map((players, at) => after(players, THROUGH, stepsOf(at + 1)));
  const open = first.flatMap((table, at) => stepsAt(at + 1, table));
  if (open.length > 0) return { can: open, wins: [] };
  const finalists = first.flatMap(({ through }) => through);
  const [, , atFinal = finalists] = seated;
  if (!isSame(finalists, atFinal)) throw new Error(`${finalists} go through, not ${atFinal}`);
  const final = after(atFinal, 1, stepsOf(3));
  const can = stepsAt(3, final);
  if (can.length > 0) return { can, wins: [] };
  const [winner] = final.through;
  const wins = tables.flat().map((player): StageWin => {
    const who = `player ${player + 1}`;
    if (player === winner) {
      const { car, carWorth } = room.values as Record<string, string>;
      return { who, row: 'final-table-first', words: car as string, dollars: carWorth as string };
    }
    return finalists.includes(player)
      ? { who, row: 'final-table-others', dollars: '300.00' }
      : { who, row: 'first-round-last-four', dollars: '200.00' };
  });
  return { can: [], wins };
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((player) => others.includes(player));

/** Few different numbers of chips, so that there are ties on the line. */
function counting(random: Dice, players: readonly number[]): readonly number[] {
  const most = random.pick(2, 5, 40, 10_000);
  return players.map(() => 25 * random.below(most));
}

export const carTournament: StageSheet = {
  activity: 'hgc-blackjack-poker-car-drawing',
  show: 'tournament',
  room: (random: Dice) => ({
    players: random.pick(16, 16, 16, random.between(2, 16)),
    values: { car: 'a red car', carWorth: dollarsWithin(random, 5000, 60_000) },
  }),
  answer(random, { seated }, can) {
    const { step, of } = random.pick(...can);
    if (of !== undefined) return { step, choice: random.pick(...of) };
    const players = seated[Number(step.at(-1)) - 1] as readonly number[];
    return { step, facts: { chips: counting(random, players) } };
  },
  decide,
};
