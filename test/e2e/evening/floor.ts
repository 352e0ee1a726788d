// The steps of the evening, one word for each: who takes them, and what comes of them.
import type { CommandOf } from '#house';
import type { listen } from '../listen.fixture.ts';
import { newDevice, type openRoom } from '../room.fixture.ts';
import { type Badge, documentOf, TABLES, taxNumberOf } from './data.ts';

type Room = Awaited<ReturnType<typeof openRoom>>;
type Person = ReturnType<Room['person']>;
type Deal = CommandOf<'verify-call'>['deal'];
type Seats = readonly number[];

const DAY = '2026-11-16';
/** A time of the evening. */
export const at = (clock: string): string => `${DAY}T${clock}:00-08:00`;

/** What a role gets that does not do something. */
export const DENIED = { status: 403, code: 'not-permitted' };

/** The room of the evening, and a screen in it; the first steps put them here. */
export const evening = {} as {
  room: Room;
  screen: Awaited<ReturnType<typeof listen>>;
};

export const people = new Map<Badge, Person>();
const alone = (badge: Badge): Person => people.get(badge) as Person;

/** Who says yes to whom, the first of them who may: the floor for each other, control for the rest. */
const SECONDS: readonly Badge[] = ['fred', 'flo', 'max', 'carl', 'abe'];
let proposals = 0;

const TAKES_TWO: readonly string[] = ['two-people-needed', 'limit-of-day'];

/** A person who asks a second one where one badge is not enough. */
export const as = (badge: Badge): Person => ({
  ...alone(badge),
  /** What could not be done is refused when it is proposed. */
  async cannot(type, fields) {
    const refused = await alone(badge).cannot(type, fields);
    if (!TAKES_TWO.includes(refused.code)) return refused;
    return alone(badge).cannot('propose', { command: { type, ...fields } });
  },
  async does(type, fields, id) {
    const first = alone(badge);
    const answer = await first.tries(type, fields, id);
    if (answer.ok) return answer.value;
    if (!TAKES_TWO.includes(answer.error.code)) {
      throw new Error(`${badge}: ${type} ${JSON.stringify(answer.error)}`);
    }
    proposals += 1;
    const proposal = `second-${proposals}`;
    await first.does('propose', { command: { type, ...fields } }, proposal);
    for (const second of SECONDS) {
      if (second === badge || !people.has(second)) continue;
      const approved = await alone(second).tries('approve', { proposal });
      if (!approved.ok) continue;
      const [, ...events] = approved.value.events;
      return { ...approved.value, events };
    }
    throw new Error(`${badge}: nobody approves ${type}`);
  },
});

export const keypads = new Map(TABLES.map(({ table }) => [table, newDevice(`keypad-${table}`)]));

const tableNamed = (name: string) =>
  TABLES.find(({ table }) => table === name) as (typeof TABLES)[number];

export const dealerOf = (table: string): Person => as(tableNamed(table).dealer);

/** The fee of some seats; of the pot, if none are named. */
export const feesOf = (table: string, seats?: Seats, byHand?: Seats) => [
  {
    offering: tableNamed(table).offering,
    ...(seats === undefined ? {} : { seats: [...seats] }),
    ...(byHand === undefined ? {} : { byHand: [...byHand] }),
  },
];

export const start = (table: string, seats?: Seats, byHand?: Seats) =>
  dealerOf(table).does('start-round', { table, fees: feesOf(table, seats, byHand) });

export const end = (table: string) => dealerOf(table).does('end-round', { table });

export async function rounds(table: string, count: number, seats?: Seats): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    await start(table, seats);
    await end(table);
  }
}

export const call = (table: string, seat: number, id: string) =>
  dealerOf(table).does('call-hand', { table, seat, offering: tableNamed(table).offering }, id);

/** Flo sees the cards, and surveillance with her; the rows that the engine finds, the one that is
 * paid first, each with its clause. */
export async function verify(id: string, deal: Deal): Promise<readonly string[]> {
  const checks = { surveillance: true, standardDeck: true };
  const { events } = await as('flo').does('verify-call', {
    call: id,
    deal,
    checks,
    deckCounted: true,
  });
  const [verified] = events;
  if (verified?.type !== 'call-verified') return [];
  return verified.rows.map(({ row, seat, because }) => `${row}, seat ${seat}: ${because}`);
}

export async function authorize(badge: Badge, id: string): Promise<string | undefined> {
  const { events } = await as(badge).does('authorize-call', { call: id });
  return events[0]?.type;
}

/** Waits until the sign shows a figure. */
export const untilSign = (offering: string, figure: string, isPending = false): Promise<void> =>
  evening.screen.until(
    'sign',
    offering,
    (item) => JSON.stringify(item) === JSON.stringify({ figure, isPending }),
  );

/** The money of a fund: meters, reserve, what it owes the house, what is to be paid. */
export async function fundOf(offering: string): Promise<readonly string[]> {
  const { meters, reserve, advance, payable } = await as('abe').sees(`/funds/${offering}`);
  return [meters, reserve, advance, payable];
}

interface Claim {
  readonly claim: string;
  readonly call: string;
  readonly table: string;
  readonly seat: number;
  readonly amount: string;
}

async function claimsOf(id: string): Promise<readonly Claim[]> {
  const claims: readonly Claim[] = await as('cora').sees('/claims');
  return claims.filter((claim) => claim.call === id);
}

const placeOf = ({ table, seat }: Claim): string => `${table}/${seat}`;

/** What each winner of a call has won, by table and seat. */
export const winsOf = async (id: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await claimsOf(id)).map((claim) => [placeOf(claim), claim.amount]));

/** The claim of a table and seat. */
export const claimAt = async (id: string, place: string): Promise<string> =>
  (await claimsOf(id)).find((claim) => placeOf(claim) === place)?.claim as string;

/** Cora checks the ID of a winner. */
export const showPapers = (claim: string, patron: string, more?: object) =>
  as('cora').sends('POST', `/claims/${claim}/identity`, {
    patron,
    document: documentOf(patron),
    ...(more ?? { taxNumber: taxNumberOf(patron) }),
  });

/** ID, forms, and the payment at the cage or by check. */
export async function pay(
  claim: string,
  patron: string,
  {
    forms = [],
    from = 'cage',
    papers,
  }: {
    readonly forms?: readonly CommandOf<'complete-form'>['form'][];
    readonly from?: CommandOf<'pay-claim'>['from'];
    readonly papers?: object;
  } = {},
): Promise<void> {
  await showPapers(claim, patron, papers);
  for (const form of forms) await as('cora').does('complete-form', { claim, form });
  await as('cora').does('pay-claim', { claim, patron, from });
}
