// Calls, awards and claims, counted from what the events say of them.
import type { EventOf } from '#house';
import { add, addTo, type Cents, max, negate, subtract, sum, ZERO } from '#money';
import { type Offering, postedAmount } from '#rules';
import {
  cents,
  meterIn,
  offeringIn,
  type TalliedClaim,
  type Tally,
  type Where,
  wrong,
} from './tally.ts';
import { endOfClaim } from './tally-clock.ts';
import { checkPayment, givenBy, moneyIn } from './tally-papers.ts';

type Holds = Readonly<Record<string, string>>;
type Released = EventOf<'call-withdrawn'>['released'];
type Awarded = EventOf<'prize-awarded'>;
type Source = Awarded['reseeded'][number];
type Claim = Awarded['claims'][number];

export function countCall(tally: Tally, event: EventOf<'hand-called'>, at: Where): void {
  const { by, instant: calledAt } = at;
  const { call, offering: id, holds } = event;
  if (tally.calls.has(call)) wrong(`${call} was called before`);
  const held = new Map(Object.entries(holds).map(([meter, text]) => [meter, cents(text)]));
  tally.calls.set(call, { offering: id, holds: held, calledBy: by, calledAt, signedBy: [] });
  const offering = offeringIn(tally, id);
  for (const [meter, amount] of held) {
    addTo(offering.held, meter, amount);
    const left = tally.accounts.get(`fund/${id}/meter/${meter}`) ?? ZERO;
    if (left !== ZERO) wrong(`${call} leaves ${left} on ${meter} of ${id}`);
  }
  checkHeld(tally, id);
}

export function countVerified(
  { calls }: Tally,
  { call: id }: EventOf<'call-verified'>,
  { by }: Where,
): void {
  const call = calls.get(id) ?? wrong(`${id} is no pending call`);
  if (call.signedBy.length > 0) wrong(`${id} is verified after somebody has signed`);
  if (call.calledBy === by) wrong(`${by} has had a hand in ${id} before`);
  call.verifiedBy = by;
}

/** The people who called, who verified last and who sign are all different. */
export function sign(
  { calls }: Tally,
  { call: id }: EventOf<'call-signed' | 'prize-awarded'>,
  { by }: Where,
): void {
  const { calledBy, verifiedBy, signedBy } = calls.get(id) ?? wrong(`${id} is no pending call`);
  if (verifiedBy === undefined) wrong(`${id} is signed, and nobody has verified it`);
  if ([calledBy, verifiedBy, ...signedBy].includes(by))
    wrong(`${by} has had a hand in ${id} before`);
  signedBy.push(by);
}

/** What a call held goes to the next one, or is free. */
function letGo(tally: Tally, id: string, { to, holds }: Released): void {
  const call = tally.calls.get(id) ?? wrong(`${id} is no pending call`);
  const { held } = offeringIn(tally, call.offering);
  for (const [meter, amount] of call.holds) addTo(held, meter, negate(amount));
  tally.calls.delete(id);
  if (to === null) return;
  const next = tally.calls.get(to) ?? wrong(`${to} is no pending call`);
  if (next.offering !== call.offering) wrong(`${to} waits for another offering than ${id}`);
  for (const [meter, text] of Object.entries(holds)) {
    addTo(next.holds, meter, cents(text));
    addTo(held, meter, cents(text));
  }
}

export function countWithdrawn(tally: Tally, event: EventOf<'call-withdrawn'>): void {
  const call = tally.calls.get(event.call) ?? wrong(`${event.call} is no pending call`);
  const [held, left] = [sum(call.holds.values()), sum(amountsOf(event.released.holds))];
  if (held !== left) wrong(`${event.call} held ${held} and leaves ${left}`);
  letGo(tally, event.call, event.released);
  checkHeld(tally, call.offering);
}

const amountsOf = (holds: Holds): readonly Cents[] => Object.values(holds).map(cents);

export function countAward(tally: Tally, event: Awarded, at: Where): void {
  sign(tally, event, at);
  const { call: id, offering: of, claims, reseeded, released, hit } = event;
  const call = tally.calls.get(id) ?? wrong(`${id} is awarded twice, or was never called`);
  const offering = offeringIn(tally, of);
  const given = claims.flatMap(({ sources }) => sources);
  offering.advance = add(offering.advance, add(lentIn(given), lentIn(reseeded)));
  for (const [meter, held] of call.holds) {
    const won = sum(given.map((source) => ofMeter(source, meter)));
    const brought = sum(reseeded.filter(([, , to]) => to === meter).map(amountOf));
    const left = subtract(add(held, brought), won);
    if (left !== cents(released.holds[meter] ?? '0.00')) wrong(`${id} leaves ${left} on ${meter}`);
    if (won !== cents(hit.meters[meter] ?? '0.00')) wrong(`${id} wins ${won} of ${meter}`);
    if (won === ZERO) continue;
    const count = meterIn(offering, meter);
    count.hitCount += 1;
    count.won = add(count.won, won);
  }
  letGo(tally, id, released);
  const when = { called: call.calledAt, awarded: at.instant };
  const { sheet } = offering;
  for (const claim of claims) openClaim(tally, { call: id, of, sheet }, { claim, when, won: at });
  const won = sum(claims.map(({ amount }) => cents(amount)));
  if (won !== cents(hit.amount)) wrong(`${id} won ${hit.amount}, its claims are ${won}`);
  offering.hitCount += 1;
  offering.won = add(offering.won, won);
  offering.hits.set(id, hit.meters);
  tally.totals.hits += 1;
  tally.totals.won = add(tally.totals.won, won);
  checkHeld(tally, of);
  checkPayable(tally, of);
}

