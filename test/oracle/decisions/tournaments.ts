// The money of tournaments. Bay 101, Poker Tournaments (GETR-000056): "Tournament Prize Amounts &
// Source of Funds", "Regular Prize Pool", "Tournament Prize Structure", "World Series of Poker
// Tournament", "Entities Involved Other than the House". Hawaiian Gardens, Double or Nothing
// Sit-N-Go Tournament.
import { cents, type Dice, dollars, dollarsWithin } from './record.ts';

type Options = Readonly<Record<string, string>>;

/** What is paid for the places from so many entries on. */
interface Paying {
  readonly from: number;
  readonly percents?: readonly string[];
  readonly amounts?: readonly string[];
}

export interface Ended {
  readonly options: Options;
  readonly values: Readonly<Record<string, string | number>>;
  readonly settings?: Options;
  readonly structure: {
    readonly payouts: readonly Paying[];
    readonly added?: string;
    readonly charity?: { readonly name: string; readonly percent: string };
  };
  /** Entries, and what has come in, in dollars. */
  readonly entryCount: number;
  readonly buyIns: string;
  readonly rebuys: string;
  readonly addOns: string;
  readonly bounties: string;
  /** The best first; who shares a place stands together. */
  readonly places: readonly (readonly string[])[];
  /** Who is left, and who went out in the last hand with so many chips before it. */
  readonly survivors: readonly string[];
  readonly lastOut: readonly { readonly entrant: string; readonly chips: number }[];
}

export interface TournamentPaid {
  readonly pool: string;
  readonly fromHouse: string;
  readonly charity: string;
  /** Entrant, row, dollars, and the form where it isn't that of the posting. */
  readonly wins: readonly string[];
}

export interface TournamentSheet {
  readonly activity: string;
  ended(random: Dice): Ended;
  /** Nothing where there is less than is owed. */
  decide(ended: Ended): TournamentPaid | undefined;
}

const sumOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n);

/** A percentage with up to two decimals, in hundredths of a percent. */
const hundredths = (percent: string): bigint => {
  const [whole = '', part = ''] = percent.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
};

/** Each place has its percentage in whole cents; first place has what is left over. */
function byPercents(pool: bigint, percents: readonly string[]): bigint[] {
  const parts = percents.map((percent) => (pool * hundredths(percent)) / 10_000n);
  return parts.map((part, at) => (at === 0 ? part + pool - sumOf(parts) : part));
}

/** Equal parts; the first has what is left over. */
const equally = (total: bigint, count: number): bigint[] =>
  Array.from({ length: count }, (_, at) => {
    const part = total / BigInt(count);
    return at === 0 ? total - part * BigInt(count - 1) : part;
  });

/** What every entrant has of the places that they share. */
function shared(amounts: readonly bigint[], places: Ended['places']): [string, bigint][] {
  let place = 0;
  return places.flatMap((entrants) => {
    const total = sumOf(amounts.slice(place, place + entrants.length));
    place += entrants.length;
    const parts = equally(total, entrants.length);
    return total === 0n
      ? []
      : entrants.map((entrant, at): [string, bigint] => [entrant, parts[at] as bigint]);
  });
}

const PLACE_ROWS: Readonly<Record<string, string>> = {
  guaranteed: 'guaranteed-place',
  'fixed-payouts': 'fixed-prize',
};

/** As many prizes as the money buys, at least one and no more than there are players; the rest in
 * equal parts to their winners. */
function fixedPrizes(pool: bigint, prize: bigint, players: number): bigint[] {
  const bought = Number(pool / prize);
  return equally(pool, Math.max(1, Math.min(bought, players)));
}

function amountsOf(ended: Ended, pool: bigint): bigint[] {
  const { options, values, structure, entryCount } = ended;
  if (options['pool'] === 'fixed-payouts') {
    return fixedPrizes(pool, cents(String(values['fixedPrize'])), entryCount);
  }
  const { percents = [], amounts } = payingFor(structure.payouts, entryCount);
  if (amounts !== undefined) {
    const flat = amounts.map(cents);
    const rest = equally(pool - sumOf(flat), flat.length);
    return flat.map((amount, at) => amount + (rest[at] as bigint));
  }
  if (options['pool'] !== 'event-entry') return byPercents(pool, percents);
  return [0n, ...(percents.length === 0 ? [pool] : byPercents(pool, percents))];
}

