// Everything that the keypad of a table shows: where the round stands, who sits and what lies on
// the sensors, what can be played for, which buttons can be pressed, and which calls wait for whom.

import { z } from 'zod';
import { dollarsOf } from '#money';
import { given } from '#result';
import { isOpen, type Moment, type Offering, rowsFor } from '#rules';
import { type SignLine, signLine, signOf } from '../funds/views.ts';
import { seated } from '../kit/answers.ts';
import { listOf } from '../kit/view.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import { MAY } from '../permissions.ts';
import { type Call, type House, type Offered, type Table, WHOLE_TABLE } from '../state.ts';
import { overAt } from '../tables/dealt.ts';
import { headsAt } from '../tables/payers.ts';
import { role } from '../words/scalars.ts';
import {
  type At,
  answerTo,
  buttonAnswer,
  buttonsOf,
  callLastOf,
  isRefusal,
  personFor,
} from './buttons.ts';
import { feeAnswer, feeFactsOf } from './fees.ts';

const feesShown = listOf(
  z.object({
    offering: z.string(),
    fee: z.string(),
    behind: z.int().exactOptional().describe('Of one who bets behind the seat.'),
    amount: z.string(),
  }),
);

const seatAnswer = z.object({
  seat: z.int(),
  person: seated.person.exactOptional(),
  position: seated.position.exactOptional(),
  patron: seated.patron,
  behind: listOf(z.object({ person: seated.person, patron: seated.patron })).describe(
    'Who is known to bet behind it, the first first.',
  ),
  isSensorOut: z.boolean(),
  fees: feesShown,
});

const offeringAnswer = z.object({
  offering: z.string(),
  title: z.string(),
  isSuspended: z.boolean(),
  fees: listOf(feeAnswer),
  meters: signLine.shape.meters,
  hands: listOf(z.object({ row: z.string(), title: z.string() })).describe('One hand button each.'),
  buttons: listOf(buttonAnswer),
  callLast: buttonAnswer
    .exactOptional()
    .describe('Calls a hand of the round before, a little into the next one.'),
  restore: z.string().exactOptional().describe('Where the key goes back to after a win.'),
  winPage: z.string().exactOptional().describe('What prints the page about a win.'),
  backOut: z.enum(['manual-adjustment', 'not-stated']),
  sensorFault: z.object({
    kind: z.enum(['return-and-stop', 'mark-by-hand', 'dice-cup', 'not-stated']),
    words: z.string(),
    clause: z.string(),
  }),
});

const callAnswer = z.object({
  call: z.string(),
  offering: z.string(),
  seat: z.int(),
  round: z.int(),
  at: z.string(),
  step: z.enum(['called', 'verified']),
  place: z.int().describe('1 is decided next, of all tables that play for it.'),
  awaits: z.object({
    what: z.enum(['verification', 'authorization', 'an earlier call']),
    of: z.string(),
    roles: listOf(role),
    because: z.string().exactOptional().describe('Why a signature would be refused now.'),
  }),
});

export const keypad = z
  .object({
    table: z.string(),
    phase: z.enum(['closed', 'idle', 'round', 'called', 'verified']),
    game: z.string().exactOptional(),
    limit: z.string().exactOptional(),
    isNpn: z.boolean(),
    dealtIn: z.int().exactOptional().describe('How many are recorded, the player-dealer too.'),
    round: z.int().exactOptional(),
    lastRound: z
      .int()
      .exactOptional()
      .describe('A round that is over; a hand of it can still be called.'),
    seats: listOf(seatAnswer),
    tableFees: feesShown.describe('Fees that one pays for all.'),
    offerings: listOf(offeringAnswer),
    calls: listOf(callAnswer),
    lastWin: z
      .object({
        offering: z.string(),
        title: z.string(),
        row: z.string(),
        at: z.string(),
        amount: z.string(),
        call: z.string(),
        slip: z.int(),
      })
      .exactOptional(),
  })
  .meta({ id: 'Keypad' });

export type KeypadFacts = z.output<typeof keypad>;
type KeypadOffering = z.output<typeof offeringAnswer>;
type KeypadCall = z.output<typeof callAnswer>;
type SeatFacts = z.output<typeof seatAnswer>;

interface Look {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly at: Moment;
  readonly name: string;
  readonly table: Table;
}

/** The keypad of a table at a moment; nothing where there is no such table. */
export function keypadOf(
  house: House,
  rulebook: Rulebook,
  { table: name, at }: { readonly table: string; readonly at: Moment },
): KeypadFacts | undefined {
  const table = house.tables.get(name);
  if (table === undefined) return undefined;
  const look = { house, rulebook, at, name, table };
  const { open, round } = table;
  const calls = [...house.calls.values()].filter((call) => call.table === name);
  return {
    table: name,
    phase: phaseOf(table, calls),
    ...(open === undefined ? {} : { game: open.game }),
    ...(open?.limit === undefined ? {} : { limit: open.limit }),
    isNpn: open?.isNpn ?? false,
    ...recordedAt(table),
    ...given({ round: round?.number, lastRound: overAt(house, table, at.instant)?.number }),
    seats: seatsOf(table),
    tableFees: feesAt(table, WHOLE_TABLE),
    offerings: offeringsOf(look, calls),
    calls: calls.map((call) => callOf(look, call)),
    ...lastWinOf(look),
  };
}

function recordedAt({ open, ...table }: Table): Pick<KeypadFacts, 'dealtIn'> {
  if (open === undefined) return {};
  const { isTold, dealtIn } = headsAt({ ...table, open });
  return isTold ? { dealtIn } : {};
}

