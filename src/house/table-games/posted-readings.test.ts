// What a house posts reaches its table: a seed that is raised above a meter that stands, and how a rule
// is read. Amounts are worked out in the comments.
import { describe, expect, test } from 'vitest';
import { decodeRecord } from '#games';
import type { Floor } from '../fixtures/floor.fixture.ts';
import { sampleOf } from '../fixtures/floor.fixture.ts';
import { onlyEvent } from '../fixtures/jackpot.fixture.ts';
import type { AskedStep } from './steps.ts';
import {
  bet,
  CRAZY_4,
  deal,
  dealOut,
  dealtFloor,
  FOUR_CARD,
  openDeck,
  refusedStep,
  settle,
  turnUp,
} from './table-games.fixture.ts';

const AT_TABLE = {
  table: 'T1',
  offering: 'game',
  recording: 'every-card',
  way: 'manual-shoe',
} as const;

/** The posting of the game with other values, taken over at the table. */
function change(
  floor: Floor,
  activity: string,
  { options, values }: { readonly options: object; readonly values: object },
): void {
  const sample = sampleOf(activity) as { readonly options: object; readonly values: object };
  const document = {
    ...sample,
    options: { ...sample.options, ...options },
    values: { ...sample.values, ...values },
  };
  floor.do('flo', 'suspend-offering', { offering: 'game', reason: 'another seed' });
  floor.both({ type: 'change-offering', offering: 'game', document, version: 1 });
  floor.do('max', 'resume-offering', { offering: 'game' });
  floor.do('flo', 'change-game', AT_TABLE);
}

describe('a seed is raised above the meter that stands (reading A1.19, s.11(d)(3))', () => {
  const options = { fourCardProgressive: 'A', handBonusExtras: 'none', coverAll: 'none' };

  function raised(): Floor {
    const floor = dealtFloor(CRAZY_4, { options });
    openDeck(floor, [1, 2]);
    change(floor, CRAZY_4.activity, { options, values: { fourCardReset: '8000.00' } });
    const wagers = { ante: '10', superBonus: '10', fourCardProgressive: '1' };
    deal(
      floor,
      'dana',
      { type: 'start-round' },
      bet(1, wagers),
      bet(2, wagers),
      ...dealOut(2),
      { type: 'play', seat: 1, amount: '10' },
      { type: 'play', seat: 2, amount: '10' },
      { type: 'reveal-dealer-hand', cards: 'Kc Kd 9c 4s 3s' },
    );
    return floor;
  }
  const CLEARED: readonly AskedStep[] = [{ type: 'reset-system' }, { type: 'rack-cards' }];

  test('the round is dealt, shown and settled all the same, and its record can be read', () => {
    const floor = raised();
    expect(floor.balance('fund/game/meter/fourCardProgressive')).toBe('5000.40');
    // Neither has a pair: the kings take the $61 of both, and 40 cents are on the meter.
    const ended = deal(
      floor,
      'dana',
      turnUp(2, 'Qs Jd 8h 5c 2h'),
      settle(2, 'main'),
      settle(2, 'progressive'),
      turnUp(1, 'Qd Jh 8s 5d 2c'),
      settle(1, 'main'),
      settle(1, 'progressive'),
      ...CLEARED,
    );
    const { record, staked, returned } = onlyEvent(ended, 'round-settled');
    expect([staked, returned]).toEqual(['62.00', '0.00']);
    expect(decodeRecord(record).ok).toBe(true);
  });

  test('and who wins the meter has all of it; it comes back with the new seed', () => {
    const floor = raised();
    deal(
      floor,
      'dana',
      turnUp(2, 'Qs Jd 8h 5c 2h'),
      settle(2, 'main'),
      settle(2, 'progressive'),
      turnUp(1, 'As Ad Ah Ac 2d'),
      settle(1, 'main'),
      { type: 'press-hand-button', seat: 1, wager: 'fourCardProgressive', row: 'four-aces' },
    );
    const validate: AskedStep = {
      type: 'validate-win',
      seat: 1,
      wager: 'fourCardProgressive',
      lightOn: true,
    };
    deal(floor, 'flo', validate);
    deal(floor, 'max', validate);
    const won = onlyEvent(deal(floor, 'dana', settle(1, 'progressive')), 'prizes-won');
    expect(won.claims.map(({ amount }) => amount)).toEqual(['5000.40']);
    expect(floor.balance('fund/game/meter/fourCardProgressive')).toBe('8000.00');
    deal(
      floor,
      'dana',
      { type: 'pay-envy', seat: 2 },
      { type: 'complete-paperwork', seat: 1, wager: 'fourCardProgressive' },
      ...CLEARED,
    );
  });
});

