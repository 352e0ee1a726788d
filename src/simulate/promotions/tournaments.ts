// Tournaments on a simulated floor: announced, entered, played down, split, awarded, signed; with every
// kind of mistake on the way.
import { ACTIVITIES } from '#activities';
import type { House } from '#house';
import { add, centsOf, dollarsOf, sum, usd } from '#money';
import { isChosen, isPosted, type Offering, PENALTIES, postedCount, type Structure } from '#rules';
import type { Dice } from '../dice.ts';
import { type Draft, draft, type Scene, somePatron, type View } from '../draft.ts';
import { postingOf } from '../office.ts';

type Tournament = House['tournaments'] extends Map<string, infer Each> ? Each : never;

/** Something to do in one tournament. */
type Step = (view: View, name: string, tournament: Tournament) => Draft | undefined;

const TOURNAMENTS = ACTIVITIES.filter(({ tournament }) => tournament !== undefined);
const LIVE_MOST = 2;
const ENTRANTS_MOST = 8;
const TABLES_MOST = 6;

const someChance = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');

const level = (small: number, minutes: number) =>
  ({ kind: 'level', minutes, small, big: small * 2 }) as const;

/** A table that plays no game of its own. */
const closedTable = ({ house: { tables } }: View): string | undefined =>
  [...tables].find(([, { open }]) => open === undefined)?.[0];

function payoutsOf(posted: Offering): Structure['payouts'] {
  if (isChosen(posted, { pool: ['fixed-payouts'] })) return [];
  if (isChosen(posted, { pool: ['event-entry'] })) {
    return [
      { from: 1, percents: [] },
      { from: 3, percents: ['60', '40'] },
    ];
  }
  if (isChosen(posted, { pool: ['free-roll'] })) return [{ from: 1, amounts: ['100.00'] }];
  return [
    { from: 1, percents: ['100'] },
    { from: 4, percents: ['50', '30', '20'] },
  ];
}

/** What the sheet allows, and now and then what it does not. */
function structureOf({ dice }: View, posted: Offering): CommandStructure {
  const starters = posted.activity.tournament?.starters?.(posted);
  const more = { startingChips: 1500, seatsPerTable: dice.oneIn(20) ? 4 : 10 };
  if (starters !== undefined) {
    const minutes = dice.oneIn(12) ? 600 : postedCount(posted, 'roundMinutes');
    const levels = [level(25, minutes), level(50, minutes)];
    return { ...more, levels, lateEntryUntil: 0, payouts: [] };
  }
  const chips = { chips: 1000, untilLevel: 2 };
  return {
    ...more,
    startingChips: postedCount(posted, 'startingChips'),
    levels: [level(25, 240), level(50, 240), { kind: 'break', minutes: 30 }, level(100, 600)],
    lateEntryUntil: dice.below(3),
    ...(isPosted(posted, 'rebuy') ? { rebuys: chips } : {}),
    ...(isPosted(posted, 'addOn') ? { addOns: chips } : {}),
    ...(isPosted(posted, 'charity') ? { charity: { name: 'Food bank', percent: '10' } } : {}),
    ...(dice.oneIn(4) ? { added: '50.00' } : {}),
    payouts: [...payoutsOf(posted)],
  } as CommandStructure;
}

type CommandStructure = Extract<Draft, { type: 'announce-tournament' }>['structure'];

/** Posted so that it is open now. */
function postTournament(view: View): Draft {
  const sheet = view.dice.pick(TOURNAMENTS);
  const action = postingOf(view, sheet);
  const { from: _, until: __, hours: ___, windows: ____, games: _____, ...rest } = action.document;
  const values = { ...(rest['values'] as object), charity: 'A tenth to the food bank' };
  const document = sheet.values['charity'] === undefined ? rest : { ...rest, values };
  return draft(view, 'propose', { action: { ...action, document } });
}

const announce: Scene = (view) => {
  const { dice, tally, at, number } = view;
  const open = [...tally.offerings].filter(
    ([, { sheet, isClosed }]) => !isClosed && sheet.activity.tournament !== undefined,
  );
  if (open.length === 0 || dice.oneIn(8)) return postTournament(view);
  const [offering, { sheet }] = dice.pick(open);
  return draft(view, 'announce-tournament', {
    tournament: `tn-${number}`,
    offering,
    title: 'Nightly',
    ...(dice.oneIn(8) ? { startsAt: at.text } : {}),
    game: dice.pick(sheet.games),
    structure: structureOf(view, sheet),
  });
};

