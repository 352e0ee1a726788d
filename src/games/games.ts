import { assert, besides, err, ok, type Problem, type Result } from '#result';
import { answerRound, type DecidedRound } from './answer.ts';
import { settleCrazy4Poker } from './crazy-4-poker.ts';
import { checkCrazy4Poker } from './crazy-4-poker-checks.ts';
import { CRAZY_4_POKER_FACTS } from './crazy-4-poker-facts.ts';
import { decodeGame, decodeRound } from './decode-round.ts';
import { settleFourCardPoker } from './four-card-poker.ts';
import { checkFourCardPoker } from './four-card-poker-checks.ts';
import { FOUR_CARD_POKER_FACTS } from './four-card-poker-facts.ts';
import type { GameFacts, RoundRecord, SettledRound } from './round.ts';
import { roundSchema } from './round-schema.ts';

export interface Game extends GameFacts {
  /** What the rule refuses in a record that can be read. */
  check(record: RoundRecord): Problem[];
  settle(record: RoundRecord): DecidedRound;
}

/** The base games. Each is only ever handed records that were decoded by its own facts. */
export const GAMES: readonly Game[] = [
  { ...FOUR_CARD_POKER_FACTS, check: checkFourCardPoker, settle: settleFourCardPoker },
  { ...CRAZY_4_POKER_FACTS, check: checkCrazy4Poker, settle: settleCrazy4Poker },
];

export const gameNamed = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

/** The JSON Schema of a record. */
export const ROUND_SCHEMA = roundSchema(GAMES);

/** A record that can be settled, or all that is wrong with it: what cannot be read, what the
 * licensee has not chosen, and what the rule refuses. */
export function decodeRecord(value: unknown): Result<RoundRecord> {
  const game = decodeGame(value, GAMES);
  if (!game.ok) return game;
  const { record, problems } = decodeRound(value, game.value);
  const all = [...problems, ...besides(problems, game.value.check(record))];
  return all.length === 0 ? ok(record) : err(all);
}

function knownGame({ game: id }: Pick<RoundRecord, 'game'>): Game {
  const game = gameNamed(id);
  assert(game !== undefined, `${id} is not a game`);
  return game;
}

/** What every wager of a decoded record returns. */
export function settleRound(record: RoundRecord): SettledRound {
  return answerRound(record, knownGame(record).settle(record));
}

/** What every wager of a decoded record comes to in cents, or all that the rule refuses in it. */
export function settleRecord(record: RoundRecord): Result<DecidedRound> {
  const game = knownGame(record);
  const problems = game.check(record);
  return problems.length === 0 ? ok(game.settle(record)) : err(problems);
}

/** What every wager of a recorded round returns, or all that is wrong with the record. */
export function settleGame(value: unknown): Result<SettledRound> {
  const record = decodeRecord(value);
  return record.ok ? ok(settleRound(record.value)) : record;
}
