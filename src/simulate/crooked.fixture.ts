// People who try to gain by their badges, alone or two together, in a house with the limits of `standard`
// where everybody else is honest. What they gain is counted from the log, by what the guide to the house says of it:
// it shares nothing with what the house itself counts against its limits.
import { ACTIVITIES } from '#activities';
import {
  COMMAND_TYPES,
  type CommandType,
  commandFields,
  type Decision,
  decide,
  decodeCommand,
  type Event,
  evolveRecord,
  type House,
  type LogRecord,
  MAY,
  makeRulebook,
  newHouse,
  type RefusalCode,
  USUAL_SETTINGS,
} from '#house';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { type Floor, STAFF } from '../house/fixtures/floor.fixture.ts';
import { postingOf } from '../house/fixtures/jackpot.fixture.ts';
import { SAMPLES } from '../house/fixtures/samples.fixture.ts';
import { checkAll, checkTouched } from './checks.ts';
import { momentText, OPENING } from './clock.ts';
import { countRecord } from './count.ts';
import { type Dice, seededDice } from './dice.ts';
import { newTally, type Tally, wrong } from './tally.ts';

/** What badges can gain: cash that goes to no one who was seen to win it, and the face of coupons, in
 * cents; tickets of a drum. */
const GAINS = ['cash', 'coupons', 'tickets'] as const;
type Gain = (typeof GAINS)[number];
type Gained = Record<Gain, bigint>;

/** What one badge may take in one act, and in a gaming day: free play of $100 and $500, 5 and 20 tickets, as
 * in every house of `standard`; cash of $600 and, here, $1,000: no evening has so many prizes that ten times
 * as much could be stolen. */
const MOST: Readonly<Record<Gain, { readonly each: bigint; readonly day: bigint }>> = {
  cash: { each: 60_000n, day: 100_000n },
  coupons: { each: 10_000n, day: 50_000n },
  tickets: { each: 5n, day: 20n },
};

/** What one badge never brings about, whatever it says. */
const NEVER_ALONE: readonly Event['type'][] = [
  'proposal-approved',
  'capital-brought',
  'fund-opened',
  'fund-fed',
  'fund-deposited',
  'fund-adjusted',
  'award-voided',
  'fees-returned',
  'fee-corrected',
  'tray-filled',
  'box-dropped',
  'box-counted',
  'prize-awarded',
  'claim-split',
  'offering-posted',
  'offering-changed',
  'offering-withdrawn',
  'offering-resumed',
  'settings-changed',
  'staff-appointed',
  'staff-dismissed',
  'enrollment-opened',
  'holder-enrolled',
  'device-enrolled',
  'webhook-added',
  'table-installed',
  'drawing-announced',
  'tickets-voided',
  'instruments-voided',
  'patron-readmitted',
  'winner-named',
  'entry-granted',
  'block-lifted',
  'patrons-merged',
  'change-allowed',
  'payment-recovered',
  'receivable-written-off',
  'clock-confirmed',
  'time-caught-up',
  'day-closed',
  'glass-broken',
  'code-sealed',
];

/** What takes more than two: who has called a hand, verified it, and signed for it are three. */
const NEVER_BY_TWO: readonly Event['type'][] = ['prize-awarded'];

