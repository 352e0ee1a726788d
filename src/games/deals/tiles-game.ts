// Pai gow tiles: four tiles a hand, set as two hands of two. Of two hands as set the lower is the
// front, whichever was named so.
import { TILE_SET, type Tile } from '#cards';
import { type RankedTiles, rankTwoTiles, type TileSetting, tileSettings } from '#hands';
import { checkDeal } from './check-deal.ts';
import {
  assertSeatCount,
  type Deal,
  type DealtGame,
  type DealtSeat,
  dealOf,
  playerDealerSeat,
  seatNumbered,
  seatOf,
  takeFrom,
  tilesOfSeat,
} from './deal.ts';

const FOUR = 4;

const inOrder = (one: RankedTiles, other: RankedTiles): TileSetting =>
  one.strength < other.strength ? { front: one, back: other } : { front: other, back: one };

/** How hands are set here by default: a pair, a wong or a gong stays whole in the back, the highest
 * there is; otherwise the front is made as high as it can be. Rooms have longer rules. */
function simpleSetting(tiles: readonly Tile[]): TileSetting {
  const settings = tileSettings(tiles);
  const byBack = (one: TileSetting, other: TileSetting): number =>
    other.back.strength - one.back.strength || other.front.strength - one.front.strength;
  const byFront = (one: TileSetting, other: TileSetting): number =>
    other.front.strength - one.front.strength || other.back.strength - one.back.strength;
  const isMade = settings.some(({ back }) => back.points === null);
  return [...settings].sort(isMade ? byBack : byFront)[0] as TileSetting;
}

function settingOf(seat: DealtSeat): TileSetting | null {
  const { frontTiles, backTiles } = seat;
  const tiles = tilesOfSeat(seat);
  if (tiles.length !== FOUR) return null;
  return frontTiles !== undefined && backTiles !== undefined
    ? inOrder(rankTwoTiles(frontTiles), rankTwoTiles(backTiles))
    : simpleSetting(tiles);
}

function dealerSetting(deal: Deal): TileSetting | null {
  const seat = playerDealerSeat(deal);
  const atSeat = seat === undefined ? null : settingOf(seat);
  if (atSeat !== null) return atSeat;
  const tiles = deal.dealer?.tiles ?? [];
  return tiles.length === FOUR ? simpleSetting(tiles) : null;
}

function seatDealt(seat: number, tiles: readonly Tile[]): DealtSeat {
  const { front, back } = simpleSetting(tiles);
  return seatOf(seat, { tiles, frontTiles: front.best, backTiles: back.best });
}

const PAI_GOW_TILES: DealtGame = {
  id: 'pai-gow-tiles',
  title: 'Pai Gow Tiles',
  approvalIds: [
    { venue: 'hawaiian-gardens', id: 'GEGA-001463' },
    { venue: 'bay-101', id: 'GEGA-001990' },
  ],
  family: 'tiles',
  deck: 'tiles',
  decks: { usual: 1, most: 1 },
  source: {
    from: 'general knowledge',
    words:
      'Four of the 32 tiles each; a seat wins when both of its hands beat those of the ' +
      'player-dealer, loses when neither does, and equal hands go to the player-dealer. The way ' +
      'in which hands are set here is our own.',
  },
  seats: { least: 1, most: 7 },
  layout: {
    seat: { tiles: [FOUR], frontTiles: [2], backTiles: [2] },
    dealer: { tiles: [FOUR] },
  },
  check: (deal) => checkDeal(deal, PAI_GOW_TILES),
  deal(source, seatCount) {
    assertSeatCount(PAI_GOW_TILES, seatCount);
    const take = takeFrom(TILE_SET, source);
    const seats = Array.from({ length: seatCount }, (_, at) => seatDealt(at + 1, take(FOUR)));
    return dealOf(PAI_GOW_TILES.id, seats, { dealer: { tiles: take(FOUR) } });
  },
  outcomeOf(deal, number) {
    const seat = seatNumbered(deal, number);
    if (seat === undefined || seat.position === 'player-dealer' || !deal.standardDeck) return null;
    if (seat.folded !== false) return 'lose';
    const player = settingOf(seat);
    const dealer = player === null ? null : dealerSetting(deal);
    if (player === null || dealer === null) return null;
    const winsFront = player.front.strength > dealer.front.strength;
    const winsBack = player.back.strength > dealer.back.strength;
    if (winsFront !== winsBack) return 'push';
    return winsFront ? 'win' : 'lose';
  },
};

export const TILES_GAMES: readonly DealtGame[] = [PAI_GOW_TILES];
