// Tables that deal their game, for tests: opened, shuffled, and one word for each list of steps.
import type { Event } from '../events.ts';
import type { Faulty } from '../fixtures/fault.fixture.ts';
import { act, proposed, set, WHO } from '../fixtures/fault.fixture.ts';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { type Posting, post } from '../fixtures/jackpot.fixture.ts';
import type { AskedStep } from './steps.ts';

export const CRAZY_4 = { activity: 'ma-crazy-4-poker', game: 'crazy-4-poker' };
export const FOUR_CARD = { activity: 'sd-four-card-poker', game: 'four-card-poker' };

const CHANCE = '0'.repeat(64);

export const deal = (floor: Floor, by: string, ...steps: readonly AskedStep[]): readonly Event[] =>
  floor.do(by, 'deal-steps', { table: 'T1', steps, chance: CHANCE });

export const refusedStep = (floor: Floor, by: string, ...steps: readonly AskedStep[]): string => {
  const answer = floor.ask(by, 'deal-steps', { table: 'T1', steps, chance: CHANCE });
  return 'message' in answer ? `${answer.code}: ${answer.message}` : 'done';
};

const OPEN = {
  table: 'T1',
  offering: 'game',
  recording: 'every-card',
  way: 'manual-shoe',
} as const;

/** A house whose table T1 has chips for 10,000 dollars and deals a game. Ann sits at seat 1. */
export function dealtFloor(
  { activity, game }: typeof CRAZY_4,
  posting: Posting = {},
  said: object = {},
): Floor {
  const floor = openedFloor({ game });
  post(floor, activity, { as: 'game', ...posting });
  floor.do('cora', 'fill-tray', { table: 'T1', amount: '10000.00' });
  floor.do('dee', 'enrol-patron', { patron: 'ann' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
  floor.do('flo', 'open-game', { ...OPEN, ...said });
  return floor;
}

/** From the box into the shoe; someone has to see the cards. */
export function openDeck(floor: Floor, seats: readonly number[]): void {
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
    ...seats.map((seat): AskedStep => ({ type: 'sit-down', seat })),
    { type: 'show-to-player', deck },
    { type: 'wash-cards', deck },
    { type: 'stack-cards', deck },
    ...SHUFFLE,
  );
}

export const SHUFFLE: readonly AskedStep[] = [
  { type: 'shuffle-cards', deck: 'red', how: 'manual' },
  { type: 'cut-cards', deck: 'red', depth: 20 },
  { type: 'place-for-dealing', deck: 'red' },
];

export const bet = (seat: number, wagers: Readonly<Record<string, string>>): AskedStep => ({
  type: 'place-wagers',
  seat,
  wagers,
});

/** No more bets, Coin In of so many chips, the deal and the stub. */
export const dealOut = (chips: number): readonly AskedStep[] => [
  { type: 'announce-no-more-bets' },
  { type: 'lock-side-wagers' },
  ...(chips === 0 ? [] : [{ type: 'collect-progressive-wagers', chips } as const]),
  { type: 'deal-all' },
  { type: 'rack-stub' },
];

export const settle = (seat: number, group: string): AskedStep => ({
  type: 'settle-wagers',
  seat,
  group,
});
export const turnUp = (seat: number, cards: string): AskedStep => ({
  type: 'turn-up-hand',
  seat,
  cards,
});

/** A round in which the only player folds. */
const FOLDED: readonly AskedStep[] = [
  { type: 'fold', seat: 1 },
  { type: 'collect-forfeits' },
  { type: 'reveal-dealer-hand', cards: 'Kc Kd 9c 4s 3s' },
  { type: 'reset-system' },
  { type: 'rack-cards' },
];
const ANTE = bet(1, { ante: '10', superBonus: '10' });

/** What can be wrong with commands about a game, each in a scene of its own. */
export function tableGameFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const floor = dealtFloor(CRAZY_4, { options: { coverAll: 'none' } });
  openDeck(floor, [1]);
  deal(floor, 'dana', { type: 'start-round' }, ANTE, ...dealOut(0), ...FOLDED, ...SHUFFLE);
  floor.do('max', 'install-table', { table: 'T2', seats: 7 });
  floor.do('max', 'install-table', { table: 'T3', seats: 7 });
  floor.do('max', 'install-table', { table: 'T4', seats: 7 });
  floor.do('flo', 'open-table', { table: 'T2', game: 'crazy-4-poker' });
  floor.do('flo', 'open-table', { table: 'T4', game: 'blackjack-poker' });
  const chance = CHANCE;
  return {
    floor,
    faulty: [
      {
        type: 'open-game',
        by: 'flo',
        fields: { ...OPEN, table: 'T2' },
        faults: [
          ...WHO,
          set('unknown-table', { table: 'nowhere' }),
          set('table-closed', { table: 'T3' }),
          set('unknown-offering', { offering: 'nothing' }),
          set('wrong-game', { table: 'T4' }),
          set('game-open', { table: 'T1' }),
          set('bad-setup', { way: 'hand' }),
        ],
      },
      {
        type: 'deal-steps',
        by: 'dana',
        fields: { table: 'T1', steps: [{ type: 'start-round' }], chance },
        faults: [
          ...WHO,
          set('no-game', { table: 'T2' }),
          set('step-refused', { steps: [{ type: 'rack-cards' }] }),
          set('wager-not-offered', {
            steps: [{ type: 'start-round' }, bet(1, { coverAll: '5' })],
          }),
        ],
      },
      {
        type: 'start-round',
        by: 'dana',
        fields: {
          table: 'T2',
          fees: [{ offering: 'game', fee: 'fourCardProgressive', seats: [1] }],
        },
        faults: [set('game-open', { table: 'T1' })],
      },
      {
        type: 'buy-chips',
        by: 'dana',
        fields: { table: 'T1', amount: '100.00', seat: 1 },
        faults: [
          ...WHO,
          set('unknown-table', { table: 'nowhere' }),
          set('table-closed', { table: 'T3' }),
          set('no-such-seat', { seat: 8 }),
          set('nothing-there', { amount: '0.00' }),
          set('not-enough-money', { amount: '20000.00' }),
        ],
      },
      {
        type: 'credit-tray',
        by: 'cora',
        fields: { table: 'T1', amount: '100.00' },
        faults: [
          ...WHO,
          set('unknown-table', { table: 'nowhere' }),
          set('nothing-there', { amount: '0.00' }),
          set('not-enough-money', { amount: '20000.00' }),
        ],
      },
      proposed({ type: 'correct-round', table: 'T1', round: 1, reason: 'keyed wrong', cards: [] }, [
        act('unknown-round', { round: 2 }),
        act('bad-deal', { cards: [{ at: 'dealer', cards: 'As Ad' }] }),
      ]),
      {
        type: 'close-game',
        by: 'flo',
        fields: { table: 'T1' },
        faults: [...WHO, set('no-game', { table: 'T2' })],
      },
    ],
  };
}

