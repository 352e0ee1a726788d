// Who pays at a table, asked of the sheet: a fee is taken only from those who can win by it, and a
// fee that is no choice from all who owe it.

import { dealtGameNamed } from '#games';
import {
  bettingOf,
  isOpen,
  mayNotPayBy,
  type Offering,
  type Reason,
  tooFewBy,
  wrongBetting,
} from '#rules';
import type { FeeTaken } from '../events.ts';
import type { Asking } from '../kit/asking.ts';
import type { FeePlan } from '../offerings/rulebook.ts';
import { type Refusal, type RefusalCode, refusal } from '../refusals.ts';
import type { Offered, Table } from '../state.ts';
import type { Seated } from '../words/shapes.ts';

export type OpenTable = Table & Required<Pick<Table, 'open'>>;

/** How many are in a round: those who play against the player-dealer or with each other, and all. */
export interface Heads {
  readonly players: number;
  readonly dealtIn: number;
}

/** A fee that a round can't begin without: of the table, or of these seats. */
export interface FeeDue {
  readonly offering: string;
  readonly fee: string;
  readonly clause: string;
  readonly seats?: readonly number[];
}

type Books = Pick<Asking, 'house' | 'rulebook'>;

const said = (code: RefusalCode, { clause, words }: Omit<Reason, 'code'>, who = ''): Refusal =>
  refusal(code, `${who}${clause}: ${words}`);

export const isBank = ({ seated }: Table, seat: number): boolean =>
  seated.get(seat)?.position === 'player-dealer';

/** Whether someone banks, even if their seat is not recorded. */
const hasBank = (table: OpenTable): boolean =>
  dealtGameNamed(table.open.game)?.outcomeOf !== undefined ||
  [...table.seated.keys()].some((seat) => isBank(table, seat));

/** As far as it is known: by what the dealer says, or by the players who are recorded there. Who pays
 * at a seat sits there. */
export function headsAt(
  table: OpenTable,
  { dealtIn, paying = [] }: { readonly dealtIn?: number; readonly paying?: readonly number[] } = {},
): Heads | undefined {
  const banks = hasBank(table) ? 1 : 0;
  if (dealtIn !== undefined) return { players: dealtIn - banks, dealtIn };
  const seats = [...table.seated.keys()].filter((seat) => !isBank(table, seat));
  if (seats.length === 0) return undefined;
  const alsoThere = paying.filter((seat) => whoPays(table, { seat }) === undefined);
  const players = new Set([...seats, ...alsoThere]).size;
  return { players, dealtIn: players + banks };
}

/** Where jackpots for tables with different bets are offered in a game, a table says how it bets. */
function isBettingAsked({ house, rulebook }: Books, { open }: OpenTable): boolean {
  const bets = [...house.offerings.values()].flatMap((offered) => {
    const posted = offered.isClosed ? undefined : rulebook.posted(offered);
    return posted?.games.includes(open.game) ? (bettingOf(posted)?.is ?? []) : [];
  });
  return new Set(bets).size > 1;
}

/** Why the table does not play for it: its bets, or too few in the round. */
export function tableStop(
  books: Books,
  posted: Offering,
  { table, heads }: { readonly table: OpenTable; readonly heads: Heads | undefined },
): Refusal | undefined {
  const { game, betting } = table.open;
  const rule = bettingOf(posted);
  const wrong = wrongBetting(posted, betting);
  if (wrong !== undefined) return said('wrong-betting', wrong);
  if (rule !== undefined && betting === undefined && isBettingAsked(books, table)) {
    const words = 'Open the table as limit or no-limit: each has its own jackpot.';
    return said('wrong-betting', { clause: rule.clause, words });
  }
  if (heads === undefined) return undefined;
  const { dealtIn: playerCount } = heads;
  const few = tooFewBy(posted, { game, playerCount });
  return few === undefined ? undefined : said('too-few-players', few, `${playerCount}; `);
}

/** Some fees are for so many players only: one against the player-dealer, or more. */
export function numberStop({ players, name, clause }: FeePlan, heads?: Heads): Refusal | undefined {
  if (players === undefined || heads === undefined) return undefined;
  const { least = 0, most = Number.POSITIVE_INFINITY } = players;
  if (heads.players >= least && heads.players <= most) return undefined;
  return said('wrong-payer', { clause, words: `${name} is not for ${heads.players} players` });
}

/** Someone who bets behind a seat and was not told. */
const BETTOR: Seated = { person: 'patron', position: 'backline' };

