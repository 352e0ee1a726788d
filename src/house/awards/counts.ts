// What was won, counted: claims that are open, meters that were hit, what a patron holds.

import { add, centsOf } from '#money';
import { given } from '#result';
import type { Awarded } from '../events.ts';
import { type Call, type House, meterCount, type Offered } from '../state.ts';
import type { Granted } from '../words/shapes.ts';

const HITS_KEPT = 25;

/** Counts what was won, and opens its claims; a call says in which round, and under which version. */
export function countWin(
  house: House,
  id: string,
  event: Pick<Awarded, 'offering' | 'slip' | 'claims' | 'granted' | 'reseeded' | 'hit' | 'isHit'>,
  { round, version }: Partial<Pick<Call, 'round' | 'version'>> = {},
): void {
  const { offering, slip, claims, granted, reseeded, hit, isHit } = event;
  const offered = house.offerings.get(offering) as Offered;
  house.slipCount = slip;
  offered.hitCount += 1;
  const hitOf = version ?? offered.version;
  if (isHit && hitOf === offered.version) offered.hitsSincePosted += 1;
  offered.won = add(offered.won, centsOf(hit.amount));
  offered.hits.push(hit);
  if (offered.hits.length > HITS_KEPT) offered.hits.shift();
  for (const [meter, given] of Object.entries(hit.meters)) {
    const count = meterCount(offered, meter);
    count.hitCount += 1;
    count.won = add(count.won, centsOf(given));
  }
  const ids = claims.map((each) => each.id);
  const won = {
    ...{ offering, hit, claims: ids, granted, reseeded, stepped: [] },
    ...(isHit ? { hitOf } : {}),
  };
  house.wins.set(id, round === undefined ? won : { ...won, round });
  for (const each of claims) {
    const { id: claim, table, seat, patron, amount, sources, stake = '0.00', expires } = each;
    house.claims.set(claim, {
      id: claim,
      call: id,
      slip,
      offering,
      table,
      seat,
      sources,
      ...given({ patron }),
      amount: centsOf(amount),
      ...given({ thing: each.thing, paidIn: each.paidIn }),
      status: 'open',
      wonAt: hit.at,
      stake: centsOf(stake),
      forms: [],
      ...given({ expires }),
    });
    if (expires !== undefined) house.clocked.add(claim);
  }
  for (const each of granted) grant(house, offering, each);
}

/** Adds what was won besides money to what a patron holds, or takes it back. */
export function grant(
  { holdings }: House,
  offering: string,
  { patron, share, count }: Granted,
  times: 1 | -1 = 1,
): void {
  if (patron === undefined || count === undefined) return;
  const all = holdings.get(offering) ?? new Map();
  holdings.set(offering, all);
  const mine = all.get(patron) ?? {};
  all.set(patron, { ...mine, [share]: (mine[share] ?? 0) + times * count });
}
