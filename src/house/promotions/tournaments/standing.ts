// How a tournament stands: who is in, who has which place, what money and how many chips there are.
import { add, type Cents, centsOf, sum, ZERO } from '#money';
import {
  BROUGHT_BY,
  clockFace,
  playedAt,
  playedFor,
  type TournamentEnd,
  type TournamentMoney,
} from '#rules';
import type { House } from '../../state.ts';
import type { Out } from './events.ts';
import { fromButton, type SeatingTable } from './seating.ts';
import type { Entrant, Tournament } from './state.ts';

/** Plays for the bounties only, and has no place. */
export const isNpn = ({ way }: Pick<Entrant, 'way'>): boolean => way === 'no-purchase';

export const isBusted = ({ busts }: Tournament, patron: string): boolean =>
  busts.some(({ out }) => out.some((each) => each.patron === patron));

/** The players who are in for the places. */
export const playersIn = (tournament: Tournament): readonly string[] =>
  [...tournament.entrants]
    .filter(([patron, entrant]) => !isNpn(entrant) && !isBusted(tournament, patron))
    .map(([patron]) => patron);

export const isLive = ({ phase }: Tournament): boolean =>
  phase === 'sign-up' || phase === 'running' || phase === 'over';

/** A tournament has the table, besides one of this name. */
export const isInTournament = ({ tournaments }: House, table: string, name?: string): boolean =>
  [...tournaments].some(
    ([other, tournament]) => other !== name && isLive(tournament) && tournament.tables.has(table),
  );

/** Players who went out together and have places, the most chips first, equal stacks together. */
function groupsOf(tournament: Tournament, out: readonly Out[]): readonly (readonly Out[])[] {
  const placed = out.filter(({ patron }) => !isNpn(tournament.entrants.get(patron) as Entrant));
  const counts = [...new Set(placed.map(({ chips }) => chips))].sort((a, b) => b - a);
  return counts.map((count) => placed.filter(({ chips }) => chips === count));
}

/** Places from the best down, of those whose place is known; players still in come first, in the
 * order of the last count. Players who share a place stand together. */
export function placesOf(tournament: Tournament): readonly (readonly string[])[] {
  const { busts, entrants, deal } = tournament;
  const chipsOf = (patron: string): number => entrants.get(patron)?.chips ?? 0;
  const lead = (patron: string): number => (patron === deal?.first ? 1 : 0);
  const left = [...playersIn(tournament)].sort(
    (a, b) => lead(b) - lead(a) || chipsOf(b) - chipsOf(a),
  );
  const out = [...busts]
    .reverse()
    .flatMap((bust) => groupsOf(tournament, bust.out))
    .map((group) => group.map(({ patron }) => patron));
  const first = deal?.confirmedBy !== undefined ? [left] : left.map((patron) => [patron]);
  return [...first.filter((group) => group.length > 0), ...out];
}

/** Who may have the bounty on a player who is out: the winners of that hand, free rolls left out.
 * Empty if no hand decided. */
export function collectorsOf(tournament: Tournament, patron: string): readonly string[] {
  const out = tournament.busts.flatMap((each) => each.out).find((each) => each.patron === patron);
  return (out?.wonBy ?? []).filter((each) => tournament.entrants.get(each)?.way !== 'free-roll');
}

/** Bounties from the pool that no one can have any more. */
const lapsedOf = (tournament: Tournament): Cents =>
  [...tournament.entrants].reduce((sum, [patron, { bounty }]) => {
    const isLapsed = isBusted(tournament, patron) && collectorsOf(tournament, patron).length === 0;
    return bounty?.from === 'pool' && isLapsed ? add(sum, bounty.amount) : sum;
  }, ZERO);

/** What each place is paid: of the pool, and to the best paid one the bounties that have lapsed. */
export function placeAmounts(tournament: Tournament): readonly Cents[] {
  const amounts = (tournament.pool?.amounts ?? []).map(centsOf);
  const best = Math.max(
    0,
    amounts.findIndex((amount) => amount > ZERO),
  );
  const lapsed = lapsedOf(tournament);
  return amounts.map((amount, index) => (index === best ? add(amount, lapsed) : amount));
}

