// What people see of a house: signs, meters, funds, the house at a glance. Amounts are ready to be
// shown, so that no screen ever computes money.
import { z } from 'zod';
import { accounts, balanceOf } from '#ledger';
import { addRatios, dollarsOf, makeRatio, ratio, subtractRatios, sum, ZERO } from '#money';
import { assert, given } from '#result';
import { type Activity, type MeterRule, postedAmount } from '#rules';
import { refuse } from '../kit/ask.ts';
import { topic } from '../kit/topic.ts';
import { type Looking, listOf, view } from '../kit/view.ts';
import type { FeePlan, Rulebook } from '../offerings/rulebook.ts';
import type { Call, House, MeterCount, Offered } from '../state.ts';
import { ROLES } from '../words/roles.ts';
import { name } from '../words/scalars.ts';
import type { Dollars, Hit } from '../words/shapes.ts';
import { accountFacts, fundMoney, sumOf } from './balances.ts';
import { capOf, type Fund, fundOf, meterBalance, metersOf, resetOf, titleOf } from './funds.ts';

const texts = listOf(z.string());
const amounts = z.record(z.string(), z.string());

const figure = {
  meter: z.string(),
  title: z.string(),
  figure: z.string(),
  isPending: z.boolean().describe('A call is waiting: the amount is frozen until it is decided.'),
  limit: z.string().exactOptional(),
};
const rates = listOf(
  z.object({ fee: z.string(), toMeter: z.string(), toReserve: z.string() }),
).describe('How one fee is split, as fractions: 1/5.');

const meter = z
  .object({
    offering: z.string(),
    ...figure,
    seed: z.string(),
    reset: z.string(),
    rates,
    overflowsTo: z.string(),
    unreasonableFee: z.string(),
    standing: z.string(),
    held: z.string(),
    reserve: z.string(),
    contributed: z.string(),
    overflowed: z.string(),
    hitCount: z.int(),
    won: z.string(),
    hits: listOf(
      z.object({
        call: z.string(),
        slip: z.int(),
        at: z.string(),
        table: z.string(),
        row: z.string(),
        amount: z.string(),
        meters: amounts,
      }),
    ),
    tables: texts,
  })
  .meta({ id: 'Meter' });

type MeterFigure = Pick<MeterFacts, 'meter' | 'title' | 'figure' | 'isPending' | 'limit'>;
type RateFacts = MeterFacts['rates'][number];
type MeterFacts = z.output<typeof meter>;

const NOTHING: MeterCount = { contributed: ZERO, overflowed: ZERO, hitCount: 0, won: ZERO };

const balance = ({ book }: House, account: string): Dollars => dollarsOf(balanceOf(book, account));

function fundNamed({ offerings }: House, rulebook: Rulebook, id: string): Fund {
  const offered = offerings.get(id);
  assert(offered !== undefined, `there is no offering ${id}`);
  return fundOf(rulebook, id, offered);
}

/** While a call is pending the sign keeps what the first call holds; what comes in meanwhile belongs
 * to the next jackpot. */
function figureOf(house: House, fund: Fund, { name, title }: MeterRule): MeterFigure {
  const [first] = fund.offered.line;
  const held = first === undefined ? undefined : (house.calls.get(first) as Call).holds.get(name);
  const cap = capOf(fund, name);
  return {
    meter: name,
    title,
    figure: dollarsOf(held ?? meterBalance(house, fund, name)),
    isPending: held !== undefined,
    ...(cap === undefined ? {} : { limit: dollarsOf(cap) }),
  };
}

const WHOLE = ratio('1');
const NONE = ratio('0');

/** What of a fee goes to the meter and what to the reserve behind it. */
function ratesOf({ name, parts, rest }: FeePlan, reserve: string): RateFacts {
  const partTo = (isIts: (account: string) => boolean) =>
    parts
      .filter(({ account }) => isIts(account))
      .reduce((all, { rate }) => addRatios(all, rate), NONE);
  const toMeter = partTo(accounts.isMeter);
  const apart = partTo((account) => account === reserve);
  const remaining = subtractRatios(subtractRatios(WHOLE, toMeter), apart);
  const toReserve = rest === reserve ? addRatios(apart, remaining) : apart;
  return { fee: name, toMeter: makeRatio(toMeter), toReserve: makeRatio(toReserve) };
}

function plansOf(fund: Fund, rulebook: Rulebook): readonly FeePlan[] {
  const { id, offered, offering } = fund;
  const [game = ''] = offering.games;
  return offering.activity.fees.flatMap(
    ({ name }) => rulebook.feePlan(id, offered, name, { game }) ?? [],
  );
}

