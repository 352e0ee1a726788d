// Poker tournaments as they are run: entries, the pool and what its places have.
import {
  add,
  addRatios,
  type Cents,
  compareRatios,
  max,
  type Ratio,
  ratio,
  ratioOf,
  splitByPercents,
  splitEqually,
  subtract,
  sum,
  usd,
  ZERO,
} from '#money';
import { ok, type Problem, problem, type Result } from '#result';
import {
  choiceOf,
  isChosen,
  isPosted,
  type Payout,
  type PlacePrize,
  type Posted,
  type PrizePool,
  partProblems,
  postedAmount,
  postedCount,
  type Structure,
  type StructureParts,
  settingOf,
  sharedPlaces,
  type TournamentEnd,
  type TournamentMoney,
  type TournamentRule,
} from '#rules';
import { fixedPayouts, payPlaces, prizePoolOf } from './pool.ts';

const ENTRY = 'Tournament Entry';
const PRIZES = 'Tournament Prize Structure';
const EVENT = 'World Series of Poker Tournament';

const percentOf = (text: string): Ratio => ratio(`${text}%`);

/** Rows that pay the places under each kind of pool. */
const PLACE_ROWS: Readonly<Record<string, string>> = {
  regular: 'place',
  guaranteed: 'guaranteed-place',
  'free-roll': 'place',
  'fixed-payouts': 'fixed-prize',
  'event-entry': 'place',
};

const poolIs = (posted: Posted, ...pools: readonly string[]): boolean =>
  isChosen(posted, { pool: pools });

const placeRow = (posted: Posted): string =>
  Object.entries(PLACE_ROWS).find(([pool]) => poolIs(posted, pool))?.[1] ?? '';

/** The house sets amounts where it guarantees them; the entries set percentages. */
function waysToPay(posted: Posted): StructureParts['payouts'] {
  if (poolIs(posted, 'fixed-payouts')) return [];
  return poolIs(posted, 'guaranteed', 'free-roll') ? ['percents', 'amounts'] : ['percents'];
}

const partsOf = (posted: Posted): StructureParts => ({
  lateEntry: true,
  breaks: true,
  added: true,
  rebuys: isPosted(posted, 'rebuy'),
  addOns: isPosted(posted, 'addOn'),
  charity: isPosted(posted, 'charity'),
  payouts: waysToPay(posted),
  settled: { startingChips: postedCount(posted, 'startingChips') },
});

function checkStructure(structure: Structure, posted: Posted): readonly Problem[] {
  const isPostedCount = structure.startingChips === postedCount(posted, 'startingChips');
  const message = 'are the posted ones, the same for all';
  return [
    ...(isPostedCount ? [] : [{ path: 'structure.startingChips', message }]),
    ...partProblems(structure, partsOf(posted)),
    ...(charityOf(ZERO, structure).ok
      ? []
      : [{ path: 'structure.charity.percent', message: 'is 100 at most' }]),
    ...checkPayouts(structure.payouts, posted),
  ];
}

function checkPayouts(payouts: readonly Payout[], posted: Posted): readonly Problem[] {
  const path = 'structure.payouts';
  if (waysToPay(posted).length === 0) return [];
  if (payouts[0]?.from !== 1) return [{ path, message: 'begin with 1 entry' }];
  return payouts.flatMap((payout, index) => {
    const before = payouts[index - 1];
    if (before !== undefined && payout.from <= before.from) {
      return [{ path: `${path}[${index}].from`, message: 'is more than the one before' }];
    }
    return checkPayout(payout, `${path}[${index}]`, posted);
  });
}

