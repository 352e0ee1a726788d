// What people see of tournaments: the director everything, the room the clock and no patron.

import { dealtGameNamed } from '#games';
import { dollarsOf, sum } from '#money';
import { given } from '#result';
import { isChosen, isPosted, postedAmount, valueWords } from '#rules';
import { claimsUnder } from '../../awards/prizes.ts';
import { type Fund, knownFund, titleOf } from '../../funds/funds.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { splitFacts } from './deal.ts';
import { proposalOf } from './seating.ts';
import { tournamentRule } from './sign-up.ts';
import {
  chipsInPlay,
  isBusted,
  isLive,
  isNpn,
  lastSale,
  moneyOf,
  placesIn,
  placesOf,
  playersIn,
} from './standing.ts';
import type { Entrant, Tournament } from './state.ts';

/** What the pool has come to, or would if it were closed now. */
export function poolNow(tournament: Tournament, fund: Fund) {
  if (tournament.pool !== undefined) {
    const { places, amounts } = tournament.pool;
    return { prizePool: places, amounts };
  }
  const pool = tournamentRule(fund).pool(moneyOf(tournament), tournament.structure, fund.offering);
  if (!pool.ok) return { prizePool: collectedOf(tournament), amounts: [] };
  const { places, amounts } = pool.value;
  return { prizePool: dollarsOf(places), amounts: amounts.map(dollarsOf) };
}

function collectedOf(tournament: Tournament): string {
  const { buyIns, rebuys, addOns } = moneyOf(tournament);
  return dollarsOf(sum([buyIns, rebuys, addOns]));
}

const soldOf = ({ entrants }: Tournament, what: 'rebuys' | 'addOns'): number =>
  [...entrants.values()].reduce((sum, entrant) => sum + entrant[what].length, 0);

/** As any screen may show it: without names. */
function clockOf(house: House, rulebook: Rulebook, name: string, tournament: Tournament) {
  const { title, game, startsAt, phase, structure, clock, startedAt } = tournament;
  const left = playersIn(tournament).length;
  const chips = chipsInPlay(tournament);
  const fund = knownFund(house, tournament.offering, rulebook);
  const { starters } = tournamentRule(fund);
  const entryCount = moneyOf(tournament).entryCount;
  return {
    tournament: name,
    title,
    startsAt,
    phase,
    game: dealtGameNamed(game)?.title ?? game,
    ...given({ startedAt }),
    levels: structure.levels,
    clock,
    entryCount,
    playersLeft: left,
    chipsInPlay: chips,
    ...(starters === undefined ? {} : { starters: starters(fund.offering) }),
    averageStack: left === 0 ? 0 : Math.floor(chips / left),
    rebuyCount: soldOf(tournament, 'rebuys'),
    addOnCount: soldOf(tournament, 'addOns'),
    ...poolNow(tournament, fund),
    isPoolClosed: tournament.pool !== undefined,
  };
}

const ENDED_SHOWN = 20;

/** Those that are to come, are played or wait for their award, and the last few of the others; the
 * newest first. */
function recent({ tournaments }: House): readonly (readonly [string, Tournament])[] {
  let ended = 0;
  return [...tournaments].reverse().filter(([, tournament]) => {
    if (isLive(tournament)) return true;
    ended += 1;
    return ended <= ENDED_SHOWN;
  });
}

export const tournamentClocks = (house: House, rulebook: Rulebook) =>
  recent(house).map(([name, tournament]) => clockOf(house, rulebook, name, tournament));

export function tournamentClock(house: House, rulebook: Rulebook, name: string) {
  const tournament = house.tournaments.get(name);
  return tournament === undefined ? undefined : clockOf(house, rulebook, name, tournament);
}

function entrantLine(tournament: Tournament, patron: string, entrant: Entrant) {
  const { way, source, enteredAt, seat, chips, bounty, penalties, rebuys, addOns } = entrant;
  return {
    patron,
    way,
    enteredAt,
    isOut: isBusted(tournament, patron),
    isNpn: isNpn(entrant),
    ...given({ source, seat, chips }),
    rebuys: rebuys.length,
    addOns: addOns.length,
    ...(bounty === undefined
      ? {}
      : {
          bounty: given({
            amount: dollarsOf(bounty.amount),
            from: bounty.from,
            award: bounty.award,
          }),
        }),
    penalties,
  };
}

/** Prices as they are posted, for the desk. */
function pricesOf(fund: Fund): Readonly<Record<string, string>> {
  const { offering } = fund;
  const { fees } = tournamentRule(fund);
  return Object.fromEntries(
    Object.entries(fees)
      .filter(([, fee]) => isPosted(offering, fee))
      .map(([what, fee]) => [what, dollarsOf(postedAmount(offering, fee))]),
  );
}

