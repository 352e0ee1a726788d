import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { sure } from '#result';
import { answerQualify } from './qualify.ts';
import { sheet } from './sheet.fixture.ts';

const DEAL = { game: 'casino-war', decks: 6, seats: [{ seat: 1, cards: 'As' }] };

const answer = (request: Readonly<Record<string, unknown>>) =>
  answerQualify({ activity: 'test-sheet', deal: DEAL, ...request }, [sheet()]);

describe('balances', () => {
  test('that are left out are assumed, and the answer says so', () => {
    expect(sure(answer({})).assumed).toEqual(
      expect.arrayContaining(['balances.meter is 1000.00', 'balances.reserve is 0.00']),
    );
  });

  test('beyond the limits of a meter are taken as they stand, and the answer says so', () => {
    const { fund } = sheet();
    const meters = fund.meters.map((meter) => {
      return { ...meter, cap: usd('5000'), floor: usd('1000') };
    });
    const activity = sheet({ fund: { ...fund, meters } });
    const asked = (meter: string) =>
      sure(answerQualify({ activity: activity.id, deal: DEAL, balances: { meter } }, [activity]));
    const told = (meter: string) => asked(meter).assumed.filter((each) => each.includes('stands'));
    expect(told('5000.01')).toEqual([
      'balances.meter is 5000.01 though it is at most 5000.00: taken as it stands',
    ]);
    expect(asked('5000.01').awards).toMatchObject([{ amount: '5000.01' }]);
    expect(told('999.99')).toEqual([
      'balances.meter is 999.99 though it is at least 1000.00: taken as it stands',
    ]);
    expect([told('5000.00'), told('1000.00')]).toEqual([[], []]);
  });

  test('a cap that can be chosen is the posted one, and the highest where none was posted', () => {
    const { fund } = sheet();
    const meters = fund.meters.map((meter) => ({ ...meter, cap: 'reseed' }));
    const activity = sheet({ fund: { ...fund, meters } });
    const told = (offering: object) =>
      sure(
        answerQualify(
          { activity: activity.id, deal: DEAL, offering, balances: { meter: '60000' } },
          [activity],
        ),
      ).assumed.filter((each) => each.includes('stands'));
    const stands = (most: string) => [
      `balances.meter is 60000.00 though it is at most ${most}: taken as it stands`,
    ];
    expect(told({ values: { reseed: '2000' } })).toEqual(stands('2000.00'));
    expect(told({})).toEqual(stands('50000.00'));
  });

  test.each([
    [{ meter: null }, 'balances.meter'],
    [{ reserve: null }, 'balances.reserve'],
    [{ advance: 5 }, 'balances.advance'],
    [{ meter: { other: '5' } }, 'balances.meter.other'],
    [{ purse: '5' }, 'balances.purse'],
    ['5', 'balances'],
  ])('%j are refused', (balances, path) => {
    expect(answer({ balances })).toMatchObject({ ok: false, error: [{ path }] });
  });
});

describe('the time of the deal', () => {
  const offering = { hours: [{ from: '18:00', until: '22:00' }] };
  const TIME = 'at is a time at which it is offered, outside the hours of all windows';

  test('is assumed where it is left out and something was posted about time', () => {
    expect(sure(answer({ offering })).assumed).toContain(TIME);
    expect(sure(answer({})).assumed).not.toContain(TIME);
  });

  test('decides where it is said', () => {
    const at = (clock: string) => sure(answer({ offering, at: `2026-11-16T${clock}:00-08:00` }));
    expect(at('18:00').qualifies).toBe(true);
    expect(at('18:00').assumed).not.toContain(TIME);
    expect(at('22:00')).toMatchObject({
      qualifies: false,
      leftOut: [{ seat: 1, code: 'not-offered' }],
    });
  });
});

describe('the table of the deal', () => {
  const offering = { tables: ['7', '12'] };
  const dealtAt = (table: string) => sure(answer({ offering, deal: { ...DEAL, table } }));

  test('is one of those that it is offered at, where both are said', () => {
    expect(dealtAt('12').qualifies).toBe(true);
    expect(dealtAt('8')).toMatchObject({
      qualifies: false,
      leftOut: [{ seat: 1, code: 'not-offered' }],
    });
    expect(sure(answer({ offering })).qualifies).toBe(true);
  });
});

describe('what would silently buy nothing', () => {
  test('a fee that the activity does not know is refused', () => {
    const deal = { ...DEAL, seats: [{ seat: 1, cards: 'As', fee: { fe: true } }] };
    expect(answer({ deal })).toMatchObject({
      ok: false,
      error: [{ path: 'deal.seats[0].fee.fe' }],
    });
  });

  test('wrong balances are told beside a wrong offering and a wrong deal', () => {
    const result = answer({
      offering: { values: { prize: '9.99' } },
      balances: { reserve: 5 },
      deal: { ...DEAL, seats: [{ seat: 1, cards: 'As As As' }] },
    });
    const paths = result.ok ? [] : result.error.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['offering.values.prize', 'balances.reserve', 'deal.seats[0].cards']),
    );
  });

  test('an offering that is null is not one that is left out', () => {
    expect(answer({ offering: null })).toMatchObject({ ok: false, error: [{ path: 'offering' }] });
  });
});
