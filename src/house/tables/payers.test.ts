// Who may pay which fee, sheet by sheet, worked out from the documents: the clause that bars a person
// from winning bars them from paying, too few in the round pay nothing, and a table pays only to the
// jackpots that are for it.
import { describe, expect, test } from 'vitest';
import { given } from '#result';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { post } from '../fixtures/jackpot.fixture.ts';
import type { Refusal } from '../refusals.ts';

type Who = readonly [person: string, position: string];

const PATRON: Who = ['patron', 'seated'];
const BANK: Who = ['patron', 'player-dealer'];
const BEHIND: Who = ['patron', 'backline'];
const TPP: Who = ['tpp', 'seated'];
const TPP_BANK: Who = ['tpp', 'player-dealer'];
const OFF_DUTY: Who = ['employee-off-duty', 'seated'];
const IN_UNIFORM: Who = ['employee-off-duty-in-uniform', 'seated'];
const STANDBY: Who = ['employee-standby-in-uniform', 'seated'];
const ON_DUTY: Who = ['employee-on-duty', 'seated'];
const OUT: Who = ['excluded', 'seated'];

const sit = (floor: Floor, seat: number, [person, position]: Who): void => {
  floor.do('dana', 'seat-person', { table: 'T1', seat, person, position });
};

interface Paying {
  readonly fee?: string;
  readonly seats?: readonly number[];
  readonly dealtIn?: number;
}

/** `paid`, or the refusal in its words. */
function pay(floor: Floor, { dealtIn, ...line }: Paying = {}): string {
  const fees = [given({ offering: 'jackpot', ...line })];
  const answer = floor.ask('dana', 'start-round', given({ table: 'T1', fees, dealtIn }));
  if (!('code' in answer)) return 'paid';
  const { code, message } = answer as Refusal;
  return `${code}: ${message}`;
}

function offered(activity: string, game: string, limit?: string): Floor {
  const floor = openedFloor(given({ game, limit }));
  post(floor, activity);
  return floor;
}

interface Case {
  readonly game: string;
  readonly limit?: string;
  readonly fees?: readonly string[];
  /** Seven, where nothing is said. */
  readonly dealtIn?: number;
  readonly may: readonly Who[];
  readonly mayNot: readonly (readonly [Who, clause: string])[];
}

const ELIGIBILITY = 'Eligibility Requirements';
const barred = (...who: readonly Who[]) => who.map((each) => [each, ELIGIBILITY] as const);

/** HG: off duty and out of uniform, seated, no third-party players in either capacity. */
const SENSOR_HG: Omit<Case, 'game'> = {
  may: [PATRON, BANK, OFF_DUTY],
  mayNot: barred(TPP, TPP_BANK, BEHIND, IN_UNIFORM, STANDBY, ON_DUTY),
};

/** One more of the same: anyone who plays but a third-party player. */
const CA_ASIAN: Omit<Case, 'game'> = {
  may: [PATRON, BANK, BEHIND, OFF_DUTY],
  mayNot: [
    [TPP, 'Third Party Provider of Proposition Player Services'],
    [TPP_BANK, 'Third Party Provider of Proposition Player Services'],
  ],
};

