// Unknown JSON as a deal, or all its problems. `makeDeal` writes it again. A field that a record
// leaves out has its usual value: a patron who is seated, has paid the fee and has not folded; a
// ring game in order, from as many decks as the game usually has.
import { type Card, makeCards, makeTiles, parseCards, parseTiles, type Tile } from '#cards';
import { type Cents, decodeDollars, dollarsOf, isZero } from '#money';
import {
  besides,
  err,
  type Fields,
  isFields,
  ok,
  problem,
  problemReader,
  quoted,
  type Reader,
  type Result,
} from '#result';
import {
  BETTINGS,
  DEALER_PLACES,
  type Deal,
  type DealerCards,
  type DealtGame,
  type DealtSeat,
  dealOf,
  PERSON_KINDS,
  SEAT_PLACES,
  SEAT_POSITIONS,
  seatOf,
  TABLE_PLACES,
} from './deal.ts';
import { DEALT_GAMES } from './games-dealt.ts';
import { bettingIn, makeLimit } from './limit.ts';

interface DealReader extends Reader {
  readonly game: DealtGame;
}

/** An object without the fields that have no value. */
const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const DEAL_FLAGS = ['tournament', 'npn', 'misdeal', 'collusion', 'standardDeck'] as const;
const SEAT_FLAGS = ['heldAside', 'missedBlind'] as const;

const DEAL_FIELDS: readonly string[] = [
  'game',
  'seats',
  ...TABLE_PLACES,
  'dealer',
  'pot',
  'limit',
  'table',
  'betting',
  ...DEAL_FLAGS,
  'decks',
  'otherTables',
];
const SEAT_FIELDS: readonly string[] = [
  'seat',
  'person',
  'position',
  'fee',
  'wager',
  'folded',
  ...SEAT_FLAGS,
  ...SEAT_PLACES,
  'tiles',
];

/** A deal that its game accepts, or all that is wrong with it. */
export function decodeDeal(value: unknown): Result<Deal> {
  if (!isFields(value)) return problem('deal', `${quoted(value)} is not a record of a deal`);
  const game = DEALT_GAMES.find(({ id }) => id === value['game']);
  const reader = problemReader();
  const { problems } = reader;
  if (game === undefined) {
    const what =
      value['game'] === undefined ? 'is missing' : `${quoted(value['game'])} is not a game`;
    reader.say('deal.game', `${what}; choose from: ${DEALT_GAMES.map(({ id }) => id).join(', ')}`);
    // What is wrong in any game is told as well; what lies in front and behind is cards or tiles.
    readDeal(value, { ...reader, game: DEALT_GAMES[0] as DealtGame });
    return err(problems.filter(({ path }) => !/\.(?:front|back)\b/.test(path)));
  }
  const deal = readDeal(value, { ...reader, game });
  const all = [...problems, ...besides(problems, game.check(deal))];
  return all.length === 0 ? ok(deal) : err(all);
}

const limitIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : makeLimit(text);

function readDeal(fields: Fields, reader: DealReader): Deal {
  refuseUnknown(fields, { path: 'deal', known: DEAL_FIELDS }, reader);
  const limit = limitIn(readText(fields['limit'], 'deal.limit', reader));
  const betting = readChoice(fields['betting'], 'deal.betting', { choices: BETTINGS, reader });
  const more = {
    ...readFlags(fields, DEAL_FLAGS, { path: 'deal', reader }),
    ...readPlaces(fields, TABLE_PLACES, { path: 'deal', reader }),
    dealer: readDealer(fields['dealer'], reader),
    pot: readAmount(fields['pot'], 'deal.pot', reader),
    limit,
    table: readText(fields['table'], 'deal.table', reader),
    betting: betting ?? bettingIn(limit),
    decks: readCount(fields['decks'], 'deal.decks', reader) ?? reader.game.decks.usual,
    otherTables: readOtherTables(fields['otherTables'], reader),
  };
  return dealOf(reader.game.id, readSeats(fields['seats'], reader), present(more));
}

function refuseUnknown(
  fields: Fields,
  { path, known }: { path: string; known: readonly string[] },
  { say }: DealReader,
): void {
  for (const field of Object.keys(fields)) {
    if (known.includes(field)) continue;
    say(`${path}.${field}`, `"${field}" is not known; choose from: ${known.join(', ')}`);
  }
}

function readFlags<Flag extends string>(
  fields: Fields,
  flags: readonly Flag[],
  { path, reader }: { path: string; reader: DealReader },
): Partial<Record<Flag, boolean>> {
  const read: Partial<Record<Flag, boolean>> = {};
  for (const flag of flags) {
    const value = fields[flag];
    if (typeof value === 'boolean') read[flag] = value;
    else if (value !== undefined) {
      reader.say(`${path}.${flag}`, `${quoted(value)} is neither true nor false`);
    }
  }
  return read;
}

