// Where requests go: every route of the API, as its own description has it, with good bodies for
// those that take one.

import type { FastifyInstance } from 'fastify';
import { ACTIVITIES } from '#activities';
import { COMMAND_TYPES, type House } from '#house';
import { given } from '#result';
import { sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { askedSample, SAMPLE_ACTIONS, SAMPLES } from '../../src/house/fixtures/samples.fixture.ts';
import type { Dice } from '../../src/simulate/dice.ts';
import { someDollars } from '../../src/simulate/dice.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Place {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  readonly query: readonly string[];
  /** A good body, if one is taken. */
  readonly sample?: (dice: Dice) => Fields;
  /** How often it is asked, against the others. */
  readonly weight: number;
}

const FACTS = { givenNames: 'Mary Ann', familyName: 'O’Neil', birthDate: '1980-05-17' };
const PAPER = { kind: 'passport', number: 'X7654321', ...FACTS, expires: '2030-01-01' };

/** Bodies of routes that are no commands. */
const BODIES: Readonly<Record<string, Fields>> = {
  '/api/v1/sign-in': { badge: 'dana', pin: '52906417' },
  '/api/v1/pin': { old: '000001', new: '52906418' },
  '/api/v1/setup': {
    code: 'AAAA',
    name: 'Room',
    zone: 'UTC',
    staff: [{ staff: 'max', roles: ['manager'] }],
    holders: ['ada', 'max', 'abe'],
  },
  '/api/v1/setup/pin': { ticket: 'AAAA', badge: 'ada', pin: '52906417' },
  '/api/v1/setup/sign': { ticket: 'AAAA', list: 'AAAA', badge: 'ada', pin: '52906417' },
  '/api/v1/step-up': { pin: '52906417' },
  '/api/v1/enrollments/{badge}/number': { number: '0000' },
  '/api/v1/enrollments/{badge}/pin': { pin: '52906417' },
  '/api/v1/patrons/{patron}/facts': { ...FACTS, taxNumber: '900-12-3456' },
  '/api/v1/claims/{claim}/identity': { patron: 'p1', document: PAPER, nameOnTicket: 'Mary Ann' },
};

/** Each takes a PIN's hash, the whole log or a whole PDF: milliseconds and not microseconds. */
const SLOW =
  /\/(sign-in|step-up|number|pin|sign|setup|reports\/\{report\}|verify|checklist|rounds\/.*|.*\.pdf)$/;
const WEIGHTS = { slow: 1, look: 10, write: 100 } as const;

const SEVENS = { decks: 6, dealer: { up: '7s' }, seats: [{ seat: 1, cards: '7c 7s' }] };

/** So that a hook that is asked for goes nowhere. */
const HOOK = 'https://hook.invalid/hook';

function commandSample(dice: Dice, type: (typeof COMMAND_TYPES)[number]): Fields {
  switch (type) {
    case 'propose': {
      const kind = dice.pick(Object.keys(SAMPLE_ACTIONS)) as keyof typeof SAMPLE_ACTIONS;
      return { action: { type: kind, ...SAMPLE_ACTIONS[kind], ...postedBy(dice, kind) } };
    }
    case 'start-round':
      return { table: 'T1', fees: [{ offering: 'blazing', seats: [1, 2, 3] }] };
    case 'verify-call':
      return { call: 'c', deal: SEVENS, deckCounted: true, checks: { surveillance: true } };
    case 'add-webhook':
      return { ...SAMPLES[type], url: HOOK };
    default:
      return askedSample(type);
  }
}

/** A posting of any activity, as its own sample has it. */
function postedBy(dice: Dice, kind: string): Fields {
  if (!kind.endsWith('-offering') || kind.startsWith('withdraw')) return {};
  const { id } = dice.pick(ACTIVITIES);
  const document = sampleOf(id);
  return kind === 'post-offering' ? { activity: id, document, closesTo: 'common' } : { document };
}

function sampleFor(path: string): Place['sample'] {
  const type = COMMAND_TYPES.find((each) => path === `/api/v1/commands/${each}`);
  if (type !== undefined) return (dice) => commandSample(dice, type);
  return () => BODIES[path] ?? {};
}

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

export function placesOf(app: FastifyInstance): readonly Place[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { parameters = [] }]) => {
      const method = name.toUpperCase() as Place['method'];
      const isWrite = method === 'POST' || method === 'PUT';
      const kind = SLOW.test(path) ? 'slow' : isWrite ? 'write' : 'look';
      const sample = isWrite ? sampleFor(path) : undefined;
      return given({
        method,
        path,
        weight: WEIGHTS[kind],
        query: parameters.filter((each) => each.in === 'query').map((each) => each.name),
        sample,
      });
    }),
  );
}

/** What there is in the house, by the field that names it. */
export type Names = Readonly<Record<string, readonly string[]>>;

const MOST = 200;
const some = (names: Iterable<string>): readonly string[] => [...names].slice(-MOST);

export function namesIn(house: House, hidden: readonly string[]): Names {
  const drops = [...house.tables.keys()].flatMap((table) => [`${table}.1`, `${table}.2`]);
  return {
    table: some(house.tables.keys()),
    offering: some(house.offerings.keys()),
    patron: ['p1', 'p2', 'p3', 'p4'],
    staff: [...house.staff.keys(), 'new-1', 'new-2'].filter((name) => !hidden.includes(name)),
    call: some(house.calls.keys()),
    claim: some(house.claims.keys()),
    drop: drops,
    proposal: some(house.proposals.keys()),
    fund: ['common', 'other'],
    closesTo: ['common'],
    webhook: ['books', 'screens'],
    device: ['pad-1', 'pad-2', 'sign-1'],
    game: ['blackjack-poker', 'texas-holdem', 'three-card-poker', 'fortune-pai-gow-poker'],
    from: ['cage', 'tray', 'cheque'],
    report: ['collection', 'meters', 'access', 'exceptions', 'wins', 'fund-statement'],
    day: ['2026-11-15', '2026-11-16', '2026-11-17'],
    format: ['json', 'csv', 'pdf'],
    activity: ACTIVITIES.map(({ id }) => id),
  };
}

/** A sample with names that are there, so that some of it can be done. */
export function filled(dice: Dice, value: unknown, names: Names, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(dice, each, names, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, filled(dice, each, names, key)]),
    );
  }
  if (field === 'seat' || field === 'seats') return dice.between(1, 7);
  if (typeof value !== 'string' || dice.oneIn(20)) return value;
  if (['amount', 'counted', 'capital'].includes(field)) return someDollars(dice, 1_000);
  const there = names[field];
  return there === undefined || there.length === 0 ? value : dice.pick(there);
}