const enter: Step = (view, tournament, { entrants, grants }) => {
  const { dice } = view;
  if (entrants.size >= ENTRANTS_MOST) return undefined;
  const way = dice.oneIn(4)
    ? dice.pick(['satellite', 'earned', 'donated', 'free-roll', 'no-purchase'] as const)
    : 'paid';
  const fresh = Array.from({ length: 5 }, () => somePatron(view)).find((each) => {
    return !entrants.has(each) && view.house.patrons.get(each) === 'welcome';
  });
  const patron = fresh === undefined || dice.oneIn(20) ? somePatron(view) : fresh;
  const isGiven = way === 'satellite' || way === 'earned' || way === 'donated';
  const [waiting] = grants;
  if (waiting !== undefined && dice.oneIn(2)) {
    const [guest, grant] = waiting;
    const entry = { tournament, patron: guest, way: grant.way, chance: someChance(dice) };
    return draft(view, 'enter-tournament', entry);
  }
  if (isGiven && !dice.oneIn(4)) {
    return draft(view, 'grant-entry', { tournament, patron, way, source: 'Tuesday' });
  }
  return draft(view, 'enter-tournament', { tournament, patron, way, chance: someChance(dice) });
};

const start: Step = (view, tournament, { entrants, offering }) => {
  const { dice, house, number, tally } = view;
  const mine = [...house.tables].filter(([name]) => name.startsWith('TN'));
  const used = new Set(
    [...house.tournaments.values()].flatMap((each) =>
      each.phase === 'running' || each.phase === 'over' ? [...each.tables.keys()] : [],
    ),
  );
  const free = mine.map(([name]) => name).filter((name) => !used.has(name));
  if (free.length < 2 && mine.length < TABLES_MOST) {
    return draft(view, 'install-table', { table: `TN${number}`, seats: 10 });
  }
  const isOneTable = tally.offerings.get(offering)?.sheet.activity.tournament?.starters;
  const hasGuests = [...entrants.values()].some(({ way }) => way === 'no-purchase');
  const [first = 'TN0', ...others] = free;
  const isAlone = isOneTable !== undefined || hasGuests || dice.oneIn(2);
  const tables = isAlone ? [first] : [first, ...others.slice(0, 1)];
  const npnTables = hasGuests ? others.slice(0, 1) : [];
  return draft(view, 'start-tournament', {
    tournament,
    tables,
    npnTables,
    chance: someChance(dice),
  });
};

/** One of those that are for tournaments, in use or not. */
const someTable = ({ dice, house }: View): string =>
  dice.pick([...house.tables.keys()].filter((name) => name.startsWith('TN'))) ?? 'TN0';

const someEntrant = ({ dice }: View, { entrants }: Tournament): string =>
  dice.pickOf(entrants.size, entrants.keys()) ?? 'P1';

/** The players who still sit, and those at the same table. */
function someSitter(view: View, { entrants }: Tournament) {
  const seated = [...entrants].filter(([, { seat }]) => seat !== undefined);
  if (seated.length === 0) return undefined;
  const [patron, { seat }] = view.dice.pick(seated);
  const near = seated.filter(([each, other]) => {
    return each !== patron && other.seat?.table === seat?.table;
  });
  return { patron, near: near.map(([each]) => each), table: seat?.table ?? '' };
}

const bust: Step = (view, tournament, facts) => {
  const { dice } = view;
  const sitter = someSitter(view, facts);
  if (sitter === undefined) return undefined;
  const { patron, near } = sitter;
  const wonBy = near.slice(0, dice.below(3));
  const last = near.at(-1);
  const chips = () => dice.between(1, 3) * 100;
  const also =
    dice.oneIn(5) && last !== undefined && !wonBy.includes(last)
      ? [{ patron: last, chips: chips(), wonBy }]
      : [];
  return draft(view, 'bust-entrants', {
    tournament,
    out: [{ patron, chips: chips(), wonBy }, ...also],
  });
};

const oneOfMany: Step = (view, tournament, facts) => {
  const { dice } = view;
  const sitter = someSitter(view, facts);
  const target = [...facts.entrants].find(
    ([, { bounty }]) => bounty?.award === undefined && bounty,
  );
  const patron = sitter === undefined || dice.oneIn(5) ? someEntrant(view, facts) : sitter.patron;
  const reason = 'as it happens';
  const table = sitter?.table ?? 'TN1';
  const chance = someChance(dice);
  const penalty = dice.oneIn(6) ? 'disqualification' : dice.pick(PENALTIES);
  const steps: readonly (() => Draft)[] = [
    () => draft(view, 'pause-clock', { tournament }),
    () => draft(view, 'resume-clock', { tournament }),
    () => draft(view, 'set-clock', { tournament, index: dice.below(4), secondsLeft: 60 }),
    () => draft(view, 'add-table', { tournament, table: closedTable(view) ?? someTable(view) }),
    () => draft(view, 'sell-rebuy', { tournament, patron }),
    () => draft(view, 'sell-add-on', { tournament, patron }),
    () => draft(view, 'sell-rebuy', { tournament, patron }),
    () => draft(view, 'name-bounty', { tournament, patron }),
    () => draft(view, 'name-bounty', { tournament, patron }),
    () => draft(view, 'award-bounty', { tournament, patron: target?.[0] ?? patron }),
    () => draft(view, 'begin-hand', { tournament, table }),
    () => draft(view, 'break-table', { tournament, table, chance }),
    () => draft(view, 'move-entrant', { tournament, patron, table, seat: dice.between(1, 10) }),
    () => draft(view, 'count-chips', { tournament, counts: [{ patron, chips: 100 }] }),
    () =>
      draft(view, 'penalize-entrant', { tournament, patron, penalty, clause: 'rule 5', reason }),
    () => draft(view, 'undo-bust', { tournament, bust: facts.bustCount || 1, reason, chance }),
    () => draft(view, 'pay-charity', { tournament, reference: 'cheque 7' }),
  ];
  return dice.pick(steps)();
};