const CASES: Readonly<Record<string, Case>> = {
  'hgc-blazing-sevens': {
    game: 'blackjack-poker',
    // The document has no word on third-party players.
    may: [PATRON, TPP, OFF_DUTY],
    mayNot: barred(BANK, BEHIND, IN_UNIFORM, STANDBY, ON_DUTY),
  },
  'hgc-ca-asian-progressive-bad-beat': {
    game: 'blackjack-poker',
    dealtIn: 2,
    may: [PATRON, OFF_DUTY],
    mayNot: barred(TPP, BEHIND, IN_UNIFORM, STANDBY, ON_DUTY),
  },
  'hgc-ca-asian-jackpot-1': { game: 'blackjack-poker', ...CA_ASIAN },
  'hgc-ca-asian-jackpot-2': { game: 'pan-9', ...CA_ASIAN },
  'hgc-ca-asian-jackpot-3': { game: 'pai-gow-poker', ...CA_ASIAN },
  'hgc-ca-asian-jackpot-4': { game: 'pai-gow-tiles', ...CA_ASIAN },
  'hgc-ca-asian-jackpot-5': { game: 'pokara', ...CA_ASIAN },
  // Its note bars third-party players from the prize; the collection is due of every position.
  'hgc-cash-in-a-flash': {
    game: 'pan-9',
    limit: '5-50',
    may: [PATRON, BANK, TPP, TPP_BANK, BEHIND, ON_DUTY],
    mayNot: [],
  },
  'hgc-fortune-7-progressive': { game: 'fortune-7-baccarat', ...SENSOR_HG },
  'hgc-three-card-poker-progressive': { game: 'three-card-poker', ...SENSOR_HG },
  'hgc-uth-progressive': { game: 'ultimate-texas-holdem', ...SENSOR_HG },
  'hgc-fortune-pai-gow-progressive': { game: 'fortune-pai-gow-poker', ...SENSOR_HG },
  'bay101-match-play': {
    game: 'casino-war',
    may: [PATRON, BEHIND, OFF_DUTY],
    mayNot: barred(BANK, IN_UNIFORM, STANDBY, ON_DUTY),
  },
  'bay101-bonus-hand-progressive': {
    game: 'three-card-poker',
    fees: ['player', 'playerDealer'],
    may: [PATRON, BEHIND, OFF_DUTY, IN_UNIFORM],
    mayNot: barred(TPP, TPP_BANK, BANK, STANDBY, ON_DUTY),
  },
  'bay101-blazing-7s': {
    game: 'no-bust-blackjack',
    may: [PATRON, BEHIND, OFF_DUTY, IN_UNIFORM],
    mayNot: barred(TPP, TPP_BANK, BANK, STANDBY, ON_DUTY),
  },
  'bay101-bonus-hand-progressive-v1-1': {
    game: 'crazy-4-poker',
    may: [PATRON, BEHIND, OFF_DUTY, IN_UNIFORM],
    mayNot: barred(TPP, TPP_BANK, BANK, STANDBY, ON_DUTY),
  },
  'sd-four-card-poker': {
    game: 'four-card-poker',
    fees: ['progressive'],
    may: [PATRON, OFF_DUTY],
    mayNot: [],
  },
  'ma-crazy-4-poker': {
    game: 'crazy-4-poker',
    fees: ['fourCardProgressive', 'fiveCardProgressive'],
    may: [PATRON, OFF_DUTY],
    mayNot: [[BEHIND, 's.6(b)']],
  },
};

describe.each(Object.entries(CASES))(
  '%s',
  (activity, { game, limit, fees, dealtIn = 7, may, mayNot }) => {
    for (const fee of fees ?? [undefined]) {
      const asked = given({ fee, seats: [3], dealtIn });

      test.each(may)(`a %s, %s, may pay ${fee ?? 'the fee'}`, (...who) => {
        const floor = offered(activity, game, limit);
        sit(floor, 3, who);
        expect(pay(floor, asked)).toBe('paid');
      });

      test.each([...mayNot, [OUT, 'Exclusion from the house'] as const])(
        `%s may not pay ${fee ?? 'the fee'} (%s)`,
        (who, clause) => {
          const floor = offered(activity, game, limit);
          sit(floor, 3, who);
          expect(pay(floor, asked)).toMatch(
            new RegExp(`^may-not-pay: .*seat 3; ${clause.replace(/[()]/g, '\\$&')}: `),
          );
          expect(floor.balance('table/T1/box')).toBe('0.00');
        },
      );
    }
  },
);

describe('too few in the round pay nothing', () => {
  test.each([
    ['bay101-no-limit-bad-beat', 'texas-holdem', 5, ELIGIBILITY],
    ['bay101-limit-bad-beat', 'texas-holdem', 5, ELIGIBILITY],
    ['bay101-omaha-bad-beat', 'omaha-high-low', 5, ELIGIBILITY],
    ['bay101-poker-bonus-hand-progressive', 'texas-holdem', 5, ELIGIBILITY],
    // The player-dealer, who always is there, is one of the four and of the three.
    ['hgc-caribbean-stud-jackpot', 'caribbean-stud', 4, 'Summary of Game'],
    ['hgc-caribbean-stud-bonus-hands', 'caribbean-stud', 4, 'Summary of Game'],
  ])('%s, %s: %i (%s)', (activity, game, least, clause) => {
    const floor = openedFloor({ game, limit: '$5 to $50' });
    post(floor, activity, { more: { tables: [] } });
    const bank = game === 'caribbean-stud' ? 1 : 0;
    for (let seat = 1; seat < least - bank; seat += 1) sit(floor, seat, PATRON);
    const few = `^too-few-players: .*${least - 1}; ${clause}: At least ${least} players`;
    expect(pay(floor)).toMatch(new RegExp(few));
    // A bettor behind the line is dealt no hand.
    sit(floor, 7, BEHIND);
    expect(pay(floor)).toMatch(new RegExp(few));
    sit(floor, least, PATRON);
    expect(pay(floor)).toBe('paid');
  });

  test('13-card at Hawaiian Gardens: three (Eligibility Requirements)', () => {
    const floor = offered('hgc-ca-asian-progressive-bad-beat', 'thirteen-card');
    const fee = 'playerDealerFee';
    sit(floor, 1, PATRON);
    sit(floor, 2, PATRON);
    expect(pay(floor, { fee })).toMatch(/^too-few-players: .*Eligibility Requirements: .*13-card/);
    sit(floor, 3, PATRON);
    expect(pay(floor, { fee })).toBe('paid');
  });

  test('Cash in a Flash: three, at 13-card without a player-dealer (Summary of Game)', () => {
    const floor = offered('hgc-cash-in-a-flash', 'thirteen-card', '5');
    sit(floor, 1, PATRON);
    sit(floor, 2, PATRON);
    expect(pay(floor, { seats: [1, 2] })).toMatch(/^too-few-players: .*2; Summary of Game: /);
    // The third pays, and so sits there.
    expect(pay(floor, { seats: [1, 2, 3] })).toBe('paid');
  });

  test('the dealer’s word counts for those who are not recorded, or sit out', () => {
    const floor = offered('bay101-omaha-bad-beat', 'omaha-high-low');
    expect(pay(floor, { dealtIn: 4 })).toMatch(/^too-few-players/);
    for (const seat of [1, 2, 3, 4, 5]) sit(floor, seat, PATRON);
    expect(pay(floor, { dealtIn: 4 })).toMatch(/^too-few-players/);
    expect(pay(floor, { dealtIn: 5 })).toBe('paid');
  });
});