/** What would make the tables even, with the player who would move. */
function balancing(house: House, tournament: Tournament) {
  const places = placesIn(house, tournament, { isNpn: false }).map((place) => ({
    ...place,
    button: tournament.tables.get(place.table)?.button,
  }));
  const proposal = tournament.phase === 'running' ? proposalOf(places) : undefined;
  if (proposal === undefined) return {};
  if (proposal.propose === 'break-table') return { proposal };
  const [patron = ''] =
    [...tournament.entrants].find(
      ([, { seat }]) => seat?.table === proposal.from && seat.seat === proposal.seat,
    ) ?? [];
  return { proposal: { ...proposal, patron } };
}

export const claimsOf = (house: House, award: string) =>
  claimsUnder(house, award).map(({ id, patron, amount, status }) =>
    given({
      claim: id,
      status,
      amount: dollarsOf(amount),
      patron,
    }),
  );

/** Tables that tournaments have, whichever they are. */
const takenTables = ({ tournaments }: House): readonly string[] =>
  [...tournaments.values()].filter(isLive).flatMap(({ tables }) => [...tables.keys()]);

/** Everything about one tournament, for the people who run it. */
export function tournamentFacts(house: House, rulebook: Rulebook, name: string) {
  const tournament = house.tournaments.get(name);
  if (tournament === undefined) return undefined;
  const { offering, structure, tables, busts, pool, deal, results, signed, charity } = tournament;
  const { rulesRead, award } = tournament;
  const fund = knownFund(house, offering, rulebook);
  const rule = tournamentRule(fund);
  const bounty = rule.bounty?.(fund.offering);
  return {
    ...clockOf(house, rulebook, name, tournament),
    offering,
    structure,
    prices: pricesOf(fund),
    collected: collectedOf(tournament),
    ways: rule.ways(fund.offering),
    most: rule.most(fund.offering),
    mayComeBack: rule.mayComeBack?.(fund.offering) === true,
    hasDeals: rule.dealRow !== undefined,
    checklist: rule.checklist.map((each) => ({ ...each, ...rulesRead.get(each.clause) })),
    journal: tournament.journal,
    ...(bounty === undefined
      ? {}
      : { bounty: { amount: dollarsOf(bounty.amount), from: bounty.from, paid: bounty.paid } }),
    entrants: [...tournament.entrants].map(([patron, entrant]) =>
      entrantLine(tournament, patron, entrant),
    ),
    tables: (isLive(tournament) ? [...tables] : []).map(([table, { isNpn: npn, hand, button }]) =>
      given({
        table,
        isNpn: npn,
        hand,
        button,
        seatCount: Math.min(structure.seatsPerTable, house.tables.get(table)?.seats ?? 0),
      }),
    ),
    takenTables: takenTables(house),
    ...balancing(house, tournament),
    busts,
    standings: placesOf(tournament),
    ...given({ pool }),
    ...splitFacts({ tournament, fund, rule }),
    ...given({ deal, results, award }),
    ...(charity === undefined ? {} : { charityPaid: charity }),
    ...given({ signed }),
    runBy: [...tournament.runBy],
    awardSignedBy: tournament.awardSignedBy,
    grants: [...tournament.grants].map(([patron, grant]) => ({ patron, ...grant })),
    lastSale: lastSale(tournament),
    claims: tournament.awards.flatMap((award) => claimsOf(house, award)),
  };
}

/** What is posted for tournaments, in words: the choices of the sheet, and the values. */
const postedLines = ({ activity, options, values }: Fund['offering']) => [
  ...Object.entries(activity.options).flatMap(([name, { title, choices, in: under }]) => {
    const chosen = options[name];
    return chosen === undefined || !isChosen({ options }, under)
      ? []
      : [{ title, words: choices[chosen] ?? chosen }];
  }),
  ...Object.entries(activity.values).flatMap(([name, rule]) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ title: rule.title, words: valueWords(rule, value) }];
  }),
];

/** Offerings under which a tournament can be announced, and what a structure may have there. */
export const tournamentOfferings = ({ offerings }: House, rulebook: Rulebook) =>
  [...offerings].flatMap(([offering, offered]) => {
    const posted = rulebook.posted(offered);
    const { activity } = posted;
    const { tournament: rule } = activity;
    if (offered.isClosed || rule === undefined) return [];
    return [
      {
        offering,
        title: titleOf({ offering: posted }),
        isSuspended: offered.isSuspended,
        games: posted.games.map((game) => ({ game, title: dealtGameNamed(game)?.title ?? game })),
        posted: postedLines(posted),
        ways: rule.ways(posted),
        parts: rule.parts(posted),
      },
    ];
  });
