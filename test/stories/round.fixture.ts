// A round at a table, from Coin In to the award, over HTTP.
import { given } from '#result';
import { type Evening, only, type Told } from './evening.fixture.ts';

export interface AwardedTo {
  readonly id: string;
  readonly seat: number;
  readonly position?: string;
  readonly patron?: string;
  readonly amount: string;
  readonly paidIn?: string;
  readonly stake?: string;
  readonly thing?: { readonly words: string; readonly worth?: string };
  readonly sources: readonly (readonly string[])[];
}

export interface PlayedRound {
  readonly table?: string;
  readonly offering?: string;
  readonly seat?: number;
  readonly fees?: readonly object[];
  readonly dealtIn?: number;
  readonly deal: object;
  readonly behind?: readonly object[];
  readonly checks?: object;
}

/** Dana takes the fees and calls a hand; the call. */
export async function calls(
  evening: Evening,
  { table = 'P1', offering = 'promo', seat = 1, fees = [], dealtIn }: Omit<PlayedRound, 'deal'>,
): Promise<string> {
  await evening.does('dana', 'start-round', given({ table, fees, dealtIn }));
  const called = await evening.does('dana', 'call-hand', { table, seat, offering });
  return String(only(called, 'hand-called')['call']);
}

/** Flo enters the cards, Fred signs, and Max where a manager must; the claims. The round is over. */
export async function plays(evening: Evening, round: PlayedRound): Promise<readonly AwardedTo[]> {
  const { table = 'P1', deal, behind, checks } = round;
  const call = await calls(evening, round);
  const entered = given({ call, deal, deckCounted: true, behind, checks });
  await evening.does('flo', 'verify-call', entered);
  const signed = await evening.does('fred', 'authorize-call', { call });
  const isDone = signed.some(({ type }) => type === 'prize-awarded');
  const events = isDone ? signed : await evening.does('max', 'authorize-call', { call });
  await evening.does('dana', 'end-round', { table });
  return only(events, 'prize-awarded')['claims'] as readonly AwardedTo[];
}

/** The same round where the cards win nothing: what the house says of them. */
export async function loses(evening: Evening, round: PlayedRound): Promise<Told> {
  const { table = 'P1', deal, behind, checks } = round;
  const call = await calls(evening, round);
  const told = await evening.told('flo', 'verify-call', given({ call, deal, behind, checks }));
  await evening.does('flo', 'uncall-hand', { call });
  await evening.does('dana', 'end-round', { table });
  return told;
}

/** Whose each claim is, and how much, by seat; a player behind a seat is marked. */
export const wonBy = (claims: readonly AwardedTo[]): readonly string[] =>
  claims.map(({ seat, position, amount }) =>
    position === 'backline' ? `${seat} behind ${amount}` : `${seat} ${amount}`,
  );