/** The open tables at which an offering can be won. */
function tablesOf({ tables }: House, { offering: { games, tables: only } }: Fund): string[] {
  return [...tables].flatMap(([name, { open }]) => {
    const isIn = open !== undefined && games.includes(open.game);
    return isIn && (only.length === 0 || only.includes(name)) ? [name] : [];
  });
}

/** Everything about one meter that can be asked for. */
export function meterFacts(
  house: House,
  rulebook: Rulebook,
  { offering: id, meter: name }: { readonly offering: string; readonly meter: string },
): MeterFacts {
  const fund = fundNamed(house, rulebook, id);
  const meter = metersOf(fund).find((each) => each.name === name);
  assert(meter !== undefined, `${id} has no meter ${name}`);
  const { contributed, overflowed, hitCount, won } = fund.offered.counts.get(name) ?? NOTHING;
  const reserve = accounts.reserve(fund.offered.paidBy);
  return {
    offering: id,
    ...figureOf(house, fund, meter),
    seed: dollarsOf(postedAmount(fund.offering, meter.seed)),
    reset: dollarsOf(resetOf(fund, meter)),
    rates: plansOf(fund, rulebook)
      .filter((plan) => plan.meter === name)
      .map((plan) => ratesOf(plan, reserve)),
    overflowsTo: reserve,
    unreasonableFee: house.settings.unreasonableFee,
    standing: balance(house, accounts.meter(id, name)),
    held: balance(house, accounts.held(id, name)),
    reserve: balance(house, reserve),
    contributed: dollarsOf(contributed),
    overflowed: dollarsOf(overflowed),
    hitCount,
    won: dollarsOf(won),
    hits: fund.offered.hits.filter(({ meters }) => meters[name] !== undefined),
    tables: tablesOf(house, fund),
  };
}

const openOfferings = ({ offerings }: House): readonly (readonly [string, Offered])[] =>
  [...offerings].filter(([, { isClosed }]) => !isClosed);

/** All meters of the house, read at one moment. */
export const allMeters = (house: House, rulebook: Rulebook): readonly MeterFacts[] =>
  openOfferings(house).flatMap(([offering, offered]) =>
    rulebook
      .posted(offered)
      .activity.fund.meters.map(({ name: meter }) =>
        meterFacts(house, rulebook, { offering, meter }),
      ),
  );

export const signLine = z
  .object({
    offering: z.string(),
    title: z.string(),
    version: z.int().describe('Another version has another posting sheet.'),
    game: z.string().exactOptional().describe('The base game, where a whole game is offered.'),
    isSuspended: z.boolean(),
    meters: listOf(z.object(figure)),
    rates,
    lastWin: z
      .object({
        table: z.string(),
        row: z.string(),
        hand: z.string().describe('The row as the sheet names it.'),
        at: z.string(),
        amount: z.string(),
        newAmounts: amounts,
      })
      .exactOptional(),
  })
  .meta({ id: 'SignLine' });
export type SignLine = z.output<typeof signLine>;

/** What the room's signs show. */
export const signOf = (house: House, rulebook: Rulebook): readonly SignLine[] =>
  openOfferings(house).map(([id, offered]) => {
    const fund = fundNamed(house, rulebook, id);
    const { activity } = fund.offering;
    const meters = metersOf(fund).map((meter) => figureOf(house, fund, meter));
    const reserve = accounts.reserve(offered.paidBy);
    const hit = offered.hits.at(-1);
    return {
      offering: id,
      title: titleOf(fund),
      version: offered.version,
      ...(activity.kind === 'game' ? given({ game: activity.games[0] }) : {}),
      isSuspended: offered.isSuspended,
      meters,
      rates: plansOf(fund, rulebook).map((plan) => ratesOf(plan, reserve)),
      ...(hit === undefined ? {} : { lastWin: lastWinOf(hit, activity, meters) }),
    };
  });

const lastWinOf = (
  { table, row, at, amount, meters: paid }: Hit,
  { rows }: Activity,
  meters: readonly MeterFigure[],
): NonNullable<SignLine['lastWin']> => ({
  table,
  row,
  hand: rows.find(({ id }) => id === row)?.title ?? row,
  at,
  amount,
  newAmounts: Object.fromEntries(
    meters
      .filter(({ meter }) => paid[meter] !== undefined)
      .map(({ meter, figure }) => [meter, figure]),
  ),
});

export const fund = z
  .object({
    fund: z.string(),
    meters: z.string(),
    held: z.string(),
    reserve: z.string(),
    payable: z.string(),
    total: z.string(),
    advance: z.string(),
    paysFor: texts,
  })
  .meta({ id: 'Fund' });

