// What people see of tournaments: the director everything, the room the clock and no patron.
import { dealtGameNamed } from '#games';
import { countOf, makeDollars } from '#money';
import { dollarsOf, isPosted, type Structure } from '#rules';
import { type Fund, knownFund } from '../funds.ts';
import { dollarsIn } from '../money.ts';
import type { Rulebook } from '../rulebook.ts';
import type { House } from '../state.ts';
import { toSplit } from './purse.ts';
import { proposalOf } from './seating.ts';
import { ruleOf } from './sign-up.ts';
import { chipsInPlay, isNpn, isOut, moneyOf, placesIn, placesOf, playersIn } from './standing.ts';
import type { Entrant, Tournament } from './state.ts';

/** What the pool has come to, or would if it were closed now. */
function poolNow(tournament: Tournament, fund: Fund) {
  if (tournament.pool !== undefined) {
    const { places, amounts } = tournament.pool;
    return { prizePool: places, amounts };
  }
  const pool = ruleOf(fund).pool(moneyOf(tournament), tournament.structure, fund.offering);
  if (!pool.ok) return { prizePool: collectedOf(tournament), amounts: [] };
  const { places, amounts } = pool.value;
  return { prizePool: makeDollars(places), amounts: amounts.map(makeDollars) };
}

function collectedOf(tournament: Tournament): string {
  const { buyIns, rebuys, addOns } = moneyOf(tournament);
  return dollarsIn(countOf(buyIns) + countOf(rebuys) + countOf(addOns));
}

const soldOf = ({ entrants }: Tournament, what: 'rebuys' | 'addOns'): number =>
  [...entrants.values()].reduce((sum, entrant) => sum + entrant[what].length, 0);

/** As any screen may show it: nobody is named. */
function clockOf(house: House, rulebook: Rulebook, name: string, tournament: Tournament) {
  const { title, game, startsAt, phase, structure, clock, startedAt } = tournament;
  const left = playersIn(tournament).length;
  const chips = chipsInPlay(tournament);
  const fund = knownFund(house, tournament.offering, rulebook);
  const { starters } = ruleOf(fund);
  const entryCount = moneyOf(tournament).entryCount;
  return {
    ...{ tournament: name, title, startsAt, phase },
    game: dealtGameNamed(game)?.title ?? game,
    ...(startedAt === undefined ? {} : { startedAt }),
    levels: structure.levels,
    clock,
    ...{ entryCount, playersLeft: left, chipsInPlay: chips },
    ...(starters === undefined ? {} : { starters: starters(fund.offering) }),
    averageStack: left === 0 ? 0 : Math.floor(chips / left),
    ...{ rebuyCount: soldOf(tournament, 'rebuys'), addOnCount: soldOf(tournament, 'addOns') },
    ...poolNow(tournament, fund),
    isPoolClosed: tournament.pool !== undefined,
  };
}

export type TournamentClock = ReturnType<typeof clockOf>;

/** Those that are to come, are played, or were over lately; the newest first. */
export const tournamentClocks = (house: House, rulebook: Rulebook): readonly TournamentClock[] =>
  [...house.tournaments]
    .map(([name, tournament]) => clockOf(house, rulebook, name, tournament))
    .reverse();

export function tournamentClock(
  house: House,
  rulebook: Rulebook,
  name: string,
): TournamentClock | undefined {
  const tournament = house.tournaments.get(name);
  return tournament === undefined ? undefined : clockOf(house, rulebook, name, tournament);
}

function entrantLine(tournament: Tournament, patron: string, entrant: Entrant) {
  const { way, source, enteredAt, seat, chips, bounty, penalties, rebuys, addOns } = entrant;
  return {
    ...{ patron, way, enteredAt, isOut: isOut(tournament, patron), isNpn: isNpn(entrant) },
    ...(source === undefined ? {} : { source }),
    ...(seat === undefined ? {} : { seat }),
    ...(chips === undefined ? {} : { chips }),
    ...{ rebuys: rebuys.length, addOns: addOns.length },
    ...(bounty === undefined
      ? {}
      : {
          bounty: {
            ...{ amount: dollarsIn(bounty.amount), from: bounty.from },
            isAwarded: bounty.award !== undefined,
          },
        }),
    penalties,
  };
}

/** Prices as they are posted, for the desk. */
function pricesOf(fund: Fund): Readonly<Record<string, string>> {
  const { offering } = fund;
  const { fees } = ruleOf(fund);
  return Object.fromEntries(
    Object.entries(fees)
      .filter(([, fee]) => isPosted(offering, fee))
      .map(([what, fee]) => [what, makeDollars(dollarsOf(offering, fee))]),
  );
}

