// Thirteen-card (Chinese) poker: the whole deck to four seats, everyone against everyone.
import { type Card, STANDARD_DECK } from '#cards';
import {
  bestBack,
  pointsAgainst,
  type RankedHand,
  rankFiveCard,
  rankHolding,
  type SetThirteen,
  setThirteen,
} from '#hands';
import { assert } from '#result';
import { checkDeal } from './check-deal.ts';
import {
  assertSeatCount,
  type Deal,
  type DealtGame,
  type DealtSeat,
  dealAround,
  dealOf,
  seatNumbered,
  seatOf,
  takeFromDecks,
} from './deal.ts';
import { liveSeats } from './poker-showdown.ts';

const without = (cards: readonly Card[], taken: readonly Card[]): Card[] =>
  cards.filter((card) => !taken.includes(card));

/** The strongest back, the strongest middle of what is left, and the rest in front: never foul. */
function rowsOf(cards: readonly Card[]): Pick<DealtSeat, 'front' | 'middle' | 'back'> {
  const back = bestBack(cards).best;
  const eight = without(cards, back);
  const middle = rankHolding({ hole: eight, board: [] }, 'any', rankFiveCard)?.best;
  assert(middle !== undefined, 'eight cards hold five');
  return { front: without(eight, middle), middle, back };
}

/** A hand as its player set it; null where a row is missing. */
function setHandOf(deal: Deal, { front, middle, back }: DealtSeat): SetThirteen | null {
  if (!deal.standardDeck) return null;
  if (front === undefined || middle === undefined || back === undefined) return null;
  return setThirteen({ front, middle, back });
}

const FOUL: RankedHand = { category: 'foul', name: 'foul', best: [], strength: 0 };

/** The back as set, which the sheets ask about; a foul hand has none. */
function handOf(deal: Deal, seat: number): RankedHand | null {
  const dealt = seatNumbered(deal, seat);
  const set = dealt === undefined ? null : setHandOf(deal, dealt);
  return set?.foul ? FOUL : (set?.back ?? null);
}

/** The seats that win most points of all the others together. Clean sweeps are a posting of the
 * house and are not counted. */
function winners(deal: Deal): number[] {
  const hands = liveSeats(deal).flatMap((dealt) => {
    const set = setHandOf(deal, dealt);
    return set === null ? [] : [{ seat: dealt.seat, set }];
  });
  if (hands.length < 2) return [];
  const totals = hands.map(({ seat, set }) => ({
    seat,
    points: hands.reduce((sum, other) => sum + pointsAgainst(set, other.set), 0),
  }));
  const most = Math.max(...totals.map(({ points }) => points));
  return totals.filter(({ points }) => points === most).map(({ seat }) => seat);
}

const THIRTEEN_CARD: DealtGame = {
  id: 'thirteen-card',
  title: '13-Card Poker (Chinese Poker)',
  approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001456' }],
  family: 'thirteen-card',
  deck: STANDARD_DECK,
  decks: { usual: 1, most: 1 },
  source: {
    from: 'general knowledge',
    words:
      'Thirteen cards a seat, set as three, five and five, each row against the same row of every ' +
      'other seat; rows and points as in the hand rule, without a player-dealer.',
  },
  seats: { least: 2, most: 4 },
  layout: { seat: { cards: [13], front: [3], middle: [5], back: [5] } },
  check: (deal) => checkDeal(deal, THIRTEEN_CARD),
  deal(source, seatCount) {
    assertSeatCount(THIRTEEN_CARD, seatCount);
    const take = takeFromDecks(STANDARD_DECK, 1, source);
    const hands = dealAround(take, { handCount: seatCount, cardCount: 13 });
    return dealOf(
      THIRTEEN_CARD.id,
      hands.map((cards, index) => seatOf(index + 1, { cards, ...rowsOf(cards) })),
    );
  },
  handOf,
  winners,
};

export const THIRTEEN_CARD_GAMES: readonly DealtGame[] = [THIRTEEN_CARD];
