// Input that is no command is answered with all its problems, each with its place. Input that is
// one is done or refused, without a crash.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert, sure } from '#result';
import { parseMoment } from '#rules';
import { COMMAND_TYPES, type Command, commandSchema, decodeCommand } from './commands.ts';
import type { Event } from './events.ts';
import { openedFloor, RULEBOOK, STAFF } from './fixtures/floor.fixture.ts';
import { documentOf, post } from './fixtures/jackpot.fixture.ts';
import { BAD_BEAT, BLAZING, KEY_HASH, newScene, SEVENS } from './fixtures/scene.fixture.ts';
import { decide, evolveRecord } from './machine.ts';
import { type CommandType, MAY } from './permissions.ts';
import { REFUSALS } from './refusals.ts';
import type { House } from './state.ts';

const problemsWith = (value: unknown): readonly (readonly [string, string])[] => {
  const decoded = decodeCommand(value);
  return decoded.ok ? [] : decoded.error.map(({ path, message }) => [path, message]);
};
const placesIn = (value: unknown): readonly string[] => problemsWith(value).map(([path]) => path);

const round = (fee: object) => ({
  id: 'r1',
  by: 'dana',
  type: 'start-round',
  table: 'T1',
  fees: [{ offering: 'blazing', seats: [1], ...fee }],
});

describe('what is not a command is told with its place', () => {
  test.each([
    ['a fraction of a cent', '0.0001'],
    ['a number', 1e9],
    ['a negative amount', '-1.00'],
    ['not a number', Number.NaN],
    ['an exponent', '1e9'],
    ['more digits than money has', '9'.repeat(14)],
    ['nothing', ''],
    ['null', null],
    ['a list', ['1.00']],
  ])('a fee of %s', (_, amount) => {
    expect(placesIn(round({ amount }))).toEqual(['fees[0].amount']);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['too long', 'a'.repeat(49)],
    ['a million letters', 'a'.repeat(1_000_000)],
    ['a path', 'fund/blazing'],
    ['with a blank', 'T 1'],
    ['a number', 1],
    ['an object', {}],
  ])('a name that is %s', (_, offering) => {
    expect(placesIn(round({ offering }))).toEqual(['fees[0].offering']);
  });

  test.each(['0000-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-29', 'today'])(
    'a day or a moment of no year that a house can have: %s',
    (day) => {
      const close = { id: 'd1', by: 'abe', type: 'close-day', day };
      expect(placesIn(close)).toEqual(['day']);
      const drawing = { id: 'd1', by: 'max', type: 'announce-drawing', drawing: 'one' };
      const announced = { ...drawing, offering: 'o', rule: 'r', row: 'r', mode: 'electronic' };
      expect(placesIn({ ...announced, eventAt: `${day}T00:00:00Z` })).toContain('eventAt');
    },
  );

  test.each([
    ['zero', 0],
    ['thirty-one', 31],
    ['a half', 1.5],
    ['a text', '1'],
    ['beyond all numbers', Number.POSITIVE_INFINITY],
  ])('seat number %s', (_, seat) => {
    expect(placesIn(round({ seats: [1, seat] }))).toEqual(['fees[0].seats[1]']);
  });

  test.each([
    ['null', null],
    ['a text', 'tick'],
    ['a number', 7],
    ['a list', [{ id: 'x', by: 'max', type: 'tick' }]],
    ['nothing at all', undefined],
  ])('%s', (_, value) => {
    expect(problemsWith(value)).toEqual([
      ['', 'must be a command: an object with id, by, and type'],
    ]);
  });

  test('a type that there is not, also one that every object has', () => {
    for (const type of ['pay-everybody', 'constructor', '__proto__', 7, undefined]) {
      const [[path, message] = []] = problemsWith({ id: 'x', by: 'max', type });
      expect(path).toBe('type');
      expect(message).toContain('start-round');
    }
  });

  test('fields that there are not, each by its name, hidden ones too', () => {
    const command = JSON.parse(
      '{"id":"x","by":"max","type":"tick","now":1,"__proto__":{"by":"abe"},"fee":{}}',
    );
    expect(placesIn(command)).toEqual(['now', '__proto__', 'fee']);
    expect(placesIn(round({ price: '1.00' }))).toEqual(['fees[0].price']);
    const paid = { id: 'x', by: 'cora', type: 'pay-claim', claim: 'c:1', from: 'cage' };
    expect(placesIn({ ...paid, amount: '1.00' })).toEqual(['amount']);
  });

  test('all that is wrong at once', () => {
    const command = { id: '', by: 7, type: 'start-round', tables: 'T1', fees: [{ amount: -1 }] };
    expect(new Set(placesIn(command))).toEqual(
      new Set(['id', 'by', 'table', 'tables', 'fees[0].offering', 'fees[0].amount']),
    );
  });

  test('cards nested deeper than any deal', () => {
    let deal: object = {};
    for (let depth = 0; depth < 100_000; depth++) deal = { deal };
    const command = { id: 'x', by: 'flo', type: 'verify-call', call: 'c', deal };
    expect(placesIn(command)).toEqual(['deal']);
  });

  test('a place on earth that has no clock', () => {
    const staff = STAFF.map(({ staff: each, roles }) => ({ staff: each, roles: [...roles] }));
    const command = { id: 'x', by: 'max', type: 'open-house', name: 'A', zone: 'Atlantis', staff };
    expect(placesIn(command)).toEqual(['zone']);
    expect(placesIn({ ...command, zone: 'America/Los_Angeles' })).toEqual([]);
  });
});