describe('where no one is recorded, a fee that turns on their number asks how many are dealt in', () => {
  const start = (floor: Floor, fees: readonly object[], dealtIn?: number): string => {
    const answer = floor.ask('dana', 'start-round', given({ table: 'T1', fees, dealtIn }));
    return 'code' in answer
      ? `${(answer as Refusal).code}: ${(answer as Refusal).message}`
      : 'started';
  };
  const ASKED = /^players-not-told: .*how many.*dealtIn/;

  test.each([
    ['bay101-limit-bad-beat', 'texas-holdem', 5, ELIGIBILITY],
    ['bay101-poker-bonus-hand-progressive', 'texas-holdem', 5, ELIGIBILITY],
    ['hgc-caribbean-stud-jackpot', 'caribbean-stud', 4, 'Summary of Game'],
    ['hgc-ca-asian-progressive-bad-beat', 'pai-gow-tiles', 3, ELIGIBILITY],
  ])('%s, %s: with the fee and without it', (activity, game, least, clause) => {
    const floor = openedFloor({ game, limit: '$5 to $50' });
    post(floor, activity, { more: { tables: [] } });
    const fee = activity === 'hgc-ca-asian-progressive-bad-beat' ? 'playerDealerFee' : 'fee';
    const line = { offering: 'jackpot', fee };
    expect(start(floor, [line])).toMatch(ASKED);
    expect(start(floor, [line])).toContain(clause);
    expect(start(floor, [])).toMatch(ASKED);
    expect(start(floor, [line], least)).toBe('started');
  });

  test('those who pay are counted: three who pay at 13-card are three (Cash in a Flash)', () => {
    const floor = offered('hgc-cash-in-a-flash', 'thirteen-card', '5');
    const line = { offering: 'jackpot', seats: [1, 2, 3] };
    expect(start(floor, [{ ...line, seats: [1, 2] }])).toMatch(ASKED);
    expect(start(floor, [], 2)).toBe('started');
    floor.do('dana', 'end-round', { table: 'T1' });
    expect(start(floor, [line])).toBe('started');
  });

  test('and a fee of each of so many is not left out by one of them (Collection Rates)', () => {
    const floor = offered('hgc-cash-in-a-flash', 'thirteen-card', '5');
    const line = { offering: 'jackpot', seats: [1, 2, 3] };
    expect(start(floor, [line], 4)).toMatch(/^fee-left-out: .*3 of 4.*Collection Rates/);
    expect(start(floor, [{ ...line, seats: [1, 2, 3, 5] }], 4)).toBe('started');
  });

  test('a player and the player-dealer are two, whoever they are', () => {
    const floor = offered('hgc-uth-progressive', 'ultimate-texas-holdem');
    expect(pay(floor, { seats: [3] })).toBe('paid');
  });

  test('where a fee is for one player alone, one who pays does not tell of the others', () => {
    const floor = offered('hgc-ca-asian-progressive-bad-beat', 'pai-gow-poker');
    expect(pay(floor, { fee: 'fee', seats: [2] })).toMatch(ASKED);
    expect(pay(floor, { fee: 'fee', seats: [2], dealtIn: 2 })).toBe('paid');
  });
});

