// Prizes that no deal of cards decides: a drawn ticket, a wheel, a place on a board or in a
// tournament. The promotion says who won which row. Here that becomes claims, things to hand over,
// and the moves of money behind them.

import { accounts } from '#ledger';
import { type Cents, dollarsOf, max, partOf, sum, ZERO } from '#money';
import { assert, given } from '#result';
import {
  type Balances,
  beyondMeter,
  type MoneyForm,
  moneyFormOf,
  type PaidAs,
  type Posted,
  type Purse,
  paidAs,
  postedAmount,
  at as postedAt,
  type Row,
  type Thing,
  take,
  takeFromMeter,
  thingIn,
  topUp,
  type Winning,
} from '#rules';
import { makeThing } from '../claims/checks.ts';
import { claimEndsAt } from '../claims/clock.ts';
import {
  accountOf,
  asSource,
  balancesOf,
  type Fund,
  merged,
  metersOf,
  resetOf,
} from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';
import type { Asking } from '../kit/asking.ts';
import type { Claim, House } from '../state.ts';
import type {
  AwardedClaim,
  AwardLine,
  Dollars,
  EntryText,
  Granted,
  SourceText,
} from '../words/shapes.ts';
import type { PrizesWon } from './events.ts';
import { rolesMissing } from './sign-offs.ts';

/** Stands for the table of a winner who sat at none. No real table may have this name. */
export const DESK = 'desk';

export type PrizeToAward = Winning<{
  readonly patron?: string;
  /** Where, if it was won at a table. */
  readonly table?: string;
  readonly seat?: number;
  /** The meter that gives an amount which the promotion has decided: the pool of entrants. */
  readonly meter?: string;
  /** What was staked for it: an entry to a tournament. */
  readonly stake?: Cents;
}>;

export interface SignedPrizes {
  /** The id of the award; its claims are numbered after it. */
  readonly award: string;
  readonly of: PrizesWon['of'];
  readonly prizes: readonly PrizeToAward[];
  /** All who signed for it, the badge that asks among them. */
  readonly signedBy: readonly string[];
  /** What brings meters back, where the game itself has said it. */
  readonly reseeded?: readonly SourceText[];
}

interface Line {
  readonly prize: PrizeToAward;
  readonly row: Row;
  readonly amount: Cents;
  /** What is handed over in place of money. */
  readonly thing?: Thing;
  readonly paidIn?: MoneyForm;
  readonly from: AwardLine['from'];
  readonly sources: readonly SourceText[];
}

/** The event that awards prizes; it is refused where a prize of their size needs another signature. */
export function prizesWon(
  { house, at }: Pick<Asking, 'house' | 'at'>,
  fund: Fund,
  { award, of, prizes, signedBy, reseeded: told }: SignedPrizes,
): PrizesWon & { readonly moves: readonly EntryText[] } {
  const { lines, reseeded, moves } = takeAll(fund, { prizes, told }, { house, at });
  const greatest = lines.reduce((most, line) => max(most, worthOf(line)), ZERO);
  const [missing] = rolesMissing(greatest, house, signedBy);
  if (missing !== undefined) refuse('signature-needed', missing);
  const slip = house.slipCount + 1;
  const meters = merged(lines.flatMap(({ sources }) => sources))
    .filter(([from]) => from === 'meter')
    .map(([, amount, meter]): [string, Dollars] => [meter as string, amount]);
  const total = dollarsOf(sum(lines.map(({ amount }) => amount)));
  const table = prizes[0]?.table ?? DESK;
  const row = prizes[0]?.row ?? '';
  const expires = claimEndsAt(lateClaim(fund), at, house.zone);
  const clock = expires === undefined ? {} : { expires };
  return {
    type: 'prizes-won',
    award,
    offering: fund.id,
    of,
    slip,
    signedBy,
    claims: lines
      .filter(isClaimed)
      .map((line, index) => ({ id: claimId(award, index + 1), ...claimOf(line), ...clock })),
    granted: lines.filter((line) => !isClaimed(line)).map(grantOf),
    reseeded,
    isHit: meters.length > 0,
    hit: {
      call: award,
      slip,
      at: at.text,
      table,
      row,
      amount: total,
      meters: Object.fromEntries(meters),
    },
    moves,
  };
}

