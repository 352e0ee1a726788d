// What every game asks of a deal: cards only at the places it uses, as many as can lie there, no
// hand twice, and no card that the decks do not hold.
import { type Card, checkHeldBy, checkTiles, decksOf, makeCard, makeTile, type Tile } from '#cards';
import type { Problem } from '#result';
import {
  cardsOfDealer,
  cardsOfSeat,
  DEALER_PLACES,
  type Deal,
  type DealtGame,
  type DealtSeat,
  SEAT_PLACES,
  TABLE_PLACES,
  TILE_PLACES,
  tilesOfSeat,
} from './deal.ts';

/** No table of either card room has more. */
const SEAT_NUMBER_MAX = 10;

type Piece = Card | Tile;
type Places = Readonly<Partial<Record<string, readonly Piece[]>>>;
type Counts = Readonly<Partial<Record<string, readonly number[]>>>;

/** A place of a deal with cards in it: where it is, and what lies there. */
interface Lot<P extends Piece> {
  readonly path: string;
  readonly pieces: readonly P[];
}

/** What a deal has wrong by the layout of its game alone. */
export function checkDeal(deal: Deal, game: DealtGame): Problem[] {
  return [
    ...checkPlaces(deal, game),
    ...checkSeats(deal, game),
    ...checkWholes(deal),
    ...checkDeckCount(deal, game),
    ...checkCopies(deal),
    ...(deal.standardDeck ? checkHeld(deal, game) : []),
  ];
}

/** "2", "2 or 3", "0, 3, 4 or 5". */
const countWords = (counts: readonly number[]): string =>
  counts.length < 2
    ? counts.join()
    : `${counts.slice(0, -1).join(', ')} or ${counts[counts.length - 1]}`;

/** The name of a place in a record: tiles are set to `front` and `back` like cards. */
const recorded = (place: string): string => place.replace(/Tiles$/, '');

function checkCounts(
  places: Places,
  { counts, path, title }: { counts: Counts; path: string; title: string },
): Problem[] {
  return Object.entries(places).flatMap(([place, pieces]) => {
    if (pieces === undefined) return [];
    const allowed = counts[place];
    const where = `${path}.${recorded(place)}`;
    if (allowed === undefined) {
      const used = Object.keys(counts).map(recorded);
      const those = used.length === 0 ? 'none here' : used.join(', ');
      return [{ path: where, message: `${title} has no cards there; it has: ${those}` }];
    }
    if (allowed.includes(pieces.length)) return [];
    const needed = `${title} has ${countWords(allowed)} there`;
    return [{ path: where, message: `${needed}, not ${pieces.length}` }];
  });
}

const pick = (from: object, places: readonly string[]): Places =>
  Object.fromEntries(Object.entries(from).filter(([place]) => places.includes(place)));

function checkPlaces(deal: Deal, { layout, title }: DealtGame): Problem[] {
  const dealer = pick(deal.dealer ?? {}, [...DEALER_PLACES, 'tiles']);
  return [
    ...deal.seats.flatMap((seat, index) =>
      checkCounts(pick(seat, [...SEAT_PLACES, ...TILE_PLACES]), {
        counts: layout.seat,
        path: `deal.seats[${index}]`,
        title,
      }),
    ),
    ...checkCounts(pick(deal, TABLE_PLACES), { counts: layout.table ?? {}, path: 'deal', title }),
    ...checkCounts(dealer, { counts: layout.dealer ?? {}, path: 'deal.dealer', title }),
  ];
}

/** Seats have their own numbers, backline players the number of the hand they wager on; a hand is
 * given up on a street of the game. */
function checkSeats(deal: Deal, { streets, title }: DealtGame): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, message: string) => problems.push({ path, message });
  const held = deal.seats.filter(({ position }) => position !== 'backline');
  deal.seats.forEach((each, index) => {
    const { seat, position, folded } = each;
    const path = `deal.seats[${index}]`;
    if (!Number.isInteger(seat) || seat < 1 || seat > SEAT_NUMBER_MAX) {
      say(`${path}.seat`, `${seat} is no seat: seats are numbered 1 to ${SEAT_NUMBER_MAX}`);
    }
    const first = deal.seats.findIndex(
      (other) => other.seat === seat && other.position !== 'backline',
    );
    if (position === 'backline' && piecesOf(each).length > 0) {
      say(path, `a backline player holds no cards: those of seat ${seat} are recorded there`);
    }
    if (position !== 'backline' && first !== index) {
      say(`${path}.seat`, `seat ${seat} is taken by seats[${first}]`);
    }
    if (folded !== false && streets !== undefined && !streets.includes(folded)) {
      say(`${path}.folded`, `${title} has no street "${folded}"; it has: ${streets.join(', ')}`);
    }
  });
  if (held.filter(({ position }) => position === 'player-dealer').length > 1) {
    say('deal.seats', 'one seat at a time is the player-dealer');
  }
  return problems;
}

