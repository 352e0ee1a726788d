// Table games on a simulated floor: opened where they are offered, dealt from the box of cards to the
// discard rack with whatever goes wrong on the way, and closed.
import { ACTIVITIES } from '#activities';
import { type Card, STANDARD_DECK } from '#cards';
import { shuffled } from '#chance';
import {
  DEALING_WAYS,
  type Dealt,
  GAMES,
  PROCEDURES,
  procedureOf,
  type RoundSeat,
  readCards,
  type TableState,
} from '#games';
import { type House, type PlannedRound, type PlannedSeat, usualTurns } from '#house';
import { accounts, balanceOf } from '#ledger';
import { usd } from '#money';
import { given } from '#result';
import type { Dice } from './dice.ts';
import { askedBy, type Draft, draft, type Scene, type View } from './draft.ts';
import { postingOf, propose } from './office.ts';

type DealSteps = Extract<Draft, { type: 'deal-steps' }>;
type AskedStep = DealSteps['steps'][number];
type TableGame = House['tableGames'] extends Map<string, infer Each> ? Each : never;

const IS_GAME = new Set(GAMES.map(({ id }) => id));
const SHEETS = ACTIVITIES.filter(
  ({ kind, games }) => kind === 'game' && games.some((game) => IS_GAME.has(game)),
);
const BADGES = { dealer: ['dana', 'dirk'], floor: ['flo', 'fred'], manager: ['max', 'mona'] };

const SHUFFLERS = ['automated', 'counting'] as const;

const someChance = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');

/** A game goes on, or one more is opened. */
export const tableGameWork: Scene = (view) => {
  const { house, dice } = view;
  const found = dice.pickOf(house.tableGames.size, house.tableGames);
  if (found === undefined || dice.oneIn(12)) return openSomewhere(view);
  return goOnDealing(view, ...found);
};

const offeringsOf = ({ house }: View) =>
  [...house.offerings].filter(
    ([, { activity, isClosed }]) => !isClosed && SHEETS.some(({ id }) => id === activity),
  );

function openSomewhere(view: View): Draft | undefined {
  const { house, dice } = view;
  const offerings = offeringsOf(view);
  if (offerings.length === 0) return propose(view, postingOf(view, dice.pick(SHEETS)));
  const open = [...house.tables].filter(([, { open: at }]) => at && IS_GAME.has(at.game));
  const free = open.filter(([table]) => !house.tableGames.has(table));
  if (free.length === 0 || dice.oneIn(8)) {
    const closed = [...house.tables].filter(([, { open: at }]) => at === undefined);
    if (closed.length === 0) return undefined;
    const [, { activity }] = dice.pick(offerings);
    const game = SHEETS.find(({ id }) => id === activity)?.games[0] as string;
    return draft(view, 'open-table', { table: dice.pick(closed)[0], game });
  }
  return draft(view, 'open-game', { table: dice.pick(free)[0], ...said(view) });
}

function said(view: View) {
  const { dice } = view;
  const [offering] = dice.pick(offeringsOf(view));
  const way = dice.oneIn(3) ? dice.pick(DEALING_WAYS) : 'manual-shoe';
  const [mode] = Object.values(PROCEDURES).flatMap(({ tableWager }) => tableWager?.mode ?? []);
  const isMoved = way !== 'manual-shoe' || dice.oneIn(2);
  return {
    offering,
    recording: dice.pick(['every-card', 'hands-in-question'] as const),
    way,
    ...(isMoved ? { shuffler: dice.pick(SHUFFLERS), automatedShoe: true } : {}),
    ...(isMoved && !dice.oneIn(4) ? given({ shufflerMode: mode }) : {}),
  };
}

export function goOnDealing(view: View, table: string, game: TableGame): Draft {
  const { dice } = view;
  const { state } = game;
  if (dice.oneIn(150)) return draft(view, 'close-game', { table });
  if (dice.oneIn(150)) return draft(view, 'change-game', { table, ...said(view) });
  const odd = dice.oneIn(25) ? [dice.pick(ODD_STEPS)(view, state)] : undefined;
  if (odd !== undefined)
    return deal(view, { table, by: dice.pick(['dealer', 'floor']), steps: odd });
  if (balanceOf(view.house.book, accounts.tray(table)) < FILLED_BELOW && !dice.oneIn(4)) {
    return draft(view, 'fill-tray', { table, amount: '50000.00' });
  }
  if (isMisdealt(state)) return deal(view, { table, by: 'dealer', steps: MISDEAL });
  const [turn] = usualTurns(state, planOf(view, table, state), view.at.instant);
  if (turn === undefined) return draft(view, 'close-game', { table });
  return deal(view, { table, ...turn });
}

function deal(
  view: View,
  { table, by, steps }: { table: string; by: keyof typeof BADGES; steps: readonly AskedStep[] },
): Draft {
  const { dice } = view;
  const asked = draft(view, 'deal-steps', { table, steps: [...steps], chance: someChance(dice) });
  return askedBy(dice.pick(BADGES[by]), asked);
}

const FILLED_BELOW = usd('25000');
const MISDEAL: readonly AskedStep[] = [{ type: 'wrong-number-found' }];

/** Someone has a card too many or too few when the hands are played. */
function isMisdealt(state: TableState): boolean {
  const { round } = state;
  if (round?.phase !== 'deciding') return false;
  const dealers = 5 + procedureOf(state).dealerUpCount;
  return (
    round.dealer.cards.length !== dealers || round.seats.some(({ hand }) => hand.cards.length !== 5)
  );
}

const someSeat = ({ dice }: View): number => dice.between(1, 7);
const seatIn = ({ dice }: View, { round }: TableState): number =>
  dice.pickOf(round?.seats.length ?? 0, round?.seats ?? [])?.seat ?? 1;