const payingFor = (payouts: readonly Paying[], entryCount: number): Paying =>
  payouts.findLast(({ from }) => from <= entryCount) ?? { from: 0 };

const THINGS = ['merchandise', 'tournament entry'];

/** A thing at its value, and the rest of a place in cash. */
function formsOf({ options, values }: Ended, amount: bigint): [bigint, string][] {
  const item = cents(String(values['fixedPrize'] ?? '0.00'));
  const isThing = THINGS.includes(String(values['fixedPaidIn']));
  if (options['pool'] !== 'fixed-payouts' || !isThing || amount <= item) return [[amount, '']];
  return [
    [item, ''],
    [amount - item, ' cash'],
  ];
}

function decidePoker(ended: Ended): TournamentPaid | undefined {
  const { options, values, structure } = ended;
  const collected = sumOf([ended.buyIns, ended.rebuys, ended.addOns].map(cents));
  const charity =
    structure.charity === undefined
      ? 0n
      : (collected * hundredths(structure.charity.percent)) / 10_000n;
  const added = cents(structure.added ?? '0.00');
  const left = collected + added - cents(ended.bounties) - charity;
  if (left < 0n) return undefined;
  const { amounts = [] } = payingFor(structure.payouts, ended.entryCount);
  const least = [
    sumOf(amounts.map(cents)),
    options['pool'] === 'guaranteed' ? cents(String(values['guaranteed'])) : 0n,
  ];
  const pool = [left, ...least].reduce((most, each) => (each > most ? each : most));
  const row = PLACE_ROWS[String(options['pool'])] ?? 'place';
  const wins = shared(amountsOf(ended, pool), ended.places).flatMap(([entrant, amount]) =>
    formsOf(ended, amount).map(([part, form]) => `${entrant} ${row} ${dollars(part)}${form}`),
  );
  const [first] = ended.places[0] as readonly string[];
  if (options['pool'] === 'event-entry') {
    wins.push(`${first} event-entry ${values['eventWorth']} ${values['event']}`);
    const { travelAllowance } = values;
    if (travelAllowance !== undefined) wins.push(`${first} travel-allowance ${travelAllowance}`);
  }
  return {
    pool: dollars(pool),
    fromHouse: dollars(added + pool - left),
    charity: dollars(charity),
    wins,
  };
}

/** Percentages that add up to a hundred, some with decimals. */
function somePercents(random: Dice, count: number): string[] {
  const cuts = Array.from({ length: count - 1 }, () => random.between(1, 9999)).sort(
    (a, b) => a - b,
  );
  const edges = [0, ...cuts, 10_000];
  return edges
    .slice(1)
    .map((edge, at) => edge - (edges[at] as number))
    .sort((a, b) => b - a)
    .map((part) => `${Math.floor(part / 100)}.${String(part % 100).padStart(2, '0')}`);
}

function somePayouts(random: Dice, pool: string): Paying[] {
  if (pool === 'fixed-payouts') return [];
  const taken = pool === 'event-entry' ? 1 : 0;
  const froms = [1, random.between(2, 6), random.between(7, 20)].slice(0, random.between(1, 3));
  return froms.map((from) => {
    const count = random.between(0, Math.max(0, from - taken));
    if (pool === 'event-entry' && from === 1) return { from, percents: [] };
    const places = Math.max(1, count);
    const isFlat = (pool === 'guaranteed' || pool === 'free-roll') && random.chance(40);
    if (!isFlat) return { from, percents: somePercents(random, places) };
    return { from, amounts: Array.from({ length: places }, () => dollarsWithin(random, 5, 3000)) };
  });
}

/** Entrants in the order of their places, some of them sharing. */
function somePlaces(random: Dice, count: number): string[][] {
  const places: string[][] = [];
  for (const entrant of random.shuffle(Array.from({ length: count }, (_, at) => `e${at + 1}`))) {
    const last = places.at(-1);
    if (last !== undefined && random.chance(20)) last.push(entrant);
    else places.push([entrant]);
  }
  return places;
}

const someMoney = (random: Dice, most: number): string =>
  dollars(BigInt(random.pick(0, random.between(0, most) * 100, random.between(0, most * 100))));

