// A deal under an offering, and the registry, as the command prints them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { houseway } from './main.fixture.ts';

const DEAL_FILE = fileURLToPath(new URL('../../docs/tutorial/deal.json', import.meta.url));
const DEAL = JSON.parse(readFileSync(DEAL_FILE, 'utf8'));

describe('qualify', () => {
  test('a 4x multiplier on $50,000 pays $200,000: $50,000 from the pool, $150,000 from the reserve', async () => {
    const { exitCode, stdout, stderr } = await houseway(['qualify', DEAL_FILE, '--json']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({
      activity: 'bay101-no-limit-bad-beat',
      qualifies: true,
      rows: [{ seat: 2, paid: true, because: 'Qualifying Hands, option A' }],
      awards: [
        {
          seat: 2,
          share: 'losing-hand',
          amount: '100000.00',
          from: { meter: '25000.00', reserve: '75000.00' },
        },
        {
          seat: 1,
          share: 'winning-hand',
          amount: '50000.00',
          from: { meter: '12500.00', reserve: '37500.00' },
        },
        { seat: 4, share: 'table', amount: '25000.00' },
        { seat: 5, share: 'table', amount: '25000.00' },
      ],
      // The pool is reseeded with $1,000, the low end of what may be posted.
      balancesAfter: { meter: '1000.00', reserve: '149000.00', advance: '0.00' },
    });
    expect(answer.leftOut.map(({ seat, code }: Record<string, unknown>) => [seat, code])).toEqual([
      [3, 'employee'],
      [3, 'folded'],
    ]);
    expect(answer.assumed).toContainEqual(expect.stringContaining('values.reseed'));
  });

  test('without --json a person reads it', async () => {
    const { stdout } = await houseway(['qualify', DEAL_FILE]);
    expect(stdout).toContain(
      'seat 2: $100000.00 losing-hand, from meter 25000.00 and reserve 75000.00',
    );
    expect(stdout).toContain(
      'Seat 3 wins nothing: the player is an employee on duty, and employees may take part only ' +
        'off duty and out of uniform (Eligibility Requirements).',
    );
  });

  describe('Prize Multiplier: posted for a table and a limit', () => {
    const ask = async (place: object) => {
      const seats = ['Ah Ac', '7s 7c'].map((hole, at) => ({ seat: at + 1, hole }));
      const others = [3, 4, 5].map((seat) => ({ seat }));
      const request = {
        activity: 'bay101-limit-bad-beat',
        offering: {
          options: { hands: 'A', shares: 'B' },
          values: { seed: '20000', reseed: '20000', chip: '1.00', adminFee: '10.00' },
          windows: [{ tables: ['1'], limits: ['$4 to $8'], values: { multiplier: 4 } }],
        },
        balances: { meter: '20000', reserve: '100000' },
        deal: {
          game: 'texas-holdem',
          board: 'As Ad 7h 7d 2c',
          pot: '100',
          seats: [...seats, ...others],
          ...place,
        },
      };
      const { stdout } = await houseway(['qualify', '-', '--json'], JSON.stringify(request));
      const { awards, assumed } = JSON.parse(stdout);
      return { losing: awards[0].amount, assumed };
    };

    test.each([
      // Half of $20,000, or of four times as much.
      [{ table: '1', limit: '4-8 limit' }, '40000.00'],
      [{ table: '2', limit: '4-8 limit' }, '10000.00'],
      [{ table: '1', limit: '8-16' }, '10000.00'],
    ])('at %o the losing hand has $%s', async (place, losing) => {
      expect((await ask(place)).losing).toBe(losing);
    });

    test('where neither is told, that is assumed', async () => {
      const { losing, assumed } = await ask({});
      expect(losing).toBe('10000.00');
      expect(assumed).toEqual(
        expect.arrayContaining([
          'deal.table is a table outside all windows',
          'deal.limit is a limit outside all windows',
        ]),
      );
    });
  });

  test('tells who wagers from behind from whose seat it is', async () => {
    const request = {
      activity: 'hgc-caribbean-stud-bonus-hands',
      balances: { meter: { 'straight-flush': '10000' } },
      deal: {
        game: 'caribbean-stud',
        seats: [
          { seat: 1, cards: '9h 8h 7h 6h 5h', wager: '10' },
          { seat: 1, position: 'backline', wager: '20' },
          { seat: 1, position: 'backline', wager: '20', person: 'tpp' },
          { seat: 2, position: 'player-dealer', cards: 'Ah Kd Tc 4s 2d' },
          { seat: 3 },
          { seat: 4 },
        ],
      },
    };
    const { stdout } = await houseway(['qualify', '-'], JSON.stringify(request));
    // Of $10,000 the hand has 90%, divided one to two.
    expect(stdout).toContain('\nseat 1: $3000.00 hand');
    expect(stdout).toContain('\nseat 1 (backline): $6000.00 hand');
    expect(stdout).toContain(
      '\nSeat 1 (backline) wins nothing: the player is a third-party proposition player, and ',
    );
  });

  test('everything wrong with a request is told at once, and it ends with 2', async () => {
    const wrong = {
      ...DEAL,
      offering: {
        activity: 'hgc-blazing-sevens',
        options: { hands: 'D' },
        values: { multiplier: 5 },
      },
      deal: { ...DEAL.deal, board: 'As Ad 7h 7d As' },
    };
    const { exitCode, stdout, stderr } = await houseway(
      ['qualify', '-', '--json'],
      JSON.stringify(wrong),
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    const paths = JSON.parse(stderr).error.problems.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'offering.activity',
        'offering.options.hands',
        'offering.values.multiplier',
        expect.stringMatching(/^deal\./),
      ]),
    );
  });

  test('--lines answers each line in order, right or wrong', async () => {
    const lines = [JSON.stringify(DEAL), '{', JSON.stringify({ activity: 'none' })].join('\n');
    const { exitCode, stdout } = await houseway(
      ['qualify', '-', '--lines', '--json'],
      `${lines}\n`,
    );
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(exitCode).toBe(0);
    expect(answers).toMatchObject([
      { qualifies: true },
      { error: { code: 'not-json' } },
      { error: { code: 'wrong-input' } },
    ]);
  });
});

describe('activities', () => {
  test('lists all 57, each with what others rely on', async () => {
    const { exitCode, stdout } = await houseway(['activities', '--json']);
    const { activities } = JSON.parse(stdout);
    expect(exitCode).toBe(0);
    expect(activities).toHaveLength(57);
    for (const activity of activities) {
      expect(Object.keys(activity)).toEqual(
        expect.arrayContaining([
          'id',
          'title',
          'venue',
          'approvalIds',
          'kind',
          'games',
          'options',
          'rows',
          'ranges',
          'readings',
        ]),
      );
    }
  });

  test('prints one as a person would read it', async () => {
    const { stdout } = await houseway(['activities', 'bay101-no-limit-bad-beat']);
    expect(stdout).toMatch(/^No Limit Bad Beat Progressive Jackpot\nBay 101 Casino, GEAR-001279/);
    expect(stdout).toContain('multiplier: Prize multiplier, 2 to 4, optional');
    expect(stdout).toContain('Readings');
  });

  test('refuses a name that is not on the list', async () => {
    const { exitCode, stderr } = await houseway(['activities', 'nothing', '--json']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr).error.problems).toMatchObject([{ path: 'ACTIVITY' }]);
  });
});
