// What people gain who try to: each alone, and two of one mind. Everyone else is honest.
import { describe, expect, test } from 'vitest';
import {
  type Command,
  type CommandType,
  type Decision,
  decide,
  type Event,
  type House,
  type RefusalCode,
} from '#house';
import { ok } from '#result';
import { inTier } from '../../test/tier.ts';
import { sheetOf } from '../reports/period.fixture.ts';
import { type Attempts, crookedDays, type Run } from './crooked.fixture.ts';

const TRIES = 6_000;
const HOUSES = inTier({ quick: 1, long: 16 });
const SEEDS = Array.from({ length: HOUSES }, (_, at) => at + 1);

const run = (of: Partial<Run> = {}): Attempts =>
  crookedDays({ seed: 1, tries: TRIES, crooks: 1, ...of });

/** The exceptions of a run, by record: who is named there. */
function listed({ floor }: Attempts): ReadonlyMap<unknown, string> {
  const to = floor.log.at(-1)?.at.slice(0, 10) ?? '';
  const [exceptions] = sheetOf(floor, 'exceptions', { from: '2026-11-02', to }).sections;
  const rows = exceptions?.rows ?? [];
  return new Map(
    rows.map(({ record, proposedBy, by, where }) => [record, `${proposedBy} ${by} ${where}`]),
  );
}

test('nobody alone gains more than one badge may have, and nothing that takes two', () => {
  const runs = SEEDS.map((seed) => run({ seed }));
  for (const { tried, done, waiting, refused } of runs) {
    const turnedDown = [...refused.values()].reduce((sum, times) => sum + times, 0);
    expect(tried).toBeGreaterThanOrEqual(TRIES);
    expect(done + turnedDown).toBe(tried);
    // Proposals to which no second person says yes.
    expect(waiting).toBeGreaterThan(0);
  }
  // They did get what a badge may have: otherwise nothing was tried.
  for (const kind of ['cash', 'coupons', 'tickets'] as const) {
    expect(Math.max(...runs.map(({ best }) => Number(best[kind]))), kind).toBeGreaterThan(0);
  }
  const codes = new Set(runs.flatMap(({ refused }) => [...refused.keys()]));
  for (const code of ['limit-of-day', 'two-people-needed', 'second-person'] as const) {
    expect(codes, code).toContain(code);
  }
});

test('two of one mind award nothing, and what they gain is on the list of exceptions with both names', () => {
  let count = 0;
  for (const seed of SEEDS) {
    const attempts = run({ seed, crooks: 2 });
    const rows = listed(attempts);
    for (const { seq, by, events = [] } of attempts.together) {
      const [first] = events;
      const other = first?.type === 'proposal-approved' ? first.proposedBy : '';
      expect([seq, rows.get(seq)]).toEqual([seq, expect.stringContaining(by)]);
      expect([seq, rows.get(seq)]).toEqual([seq, expect.stringContaining(other)]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(0);
});

describe('a hole is found', () => {
  type Asked = Parameters<typeof decide>;

  /** What the first of some houses finds that has a hole. */
  function found(decideOn: (...asked: Asked) => Decision, crooks: 1 | 2 = 1): string | undefined {
    for (let seed = 1; seed <= 6; seed++) {
      try {
        run({ seed, crooks, decideOn });
      } catch (error) {
        return String(error);
      }
    }
    return undefined;
  }

  const unlimited = (house: House): House => {
    const { powers: _, ...settings } = house.settings;
    return { ...house, settings };
  };

  /** Nobody asks what one badge may do by this command. */
  const loosened =
    (type: CommandType) =>
    (...[house, command, ...others]: Asked) =>
      decide(command.type === type ? unlimited(house) : house, command, ...others);

  test.each([
    ['pay-claim', /gains cash by pay-claim/],
    ['issue-instruments', /gains coupons by issue-instruments/],
    ['issue-tickets', /gains tickets by issue-tickets/],
    ['bring-capital', /has made capital-brought by bring-capital/],
    ['fill-tray', /has made tray-filled by fill-tray/],
  ] as const)('where %s has no limit', (type, said) => {
    expect(found(loosened(type))).toMatch(said);
  });

  /** A refusal is passed over as if another badge had asked. */
  const passedOver =
    (code: RefusalCode, type: CommandType, by: string) =>
    (...asked: Asked) => {
      const [house, command, ...others] = asked;
      const decision = decide(...asked);
      return decision.ok || decision.error.code !== code || command.type !== type
        ? decision
        : decide(house, { ...command, by } as Command, ...others);
    };

  test('where people approve what they have proposed themselves', () => {
    expect(found(passedOver('second-person', 'approve', 'max'))).toMatch(
      /approves what .* proposed/,
    );
  });

  /** What is done says something else. */
  const spoiled =
    (change: (event: Event, by: string) => Event, decideOn = decide) =>
    (...asked: Asked): Decision => {
      const decision = decideOn(...asked);
      const { by } = asked[1];
      return decision.ok ? ok(decision.value.map((event) => change(event, by))) : decision;
    };

  test('where one person counts a tray twice', () => {
    const twice = passedOver('count-again', 'count-tray', 'fred');
    const told = spoiled(
      (event, by) => (event.type === 'tray-counted' ? { ...event, by: [by, by] } : event),
      twice,
    );
    expect(found(told)).toMatch(/is two people by count-tray/);
  });

  test('where a cashier pays a friend what another has won', () => {
    const friend = spoiled((event) =>
      event.type === 'claim-paid' && event.patron !== undefined
        ? { ...event, patron: 'friend' }
        : event,
    );
    expect(found(friend)).toMatch(/friend is paid what p\d has won/);
  });

  test('where the list does not tell what two have done beyond a limit', () => {
    const attempts = run({ crooks: 2 });
    const untold = attempts.floor.log.map((record) => ({
      ...record,
      events: record.events?.map((event) =>
        event.type === 'proposal-approved' ? { ...event, isBeyond: undefined } : event,
      ),
    }));
    const rows = listed({ ...attempts, floor: { ...attempts.floor, log: untold } as never });
    expect(attempts.together.some(({ seq }) => !rows.has(seq))).toBe(true);
  });
});
