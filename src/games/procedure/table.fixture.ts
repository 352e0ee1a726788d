// Tables for the tests of this folder: set up, opened and dealt from cards in a known order.
import { type Card, cardsOf, STANDARD_DECK } from '#cards';
import { assert, given } from '#result';
import { act, openTable, type TableAction, type TableSetup, type TableState } from '../index.ts';

export const NOON = 1_760_000_000_000;
export const HOUR = 3_600_000;

export const CRAZY_4: TableSetup = {
  game: 'crazy-4-poker',
  recording: 'every-card',
  designatedFor: ['crazy-4-poker'],
  seatCount: 7,
  shuffler: 'automated',
  shufflerMode: 'Crazy 4 Poker Cover All',
  automatedShoe: false,
  way: 'manual-shoe',
  offers: [
    'queensUp',
    'fourCardProgressive',
    'fiveCardProgressive',
    'fiveCardHandBonusPlayer',
    'fiveCardHandBonusDealer',
    'coverAll',
  ],
  tables: { queensUp: 'A', fourCardProgressive: 'A' },
};

/** The same table without any wager that the house need not offer. */
export const PLAIN: TableSetup = {
  game: 'crazy-4-poker',
  recording: 'every-card',
  designatedFor: ['crazy-4-poker'],
  seatCount: 7,
  shuffler: 'none',
  automatedShoe: false,
  way: 'manual-shoe',
  offers: [],
  tables: {},
};

export const FOUR_CARD: TableSetup = {
  game: 'four-card-poker',
  recording: 'every-card',
  designatedFor: ['four-card-poker'],
  seatCount: 9,
  shuffler: 'none',
  automatedShoe: false,
  way: 'manual-shoe',
  offers: ['progressive'],
  tables: { acesUp: 'FCP-01', progressive: 'PMG-01' },
};

const TEN_THOUSAND = { amount: '10400.00', reset: '10000.00' };
export const METERS = {
  fourCardProgressive: { amount: '5250.00', reset: '5000.00' },
  fiveCardProgressive: TEN_THOUSAND,
  fiveCardHandBonus: { amount: '11000.00', reset: '10000.00' },
  progressive: TEN_THOUSAND,
};

export function opened(setup: TableSetup): TableState {
  const answer = openTable(setup);
  assert(answer.ok, answer.ok ? '' : answer.refusal.message);
  return answer.state;
}

/** The table after these steps, all of which it has to take. */
export function tableAfter(state: TableState, ...actions: readonly TableAction[]): TableState {
  return actions.reduce((before, action) => {
    const answer = act(before, action);
    assert(answer.ok, answer.ok ? '' : `${action.type}: ${answer.refusal.message}`);
    return answer.state;
  }, state);
}

/** `out-of-turn s.10(b)`: what a step is refused for. */
export function refusalOf(state: TableState, action: TableAction): string {
  const answer = act(state, action);
  return answer.ok ? `${action.type} was taken` : `${answer.refusal.code} ${answer.refusal.clause}`;
}

/** A whole deck with these cards on top. */
export function deckFrom(top: string): Card[] {
  const first = cardsOf(top);
  return [...first, ...STANDARD_DECK.cards.filter((card) => !first.includes(card))];
}

export const sit = (seat: number, player: string): TableAction => ({
  type: 'sit-down',
  seat,
  player,
});

/** A deck from the box to one washed stack. A player has to be seated. */
export const openingOf = (deck: string, at = NOON): TableAction[] => [
  { type: 'receive-deck', deck, design: 'Bee', at },
  { type: 'inspect-cards', deck, defects: false },
  { type: 'verify-inspection', deck, by: 'floorperson' },
  { type: 'spread-cards', deck },
  { type: 'show-to-player', deck },
  { type: 'wash-cards', deck },
  { type: 'stack-cards', deck },
];

export const CUT_DEPTH = 20;

/** A shuffle by hand, its cut and the way into the shoe, so that `top` comes out first. */
export function shuffleByHand(deck: string, top = '', at = NOON): TableAction[] {
  const wanted = deckFrom(top);
  const order = [...wanted.slice(-CUT_DEPTH), ...wanted.slice(0, -CUT_DEPTH)];
  return [
    { type: 'shuffle-cards', deck, how: 'manual', order },
    { type: 'cut-cards', deck, depth: CUT_DEPTH },
    { type: 'place-for-dealing', deck, at },
  ];
}

/** A shuffle in the device, which needs no cut. */
export const shuffleInDevice = (
  deck: string,
  { top = '', counted }: { top?: string; counted?: number } = {},
): TableAction =>
  given({
    type: 'shuffle-cards',
    deck,
    how: 'automated',
    order: deckFrom(top),
    counted,
  });

export const START: TableAction = { type: 'start-round', meters: METERS };
export const CLOSE: TableAction = { type: 'announce-no-more-bets', at: NOON };

/** Wagers in chips; in Crazy 4 Poker the super bonus goes with the ante. */
export const bet = (
  seat: number,
  player: string,
  wagers: Readonly<Record<string, string>>,
): TableAction => ({ type: 'place-wagers', seat, player, wagers, made: 'chips' });

export const ANTE = { ante: '10', superBonus: '10' };

/** Ann and Bob at seats 1 and 2 of a plain table, with red cards in the shoe. */
export const seated = (setup: TableSetup = PLAIN): TableState =>
  tableAfter(opened(setup), sit(1, 'Ann'), sit(2, 'Bob'), ...openingOf('red'));

export const wagered = (setup: TableSetup = PLAIN, top = ''): TableState =>
  tableAfter(
    seated(setup),
    ...shuffleByHand('red', top),
    START,
    bet(1, 'Ann', setup.game === 'crazy-4-poker' ? ANTE : { ante: '10' }),
    bet(2, 'Bob', setup.game === 'crazy-4-poker' ? ANTE : { ante: '10' }),
  );

/** Two hands and the dealer's of a plain table, dealt from a shoe whose first fifteen cards are in
 * `top`; the stub is in the rack and seat 1 is asked. */
export const asked = (top = ''): TableState =>
  tableAfter(wagered(PLAIN, top), CLOSE, { type: 'deal-all' }, { type: 'rack-stub' });