test('what the house names after the longest id or table can be asked for', () => {
  const claim = `${'c'.repeat(64)}:12`;
  expect(placesIn({ id: 'x', by: 'cora', type: 'pay-claim', claim, from: 'cage' })).toEqual([]);
  const drop = `${'t'.repeat(48)}.12345`;
  expect(placesIn({ id: 'x', by: 'abe', type: 'count-box', drop, counted: '0' })).toEqual([]);
});

test('a fee of a billion dollars is a command, beyond all reason, and moves no meter', () => {
  expect(decodeCommand(round({ amount: '1000000000.00' })).ok).toBe(true);
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING);
  const before = floor.balance('fund/jackpot/meter/progressive');
  const fees = [{ offering: 'jackpot', seats: [1], amount: '1000000000.00' }];
  const code = floor.refused('dana', 'start-round', { table: 'T1', fees });
  expect(code).toBe('unreasonable-contribution');
  expect(floor.balance('fund/jackpot/meter/progressive')).toBe(before);
});

test('whatever is read, reading it does not crash', () => {
  const types = fc.constantFrom<unknown>(...COMMAND_TYPES, 'nothing');
  const near = fc.record({ id: fc.string(), by: fc.string(), type: types });
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.tuple(near, fc.dictionary(fc.string(), fc.jsonValue())).map(([head, body]) => ({
      ...body,
      ...head,
    })),
    fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const decoded = decodeCommand(value);
      assert(decoded.ok || decoded.error.length > 0, 'a problem is named');
    }),
    { numRuns: 2_000 },
  );
});

type Schema = Readonly<Record<string, unknown>>;
/** Names for a field, by what the field is called. */
type NamesFor = (field: string) => fc.Arbitrary<string>;

/** Values of the kinds that a schema knows, most of them such as the scene has. */
function valuesOf(schema: Schema, namesFor: NamesFor, field = ''): fc.Arbitrary<unknown> {
  const of = (each: unknown, name = field) => valuesOf(each as Schema, namesFor, name);
  const choices = (schema['oneOf'] ?? schema['anyOf']) as readonly unknown[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => of(each)));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (schema['enum'] !== undefined) return fc.constantFrom(...(schema['enum'] as string[]));
  switch (schema['type']) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: 1, max: 9 });
    case 'array': {
      const minLength = Number(schema['minItems'] ?? 0);
      return fc.array(of(schema['items']), { minLength, maxLength: 3 });
    }
    case 'object':
      return objectsOf(schema, of);
    default:
      return textsOf(schema, namesFor(field));
  }
}

const DOCUMENTS = [SEVENS, documentOf(BLAZING), documentOf(BAD_BEAT), {}, { seats: [{}, 1] }];

