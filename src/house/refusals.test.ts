import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { decodeCommand } from './commands.ts';
import { claimFaults } from './fixtures/claims.fixture.ts';
import {
  behindFaults,
  clockFaults,
  clockSureFaults,
  heldFaults,
} from './fixtures/clock.fixture.ts';
import { dayFaults, reviewFaults } from './fixtures/days.fixture.ts';
import type { Fault, Faulty } from './fixtures/fault.fixture.ts';
import { faultyCommands } from './fixtures/faults.fixture.ts';
import { type Floor, newFloor, RULEBOOK } from './fixtures/floor.fixture.ts';
import { noticeFaults } from './fixtures/notice.fixture.ts';
import { powerFaults } from './fixtures/powers.fixture.ts';
import { PROMOTION_FAULTS } from './fixtures/promotions.fixture.ts';
import { newScene } from './fixtures/scene.fixture.ts';
import { wagerFaults } from './fixtures/wagers.fixture.ts';
import { decide } from './machine.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';

interface Tried extends Faulty {
  readonly scene: Floor;
}

const main = newScene();
const COMMANDS: readonly Tried[] = [
  ...faultyCommands(main).map((faulty) => ({ ...faulty, scene: main })),
  ...[
    behindFaults,
    clockFaults,
    clockSureFaults,
    heldFaults,
    dayFaults,
    reviewFaults,
    noticeFaults,
    powerFaults,
    claimFaults,
    wagerFaults,
    ...PROMOTION_FAULTS,
  ].flatMap((faults) => {
    const { floor, faulty } = faults();
    return faulty.map((each) => ({ ...each, scene: floor }));
  }),
];
const CODES = Object.keys(REFUSALS) as readonly RefusalCode[];

/** A command with some faults in it. */
function withFaults({ type, by, fields, scene }: Tried, faults: readonly Fault[]) {
  const patched = (key: 'set' | 'fee' | 'action') =>
    Object.assign({}, ...faults.map((fault) => fault[key]));
  const {
    fees: [line, ...others] = [],
    action,
    ...rest
  } = fields as {
    fees?: object[];
    action?: object;
  };
  const command = {
    id: 'wrong',
    by,
    type,
    ...rest,
    ...(line === undefined ? {} : { fees: [{ ...line, ...patched('fee') }, ...others] }),
    ...(action === undefined ? {} : { action: { ...action, ...patched('action') } }),
    ...patched('set'),
    ...Object.assign({}, ...faults.map((fault) => (fault.by ? { by: fault.by } : {}))),
  };
  const at = faults.find((fault) => fault.at !== undefined)?.at ?? scene.at;
  return { command: JSON.parse(JSON.stringify(command)), at };
}

function answerTo(faulty: Tried, faults: readonly Fault[]): string {
  const { command, at } = withFaults(faulty, faults);
  const decision = decide(
    faulty.scene.house,
    sure(decodeCommand(command)),
    sure(parseMoment(at, 'at')),
    RULEBOOK,
  );
  return decision.ok ? 'done' : decision.error.code;
}

/** The parts of a command that a fault replaces. */
const placesOf = ({ by, at, set, fee, action }: Fault): readonly string[] => [
  ...(by === undefined ? [] : ['by']),
  ...(at === undefined ? [] : ['at']),
  ...[set, fee, action].flatMap((fields, part) =>
    Object.keys(fields ?? {}).map((field) => `${part} ${field}`),
  ),
];

const isApart = (one: Fault, other: Fault): boolean =>
  !placesOf(one).some((place) => placesOf(other).includes(place));

const nameOf = ({ type, fields }: Faulty): string => {
  const { action } = fields as { action?: { type: string } };
  return action === undefined ? type : `${type} ${action.type}`;
};

/** With their names; where several have one name, each after the first has its number. */
function titled<T>(all: readonly T[], name: (each: T) => string): readonly [string, T][] {
  const met = new Map<string, number>();
  return all.map((each) => {
    const count = (met.get(name(each)) ?? 0) + 1;
    met.set(name(each), count);
    return [count === 1 ? name(each) : `${name(each)}, number ${count}`, each];
  });
}

describe.each(titled(COMMANDS, nameOf))('%s', (_, faulty) => {
  test.each(titled(faulty.faults, ({ code }) => code))('is refused: %s', (_title, fault) => {
    const { house } = faulty.scene;
    const before = structuredClone(house);
    expect(answerTo(faulty, [fault])).toBe(fault.code);
    expect(house).toEqual(before);
  });

  test('of two reasons the one that stands earlier in the list is told', () => {
    const wrong = faulty.faults.flatMap((one, index) =>
      faulty.faults
        .slice(index + 1)
        .filter((other) => isApart(one, other))
        .map((other) => {
          const [first] = [one.code, other.code].sort(
            (a, b) => CODES.indexOf(a) - CODES.indexOf(b),
          );
          return {
            pair: `${one.code}, ${other.code}`,
            told: answerTo(faulty, [one, other]),
            first,
          };
        })
        .filter(({ told, first }) => told !== first),
    );
    expect(wrong).toEqual([]);
  });
});

test('without its faults a command is done, where it can be', () => {
  const always = ['authorize-call', 'close-day', 'approve', 'open-house', 'propose void-award'];
  const refused = COMMANDS.filter((faulty) => answerTo(faulty, []) !== 'done').map(nameOf);
  expect(new Set(refused)).toEqual(new Set(always));
});

test('before a house is open, nothing but opening it is done', () => {
  const floor = newFloor();
  expect(floor.refused('max', 'tick')).toBe('house-not-open');
  const badge = { staff: 'max', roles: ['manager'] };
  const opening = { name: 'Twice', zone: 'America/Los_Angeles', staff: [badge, badge] };
  expect(floor.refused('max', 'open-house', opening)).toBe('name-taken');
  expect(floor.house.staff.size).toBe(0);
});

test('every reason of the list is provoked here, but the one that only the log can tell', () => {
  const provoked = COMMANDS.flatMap(({ faults }) => faults.map(({ code }) => code));
  const missing = CODES.filter((code) => !provoked.includes(code));
  expect(missing).toEqual(['id-used', 'house-not-open']);
});