/** A fund as the room may see it; the statement from its log says how it came to that. */
export const fundFacts = (house: House, id: string): z.output<typeof fund> => ({
  fund: id,
  ...fundMoney(house.book, id),
  paysFor: openOfferings(house).flatMap(([each, { paidBy }]) => (paidBy === id ? [each] : [])),
});

/** A viewer who doesn't see the books, the boxes or the staff gets the house without them. */
const glance = z
  .object({
    name: z.string(),
    zone: z.string(),
    closedDay: z.string(),
    openTables: texts,
    pendingCalls: texts,
    staff: listOf(
      z.object({ staff: z.string(), roles: listOf(z.enum(ROLES)), isActive: z.boolean() }),
    ).exactOptional(),
    proposals: texts.exactOptional(),
    uncountedBoxes: texts.exactOptional(),
    openClaims: z.object({ count: z.int(), amount: z.string() }).exactOptional(),
    playersMoney: z.string().exactOptional(),
    advanced: z.string().exactOptional(),
    cage: z.string().exactOptional(),
  })
  .meta({ id: 'House' });

const isAdvance = (account: string): boolean =>
  account.startsWith('fund/') && accounts.isDebitSide(account);

/** The house at a glance. */
export function houseFacts(house: House): Required<z.output<typeof glance>> {
  const { name, zone, closedDay } = house;
  const open = [...house.claims.values()].filter(({ status }) => status === 'open');
  return {
    name,
    zone,
    closedDay,
    openTables: [...house.tables].flatMap(([table, facts]) =>
      facts.open === undefined ? [] : [table],
    ),
    staff: [...house.staff].map(([staff, { roles, isActive }]) => ({ staff, roles, isActive })),
    pendingCalls: [...house.calls.keys()],
    proposals: [...house.proposals.keys()],
    uncountedBoxes: [...house.drops.keys()],
    openClaims: {
      count: open.length,
      amount: dollarsOf(sum(open.map(({ amount }) => amount))),
    },
    playersMoney: dollarsOf(sumOf(house.book, accounts.isFundSide)),
    advanced: dollarsOf(sumOf(house.book, isAdvance)),
    cage: balance(house, accounts.house('cage')),
  };
}

/** The house as the viewer may see it. */
function glanceFor({ house, sees }: Looking): z.output<typeof glance> {
  const { staff, proposals, uncountedBoxes, openClaims, playersMoney, advanced, cage, ...facts } =
    houseFacts(house);
  return {
    ...facts,
    ...(sees('staff') ? { staff } : {}),
    ...(sees('proposals') ? { proposals } : {}),
    ...(sees('drops') ? { uncountedBoxes } : {}),
    ...(sees('claims') ? { openClaims } : {}),
    ...(sees('books') ? { playersMoney, advanced, cage } : {}),
  };
}

/** Common funds, and those of the offerings that are open. */
export const fundNames = ({ funds, offerings }: House): readonly string[] => [
  ...new Set([
    ...funds.keys(),
    ...[...offerings].flatMap(([name, { isClosed }]) => (isClosed ? [] : [name])),
  ]),
];

export const balances = listOf(z.object({ account: z.string(), balance: z.string() }));

export const FUND_VIEWS = [
  view({
    path: '/sign',
    sees: 'everybody',
    tag: 'views',
    says: 'What the room’s signs show. Public.',
    of: {},
    answer: listOf(signLine),
    see: ({ house, rulebook }) => signOf(house, rulebook),
  }),
  view({
    path: '/house',
    sees: 'house',
    forDevices: true,
    tag: 'views',
    says: 'The house at a glance.',
    of: {},
    answer: glance,
    see: glanceFor,
  }),
  view({
    path: '/meters',
    sees: 'meters',
    forDevices: true,
    tag: 'views',
    says: 'All meters at one moment.',
    of: {},
    answer: listOf(meter),
    see: ({ house, rulebook }) => allMeters(house, rulebook),
  }),
  view({
    path: '/meters/:offering/:meter',
    sees: 'meters',
    forDevices: true,
    tag: 'views',
    says: 'Everything about one meter.',
    of: { offering: name, meter: name },
    answer: meter,
    see({ house, rulebook }, of) {
      const offered = house.offerings.get(of.offering) ?? refuse('unknown-offering', of.offering);
      const { meters } = rulebook.posted(offered).activity.fund;
      if (!meters.some((each) => each.name === of.meter)) refuse('unknown-meter', of.meter);
      return meterFacts(house, rulebook, of);
    },
  }),
  view({
    path: '/funds',
    sees: 'funds',
    forDevices: true,
    tag: 'views',
    says: 'Money held for players, by fund.',
    of: {},
    answer: listOf(fund),
    see: ({ house }) => fundNames(house).map((each) => fundFacts(house, each)),
  }),
  view({
    path: '/funds/:fund',
    sees: 'funds',
    forDevices: true,
    tag: 'views',
    says: 'One fund.',
    of: { fund: name },
    answer: fund,
    see({ house }, { fund: id }) {
      if (!fundNames(house).includes(id)) refuse('unknown-fund', id);
      return fundFacts(house, id);
    },
  }),
  view({
    path: '/accounts',
    sees: 'books',
    tag: 'books',
    says: 'Every account and its balance.',
    of: {},
    answer: balances,
    see: ({ house }) => accountFacts(house),
  }),
] as const;