const MS_A_DAY = 86_400_000;
const COLORS = { decks: 6, seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7s' } };
const BLACK = { decks: 6, seats: [{ seat: 1, cards: '7s 7s' }], dealer: { up: '7s' } };
const PATRONS = Array.from({ length: 6 }, (_, at) => `p${at + 1}`);
const LOOKED = { deckCounted: true, checks: { surveillance: true } };

export interface Attempts {
  readonly tried: number;
  readonly done: number;
  readonly refused: ReadonlyMap<RefusalCode, number>;
  /** Proposals that wait for a second person who never comes. */
  readonly waiting: number;
  /** The most that was gained in a gaming day. */
  readonly best: Readonly<Gained>;
  /** Records by which two people together gained something. */
  readonly together: readonly LogRecord[];
  readonly floor: Pick<Floor, 'house' | 'log'>;
}

interface Night {
  readonly house: House;
  readonly tally: Tally;
  readonly log: LogRecord[];
  readonly dice: Dice;
  readonly decideOn: typeof decide;
  instant: number;
  asked: number;
  /** To whom each claim is owed: the one who was seen to win it. Nothing where no one knows the winner. */
  readonly owed: Map<string, string | undefined>;
}

const rulebook = makeRulebook(ACTIVITIES);

function ask(night: Night, by: string, type: string, fields: object = {}): Decision | undefined {
  const { house, tally, log, decideOn } = night;
  night.asked += 1;
  const id = `n${night.asked}`;
  const decoded = decodeCommand({ id, by, type, ...fields });
  if (!decoded.ok) return undefined;
  const text = momentText(night.instant);
  const at = sure(parseMoment(text, 'at'));
  const decision = decideOn(house, decoded.value, at, rulebook);
  if (decision.ok && decision.value.length === 0) return decision;
  const head = { seq: log.length + 1, id, input: '', at: text, by, command: type };
  const record: LogRecord = decision.ok
    ? { ...head, events: decision.value }
    : { ...head, refusal: decision.error };
  log.push(record);
  evolveRecord(house, record, at);
  checkTouched(house, tally, countRecord(tally, record, at.instant));
  return decision;
}

/** What honest people do. */
function does(night: Night, by: string, type: string, fields: object = {}): readonly Event[] {
  const answer = ask(night, by, type, fields);
  if (answer?.ok !== true) return wrong(`${by} ${type}: ${JSON.stringify(answer)}`);
  return answer.value;
}

function both(night: Night, [one, other]: readonly [string, string], what: object): void {
  does(night, one, 'propose', what);
  does(night, other, 'approve', { proposal: night.log.at(-1)?.id });
}

function tick(night: Night): void {
  while (does(night, 'clock', 'tick').length > 0);
}

/** A house with limits, and what makes an opportunity: a jackpot, a drum, coupons, money in a reserve. */
function opened(seed: number, decideOn: typeof decide): Night {
  const [house, tally, log, owed] = [newHouse(), newTally(), [], new Map()];
  const dice = seededDice(seed);
  const night = { house, tally, log, owed, dice, decideOn, instant: OPENING, asked: 0 };
  const limits = { cash: { each: 600, day: 1_000 } };
  const settings = { ...USUAL_SETTINGS, powers: { profile: 'standard', limits } };
  does(night, 'max', 'open-house', {
    name: 'Crooked room',
    zone: 'America/Los_Angeles',
    staff: STAFF,
    capital: '1000000.00',
  });
  does(night, 'abe', 'open-fund', { fund: 'common', title: 'Common fund' });
  does(night, 'max', 'install-table', { table: 'T1', seats: 7 });
  for (const action of [
    postingOf('hgc-blazing-sevens', { as: 'jackpot' }),
    postingOf('hgc-cash-drawing', { as: 'cash', paidBy: 'common' }),
    postingOf('bay101-match-play', { as: 'match' }),
    { type: 'change-settings', settings },
  ]) {
    both(night, ['max', 'abe'], { action });
  }
  const feeding = { type: 'feed-fund', fund: 'common', amount: '90000.00', reason: 'collections' };
  both(night, ['abe', 'max'], { command: feeding });
  const filling = { type: 'fill-tray', table: 'T1', amount: '500.00' };
  for (let times = 1; times <= 4; times++) both(night, ['cora', 'flo'], { command: filling });
  for (const patron of PATRONS) does(night, 'dee', 'enrol-patron', { patron });
  return night;
}

/** What people of the office set right in the morning. */
function morning(night: Night): void {
  const { house } = night;
  for (const proposal of [...house.proposals.keys()]) {
    for (const by of ['max', 'carl']) {
      ask(night, by, 'reject', { proposal, reason: 'no one knows why' });
    }
  }
  for (const [offering, { isSuspended }] of house.offerings) {
    if (!isSuspended) continue;
    ask(night, 'max', 'propose', { command: { type: 'resume-offering', offering } });
    ask(night, 'carl', 'approve', { proposal: night.log.at(-1)?.id });
  }
  for (const patron of PATRONS) {
    if (house.patrons.get(patron) !== 'excluded') continue;
    ask(night, 'carl', 'propose', {
      command: { type: 'readmit-patron', patron, reason: 'a mistake' },
    });
    ask(night, 'max', 'approve', { proposal: night.log.at(-1)?.id });
  }
}

const refusedIn = (answer: Decision | undefined): boolean => answer?.ok !== true;

/** Honest people deal a round with a prize, of a player whom all know or of a stranger, as far as the crooks
 * let them. */
function honestWin(night: Night): void {
  const { house, dice } = night;
  const seat = { table: 'T1', seat: 1 };
  if (house.tables.get('T1')?.round !== undefined) ask(night, 'dana', 'end-round', seat);
  ask(night, 'flo', 'open-table', { table: 'T1', game: 'blackjack-poker' });
  ask(night, 'dana', 'leave-seat', seat);
  if (dice.oneIn(2)) ask(night, 'dana', 'seat-person', { ...seat, patron: dice.pick(PATRONS) });
  const fees = [{ offering: 'jackpot', seats: [1] }];
  const started = ask(night, 'dana', 'start-round', { table: 'T1', fees, dealtIn: 7 });
  if (refusedIn(started)) return;
  if (refusedIn(ask(night, 'dana', 'call-hand', { ...seat, offering: 'jackpot' }))) return;
  const call = night.log.at(-1)?.id;
  const deal = dice.oneIn(4) ? BLACK : COLORS;
  ask(night, 'flo', 'verify-call', { call, deal, ...LOOKED });
  for (const by of ['fred', 'max', 'carl']) ask(night, by, 'authorize-call', { call });
  for (const { events = [] } of night.log.slice(-3)) {
    for (const event of events) {
      if (event.type !== 'prize-awarded') continue;
      for (const { id, patron } of event.claims) night.owed.set(id, patron);
    }
  }
  ask(night, 'dana', 'end-round', { table: 'T1' });
}

const some = (dice: Dice, all: Iterable<string>, other: string): string => {
  const found = [...all].slice(-20);
  return found.length === 0 || dice.oneIn(20) ? other : dice.pick(found);
};

/** What each field is tried with, in a house as it stands. */
const TRIED: Readonly<Record<string, (night: Night, type: CommandType) => unknown>> = {
  patron: ({ dice, log }, type) =>
    type === 'enrol-patron' ? `x${log.length}` : dice.pick(PATRONS),
  offering: ({ dice }) => dice.pick(['jackpot', 'cash', 'match']),
  instrument: ({ dice }) => dice.pick(['match-play-coupon', 'free-play-chip']),
  batch: ({ log }) => `b${log.length}`,
  chance: ({ log }) => log.length.toString(16).padStart(64, '0'),
  expires: ({ instant }) => momentText(instant + 14 * MS_A_DAY).slice(0, 10),
  serial: ({ dice, house }) => some(dice, house.chips.issued.keys(), 'AAAA-AAAA'),
  claim: ({ dice, house }) => {
    const open = [...house.claims].flatMap(([id, { status }]) => (status === 'open' ? [id] : []));
    return some(dice, open, 'none:1');
  },
  call: ({ dice, house }) => some(dice, house.calls.keys(), 'none'),
  drawing: ({ dice, house, log }) => some(dice, house.drums.drawings.keys(), `d${log.length}`),
  proposal: ({ dice, house }) => some(dice, house.proposals.keys(), 'none'),
  drop: ({ dice, house }) => some(dice, house.drops.keys(), 'T1.1'),
  table: () => 'T1',
  seat: ({ dice }) => dice.between(1, 3),
  count: ({ dice }) => dice.pick([1, 2, 5, 6, 20, 500]),
  amount: ({ dice }) => `${dice.pick([1, 50, 99, 100, 400, 599, 600, 5_000])}.00`,
  counted: ({ dice }) => `${dice.pick([0, 1, 7])}.00`,
  deal: () => COLORS,
  from: ({ dice }) => dice.pick(['cage', 'tray', 'cheque']),
  how: () => 'advertisement',
  fund: ({ dice }) => dice.pick(['common', 'jackpot']),
};

/** The example of a command, with what there is in this house in its place. */
function drafted(night: Night, type: CommandType): object {
  const sample = SAMPLES[type] as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = { ...sample };
  for (const name of Object.keys(commandFields(type).shape)) {
    // A claim is named only where the example names one.
    const isAsked = name !== 'claim' || 'claim' in sample;
    const value = isAsked ? TRIED[name]?.(night, type) : undefined;
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** What a crook asks for most. */
const TEMPTING: readonly CommandType[] = [
  'issue-tickets',
  'issue-instruments',
  'pay-claim',
  'check-identity',
  'enrol-patron',
  'name-winner',
  'start-round',
  'call-hand',
  'verify-call',
  'authorize-call',
  'hand-out-tickets',
  'fill-tray',
  'count-tray',
  'bring-capital',
  'redeem-credits',
  'grant-entry',
];

const rolesOf = (badge: string): readonly string[] =>
  STAFF.find(({ staff }) => staff === badge)?.roles ?? [];
const may = (badge: string, type: CommandType): boolean =>
  rolesOf(badge).some((role) => (MAY[type] as readonly string[]).includes(role));

/** The tally does not know of rounds that are over. */
const TRIED_TYPES = COMMAND_TYPES.filter((type) => type !== 'correct-fee');

/** Whatever it is, it is asked for; what takes two is proposed, or approved. */
function temptation(night: Night, by: string): readonly [type: CommandType, fields: object] {
  const { dice } = night;
  if (dice.oneIn(6) && may(by, 'approve')) return ['approve', drafted(night, 'approve')];
  const all = dice.oneIn(3) ? TRIED_TYPES : TEMPTING;
  const able = all.filter((each) => may(by, each));
  const type = dice.pick(able.length === 0 ? TRIED_TYPES : able);
  const fields = drafted(night, type);
  return dice.oneIn(4) && may(by, 'propose')
    ? ['propose', { command: { ...fields, type } }]
    : [type, fields];
}

const IN_HAND = ['house/cage', 'house/bank', 'house/count-room', 'table/T1/tray', 'table/T1/box'];

const centsIn = (dollars: string): bigint => BigInt(dollars.replace('.', ''));

/** What a record brings to those who had a hand in it. Who was seen to win a prize has it by right. */
function gainedBy({ events = [] }: LogRecord, { owed }: Night): Gained {
  const gained: Gained = { cash: 0n, coupons: 0n, tickets: 0n };
  for (const event of events) {
    if (event.type === 'tickets-issued') {
      for (const { count } of event.batches) gained.tickets += BigInt(count);
    }
    if (event.type === 'instruments-issued' && event.pays === undefined) {
      gained.coupons += centsIn(event.face) * BigInt(event.serials.length);
    }
    const winner = event.type === 'claim-paid' ? owed.get(event.claim) : undefined;
    if (event.type === 'claim-paid' && winner !== undefined && winner !== event.patron) {
      wrong(`${event.patron} is paid what ${winner} has won`);
    }
    for (const [, debit, credit, amount] of winner !== undefined ? [] : (event.moves ?? [])) {
      if (IN_HAND.includes(credit)) gained.cash += centsIn(amount);
      if (IN_HAND.includes(debit)) gained.cash -= centsIn(amount);
    }
  }
  return gained;
}

/** Who else had a hand in it: the one who proposed it, and the one who counted a tray before. */
function othersIn({ events = [] }: LogRecord): readonly string[] | undefined {
  const [first] = events;
  if (first?.type === 'proposal-approved') return [first.proposedBy];
  return first?.type === 'tray-counted' ? first.by : undefined;
}

export interface Run {
  readonly seed: number;
  readonly tries: number;
  /** How many badges are of one mind. */
  readonly crooks: 1 | 2;
  /** What decides; the house, unless a test wants to see a hole found. */
  readonly decideOn?: typeof decide;
}

const CROOKS = STAFF.map(({ staff }) => staff as string).filter((staff) => staff !== 'clock');
const TRIES_A_DAY = 300;
const WIN_EVERY = 25;

/** Days of crooks, other ones each day. Throws at the first gain beyond what one badge may have. */
export function crookedDays({ seed, tries, crooks, decideOn = decide }: Run): Attempts {
  const night = opened(seed, decideOn);
  const { dice, house, log, tally } = night;
  const refused = new Map<RefusalCode, number>();
  const best: Gained = { cash: 0n, coupons: 0n, tickets: 0n };
  const together: LogRecord[] = [];
  let [tried, done, waiting] = [0, 0, 0];

  /** One thing that a crook asks for, and what it has brought on that day. */
  const tryOnce = (by: string, gained: Map<string, Gained>): void => {
    const before = log.length;
    const [type, fields] = temptation(night, by);
    const answer = ask(night, by, type, fields);
    if (answer === undefined) return;
    tried += 1;
    if (!answer.ok) {
      refused.set(answer.error.code, (refused.get(answer.error.code) ?? 0) + 1);
      return;
    }
    done += 1;
    const record = log[before];
    if (record === undefined) return;
    if (type === 'propose') waiting += 1;
    const { events = [] } = record;
    const more = gainedBy(record, night);
    const others = othersIn(record);
    if (others !== undefined) {
      if (!others.some((other) => other !== by)) wrong(`${by} is two people by ${type}`);
      if (GAINS.some((kind) => more[kind] > 0n)) together.push(record);
    } else {
      const own = gained.get(by) ?? { cash: 0n, coupons: 0n, tickets: 0n };
      for (const kind of GAINS) {
        const { each, day } = MOST[kind];
        own[kind] += more[kind] > 0n ? more[kind] : 0n;
        if (more[kind] > each || own[kind] > day) {
          wrong(`${by} gains ${kind} by ${type}: ${more[kind]}, ${own[kind]} in a day`);
        }
        if (own[kind] > best[kind]) best[kind] = own[kind];
      }
      gained.set(by, own);
    }
    const never = crooks === 1 ? NEVER_ALONE : NEVER_BY_TWO;
    const made = events.find((event) => never.includes(event.type));
    if (made !== undefined) wrong(`${by} has made ${made.type} by ${type}`);
  };

  for (let day = 1; tried < tries; day++) {
    night.instant = OPENING + day * MS_A_DAY;
    tick(night);
    morning(night);
    const [one, other] = [dice.pick(CROOKS), dice.pick(CROOKS)];
    const gained = new Map<string, Gained>();
    for (let each = 0; each < TRIES_A_DAY; each++) {
      if (each % WIN_EVERY === 0) honestWin(night);
      night.instant += dice.below(30_000);
      tryOnce(crooks === 2 && dice.oneIn(2) ? other : one, gained);
    }
    checkAll(house, tally);
  }
  return { tried, done, refused, waiting, best, together, floor: { house, log } };
}