/** The text of some cards or tiles; undefined if it is left out or empty. */
function readPieces<Piece>(
  value: unknown,
  path: string,
  {
    parse,
    reader: { say, take },
  }: { parse: (text: string, path: string) => Result<Piece[]>; reader: DealReader },
): readonly Piece[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') {
    const pieces = take(parse(value, path));
    return pieces?.length === 0 ? undefined : pieces;
  }
  say(path, `${quoted(value)} is not cards: they are text, as in "As Kd Tc"`);
  return undefined;
}

function readPlaces<Place extends string>(
  fields: Fields,
  places: readonly Place[],
  { path, reader }: { path: string; reader: DealReader },
): Partial<Record<Place, readonly Card[]>> {
  const read: Partial<Record<Place, readonly Card[]>> = {};
  for (const place of places) {
    const where = `${path}.${place}`;
    const cards = readPieces(fields[place], where, { parse: parseCards, reader });
    if (cards !== undefined) read[place] = cards;
  }
  return read;
}

const readTiles = (value: unknown, path: string, reader: DealReader): readonly Tile[] | undefined =>
  readPieces(value, path, { parse: parseTiles, reader });

function readDealer(value: unknown, reader: DealReader): DealerCards | undefined {
  const path = 'deal.dealer';
  if (value === undefined) return undefined;
  if (!isFields(value)) {
    reader.say(path, `${quoted(value)} is not an object with cards, up or down`);
    return undefined;
  }
  refuseUnknown(value, { path, known: [...DEALER_PLACES, 'tiles'] }, reader);
  const tiles = readTiles(value['tiles'], `${path}.tiles`, reader);
  const read = { ...readPlaces(value, DEALER_PLACES, { path, reader }), ...present({ tiles }) };
  return Object.keys(read).length === 0 ? undefined : read;
}

const readAmount = (value: unknown, path: string, { take }: DealReader): Cents | undefined =>
  value === undefined ? undefined : take(decodeDollars(value, path));

/** A player with a wager has bought what comes with it. */
const feesOf = (wagers: DealtSeat['wagers']): DealtSeat['fee'] | undefined =>
  wagers === undefined
    ? undefined
    : Object.fromEntries(Object.entries(wagers).map(([name, amount]) => [name, !isZero(amount)]));

/** One amount, or one for each wager by its name. */
function readWager(
  value: unknown,
  path: string,
  reader: DealReader,
): Pick<DealtSeat, 'wager' | 'wagers'> {
  if (!isFields(value)) return present({ wager: readAmount(value, path, reader) });
  const wagers = Object.entries(value).flatMap(([name, each]) => {
    const amount = reader.take(decodeDollars(each, `${path}.${name}`));
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return { wagers: Object.fromEntries(wagers) };
}

function readText(value: unknown, path: string, { say }: DealReader): string | undefined {
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  say(path, `${quoted(value)} is not a text`);
  return undefined;
}

function readChoice<T extends string>(
  value: unknown,
  path: string,
  { choices, reader }: { readonly choices: readonly T[]; readonly reader: DealReader },
): T | undefined {
  const chosen = choices.find((each) => each === value);
  if (chosen === undefined && value !== undefined) {
    reader.say(path, `${quoted(value)} is none of: ${choices.join(', ')}`);
  }
  return chosen;
}

function readCount(value: unknown, path: string, { say }: DealReader): number | undefined {
  const isCount = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (value === undefined || isCount) return value;
  say(path, value === null ? 'is missing' : `${quoted(value)} is not a whole number`);
  return undefined;
}

function readOtherTables(value: unknown, reader: DealReader): Deal['otherTables'] {
  const path = 'deal.otherTables';
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    reader.say(path, `${quoted(value)} is not an array`);
    return [];
  }
  return value.flatMap((each: unknown, index) => {
    const at = `${path}[${index}]`;
    if (!isFields(each)) {
      reader.say(at, `${quoted(each)} is not an object with table and feesPaid`);
      return [];
    }
    refuseUnknown(each, { path: at, known: ['table', 'feesPaid'] }, reader);
    const table = readText(each['table'] ?? '', `${at}.table`, reader);
    const feesPaid = readCount(each['feesPaid'] ?? null, `${at}.feesPaid`, reader);
    return table === undefined || feesPaid === undefined ? [] : [{ table, feesPaid }];
  });
}

function readSeats(value: unknown, reader: DealReader): DealtSeat[] {
  if (!Array.isArray(value)) {
    const what = value === undefined ? 'are missing' : `${quoted(value)} is not an array`;
    reader.say('deal.seats', what);
    return [];
  }
  return value.map((seat: unknown, index) => readSeat(seat, `deal.seats[${index}]`, reader));
}

function readSeat(value: unknown, path: string, reader: DealReader): DealtSeat {
  if (!isFields(value)) {
    reader.say(path, `${quoted(value)} is not an object`);
    return seatOf(0);
  }
  refuseUnknown(value, { path, known: SEAT_FIELDS }, reader);
  const choice = <T extends string>(field: string, choices: readonly T[]): T | undefined =>
    readChoice(value[field], `${path}.${field}`, { choices, reader });
  const wagers = readWager(value['wager'], `${path}.wager`, reader);
  const position = choice('position', SEAT_POSITIONS);
  const fee = readFee(value['fee'], `${path}.fee`, reader) ?? feesOf(wagers.wagers);
  const isFeeAssumed =
    position === 'player-dealer' && fee === undefined ? (true as const) : undefined;
  const more = {
    person: choice('person', PERSON_KINDS),
    position,
    fee,
    isFeeAssumed,
    ...wagers,
    folded: readFolded(value['folded'], `${path}.folded`, reader),
    ...readFlags(value, SEAT_FLAGS, { path, reader }),
    ...readHand(value, path, reader),
  };
  // Without a number it is no seat, and `check` says so if nothing was said yet.
  return seatOf(readCount(value['seat'] ?? null, `${path}.seat`, reader) ?? 0, present(more));
}

/** A tiles game sets tiles to `front` and `back`, the others cards. */
function readHand(fields: Fields, path: string, reader: DealReader): Partial<DealtSeat> {
  const tiles = readTiles(fields['tiles'], `${path}.tiles`, reader);
  if (reader.game.deck !== 'tiles') {
    return { ...readPlaces(fields, SEAT_PLACES, { path, reader }), ...present({ tiles }) };
  }
  const others = SEAT_PLACES.filter((place) => place !== 'front' && place !== 'back');
  const frontTiles = readTiles(fields['front'], `${path}.front`, reader);
  const backTiles = readTiles(fields['back'], `${path}.back`, reader);
  return {
    ...readPlaces(fields, others, { path, reader }),
    ...present({ tiles, frontTiles, backTiles }),
  };
}

function readFee(value: unknown, path: string, { say }: DealReader): DealtSeat['fee'] | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  if (!isFields(value)) {
    say(path, `${quoted(value)} is neither true nor false, nor an object of them`);
    return undefined;
  }
  const fees: Record<string, boolean> = {};
  for (const [name, paid] of Object.entries(value)) {
    if (typeof paid === 'boolean') fees[name] = paid;
    else say(`${path}.${name}`, `${quoted(paid)} is neither true nor false`);
  }
  return fees;
}