/** A game while wagers lie on the layout. */
export function bettingFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const floor = dealtFloor(CRAZY_4, { options: { coverAll: 'none' } });
  openDeck(floor, [1]);
  deal(floor, 'dana', { type: 'start-round' }, ANTE);
  floor.do('max', 'install-table', { table: 'T2', seats: 7 });
  floor.do('flo', 'open-table', { table: 'T2', game: 'crazy-4-poker' });
  floor.do('flo', 'open-game', { ...OPEN, table: 'T2' });
  return {
    floor,
    faulty: [
      {
        type: 'change-game',
        by: 'flo',
        fields: { ...OPEN, table: 'T2' },
        faults: [...WHO, set('round-running', { table: 'T1' })],
      },
      {
        type: 'count-tray',
        by: 'dana',
        fields: { table: 'T2', counted: '0.00' },
        faults: [
          ...WHO,
          set('unknown-table', { table: 'nowhere' }),
          set('round-running', { table: 'T1' }),
        ],
      },
      {
        type: 'close-game',
        by: 'flo',
        fields: { table: 'T2' },
        faults: [set('round-running', { table: 'T1' })],
      },
    ],
  };
}

/** s.10(f)(1), (3): five dollars on a flush of the own hand bring 50 for 1 to the account of Ann. */
export function bonusWon(): Floor {
  const floor = dealtFloor(CRAZY_4, { options: { coverAll: 'none', handBonusExtras: 'none' } });
  openDeck(floor, [1]);
  deal(
    floor,
    'dana',
    { type: 'start-round' },
    bet(1, { ante: '10', superBonus: '10', fiveCardHandBonusPlayer: '5' }),
    ...dealOut(0),
    { type: 'play', seat: 1, amount: '10' },
    { type: 'collect-forfeits' },
    { type: 'reveal-dealer-hand', cards: 'Kc Kd 9c 4s 3s' },
    turnUp(1, '2h 5h 7h 9h Jh'),
    settle(1, 'main'),
    settle(1, 'five-card-hand-bonus'),
    { type: 'reset-system' },
    { type: 'rack-cards' },
  );
  return floor;
}

