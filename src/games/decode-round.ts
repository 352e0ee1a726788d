// Unknown JSON as a record of a round, or everything that is wrong with it. What a game asks for
// comes from its facts; what its rule forbids is checked after this.
import { type Card, isJoker, makeCard, parseCard, parseCards } from '#cards';
import { type Cents, decodeDollars, isZero } from '#money';
import {
  type Fields,
  given,
  isFields,
  ok,
  type Problem,
  problem,
  problemReader,
  quoted,
  type Reader,
  type Result,
  type Say,
} from '#result';
import type { Meter } from './meter.ts';
import type {
  GameFacts,
  Irregularity,
  ReadingValue,
  RoundRecord,
  SeatRecord,
  ToldResult,
  WagerFacts,
} from './round.ts';

/** What could be read of a record, and all that could not. Where there are problems the record is
 * only good for finding more of them. */
export interface DecodedRound {
  readonly record: RoundRecord;
  readonly problems: readonly Problem[];
}

const within = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** The fields of an object, each of them known; an absent object has none. */
function fieldsOf(value: unknown, path: string, known: readonly string[], say: Say): Fields {
  if (value === undefined) return {};
  if (!isFields(value)) {
    say(path, `${quoted(value)} is not an object`);
    return {};
  }
  for (const field of Object.keys(value)) {
    if (known.includes(field)) continue;
    const those = known.length === 0 ? 'there are none here' : `there are: ${known.join(', ')}`;
    say(within(path, field), `"${field}" is not known; ${those}`);
  }
  return value;
}

const FIELDS = ['game', 'tables', 'meters', 'dealer', 'seats', 'readings', 'irregularities'];

/** The game that a record names. */
export function decodeGame<G extends { readonly id: string }>(
  value: unknown,
  games: readonly G[],
): Result<G> {
  if (!isFields(value)) return problem('record', `${quoted(value)} is not a record of a round`);
  const game = games.find(({ id }) => id === value['game']);
  if (game !== undefined) return ok(game);
  const known = games.map(({ id }) => id).join(', ');
  const what =
    value['game'] === undefined ? 'is missing' : `${quoted(value['game'])} is not a game`;
  return problem('game', `${what}; choose from: ${known}`);
}

export function decodeRound(value: unknown, facts: GameFacts): DecodedRound {
  const reader = problemReader();
  const { say, problems } = reader;
  const fields = fieldsOf(value, '', [...FIELDS, ...facts.moreFields], say);
  const magicCard = decodeMagicCard(fields['magicCard'], reader);
  const luckySeat = decodeLuckySeat(fields['luckySeat'], facts, reader);
  const record: RoundRecord = given({
    game: facts.id,
    tables: decodeTables(fields['tables'], facts, reader),
    meters: decodeMeters(fields['meters'], facts, reader),
    magicCard,
    luckySeat,
    dealer: decodeIfRecorded(fields['dealer'], 'dealer', reader),
    seats: decodeSeats(fields['seats'], facts, reader),
    readings: decodeReadings(fields['readings'], facts, reader),
    irregularities: decodeIrregularities(fields['irregularities'], facts, reader),
  });
  checkOneDeck(record, say);
  checkSeatNumbers(record.seats, say);
  return { record, problems };
}

const isChosen = ({ tableBy }: WagerFacts): boolean => tableBy === 'licensee';

function decodeTables(value: unknown, facts: GameFacts, { say }: Reader): RoundRecord['tables'] {
  const chosen = facts.wagers.filter(isChosen);
  const fields = fieldsOf(
    value,
    'tables',
    chosen.map(({ id }) => id),
    say,
  );
  const tables: Record<string, string> = {};
  for (const { id, tables: offered } of chosen) {
    const given = fields[id];
    const ids = offered.map((table) => table.id);
    if (typeof given === 'string' && ids.includes(given)) tables[id] = given;
    else if (given !== undefined) {
      const source = offered[0]?.clause.split(' ')[0];
      say(
        `tables.${id}`,
        `${quoted(given)} is not a table; choose from: ${ids.join(', ')} ${source}`,
      );
    }
  }
  return tables;
}

