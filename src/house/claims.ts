// Claims: each winner's right to a prize, until it is paid, expires or is taken back.
import { accounts, balanceOf } from '#ledger';
import { countOf } from '#money';
import type { Moment } from '#rules';
import { type Area, type Ask, checkCovered, claimNamed, refuse, tableNamed } from './ask.ts';
import { grant } from './awards.ts';
import type { Action, Command, CommandOf } from './commands.ts';
import type { Event, Move } from './events.ts';
import { type Fund, giveBack, knownFund, merged, placeOfRest, type Return } from './funds.ts';
import { countAsked, countIn, dollarsIn } from './money.ts';
import type { Rulebook } from './rulebook.ts';
import { type Claim, type House, meterCount, type Offered, type Table, type Win } from './state.ts';

function payClaim({ house, command, at }: Ask<CommandOf<'pay-claim'>>): readonly Event[] {
  const claim = claimNamed(house, command.claim);
  const { from, identity, patron } = command;
  const payer = payingAccount(house, command, claim);
  if (patron !== undefined && !house.patrons.has(patron)) refuse('unknown-patron', patron);
  if (claim.status !== 'open') refuse('claim-closed', claim.status);
  if (isExpired(claim, at)) refuse('claim-closed', 'its time is over');
  checkWinner(house, claim, patron);
  const { settings } = house;
  const needsIdentity = claim.amount >= countIn(settings.identityFrom);
  if (needsIdentity && (identity === undefined || (patron ?? claim.patron) === undefined)) {
    refuse('identity-needed', `from ${settings.identityFrom}`);
  }
  const limit =
    from === 'tray' ? settings.trayLimit : from === 'cage' ? settings.cashUpTo : undefined;
  if (limit !== undefined && isOver(claim.amount, limit, from)) refuse('over-limit', limit);
  const withheld = countAsked(command.withheld ?? '0');
  if (withheld > claim.amount) refuse('over-limit', 'more withheld than won');
  const paid = claim.amount - withheld;
  const there = countOf(balanceOf(house.book, payer));
  if (from !== 'cheque' && there < paid) refuse('not-enough-money', payer);
  const payable = accounts.payable(claim.offering);
  const moves: Move[] = [];
  if (paid > 0n) moves.push(['payment', payable, payer, dollarsIn(paid)]);
  if (withheld > 0n) {
    moves.push(['withholding', payable, accounts.house('withheld-tax'), dollarsIn(withheld)]);
  }
  const who = patron ?? claim.patron;
  return [
    {
      type: 'claim-paid',
      claim: claim.id,
      ...(who === undefined ? {} : { patron: who }),
      from,
      amount: dollarsIn(claim.amount),
      ...(withheld > 0n ? { withheld: dollarsIn(withheld) } : {}),
      ...(identity === undefined ? {} : { identity }),
      moves,
    },
  ];
}

/** A tray pays below its limit, the cage up to its own. */
const isOver = (amount: bigint, limit: string, from: 'cage' | 'tray' | 'cheque'): boolean =>
  from === 'tray' ? amount >= countIn(limit) : amount > countIn(limit);

/** The account that pays. */
function payingAccount(
  house: House,
  { from, table }: CommandOf<'pay-claim'>,
  claim: Claim,
): string {
  if (from === 'cheque') return accounts.house('bank');
  if (from === 'cage') return accounts.house('cage');
  const name = table ?? claim.table;
  tableNamed(house, name);
  if (name !== claim.table) refuse('wrong-table', claim.table);
  return accounts.tray(name);
}

/** The person who is paid is the one who won, and may be. */
function checkWinner({ patrons }: House, claim: Claim, patron: string | undefined): void {
  const who = patron ?? claim.patron;
  if (who === undefined) return;
  if (claim.patron !== undefined && claim.patron !== who) refuse('not-the-winner', who);
  if (patrons.get(who) === 'excluded') refuse('ineligible-person', who);
}

const isExpired = ({ expires }: Claim, { instant }: Moment): boolean =>
  expires !== undefined && expires <= instant;

/** Claims whose time is over, one of each offering: the money goes where the sheet sends it, and the
 * next one must know what this one has left. */