describe('a fee of the player-dealer position is not another player’s', () => {
  test('Baccarat Bonus Hand (Funding): a third-party player who banks pays it, too', () => {
    const floor = offered('bay101-baccarat-bonus-hand', 'ez-baccarat-panda-8');
    sit(floor, 1, PATRON);
    sit(floor, 2, TPP_BANK);
    expect(pay(floor, { seats: [1] })).toMatch(/^wrong-payer: .*Funding: the player-dealer pays/);
    expect(pay(floor, { seats: [1, 2] })).toMatch(/^wrong-payer/);
    expect(pay(floor, { seats: [2] })).toBe('paid');
  });

  test('CA/Asian bad beat: one player pays for himself, of two the player-dealer for all (Eligibility)', () => {
    const floor = offered('hgc-ca-asian-progressive-bad-beat', 'pai-gow-poker');
    sit(floor, 1, BANK);
    sit(floor, 2, PATRON);
    expect(pay(floor, { fee: 'playerDealerFee' })).toMatch(
      /^wrong-payer: .*Eligibility Requirements: playerDealerFee is not for 1 players/,
    );
    expect(pay(floor, { fee: 'fee', seats: [1] })).toMatch(
      /^wrong-payer: .*Eligibility Requirements: the player pays, not the player-dealer/,
    );
    sit(floor, 3, PATRON);
    expect(pay(floor, { fee: 'fee', seats: [2] })).toMatch(
      /^wrong-payer: .*Eligibility Requirements: fee is not for 2 players/,
    );
    expect(pay(floor, { fee: 'playerDealerFee', seats: [2] })).toMatch(/^wrong-payer/);
    expect(pay(floor, { fee: 'playerDealerFee', seats: [1] })).toBe('paid');
  });

  test.each(['hgc-double-or-nothing-sit-n-go', 'bay101-poker-tournaments'])(
    '%s: an entry is paid at the desk, not at a table',
    (activity) => {
      const floor = offered(activity, 'texas-holdem');
      expect(pay(floor, { fee: 'buyIn', seats: [1] })).toMatch(/^wrong-payer/);
    },
  );
});

describe('limit and no-limit tables have their own jackpots (Eligible Controlled Games, B10.4, B12.5)', () => {
  function holdem(
    open: object,
    ...postings: readonly (readonly [string, string, Readonly<Record<string, unknown>>?])[]
  ): Floor {
    const floor = openedFloor({ game: 'casino-war' });
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.do('flo', 'open-table', { table: 'T1', game: 'texas-holdem', ...open });
    for (const [activity, as, more] of postings) post(floor, activity, given({ as, more }));
    return floor;
  }
  const NO_LIMIT = ['bay101-no-limit-bad-beat', 'jackpot'] as const;
  const LIMIT = ['bay101-limit-bad-beat', 'jackpot'] as const;

  test.each([
    [{ betting: 'limit' }, NO_LIMIT, 'no-limit'],
    [{ limit: '4-8 limit' }, NO_LIMIT, 'no-limit'],
    [{ betting: 'no-limit' }, LIMIT, 'limit'],
    [{ limit: '2-5 No Limit' }, LIMIT, 'limit'],
    [{ limit: '1-3 NL' }, LIMIT, 'limit'],
  ] as const)('a table opened with %o pays nothing to %s', (open, posting, only) => {
    const floor = holdem(open, posting);
    expect(pay(floor, { dealtIn: 6 })).toMatch(
      new RegExp(`^wrong-betting: .*Eligible Controlled Games: Only ${only} tables take part`),
    );
    floor.do('dana', 'start-round', { table: 'T1', fees: [], dealtIn: 6 });
    const asked = { table: 'T1', seat: 1, offering: 'jackpot' };
    expect(floor.refused('dana', 'call-hand', asked)).toBe('wrong-betting');
  });

  test.each([
    [{ betting: 'no-limit' }, NO_LIMIT],
    [{ betting: 'limit' }, LIMIT],
    // With one of them on offer, a table that was opened without a word is taken for one of its kind.
    [{}, NO_LIMIT],
    [{ limit: '4-8' }, LIMIT],
  ] as const)('a table opened with %o pays to %s', (open, posting) => {
    expect(pay(holdem(open, posting), { dealtIn: 6 })).toBe('paid');
  });

  test('and a fee that it would take there can’t be left out', () => {
    const floor = holdem({}, NO_LIMIT);
    for (const seat of [1, 2, 3, 4, 5, 6]) sit(floor, seat, PATRON);
    const start = { table: 'T1', fees: [] };
    expect(floor.refused('dana', 'start-round', start)).toBe('fee-left-out');
    floor.do('dana', 'start-round', { ...start, dealtIn: 4 });
  });

  test('with both on offer a table must say how it bets', () => {
    const floor = holdem({}, NO_LIMIT, ['bay101-limit-bad-beat', 'limit']);
    const asks =
      /^betting-not-told: Open the table as limit or no-limit.*betting; Eligible Control/;
    expect(pay(floor, { dealtIn: 6 })).toMatch(asks);
    // Nor does it start without a fee, but for too few to pay one.
    const start = { table: 'T1', fees: [] };
    expect(floor.refused('dana', 'start-round', { ...start, dealtIn: 6 })).toBe('betting-not-told');
    floor.do('dana', 'start-round', { ...start, dealtIn: 4 });
    floor.do('dana', 'end-round', { table: 'T1' });
    floor.do('flo', 'close-table', { table: 'T1' });
    const open = { table: 'T1', game: 'texas-holdem' };
    expect(floor.refused('flo', 'open-table', open)).toBe('betting-not-told');
    floor.do('flo', 'open-table', { ...open, npn: true });
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.do('flo', 'open-table', { ...open, betting: 'limit' });
    expect(pay(floor, { dealtIn: 6 })).toMatch(/^wrong-betting/);
  });

  test('a house can post either of them for all tables', () => {
    const floor = holdem({ betting: 'limit' }, [
      'bay101-no-limit-bad-beat',
      'jackpot',
      { settings: { tables: 'any' } },
    ]);
    expect(pay(floor, { dealtIn: 6 })).toBe('paid');
  });
});