function decodeMeters(value: unknown, facts: GameFacts, reader: Reader): RoundRecord['meters'] {
  const names = facts.meters.map(({ name }) => name);
  const fields = fieldsOf(value, 'meters', names, reader.say);
  const meters: Record<string, Meter> = {};
  for (const { name, hasReserve } of facts.meters) {
    if (fields[name] === undefined) continue;
    const path = `meters.${name}`;
    const known = ['amount', 'reset', ...(hasReserve ? ['reserve'] : []), 'seedRaised'];
    const parts = fieldsOf(fields[name], path, known, reader.say);
    if (!isFields(fields[name])) continue;
    const amount = decodeAmount(parts['amount'], `${path}.amount`, reader);
    const reset = decodeAmount(parts['reset'], `${path}.reset`, reader);
    const reserve =
      hasReserve && parts['reserve'] !== undefined
        ? reader.take(decodeDollars(parts['reserve'], `${path}.reserve`))
        : undefined;
    const { seedRaised } = parts;
    if (seedRaised !== undefined && seedRaised !== true) {
      reader.say(`${path}.seedRaised`, `${quoted(seedRaised)} is not true: leave it out`);
    }
    if (amount === undefined || reset === undefined) continue;
    meters[name] = given({
      amount,
      reset,
      reserve,
      seedRaised: seedRaised === true ? (true as const) : undefined,
    });
  }
  return meters;
}

/** An amount above zero. */
function decodeAmount(value: unknown, path: string, { say, take }: Reader): Cents | undefined {
  const amount = take(decodeDollars(value, path));
  if (amount === undefined || !isZero(amount)) return amount;
  say(path, 'an amount of zero is left out');
  return undefined;
}

function decodeMagicCard(value: unknown, { say, take }: Reader): Card | undefined {
  if (value === undefined) return undefined;
  const card =
    typeof value === 'string'
      ? take(parseCard(value, 'magicCard'))
      : say('magicCard', `${quoted(value)} is not a card`);
  if (card === undefined || !isJoker(card)) return card ?? undefined;
  say('magicCard', 'a 52-card deck holds no joker (XX)');
  return undefined;
}

const isSeatNumber = (value: unknown, { seatsMax }: GameFacts): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= seatsMax;

function decodeLuckySeat(value: unknown, facts: GameFacts, { say }: Reader) {
  if (value === undefined || value === 'dealer' || isSeatNumber(value, facts)) return value;
  say('luckySeat', `${quoted(value)} is neither "dealer" nor a seat from 1 to ${facts.seatsMax}`);
  return undefined;
}

/** Whether cards may be left out is for the game to say. */
const decodeIfRecorded = (value: unknown, path: string, reader: Reader) =>
  value === undefined ? null : decodeCards(value, path, reader);

/** The cards of one hand; a hand that cannot be read is empty. */
function decodeCards(value: unknown, path: string, { say, take }: Reader): readonly Card[] {
  if (typeof value !== 'string') {
    say(path, `${quoted(value)} is not cards: they are text, as in "As Kd Tc"`);
    return [];
  }
  const cards = take(parseCards(value, path)) ?? [];
  const jokers = cards.flatMap((card, index) => (isJoker(card) ? [index] : []));
  for (const index of jokers) say(`${path}[${index}]`, 'a 52-card deck holds no joker (XX)');
  return jokers.length === 0 ? cards : [];
}

function decodeSeats(value: unknown, facts: GameFacts, reader: Reader): SeatRecord[] {
  if (!Array.isArray(value)) {
    const what = value === undefined ? 'are missing' : `${quoted(value)} is not an array`;
    reader.say('seats', what);
    return [];
  }
  if (value.length === 0) reader.say('seats', 'a round has one player at least');
  if (value.length > facts.seatsMax) {
    reader.say('seats', `${value.length} seats are more than the ${facts.seatsMax} of the table`);
    return [];
  }
  return value.map((seat, index) => decodeSeat(seat, `seats[${index}]`, { facts, reader }));
}

const SEAT_FIELDS = ['seat', 'cards', 'wagers', 'folded', 'result'];

function decodeSeat(
  value: unknown,
  path: string,
  { facts, reader }: { facts: GameFacts; reader: Reader },
): SeatRecord {
  const { say } = reader;
  const fields = fieldsOf(value ?? null, path, SEAT_FIELDS, say);
  if (!isFields(value)) return { seat: 0, cards: [], wagers: {}, folded: false };
  const seat = isSeatNumber(fields['seat'], facts) ? fields['seat'] : 0;
  if (seat === 0) {
    const what = fields['seat'] === undefined ? 'is missing' : `${quoted(fields['seat'])} is none`;
    say(`${path}.seat`, `${what}: a seat is a whole number from 1 to ${facts.seatsMax}`);
  }
  const folded = fields['folded'];
  if (folded !== undefined && typeof folded !== 'boolean') {
    say(`${path}.folded`, `${quoted(folded)} is neither true nor false`);
  }
  if (fields['wagers'] === undefined) say(`${path}.wagers`, 'the wagers are missing');
  return given({
    seat,
    cards: decodeIfRecorded(fields['cards'], `${path}.cards`, reader),
    wagers: decodeWagers(fields['wagers'], `${path}.wagers`, { facts, reader }),
    folded: folded === true,
    result: decodeResult(fields['result'], `${path}.result`, { facts, reader }),
  });
}

