// Two sums that must agree with the books after every record: what pending calls hold of each meter
// is what its held account has, and what open claims come to is what is payable.
import type { Event, House } from '#house';
import { accounts, balanceOf } from '#ledger';
import { addTo, type Cents, dollarsOf, subtract, ZERO } from '#money';

export interface Reckoning {
  /** Takes note of a record that the house has applied, and says what does not agree now. */
  note(events: readonly Event[]): string | undefined;
  /** Counts everything anew. */
  recount(): string | undefined;
}

const NONE: readonly never[] = [];

type Sums = Map<string, Cents>;
type Side = 'held' | 'payable' | 'other';

const SIDE = /^fund\/[^/]+\/(held(?=\/)|payable$)/;
const sideOf = (account: string): Side => (SIDE.exec(account)?.[1] as Side | undefined) ?? 'other';

/** The claims that an event is about, whatever it does with them. */
function claimsIn(event: Event): readonly string[] {
  const {
    claim,
    claims = [],
    parts = [],
  } = event as {
    readonly claim?: string;
    readonly claims?: readonly (string | { readonly id: string })[];
    readonly parts?: readonly { readonly id: string }[];
  };
  const named = [...claims, ...parts].map((each) => (typeof each === 'string' ? each : each.id));
  return claim === undefined ? named : [claim, ...named];
}

const isAboutCalls = (event: Event): boolean => 'call' in event;
const isAboutClaims = (event: Event): boolean => 'claim' in event || 'claims' in event;

export function makeReckoning(house: House): Reckoning {
  /** What each account is for; many entries name the same few. */
  const sides = new Map<string, Side>();
  /** The accounts of both kinds that were ever used. */
  const held = new Set<string>();
  const payable = new Set<string>();
  /** What is counted as open of each claim, and together for each account. */
  const open = new Map<string, Cents>();
  const owed: Sums = new Map();

  function see(account: string): Side {
    const known = sides.get(account);
    if (known !== undefined) return known;
    const side = sideOf(account);
    sides.set(account, side);
    if (side === 'held') held.add(account);
    if (side === 'payable') payable.add(account);
    return side;
  }

  function lookAt(id: string): void {
    const claim = house.claims.get(id);
    if (claim === undefined) return;
    const account = accounts.payable(claim.offering);
    see(account);
    const now = claim.status === 'open' ? claim.amount : ZERO;
    addTo(owed, account, subtract(now, open.get(id) ?? ZERO));
    if (now === ZERO) open.delete(id);
    else open.set(id, now);
  }

  function compare(used: ReadonlySet<string>, sums: Sums, what: string): string | undefined {
    for (const account of new Set([...used, ...sums.keys()])) {
      const [sum, there] = [sums.get(account) ?? ZERO, balanceOf(house.book, account)];
      if (sum !== there) {
        return `${what} come to ${dollarsOf(sum)}, but ${account} has ${dollarsOf(there)}`;
      }
    }
    return undefined;
  }

  function compareHolds(): string | undefined {
    const sums: Sums = new Map();
    for (const { offering, holds } of house.calls.values()) {
      for (const [meter, amount] of holds) addTo(sums, accounts.held(offering, meter), amount);
    }
    return compare(held, sums, 'the holds of the pending calls');
  }

  const compareClaims = (): string | undefined => compare(payable, owed, 'the open claims');

  return {
    note(events) {
      let [callsToo, claimsToo] = [false, false];
      for (const event of events) {
        for (const [, debit, credit] of event.moves ?? NONE) {
          const from = see(debit);
          const to = see(credit);
          if (from === 'held' || to === 'held') callsToo = true;
          if (from === 'payable' || to === 'payable') claimsToo = true;
        }
        if (isAboutCalls(event)) callsToo = true;
        if (!isAboutClaims(event)) continue;
        claimsToo = true;
        for (const id of claimsIn(event)) lookAt(id);
      }
      return (callsToo ? compareHolds() : undefined) ?? (claimsToo ? compareClaims() : undefined);
    },
    recount() {
      for (const id of house.claims.keys()) lookAt(id);
      return compareHolds() ?? compareClaims();
    },
  };
}