const claimId = (award: string, number: number): string => `${award}:${number}`;

/** The claims of an award, which are numbered after it. */
export function claimsUnder({ claims }: Pick<House, 'claims'>, award: string): readonly Claim[] {
  const found: Claim[] = [];
  for (;;) {
    const claim = claims.get(claimId(award, found.length + 1));
    if (claim === undefined) return found;
    found.push(claim);
  }
}

/** What a prize is worth, in money or as a thing. */
const worthOf = ({ amount, thing }: Pick<Line, 'amount' | 'thing'>): Cents =>
  max(amount, thing?.worth ?? ZERO);

/** Money is claimed, and so is a thing: both wait for their winner. Tickets, points, entries and spins
 * are had at once. */
const isClaimed = ({ amount, row }: Line): boolean =>
  amount !== ZERO || SHARES[row.prize.pays] === 'hand';

/** The winner of a drawing came in time: the minutes of the sheet are over. What is left is the
 * time to pick up the prize. */
function lateClaim({ offering: { activity } }: Fund) {
  const { minutes: _, ...claim } = activity.claim;
  return claim;
}

/** Every prize out of the money behind it, one after another; a meter that was won is brought back. */
function takeAll(
  fund: Fund,
  { prizes, told }: { prizes: readonly PrizeToAward[]; told: readonly SourceText[] | undefined },
  { house, at }: Pick<Asking, 'house' | 'at'>,
) {
  const posted = postedAt(fund.offering, at);
  const { paidFrom } = posted.activity.fund;
  let purse: Purse = { balances: balancesOf(house, fund), moves: [] };
  const lines = prizes.map((prize): Line => {
    const row = posted.activity.rows.find(({ id }) => id === prize.row);
    assert(row !== undefined, `${fund.id} has no row ${prize.row}`);
    if (row.prize.pays === 'meter' && prize.amount === undefined) {
      const meter = row.prize.meter ?? (metersOf(fund)[0]?.name as string);
      const amount = partOf(purse.balances.meters[meter] ?? ZERO, row.prize.part);
      purse = takeFromMeter(purse, amount, meter);
      const from = { meter: dollarsOf(amount) };
      const { thing, paidIn } = paidAs(row, posted, { amount });
      const won = given({ prize, row, amount, thing, paidIn });
      return { ...won, from, sources: asSource('meter', amount, meter) };
    }
    const won = givenFor(prize, row, posted);
    const { amount } = won;
    if (prize.meter !== undefined) {
      purse = takeFromMeter(purse, amount, prize.meter);
      const from = { meter: dollarsOf(amount) };
      return { ...won, from, sources: asSource('meter', amount, prize.meter) };
    }
    const taken = take(purse, amount, beyondMeter(paidFrom));
    purse = taken.purse;
    const from = Object.entries(taken.sources).map(([account, part]) => [account, dollarsOf(part)]);
    const sources = Object.entries(taken.sources).flatMap(([account, part]) =>
      asSource(account as SourceText[0], part),
    );
    return { ...won, from: Object.fromEntries(from), sources };
  });
  const won = merged(lines.flatMap(({ sources }) => sources));
  const out = won.map((source): EntryText => {
    return ['award', accountOf(fund, source), accounts.payable(fund.id), source[1]];
  });
  const hits = won.flatMap(([from, , meter]) => (from === 'meter' ? [meter as string] : []));
  const back = told === undefined ? reseedsOf(fund, hits, purse.balances) : broughtBack(fund, told);
  return { lines, reseeded: back.reseeded, moves: [...out, ...back.moves] };
}

/** What is won: money in its posted form, or a thing, which takes its value out of the fund. */
function givenFor(
  prize: PrizeToAward,
  row: Row,
  posted: Fund['offering'],
): Pick<Line, 'prize' | 'row' | 'amount' | 'thing' | 'paidIn'> {
  const amount = prize.amount ?? (isOther(prize, row) ? ZERO : amountOf(row, posted));
  const { thing, paidIn } = wonAs(prize, { row, amount, posted });
  const worth = thing?.worth ?? ZERO;
  return given({ prize, row, amount: amount === ZERO ? worth : amount, thing, paidIn });
}

/** What a promotion decides goes before what its row says. Money that a row of words comes to is
 * money, and so is a part of a thing: its value is divided. */