/** Everything that an entrant has paid themselves, for the entry and for more chips. */
export function paidBy({ way, buyIn, entryFee, rebuys, addOns }: Entrant): Cents {
  const entry = BROUGHT_BY[way] === 'entrant' ? add(buyIn, entryFee) : ZERO;
  return sum([entry, ...rebuys, ...addOns]);
}

/** The last level in which players may enter or buy chips. */
export const lastSale = ({ structure: { lateEntryUntil, rebuys, addOns } }: Tournament): number =>
  Math.max(lateEntryUntil, rebuys?.untilLevel ?? 0, addOns?.untilLevel ?? 0);

export function moneyOf({ entrants }: Tournament): TournamentMoney {
  const all = [...entrants.values()];
  return {
    entryCount: all.filter((entrant) => !isNpn(entrant)).length,
    buyIns: sum(all.map(({ buyIn }) => buyIn)),
    rebuys: sum(all.flatMap(({ rebuys }) => rebuys)),
    addOns: sum(all.flatMap(({ addOns }) => addOns)),
    bounties: sum(all.flatMap(({ bounty }) => (bounty?.from === 'pool' ? [bounty.amount] : []))),
  };
}

/** Chips in play of those who have places: what was given out, and what was put in or taken away. */
export function chipsInPlay({ entrants, structure, chipsAdjusted }: Tournament): number {
  const all = [...entrants.values()].filter((entrant) => !isNpn(entrant));
  const count = (of: 'rebuys' | 'addOns'): number =>
    all.reduce((sum, entrant) => sum + entrant[of].length, 0) * (structure[of]?.chips ?? 0);
  return all.length * structure.startingChips + count('rebuys') + count('addOns') + chipsAdjusted;
}

/** Whether a level is over. The last one is on for good, but what is sold to its end is sold for its
 * minutes. */
export function isLevelOver(
  { structure: { levels }, clock, phase }: Tournament,
  level: number,
  instant: number,
): boolean {
  if (phase === 'sign-up') return false;
  const played = playedAt(clock, instant);
  return clockFace(levels, played).level > level || played >= playedFor(levels, levels.length, 0);
}

/** The tables in use as seats are drawn for them. */
export function placesIn(
  house: House,
  tournament: Tournament,
  { isNpn: wanted }: { readonly isNpn: boolean },
): readonly SeatingTable[] {
  const { tables, structure } = tournament;
  return [...tables]
    .filter(([, table]) => table.isNpn === wanted)
    .map(([table]) => ({
      table,
      seatCount: seatCountOf(house, table, structure.seatsPerTable),
      taken: seatsTaken(tournament, table),
    }));
}

export const seatCountOf = ({ tables }: House, table: string, most: number): number =>
  Math.min(most, tables.get(table)?.seats ?? 0);

export const seatsTaken = ({ entrants }: Tournament, table: string): readonly number[] =>
  [...entrants.values()].flatMap(({ seat }) => (seat?.table === table ? [seat.seat] : []));

/** What a sheet needs to know to say who has won what. */
export function tournamentEnd(tournament: Tournament): TournamentEnd {
  const { busts, starterCount, entrants, tables } = tournament;
  const last = busts.at(-1)?.out ?? [];
  const button = tables.get(last[0]?.table ?? '')?.button?.button ?? 0;
  const order = fromButton(
    button,
    last.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
  );
  const lastOut = [...last].sort(
    (a, b) => order.indexOf(a.seat as number) - order.indexOf(b.seat as number),
  );
  const [first] = entrants.values();
  return {
    starterCount,
    amounts: placeAmounts(tournament),
    buyIn: first?.buyIn ?? ZERO,
    places: placesOf(tournament),
    survivors: playersIn(tournament),
    lastOut: lastOut.map(({ patron, chips }) => ({ entrant: patron, chips })),
  };
}
