// A round to train on: seeded, played by the procedure itself, with one hand in it that is worth
// something.
import { type Card, cardAt, STANDARD_DECK } from '#cards';
import { below, type RandomSource, shuffled } from '#chance';
import { rankFourCard } from '#hands';
import { type Cents, dollarsOf, times, usd } from '#money';
import { assert } from '#result';
import { isPairOfAcesOrBetter } from '../crazy-4-poker-checks.ts';
import { GAMES } from '../games.ts';
import { firstRankOf } from '../pay-table.ts';
import { act } from '../procedure/act.ts';
import type { TableAction } from '../procedure/actions.ts';
import { bonusDrawAction } from '../procedure/chance-actions.ts';
import { dealOrder, sensorWagersOf } from '../procedure/dealing.ts';
import { seatToDecide } from '../procedure/decisions.ts';
import { openTable, procedureOf } from '../procedure/open-table.ts';
import type { Procedure } from '../procedure/procedure.ts';
import {
  isFolded,
  knownCards,
  type RoundSeat,
  type ShownMeter,
  type TableRound,
  type TableSetup,
  type TableState,
} from '../procedure/table-state.ts';

/** The round at the moments at which a dealer is asked something. */
export interface TrainingTable {
  readonly star: number;
  readonly dealing: TableState;
  readonly dealt: TableState;
  readonly deciding: TableState;
  readonly shown: TableState;
}

/** Five cards as a rank above the first and a suit: four of a kind, straight flushes of five and of
 * four, and so on down to two pairs. What they come to is settled, not known here. */
const SHAPES = [
  '0a 0b 0c 0d 4a',
  '0a 1a 2a 3a 4a',
  '0a 1a 2a 3a 7b',
  '0a 0b 0c 5a 5b',
  '0a 2a 4a 5a 8a',
  '0a 1b 2c 3d 4a',
  '0a 0b 0c 3d 7a',
  '0a 2a 5a 9a 6b',
  '0a 1b 2a 3d 8c',
  '0a 0b 4c 4d 7a',
];
const RANKS_THERE = 13;
const HIGHEST_START = 9;
const KING = 11;
const NOON = 1_760_000_000_000;
const DECK = 'red';
/** Where the rule names no least amount for a meter. */
const METER = usd('10,000');
const SEATS_MOST = 6;

const oneOf = <Item>(items: readonly Item[], source: RandomSource): Item =>
  items[below(source, items.length)] as Item;

export function taken(state: TableState, ...actions: readonly TableAction[]): TableState {
  return actions.reduce((before, action) => {
    const answer = act(before, action);
    assert(answer.ok, answer.ok ? '' : `${action.type}: ${answer.refusal.message}`);
    return answer.state;
  }, state);
}

function starHand(source: RandomSource): Card[] {
  const start = below(source, HIGHEST_START + 1);
  const suits = shuffled([0, 1, 2, 3], source);
  return oneOf(SHAPES, source)
    .split(' ')
    .map((shape) => {
      const suit = suits['abcd'.indexOf(shape[1] as string)] as number;
      return cardAt((start + Number(shape[0])) % RANKS_THERE, suit);
    });
}

/** A shuffled deck whose deal gives these cards to that seat. */
function deckWith(
  hand: readonly Card[],
  { star, seats }: { star: number; seats: readonly number[] },
  {
    way,
    procedure,
    source,
  }: { way: TableSetup['way']; procedure: Procedure; source: RandomSource },
): Card[] {
  const places = dealOrder(way, seats, procedure).flatMap(({ to, count }) =>
    Array.from({ length: count }, () => to),
  );
  const others = shuffled(STANDARD_DECK.cards, source).filter((card) => !hand.includes(card));
  const mine = [...hand];
  return STANDARD_DECK.cards.map(
    (_, index) => (places[index] === star ? mine.shift() : others.shift()) as Card,
  );
}

const within = (setup: TableSetup, wager: string, dollars: number): string => {
  const limits = setup.limits?.[wager];
  const amount = usd(String(dollars));
  const isOut = limits && (amount < usd(limits.min) || amount > usd(limits.max));
  return isOut ? limits.min : dollarsOf(amount);
};

/** Ante, what goes with it, and some of the rest. The star has a chip on every sensor. */
function wagersOf(
  setup: TableSetup,
  { procedure, isStar, source }: { procedure: Procedure; isStar: boolean; source: RandomSource },
): Readonly<Record<string, string>> {
  const facts = GAMES.find(({ id }) => id === setup.game);
  const ante = within(setup, 'ante', (below(source, 6) + 1) * 5);
  const wagers: Record<string, string> = { ante };
  for (const wager of procedure.offered(setup)) {
    const equalsAnte = facts?.wagers.find(({ id }) => id === wager)?.equalsAnte === true;
    const isOnSensor = procedure.sensorWagers.includes(wager);
    const isMade = below(source, 2) === 0 || (isStar && isOnSensor);
    if (equalsAnte) wagers[wager] = ante;
    else if (isMade) wagers[wager] = within(setup, wager, isOnSensor ? oneOf([1, 5], source) : 5);
  }
  return wagers;
}