function wonAs(
  { words, worth, issuedAs, paidIn, amount: decided }: PrizeToAward,
  { row, amount, posted }: { readonly row: Row; readonly amount: Cents; readonly posted: Posted },
): PaidAs {
  if (words !== undefined && issuedAs !== undefined) return { thing: { words, issuedAs } };
  const own = thingIn(row, posted);
  if (words !== undefined) return { thing: given({ words, worth: worth ?? own?.worth }) };
  if (paidIn !== undefined) return { paidIn };
  if (row.prize.pays === 'words' && amount !== ZERO && own?.issuedAs === undefined) {
    return given({ paidIn: moneyFormOf(row, posted) });
  }
  const paid = paidAs(row, posted, { amount });
  const isPart =
    row.prize.pays === 'dollars' &&
    decided !== undefined &&
    decided < postedAmount(posted, row.prize.amount);
  return isPart && paid.thing !== undefined && paid.thing.issuedAs === undefined
    ? { paidIn: 'cash' }
    : paid;
}

/** Something else is given than the words of the row. */
const isOther = ({ words }: PrizeToAward, { prize: { pays } }: Row): boolean =>
  pays === 'words' && words !== undefined;

function amountOf({ prize }: Row, posted: Fund['offering']): Cents {
  if (prize.pays === 'dollars') return postedAmount(posted, prize.amount);
  if (prize.pays === 'words' && prize.issuedAs !== undefined && prize.worth !== undefined) {
    return postedAmount(posted, prize.worth);
  }
  return prize.pays === 'entry' && prize.amount !== undefined
    ? postedAmount(posted, prize.amount)
    : ZERO;
}

/** Brings every meter that was won back to its reset. */
function reseedsOf(fund: Fund, hits: readonly string[], balances: Balances) {
  let purse: Purse = { balances, moves: [] };
  const order = beyondMeter(fund.offering.activity.fund.paidFrom);
  for (const meter of metersOf(fund).filter(({ name }) => hits.includes(name))) {
    const to = resetOf(fund, meter);
    purse = topUp(purse, { meter: meter.name, to, order, because: 'reseed' });
  }
  const reseeded = purse.moves.flatMap(({ from, meter, amount }) =>
    asSource(from as SourceText[0], amount, meter),
  );
  return broughtBack(fund, reseeded);
}

const broughtBack = (fund: Fund, reseeded: readonly SourceText[]) => ({
  reseeded,
  moves: reseeded.map(([from, amount, meter = '']): EntryText => {
    const source = accountOf(fund, [from, amount]);
    return ['reseed', source, accounts.meter(fund.id, meter), amount];
  }),
});

const placeOf = ({ table = DESK, seat = 0, patron }: PrizeToAward) =>
  given({
    table,
    seat,
    patron,
  });

const lineOf = ({ prize, row, amount, thing, from }: Line): AwardLine => ({
  row: row.id,
  share: SHARES[row.prize.pays],
  ...(amount === ZERO ? {} : { amount: dollarsOf(amount) }),
  ...(thing?.worth === undefined ? {} : { worth: dollarsOf(thing.worth) }),
  ...(prize.count === undefined ? {} : { count: prize.count }),
  ...wordsOf(prize, row),
  from,
  because: prize.because,
});

const SHARES = {
  meter: 'hand',
  dollars: 'hand',
  'times-wager': 'hand',
  words: 'hand',
  tickets: 'ticket',
  points: 'points',
  entry: 'entry',
  spin: 'spin',
} as const;

function wordsOf({ words }: PrizeToAward, { prize }: Row): { readonly words?: string } {
  if (words !== undefined) return { words };
  return 'words' in prize ? { words: prize.words } : {};
}

const claimOf = (line: Line): Omit<AwardedClaim, 'id'> => ({
  ...placeOf(line.prize),
  amount: dollarsOf(line.amount),
  lines: [lineOf(line)],
  sources: line.sources,
  ...(line.thing === undefined ? {} : { thing: makeThing(line.thing) }),
  ...given({ paidIn: line.paidIn }),
  ...(line.prize.stake === undefined ? {} : { stake: dollarsOf(line.prize.stake) }),
});

const grantOf = (line: Line): Granted => ({ ...placeOf(line.prize), ...lineOf(line) });
