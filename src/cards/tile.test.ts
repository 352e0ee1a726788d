import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkTiles,
  makeTile,
  makeTiles,
  parseTile,
  parseTiles,
  pipCountOf,
  TILE_SET,
  tileNameOf,
  tilesOf,
} from './tile.ts';

describe('a set of tiles', () => {
  test('holds 32 tiles of the 21 throws of two dice, eleven of them twice', () => {
    expect(TILE_SET).toHaveLength(32);
    const throws = [1, 2, 3, 4, 5, 6].flatMap((high) =>
      [1, 2, 3, 4, 5, 6].filter((low) => low <= high).map((low) => `${high}${low}`),
    );
    expect([...new Set(TILE_SET.map(makeTile))].sort()).toEqual(throws.sort());
    const twice = throws.filter(
      (pips) => TILE_SET.filter((tile) => makeTile(tile) === pips).length === 2,
    );
    const listed = ['66', '11', '44', '31', '55', '33', '22', '65', '64', '61', '51'];
    expect(twice.sort()).toEqual(listed.sort());
  });

  test('is sixteen pairs of one name each', () => {
    const names = TILE_SET.map(tileNameOf);
    expect(new Set(names).size).toBe(16);
    for (const name of names) expect(names.filter((each) => each === name)).toHaveLength(2);
  });

  test('has 227 pips in all', () => {
    // Eleven doubled faces: 2 x (12+2+8+4+10+6+4+11+10+7+6) = 160; single ones 18+16+14+10+9 = 67.
    expect(TILE_SET.reduce((sum, tile) => sum + pipCountOf(tile), 0)).toBe(227);
  });

  test.each([
    ['63 54', 9, 'chop gow'],
    ['62 53', 8, 'chop bot'],
    ['52 43', 7, 'chop chit'],
    ['41 32', 5, 'chop ng'],
  ] as const)('the mixed pair %s has %i pips a tile and is called %s', (text, pips, name) => {
    for (const tile of tilesOf(text)) {
      expect(pipCountOf(tile)).toBe(pips);
      expect(tileNameOf(tile)).toBe(name);
    }
  });
});

describe('the notation of tiles', () => {
  test('making and parsing are inverses', () => {
    fc.assert(
      fc.property(fc.subarray([...TILE_SET]), (tiles) => {
        expect(parseTiles(makeTiles(tiles))).toEqual({ ok: true, value: tiles });
      }),
    );
  });

  test('a dash between the halves is read too', () => {
    expect(tilesOf('6-6 2-1')).toEqual(tilesOf('66 21'));
  });

  test('halves the wrong way round are refused with the tile that was meant', () => {
    const parsed = parseTile('4-6');
    expect(parsed.ok ? '' : parsed.error[0]?.message).toContain('"4-6" is not a tile');
    expect(parsed.ok ? '' : parsed.error[0]?.message).toContain('did you mean 64?');
  });

  test('every text that is no tile is reported with its place', () => {
    const parsed = parseTiles('66 70 6661 21 x');
    expect(parsed.ok ? [] : parsed.error.map((each) => each.path)).toEqual([
      'tiles[1]',
      'tiles[2]',
      'tiles[4]',
    ]);
  });

  test('tilesOf stops on text of ours that is wrong', () => {
    expect(() => tilesOf('77')).toThrow('"77" is not a tile');
  });
});

describe('checking tiles against a set', () => {
  test('two that look alike are there, a third is not, and the problem names it', () => {
    expect(checkTiles(tilesOf('64 64'))).toEqual([]);
    expect(checkTiles(tilesOf('64 64 66 64'))).toEqual([
      {
        path: 'tiles[3]',
        message: '64 (ping) appears more than twice; a set of tiles has two',
      },
    ]);
  });

  test('a tile of a mixed pair is there only once', () => {
    expect(checkTiles(tilesOf('63 54'))).toEqual([]);
    expect(checkTiles(tilesOf('63 63'))).toEqual([
      {
        path: 'tiles[1]',
        message: '63 (chop gow) appears more than once; a set of tiles has one',
      },
    ]);
  });

  test('the whole set is held', () => {
    expect(checkTiles(TILE_SET)).toEqual([]);
  });
});