/** What would make the tables even, with whoever would move. */
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

/** The claims of an award, which are numbered after it. */
function claimsOf({ claims }: House, award: string) {
  const lines = [];
  for (let at = 1, claim = claims.get(`${award}:1`); claim !== undefined; ) {
    const { id, patron, amount, status } = claim;
    lines.push({
      ...{ claim: id, status, amount: dollarsIn(amount) },
      ...(patron === undefined ? {} : { patron }),
    });
    at += 1;
    claim = claims.get(`${award}:${at}`);
  }
  return lines;
}

/** Everything of one tournament, for whoever runs it. */
export function tournamentFacts(house: House, rulebook: Rulebook, name: string) {
  const tournament = house.tournaments.get(name);
  if (tournament === undefined) return undefined;
  const { offering, structure, tables, busts, pool, deal, results, signed, charity } = tournament;
  const fund = knownFund(house, offering, rulebook);
  const rule = ruleOf(fund);
  const bounty = rule.bounty?.(fund.offering);
  return {
    ...clockOf(house, rulebook, name, tournament),
    ...{ offering, structure, prices: pricesOf(fund), collected: collectedOf(tournament) },
    ways: rule.ways(fund.offering),
    most: rule.most(fund.offering),
    hasDeals: rule.dealRow !== undefined,
    checklist: rule.checklist,
    ...(bounty === undefined
      ? {}
      : { bounty: { amount: makeDollars(bounty.amount), from: bounty.from, paid: bounty.paid } }),
    entrants: [...tournament.entrants].map(([patron, entrant]) =>
      entrantLine(tournament, patron, entrant),
    ),
    tables: [...tables].map(([table, { isNpn: npn, hand, button }]) => ({
      ...{ table, isNpn: npn, hand },
      ...(button === undefined ? {} : { button }),
      seatCount: Math.min(structure.seatsPerTable, house.tables.get(table)?.seats ?? 0),
    })),
    ...balancing(house, tournament),
    busts,
    standings: placesOf(tournament),
    ...(pool === undefined
      ? {}
      : { pool, toSplit: dollarsIn(toSplit({ tournament, fund, rule })) }),
    ...(deal === undefined ? {} : { deal }),
    ...(results === undefined ? {} : { results }),
    ...(charity === undefined ? {} : { charityPaid: charity }),
    ...(signed === undefined ? {} : { signed }),
    runBy: [...tournament.runBy],
    claims: tournament.awards.flatMap((award) => claimsOf(house, award)),
  };
}

export type TournamentFacts = NonNullable<ReturnType<typeof tournamentFacts>>;

/** Offerings under which a tournament can be announced. */
export const tournamentOfferings = ({ offerings }: House, rulebook: Rulebook) =>
  [...offerings].flatMap(([offering, offered]) => {
    const posted = rulebook.posted(offered);
    const { activity } = posted;
    if (offered.isClosed || activity.tournament === undefined) return [];
    return [
      {
        ...{ offering, title: activity.title, isSuspended: offered.isSuspended },
        games: posted.games.map((game) => ({ game, title: dealtGameNamed(game)?.title ?? game })),
        values: Object.fromEntries(
          [...posted.values].flatMap(([key, value]) =>
            typeof value === 'number' || typeof value === 'string' ? [[key, value]] : [],
          ),
        ),
        options: posted.options,
      },
    ];
  });

/** The log of one tournament, with every field that a sheet asks for. */
export function tournamentLog(house: House, rulebook: Rulebook, name: string) {
  const tournament = house.tournaments.get(name);
  if (tournament === undefined) return undefined;
  const { title, game, startsAt, startedAt, endedAt, tablesUsed, entrants, pool } = tournament;
  const fund = knownFund(house, tournament.offering, rulebook);
  const { activity } = fund.offering;
  const entered = [...entrants.values()];
  const { charity } = tournament.structure;
  return {
    house: house.name,
    ...{ tournament: name, title, startsAt, phase: tournament.phase },
    activity: activity.title,
    approvals: activity.approvalIds,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    tables: [...tablesUsed],
    games: [dealtGameNamed(game)?.title ?? game],
    entry: countBy(entered.map(({ way }) => way)),
    offered: offeredMore(tournament.structure, fund),
    participants: entered.filter((entrant) => !isNpn(entrant)).length,
    fees: feesOf(tournament, fund),
    sources: sourcesOf(tournament),
    prizePool: pool?.places ?? poolNow(tournament, fund).prizePool,
    deductions: [
      ...(pool === undefined || pool.bounties === NOTHING
        ? []
        : [{ reason: 'Bounties', amount: pool.bounties }]),
      ...(pool === undefined || pool.charity === NOTHING
        ? []
        : [{ reason: `Charity: ${charity?.name}`, amount: pool.charity }]),
    ],
    activities: bountiesOf(tournament, fund),
    results: (tournament.results ?? []).map((line) => ({ ...line })),
    ...(tournament.deal?.confirmedBy === undefined
      ? {}
      : {
          deal: {
            ...{ terms: tournament.deal.terms, shares: tournament.deal.shares },
            writtenBy: tournament.deal.by,
            confirmedBy: tournament.deal.confirmedBy,
          },
        }),
    ...(tournament.signed === undefined ? {} : { signed: tournament.signed }),
  };
}