function checkPayout(payout: Payout, path: string, posted: Posted): readonly Problem[] {
  const isEvent = poolIs(posted, 'event-entry');
  if ('amounts' in payout) {
    const mayPost = waysToPay(posted).includes('amounts');
    if (mayPost && payout.amounts.length <= payout.from) return [];
    const message = mayPost
      ? 'pays more places than there are entries'
      : 'is by percentages where the house guarantees nothing';
    return [{ path: `${path}.amounts`, message }];
  }
  const { percents, from } = payout;
  // First place has its entry to the event; the percentages are of those after it.
  if (isEvent && from === 1 && percents.length === 0) return [];
  if (percents.length > (isEvent ? from - 1 : from)) {
    return [{ path: `${path}.percents`, message: 'pays more places than there are entries' }];
  }
  const total = percents.map(percentOf).reduce(addRatios, ratioOf(0n));
  const isWhole = compareRatios(total, ratioOf(1n)) === 0;
  return isWhole ? [] : [{ path: `${path}.percents`, message: 'must add up to 100%' }];
}

/** The last payout whose number of entries is reached. */
const payoutFor = (payouts: readonly Payout[], entryCount: number): Payout | undefined =>
  payouts.filter(({ from }) => from <= entryCount).at(-1);

/** All or a part of what was collected: no more than that. */
function charityOf(collected: Cents, { charity }: Structure): Result<Cents> {
  if (charity === undefined) return ok(ZERO);
  const part = percentOf(charity.percent);
  if (compareRatios(part, ratioOf(1n)) > 0)
    return problem('charity', 'can’t be more than what was collected');
  return ok(splitByPercents(collected, { charity: part }, { restTo: 'winners' as const }).charity);
}

function poolOf(
  { entryCount, ...money }: TournamentMoney,
  structure: Structure,
  posted: Posted,
): Result<PrizePool> {
  const collected = sum([money.buyIns, money.rebuys, money.addOns]);
  const given = charityOf(collected, structure);
  if (!given.ok) return given;
  const { value: charity } = given;
  const payout = payoutFor(structure.payouts, entryCount);
  const flat =
    payout !== undefined && 'amounts' in payout ? payout.amounts.map((each) => usd(each)) : [];
  const posts = poolIs(posted, 'guaranteed') ? postedAmount(posted, 'guaranteed') : ZERO;
  const pool = prizePoolOf({
    ...money,
    charity,
    added: usd(structure.added ?? '0'),
    guaranteed: max(posts, sum(flat)),
  });
  if (!pool.ok) return pool;
  const amounts = amountsOf(pool.value.pool, { payout, flat, posted, entryCount });
  if (!amounts.ok) return amounts;
  const { pool: places, fromHouse } = pool.value;
  return ok({ places, fromHouse, charity, amounts: amounts.value });
}

function amountsOf(
  pool: Cents,
  {
    payout,
    flat,
    posted,
    entryCount,
  }: {
    readonly payout: Payout | undefined;
    readonly flat: readonly Cents[];
    readonly posted: Posted;
    readonly entryCount: number;
  },
): Result<readonly Cents[]> {
  if (poolIs(posted, 'fixed-payouts')) return ok(fixedAmounts(pool, posted, entryCount));
  if (flat.length > 0) return ok(withRest(pool, flat));
  const percents = payout !== undefined && 'percents' in payout ? payout.percents : [];
  if (!poolIs(posted, 'event-entry')) return payPlaces(pool, percents.map(percentOf));
  if (percents.length === 0) return ok([ZERO, pool]);
  const paid = payPlaces(pool, percents.map(percentOf));
  return paid.ok ? ok([ZERO, ...paid.value]) : paid;
}

function fixedAmounts(pool: Cents, posted: Posted, entryCount: number): readonly Cents[] {
  const { winnerCount, each, odd } = fixedPayouts(
    pool,
    postedAmount(posted, 'fixedPrize'),
    entryCount,
  );
  return Array.from({ length: winnerCount }, (_, at) => (at === 0 ? add(each, odd) : each));
}