/** The pieces of `parts` that `whole` has not, or not so often. */
function missingFrom<P extends Piece>(whole: readonly P[], parts: readonly P[]): P[] {
  const left = [...whole];
  return parts.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where all cards of a hand are recorded, its parts are among them. */
function checkWholes({ seats, dealer }: Deal): Problem[] {
  const problems: Problem[] = [];
  const compare = <P extends Piece>(
    whole: readonly P[] | undefined,
    parts: readonly (readonly P[] | undefined)[],
    { path, make }: { path: string; make: (piece: P) => string },
  ) => {
    if (whole === undefined) return;
    for (const piece of missingFrom(
      whole,
      parts.flatMap((part) => part ?? []),
    )) {
      problems.push({
        path,
        message: `${make(piece)} is in a part of the hand but not in the dealt cards`,
      });
    }
  };
  seats.forEach(({ cards, hole, up, front, middle, back, ...seat }, index) => {
    const path = `deal.seats[${index}]`;
    const parts = [hole, up, front, middle, back];
    compare(cards, parts, { path: `${path}.cards`, make: makeCard });
    const { tiles, frontTiles, backTiles } = seat;
    compare(tiles, [frontTiles, backTiles], { path: `${path}.tiles`, make: makeTile });
  });
  const { cards, up, down } = dealer ?? {};
  compare(cards, [up, down], { path: 'deal.dealer.cards', make: makeCard });
  return problems;
}

function checkDeckCount({ decks }: Deal, { title, decks: { most } }: DealtGame): Problem[] {
  if (Number.isInteger(decks) && decks >= 1 && decks <= most) return [];
  const used = most === 1 ? 'one deck' : `1 to ${most} decks`;
  return [{ path: 'deal.decks', message: `${title} is dealt from ${used}, not ${decks}` }];
}

/** The lots of a hand: all of it where that is recorded, or else its parts. */
function lotsOf<P extends Piece>(
  path: string,
  whole: readonly [place: string, pieces: readonly P[] | undefined],
  parts: readonly (readonly [place: string, pieces: readonly P[] | undefined])[],
): Lot<P>[] {
  const places = whole[1] === undefined ? parts : [whole];
  return places.flatMap(([place, pieces]) =>
    pieces === undefined ? [] : [{ path: `${path}.${place}`, pieces }],
  );
}

/** A hand that is recorded twice: the player-dealer's at the seat, and at the dealer's place. */
interface Copy {
  readonly index: number;
  readonly pieces: readonly Piece[];
  readonly of: readonly Piece[];
}

const piecesOf = (seat: DealtSeat): readonly Piece[] => [
  ...cardsOfSeat(seat),
  ...tilesOfSeat(seat),
];

function copiesIn({ seats, dealer = {} }: Deal): Copy[] {
  const atDealer: readonly Piece[] = [...cardsOfDealer(dealer), ...(dealer.tiles ?? [])];
  return seats.flatMap((seat, index): Copy[] => {
    if (seat.position !== 'player-dealer' || atDealer.length === 0) return [];
    return [{ index, pieces: piecesOf(seat), of: atDealer }];
  });
}

/** One record of a hand may show less of it than the other, but nothing else. */
function checkCopies(deal: Deal): Problem[] {
  return copiesIn(deal).flatMap(({ index, pieces, of }) => {
    const isSame = missingFrom(of, pieces).length === 0 || missingFrom(pieces, of).length === 0;
    if (isSame) return [];
    return [{ path: `deal.seats[${index}]`, message: 'these are not the cards of the dealer' }];
  });
}

/** Every card or tile of the deal once, with its place. */
function lotsIn(deal: Deal): { readonly cards: Lot<Card>[]; readonly tiles: Lot<Tile>[] } {
  const { dealer = {} } = deal;
  const copies = copiesIn(deal);
  const isShownAtSeat = copies.some(({ pieces, of }) => pieces.length > of.length);
  const seats = deal.seats
    .map((seat, index) => ({ seat, path: `deal.seats[${index}]`, index }))
    .filter(({ seat, index }) => {
      const isCopy = copies.some((copy) => copy.index === index);
      return seat.position !== 'backline' && (!isCopy || isShownAtSeat);
    });
  const dealt = isShownAtSeat ? {} : dealer;
  const parts = SEAT_PLACES.filter((place) => place !== 'cards');
  return {
    cards: [
      ...TABLE_PLACES.flatMap((place) => lotsOf('deal', [place, deal[place]], [])),
      ...lotsOf(
        'deal.dealer',
        ['cards', dealt.cards],
        [
          ['up', dealt.up],
          ['down', dealt.down],
        ],
      ),
      ...seats.flatMap(({ seat, path }) =>
        lotsOf(
          path,
          ['cards', seat.cards],
          parts.map((place) => [place, seat[place]] as const),
        ),
      ),
    ],
    tiles: [
      ...lotsOf<Tile>('deal.dealer', ['tiles', dealt.tiles], []),
      ...seats.flatMap(({ seat: { tiles, frontTiles, backTiles }, path }) =>
        lotsOf(
          path,
          ['tiles', tiles],
          [
            ['front', frontTiles],
            ['back', backTiles],
          ],
        ),
      ),
    ],
  };
}

function checkHeld(deal: Deal, { deck, decks: { most } }: DealtGame): Problem[] {
  const { cards, tiles } = lotsIn(deal);
  if (deck === 'tiles') {
    return placed(tiles, (all) => checkTiles(all, 'at'));
  }
  // A wrong number of decks is told apart; the cards are then held against the most there can be.
  const isCount = Number.isInteger(deal.decks) && deal.decks >= 1 && deal.decks <= most;
  const shoe = decksOf(isCount ? deal.decks : most, deck);
  return placed(cards, (all) => checkHeldBy(shoe, all, 'at'));
}

/** The problems of all lots together, each at its own place: `check` names them `at[n]`. */
function placed<P extends Piece>(
  lots: readonly Lot<P>[],
  check: (pieces: readonly P[]) => Problem[],
): Problem[] {
  const paths = lots.flatMap(({ path, pieces }) => pieces.map((_, index) => `${path}[${index}]`));
  return check(lots.flatMap(({ pieces }) => pieces)).map(({ path, message }) => ({
    path: paths[Number(/\d+/.exec(path)?.[0])] as string,
    message,
  }));
}
