// What must be true of a house after every command, and what is looked at now and then because it
// takes longer.
import type { House } from '#house';
import { sum, ZERO } from '#money';
import { differenceOf } from './same.ts';
import { type Tally, wrong } from './tally.ts';

/** How the house stands, in a few figures: a command that is refused leaves them as they are. */
export const outlineOf = (house: House): string => {
  const { seq, at, book, staff, patrons, tables, funds, offerings, proposals } = house;
  const { calls, wins, claims, drops, holdings, slipCount, closedDay, devices, webhooks } = house;
  const parts = [book, staff, patrons, tables, funds, offerings, proposals, calls, wins, claims];
  let counts = `${seq} ${at} ${slipCount} ${closedDay} ${drops.size} ${holdings.size}`;
  counts += ` ${devices.size} ${webhooks.size}`;
  for (const { size } of parts) counts += ` ${size}`;
  return counts;
};

/** The accounts that a record has touched hold what the tally counts. */
export function checkTouched(
  { book }: House,
  { accounts }: Tally,
  touched: Iterable<string>,
): void {
  for (const account of touched) {
    const [is, should] = [book.get(account) ?? ZERO, accounts.get(account) ?? ZERO];
    if (is !== should) wrong(`${account} is ${is} in the books and ${should} by the log`);
  }
}

/** Everything that the tally knows, against everything that the house knows. */
export function checkAll(house: House, tally: Tally): void {
  const total = sum(house.book.values());
  if (total !== ZERO) wrong(`the books do not balance: ${total}`);
  checkTouched(house, tally, new Set([...house.book.keys(), ...tally.accounts.keys()]));
  checkOfferings(house, tally);
  checkCalls(house, tally);
  checkClaims(house, tally);
  checkDrops(house, tally);
  checkAccess(house, tally);
}

function checkDrops(house: House, tally: Tally): void {
  for (const [drop, { expected, by, counts }] of house.drops) {
    const difference = differenceOf({ expected, by, counts }, tally.drops.get(drop), drop);
    if (difference !== undefined) wrong(difference);
  }
  if (house.drops.size !== tally.drops.size) wrong('boxes wait that nobody dropped');
}

/** Badges, devices and webhooks are those that the log tells of. */
function checkAccess({ staff, devices, webhooks, patrons }: House, tally: Tally): void {
  const difference =
    differenceOf(staff, tally.badges, 'badges') ??
    differenceOf(devices, tally.devices, 'devices') ??
    differenceOf(new Set(webhooks.keys()), tally.webhooks, 'webhooks') ??
    differenceOf(new Set(patrons.keys()), tally.patrons, 'patrons');
  if (difference !== undefined) wrong(difference);
}

function checkOfferings(house: House, tally: Tally): void {
  for (const [id, offered] of house.offerings) {
    const counted = tally.offerings.get(id) ?? wrong(`${id} was never posted`);
    const { hitCount, won, hits, isClosed } = offered;
    const isSame = hitCount === counted.hitCount && won === counted.won;
    if (!isSame || hits.length > hitCount || isClosed !== counted.isClosed) {
      wrong(`${id}: ${hitCount} hits, ${won} won; ${counted.hitCount} and ${counted.won} counted`);
    }
    const difference = differenceOf(offered.counts, counted.meters, `the meters of ${id}`);
    if (difference !== undefined) wrong(difference);
    for (const [meter, cap] of counted.caps) {
      const stands = tally.accounts.get(`fund/${id}/meter/${meter}`) ?? ZERO;
      if (stands > cap) wrong(`${meter} of ${id} stands at ${stands}, above ${cap}`);
    }
  }
}

function checkCalls(house: House, tally: Tally): void {
  if (house.calls.size !== tally.calls.size) wrong('calls wait that nobody made');
  for (const [id, { offering, holds }] of house.calls) {
    const counted = tally.calls.get(id) ?? wrong(`${id} was never called`);
    for (const [meter, amount] of holds) {
      if (counted.holds.get(meter) !== amount) wrong(`${id} holds ${amount} of ${meter}`);
    }
    if (house.offerings.get(offering)?.line.includes(id) !== true) wrong(`${id} is in no line`);
  }
  const inLine = [...house.offerings.values()].reduce((sum, { line }) => sum + line.length, 0);
  if (inLine !== house.calls.size) wrong(`${inLine} calls are in line, ${house.calls.size} wait`);
}

function checkClaims(house: House, tally: Tally): void {
  for (const [id, { status, amount }] of house.claims) {
    const counted = status === 'open' ? tally.openClaims.get(id)?.amount : amount;
    const known = status === 'open' ? 'open' : tally.closedClaims.get(id);
    if (counted !== amount || known !== status) wrong(`${id} is ${status}: ${amount}`);
  }
  const all = tally.openClaims.size + tally.closedClaims.size;
  if (house.claims.size !== all) wrong(`${house.claims.size} claims, ${all} by the log`);
  for (const [call, { claims }] of house.wins) {
    const isDone = claims.length > 0 && !claims.some((id) => tally.openClaims.has(id));
    if (isDone) wrong(`nothing of ${call} is open, and it could be taken back`);
  }
}

/** Nothing is due any more: no claim is open whose clock has run out. */
export function checkNothingDue({ openClaims }: Tally, instant: number): void {
  for (const [id, { expires }] of openClaims) {
    if (expires !== undefined && expires <= instant) wrong(`${id} should have expired`);
  }
}