/** Those who are left agree on all of the pool, or on a cent more. */
const deal: Step = (view, tournament, { entrants, busts, pool, deal: waits }) => {
  const { dice } = view;
  if (waits !== undefined) {
    return dice.oneIn(2)
      ? draft(view, 'drop-deal', { tournament, reason: 'one of them will not' })
      : draft(view, 'confirm-deal', { tournament });
  }
  const gone = new Set(busts.flatMap(({ out }) => out.map(({ patron }) => patron)));
  const left = [...entrants].filter(
    ([patron, { way }]) => !gone.has(patron) && way !== 'no-purchase',
  );
  const [first] = left;
  if (pool === undefined || first === undefined || left.length > 4) return undefined;
  const amounts = pool.amounts.slice(0, left.length).map(centsOf);
  const bounties = left.flatMap(([, { bounty }]) =>
    bounty === undefined || bounty.award !== undefined ? [] : [bounty.amount],
  );
  const all = sum([...amounts, ...bounties]);
  const shares = left.map(([patron]) => ({
    patron,
    amount: patron === first[0] ? dollarsOf(dice.oneIn(6) ? add(all, usd('0.01')) : all) : '0.00',
  }));
  const more = dice.oneIn(2) ? { first: first[0] } : {};
  return draft(view, 'record-deal', { tournament, shares, terms: 'as they said', ...more });
};

const signUp: Step = (view, tournament, facts) => {
  const { dice, tally, house } = view;
  const { entrants, offering } = facts;
  const sheet = tally.offerings.get(offering)?.sheet;
  if (sheet === undefined) return undefined;
  const wanted = sheet.activity.tournament?.starters?.(sheet);
  if (house.offerings.get(offering)?.isSuspended === true && !dice.oneIn(20)) {
    return draft(view, 'resume-offering', { offering });
  }
  if (entrants.size === 0 && dice.oneIn(8)) {
    return draft(view, 'change-structure', { tournament, structure: structureOf(view, sheet) });
  }
  if (dice.oneIn(40)) {
    const patron = someEntrant(view, facts);
    return draft(view, 'withdraw-entry', { tournament, patron, reason: 'ill' });
  }
  if (wanted !== undefined && dice.oneIn(12)) {
    const clauses = [`rule ${dice.between(1, 29)}`];
    return draft(view, 'acknowledge-rules', { tournament, clauses });
  }
  if (dice.oneIn(200)) return draft(view, 'cancel-tournament', { tournament, reason: 'too few' });
  return entrants.size >= (wanted ?? ENTRANTS_MOST) || dice.oneIn(40)
    ? start(view, tournament, facts)
    : enter(view, tournament, facts);
};

const running: Step = (view, tournament, facts) => {
  const { dice } = view;
  if (facts.bustCount === 0 && !dice.oneIn(6)) return oneOfMany(view, tournament, facts);
  if (dice.oneIn(8)) return enter(view, tournament, facts);
  if (dice.oneIn(10)) return draft(view, 'close-pool', { tournament });
  if (dice.oneIn(6)) return deal(view, tournament, facts) ?? bust(view, tournament, facts);
  return dice.oneIn(4) ? bust(view, tournament, facts) : oneOfMany(view, tournament, facts);
};

const over: Step = (view, tournament, facts) => {
  const { dice } = view;
  if (facts.pool === undefined) return draft(view, 'close-pool', { tournament });
  if (dice.oneIn(12)) return draft(view, 'drop-deal', { tournament, reason: 'a wrong figure' });
  return dice.oneIn(4)
    ? oneOfMany(view, tournament, facts)
    : draft(view, 'award-tournament', { tournament });
};

const ended: Step = (view, tournament, { pool, charity }) =>
  view.dice.oneIn(2) && pool !== undefined && charity === undefined && pool.charity !== '0.00'
    ? draft(view, 'pay-charity', { tournament, reference: 'cheque 8' })
    : draft(view, 'sign-log', { tournament });

const PHASES: Readonly<Record<Tournament['phase'], Step>> = {
  'sign-up': signUp,
  running,
  over,
  awarded: ended,
  cancelled: ended,
};

export const tournamentWork: Scene = (view) => {
  const { dice, house } = view;
  const open = [...house.tournaments].filter(([, { signed }]) => signed === undefined);
  const live = open.filter(([, { phase }]) => phase !== 'awarded' && phase !== 'cancelled');
  if (open.length === 0 || (live.length < LIVE_MOST && dice.oneIn(12))) return announce(view);
  const [name, tournament] = dice.pick(open);
  return PHASES[tournament.phase](view, name, tournament);
};
