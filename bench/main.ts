// `npm run bench`: everything measured in one run, each contender in turn, round after round, and
// reported as the ratio of the medians. The machine is named, for rates mean nothing without it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluate, getCardCode } from '@pokertools/evaluator';
import phe from 'phe';
import { type Card, makeCard, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { FIVE_CARD_RANKING, fiveCardPlaces } from '../src/hands/five-card.ts';
import { FOUR_CARD_RANKING, fourCardPlaces } from '../src/hands/four-card.ts';
import type { PlaceTable, Ranking } from '../src/hands/place-table.ts';
import { type Compiler, compileBar, type Measured, runBar, writeTables } from './bar.ts';
import { benchDrum } from './drum.ts';
import { benchDrumHouse } from './drum-house.ts';
import { benchHouse } from './house.ts';
import { median, target } from './report.ts';
import { benchSign } from './sign-heap.ts';
import { benchStream } from './stream.ts';
import { benchTableGames } from './table-games.ts';

const ROUNDS = 7;
const RANDOM_HANDS = 1 << 20;
const COLD_TABLES = fileURLToPath(new URL('./cold-tables.ts', import.meta.url));
const COLD_ODDS = fileURLToPath(new URL('./cold-odds.ts', import.meta.url));

type Contenders = Readonly<Record<string, () => Measured>>;

function timed<T>(hands: number, run: () => T, checksumOf: (result: T) => number): Measured {
  const start = performance.now();
  const result = run();
  const seconds = (performance.now() - start) / 1000;
  return { seconds, hands, checksum: checksumOf(result) };
}

/** Hands a second of each contender, all run in turn; they must agree on the checksum where they
 * number hands alike. */
function race(contenders: Contenders): Map<string, number> {
  const rates = new Map<string, number[]>();
  const checksums = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const { seconds, hands, checksum } = run();
      rates.set(name, [...(rates.get(name) ?? []), hands / seconds]);
      if (!name.startsWith('npm')) checksums.add(checksum);
    }
  }
  if (checksums.size > 1) throw new Error(`the contenders disagree: ${[...checksums].join()}`);
  return new Map([...rates].map(([name, each]) => [name, median(each)]));
}

const millions = (rate: number): string => `${(rate / 1e6).toFixed(1)} M hands/s`;

function report(title: string, rates: ReadonlyMap<string, number>): void {
  console.log(`\n${title}`);
  for (const [name, rate] of rates)
    console.log(`  ${name.padEnd(28)}${millions(rate).padStart(18)}`);
}

function randomHands(size: number): { codes: Uint8Array; cards: Card[][] } {
  const source = seededSource(size);
  const codes = new Uint8Array(RANDOM_HANDS * size);
  const cards = Array.from({ length: RANDOM_HANDS }, (_, index) => {
    const hand = shuffled(STANDARD_DECK.cards, source).slice(0, size);
    codes.set(hand, index * size);
    return hand;
  });
  return { codes, cards };
}

const sum = (values: Uint16Array): number => values.reduce((total, value) => total + value, 0);

function tallyOnce(table: PlaceTable): Measured {
  let hands = 0;
  const measured = timed(
    hands,
    () => table.tally(STANDARD_DECK.cards),
    (counts) => {
      let checksum = 0;
      counts.forEach((count, place) => {
        hands += count;
        checksum += count * place;
      });
      return checksum;
    },
  );
  return { ...measured, hands };
}

/** A plain loop over the hands, with a sum so that no call is idle. */
function rankAll(hands: readonly number[][], rank: (codes: number[]) => number): number {
  let total = 0;
  for (let index = 0; index < hands.length; index++) total += rank(hands[index] as number[]);
  return total;
}

interface Bar {
  readonly compiler: Compiler;
  readonly folder: string;
}

function benchRandom(size: number, bar: Bar | undefined): void {
  const { codes, cards } = randomHands(size);
  const table = fiveCardPlaces(size);
  const theirCodes = cards.map((hand) => hand.map((card) => getCardCode(makeCard(card))));
  const contenders: Record<string, () => Measured> = {
    houseway: () => timed(RANDOM_HANDS, () => table.placesOf(codes), sum),
    'npm @pokertools/evaluator': () =>
      timed(RANDOM_HANDS, () => rankAll(theirCodes, evaluate), Number),
    'npm phe': () => timed(RANDOM_HANDS, () => rankAll(theirCodes, phe.evaluateCardCodes), Number),
  };
  if (bar) {
    const tables = writeTables(bar.folder, FIVE_CARD_RANKING, table);
    const hands = join(bar.folder, `hands-${size}`);
    writeFileSync(hands, codes);
    contenders['C++ -O3'] = () => runBar(bar.compiler.program, tables, 'places', size, hands);
  }
  const rates = race(contenders);
  report(`five-card high, ${RANDOM_HANDS.toLocaleString('en')} random hands of ${size}`, rates);
  const best = Math.max(
    ...[...rates].flatMap(([name, rate]) => (name.startsWith('npm') ? [rate] : [])),
  );
  const ratio = (rates.get('houseway') as number) / best;
  target('times the fastest package on npm', ratio, 'at least 4', ratio >= 4);
}