/** Amounts that come to less than the pool: the places have the rest in equal parts. */
function withRest(pool: Cents, flat: readonly Cents[]): readonly Cents[] {
  const names = flat.map((_, index) => `place ${index + 1}`);
  const rest = splitEqually(subtract(pool, sum(flat)), names, { oddTo: 'place 1' });
  return flat.map((amount, index) => add(amount, rest[`place ${index + 1}`] as Cents));
}

function prizesOf({ amounts, places }: TournamentEnd, posted: Posted): readonly PlacePrize[] {
  const row = placeRow(posted);
  const paid = sharedPlaces(amounts, places).flatMap(({ entrant, amount, place }) =>
    itemAndRest(
      { row, entrant, amount, from: 'pool', because: `${PRIZES}: place ${place}` },
      posted,
    ),
  );
  const [first = []] = places;
  const [winner] = first;
  if (!poolIs(posted, 'event-entry') || winner === undefined) return paid;
  return [...eventPrizes(winner, posted), ...paid];
}

/** Forms of a fixed prize that are money. */
const MONEY = ['cash', 'live chips'];

/** Of the fixed payouts each is one of the prizes, which may be a thing, and a part of the rest, which
 * is money. Who shares a place has less than a prize, and all of it in money. */
function itemAndRest(
  prize: PlacePrize & { readonly amount: Cents },
  posted: Posted,
): readonly PlacePrize[] {
  const isItem =
    isPosted(posted, 'fixedPaidIn') && !MONEY.includes(choiceOf(posted, 'fixedPaidIn'));
  if (!poolIs(posted, 'fixed-payouts') || !isItem) return [prize];
  const item = postedAmount(posted, 'fixedPrize');
  const rest = subtract(prize.amount, item);
  if (rest <= ZERO) return [prize];
  return [
    { ...prize, amount: item },
    { ...prize, amount: rest, paidIn: 'cash' },
  ];
}

/** Entry to the event at what it costs, and the money for the journey. */
function eventPrizes(entrant: string, posted: Posted): readonly PlacePrize[] {
  const prize = { entrant, from: 'house', because: `${EVENT}: first place` } as const;
  const worth = postedAmount(posted, 'eventWorth');
  const entry = { ...prize, row: 'event-entry', words: choiceOf(posted, 'event'), worth };
  if (!isPosted(posted, 'travelAllowance')) return [entry];
  const amount = postedAmount(posted, 'travelAllowance');
  return [entry, { ...prize, row: 'travel-allowance', amount }];
}

const bountyIn = (posted: Posted) =>
  isChosen(posted, { bounties: ['none'] })
    ? undefined
    : ({
        amount: postedAmount(posted, 'bounty'),
        from: isChosen(posted, { bounties: ['house'] }) ? 'house' : 'pool',
        paid: isChosen(posted, { bountyPaid: ['after'] }) ? 'after' : 'during',
        row: 'bounty',
        ownRow: 'own-bounty',
      } as const);

export const TOURNAMENT: TournamentRule = {
  clause: ENTRY,
  codeVersion: 2,
  fees: { buyIn: 'buyIn', entryFee: 'entryFee', rebuy: 'rebuy', addOn: 'addOn' },
  meter: 'pool',
  ways: (posted) => [
    'paid',
    'satellite',
    'earned',
    'donated',
    ...(poolIs(posted, 'free-roll') ? (['free-roll'] as const) : []),
    ...(isChosen(posted, { bounties: ['none'] }) ? [] : (['no-purchase'] as const)),
  ],
  parts: partsOf,
  checkStructure,
  most: (posted) => ({
    ...(isPosted(posted, 'rebuyCount') ? { rebuys: postedCount(posted, 'rebuyCount') } : {}),
    addOns: isPosted(posted, 'addOnCount') ? postedCount(posted, 'addOnCount') : 99,
  }),
  mayComeBack: (posted) => settingOf(posted, 'reEntry') === 'by-rebuy',
  endsWith: () => 1,
  bounty: bountyIn,
  pool: poolOf,
  prizes: prizesOf,
  dealRow: placeRow,
  checklist: [],
};
