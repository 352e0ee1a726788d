// Random deals of pai gow tiles.
import { WOODPILE } from '../pai-gow-tiles.ts';
import { bankOf, players, seatsFor, type Table } from './banked.ts';
import { flagsOf, spelled } from './dealing.ts';
import type { Deal, Dice } from './record.ts';

/** So many hands of four tiles; pairs, and the high tiles that gongs are made of, come often. */
function someTiles(random: Dice, hands: number): string[][] {
  const wanted = random.shuffle(WOODPILE).slice(0, random.pick(0, 3, 6));
  const highs = random.chance(40) ? ['66', '11'] : [];
  const first = [...wanted, ...highs];
  const all = random.shuffle(WOODPILE);
  const ordered = [
    ...all.filter((tile) => first.includes(tile)),
    ...all.filter((tile) => !first.includes(tile)),
  ];
  return Array.from({ length: hands }, (_, at) => ordered.slice(at * 4, at * 4 + 4));
}

/** Set as the tiles happen to lie, or not at all. */
export function tilesDeal(random: Dice, table: Table): Deal {
  const seats = seatsFor(random, table);
  const bank = bankOf(seats);
  const holding = [...players(seats), ...(bank === undefined ? [] : [bank])];
  const hands = someTiles(random, holding.length + 1);
  holding.forEach((seat, at) => {
    const tiles = hands[at] as string[];
    seat.tiles = spelled(tiles);
    const [a, b, c, d] = random.shuffle(tiles) as [string, string, string, string];
    seat.front = spelled([a, b]);
    seat.back = spelled([c, d]);
  });
  const dealer = bank === undefined ? { dealer: { tiles: spelled(hands.at(-1) as string[]) } } : {};
  return { game: table.game, seats, ...dealer, ...flagsOf(random) };
}