/** "Pre-flop" is the preflop, "3rd" no street; "third" is third-street. */
const streetKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/street$/, '');

/** False, or a street in the game's own spelling; one that it does not have is left as it is, for
 * `check` to name. */
function readFolded(value: unknown, path: string, { say, game }: DealReader): DealtSeat['folded'] {
  if (value === undefined || value === false) return false;
  if (typeof value !== 'string' || value === '') {
    say(path, `${quoted(value)} is neither false nor the street on which the hand was folded`);
    return false;
  }
  return game.streets?.find((street) => streetKey(street) === streetKey(value)) ?? value;
}

/** A deal as JSON; `decodeDeal` reads it back. */
export function makeDeal(deal: Deal): Record<string, unknown> {
  const { seats, dealer, pot, board, player, banker, ...plain } = deal;
  return {
    ...plain,
    ...(pot === undefined ? {} : { pot: dollarsOf(pot) }),
    ...(dealer === undefined ? {} : { dealer: makeDealer(dealer) }),
    ...spelled({ board, player, banker }, makeCards),
    seats: seats.map(makeSeat),
  };
}

const makeDealer = ({ tiles, ...cards }: DealerCards): Record<string, unknown> => ({
  ...spelled(cards, makeCards),
  ...spelled({ tiles }, makeTiles),
});

const makeWagers = (wagers: Readonly<Record<string, Cents>>): Record<string, string> =>
  Object.fromEntries(Object.entries(wagers).map(([name, amount]) => [name, dollarsOf(amount)]));

function makeSeat(seat: DealtSeat): Record<string, unknown> {
  const { hole, up, cards, front, middle, back, tiles, frontTiles, backTiles, ...others } = seat;
  const { wager, wagers, fee, isFeeAssumed, ...plain } = others;
  return {
    ...plain,
    ...(isFeeAssumed ? {} : { fee }),
    ...(wager === undefined ? {} : { wager: dollarsOf(wager) }),
    ...(wagers === undefined ? {} : { wager: makeWagers(wagers) }),
    ...spelled({ hole, up, cards, front, middle, back }, makeCards),
    ...spelled({ tiles, front: frontTiles, back: backTiles }, makeTiles),
  };
}

const spelled = <Piece>(
  places: Readonly<Record<string, readonly Piece[] | undefined>>,
  make: (pieces: readonly Piece[]) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(places).flatMap(([place, pieces]) =>
      pieces === undefined ? [] : [[place, make(pieces)]],
    ),
  );