export type TournamentLog = NonNullable<ReturnType<typeof tournamentLog>>;

const NOTHING = '0.00';

const countBy = <Word extends string>(words: readonly Word[]) =>
  [...new Set(words)].map((way) => ({ way, count: words.filter((each) => each === way).length }));

/** Re-buys and add-ons that could be had, and for how much. */
function offeredMore(structure: Structure, fund: Fund) {
  const rule = ruleOf(fund);
  const most = rule.most(fund.offering);
  return (['rebuys', 'addOns'] as const).flatMap((what) => {
    const fee = what === 'rebuys' ? rule.fees.rebuy : rule.fees.addOn;
    if (structure[what] === undefined || fee === undefined) return [];
    const amount = makeDollars(dollarsOf(fund.offering, fee));
    return [{ what, amount, most: most[what] ?? null }];
  });
}

/** Of each fee its name, what it is, how often it was taken and what came of it. */
function feesOf({ entrants }: Tournament, fund: Fund) {
  const { offering } = fund;
  const all = [...entrants.values()];
  const { fees } = ruleOf(fund);
  const taken: readonly (readonly [string | undefined, readonly bigint[]])[] = [
    [fees.buyIn, all.flatMap(({ way, buyIn }) => (way === 'paid' ? [buyIn] : []))],
    [fees.entryFee, all.flatMap(({ way, entryFee }) => (way === 'paid' ? [entryFee] : []))],
    [fees.rebuy, all.flatMap(({ rebuys }) => rebuys)],
    [fees.addOn, all.flatMap(({ addOns }) => addOns)],
  ];
  return taken.flatMap(([name, amounts]) => {
    if (name === undefined || !isPosted(offering, name)) return [];
    const fee = offering.activity.fees.find((each) => each.name === name);
    const total = amounts.reduce((sum, amount) => sum + amount, 0n);
    return [
      {
        ...{ fee: fee?.title ?? name, amount: makeDollars(dollarsOf(offering, name)) },
        ...{ count: amounts.length, total: dollarsIn(total) },
        isKept: fee?.isKept === true,
      },
    ];
  });
}

/** Where the money of the pool has come from. */
function sourcesOf({ entrants, pool }: Tournament) {
  const all = [...entrants.values()];
  const sum = (amounts: readonly bigint[]) =>
    dollarsIn(amounts.reduce((total, amount) => total + amount, 0n));
  const paid = all.flatMap(({ way, buyIn }) => (way === 'paid' ? [buyIn] : []));
  const given = all.flatMap(({ way, buyIn }) => (way === 'paid' ? [] : [buyIn]));
  return [
    { source: 'Buy-ins', amount: sum(paid) },
    { source: 'Buy-ins that the house has brought', amount: sum(given) },
    { source: 'Re-buys', amount: sum(all.flatMap(({ rebuys }) => rebuys)) },
    { source: 'Add-ons', amount: sum(all.flatMap(({ addOns }) => addOns)) },
    { source: 'The house', amount: pool?.fromHouse ?? NOTHING },
  ].filter(({ amount }) => amount !== NOTHING);
}

/** Bounties: who pays them, what one is, how many were awarded, what the pool gave. */
function bountiesOf({ entrants }: Tournament, fund: Fund) {
  const posted = ruleOf(fund).bounty?.(fund.offering);
  if (posted === undefined) return [];
  const named = [...entrants.values()].flatMap(({ bounty }) => bounty ?? []);
  const ofPool = named.filter(({ from }) => from === 'pool');
  return [
    {
      ...{ activity: 'Bounties', funding: posted.from, prize: makeDollars(posted.amount) },
      awarded: named.length,
      fromPool: dollarsIn(ofPool.reduce((sum, { amount }) => sum + amount, 0n)),
    },
  ];
}
