// Whole rounds with cards, wagers and decisions of chance: the tray has what the rounds say, meters what
// was wagered on them and not won, and every void round has left nothing behind.
import { expect, test } from 'vitest';
import { type Card, makeCards, STANDARD_DECK, shuffledShoe } from '#cards';
import { below, type RandomSource, seededSource } from '#chance';
import { procedureOf, readCards, settleGame, settlementSteps, type TableRound } from '#games';
import { totalOf } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, subtract, sum, usd, ZERO } from '#money';
import { sure } from '#result';
import type { Floor } from '../fixtures/floor.fixture.ts';
import type { TableGame } from './state.ts';
import type { AskedStep } from './steps.ts';
import { CRAZY_4, deal, dealtFloor, FOUR_CARD, openDeck, SHUFFLE } from './table-games.fixture.ts';

type Wagers = Readonly<Record<string, string>>;

const BETS: Readonly<Record<string, readonly Wagers[]>> = {
  'crazy-4-poker': [
    { ante: '10', superBonus: '10' },
    { ante: '25', superBonus: '25', queensUp: '5', fourCardProgressive: '1' },
    { ante: '5', superBonus: '5', fiveCardProgressive: '5', fiveCardHandBonusPlayer: '5' },
    { ante: '15', superBonus: '15', fiveCardHandBonusDealer: '7', fourCardProgressive: '5' },
  ],
  'four-card-poker': [
    { ante: '10', acesUp: '5', progressive: '1' },
    { acesUp: '15' },
    { ante: '20', progressive: '1' },
  ],
};

const gameOf = ({ house }: Floor): TableGame => house.tableGames.get('T1') as TableGame;
const roundOf = (floor: Floor): TableRound => gameOf(floor).state.round as TableRound;
const pick = <T>(source: RandomSource, from: readonly T[]): T =>
  from[below(source, from.length)] as T;

/** Signs for everything that a hand has won, as the procedure asks. */
function win(floor: Floor, seat: number, wagers: readonly string[]): void {
  const { state } = gameOf(floor);
  const round = roundOf(floor);
  const hand = round.seats.find((each) => each.seat === seat)?.hand.cards ?? [];
  for (const wager of wagers) {
    const hands = { own: readCards(hand), dealer: readCards(round.dealer.cards) };
    const won = procedureOf(state).winOf(state.setup, wager, hands);
    if (won === null) continue;
    if (won.hasButton)
      deal(floor, 'dana', { type: 'press-hand-button', seat, wager, row: won.row });
    if (won.validation === null) continue;
    for (const by of ['flo', 'max']) {
      deal(floor, by, { type: 'validate-win', seat, wager, lightOn: true });
    }
  }
}

/** Hand by hand, until nothing is left to settle. */
function settleAll(floor: Floor, hands: ReadonlyMap<number, readonly Card[]>): void {
  for (;;) {
    const round = roundOf(floor);
    const [next] = settlementSteps(round, procedureOf(gameOf(floor).state));
    if (round.phase !== 'settling' || next === undefined) return;
    const { seat, group, wagers } = next;
    const { at } = (round.seats.find((each) => each.seat === seat) as TableRound['seats'][0]).hand;
    if (at === 'player' || at === 'sensor') {
      deal(floor, 'dana', { type: 'turn-up-hand', seat, cards: makeCards(hands.get(seat) ?? []) });
    }
    win(floor, seat, wagers);
    deal(floor, 'dana', { type: 'settle-wagers', seat, group });
  }
}