const amountOf = ([, amount]: Source): Cents => cents(amount);
const ofMeter = ([from, amount, meter]: Source, name: string): Cents =>
  from === 'meter' && meter === name ? cents(amount) : ZERO;
const lentIn = (sources: readonly Source[]): Cents =>
  sum(sources.filter(([from]) => from === 'advance').map(amountOf));

/** Prizes that no deal has decided: claims and meters as the event has them. The winner was there
 * in time, so only the time after the minutes of the sheet is left. */
export function countPrizes(tally: Tally, event: EventOf<'prizes-won'>, at: Where): void {
  const { instant } = at;
  const { award, offering: of, claims, hit } = event;
  const offering = offeringIn(tally, of);
  const given = claims.flatMap(({ sources }) => sources);
  for (const meter of new Set([
    ...given.flatMap(([, , name]) => name ?? []),
    ...Object.keys(hit.meters),
  ])) {
    const won = sum(given.map((source) => ofMeter(source, meter)));
    if (won !== cents(hit.meters[meter] ?? '0.00')) wrong(`${award} wins ${won} of ${meter}`);
    const count = meterIn(offering, meter);
    count.hitCount += 1;
    count.won = add(count.won, won);
  }
  const { minutes: _, leastPrize: __, since: ___, ...clock } = offering.sheet.activity.claim;
  const activity = { ...offering.sheet.activity, claim: clock };
  const sheet = { ...offering.sheet, activity };
  const when = { called: instant, awarded: instant };
  for (const claim of claims) {
    const entry = event.of.what === 'tournament' ? `${event.of.id} ${claim.patron}` : undefined;
    openClaim(tally, { call: award, of, sheet, entry }, { claim, when, won: at });
  }
  const won = sum(claims.map(({ amount }) => cents(amount)));
  if (won !== cents(hit.amount)) wrong(`${award} won ${hit.amount}, its claims are ${won}`);
  offering.hitCount += 1;
  offering.won = add(offering.won, won);
  offering.hits.set(award, hit.meters);
  tally.totals.hits += 1;
  tally.totals.won = add(tally.totals.won, won);
  checkPayable(tally, of);
}

function openClaim(
  tally: Tally,
  {
    call,
    of,
    sheet,
    entry,
  }: {
    readonly call: string;
    readonly of: string;
    readonly sheet: Offering;
    readonly entry?: string | undefined;
  },
  {
    claim,
    when,
    won: { instant, day },
  }: {
    readonly claim: Claim;
    readonly when: Parameters<typeof endOfClaim>[1];
    readonly won: Where;
  },
): void {
  const { id, table, patron, expires } = claim;
  const amount = cents(claim.amount);
  if (tally.openClaims.has(id) || tally.closedClaims.has(id)) wrong(`${id} is there already`);
  const lines = claim.lines.map((line) => {
    const given = sum(Object.values(line.from).map(cents));
    const said = cents(line.amount ?? '0.00');
    if (said !== given) wrong(`${id}: ${line.row} is ${said} and comes from ${given}`);
    return said;
  });
  if (sum(lines) !== amount) wrong(`${id} is ${amount}, its lines are ${sum(lines)}`);
  const given = givenBy(claim.sources);
  if (sum(given.values()) !== amount) wrong(`${id} is ${amount} and comes from another sum`);
  const until = isClocked(sheet, claim) ? endOfClaim(sheet, when) : undefined;
  if (expires !== until) wrong(`${id} expires at ${expires}, its clock runs until ${until}`);
  const stake = cents(claim.stake ?? '0.00');
  const worth = claim.thing === undefined ? {} : { worth: cents(claim.thing.worth ?? '0.00') };
  const { paidIn } = claim;
  const form = { ...worth, paidIn };
  const facts = { call, offering: of, table, patron, amount, ...form, won: { instant, day } };
  const more = { expires: until, stake, given, forms: new Set<string>() };
  const isEntry = entry !== undefined && stake > ZERO;
  if (isEntry) {
    const nets = tally.entries.get(entry) ?? new Map<string, Cents>();
    tally.entries.set(entry, nets.set(id, subtract(amount, stake)));
  }
  tally.openClaims.set(id, { ...facts, ...more, ...(isEntry ? { entry } : {}) });
  const offering = offeringIn(tally, of);
  offering.payable = add(offering.payable, amount);
}