function benchInOrder(
  title: string,
  ranking: Ranking,
  table: PlaceTable,
  bar: Bar | undefined,
): void {
  const contenders: Record<string, () => Measured> = { houseway: () => tallyOnce(table) };
  if (bar) {
    const tables = writeTables(bar.folder, ranking, table);
    contenders['C++ -O3'] = () => runBar(bar.compiler.program, tables, 'tally', table.size);
  }
  const rates = race(contenders);
  report(`${title}, all hands of ${table.size} in order`, rates);
  const ours = rates.get('houseway') as number;
  const cpp = rates.get('C++ -O3');
  if (cpp !== undefined) target('C++ is faster by', cpp / ours, 'at most 2.5', cpp / ours <= 2.5);
  if (ranking === FOUR_CARD_RANKING) {
    target('million hands a second', ours / 1e6, 'at least 20', ours >= 20e6);
  }
}

function benchRandomFour(size: number): void {
  const { codes } = randomHands(size);
  const table = fourCardPlaces(size);
  const rates = race({ houseway: () => timed(RANDOM_HANDS, () => table.placesOf(codes), sum) });
  report(`best four of ${RANDOM_HANDS.toLocaleString('en')} random hands of ${size}`, rates);
  const ours = rates.get('houseway') as number;
  target('million hands a second', ours / 1e6, 'at least 20', ours >= 20e6);
}

function benchColdTables(): void {
  const runs = Array.from({ length: ROUNDS }, () => {
    const printed = execFileSync(process.execPath, ['--import', 'tsx', COLD_TABLES], {
      encoding: 'utf8',
    });
    return JSON.parse(printed) as { tables: number; milliseconds: number; bytes: number };
  });
  const [{ tables, bytes }] = runs as [(typeof runs)[0]];
  const milliseconds = median(runs.map((run) => run.milliseconds));
  console.log(`\nall ${tables} place tables, built in a new process`);
  target('milliseconds', milliseconds, 'under 300', milliseconds < 300);
  target('MiB', bytes / 2 ** 20, 'under 8', bytes < 8 * 2 ** 20);
}

/** Best play from a cold start, beside what counting the dealer's hands for each of the 134,459 hands
 * of a player (in Four Card Poker for each of 47 up cards, too) would take at the pace of one. */
function benchOdds(
  game: string,
  { secondsMost, decisions }: { secondsMost: number; decisions: number },
): void {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', COLD_ODDS, game], {
    encoding: 'utf8',
  });
  const { seconds, decisionMs, mebibytes } = JSON.parse(printed) as {
    seconds: number;
    decisionMs: number;
    mebibytes: number;
  };
  console.log(`\nbest play of ${game}, from a cold start`);
  target('seconds', seconds, `at most ${secondsMost}`, seconds <= secondsMost);
  target('MiB', mebibytes, 'under 1024', mebibytes < 1024);
  target('ms for one decision, warm', decisionMs, 'under 50', decisionMs < 50);
  const plain = (decisionMs * decisions) / 1000;
  console.log(`  -> times faster than one decision after another: ${(plain / seconds).toFixed(0)}`);
}

function benchHands(bar: Bar | undefined): void {
  for (const size of [5, 7]) benchRandom(size, bar);
  for (const size of [5, 7]) {
    benchInOrder('five-card high', FIVE_CARD_RANKING, fiveCardPlaces(size), bar);
  }
  for (const size of [5, 6]) {
    benchInOrder('best four', FOUR_CARD_RANKING, fourCardPlaces(size), bar);
    benchRandomFour(size);
  }
}

function benchAllOdds(): void {
  benchOdds('crazy-4-poker', { secondsMost: 8, decisions: 134_459 });
  benchOdds('four-card-poker', { secondsMost: 40, decisions: 134_459 * 47 });
}

/** Run in this order; all of them but the long ones, or those that are named. */
const BENCHES: Readonly<Record<string, (bar: Bar | undefined) => void | Promise<void>>> = {
  tables: benchColdTables,
  hands: benchHands,
  odds: benchAllOdds,
  house: benchHouse,
  games: benchTableGames,
  drum: async () => {
    await benchDrum();
    benchDrumHouse();
  },
  stream: benchStream,
  sign: benchSign,
};
/** Takes an hour: run only where it is named. */
const LONG = ['sign'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  throw new Error(`no bench ${unknown.join()}: there are ${Object.keys(BENCHES).join(', ')}`);
}
const folder = mkdtempSync(join(tmpdir(), 'houseway-bench-'));
try {
  const compiler = compileBar(folder);
  const bar = compiler && { compiler, folder };
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
  console.log(
    compiler ? `bar: ${compiler.name}, -O3` : 'no C++ compiler here: the bar is left out',
  );
  console.log(`medians of ${ROUNDS} rounds`);
  for (const [name, bench] of Object.entries(BENCHES)) {
    const isWanted = named.length === 0 ? !LONG.includes(name) : named.includes(name);
    if (isWanted) await bench(bar);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
