// Pai gow poker and its variants: seven cards a hand, set as two in front and five behind. Hands
// whose setting is not recorded are set the house way, and so is the player-dealer's where it was
// set foul (reading).
import { type Card, deckWithJokers } from '#cards';
import {
  COMMON_PAI_GOW,
  houseWay,
  isFoul,
  type PaiGowHand,
  type PaiGowOptions,
  type PaiGowSetting,
  paiGowOutcome,
  rankPaiGowSeven,
  ranksOfStrength,
  setPaiGow,
} from '#hands';
import { bankedGame } from './banked-game.ts';
import {
  cardsOfSeat,
  type Deal,
  type DealtGame,
  type DealtSeat,
  dealAround,
  dealerCardsOf,
  playerDealerSeat,
  seatOf,
} from './deal.ts';

interface SetHand {
  readonly cards: readonly Card[];
  readonly setting: PaiGowSetting;
}

interface PaiGowVariant
  extends Pick<DealtGame, 'id' | 'title' | 'approvalIds'>,
    Partial<Pick<PaiGowOptions, 'jokerUse'>> {
  readonly words: string;
  /** Whether the player-dealer's seven cards make every wager push, before any is compared. */
  pushesAll?(dealer: PaiGowHand): boolean;
}

const SEVEN = 7;
const ACE = 12;

function setAt(seat: DealtSeat, options: PaiGowOptions): SetHand | null {
  const { front, back } = seat;
  const cards = cardsOfSeat(seat);
  if (cards.length !== SEVEN) return null;
  const isSet = front !== undefined && back !== undefined;
  return { cards, setting: isSet ? setPaiGow({ front, back }, options) : houseWay(cards, options) };
}

function dealerSet(deal: Deal, options: PaiGowOptions): SetHand | null {
  const seat = playerDealerSeat(deal);
  const hand = seat === undefined ? null : setAt(seat, options);
  if (hand !== null && !isFoul(hand.setting)) return hand;
  const cards = dealerCardsOf(deal);
  return cards.length === SEVEN ? { cards, setting: houseWay(cards, options) } : null;
}

function seatDealt(seat: number, cards: readonly Card[], options: PaiGowOptions): DealtSeat {
  const { front, back } = houseWay(cards, options);
  return seatOf(seat, { cards, front: front.best, back: back.best });
}

function paiGowGame(variant: PaiGowVariant): DealtGame {
  const { id, title, approvalIds, words, pushesAll, jokerUse = 'semi-wild' } = variant;
  const options: PaiGowOptions = { ...COMMON_PAI_GOW, jokerUse };
  const best = ({ cards }: SetHand): PaiGowHand => rankPaiGowSeven(cards, options);
  return bankedGame<SetHand>({
    id,
    title,
    approvalIds,
    family: 'pai-gow',
    deck: deckWithJokers(1),
    ...(jokerUse === 'wild' ? { jokerUse } : {}),
    decks: { usual: 1, most: 1 },
    source: { from: 'general knowledge', words },
    seats: { least: 1, most: 6 },
    layout: {
      seat: { cards: [SEVEN], front: [2], back: [5] },
      dealer: { cards: [SEVEN], up: [SEVEN] },
    },
    play(take, seatCount) {
      const hands = dealAround(take, { handCount: seatCount + 1, cardCount: SEVEN });
      const dealer = { cards: hands.pop() as Card[] };
      return { seats: hands.map((cards, index) => seatDealt(index + 1, cards, options)), dealer };
    },
    handAt: (seat) => setAt(seat, options),
    dealerHand: (deal) => dealerSet(deal, options),
    ranked: best,
    compare({ player, dealer }) {
      if (pushesAll?.(best(dealer))) return 'push';
      return paiGowOutcome({ player: player.setting, dealer: dealer.setting });
    },
  });
}

/** Seven different ranks under an ace, and neither a straight nor a flush among them. */
const isAceHigh = ({ category, strength }: PaiGowHand): boolean =>
  category === 'high-card' && ranksOfStrength(strength)[0] === ACE;

const COMMON =
  'Seven cards each from 53; a seat wins when both of its hands beat those of the player-dealer, ' +
  'loses when neither does, and copies go to the player-dealer. Seats set by the house way here.';

export const PAI_GOW_GAMES: readonly DealtGame[] = [
  paiGowGame({
    id: 'pai-gow-poker',
    title: 'Pai Gow Poker',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-001458' },
      { venue: 'bay-101', id: 'GEGA-001991' },
    ],
    words: COMMON,
  }),
  paiGowGame({
    id: 'jokers-wild-pai-gow-poker',
    title: "Joker's Wild Pai Gow Poker",
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001459' }],
    jokerUse: 'wild',
    words: `${COMMON} The one joker is any card; that there is only one is a reading.`,
  }),
  paiGowGame({
    id: 'fortune-pai-gow-poker',
    title: 'Fortune Pai Gow Poker',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-002814' },
      { venue: 'bay-101', id: 'GEGA-002450' },
    ],
    words: `${COMMON} The fortune wager looks at all seven cards and changes nothing else.`,
  }),
  paiGowGame({
    id: 'face-up-pai-gow-poker',
    title: 'Face Up Pai Gow Poker',
    approvalIds: [{ venue: 'bay-101', id: 'GEGR-002180' }],
    pushesAll: isAceHigh,
    words:
      `${COMMON} The player-dealer shows first, and with nothing better than an ace among the ` +
      'seven cards every wager pushes (as Stones Gambling Hall describes the game).',
  }),
];