function metersOf(setup: TableSetup): Readonly<Record<string, ShownMeter>> {
  const facts = GAMES.find(({ id }) => id === setup.game);
  return Object.fromEntries(
    (facts?.meters ?? []).map(({ name }) => {
      const wager = facts?.wagers.find(({ meter }) => meter === name);
      const chosen = setup.tables[wager?.id ?? ''] ?? '-';
      const reset = wager?.tables.find(({ id }) => id === chosen)?.leastReset ?? METER;
      return [name, { amount: dollarsOf(times(reset, 2n)), reset: dollarsOf(reset) }];
    }),
  );
}

/** Most play as a player would who knows a little; one in eight folds whatever the cards. */
function decisionOf({ seat, wagers, hand }: RoundSeat, source: RandomSource): TableAction {
  const ranked = rankFourCard(knownCards(hand.cards));
  const ante = usd(wagers['ante']?.amount as string) as Cents;
  const isPlayed = ranked.category !== 'high-card' || firstRankOf(ranked) >= KING;
  if (!isPlayed || below(source, 8) === 0) return { type: 'fold', seat };
  const times3 = isPairOfAcesOrBetter(ranked) ? 3n : 1n;
  return { type: 'play', seat, amount: dollarsOf(times(ante, times3)) };
}

/** The setup of the house with devices that work, so that nothing of the opening has to be asked. */
const withDevices = (setup: TableSetup, procedure: Procedure): TableSetup => {
  const mode = setup.offers.includes(procedure.tableWager?.wager ?? '')
    ? procedure.tableWager?.mode
    : undefined;
  const { shufflerMode: _, ...rest } = setup;
  return {
    ...rest,
    recording: 'every-card',
    shuffler: 'counting',
    automatedShoe: true,
    ...(mode === undefined ? {} : { shufflerMode: mode }),
  };
};

/** From the box to the first card. */
function opened(
  setup: TableSetup,
  { seats, star, source }: { seats: readonly number[]; star: number; source: RandomSource },
): TableState {
  const answer = openTable(setup);
  assert(answer.ok, answer.ok ? '' : answer.refusal.message);
  const procedure = procedureOf(answer.state);
  const order = deckWith(starHand(source), { star, seats }, { way: setup.way, procedure, source });
  const named = { deck: DECK };
  return taken(
    answer.state,
    ...seats.map((seat): TableAction => ({ type: 'sit-down', seat, player: `Seat ${seat}` })),
    { type: 'receive-deck', ...named, design: 'plain', at: NOON },
    { type: 'inspect-cards', ...named, defects: false },
    { type: 'verify-inspection', ...named, by: 'floorperson' },
    { type: 'spread-cards', ...named },
    { type: 'show-to-player', ...named },
    { type: 'wash-cards', ...named },
    { type: 'stack-cards', ...named },
    {
      type: 'shuffle-cards',
      ...named,
      how: 'automated',
      order,
      counted: STANDARD_DECK.cards.length,
    },
    { type: 'place-for-dealing', ...named, at: NOON, hand: 'left' },
    { type: 'start-round', meters: metersOf(setup) },
    ...seats.map((seat): TableAction => {
      const wagers = wagersOf(setup, { procedure, isStar: seat === star, source });
      return { type: 'place-wagers', seat, player: `Seat ${seat}`, wagers, made: 'chips' };
    }),
    { type: 'announce-no-more-bets', at: NOON },
  );
}

/** The wagers closed, locked, collected, and drawn for. */
function collected(closed: TableState, procedure: Procedure, source: RandomSource): TableState {
  const { setup } = closed;
  const offered = procedure.offered(setup);
  if (!procedure.lockedWagers.some((wager) => offered.includes(wager))) return closed;
  const accepted = sensorWagersOf(closed.round as TableRound, procedure);
  const locked = taken(closed, { type: 'lock-side-wagers', accepted });
  const chips = accepted.length;
  const counted =
    chips === 0 ? locked : taken(locked, { type: 'collect-progressive-wagers', chips });
  // Refused where the house draws nothing.
  const drawn = act(counted, bonusDrawAction(counted, source));
  return drawn.ok ? drawn.state : counted;
}

export function trainingTable(house: TableSetup, source: RandomSource): TrainingTable {
  const procedure = procedureOf({ setup: house });
  const setup = withDevices(house, procedure);
  const seatMax = Math.min(house.seatCount, SEATS_MOST);
  const places = shuffled(
    Array.from({ length: house.seatCount }, (_, index) => index + 1),
    source,
  );
  const count = Math.min(seatMax, 3 + below(source, SEATS_MOST - 2));
  const seats = places.slice(0, count).sort((a, b) => a - b);
  const star = oneOf(seats, source);
  const ready = collected(opened(setup, { seats, star, source }), procedure, source);
  const dealing = taken(ready, { type: 'deal-next' });
  const dealt = taken(dealing, { type: 'deal-all' });
  const hasTableWager = dealt.round?.seats.some(
    ({ wagers }) => (procedure.tableWager?.wager ?? '') in wagers,
  );
  const read: TableAction[] = hasTableWager ? [{ type: 'read-player-count', players: count }] : [];
  const deciding = taken(dealt, ...read, { type: 'rack-stub' });
  let decided = deciding;
  for (;;) {
    const asked = seatToDecide(decided.round as TableRound);
    if (asked === undefined) break;
    decided = taken(decided, decisionOf(asked, source));
  }
  const forfeits: TableAction[] = decided.round?.seats.some(isFolded)
    ? [{ type: 'collect-forfeits' }]
    : [];
  const shown = taken(decided, ...forfeits, { type: 'reveal-dealer-hand' });
  return { star, dealing, dealt, deciding, shown };
}