function phaseOf({ open, round }: Table, calls: readonly Call[]): KeypadFacts['phase'] {
  if (open === undefined) return 'closed';
  if (calls.some(({ step }) => step === 'called')) return 'called';
  if (calls.length > 0) return 'verified';
  return round === undefined ? 'idle' : 'round';
}

const feesAt = ({ round }: Table, seat: number): SeatFacts['fees'] =>
  [...(round?.fees.values() ?? [])].flatMap(({ offering, fee, behind, paid, back }) => {
    const amount = back?.has(seat) === true ? undefined : paid.get(seat);
    if (amount === undefined) return [];
    return [given({ offering, fee, behind, amount: dollarsOf(amount) })];
  });

const seatsOf = (table: Table): readonly SeatFacts[] =>
  Array.from({ length: table.seats }, (_, index) => {
    const seat = index + 1;
    return {
      seat,
      ...table.seated.get(seat),
      behind: (table.behind.get(seat) ?? []).map(({ person, patron }) => given({ person, patron })),
      isSensorOut: table.sensorsOut.has(seat),
      fees: feesAt(table, seat),
    };
  });

/** What is offered here now, and what a fee or a call of this table still depends on. */
function offeringsOf(look: Look, calls: readonly Call[]): readonly KeypadOffering[] {
  const { house, rulebook, at, name, table } = look;
  const { open, round } = table;
  if (open === undefined) return [];
  const busy = new Set([...(round?.fees.values() ?? []), ...calls].map(({ offering }) => offering));
  const signs = signOf(house, rulebook);
  return [...house.offerings].flatMap(([offering, offered]) => {
    if (offered.isClosed) return [];
    const posted = rulebook.posted(offered);
    const isHere = posted.tables.length === 0 || posted.tables.includes(name);
    const isPlayed = isHere && posted.games.includes(open.game) && isOpen(posted, at);
    if (!isPlayed && !busy.has(offering)) return [];
    const sign = signs.find((each) => each.offering === offering) as SignLine;
    const call = calls.find((each) => each.offering === offering);
    return [offeringOf({ ...look, offering, call }, { offered, posted, sign, game: open.game })];
  });
}

const NOT_STATED = {
  kind: 'not-stated',
  words: 'The sheet says nothing about sensors.',
} as const;

function offeringOf(
  asked: At,
  {
    offered,
    posted,
    sign,
    game,
  }: {
    readonly offered: Offered;
    readonly posted: Offering;
    readonly sign: SignLine;
    readonly game: string;
  },
): KeypadOffering {
  const { offering } = asked;
  const { keypad, fund } = posted.activity;
  const { winPage, authorize, backOut = 'not-stated', sensorFault } = keypad ?? {};
  return {
    offering,
    title: sign.title,
    isSuspended: offered.isSuspended,
    fees: feeFactsOf(asked, offered, posted),
    meters: sign.meters,
    hands: rowsFor(posted, game)
      .filter(({ when }) => when.of !== 'event')
      .map(({ id: row, title }) => ({ row, title })),
    buttons: buttonsOf(asked, keypad),
    ...given({ callLast: callLastOf(asked, keypad) }),
    ...(authorize?.restore === undefined ? {} : { restore: authorize.restore }),
    ...given({ winPage }),
    backOut,
    sensorFault: sensorFault ?? { ...NOT_STATED, clause: fund.clause },
  };
}

function callOf(look: Look, call: Call): KeypadCall {
  const { id, offering, seat, round, at, step } = call;
  const offered = look.house.offerings.get(offering) as Offered;
  const place = offered.line.indexOf(id) + 1;
  const facts = { call: id, offering, seat, round, at, step, place };
  return { ...facts, awaits: awaitedOf(look, call, { offered, place }) };
}

/** What a call waits for: the cards, the calls before it, or signatures. */
function awaitedOf(
  look: Look,
  { id, step }: Call,
  { offered, place }: { readonly offered: Offered; readonly place: number },
): KeypadCall['awaits'] {
  const { keypad } = look.rulebook.posted(offered).activity;
  const of = personFor(keypad, step);
  if (step === 'called') return { what: 'verification', of, roles: MAY['verify-call'] };
  if (place > 1) return { what: 'an earlier call', of: 'the floor', roles: MAY['authorize-call'] };
  const answer = answerTo(look, 'authorize-call', { call: id });
  const what = 'authorization';
  if (isRefusal(answer)) {
    return { what, of, roles: MAY['verify-call'], because: answer.message };
  }
  const signed = answer.find((event) => event.type === 'call-signed');
  return { what, of, roles: signed === undefined ? MAY['authorize-call'] : signed.needs };
}

/** The newest win at the table, of whatever offering. */
function lastWinOf({ house, rulebook, name }: Look): Pick<KeypadFacts, 'lastWin'> {
  const wins = [...house.offerings].flatMap(([offering, offered]) =>
    offered.hits.filter(({ table }) => table === name).map((hit) => ({ offering, offered, hit })),
  );
  const last = wins.sort((one, other) => one.hit.slip - other.hit.slip).at(-1);
  if (last === undefined) return {};
  const { offering, offered, hit } = last;
  const { rows } = rulebook.posted(offered).activity;
  const title = rows.find(({ id }) => id === hit.row)?.title ?? hit.row;
  const { row, at, amount, call, slip } = hit;
  return { lastWin: { offering, title, row, at, amount, call, slip } };
}