describe('a fee that is no choice can’t be left out', () => {
  const start = (floor: Floor, fees: readonly object[], dealtIn?: number): string => {
    const answer = floor.ask('dana', 'start-round', given({ table: 'T1', fees, dealtIn }));
    return 'code' in answer ? (answer as Refusal).message : 'started';
  };

  test.each([
    // The pot’s dollar, from five on; the first position’s; the player-dealer’s in every round.
    ['bay101-omaha-bad-beat', 'omaha-high-low', 5, 'jackpot fee; Funding'],
    ['bay101-poker-bonus-hand-progressive', 'texas-holdem', 5, 'jackpot fee; Funding'],
    [
      'hgc-caribbean-stud-jackpot',
      'caribbean-stud',
      4,
      'jackpot fee; Jackpot Collection Procedure',
    ],
    ['bay101-baccarat-bonus-hand', 'zoobac', 2, 'jackpot fee; Funding'],
    [
      'hgc-ca-asian-progressive-bad-beat',
      'pai-gow-tiles',
      3,
      'jackpot playerDealerFee; Eligibility Requirements',
    ],
  ])('%s, %s, from %i in the round', (activity, game, dealtIn, which) => {
    const floor = openedFloor({ game, limit: '$5 to $50' });
    post(floor, activity, { more: { tables: [] } });
    expect(start(floor, [], dealtIn)).toContain(`This fee isn’t optional. Take it before the`);
    expect(start(floor, [], dealtIn)).toContain(`(${which})`);
    if (dealtIn > 2) expect(start(floor, [], dealtIn - 1)).toBe('started');
  });

  test('Cash in a Flash: of every seat, the player-dealer’s with them (Collection Rates)', () => {
    const floor = offered('hgc-cash-in-a-flash', 'pan-9', '5-50');
    sit(floor, 1, BANK);
    for (const seat of [2, 3, 4]) sit(floor, seat, PATRON);
    const line = { offering: 'jackpot', seats: [2, 3, 4] };
    expect(start(floor, [line])).toContain('(jackpot collection, seat 1; Collection Rates)');
    expect(start(floor, [{ ...line, seats: [1, 2, 4] }])).toContain('seat 3');
    expect(start(floor, [{ ...line, seats: [1, 2, 3, 4] }])).toBe('started');
  });

  test.each(['a free table', 'a suspended offering', 'an optional fee'])('not of %s', (what) => {
    const floor =
      what === 'an optional fee'
        ? offered('hgc-blazing-sevens', 'blackjack-poker')
        : offered('bay101-baccarat-bonus-hand', 'zoobac');
    if (what === 'a free table') {
      floor.do('flo', 'close-table', { table: 'T1' });
      floor.do('flo', 'open-table', { table: 'T1', game: 'zoobac', npn: true });
    }
    if (what === 'a suspended offering') {
      floor.do('flo', 'suspend-offering', { offering: 'jackpot', reason: 'to be looked at' });
    }
    expect(start(floor, [])).toBe('started');
  });
});