/** Who pays at a seat: the player in it, or the first behind it where it is empty; or, by their number,
 * one who bets behind it. */
export function whoPays(
  { seated, behind: people }: Pick<Table, 'seated' | 'behind'>,
  { seat, behind }: { readonly seat: number; readonly behind?: number | undefined },
): Seated | undefined {
  const bettors = people.get(seat) ?? [];
  if (behind === undefined) return seated.get(seat) ?? bettors[0];
  return bettors[behind - 1] ?? BETTOR;
}

/** Why the person at a seat, or one who bets behind it, can't pay for themselves. */
export function payerStop(
  posted: Offering,
  { players, clause }: FeePlan,
  {
    table,
    seat,
    behind,
  }: { readonly table: Table; readonly seat: number; readonly behind?: number },
): Refusal | undefined {
  if (behind !== undefined && isBank(table, seat)) {
    return said('wrong-payer', { clause, words: 'no one bets behind the player-dealer' });
  }
  const who = whoPays(table, { seat, behind });
  if (who === undefined) return undefined;
  const rule = mayNotPayBy(posted, who);
  if (rule !== undefined) return said('may-not-pay', rule, `seat ${seat}; `);
  if (players === undefined || who.position !== 'player-dealer') return undefined;
  return said('wrong-payer', { clause, words: 'the player pays, not the player-dealer' });
}

/** What a round must bring: fees that are no choice, from all who owe them. With no one recorded it
 * is taken for the smallest round of the game. */
export function feesDue(
  asking: Pick<Asking, 'house' | 'rulebook' | 'at'>,
  name: string,
  { table, dealtIn }: { readonly table: OpenTable; readonly dealtIn?: number },
): readonly FeeDue[] {
  const { house, at } = asking;
  if (table.open.isNpn) return [];
  const banks = hasBank(table) ? 1 : 0;
  const heads = headsAt(table, dealtIn === undefined ? {} : { dealtIn }) ?? {
    players: 1,
    dealtIn: 1 + banks,
  };
  return [...house.offerings].flatMap(([offering, offered]): readonly FeeDue[] => {
    if (offered.isClosed || offered.isSuspended) return [];
    const posted = asking.rulebook.posted(offered);
    const isHere = posted.tables.length === 0 || posted.tables.includes(name);
    if (!isHere || !posted.games.includes(table.open.game)) return [];
    const plans = mandatoryOf(asking, { offering, offered, posted }, table);
    if (plans.length === 0 || !isOpen(posted, at)) return [];
    if (tableStop(asking, posted, { table, heads }) !== undefined) return [];
    return plans.flatMap((plan): readonly FeeDue[] => {
      if (numberStop(plan, heads) !== undefined) return [];
      const due = { offering, fee: plan.name, clause: plan.clause };
      if (plan.paidBy !== 'player') return [due];
      const seats = [...table.seated.keys()].filter(
        (seat) => payerStop(posted, plan, { table, seat }) === undefined,
      );
      return seats.length === 0 ? [] : [{ ...due, seats }];
    });
  });
}

/** The fees of an offering that are no choice, where the sheet has an amount for the table. */
const mandatoryOf = (
  { rulebook }: Books,
  {
    offering,
    offered,
    posted,
  }: { readonly offering: string; readonly offered: Offered; readonly posted: Offering },
  { open }: OpenTable,
): readonly FeePlan[] =>
  posted.activity.fees.flatMap(({ name, optional }) => {
    const plan = optional ? undefined : rulebook.feePlan(offering, offered, name, open);
    return plan?.isMandatory && plan.each !== undefined ? [plan] : [];
  });

/** The first fee due that was not taken, or not of every seat. */
export const leftOut = (
  due: readonly FeeDue[],
  taken: readonly Pick<FeeTaken, 'offering' | 'fee' | 'seats' | 'behind'>[],
): Refusal | undefined => {
  for (const { offering, fee, clause, seats = [] } of due) {
    const lines = taken.filter(
      (line) => line.offering === offering && line.fee === fee && line.behind === undefined,
    );
    const missing = seats.find((seat) => !lines.some((line) => isPaidAt(line, seat)));
    const where = missing === undefined ? '' : `, seat ${missing}`;
    if (lines.length === 0 || missing !== undefined) {
      return refusal('fee-left-out', `${offering} ${fee}${where}; ${clause}`);
    }
  }
  return undefined;
};

const isPaidAt = ({ seats }: Pick<FeeTaken, 'seats'>, seat: number): boolean =>
  seats === 'table' || seats.includes(seat);
