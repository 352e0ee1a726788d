// The 32 Chinese dominoes of pai gow. Eleven faces stand twice in a set and make identical pairs;
// ten stand once and make five mixed pairs. Names as California's rules of the game spell them.
import { err, ok, type Problem, type Result, sure } from '#result';

/** Every face: its pips, the higher half first; the pair it belongs to; how many a set holds. */
const FACES = [
  { pips: '66', name: 'teen', count: 2 },
  { pips: '11', name: 'day', count: 2 },
  { pips: '44', name: 'yun', count: 2 },
  { pips: '31', name: 'gor', count: 2 },
  { pips: '55', name: 'mooy', count: 2 },
  { pips: '33', name: 'chong', count: 2 },
  { pips: '22', name: 'bon', count: 2 },
  { pips: '65', name: 'foo', count: 2 },
  { pips: '64', name: 'ping', count: 2 },
  { pips: '61', name: 'tit', count: 2 },
  { pips: '51', name: 'look', count: 2 },
  { pips: '63', name: 'chop gow', count: 1 },
  { pips: '54', name: 'chop gow', count: 1 },
  { pips: '62', name: 'chop bot', count: 1 },
  { pips: '53', name: 'chop bot', count: 1 },
  { pips: '52', name: 'chop chit', count: 1 },
  { pips: '43', name: 'chop chit', count: 1 },
  { pips: '41', name: 'chop ng', count: 1 },
  { pips: '32', name: 'chop ng', count: 1 },
  { pips: '42', name: 'gee joon', count: 1 },
  { pips: '21', name: 'gee joon', count: 1 },
] as const;

type Face = (typeof FACES)[number];
export type TileName = Face['name'];

/** A tile is a small integer, its place among the 21 faces: two tiles that look alike are equal. */
export type Tile = number & { readonly tile: unique symbol };

/** A whole set: 32 tiles. */
export const TILE_SET: readonly Tile[] = FACES.flatMap((face, index) =>
  Array.from({ length: face.count }, () => index as Tile),
);

const faceOf = (tile: Tile): Face => FACES[tile] as Face;

/** The name of the pair that a tile belongs to. Two tiles of one name are a pair. */
export const tileNameOf = (tile: Tile): TileName => faceOf(tile).name;

/** All pips of a tile, 2 to 12. */
export const pipCountOf = (tile: Tile): number => {
  const [high, low] = faceOf(tile).pips;
  return Number(high) + Number(low);
};

export const makeTile = (tile: Tile): string => faceOf(tile).pips;

export const makeTiles = (tiles: readonly Tile[]): string => tiles.map(makeTile).join(' ');

const TILE_BY_TEXT: ReadonlyMap<string, Tile> = new Map(
  FACES.map((face, index) => [face.pips, index as Tile]),
);

const TILE_FORM = 'a tile is its two pip counts, the higher first (66, 64, 21)';

/** What a person most likely meant by a text that is not a tile: the halves the other way round. */
function suggestion(text: string): string {
  const turned = [...text.replace('-', '')].reverse().join('');
  return TILE_BY_TEXT.has(turned) ? `; did you mean ${turned}?` : '';
}

/** Reads `64`, or `6-4` as the rule sheets write it. */
export function parseTile(text: string, path = 'tiles'): Result<Tile> {
  const tile = TILE_BY_TEXT.get(text.replace(/^(.)-(.)$/, '$1$2'));
  if (tile !== undefined) return ok(tile);
  return err([{ path, message: `"${text}" is not a tile: ${TILE_FORM}${suggestion(text)}` }]);
}

/** Reads tiles with blanks between them. Every text that is not a tile is reported, each with its
 * place. */
export function parseTiles(text: string, path = 'tiles'): Result<Tile[]> {
  const tiles: Tile[] = [];
  const problems: Problem[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const parsed = parseTile(word, `${path}[${tiles.length + problems.length}]`);
    if (parsed.ok) tiles.push(parsed.value);
    else problems.push(...parsed.error);
  }
  return problems.length === 0 ? ok(tiles) : err(problems);
}

/** For text in the source that is known to be right. */
export function tilesOf(text: string): Tile[] {
  return sure(parseTiles(text));
}

/** Every tile that stands more often than a set holds it, as a problem. */
export function checkTiles(tiles: readonly Tile[], path = 'tiles'): Problem[] {
  const seen = new Map<Tile, number>();
  const problems: Problem[] = [];
  tiles.forEach((tile, index) => {
    const times = (seen.get(tile) ?? 0) + 1;
    seen.set(tile, times);
    const { name, count } = faceOf(tile);
    if (times > count) {
      const [most, has] = count === 1 ? ['once', 'one'] : ['twice', 'two'];
      const message = `${makeTile(tile)} (${name}) appears more than ${most}; a set of tiles has ${has}`;
      problems.push({ path: `${path}[${index}]`, message });
    }
  });
  return problems;
}