/** What goes wrong at a table, or comes at the wrong time. */
const ODD_STEPS: readonly ((view: View, state: TableState) => AskedStep)[] = [
  () => ({ type: 'card-found-face-up' }),
  () => ({ type: 'card-drawn-in-error' }),
  () => ({ type: 'wrong-number-found' }),
  () => ({ type: 'dealer-card-exposed' }),
  () => ({ type: 'shoe-failed' }),
  () => ({ type: 'deal-next' }),
  () => ({ type: 'deal-all' }),
  () => ({ type: 'skip-delivery' }),
  (view, state) => ({ type: 'deal-extra-card', to: seatIn(view, state) }),
  ({ dice }) => ({ type: 'count-stub', counted: dice.between(20, 47) }),
  (view, state) => ({ type: 'withdraw-wagers', seat: seatIn(view, state) }),
  (view) => ({ type: 'leave-table', seat: someSeat(view) }),
  (view, state) => ({ type: 'fold', seat: seatIn(view, state) }),
  (view, state) => ({
    type: 'play',
    seat: seatIn(view, state),
    amount: `${view.dice.between(1, 400)}`,
  }),
  (view, state) => ({ type: 'correct-play', seat: seatIn(view, state), amount: '5' }),
  (view, state) => ({
    type: 'correct-cards',
    at: seatIn(view, state),
    cards: textOf(shuffled(STANDARD_DECK.cards, view.dice.source).slice(0, 5)),
  }),
  (view, state) => ({
    type: 'place-wagers',
    seat: seatIn(view, state),
    wagers: { ante: `${view.dice.between(1, 900)}` },
  }),
  () => ({ type: 'start-round' }),
  () => ({ type: 'rack-cards' }),
  ({ dice }) => ({ type: 'order-reshuffle', deck: dice.pick(['red', 'blue']) }),
];

const CODES = new Map(STANDARD_DECK.cards.map((card) => [card, card]));
const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
const textOf = (cards: readonly Card[]): string =>
  cards
    .map((card) => CODES.get(card) as number)
    .map((code) => `${RANKS[code >> 2]}${SUITS[code & 3]}`)
    .join(' ');

/** Cards that no one has seen yet are any of those that are left. */
function planOf(view: View, table: string, state: TableState): PlannedRound {
  const { dice } = view;
  const procedure = procedureOf(state);
  const isUnderWay = !['complete', 'void', undefined].includes(state.round?.phase);
  const seats = isUnderWay ? (state.round?.seats ?? []) : [];
  const read = [...seats.map(({ hand }) => hand.cards), state.round?.dealer.cards ?? []];
  const seen = new Set<Dealt>(isUnderWay ? read.flat().filter((card) => card !== null) : []);
  const left = shuffled(STANDARD_DECK.cards, dice.source).filter((card) => !seen.has(card));
  const draw = (count: number): Card[] => left.splice(0, count);
  const known = (cards: readonly Dealt[], count: number): readonly Card[] => {
    const all = isUnderWay ? readCards(cards) : null;
    return all !== null && all.length === count ? all : draw(count);
  };
  const dealerCount = 5 + procedure.dealerUpCount;
  const planned = isUnderWay ? seats.map(asPlaced) : newcomers(view, table, state);
  return {
    dealer: known(state.round?.dealer.cards ?? [], dealerCount),
    isRead: dice.oneIn(2) && state.round?.phase !== 'decided' && state.round?.phase !== 'settling',
    seats: planned.map(({ seat, wagers }): PlannedSeat => {
      const mine = seats.find((each) => each.seat === seat);
      const plan = { seat, wagers, cards: known(mine?.hand.cards ?? [], 5) };
      const { ante } = wagers;
      return ante === undefined || dice.oneIn(4) ? plan : { ...plan, play: ante };
    }),
  };
}

const asPlaced = ({ seat, wagers }: RoundSeat) => ({
  seat,
  wagers: Object.fromEntries(Object.entries(wagers).map(([id, { amount }]) => [id, amount])),
});

/** Seats of people who have no other one at the table. */
function whoSits({ house }: View, table: string, { setup, seated }: TableState): number[] {
  const sitting = house.tables.get(table)?.seated;
  const known = new Map(seated.map(({ seat, player }) => [seat, player]));
  const taken = new Set(known.values());
  return Array.from({ length: setup.seatCount }, (_, index) => index + 1).filter((seat) => {
    if (known.has(seat)) return true;
    const player = sitting?.get(seat)?.patron ?? `seat ${seat}`;
    if (taken.has(player)) return false;
    taken.add(player);
    return true;
  });
}

/** Who wagers what in a new round; now and then more than is posted. */
function newcomers(view: View, table: string, state: TableState) {
  const { dice } = view;
  const { setup } = state;
  const procedure = procedureOf(state);
  const offered = procedure.offered(setup).filter((wager) => wager !== 'ante');
  const needed: readonly string[] = offered.filter((wager) => wager === 'superBonus');
  const players = dice.between(1, Math.min(5, setup.seatCount));
  return whoSits(view, table, state)
    .slice(0, players)
    .map((seat) => {
      const amount = (wager: string): string => {
        const { min = '5.00', max = '25.00' } = setup.limits?.[wager] ?? {};
        if (dice.oneIn(120)) return '100000.00';
        return dice.oneIn(3) ? max : min;
      };
      const ante = amount('ante');
      const more = offered
        .filter((wager) => !needed.includes(wager) && dice.oneIn(3))
        .map((wager) => [wager, amount(wager)] as const);
      const wagers = { ante, ...Object.fromEntries([...needed.map((w) => [w, ante]), ...more]) };
      return { seat, wagers: wagers as Record<string, string> };
    });
}
