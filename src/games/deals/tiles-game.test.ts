import { describe, expect, test } from 'vitest';
import { makeTile, type Tile, tilesOf } from '#cards';
import { LAST_GONG, placeOf, settingPlaces } from '../../../test/oracle/pai-gow-tiles.ts';
import { dealsOf, outcomeOf } from './banked-deals.fixture.ts';
import { type Deal, type DealtGame, type DealtSeat, dealOf, seatOf } from './deal.ts';
import { TILES_GAMES } from './tiles-game.ts';

const [TILES] = TILES_GAMES as readonly [DealtGame];

const against = (dealer: string, seat: Partial<DealtSeat>): Deal =>
  dealOf('pai-gow-tiles', [seatOf(1, seat)], { dealer: { tiles: tilesOf(dealer) } });

const setAs = (front: string, back: string): Partial<DealtSeat> => ({
  frontTiles: tilesOf(front),
  backTiles: tilesOf(back),
});

describe('pai gow tiles', () => {
  const LOW = '51 41 61 43';

  test('two pairs win against points, however they lie', () => {
    expect(outcomeOf(TILES, against(LOW, { tiles: tilesOf('66 44 66 44') }))).toBe('win');
    expect(outcomeOf(TILES, against(LOW, setAs('66 66', '44 44')))).toBe('win');
    expect(outcomeOf(TILES, against(LOW, setAs('44 44', '66 66')))).toBe('win');
  });

  test('equal hands are the dealer’s', () => {
    // Five with a chop gow against five with a chop gow, zero against zero.
    const copy = dealOf('pai-gow-tiles', [
      seatOf(1, setAs('63 42', '64 55')),
      seatOf(2, { position: 'player-dealer', ...setAs('54 21', '64 55') }),
    ]);
    expect(outcomeOf(TILES, copy)).toBe('lose');
  });

  test('a tile that the set does not hold so often is refused, and a hand of three', () => {
    const deal = against('63 54 62 53', { tiles: tilesOf('63 66 66') });
    expect(TILES.check(deal)).toMatchObject([
      { path: 'deal.seats[0].tiles', message: 'Pai Gow Tiles has 4 there, not 3' },
      { path: 'deal.seats[0].tiles[0]' },
    ]);
  });
});

/** The same fixed way once more: the best back where a hand beats all points, else the best front. */
function placesOf(tiles: readonly Tile[]): [front: number, back: number] {
  const settings = settingPlaces(tiles.map(makeTile));
  const isMade = settings.some(([, back]) => back <= LAST_GONG);
  const [best] = settings.sort((one, other) =>
    isMade ? one[1] - other[1] || one[0] - other[0] : one[0] - other[0] || one[1] - other[1],
  );
  return best as [number, number];
}

test('outcomes agree with the slow evaluator', () => {
  for (const deal of dealsOf(TILES)) {
    const [front, back] = placesOf(deal.dealer?.tiles as readonly Tile[]);
    for (const { seat, tiles = [], frontTiles = [], backTiles = [] } of deal.seats) {
      const places = [frontTiles, backTiles].map((two) => {
        const [one, other] = two.map(makeTile) as [string, string];
        return placeOf(one, other);
      });
      expect(places).toEqual(placesOf(tiles));
      const wins = [(places[0] as number) < front, (places[1] as number) < back];
      const count = wins.filter((isWon) => isWon).length;
      expect(outcomeOf(TILES, deal, seat)).toBe((['lose', 'push', 'win'] as const)[count]);
    }
  }
});
