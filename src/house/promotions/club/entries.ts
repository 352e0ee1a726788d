// What a member takes part with, besides credits: tickets in drums, points in drawings by hours,
// picks.
import { isChosen } from '#rules';
import { type Fund, fundOf, titleOf } from '../../funds/funds.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import type { Drum } from '../drums/state.ts';
import { completeHoursOf } from './hours.ts';

/** Tickets of a patron that are still in the drum. */
function ticketsIn({ batches, emptiedTo, out }: Drum, patron: string): number {
  let count = 0;
  for (const batch of batches) {
    if (batch.patron !== patron) continue;
    const last = batch.first + batch.count - 1;
    count += Math.max(0, last - Math.max(batch.first - 1, emptiedTo));
    for (const serial of out.keys()) {
      if (serial > emptiedTo && serial >= batch.first && serial <= last) count -= 1;
    }
  }
  return count;
}

const isByHours = ({ offering }: Fund): boolean =>
  offering.activity.drum?.sources.some(
    (source) => source.by === 'hours' && isChosen(offering, source.in),
  ) === true;

/** Each is a line of the kiosk: of an offering, so many tickets, points or entries. */
export function entriesOf(
  { house, rulebook, now }: { house: House; rulebook: Rulebook; now: { instant: number } },
  patron: string,
) {
  const funds = [...house.offerings]
    .filter(([, { isClosed }]) => !isClosed)
    .map(([id, offered]) => fundOf(rulebook, id, offered));
  return funds.flatMap((fund) => {
    const { id, offering } = fund;
    const title = titleOf(fund);
    const line = (what: 'tickets' | 'points' | 'picks', count: number) =>
      count > 0 ? [{ offering: id, title, what, count }] : [];
    const from = offering.from?.instant ?? Number.NEGATIVE_INFINITY;
    const until = now.instant + 1;
    const drum = house.drums.drums.get(id);
    const picks = [...house.pools.values()].filter(
      (contest) =>
        contest.offering === id && contest.status === 'open' && contest.picks.has(patron),
    );
    if (isByHours(fund)) return line('points', completeHoursOf(house, patron, { from, until }));
    return [
      ...line('tickets', drum === undefined ? 0 : ticketsIn(drum, patron)),
      ...line('picks', picks.length),
    ];
  });
}
