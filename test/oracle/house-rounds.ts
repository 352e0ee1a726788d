// Random rounds dealt in a house, and a second count of all their money: what each seat gets back comes
// from the slow settlement, the meters from the rates as posted, and from those the tray, the win of the
// table, the claims and the accounts of players.
import { expect, test } from 'vitest';
import { type Card, cardsOf } from '#cards';
import { below, type RandomSource, seededSource } from '#chance';
import {
  decide,
  decodeCommand,
  type Event,
  evolveRecord,
  type House,
  newHouse,
  type PlannedRound,
  type PlannedSeat,
  usualTurns,
} from '#house';
import { balanceOf } from '#ledger';
import { dollarsOf } from '#money';
import { assert, sure } from '#result';
import { parseMoment } from '#rules';
import { RULEBOOK, STAFF, sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { inTier } from '../tier.ts';
import { randomRound } from './random-rounds.ts';
import {
  type Comparable,
  centsIn,
  dollarsIn,
  fiveCardName,
  fourCardHand,
  type Game,
  type RecordedRound,
} from './recorded-round.ts';
import { settleRound } from './settle-rounds.ts';

/** A game as it is posted and dealt. */
export interface Posted {
  readonly game: Game;
  readonly tables: Readonly<Record<string, string>>;
  readonly recording: 'every-card' | 'hands-in-question';
}

const ACTIVITY: Readonly<Record<Game, string>> = {
  'four-card-poker': 'sd-four-card-poker',
  'crazy-4-poker': 'ma-crazy-4-poker',
};

/** Which meter each wager feeds, with 20% of it; FCPP-3 has 5% more for a reserve (16). */
const METERS: Readonly<Record<string, string>> = {
  progressive: 'progressive',
  fourCardProgressive: 'fourCardProgressive',
  fiveCardProgressive: 'fiveCardProgressive',
  fiveCardHandBonusPlayer: 'fiveCardHandBonus',
  fiveCardHandBonusDealer: 'fiveCardHandBonus',
};
const RESETS: Readonly<Record<string, string>> = {
  progressive: '10000.00',
  fourCardProgressive: '5000.00',
  fiveCardProgressive: '10000.00',
  fiveCardHandBonus: '10000.00',
};
const BONUSES = ['fiveCardHandBonusPlayer', 'fiveCardHandBonusDealer'];

const FIFTH = 5n;
const TWENTIETH = 20n;
const TRAY = 100_000_000_00n;

/** In cents. */
interface Books {
  tray: bigint;
  win: bigint;
  payable: bigint;
  accounts: bigint;
  readonly meters: Map<string, bigint>;
  reserve: bigint;
  /** All that was ever wagered, by wager: rates are taken of sums, so that no part of a cent is lost. */
  readonly wagered: Map<string, bigint>;
}

interface TestTable {
  readonly house: House;
  readonly posted: Posted;
  readonly books: Books;
  readonly source: RandomSource;
  count: number;
  instant: number;
}

const AT = '2026-11-16T10:00:00-08:00';

function does(table: TestTable, by: string, type: string, fields: object = {}): readonly Event[] {
  table.count += 1;
  table.instant += 500;
  const text = new Date(table.instant).toISOString().replace('Z', '+00:00');
  const at = sure(parseMoment(text, 'at'));
  const id = `c${table.count}`;
  const command = sure(decodeCommand({ id, by, type, ...fields }));
  const decision = decide(table.house, command, at, RULEBOOK);
  assert(decision.ok, decision.ok ? '' : `${type}: ${JSON.stringify(decision.error)}`);
  const events = decision.value;
  const seq = table.house.seq + 1;
  evolveRecord(table.house, { seq, id, input: '', at: text, by, command: type, events }, at);
  return events;
}

/** A house with one table that deals one game, with chips in its tray. */
function openTable(posted: Posted, source: RandomSource): TestTable {
  const table: TestTable = {
    house: newHouse(),
    posted,
    source,
    count: 0,
    instant: Date.parse(AT),
    books: {
      tray: TRAY,
      win: 0n,
      payable: 0n,
      accounts: 0n,
      meters: new Map(Object.entries(RESETS).map(([name, reset]) => [name, centsIn(reset)])),
      reserve: 0n,
      wagered: new Map(),
    },
  };
  const { game, tables, recording } = posted;
  const sample = sampleOf(ACTIVITY[game]) as { options: object; values: object };
  const isCrazy = game === 'crazy-4-poker';
  const values = isCrazy
    ? { fourCardReset: RESETS['fourCardProgressive'] }
    : { seed: RESETS['progressive'], progressiveWager: '1.00' };
  const document = {
    ...sample,
    options: { ...sample.options, ...tables },
    values: { ...sample.values, tableMinimum: '0.01', tableMaximum: '500.00', ...values },
  };
  does(table, 'max', 'open-house', {
    name: 'Test room',
    zone: 'America/Los_Angeles',
    staff: STAFF,
    capital: '900000000.00',
  });
  does(table, 'abe', 'open-fund', { fund: 'common', title: 'Common fund' });
  const posting = { offering: 'game', activity: ACTIVITY[game], document, closesTo: 'common' };
  does(table, 'max', 'propose', { action: { type: 'post-offering', ...posting } });
  does(table, 'abe', 'approve', { proposal: `c${table.count}` });
  does(table, 'max', 'install-table', { table: 'T1', seats: isCrazy ? 7 : 9 });
  does(table, 'flo', 'open-table', { table: 'T1', game });
  does(table, 'cora', 'fill-tray', { table: 'T1', amount: dollarsIn(TRAY) });
  does(table, 'flo', 'open-game', {
    table: 'T1',
    offering: 'game',
    recording,
    way: 'manual-shoe',
    ...(isCrazy ? { shuffler: 'automated', shufflerMode: 'Crazy 4 Poker Cover All' } : {}),
  });
  return table;
}

const CARDS = { dealer: { 'four-card-poker': 6, 'crazy-4-poker': 5 }, player: 5 } as const;

/** A random round without an irregularity, read as rules are read where no house says otherwise, with
 * the wagers as they are posted. */
function someRound({ posted: { game, tables }, source }: TestTable): RecordedRound {
  for (;;) {
    const round = randomRound(source, game);
    const { seats, dealer, readings, irregularities } = round;
    const isWhole =
      cardsOf(dealer).length === CARDS.dealer[game] &&
      seats.every(({ cards }) => cardsOf(cards).length === CARDS.player) &&
      // A round that was never decided has neither.
      seats.every(({ wagers, folded }) => !('ante' in wagers) || folded === true || wagers['play']);
    if (!isWhole || readings !== undefined || irregularities !== undefined) continue;
    for (const { wagers } of seats) if ('progressive' in wagers) wagers['progressive'] = '1.00';
    return { game, tables: { ...tables }, meters: {}, dealer, seats };
  }
}

/** What a told hand was worth: only one that no pay table pays can be told. */
function told(round: RecordedRound, at: number): PlannedSeat['result'] {
  const seat = round.seats[at] as RecordedRound['seats'][number];
  const { wagers, folded, cards } = seat;
  const { name } = fourCardHand(cardsOf(cards));
  const isLow = ['nothing', 'pair', 'two pair'].includes(name);
  const isPlain = Object.keys(wagers).every((wager) =>
    ['ante', 'superBonus', 'play'].includes(wager),
  );
  const isOnce = centsIn(wagers['play'] ?? '0') === centsIn(wagers['ante'] ?? '0');
  if (folded === true || !isLow || !isPlain || !isOnce) return undefined;
  const answer = settleRound({ ...round, meters: {}, seats: [seat] });
  if (answer.dealerQualifies === false) return 'dealer-does-not-qualify';
  return answer.seats[0]?.wagers['play']?.result;
}

function planOf({ posted, source }: TestTable, round: RecordedRound): PlannedRound {
  const isTold = posted.recording === 'hands-in-question' && below(source, 2) === 0;
  const isRead = !isTold && below(source, 3) === 0;
  return {
    dealer: cardsOf(round.dealer),
    isRead,
    seats: round.seats.map(({ seat, cards, wagers: { play, ...wagers } }, index) => {
      const result = isTold ? told(round, index) : undefined;
      return {
        seat,
        cards: cardsOf(cards),
        wagers,
        ...(play === undefined ? {} : { play }),
        ...(result === undefined ? {} : { result }),
      };
    }),
  };
}

const BADGES = { dealer: 'dana', floor: 'flo', manager: 'max' } as const;
const TURNS_MOST = 40;
/** A deck that is due in a minute is changed before the round, so that it is not due within it. */
const SOON = 60_000;

/** Deals a round to its end; everything that it brought about. */
function dealRound(table: TestTable, plan: PlannedRound): readonly Event[] {
  const events: Event[] = [];
  for (let turns = 0; turns < TURNS_MOST; turns++) {
    const { state } = table.house.tableGames.get('T1') ?? {};
    assert(state !== undefined, 'the game is open');
    const isOver = events.some(({ type }) => type === 'round-settled');
    if (isOver) return events;
    for (const { by, steps } of usualTurns(state, plan, table.instant + SOON)) {
      const chance = below(table.source, 2 ** 30)
        .toString(16)
        .padStart(64, '0');
      events.push(...does(table, BADGES[by], 'deal-steps', { table: 'T1', steps, chance }));
    }
  }
  throw new Error('the round never ended');
}

/** What the system drew. */
function drawn(events: readonly Event[]): Pick<RecordedRound, 'magicCard' | 'luckySeat'> {
  const steps = events.flatMap((event) => (event.type === 'steps-dealt' ? event.steps : []));
  const draw = steps.find(({ type }) => type === 'draw-bonus');
  return {
    ...(draw?.['magicCard'] === undefined ? {} : { magicCard: draw['magicCard'] as string }),
    ...(draw?.['luckySeat'] === undefined
      ? {}
      : { luckySeat: draw['luckySeat'] as number | 'dealer' }),
  };
}

/** The rate of all that was ever wagered, less what the meter had before. */
function feed({ books, posted }: TestTable, wager: string, staked: bigint): bigint {
  const before = books.wagered.get(wager) ?? 0n;
  books.wagered.set(wager, before + staked);
  const ofMeter = (before + staked) / FIFTH - before / FIFTH;
  const meter = METERS[wager] as string;
  books.meters.set(meter, (books.meters.get(meter) ?? 0n) + ofMeter);
  if (posted.tables['progressive'] !== 'FCPP-3') return ofMeter;
  const ofReserve = (before + staked) / TWENTIETH - before / TWENTIETH;
  books.reserve += ofReserve;
  return ofMeter + ofReserve;
}

/** What of a wager's return comes off its meter: all of it in the rows that pay a part of one, but for
 * what the system drew. */
function offMeter(round: RecordedRound, at: number, wager: string, returned: bigint): bigint {
  const { cards, wagers, seat } = round.seats[at] as RecordedRound['seats'][number];
  const isDealers = wager === 'fiveCardHandBonusDealer';
  const hand: Card[] = cardsOf(isDealers ? round.dealer : cards);
  const isFour = wager === 'fourCardProgressive' || round.tables['progressive']?.startsWith('FCPP');
  const isRow =
    isFour === true && !BONUSES.includes(wager)
      ? fourCardHand(hand).isFourAces
      : ['royal', 'straight flush'].some((name) => fiveCardName(hand).startsWith(name));
  if (!isRow || METERS[wager] === undefined || returned === 0n) return 0n;
  if (!BONUSES.includes(wager)) return returned;
  const stake = centsIn(wagers[wager] ?? '0');
  const isMagic =
    round.magicCard !== undefined && cardsOf(round.magicCard).some((card) => hand.includes(card));
  const isLucky = round.luckySeat === (isDealers ? 'dealer' : seat);
  return returned - (isMagic ? 20n * stake : 0n) - (isLucky ? 5n * stake : 0n);
}

const totalOf = (values: readonly bigint[]): bigint => values.reduce((sum, each) => sum + each, 0n);

/** Counts a settled round, and tells what every account should be. */
function countRound({ books }: TestTable, round: RecordedRound, answer: Comparable): void {
  const wagers = answer.seats.flatMap(({ seat, wagers }) => {
    const at = round.seats.findIndex((each) => each.seat === seat);
    return Object.entries(wagers).map(([wager, { returned }]) => {
      const all = centsIn(returned);
      const fromMeter = offMeter(round, at, wager, all);
      return { fromMeter, toAccount: BONUSES.includes(wager) ? all - fromMeter : 0n };
    });
  });
  const staked = totalOf(answer.seats.map((each) => centsIn(each.staked)));
  const returned = totalOf(answer.seats.map((each) => centsIn(each.returned)));
  const fromMeters = totalOf(wagers.map((each) => each.fromMeter));
  const toAccounts = totalOf(wagers.map((each) => each.toAccount));
  books.payable += fromMeters;
  books.accounts += toAccounts;
  books.win += staked - (returned - fromMeters);
  books.tray += staked - (returned - fromMeters - toAccounts);
  for (const [name, { after, reserveAfter }] of Object.entries(answer.meters)) {
    books.meters.set(name, centsIn(after));
    if (reserveAfter !== undefined) books.reserve = centsIn(reserveAfter);
  }
}

/** The books of the house that say otherwise. */
function differences({ house, books, posted }: TestTable): string[] {
  const inPlayers = [...house.book]
    .filter(([account]) => account.startsWith('player/'))
    .map(([account]) => centsIn(dollarsOf(balanceOf(house.book, account))));
  const found: Record<string, readonly [string, bigint]> = {
    tray: ['table/T1/tray', books.tray],
    win: ['table/T1/win', books.win],
    payable: ['fund/game/payable', books.payable],
    ...Object.fromEntries(
      [...books.meters]
        .filter(([name]) => house.book.has(`fund/game/meter/${name}`))
        .map(([name, amount]) => [name, [`fund/game/meter/${name}`, amount]] as const),
    ),
    ...(posted.tables['progressive'] === 'FCPP-3'
      ? { reserve: ['fund/game/reserve', books.reserve] as const }
      : {}),
  };
  const wrong = Object.values(found).flatMap(([account, should]) => {
    const is = dollarsOf(balanceOf(house.book, account));
    return is === signed(should) ? [] : [`${account} is ${is}, not ${signed(should)}`];
  });
  const accounts = totalOf(inPlayers);
  return accounts === books.accounts
    ? wrong
    : [...wrong, `accounts of players have ${accounts}, not ${books.accounts}`];
}

const signed = (cents: bigint): string => (cents < 0n ? `-${dollarsIn(-cents)}` : dollarsIn(cents));

/** One more round; what the house has otherwise than the second count. */
function playRound(table: TestTable): string[] {
  const plain = someRound(table);
  const events = dealRound(table, planOf(table, plain));
  const settled = events.find((event) => event.type === 'round-settled');
  assert(settled?.type === 'round-settled', 'the round was settled');
  const { books } = table;
  let fed = 0n;
  for (const wager of Object.keys(METERS)) {
    const staked = totalOf(plain.seats.map(({ wagers }) => centsIn(wagers[wager] ?? '0')));
    if (staked > 0n) fed += feed(table, wager, staked);
  }
  books.win -= fed;
  const reserve = table.posted.tables['progressive'] === 'FCPP-3' ? dollarsIn(books.reserve) : '';
  const meters = Object.fromEntries(
    [...books.meters]
      .filter(([name]) => (name === 'progressive') === (plain.game === 'four-card-poker'))
      .map(([name, amount]) => [
        name,
        {
          amount: dollarsIn(amount),
          reset: RESETS[name] as string,
          ...(reserve === '' ? {} : { reserve }),
        },
      ]),
  );
  const round: RecordedRound = { ...plain, meters, ...drawn(events) };
  const answer = settleRound(round);
  countRound(table, round, answer);
  const staked = dollarsIn(totalOf(answer.seats.map((each) => centsIn(each.staked))));
  const returned = dollarsIn(totalOf(answer.seats.map((each) => centsIn(each.returned))));
  return [
    ...(settled.staked === staked ? [] : [`${settled.staked} staked, not ${staked}`]),
    ...(settled.returned === returned ? [] : [`${settled.returned} returned, not ${returned}`]),
    ...differences(table),
  ].map((what) => `${what}: ${JSON.stringify(round)}`);
}

/** 100,000 in all of the four postings in the long tier. */
const ROUNDS = inTier({ quick: 60, long: 25_000 });

/** What each round comes to, the tray, the win of the table, its meters, the claims and the accounts of
 * players, against the second count. */
export function testRounds(seed: number, posted: Posted): void {
  test(`${posted.game} recorded by ${posted.recording}: every round and every account as counted a second time`, () => {
    const table = openTable(posted, seededSource(seed));
    for (let round = 0; round < ROUNDS; round++) expect(playRound(table)).toEqual([]);
  });
}
