// The same algorithm in C++, compiled here if there is a compiler.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STANDARD_DECK } from '#cards';
import type { PlaceTable, Ranking } from '../src/hands/place-table.ts';
import { cellOf, forEachRankCounts, keyLayout, RANK_KEYS } from '../src/hands/rank-key.ts';

export interface Measured {
  readonly seconds: number;
  readonly hands: number;
  readonly checksum: number;
}

const SOURCE = fileURLToPath(new URL('./places.cpp', import.meta.url));

export interface Compiler {
  readonly name: string;
  readonly program: string;
}

/** Compiles the bar into a folder; undefined where no compiler is found. */
export function compileBar(folder: string): Compiler | undefined {
  for (const compiler of ['g++', 'clang++', 'c++']) {
    try {
      const [name = compiler] = execFileSync(compiler, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).split('\n');
      const program = join(folder, 'places');
      execFileSync(compiler, ['-O3', '-std=c++17', SOURCE, '-o', program]);
      return { name, program };
    } catch {
      // The next one, then.
    }
  }
  return undefined;
}

/** Writes the tables that assembly/places.ts works on, worked out once more from the ranking. */
export function writeTables(folder: string, ranking: Ranking, table: PlaceTable): string {
  const { size, strengths } = table;
  const placeOf = new Map(strengths.map((strength, index) => [strength, index + 1]));
  const { offsets, cellCount } = keyLayout(size);
  const cells = new Uint16Array(cellCount);
  forEachRankCounts(size, (counts, key) => {
    cells[cellOf(offsets, key)] = placeOf.get(ranking.strengthOfRanks(counts)) as number;
  });
  const flushPlaces = Uint16Array.from({ length: 8192 }, (_, set) => {
    const ranks = set.toString(2).replaceAll('0', '').length;
    const isFlush = ranks >= ranking.cardsInHand && ranks <= 7;
    return isFlush ? (placeOf.get(ranking.strengthOfSuited(set)) as number) : 0;
  });
  const flushSuits = Int8Array.from({ length: 512 }, (_, sum) => {
    const [d, h, s] = [sum & 7, (sum >> 3) & 7, sum >> 6];
    return [size - d - h - s, d, h, s].findIndex((count) => count >= ranking.cardsInHand);
  });
  const keys = new Int32Array(64);
  const minor = new Int32Array(64);
  const major = new Int32Array(64);
  for (const card of STANDARD_DECK.cards) {
    const suit = card & 3;
    keys[card] = (RANK_KEYS[card >> 2] as number) + ([0, 1, 8, 64][suit] as number) * 2 ** 23;
    (suit < 2 ? minor : major)[card] = 1 << ((card >> 2) + 13 * (suit & 1));
  }
  const path = join(folder, `tables-${ranking.cardsInHand}-of-${size}`);
  const parts = [
    Uint32Array.of(cellCount),
    flushSuits,
    keys,
    minor,
    major,
    flushPlaces,
    offsets,
    cells,
  ];
  writeFileSync(path, Buffer.concat(parts.map((part) => new Uint8Array(part.buffer))));
  return path;
}

export function runBar(program: string, ...words: (string | number)[]): Measured {
  const printed = execFileSync(program, words.map(String), { encoding: 'utf8' });
  const [seconds, hands, checksum] = printed.trim().split(' ').map(Number) as [
    number,
    number,
    number,
  ];
  return { seconds, hands, checksum };
}