describe('Cover All with seven players is as the house reads it (A2.9)', () => {
  const SIGNED = { shuffler: 'counting', shufflerMode: 'Crazy 4 Poker Cover All' } as const;
  const SEATS = [1, 2, 3, 4, 5, 6, 7];

  function bets(settings: object): Floor {
    const floor = dealtFloor(
      CRAZY_4,
      { options: { handBonusExtras: 'none' }, more: { settings } },
      SIGNED,
    );
    const deck = 'red';
    deal(
      floor,
      'dana',
      { type: 'receive-deck', deck, design: 'Bee' },
      { type: 'inspect-cards', deck, defects: false },
    );
    deal(floor, 'flo', { type: 'verify-inspection', deck });
    deal(
      floor,
      'dana',
      { type: 'spread-cards', deck },
      ...SEATS.map((seat): AskedStep => ({ type: 'sit-down', seat })),
      { type: 'show-to-player', deck },
      { type: 'wash-cards', deck },
      { type: 'stack-cards', deck },
      { type: 'shuffle-cards', deck, how: 'automated', counted: 52 },
      { type: 'place-for-dealing', deck },
      { type: 'start-round' },
      ...SEATS.map((seat) =>
        bet(seat, { ante: '10', superBonus: '10', ...(seat === 1 ? { coverAll: '5' } : {}) }),
      ),
    );
    return floor;
  }

  test('where it is refused, the wager is handed back before the call', () => {
    const floor = bets({ coverAllSevenPlayers: 'refused' });
    expect(refusedStep(floor, 'dana', { type: 'announce-no-more-bets' })).toContain(
      'too-many-players, s.12(k)',
    );
  });

  test('where it is paid as for six, three of a kind brings what the sixth column says', () => {
    const floor = bets({ coverAllSevenPlayers: 'as-six' });
    deal(floor, 'dana', ...dealOut(0), { type: 'read-player-count', players: 7 });
    deal(
      floor,
      'dana',
      ...SEATS.map((seat): AskedStep => ({ type: 'fold', seat })),
      { type: 'collect-forfeits' },
      { type: 'reveal-dealer-hand', cards: '7c 7d 7h Ks 2s' },
      settle(1, 'cover-all'),
    );
    const ended = deal(floor, 'dana', { type: 'reset-system' }, { type: 'rack-cards' });
    const { record, returned } = onlyEvent(ended, 'round-settled');
    expect(record.readings).toMatchObject({ coverAllSevenPlayers: 'as-six' });
    // s.12(k), six players: three of a kind pays 4 to 1.
    expect(returned).toBe('25.00');
  });
});

test('South Dakota: the seed alone may be raised, and a round of the FCPP schedules goes on', () => {
  const options = { progressive: 'FCPP-1' };
  const floor = dealtFloor(FOUR_CARD, { options });
  openDeck(floor, [1]);
  change(floor, FOUR_CARD.activity, { options, values: { seed: '12000.00' } });
  const ended = deal(
    floor,
    'dana',
    { type: 'start-round' },
    bet(1, { ante: '10', progressive: '1' }),
    ...dealOut(1),
    { type: 'play', seat: 1, amount: '10' },
    { type: 'reveal-dealer-hand', cards: 'Kc Kd 9c 4s 3s 2h' },
    turnUp(1, 'Qs Jd 8h 5c 2d'),
    settle(1, 'play'),
    settle(1, 'ante'),
    settle(1, 'progressive'),
    { type: 'reset-system' },
    { type: 'rack-cards' },
  );
  const { record, staked, returned } = onlyEvent(ended, 'round-settled');
  expect([staked, returned]).toEqual(['21.00', '0.00']);
  expect(record.meters).toEqual({
    progressive: { amount: '10000.20', reset: '12000.00', reserve: '0.00', seedRaised: true },
  });
});
