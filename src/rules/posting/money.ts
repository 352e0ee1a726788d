// Where the money comes from and what of it is posted: pool, seeds, fees, multiplier.
import { isZero, ratioOf } from '#money';
import type { Activity, Fee, FeeByLimit, FundRule, MeterRule } from '../activity.ts';
import { adminFeePer } from '../admin-fee.ts';
import { gameTitles } from '../listed-games.ts';
import { isChosen, postedCount } from '../posted.ts';
import type { Amount } from '../value.ts';
import { offeredRows } from './chart.ts';
import {
  type Block,
  type Column,
  type Fact,
  type Figure,
  factsOf,
  listOf,
  type TableRow,
} from './sheet.ts';
import type { Teller } from './teller.ts';
import { capitalized, listed, moneyWords, percentWords } from './words.ts';

const paysMeter = (teller: Teller): boolean =>
  offeredRows(teller).some(({ prize }) => prize.pays === 'meter');

function poolFigure({ name, title, seed }: MeterRule, teller: Teller): Figure {
  const live = teller.meters[name];
  const label = capitalized(title);
  if (live !== undefined) return { label, amount: moneyWords(live), note: 'as of this printing' };
  const note = teller.offering === null ? 'at the start' : 'as of the start';
  return { label, amount: teller.amount(seed), note };
}

export function poolBlocks(teller: Teller): readonly Block[] {
  const { meters } = teller.activity.fund;
  if (meters.length === 0 || !(teller.wants('pool') || paysMeter(teller))) return [];
  return [{ kind: 'figures', figures: meters.map((meter) => poolFigure(meter, teller)) }];
}

/** A fact that the list wants, or that there is something to say about: a seed of nothing is none. */
function fact(teller: Teller, item: string, label: string, amount: MeterRule['cap']): Fact[] {
  if (amount === undefined || (typeof amount !== 'string' && isZero(amount))) return [];
  const isSaid = typeof amount !== 'string' || teller.has(amount);
  const isOptional =
    typeof amount === 'string' && teller.activity.values[amount]?.optional === true;
  if (!isSaid && (isOptional || !teller.wants(item))) return [];
  return [{ label, text: teller.under([item]).amount(amount) }];
}

const DAILY_FROM: Readonly<Record<NonNullable<MeterRule['daily']>['from'], string>> = {
  reserve: 'from the reserve',
  'reserve-if-enough': 'from the reserve, if it has enough',
  fees: 'from the fees',
  house: 'from the house',
};

function meterFacts(meter: MeterRule, teller: Teller): Fact[] {
  const { title, seed, reseed, floor, cap, daily, perAttempt } = meter;
  const many = teller.activity.fund.meters.length > 1 ? `, ${title}` : '';
  return [
    ...fact(teller, 'seed-and-reseed', `First seed${many}`, seed),
    ...fact(teller, 'seed-and-reseed', `Seed after a hit${many}`, reseed),
    ...fact(teller, 'seed-and-reseed', `Minimum${many}`, floor),
    ...fact(teller, 'additions', `Added every day${many}`, daily?.amount).map((each) => ({
      ...each,
      text: `${each.text} ${DAILY_FROM[daily?.from ?? 'house']}`,
    })),
    ...fact(teller, 'additions', `Added at each attempt${many}`, perAttempt),
    ...fact(teller, 'cap', `Maximum${many}`, cap),
  ];
}

const SOURCE_WORDS: Readonly<Record<FundRule['source'], string>> = {
  'own-fees': 'from the fees collected for it',
  'other-reserve': "from another activity's reserve or fund",
  'general-fund': 'from the general fund',
  house: 'by the house',
  entrants: 'from what the entrants pay',
  'named-when-posted': '',
  'not-stated': '',
};

function sourceWords({ fund: { source, title, of }, fees }: Activity): string {
  const own = of === undefined || title.includes(of) ? '' : ` (${of})`;
  const words = SOURCE_WORDS[source];
  if (words === '') return `${capitalized(title)}${own}.`;
  const alone = source === 'house' && fees.length === 0 ? ', with no money from players' : '';
  return `Prizes are paid ${words}${alone}: ${title}${own}.`;
}

export function fundBlocks(teller: Teller): readonly Block[] {
  const { activity, offering } = teller;
  const { fund } = activity;
  const { adminFee } = fund;
  const per = adminFee && adminFeePer(offering ?? { activity, settings: {} }, adminFee);
  return [
    ...(fund.source === 'not-stated'
      ? []
      : [{ kind: 'text', words: sourceWords(activity) } as const]),
    ...factsOf([
      ...fund.meters.flatMap((meter) => meterFacts(meter, teller)),
      ...fact(teller, 'admin-fee', 'Administrative fee', adminFee?.amount).map((each) => ({
        ...each,
        text: `${each.text} per ${per}`,
      })),
      ...silentFacts(teller),
    ]),
    ...listOf(repaidWords(fund)),
  ];
}

/** When the house has back what it lends; nothing where the sheet is silent, or where all of it is
 * the house's own money. */
function repaidWords({ repaid, meters, source }: FundRule): readonly string[] {
  if (repaid?.isRead || source === 'house') return [];
  const lent = meters.length === 0 ? 'what it lends' : 'its seed and anything else it lends';
  switch (repaid?.when) {
    case 'reserve-suffices':
      return [`The house is repaid ${lent} once the reserve has enough.`];
    case 'fund-reaches':
      return [`The house is repaid its seed once the fund has ${moneyWords(repaid.amount)}.`];
    case 'never':
      return ['What the house puts in is not repaid.'];
    default:
      return [];
  }
}

