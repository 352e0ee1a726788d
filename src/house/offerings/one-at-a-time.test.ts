// Versions, charts, and options of which a sheet has one at a time.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { documentOf, post, postingOf } from '../fixtures/jackpot.fixture.ts';

const CAR = 'hgc-car-drawing';

interface Refused {
  readonly code?: string;
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

const asks = (floor: Floor, action: object): Refused =>
  floor.ask('max', 'propose', { action }) as Refused;

const proposes = (floor: Floor, activity: string, posting: Parameters<typeof postingOf>[1]) =>
  asks(floor, postingOf(activity, posting));

describe('what excludes each other', () => {
  const CASES = [
    ['hgc-wheel-of-cards', { version: 'A' }, { version: 'B' }, 'version', 'Qualifications'],
    [CAR, { version: 'A' }, { version: 'B' }, 'version', 'Qualifications'],
    ['hgc-car-giveaway', { hands: '1' }, { hands: '2' }, 'hands', 'Qualifying Hands'],
    ['bay101-omaha-bad-beat', { hands: 'A' }, { hands: 'B' }, 'hands', 'Qualifying Hands'],
    [
      'hgc-fortune-pai-gow-progressive',
      { shares: 'B' },
      { shares: 'C' },
      'shares',
      'Prize Payout Structure',
    ],
  ] as const;

  /** A house in which the first is posted. */
  function withOne(
    activity: string,
    options: object,
  ): { floor: Floor; paidBy: string | undefined } {
    const floor = openedFloor({ game: 'texas-holdem' });
    const paidBy = activity === CAR ? 'common' : undefined;
    post(floor, activity, { as: 'one', options: { ...options }, ...(paidBy && { paidBy }) });
    return { floor, paidBy };
  }

  test.each(CASES)(
    '%s: %o and %o are not posted together',
    (activity, one, other, option, clause) => {
      const { floor, paidBy } = withOne(activity, one);
      const posting = { as: 'two', options: { ...other }, ...(paidBy && { paidBy }) };
      expect(proposes(floor, activity, posting)).toMatchObject({
        code: 'bad-offering',
        problems: [{ path: `document.options.${option}` }],
      });
      expect(proposes(floor, activity, posting).problems?.[0]?.message).toContain(`(${clause})`);
      if (activity === CAR) return;
      floor.both(postingOf(activity, { ...posting, options: { ...one } }));
      floor.do('flo', 'suspend-offering', { offering: 'two', reason: 'another version' });
      const document = documentOf(activity, posting);
      expect(
        asks(floor, { type: 'change-offering', offering: 'two', document, version: 1 }).code,
      ).toBe('bad-offering');
    },
  );

  test('Car Drawing, Introduction and rule 2: one car at a time, by one version', () => {
    const { floor, paidBy = '' } = withOne(CAR, { version: 'A' });
    const again = { as: 'two', options: { version: 'A' }, paidBy };
    const refused = proposes(floor, CAR, again);
    expect(refused).toMatchObject({ problems: [{ path: 'document.options.version' }] });
    const next = { from: '2027-02-01T00:00:00-08:00', until: '2027-03-01T00:00:00-08:00' };
    post(floor, CAR, { ...again, values: { endDate: '2027-02-28' }, more: next });
  });

  test('Three of a Kind on the Flop: one rank at a time', () => {
    const FLOP = 'hgc-three-of-a-kind-on-the-flop';
    const floor = openedFloor({ game: 'texas-holdem' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    const of = (as: string, rank: string) => ({ as, paidBy: 'hj', values: { rank } });
    post(floor, FLOP, of('one', '7'));
    const refused = proposes(floor, FLOP, of('two', '8'));
    expect(refused).toMatchObject({ problems: [{ path: 'document.values.rank' }] });
    expect(refused.problems?.[0]?.message).toContain('(Three of a Kind on the Flop Promotion)');
    post(floor, FLOP, of('two', '7'));
  });

  test('may follow each other, in date or by the hour', () => {
    const { floor } = withOne('hgc-wheel-of-cards', { version: 'A' });
    const B = { as: 'two', options: { version: 'B' } };
    floor.both({ type: 'withdraw-offering', offering: 'one', reason: 'it is over' });
    const from = '2026-12-01T00:00:00-08:00';
    post(floor, 'hgc-wheel-of-cards', { ...B, more: { from } });
    post(floor, 'hgc-wheel-of-cards', { as: 'three', more: { until: from } });
    const night = [{ from: '22:00', until: '06:00' }];
    const morning = [{ days: ['monday'], from: '05:59', until: '12:00' }];
    const day = [{ days: ['monday'], from: '06:00', until: '22:00' }];
    const hours = (each: object, as: string, version: string) =>
      proposes(floor, 'hgc-wheel-of-cards', {
        as,
        options: { version },
        values: { drawingTimes: 'Monday 11:00' },
        more: { from: '2027-01-01T00:00:00-08:00', hours: each },
      });
    floor.both({ type: 'withdraw-offering', offering: 'two', reason: 'it is over' });
    post(floor, 'hgc-wheel-of-cards', {
      as: 'nights',
      more: { from: '2027-01-01T00:00:00-08:00', hours: night },
      options: { version: 'B' },
    });
    expect(hours(morning, 'four', 'A').code).toBe('bad-offering');
    expect(hours(day, 'four', 'A').code).toBeUndefined();
  });
});
