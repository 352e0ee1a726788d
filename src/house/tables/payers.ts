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
import { type Offered, peopleAt, type Table } from '../state.ts';
import type { Seated } from '../words/shapes.ts';

export type OpenTable = Table & Required<Pick<Table, 'open'>>;

/** How many are in a round: those who play against the player-dealer or with each other, and all. */
export interface Heads {
  readonly players: number;
  readonly dealtIn: number;
  /** That is all of them, by the dealer's word or by who is recorded; else there may be more. */
  readonly isTold: boolean;
}

/** A fee that a round can't begin without: of the table, of these seats, or of so many seats. */
export interface FeeDue {
  readonly offering: string;
  readonly fee: string;
  readonly clause: string;
  readonly seats?: readonly number[];
  readonly count?: number;
  /** What must be said first, before it is known whether the fee is due. */
  readonly asks?: Refusal;
}

/** A round that is about to start. */
interface Played {
  readonly name: string;
  readonly table: OpenTable;
  readonly heads: Heads;
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

/** By what the dealer says, or by the players who are recorded there. Who pays at a seat sits there. */
export function headsAt(
  table: OpenTable,
  { dealtIn, paying = [] }: { readonly dealtIn?: number; readonly paying?: readonly number[] } = {},
): Heads {
  const banks = hasBank(table) ? 1 : 0;
  if (dealtIn !== undefined) return { players: dealtIn - banks, dealtIn, isTold: true };
  const seats = [...table.seated.keys()].filter((seat) => !isBank(table, seat));
  const alsoThere = paying.filter((seat) => whoPays(table, { seat }) === undefined);
  // Someone plays, whoever it is.
  const players = Math.max(1, new Set([...seats, ...alsoThere]).size);
  return { players, dealtIn: players + banks, isTold: seats.length > 0 };
}

/** Whether an offering is for this table, whatever the hour. */
export const isFor = (
  posted: Offering,
  { table, game }: { readonly table: string; readonly game: string },
): boolean =>
  posted.games.includes(game) && (posted.tables.length === 0 || posted.tables.includes(table));

/** Where jackpots for tables with different bets are offered at a table, it says how it bets. */
export function bettingAsked(
  { house, rulebook }: Books,
  at: { readonly table: string; readonly game: string },
): Refusal | undefined {
  const rules = [...house.offerings.values()].flatMap((offered) => {
    const posted = offered.isClosed ? undefined : rulebook.posted(offered);
    return posted !== undefined && isFor(posted, at) ? (bettingOf(posted) ?? []) : [];
  });
  const [rule] = rules;
  if (rule === undefined || new Set(rules.map(({ is }) => is)).size < 2) return undefined;
  const words = 'limit and no-limit tables have their own jackpots here';
  return said('betting-not-told', { clause: rule.clause, words }, 'betting; ');
}

/** Why the bets of a table do not fit an offering. */
export function bettingStop(
  books: Books,
  posted: Offering,
  { name, table }: Pick<Played, 'name' | 'table'>,
): Refusal | undefined {
  const { game, betting } = table.open;
  const wrong = wrongBetting(posted, betting);
  if (wrong !== undefined) return said('wrong-betting', wrong);
  if (betting !== undefined || bettingOf(posted) === undefined) return undefined;
  return bettingAsked(books, { table: name, game });
}

/** Why so many in a round pay nothing: the sheet wants more of them, or the fee is for one against
 * the player-dealer, or for more. */
export function numberStop(
  posted: Offering,
  { players, name, clause }: FeePlan,
  { table, heads }: Pick<Played, 'table' | 'heads'>,
): Refusal | undefined {
  const { dealtIn: playerCount, isTold } = heads;
  const few = tooFewBy(posted, { game: table.open.game, playerCount });
  if (few !== undefined) {
    return isTold
      ? said('too-few-players', few, `${playerCount}; `)
      : said('players-not-told', few, 'dealtIn; ');
  }
  if (players === undefined) return undefined;
  const { least = 0, most = Number.POSITIVE_INFINITY } = players;
  const isWithin = heads.players >= least && heads.players <= most;
  if (isWithin && (isTold || players.most === undefined)) return undefined;
  const words = `${name} is not for ${heads.players} players`;
  if (isTold) return said('wrong-payer', { clause, words });
  return said('players-not-told', { clause, words: `${name} turns on it` }, 'dealtIn; ');
}

/** Something must be said before it is known whether a fee is taken. */
const isAsk = ({ code }: Refusal): boolean => code.endsWith('-not-told');

/** Why a fee is not taken at a table, whoever pays it. What is known comes before what is asked. */
export function tableStop(
  books: Books,
  posted: Offering,
  plan: FeePlan,
  played: Played,
): Refusal | undefined {
  const betting = bettingStop(books, posted, played);
  if (betting !== undefined && !isAsk(betting)) return betting;
  const number = numberStop(posted, plan, played);
  return number !== undefined && !isAsk(number) ? number : (betting ?? number);
}

/** Someone who bets behind a seat and was not told. */
export const BETTOR: Seated = { person: 'patron', position: 'backline' };

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

/** What a round must bring: fees that are no choice, from all who owe them. */
export function feesDue(
  asking: Pick<Asking, 'house' | 'rulebook' | 'at'>,
  played: Played,
): readonly FeeDue[] {
  const { house, at } = asking;
  const { name, table } = played;
  if (table.open.isNpn) return [];
  return [...house.offerings].flatMap(([offering, offered]): readonly FeeDue[] => {
    if (offered.isClosed || offered.isSuspended) return [];
    const posted = asking.rulebook.posted(offered);
    if (!isFor(posted, { table: name, game: table.open.game })) return [];
    const plans = mandatoryOf(asking, { offering, offered, posted }, table);
    if (plans.length === 0 || !isOpen(posted, at)) return [];
    return plans.flatMap((plan) => {
      const due = { offering, fee: plan.name, clause: plan.clause };
      const stop = tableStop(asking, posted, plan, played);
      if (stop === undefined)
        return whoOwes(posted, plan, played).map((who) => ({ ...due, ...who }));
      return isAsk(stop) ? [{ ...due, asks: stop }] : [];
    });
  });
}

/** The table, the seats that are known, or as many as are dealt in; no one where all are barred. */
function whoOwes(
  posted: Offering,
  plan: FeePlan,
  { table, heads }: Played,
): readonly Pick<FeeDue, 'seats' | 'count'>[] {
  if (plan.paidBy !== 'player') return [{}];
  if (peopleAt(table).length === 0 && heads.isTold) {
    const bar = mayNotPayBy(posted, { person: 'patron', position: 'player-dealer' });
    return [{ count: bar === undefined ? heads.dealtIn : heads.players }];
  }
  const seats = [...table.seated.keys()].filter(
    (seat) => payerStop(posted, plan, { table, seat }) === undefined,
  );
  return seats.length === 0 ? [] : [{ seats }];
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

/** The first fee due that was not taken, or not of every seat; or what must be said first. */
export const leftOut = (
  due: readonly FeeDue[],
  taken: readonly Pick<FeeTaken, 'offering' | 'fee' | 'seats' | 'behind'>[],
): Refusal | undefined => {
  for (const { offering, fee, clause, asks, seats = [], count = 0 } of due) {
    if (asks !== undefined) return asks;
    const lines = taken.filter(
      (line) => line.offering === offering && line.fee === fee && line.behind === undefined,
    );
    const missing = seats.find((seat) => !lines.some((line) => isPaidAt(line, seat)));
    const paid = lines.reduce((sum, line) => sum + line.seats.length, 0);
    if (lines.length > 0 && missing === undefined && paid >= count) continue;
    const few = count === 0 ? '' : `, ${paid} of ${count}`;
    const where = missing === undefined ? few : `, seat ${missing}`;
    return refusal('fee-left-out', `${offering} ${fee}${where}; ${clause}`);
  }
  return undefined;
};

const isPaidAt = ({ seats }: Pick<FeeTaken, 'seats'>, seat: number): boolean =>
  seats === 'table' || seats.includes(seat);