function objectsOf(
  { properties, required }: Schema,
  of: (schema: unknown, field: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (properties === undefined) {
    const wild = fc.dictionary(fc.constantFrom('seats', 'dealer', 'values'), fc.jsonValue());
    return fc.oneof(fc.constantFrom(...DOCUMENTS), wild);
  }
  const fields = Object.entries(properties as object).map(
    ([key, each]): [string, fc.Arbitrary<unknown>] => [key, of(each, key)],
  );
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys: (required ?? []) as string[] });
}

function textsOf({ pattern: of, format }: Schema, names: fc.Arbitrary<string>) {
  const pattern = String(of ?? '');
  if (format === 'date') return fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16');
  if (format === 'uri') return fc.constantFrom('https://example.test/', 'http://[::1]:80/hook');
  if (pattern.includes('{64}')) return fc.constant(KEY_HASH);
  if (pattern.includes('[0-5]')) return fc.constantFrom('00:00', '06:00', '23:59');
  if (!pattern.includes('{1,13}')) return names;
  const amounts = fc.constantFrom('0', '1', '1.00', '0.01', '500.00', '99999.99', '9999999999999');
  const sign = pattern.startsWith('^-') ? fc.constantFrom('', '-') : fc.constant('');
  return fc.tuple(sign, amounts).map((parts) => parts.join(''));
}

/** What the house has of each kind; of anything, where the field does not say. */
function namesIn(house: House): NamesFor {
  const { tables, offerings, funds, patrons, staff, drops, calls, claims, wins } = house;
  const { devices, webhooks } = house;
  const kinds: Readonly<Record<string, readonly string[]>> = {
    table: [...tables.keys()],
    offering: [...offerings.keys()],
    fund: [...funds.keys()],
    closesTo: [...funds.keys(), ...offerings.keys()],
    paidBy: [...funds.keys(), ...offerings.keys()],
    patron: [...patrons.keys()],
    staff: [...staff.keys()],
    drop: [...drops.keys()],
    call: [...calls.keys(), ...wins.keys()],
    claim: [...claims.keys()],
    device: [...devices.keys()],
    webhook: [...webhooks.keys()],
    proposal: [...house.proposals.keys(), 'x1', 'x2', 'x3'],
    activity: [BLAZING, BAD_BEAT],
    meter: ['progressive', 'pool'],
    fee: ['fee', 'buyIn'],
    game: ['blackjack-poker', 'texas-holdem'],
  };
  return (field) => fc.constantFrom(...(kinds[field] ?? []), 'new');
}

/** A person with permission, so that the command is really decided. */
const badgesFor = (type: CommandType): fc.Arbitrary<string> =>
  fc.constantFrom(
    'max',
    ...STAFF.filter(({ roles }) => roles.some((role) => MAY[type].includes(role))).map(
      ({ staff }) => staff,
    ),
  );

test('whatever is a command is done or refused, and what is done can be applied', () => {
  const scene = newScene();
  const names = namesIn(scene.house);
  const one = COMMAND_TYPES.map((type) =>
    fc.tuple(fc.constant(type), badgesFor(type), valuesOf(commandSchema(type), names)),
  );
  const commands = fc.array(fc.oneof(...one), { minLength: 40, maxLength: 80, size: 'max' });
  const seen = new Set<CommandType>();
  fc.assert(
    fc.property(commands, (asked) => {
      const house = structuredClone(scene.house);
      for (const [index, [type, by, body]] of asked.entries()) {
        const decoded = decodeCommand({ ...(body as object), id: `x${index}`, by, type });
        if (decoded.ok && step(house, decoded.value, house.seq + 1)) seen.add(type);
      }
    }),
    { numRuns: 150 },
  );
  expect(seen.size).toBeGreaterThan(40);
});

function step(house: House, command: Command, seq: number): boolean {
  const at = sure(parseMoment('2026-11-16T12:00:00-08:00', 'at'));
  const decision = decide(house, command, at, RULEBOOK);
  if (!decision.ok) {
    assert(Object.hasOwn(REFUSALS, decision.error.code), decision.error.code);
    return false;
  }
  const events = JSON.parse(JSON.stringify(decision.value)) as readonly Event[];
  const { id, by, type } = command;
  evolveRecord(house, { seq, id, input: '', at: at.text, by, command: type, events }, at);
  return true;
}