function playRound(floor: Floor, source: RandomSource, game: string): void {
  const seats = [1, 2, 3].filter((seat) => seat === 1 || below(source, 3) > 0);
  const bets = new Map(seats.map((seat) => [seat, pick(source, BETS[game] ?? [])] as const));
  const { sensorWagers, lockedWagers, offered } = procedureOf(gameOf(floor).state);
  const chips = [...bets.values()]
    .flatMap((wagers) => Object.keys(wagers))
    .filter((wager) => sensorWagers.includes(wager)).length;
  const hasLock = lockedWagers.some((wager) => offered(gameOf(floor).state.setup).includes(wager));
  deal(
    floor,
    'dana',
    { type: 'start-round' },
    ...[...bets].map(([seat, wagers]): AskedStep => ({ type: 'place-wagers', seat, wagers })),
    { type: 'announce-no-more-bets' },
    ...(hasLock ? [{ type: 'lock-side-wagers' } as const] : []),
    ...(chips > 0 ? [{ type: 'collect-progressive-wagers', chips } as const] : []),
    { type: 'deal-next' },
  );
  if (below(source, 8) === 0) {
    deal(floor, 'dana', { type: 'deal-extra-card', to: 1 }, { type: 'wrong-number-found' });
    deal(floor, 'dana', ...SHUFFLE);
    return;
  }
  const due = gameOf(floor).state.uncountedRounds >= 4;
  deal(floor, 'dana', { type: 'deal-all' });
  const dealt = [...seats, 'dealer'].length * 5 + (game === 'four-card-poker' ? 1 : 0);
  deal(floor, 'dana', due ? { type: 'count-stub', counted: 52 - dealt } : { type: 'rack-stub' });
  for (const [seat, { ante }] of bets) {
    if (ante === undefined) continue;
    const isPlayed = below(source, 3) > 0;
    deal(floor, 'dana', isPlayed ? { type: 'play', seat, amount: ante } : { type: 'fold', seat });
  }
  const deck = shuffledShoe(STANDARD_DECK.cards, source).pieces;
  const hands = new Map(seats.map((seat) => [seat, deck.slice(seat * 5, seat * 5 + 5)] as const));
  const dealer = deck.slice(30, 30 + roundOf(floor).dealer.cards.length);
  deal(
    floor,
    'dana',
    { type: 'collect-forfeits' },
    {
      type: 'reveal-dealer-hand',
      cards: makeCards(dealer),
    },
  );
  settleAll(floor, hands);
  for (const { seat, wager } of roundOf(floor).wins.filter(
    ({ paperwork }) => paperwork === 'open',
  )) {
    deal(floor, 'dana', { type: 'complete-paperwork', seat, wager });
  }
  deal(floor, 'dana', { type: 'reset-system' }, { type: 'rack-cards' }, ...SHUFFLE);
}

const trayOf = (tray: string): Cents =>
  tray.startsWith('-') ? subtract(ZERO, usd(tray.slice(1))) : usd(tray);

test.each([
  [CRAZY_4, 11],
  [FOUR_CARD, 12],
])('$game: sixty rounds', (sheet, seed) => {
  const floor = dealtFloor(
    sheet,
    sheet === CRAZY_4 ? { options: { coverAll: 'none', handBonusExtras: 'none' } } : {},
  );
  floor.do('cora', 'fill-tray', { table: 'T1', amount: '90000.00' });
  openDeck(floor, [1, 2, 3]);
  const source = seededSource(seed);
  let tray = usd('100000');
  let credited = ZERO;
  for (let count = 0; count < 60; count++) {
    const before = floor.log.length;
    playRound(floor, source, sheet.game);
    const events = floor.log.slice(before).flatMap((record) => record.events ?? []);
    for (const event of events) {
      if (event.type !== 'round-settled') continue;
      const toAccounts = sum(event.credited.map(({ amount }) => centsOf(amount)));
      const settled = sure(settleGame(event.record));
      tray = subtract(tray, subtract(trayOf(settled.tray), toAccounts));
      credited = add(credited, toAccounts);
    }
    expect(floor.balance('table/T1/tray')).toBe(dollarsOf(tray));
    expect(totalOf(floor.house.book)).toBe(ZERO);
    expect(floor.house.tables.get('T1')?.round).toBeUndefined();
  }
  const accounts = [...floor.house.book].filter(([account]) => account.startsWith('player/'));
  expect(sum(accounts.map(([, net]) => net))).toBe(credited);
  // What came to the tray, less what accounts, meters and reserves had of it, is the win.
  const shares = [...(floor.house.offerings.get('game')?.counts.values() ?? [])];
  const metered = sum(shares.map(({ contributed }) => contributed));
  const won = subtract(subtract(subtract(tray, usd('100000')), credited), metered);
  expect(floor.house.book.get('table/T1/win')).toBe(won);
  expect(
    floor.log.some(({ events = [] }) => events.some(({ type }) => type === 'round-voided')),
  ).toBe(true);
});