/** What the list wants and the activity has not. */
function silentFacts(teller: Teller): Fact[] {
  const { meters, adminFee } = teller.activity.fund;
  const none = (item: string, label: string, isThere: boolean): Fact[] =>
    teller.wants(item) && !isThere ? [{ label, text: 'none' }] : [];
  return [
    ...none(
      'additions',
      'Added to the prize',
      meters.some((each) => each.daily ?? each.perAttempt),
    ),
    ...none(
      'cap',
      'Maximum',
      meters.some(({ cap }) => cap !== undefined),
    ),
    ...none('admin-fee', 'Administrative fee', adminFee !== undefined),
  ];
}

const PAID_BY: Readonly<Record<Fee['paidBy'], string>> = {
  player: 'paid by each player',
  'player-dealer': 'paid by the player-dealer',
  pot: 'taken from the pot',
  'first-position': 'paid by the first player position',
};

/** The part of a wager that feeds a meter, which the house posts in hundredths of a percent. */
function contributed({ contributes }: Fee, teller: Teller): string[] {
  if (contributes === undefined) return [];
  const { meter, rate, reserve } = contributes;
  const { activity, offering } = teller;
  const title = activity.fund.meters.find(({ name }) => name === meter)?.title ?? 'the meter';
  teller.value(rate);
  const part =
    offering === null
      ? 'a posted part'
      : percentWords(ratioOf(BigInt(postedCount(offering, rate)), 10_000n));
  const toReserve =
    reserve === undefined || (offering !== null && !isChosen(offering, reserve.in))
      ? []
      : [`${percentWords(reserve.rate)} to the reserve`];
  const under = offering === null ? Object.values(reserve?.in ?? {}).flat() : [];
  const where = under.length === 0 ? '' : ` under ${listed(under, 'or')}`;
  return [`Of each wager: ${listed([`${part} to ${title}`, ...toReserve])}${where}`];
}

function feeNotes(fee: Fee, teller: Teller): string[] {
  const { paidBy, optional, split, note, isKept } = fee;
  const { source, meters } = teller.activity.fund;
  const pool = source === 'entrants' ? meters[0]?.title : undefined;
  const parts = Object.entries(split).map(
    ([account, part]) => `${percentWords(part)} to ${pool ?? `the ${account}`}`,
  );
  return [
    [
      PAID_BY[paidBy],
      ...(optional ? ['optional'] : []),
      ...(isKept ? ['kept by the house'] : []),
      ...(note === undefined ? [] : [note]),
    ].join(', '),
    ...(parts.length === 0 ? [] : [`Of each fee: ${listed(parts)}`]),
    ...contributed(fee, teller),
  ].map(capitalized);
}

/** Fees by the limit of the table; a column for the player-dealer where they pay a different one. */
function limitTable(caption: string, fees: readonly FeeByLimit[], activity: Activity): Block {
  const hasBoth = fees.some(({ playerDealer }) => playerDealer !== undefined);
  const rows = fees.map(({ limit, games, player, playerDealer }): TableRow => {
    const dealer = playerDealer === undefined ? '–' : moneyWords(playerDealer);
    return {
      cells: [limit, moneyWords(player), ...(hasBoth ? [dealer] : [])],
      notes: games === undefined ? [] : [listed(gameTitles(activity, games))],
    };
  });
  const columns = hasBoth ? [...FEE_COLUMNS, DEALER_COLUMN] : FEE_COLUMNS;
  return { kind: 'table', caption, columns, rows };
}

const FEE_COLUMNS: readonly Column[] = [
  { title: 'Fee', align: 'left' },
  { title: 'Amount', align: 'right' },
];
const DEALER_COLUMN: Column = { title: 'Player-dealer', align: 'right' };

export function feeBlocks(teller: Teller): readonly Block[] {
  const { fees } = teller.activity;
  if (fees.length === 0) {
    return teller.wants('fees') ? [{ kind: 'text', words: 'No fee.' }] : [];
  }
  const rows: TableRow[] = [];
  const byLimit: Block[] = [];
  for (const fee of fees) {
    const { title, amount } = fee;
    if (isLeftOut(amount, teller)) continue;
    if (isByLimit(amount)) {
      byLimit.push(limitTable(title, amount, teller.activity), ...listOf(feeNotes(fee, teller)));
    } else
      rows.push({ cells: [title, amountWords(fee, amount, teller)], notes: feeNotes(fee, teller) });
  }
  const flat: Block[] = rows.length === 0 ? [] : [{ kind: 'table', columns: FEE_COLUMNS, rows }];
  return [...flat, ...byLimit];
}

/** "$5.00", "$5.00 to $500.00", "$1.00 or $5.00". */
function amountWords({ upTo, step }: Fee, amount: Amount, teller: Teller): string {
  const least = teller.amount(amount);
  if (upTo === undefined || teller.offering === null) return least;
  const most = teller.amount(upTo);
  if (most === least) return least;
  return `${least} ${step === undefined ? 'to' : 'or'} ${most}`;
}

/** What a house need not sell, as re-buys, and does not. */
const isLeftOut = (amount: Fee['amount'], { activity, has }: Teller): boolean =>
  typeof amount === 'string' && activity.values[amount]?.optional === true && !has(amount);

const isByLimit = (amount: Fee['amount']): amount is readonly FeeByLimit[] => Array.isArray(amount);

export function multiplierBlocks(teller: Teller): readonly Block[] {
  const name = teller.activity.multiplier;
  const said = (words: string): readonly Block[] => [{ kind: 'text', words }];
  if (name !== undefined && teller.has(name)) {
    return said(`Prizes are multiplied by ${teller.value(name)}.`);
  }
  const isInWindow = teller.offering?.windows.some(({ values }) => values.has(name ?? ''));
  if (isInWindow) return said('Prizes are multiplied only at the posted hours, limits or tables.');
  return teller.wants('multiplier') ? said('No multiplier is offered.') : [];
}
