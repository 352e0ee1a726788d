// What a member takes part with, besides credits: tickets in drums, points in drawings by hours,
// picks.
import { isChosen } from '#rules';
import { type Fund, fundOf, titleOf } from '../../funds/funds.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { ticketsOf } from '../drums/api.ts';
import { picksOf } from '../pools/api.ts';
import { completeHoursOf } from './api.ts';

const isByHours = ({ offering }: Fund): boolean =>
  offering.activity.drum?.sources.some(
    (source) => source.by === 'hours' && isChosen(offering, source.in),
  ) === true;

/** Each is a line of the kiosk: of an offering, so many tickets, points or entries. */
export function kioskEntries(
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
    if (isByHours(fund)) return line('points', completeHoursOf(house, patron, { from, until }));
    return [
      ...line('tickets', ticketsOf(house, id, patron)),
      ...line('picks', picksOf(house, id, patron)),
    ];
  });
}
