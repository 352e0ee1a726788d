// Pan 9 and its kin: three cards a hand and a fourth for a player who wants one, decks with no 7,
// 8, 9 or ten. Rooms shuffle up to twelve decks together; here they are dealt from eight, which is
// as many as our shoes hold.
import { type Card, SHOE_DECKS_MAX } from '#cards';
import { lastDigitOf, PAN_9_DECK, type RankedHand, rankPan9 } from '#hands';
import { bankedGame, handsByCards, strongerWins } from './banked-game.ts';
import { type DealtGame, dealAround, seatOf, type Take } from './deal.ts';

const HAND = [3, 4];
const DECKS_MOST = 12;
const STANDS_FROM = 6;

const rankHand = (cards: readonly Card[]): RankedHand | null =>
  HAND.includes(cards.length) ? rankPan9(cards) : null;

const drawn = (cards: readonly Card[], take: Take): Card[] =>
  lastDigitOf(cards) < STANDS_FROM ? [...cards, ...take(1)] : [...cards];

function pan9Game(
  facts: Pick<DealtGame, 'id' | 'title' | 'approvalIds'> & { readonly words: string },
): DealtGame {
  const { words, ...named } = facts;
  const game = bankedGame<RankedHand>({
    ...named,
    family: 'pan-9',
    deck: PAN_9_DECK,
    decks: { usual: SHOE_DECKS_MAX, most: SHOE_DECKS_MAX },
    source: { from: 'general knowledge', words },
    seats: { least: 1, most: 8 },
    layout: { seat: { cards: HAND }, dealer: { cards: HAND } },
    play(take, seatCount) {
      const first = dealAround(take, { handCount: seatCount + 1, cardCount: 3 });
      const hands = first.map((cards) => drawn(cards, take));
      const dealer = { cards: hands.pop() as Card[] };
      return { seats: hands.map((cards, index) => seatOf(index + 1, { cards })), dealer };
    },
    ...handsByCards(rankHand),
    ranked: (hand) => hand,
    compare: strongerWins,
  });
  return {
    ...game,
    decks: { usual: SHOE_DECKS_MAX, most: DECKS_MOST },
    // Nine cards alike in one deal are past belief, so a larger shoe is held to eight decks.
    check(deal) {
      const { decks } = deal;
      const fits = Number.isInteger(decks) && decks >= 1 && decks <= DECKS_MOST;
      const problems = game.check({
        ...deal,
        decks: fits ? Math.min(decks, SHOE_DECKS_MAX) : SHOE_DECKS_MAX,
      });
      if (fits) return problems;
      const message = `${game.title} is dealt from 1 to ${DECKS_MOST} decks, not ${decks}`;
      return [...problems, { path: 'deal.decks', message }];
    },
  };
}

const COMMON =
  'Three cards each from stripped decks, a fourth by choice, the last digit of the sum counts and ' +
  'equal totals push (as Wizard of Odds describes the game). Everyone here draws on 0 to 5.';

export const PAN_9_GAMES: readonly DealtGame[] = [
  pan9Game({
    id: 'pan-9',
    title: 'Pan 9',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-002449' }],
    words: COMMON,
  }),
  pan9Game({
    id: 'super-9',
    title: 'Super 9',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001468' }],
    words: `${COMMON} Super 9 is read as another name of Super Pan 9.`,
  }),
  pan9Game({
    id: 'bonus-pan-9',
    title: 'Bonus Pan 9',
    approvalIds: [],
    words: `${COMMON} That the bonus changes nothing in the deal is a reading.`,
  }),
];