function decodeResult(
  value: unknown,
  path: string,
  { facts: { toldResults }, reader }: { facts: GameFacts; reader: Reader },
): ToldResult | undefined {
  const result = toldResults.find((each) => each === value);
  if (value !== undefined && result === undefined) {
    reader.say(path, `${quoted(value)} is not a result; choose from: ${toldResults.join(', ')}`);
  }
  return result;
}

/** The wagers that are made, by the facts of their game. */
const MADE = new WeakMap<GameFacts, readonly string[]>();

function madeIn(facts: GameFacts): readonly string[] {
  const known = MADE.get(facts);
  if (known !== undefined) return known;
  const ids = facts.wagers.filter(({ comesWith }) => comesWith === undefined).map(({ id }) => id);
  MADE.set(facts, ids);
  return ids;
}

function decodeWagers(
  value: unknown,
  path: string,
  { facts, reader }: { facts: GameFacts; reader: Reader },
): Record<string, Cents> {
  const ids = madeIn(facts);
  const fields = fieldsOf(value, path, ids, reader.say);
  const wagers: Record<string, Cents> = {};
  for (const id of ids) {
    if (fields[id] === undefined) continue;
    const amount = decodeAmount(fields[id], `${path}.${id}`, reader);
    if (amount !== undefined) wagers[id] = amount;
  }
  return wagers;
}

/** Every setting of the game: as the record has it, or as we read the rule. */
function decodeReadings(value: unknown, facts: GameFacts, { say }: Reader) {
  const settings = facts.readings.flatMap(({ setting }) =>
    setting === undefined ? [] : [setting],
  );
  const fields = fieldsOf(
    value,
    'readings',
    settings.map(({ name }) => name),
    say,
  );
  const readings: Record<string, ReadingValue> = {};
  for (const { name, values, default: ours } of settings) {
    readings[name] = ours;
    const given = fields[name];
    if (given === undefined) continue;
    const chosen = values.find((each) => each === given);
    if (chosen !== undefined) readings[name] = chosen;
    else {
      const known = values.map((each) => JSON.stringify(each)).join(', ');
      say(`readings.${name}`, `${quoted(given)} is not a choice; choose from: ${known}`);
    }
  }
  return readings;
}

function decodeIrregularities(value: unknown, facts: GameFacts, { say }: Reader): Irregularity[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    say('irregularities', `${quoted(value)} is not an array`);
    return [];
  }
  return value.flatMap((each, index) => {
    const path = `irregularities[${index}]`;
    const { kind, count } = fieldsOf(each ?? null, path, ['kind', 'count'], say) as Fields & {
      kind?: unknown;
      count?: unknown;
    };
    if (!isFields(each)) return [];
    const irregularity = facts.irregularities.find((one) => one.kind === kind);
    if (irregularity === undefined) {
      const kinds = facts.irregularities.map((one) => one.kind);
      say(
        `${path}.kind`,
        `${quoted(kind)} is not one that ${facts.title} answers; choose from: ${kinds.join(', ')}`,
      );
      return [];
    }
    if (irregularity.counted) {
      if (typeof count === 'number' && Number.isInteger(count) && count > 0) {
        return [{ kind: irregularity.kind, count }];
      }
      say(`${path}.count`, 'how many cards it was is a whole number from 1');
    } else if (count !== undefined) {
      say(`${path}.count`, `${irregularity.kind} has no count`);
    }
    return [{ kind: irregularity.kind }];
  });
}

/** One deck: no card twice, in whichever hands. */
function checkOneDeck({ dealer, seats }: RoundRecord, say: Say): void {
  const all = [dealer, ...seats.map(({ cards }) => cards)].flatMap((cards) => cards ?? []);
  if (new Set(all).size === all.length) return;
  const firstAt = new Map<Card, string>();
  const hands = [
    { path: 'dealer', cards: dealer },
    ...seats.map(({ cards }, index) => ({ path: `seats[${index}].cards`, cards })),
  ];
  for (const { path, cards } of hands) {
    cards?.forEach((card, index) => {
      const first = firstAt.get(card);
      const here = `${path}[${index}]`;
      if (first === undefined) firstAt.set(card, here);
      else say(here, `${makeCard(card)} is at ${first} already: one deck holds it once`);
    });
  }
}

function checkSeatNumbers(seats: readonly SeatRecord[], say: Say): void {
  seats.forEach(({ seat }, index) => {
    const first = seats.findIndex((other) => other.seat === seat);
    if (seat === 0 || first === index) return;
    say(`seats[${index}].seat`, `seat ${seat} is taken by seats[${first}]`);
  });
}