/** Days on which everything that a game can bring about happens once. */
export const tableGameDays = [
  () => {
    const floor = dealtFloor(CRAZY_4, { options: { coverAll: 'none' } });
    openDeck(floor, [1]);
    deal(
      floor,
      'dana',
      { type: 'start-round' },
      bet(1, { ante: '10', superBonus: '10', fourCardProgressive: '1' }),
      ...dealOut(1),
      { type: 'play', seat: 1, amount: '10' },
      { type: 'collect-forfeits' },
      { type: 'reveal-dealer-hand', cards: 'Kc Kd 9c 4s 3s' },
      turnUp(1, 'As Ad Ah Ac 2d'),
      settle(1, 'main'),
      { type: 'press-hand-button', seat: 1, wager: 'fourCardProgressive', row: 'four-aces' },
    );
    const sign: AskedStep = {
      type: 'validate-win',
      seat: 1,
      wager: 'fourCardProgressive',
      lightOn: true,
    };
    deal(floor, 'flo', sign);
    deal(floor, 'max', sign);
    deal(
      floor,
      'dana',
      settle(1, 'progressive'),
      { type: 'complete-paperwork', seat: 1, wager: 'fourCardProgressive' },
      { type: 'reset-system' },
      { type: 'rack-cards' },
      ...SHUFFLE,
      { type: 'start-round' },
      bet(1, { ante: '10', superBonus: '10', fourCardProgressive: '1' }),
      ...dealOut(1).slice(0, 3),
      { type: 'deal-next' },
      { type: 'deal-extra-card', to: 1 },
      { type: 'wrong-number-found' },
    );
    const action = { type: 'correct-round', table: 'T1', round: 1, reason: 'keyed wrong' };
    floor.both({ ...action, cards: [{ at: 'dealer', cards: 'Kc Kd 9c 4s 4d' }] }, 'flo');
    floor.do('dana', 'buy-chips', { table: 'T1', amount: '100.00' });
    floor.do('cora', 'credit-tray', { table: 'T1', amount: '100.00' });
    floor.do('dana', 'count-tray', { table: 'T1', counted: '9000.00' });
    floor.do('flo', 'count-tray', { table: 'T1', counted: '9000.00' });
    floor.do('flo', 'change-game', OPEN);
    floor.do('flo', 'close-game', { table: 'T1' });
    return floor;
  },
  () => {
    const floor = bonusWon();
    floor.do('cora', 'cash-account', { account: 'ann', amount: '250.00' });
    return floor;
  },
] as const;