/** A sheet may have a clock for greater prizes only. */
function isClocked(sheet: Offering, { lines }: Claim): boolean {
  const { leastPrize } = sheet.activity.claim;
  if (leastPrize === undefined) return true;
  return lines.some(({ row: id, amount = '0.00' }) => {
    const prize = sheet.activity.rows.find((row) => row.id === id)?.prize;
    const posted = prize?.pays === 'dollars' ? postedAmount(sheet, prize.amount) : cents(amount);
    return posted >= leastPrize;
  });
}

function closeClaim(tally: Tally, id: string, how: 'paid' | 'expired' | 'voided'): TalliedClaim {
  const claim = tally.openClaims.get(id);
  if (claim === undefined) return wrong(`${id} is ${how} and was ${tally.closedClaims.get(id)}`);
  tally.openClaims.delete(id);
  tally.closedClaims.set(id, how);
  const { entry = '', partOf } = claim;
  if (how === 'voided') tally.entries.get(entry)?.delete(partOf ?? id);
  if (how === 'expired') tally.entries.get(entry)?.delete(id);
  const offering = offeringIn(tally, claim.offering);
  offering.payable = subtract(offering.payable, claim.amount);
  return claim;
}

export function countPaid(tally: Tally, event: EventOf<'claim-paid'>, at: Where): void {
  const claim = closeClaim(tally, event.claim, 'paid');
  const { offering, amount, patron } = claim;
  checkPayment(tally, event, claim, at);
  const payee = event.patron;
  if (payee !== undefined && tally.excluded.has(payee)) wrong(`${payee} may not be paid`);
  if (patron !== undefined && payee !== patron) wrong(`${payee} is paid what ${patron} has won`);
  const moved = sum((event.moves ?? []).map(([, , , text]) => cents(text)));
  // Of a thing nothing can be kept back: what is due for it was brought, beyond the money in the prize.
  const brought = max(ZERO, subtract(cents(event.withheld?.amount ?? '0.00'), moneyIn(claim)));
  const isAll = cents(event.amount) === amount && moved === add(amount, brought);
  if (!isAll) wrong(`${event.claim} is ${amount}; ${event.amount} said, ${moved} paid`);
  tally.totals.paid = add(tally.totals.paid, amount);
  tally.totals.payments += 1;
  checkPayable(tally, offering);
}

export function countExpired(
  tally: Tally,
  event: EventOf<'claim-expired'>,
  { instant }: Where,
): void {
  const { offering, amount, expires } = closeClaim(tally, event.claim, 'expired');
  const isOver = expires !== undefined && instant >= expires;
  if (!isOver && event.forfeited === undefined) wrong(`${event.claim} expired before its clock`);
  if (cents(event.amount) !== amount) wrong(`${event.claim} is ${amount}, not ${event.amount}`);
  tally.totals.expired += 1;
  checkPayable(tally, offering);
}

export function countVoided(tally: Tally, event: EventOf<'award-voided'>): void {
  const { claims, offering: id, call, amount } = event;
  const closed = claims.map((claim) => closeClaim(tally, claim, 'voided'));
  const back = sum(closed.map((claim) => claim.amount));
  if (closed.some((claim) => claim.call !== call)) wrong(`${call} takes others' claims back`);
  if (back !== cents(amount)) wrong(`${call} takes ${amount} back, its claims are ${back}`);
  const offering = offeringIn(tally, id);
  offering.hitCount -= 1;
  offering.won = subtract(offering.won, back);
  for (const [meter, text] of Object.entries(offering.hits.get(call) ?? {})) {
    const count = meterIn(offering, meter);
    count.hitCount -= 1;
    count.won = subtract(count.won, cents(text));
  }
  tally.totals.voided += 1;
  checkPayable(tally, id);
}

function checkHeld(tally: Tally, id: string): void {
  for (const [meter, amount] of offeringIn(tally, id).held) {
    const held = tally.accounts.get(`fund/${id}/held/${meter}`) ?? ZERO;
    if (held !== amount) wrong(`${held} are held of ${meter} of ${id}, its calls hold ${amount}`);
  }
}

function checkPayable(tally: Tally, id: string): void {
  const payable = tally.accounts.get(`fund/${id}/payable`) ?? ZERO;
  const open = offeringIn(tally, id).payable;
  if (payable !== open) wrong(`${id} owes ${payable} to winners, its open claims are ${open}`);
}