type MeterOnSign = SignLine['meters'][number];
/** An offering, or what one of its meters shows now. */
type SignItem =
  | (Omit<SignLine, 'offering' | 'meters' | 'lastWin'> & {
      readonly meters: readonly Omit<MeterOnSign, 'figure' | 'isPending'>[];
      readonly lastWin?: ReturnType<typeof winItem>;
    })
  | Pick<MeterOnSign, 'figure' | 'isPending'>;

/** An offering by its name, and each figure by the names of the offering and the meter. */
function signItems(house: House, rulebook: Rulebook) {
  const items = new Map<string, SignItem>();
  for (const { offering, meters, lastWin, ...line } of signOf(house, rulebook)) {
    items.set(offering, {
      ...line,
      meters: meters.map(({ meter, title, limit }) => given({ meter, title, limit })),
      ...(lastWin === undefined ? {} : { lastWin: winItem(lastWin) }),
    });
    for (const { meter, figure, isPending } of meters) {
      items.set(`${offering}/${meter}`, { figure, isPending });
    }
  }
  return items;
}

/** Without what its meters show now, which is told with each of them. */
const winItem = ({ newAmounts, ...win }: NonNullable<SignLine['lastWin']>) => ({
  ...win,
  meters: Object.keys(newAmounts),
});

/** The key that tells every listener that the house has stopped, on any topic. */
export const STATE_KEY = 'state';

/** What is told of the house: whether it runs, its name and day, and how much waits. */
type HouseItem =
  | 'running'
  | Readonly<Pick<House, 'name' | 'zone' | 'closedDay'>>
  | Readonly<Record<'calls' | 'claims' | 'proposals' | 'drops' | 'recounts', number>>
  /** PINs that are being set now, and by how many people they are confirmed. */
  | Readonly<Record<'open' | 'confirmed', number>>;

function enrollmentItem({ enrollments }: House) {
  let confirmed = 0;
  for (const { confirmedBy } of enrollments.values()) confirmed += confirmedBy.length;
  return { open: enrollments.size, confirmed };
}

function houseItems(house: House) {
  const { name, zone, closedDay, calls, claims, proposals, drops } = house;
  let openClaims = 0;
  for (const { status } of claims.values()) if (status === 'open') openClaims += 1;
  let recounts = 0;
  for (const { counts } of drops.values()) recounts += counts.length;
  return new Map<string, HouseItem>([
    [STATE_KEY, 'running'],
    ['house', { name, zone, closedDay }],
    [
      'waiting',
      {
        calls: calls.size,
        claims: openClaims,
        proposals: proposals.size,
        drops: drops.size,
        recounts,
      },
    ],
    ['enrollments', enrollmentItem(house)],
  ]);
}

export const FUND_TOPICS = [
  topic({
    name: 'sign',
    changedBy: [
      'round-started',
      'fees-returned',
      'fee-corrected',
      'entry-sold',
      'meter-stepped',
      'meter-reverted',
      'fund-adjusted',
      'hand-called',
      'call-withdrawn',
      'prize-awarded',
      'award-voided',
      'claim-expired',
      'offering-posted',
      'offering-changed',
      'offering-suspended',
      'offering-resumed',
      'offering-withdrawn',
      'prizes-won',
      'tournament-entered',
      'entry-withdrawn',
      'tournament-cancelled',
      'pool-closed',
      'charity-paid',
    ],
    itemsOf: signItems,
  }),
  topic({
    name: 'house',
    sees: 'house',
    changedBy: [
      'house-opened',
      'day-closed',
      'proposed',
      'proposal-approved',
      'proposal-rejected',
      'holder-confirmed',
      'number-mistaken',
      'holder-enrolled',
      'hand-called',
      'call-withdrawn',
      'prize-awarded',
      'award-voided',
      'claim-split',
      'claim-paid',
      'claim-expired',
      'payment-recovered',
      'box-dropped',
      'box-count-noted',
      'box-counted',
      'prizes-won',
    ],
    itemsOf: houseItems,
  }),
] as const;
