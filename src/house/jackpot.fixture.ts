// A jackpot from its posting to its award, for tests: one word for each of the steps that several
// people take.
import { assert, given } from '#result';
import type { Awarded, Event, EventOf, EventType } from './events.ts';
import { type Floor, sampleOf } from './floor.fixture.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Posting {
  /** The offering's name; `jackpot` where none is given. */
  readonly as?: string;
  /** Values and options that differ from the activity's own sample. */
  readonly values?: Fields;
  readonly options?: Fields;
  /** Further fields of the document: windows, settings, hours. */
  readonly more?: Fields;
  readonly paidBy?: string;
}

/** What is posted: the activity's own sample, but for what the test names. */
export function documentOf(
  activity: string,
  { values = {}, options = {}, more = {} }: Posting = {},
): Fields {
  const sample = sampleOf(activity);
  return {
    ...sample,
    values: { ...(sample['values'] as object | undefined), ...values },
    options: { ...(sample['options'] as object | undefined), ...options },
    ...more,
  };
}

/** The action that posts an activity; what is left at its end goes to the common fund. */
export function postingOf(activity: string, posting: Posting = {}): Fields {
  const { as = 'jackpot', paidBy } = posting;
  return given({
    type: 'post-offering',
    offering: as,
    activity,
    document: documentOf(activity, posting),
    closesTo: 'common',
    paidBy,
  });
}

export function post(floor: Floor, activity: string, posting: Posting = {}): void {
  floor.both(postingOf(activity, posting));
}

/** The only event of a type. */
export function onlyEvent<Type extends EventType>(
  events: readonly Event[],
  type: Type,
): EventOf<Type> {
  const found = events.filter((event) => event.type === type);
  assert(found.length === 1, `${found.length} events of type ${type}`);
  return found[0] as EventOf<Type>;
}

/** A round in which a fee lies on each of some seats, played and ended. */
export function playRound(
  floor: Floor,
  seats: readonly number[],
  { offering = 'jackpot', table = 'T1' } = {},
): void {
  floor.do('dana', 'start-round', { table, fees: [{ offering, seats }] });
  floor.do('dana', 'end-round', { table });
}

interface Called {
  readonly offering?: string;
  readonly table?: string;
  readonly seat?: number;
}

/** Calls a hand of the running round; the call's id. */
export function call(floor: Floor, { offering = 'jackpot', table = 'T1', seat = 1 }: Called = {}) {
  const events = floor.do('dana', 'call-hand', { table, seat, offering });
  return onlyEvent(events, 'hand-called').call;
}

/** Verifies and authorizes a call: Flo sees the cards, Fred signs, and Max where it takes him. */
export function award(floor: Floor, id: string, deal: Fields): Awarded {
  const looked = { deckCounted: true, checks: { surveillance: true } };
  floor.do('flo', 'verify-call', { call: id, deal, ...looked });
  const signed = floor.do('fred', 'authorize-call', { call: id });
  const isDone = signed.some(({ type }) => type === 'prize-awarded');
  return onlyEvent(
    isDone ? signed : floor.do('max', 'authorize-call', { call: id }),
    'prize-awarded',
  );
}

interface Won extends Called {
  /** Who has paid the fee of the round; nobody where there is none. */
  readonly paid?: readonly number[];
  /** Fees in full, where they are more than one, or not a seat's. */
  readonly fees?: readonly Fields[];
  readonly deal: Fields;
}

/** A whole round that ends with an award. */
export function win(floor: Floor, { paid, fees, deal, ...called }: Won): Awarded {
  const { offering = 'jackpot', table = 'T1' } = called;
  const lines = fees ?? (paid === undefined ? [] : [{ offering, seats: paid }]);
  floor.do('dana', 'start-round', { table, fees: lines });
  const awarded = award(floor, call(floor, called), deal);
  floor.do('dana', 'end-round', { table });
  return awarded;
}

/** What good papers show. */
export const PAPERS = {
  documents: ['passport', 'tax-form'],
  isValid: true,
  isOfAge: true,
  nameMatches: true,
  hasTaxNumber: true,
};

/** Looks at a winner's papers, and has the forms filled in. */
export function showPapers(
  floor: Floor,
  { claim, patron, forms = [], ...found }: Fields & { readonly forms?: readonly string[] },
): void {
  floor.do('cora', 'check-identity', { claim, patron, ...PAPERS, ...found });
  for (const form of forms) floor.do('cora', 'complete-form', { claim, form });
}

/** What each winner has won, by seat; a backline player is marked. */
export const claimsIn = ({ claims }: Awarded): Readonly<Record<string, string>> =>
  Object.fromEntries(
    claims.map(({ table, seat, position, amount }) => [
      `${table}/${seat}${position === 'backline' ? ' behind' : ''}`,
      amount,
    ]),
  );

/** Where the money of a claim came from, by account. */
export const sourcesIn = ({ claims }: Awarded): readonly Fields[] =>
  claims.flatMap(({ lines }) => lines.map(({ from }) => from));

/** The money of a fund at a glance. */
export function fundOf(
  floor: Floor,
  {
    offering = 'jackpot',
    meter = 'progressive',
    reserve = offering,
  }: { readonly offering?: string; readonly meter?: string; readonly reserve?: string } = {},
): Readonly<Record<'meter' | 'reserve' | 'advance', string>> {
  return {
    meter: floor.balance(`fund/${offering}/meter/${meter}`),
    reserve: floor.balance(`fund/${reserve}/reserve`),
    advance: floor.balance(`fund/${offering}/advance`),
  };
}

/** Money that other rounds would have brought, straight into the reserve. */
export function fillReserve(floor: Floor, by: string, offering = 'jackpot'): void {
  const against = 'house';
  floor.both({
    type: 'adjust-fund',
    offering,
    account: 'reserve',
    by,
    against,
    reason: 'collections of other tables',
  });
}