export function expireClaims(house: House, at: Moment, rulebook: Rulebook): readonly Event[] {
  const events = new Map<string, Event>();
  for (const id of house.clocked) {
    const claim = house.claims.get(id) as Claim;
    const { offering, amount } = claim;
    if (!isExpired(claim, at) || events.has(offering)) continue;
    const moves = returnOf(house, claim, knownFund(house, offering, rulebook));
    const facts = { claim: id, offering, amount: dollarsIn(amount) };
    events.set(offering, { type: 'claim-expired', ...facts, moves });
  }
  return [...events.values()];
}

/** A withdrawn offering has no fund any more: what comes back goes to where the rest went. */
function returnOf(house: House, { offering, amount, sources }: Claim, fund: Fund): readonly Move[] {
  const from = accounts.payable(offering);
  const all = dollarsIn(amount);
  if (fund.offered.isClosed) return [['expiry', from, placeOfRest(house, fund), all]];
  const isToReserve = fund.offering.activity.claim.returnsTo === 'reserve';
  const places = isToReserve ? ([['reserve', all]] as const) : sources;
  return giveBack(house, fund, { kind: 'expiry', returns: places.map((to) => ({ from, to })) });
}

type VoidAward = Extract<Action, { type: 'void-award' }>;

/** Takes a whole award back: what was won returns to where it came from, and what the fund had put
 * into its meters returns too. */
export function voidAward(
  { house, rulebook }: Pick<Ask<Command>, 'house' | 'rulebook'>,
  { call, reason }: VoidAward,
): readonly Event[] {
  const win = house.wins.get(call);
  if (win === undefined) return refuse('unknown-award', call);
  const claims = win.claims.map((id) => claimNamed(house, id));
  if (claims.some(({ status }) => status !== 'open')) refuse('already-paid', call);
  const { offering, reseeded } = win;
  const { slip } = win.hit;
  const fund = knownFund(house, offering, rulebook);
  if (fund.offered.isClosed) refuse('fund-in-use', offering);
  const won = merged(claims.flatMap((claim) => claim.sources));
  const returns = [
    ...won.map((to) => ({ from: accounts.payable(offering), to })),
    ...reseeded.map(([of, sum, meter = '']): Return => {
      return { from: accounts.meter(offering, meter), to: [of, sum] };
    }),
  ];
  const moves = giveBack(house, fund, { kind: 'correction', returns });
  checkCovered(house, moves);
  const amount = dollarsIn(claims.reduce((sum, each) => sum + each.amount, 0n));
  const facts = { call, offering, slip, reason, claims: win.claims, amount };
  return [{ type: 'award-voided', ...facts, moves }];
}

function closeClaim(house: House, id: string, status: Claim['status']): void {
  const { claims, wins, clocked } = house;
  const claim = claims.get(id) as Claim;
  claim.status = status;
  clocked.delete(id);
  const isOpen = (each: string): boolean => claims.get(each)?.status === 'open';
  if (!wins.get(claim.call)?.claims.some(isOpen)) wins.delete(claim.call);
}

/** Takes a win out of the counters; its round can be called again, while it lasts. */
function uncount(house: House, { offering, hit, hitOf, granted, round: number }: Win): void {
  const offered = house.offerings.get(offering) as Offered;
  if (hitOf === offered.version) offered.hitsSincePosted -= 1;
  for (const each of granted) grant(house, offering, each, -1);
  offered.won -= countIn(hit.amount);
  offered.hitCount -= 1;
  for (const [meter, given] of Object.entries(hit.meters)) {
    const count = meterCount(offered, meter);
    count.hitCount -= 1;
    count.won -= countIn(given);
  }
  const at = offered.hits.findIndex(({ call }) => call === hit.call);
  if (at >= 0) offered.hits.splice(at, 1);
  const { round } = house.tables.get(hit.table) as Table;
  if (round?.number === number) round.awarded.delete(offering);
}

export const CLAIMS: Area = {
  decide: { 'pay-claim': payClaim },
  evolve: {
    'claim-paid': (house, { claim, patron }) => {
      closeClaim(house, claim, 'paid');
      if (patron !== undefined) (house.claims.get(claim) as Claim).patron = patron;
    },
    'claim-expired': (house, { claim }) => closeClaim(house, claim, 'expired'),
    'award-voided': (house, { call, claims }) => {
      uncount(house, house.wins.get(call) as Win);
      for (const claim of claims) closeClaim(house, claim, 'voided');
      house.wins.delete(call);
    },
  },
};
