// What can be said of a table at a moment: who plays there, for what, and which fees lie there.
import {
  type CommandOf,
  type House,
  headsAt,
  momentAt,
  payerStop,
  type Rulebook,
  tableStop,
} from '#house';
import { isOpen, type Moment, type Offering } from '#rules';

export type PlayedTable = House['tables'] extends Map<string, infer Each> ? Each : never;
type Offered = House['offerings'] extends Map<string, infer Each> ? Each : never;
type FeeLine = CommandOf<'start-round'>['fees'][number];

export interface TableScene {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly at: Moment;
}

export const sceneAt = (house: House, rulebook: Rulebook, instant: number): TableScene => ({
  house,
  rulebook,
  at: momentAt(instant, house.zone),
});

/** The seats of those who hold a hand of their own against the bank or each other. */
export const playersAt = ({ seated }: PlayedTable): readonly number[] =>
  [...seated]
    .filter(([, { position, person }]) => position === 'seated' && person !== 'excluded')
    .map(([seat]) => seat)
    .sort((one, other) => one - other);

interface OfferedHere {
  readonly id: string;
  readonly offered: Offered;
  readonly posted: Offering;
}

/** Prizes won at once with a player's own hand: not a place in a drum, on a board or on stage. */
const isJackpot = ({ activity: { drum, board, shows } }: Offering): boolean =>
  drum === undefined && board === undefined && shows === undefined;

/** The jackpots that a table plays for. */
export function offeredAt(
  { house, rulebook, at }: TableScene,
  name: string,
  { open }: PlayedTable,
): readonly OfferedHere[] {
  if (open === undefined) return [];
  return [...house.offerings].flatMap(([id, offered]) => {
    if (offered.isClosed || offered.isSuspended) return [];
    const posted = rulebook.posted(offered);
    const isHere = posted.tables.length === 0 || posted.tables.includes(name);
    const isPlayed =
      isJackpot(posted) && isHere && posted.games.includes(open.game) && isOpen(posted, at);
    return isPlayed ? [{ id, offered, posted }] : [];
  });
}

/** The posted fees of all who play and may pay, where a sensor sees them. */
export function feesAt(
  scene: TableScene,
  name: string,
  { open, ...facts }: PlayedTable,
): FeeLine[] {
  if (open === undefined || open.isNpn) return [];
  const table = { ...facts, open };
  const { sensorsOut } = table;
  const heads = headsAt(table);
  return offeredAt(scene, name, table).flatMap(({ id, offered, posted }) =>
    posted.activity.fees.flatMap(({ name: fee }): FeeLine[] => {
      const plan = scene.rulebook.feePlan(id, offered, fee, open);
      if (plan?.each === undefined) return [];
      const stop = tableStop(scene, posted, plan, { name, table, heads });
      if (stop !== undefined) return [];
      if (plan.paidBy !== 'player') return [{ offering: id, fee }];
      if (plan.stopsAtFault && sensorsOut.size > 0) return [];
      const seats = playersAt(table).filter(
        (seat) => !sensorsOut.has(seat) && payerStop(posted, plan, { table, seat }) === undefined,
      );
      return seats.length === 0 ? [] : [{ offering: id, fee, seats }];
    }),
  );
}