const pokerTournaments: TournamentSheet = {
  activity: 'bay101-poker-tournaments',
  ended(random) {
    const pool = random.pick('regular', 'guaranteed', 'free-roll', 'fixed-payouts', 'event-entry');
    const entryCount = random.between(1, 24);
    const prize = BigInt(random.between(1, random.pick(500, 200_000)));
    // Sometimes the money buys so many prizes to the cent.
    const isEven = pool === 'fixed-payouts' && random.chance(30);
    const even = dollars(prize * BigInt(random.between(1, entryCount)));
    const nothing = '0.00';
    const hasCharity = !isEven && random.chance(30);
    const fixedPaidIn = random.pick('cash', 'live chips', 'merchandise', 'tournament entry');
    return {
      options: { pool, bounties: 'pool', bountyPaid: 'during' },
      values: {
        ...(pool === 'guaranteed' ? { guaranteed: dollarsWithin(random, 5, 10_000) } : {}),
        ...(pool === 'fixed-payouts'
          ? {
              fixedPrize: dollars(prize),
              fixedPaidIn,
              ...(THINGS.includes(fixedPaidIn) ? { fixedDescription: 'a grill' } : {}),
            }
          : {}),
        ...(pool === 'event-entry'
          ? {
              event: 'Main Event',
              eventWorth: '10000.00',
              ...(random.chance(50) ? { travelAllowance: '750.00' } : {}),
            }
          : {}),
        ...(hasCharity ? { charity: 'The food bank has a part' } : {}),
      },
      structure: {
        payouts: somePayouts(random, pool),
        ...(!isEven && random.chance(30) ? { added: someMoney(random, 2000) } : {}),
        ...(hasCharity
          ? { charity: { name: 'Food bank', percent: random.pick('10', '33.33', '100', '0.5') } }
          : {}),
      },
      entryCount,
      buyIns: isEven ? even : someMoney(random, 5000),
      rebuys: isEven ? nothing : someMoney(random, 1000),
      addOns: isEven ? nothing : someMoney(random, 1000),
      bounties: isEven || random.chance(60) ? nothing : someMoney(random, 900),
      places: somePlaces(random, entryCount),
      survivors: [],
      lastOut: [],
    };
  },
  decide: decidePoker,
};

const sitNGo: TournamentSheet = {
  activity: 'hgc-double-or-nothing-sit-n-go',
  ended(random) {
    const starters = random.pick(10, 10, 8, 6, 4, 2);
    const half = starters / 2;
    const left = random.pick(half, half, random.below(half + 1));
    const names = random.shuffle(Array.from({ length: starters }, (_, at) => `e${at + 1}`));
    const out =
      left === half ? random.between(1, half) : random.between(half - left + 1, starters - left);
    const buyIn = dollars(BigInt(random.between(500, random.pick(2000, 1_000_000))));
    return {
      options: {},
      values: { buyIn, starters: String(starters) },
      settings: { tiedOut: random.pick('divide', 'most-chips') },
      structure: { payouts: [] },
      entryCount: starters,
      buyIns: dollars(cents(buyIn) * BigInt(starters)),
      rebuys: '0.00',
      addOns: '0.00',
      bounties: '0.00',
      places: [],
      survivors: names.slice(0, left),
      lastOut: names
        .slice(left, left + out)
        .map((entrant) => ({ entrant, chips: 25 * random.between(1, random.pick(3, 200)) })),
    };
  },
  /** Each who is left has the buy-in twice. Where a hand took out too many, what is left of the
   * buy-ins goes to those whom it took out. */
  decide({ values, settings, entryCount, buyIns, survivors, lastOut }) {
    const twice = cents(String(values['buyIn'])) * 2n;
    const open = entryCount / 2 - survivors.length;
    const part = (at: number): bigint => {
      if (settings?.['tiedOut'] === 'divide') {
        return equally(twice * BigInt(open), lastOut.length)[at] as bigint;
      }
      const own = lastOut[at]?.chips as number;
      const before = lastOut.filter(
        ({ chips }, other) => chips > own || (chips === own && other < at),
      );
      return before.length < open ? twice : 0n;
    };
    const wins = [
      ...survivors.map((entrant) => [entrant, twice] as const),
      ...lastOut.map(({ entrant }, at) => [entrant, open > 0 ? part(at) : 0n] as const),
    ]
      .filter(([, amount]) => amount > 0n)
      .map(([entrant, amount]) => `${entrant} survivor ${dollars(amount)}`);
    return { pool: buyIns, fromHouse: '0.00', charity: '0.00', wins };
  },
};

export const TOURNAMENTS: readonly TournamentSheet[] = [pokerTournaments, sitNGo];
