// The money behind an offering as the rules count with it, and the moves that change it.
import { accounts, balanceOf, type EntryKind } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, max, min, subtract, sum, ZERO } from '#money';
import { type Balances, type MeterRule, type Offering, postedAmount } from '#rules';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { House, Offered } from '../state.ts';
import type { EntryText, SourceText } from '../words/shapes.ts';

/** An offering of the house with its name. */
export interface Fund {
  readonly id: string;
  readonly offered: Offered;
  readonly offering: Offering;
}

export const fundOf = (rulebook: Rulebook, id: string, offered: Offered): Fund => ({
  id,
  offered,
  offering: rulebook.posted(offered),
});

/** The same under what was posted earlier. */
export const fundUnder = (
  rulebook: Rulebook,
  id: string,
  offered: Offered,
  { document, version }: Pick<Offered, 'document' | 'version'>,
): Fund =>
  fundOf(rulebook, id, version === offered.version ? offered : { ...offered, document, version });

/** The fund of a name that the log has told: it is there, though it may be closed. */
export const knownFund = ({ offerings }: House, id: string, rulebook: Rulebook): Fund =>
  fundOf(rulebook, id, offerings.get(id) as Offered);

/** The name under which the room knows an offering. */
export const titleOf = ({ offering: { advertisedAs, activity } }: Pick<Fund, 'offering'>): string =>
  advertisedAs ?? activity.title;

export const meterBalance = ({ book }: House, { id }: Fund, meter: string): Cents =>
  balanceOf(book, accounts.meter(id, meter));

export const reserveBalance = ({ book }: House, { offered }: Fund): Cents =>
  balanceOf(book, accounts.reserve(offered.paidBy));

export const dayFeesBalance = ({ book }: House, { id }: Fund): Cents =>
  balanceOf(book, accounts.dayFees(id));

export const advanceBalance = ({ book }: House, { id }: Fund): Cents =>
  balanceOf(book, accounts.advance(id));

export const metersOf = ({ offering }: Fund): readonly MeterRule[] => offering.activity.fund.meters;

/** Balances as the rules want them; `meters` are those of the book unless a call holds others. */
export function balancesOf(house: House, fund: Fund, holds?: ReadonlyMap<string, Cents>): Balances {
  const meters = metersOf(fund).map(({ name }): [string, Cents] => [
    name,
    holds === undefined ? meterBalance(house, fund, name) : (holds.get(name) ?? ZERO),
  ]);
  return {
    meters: Object.fromEntries(meters),
    reserve: reserveBalance(house, fund),
    advance: advanceBalance(house, fund),
  };
}

/** The account that a source of money stands for. */
export function accountOf({ id, offered }: Fund, [from, , meter]: SourceText): string {
  switch (from) {
    case 'meter':
      return accounts.meter(id, meter ?? '');
    case 'reserve':
      return accounts.reserve(offered.paidBy);
    case 'advance':
      return accounts.advance(id);
    case 'house':
      return accounts.house('promotional-costs');
  }
}

export function capOf(fund: Fund, meter: string): Cents | undefined {
  const { cap } = metersOf(fund).find(({ name }) => name === meter) as MeterRule;
  return cap === undefined ? undefined : postedAmount(fund.offering, cap);
}

/** Brings money to a meter: as much as its cap allows, and the rest to the reserve. What leaves the
 * meter by the same decision makes room. */
export function toMeter(
  house: House,
  fund: Fund,
  {
    kind,
    from,
    meter,
    amount,
    leaving = ZERO,
  }: {
    readonly kind: EntryKind;
    readonly from: string;
    readonly meter: string;
    readonly amount: Cents;
    readonly leaving?: Cents;
  },
): readonly EntryText[] {
  if (amount === ZERO) return [];
  const cap = capOf(fund, meter);
  const room =
    cap === undefined ? amount : add(subtract(cap, meterBalance(house, fund, meter)), leaving);
  const taken = room >= amount ? amount : max(room, ZERO);
  const moves: EntryText[] = [];
  if (taken > ZERO) moves.push([kind, from, accounts.meter(fund.id, meter), dollarsOf(taken)]);
  if (taken < amount) {
    const reserve = accounts.reserve(fund.offered.paidBy);
    moves.push(['overflow', from, reserve, dollarsOf(subtract(amount, taken))]);
  }
  return moves;
}

/** Money that goes back from an account to the source that it came from. */
export interface Return {
  readonly from: string;
  readonly to: SourceText;
}

/** Gives money back to where it came from. An advance that has been repaid since, or a meter that is
 * full, leaves it to the reserve. */
export function giveBack(
  house: House,
  fund: Fund,
  { kind, returns }: { readonly kind: EntryKind; readonly returns: readonly Return[] },
): readonly EntryText[] {
  let owed = advanceBalance(house, fund);
  const reserve = accounts.reserve(fund.offered.paidBy);
  return returns.flatMap(({ from, to: source }): readonly EntryText[] => {
    const [of, text, meter = ''] = source;
    const amount = centsOf(text);
    if (of === 'meter') {
      const leaving = leavingFrom(accounts.meter(fund.id, meter), returns);
      return toMeter(house, fund, { kind, from, meter, amount, leaving });
    }
    if (of !== 'advance') return [[kind, from, accountOf(fund, source), text]];
    const repaid = min(owed, amount);
    owed = subtract(owed, repaid);
    const moves: EntryText[] = [];
    if (repaid > ZERO) moves.push([kind, from, accounts.advance(fund.id), dollarsOf(repaid)]);
    if (repaid < amount) moves.push([kind, from, reserve, dollarsOf(subtract(amount, repaid))]);
    return moves;
  });
}

const leavingFrom = (account: string, returns: readonly Return[]): Cents =>
  returns.reduce(
    (sum, { from, to: [, amount] }) => (from === account ? add(sum, centsOf(amount)) : sum),
    ZERO,
  );

/** The figure that a meter is brought back to, and never to be put below. */
export function resetOf({ offering }: Fund, { reseed, floor, seed }: MeterRule): Cents {
  const low = reseed ?? floor ?? seed;
  const reset = postedAmount(offering, low);
  return floor === undefined ? reset : max(reset, postedAmount(offering, floor));
}

/** What it takes to bring every meter back once. */
export const resetsOf = (fund: Fund): Cents =>
  sum(metersOf(fund).map((meter) => resetOf(fund, meter)));

export const asSource = (
  from: SourceText[0],
  amount: Cents,
  meter?: string,
): readonly SourceText[] => {
  if (amount === ZERO) return [];
  return meter === undefined ? [[from, dollarsOf(amount)]] : [[from, dollarsOf(amount), meter]];
};

/** Sources of the same kind as one. */
export function merged(sources: readonly SourceText[]): readonly SourceText[] {
  const all = new Map<string, SourceText>();
  for (const [from, amount, meter] of sources) {
    const before = all.get(`${from} ${meter}`)?.[1] ?? '0.00';
    const text = dollarsOf(add(centsOf(before), centsOf(amount)));
    all.set(`${from} ${meter}`, meter === undefined ? [from, text] : [from, text, meter]);
  }
  return [...all.values()];
}

/** The house's own money, as the place of what is left of an offering that it has paid for. */
export const HOUSE = 'house';

/** The account that has what is left of an offering when it is closed, and what comes back later. */
export function placeOfRest(house: House, { id, offered }: Fund): string {
  const place = openFund(house, offered.paidBy === id ? offered.closesTo : offered.paidBy);
  return place === HOUSE ? accounts.house('promotional-costs') : accounts.reserve(place);
}

/** The fund that stands for one that may have been closed since. */
function openFund({ offerings }: House, id: string): string {
  let at = id;
  for (let next = offerings.get(at); next?.isClosed === true; next = offerings.get(at)) {
    at = next.closesTo;
  }
  return at;
}
