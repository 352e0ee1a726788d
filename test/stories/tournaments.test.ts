// Tournaments: each sheet from its posting to the last paid claim, over HTTP only. The figures are worked
// out in the comments.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TournamentFacts, tournamentLog } from '#house';
import { clockFace, playedAt } from '#rules';
import { pdfText } from '../../src/print/pdf-text.fixture.ts';
import { type Evening, only, openEvening } from './evening.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening('2026-11-21T17:00:00-08:00');
});
afterEach(() => evening.close());

const players = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `p${at + from}`);
const level = (small: number, minutes: number) => ({
  kind: 'level',
  minutes,
  small,
  big: small * 2,
});

const night = { tournament: 'night' };
const facts = async () => (await evening.sees('flo', '/tournaments/night')) as TournamentFacts;
const log = async () =>
  (await evening.sees('abe', '/tournaments/night/log')) as NonNullable<
    ReturnType<typeof tournamentLog>
  >;

async function paper(path: string): Promise<string> {
  const token = await evening.served.signIn('abe');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await evening.served.app.inject({ method: 'GET', url: `/api/v1${path}`, headers });
  return pdfText(answer.rawPayload);
}

async function enters(patrons: readonly string[], way = 'paid', source?: string): Promise<void> {
  for (const patron of patrons) {
    const entry = { ...night, patron, way };
    if (source !== undefined) await evening.does('flo', 'grant-entry', { ...entry, source });
    await evening.does('dee', 'enter-tournament', entry);
  }
}

async function installs(...tables: readonly string[]): Promise<void> {
  for (const table of tables) await evening.does('max', 'install-table', { table, seats: 10 });
}

const out = (patron: string, chips = 100, wonBy: readonly string[] = []) => ({
  patron,
  chips,
  wonBy,
});
const busts = (...gone: readonly object[]) =>
  evening.does('flo', 'bust-entrants', { ...night, out: gone });

/** Every claim is paid, with the ID and forms that it needs. */
async function paysAll(): Promise<Readonly<Record<string, string>>> {
  const { claims } = await facts();
  const paid: Record<string, string> = {};
  for (const { claim, patron = '', amount } of claims) {
    const tax = (await evening.sees('cora', `/claims/${claim}/tax?patron=${patron}`)) as {
      forms: readonly { form: string }[];
    };
    await evening.pays(claim, patron, ...tax.forms.map(({ form }) => form));
    paid[`${patron}${patron in paid ? '+' : ''}`] = amount;
  }
  return paid;
}

describe('bay101-poker-tournaments', () => {
  // 45 entries at $100, two of them won elsewhere: $4,500. Six re-buys at $100 and ten add-ons at $50:
  // $1,100. Of the $5,600 a twentieth goes to a charity: $280. Two bounties of $100. $5,120 are left,
  // and the house brings $880 to the guaranteed $6,000. Five places: 40%, 25%, 15%, 12%, 8%.
  const STRUCTURE = {
    levels: [level(25, 20), level(50, 20), { kind: 'break', minutes: 15 }, level(100, 20)],
    startingChips: 10_000,
    seatsPerTable: 9,
    lateEntryUntil: 2,
    rebuys: { chips: 10_000, untilLevel: 2 },
    addOns: { chips: 5000, untilLevel: 2 },
    payouts: [
      { from: 1, percents: ['100'] },
      { from: 40, percents: ['40', '25', '15', '12', '8'] },
    ],
    charity: { name: 'Food bank', percent: '5' },
  };
  const TABLES = ['A', 'B', 'C', 'D', 'E'];

  async function announces(): Promise<void> {
    const values = { guaranteed: '6000.00', charity: 'A twentieth goes to the food bank' };
    await evening.posts('bay101-poker-tournaments', { values });
    await evening.enrols(...players(46));
    await installs(...TABLES);
    const title = 'Saturday Night';
    const announced = { ...night, offering: 'promo', title, game: 'texas-holdem' };
    const startsAt = '2026-11-21T18:00:00-08:00';
    const wrong = { ...STRUCTURE, payouts: [{ from: 1, percents: ['90'] }] };
    const bad = { ...announced, startsAt, structure: wrong };
    expect(await evening.refused('flo', 'announce-tournament', bad)).toBe('bad-structure');
    const all = { ...announced, startsAt, structure: STRUCTURE };
    await evening.does('flo', 'announce-tournament', all);
  }

  /** Sign-ups, the draw of seats, two who come late, re-buys and add-ons. */
  async function begins(): Promise<void> {
    await enters(players(41));
    await enters(['p42'], 'satellite', 'Tuesday satellite');
    await enters(['p43'], 'earned', 'Daily tournament');
    const changed = { ...night, structure: { ...STRUCTURE, lateEntryUntil: 3 } };
    expect(await evening.refused('flo', 'change-structure', changed)).toBe('sign-ups-begun');
    await evening.movesTo('2026-11-21T18:00:00-08:00');
    await evening.does('flo', 'start-tournament', { ...night, tables: TABLES });
    for (const patron of ['p1', 'p45']) {
      if (patron === 'p45') await enters(['p44', 'p45']);
      await evening.does('flo', 'name-bounty', { ...night, patron });
    }
    for (const patron of ['p7', 'p7', 'p8', 'p8', 'p9', 'p10']) {
      await evening.does('dee', 'sell-rebuy', { ...night, patron });
    }
    const third = { ...night, patron: 'p7' };
    expect(await evening.refused('dee', 'sell-rebuy', third)).toBe('rebuy-limit');
    for (const patron of players(10, 20)) {
      await evening.does('dee', 'sell-add-on', { ...night, patron });
    }
    await evening.movesTo('2026-11-21T18:45:00-08:00');
    // Two levels of 20 minutes are over, and of the break of 15 minutes ten are left.
    const { levels, clock } = await facts();
    expect(clockFace(levels, playedAt(clock, evening.served.room.now))).toMatchObject({
      now: { kind: 'break', minutes: 15 },
      leftMs: 600_000,
      next: { big: 200 },
    });
    await evening.movesTo('2026-11-21T18:55:00-08:00');
    const late = { ...night, patron: 'p46', way: 'paid' };
    expect(await evening.refused('dee', 'enter-tournament', late)).toBe('entry-over');
    await evening.does('flo', 'close-pool', night);
  }

  /** Does everything that makes the tables even. */
  async function balances(): Promise<void> {
    for (;;) {
      const { proposal } = await facts();
      if (proposal === undefined) return;
      if (proposal.propose === 'break-table') {
        await evening.does('flo', 'break-table', { ...night, table: proposal.table });
      } else {
        const { patron, to } = proposal as typeof proposal & { patron: string };
        await evening.does('flo', 'move-entrant', { ...night, patron, ...to });
      }
    }
  }

  /** The target goes out in a hand that two win; the others one after another, to the last four. */
  async function plays(): Promise<void> {
    const { entrants } = await facts();
    const table = entrants.find(({ patron }) => patron === 'p45')?.seat?.table;
    const [first = '', second = ''] = entrants
      .filter(({ patron, seat }) => patron !== 'p45' && seat?.table === table)
      .map(({ patron }) => patron);
    await busts(out('p45', 900, [first, second]));
    expect(await evening.refused('flo', 'award-bounty', { ...night, patron: 'p45' })).toBe(
      'second-person',
    );
    const won = await evening.does('fred', 'award-bounty', { ...night, patron: 'p45' });
    expect(only(won, 'prizes-won')['claims']).toMatchObject([
      { patron: first, amount: '50.00' },
      { patron: second, amount: '50.00' },
    ]);
    await deadButton();
    await busts(out('p2'));
    const undo = { ...night, bust: 3, reason: 'the side pot was his' };
    await evening.does('flo', 'undo-bust', undo);
    await counts();
    const rule = { ...night, clause: 'Telephones', reason: 'on the phone in a hand' };
    await evening.does('flo', 'penalize-entrant', { ...rule, patron: 'p3', penalty: '10' });
    const worse = { ...rule, patron: 'p43', penalty: 'disqualification' };
    await evening.does('flo', 'penalize-entrant', worse);
    const beyond = { ...night, patron: 'p1', table: 'A', seat: 10 };
    expect(await evening.refused('flo', 'move-entrant', beyond)).toBe('seat-taken');
    // Hand for hand at all tables: who had fewer chips when the hand began is placed lower.
    for (let last = 42; last > 6; last -= 6) {
      await busts(...players(6, last - 5).map((patron, at) => out(patron, 900 - 100 * at)));
      await balances();
    }
    expect((await facts()).tables).toHaveLength(1);
    // Places five and six go in one hand, with as many chips: $480 for the two.
    await busts(out('p5', 4000), out('p6', 4000));
    await busts(out('p4', 9000));
  }

  /** 45 stacks of 10,000, six re-buys and ten add-ons of 5,000. */
  async function clockNamesNobody(): Promise<void> {
    const { body, status } = await evening.served.ask('/clocks/night');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entryCount: 45,
      playersLeft: 45,
      chipsInPlay: 560_000,
      averageStack: 12_444,
      prizePool: '6000.00',
      phase: 'running',
    });
    expect(JSON.stringify(body)).not.toMatch(/p4[0-9]/);
    expect((await evening.served.ask('/tournaments/night')).status).toBe(401);
  }

  /** The small blind goes out; in the next hand the button is at the empty seat. */
  async function deadButton(): Promise<void> {
    const { entrants } = await facts();
    const { table = '', seat = 0 } = entrants.find(({ patron }) => patron === 'p44')?.seat ?? {};
    const small = async () => {
      const begun = await evening.does('dana', 'begin-hand', { ...night, table });
      return only(begun, 'hand-begun');
    };
    // The seats are all taken: the small blind begins at seat 2 and goes around.
    handCount = 0;
    for (let at = 0; at !== seat; handCount += 1) at = Number((await small())['small']);
    expect(handCount).toBe(seat === 1 ? 9 : seat - 1);
    await busts(out('p44'));
    expect(await small()).toMatchObject({ button: seat, isDead: true });
    dead = { table, seat };
  }

  let handCount = 0;
  let dead = { table: '', seat: 0 };

  /** 450,000 chips were given out, 60,000 for re-buys, 50,000 for add-ons; the race puts 100 in. */
  async function counts(): Promise<void> {
    const left = (await facts()).entrants.filter(({ isOut }) => !isOut);
    expect(left).toHaveLength(43);
    const lines = left.map(({ patron }) => ({ patron, chips: patron === 'p1' ? 14_100 : 13_000 }));
    const all = { ...night, counts: lines };
    expect(await evening.refused('dana', 'count-chips', all)).toBe('chips-do-not-match');
    const adjusted = { by: 100, reason: 'the race for the chips of 25' };
    await evening.does('dana', 'count-chips', { ...all, adjusted });
    const { body } = await evening.served.ask('/clocks/night');
    // 560,100 for 43 are 13,025 and a rest.
    expect(body).toMatchObject({ chipsInPlay: 560_100, averageStack: 13_025, playersLeft: 43 });
  }

  test('45 players from the posting to the signed log', async () => {
    await announces();
    await begins();
    expect((await facts()).pool).toEqual({
      entryCount: 45,
      collected: '5600.00',
      bounties: '200.00',
      charity: '280.00',
      fromHouse: '880.00',
      places: '6000.00',
      amounts: ['2400.00', '1500.00', '900.00', '720.00', '480.00'],
    });
    await clockNamesNobody();
    await plays();
    expect(await evening.refused('flo', 'bust-entrants', { ...night, out: [out('p4')] })).toBe(
      'already-out',
    );
    // $2,400, $1,500 and $900 are left, and the bounty on p1: $4,900 for three.
    const shares = ['2000.00', '1600.00', '1300.00'].map((amount, at) => ({
      patron: `p${at + 1}`,
      amount,
    }));
    const more = shares.map((share, at) => (at === 0 ? { ...share, amount: '2000.01' } : share));
    const terms = 'by chips, and nothing is played on for';
    expect(await evening.refused('flo', 'record-deal', { ...night, shares: more, terms })).toBe(
      'more-than-pool',
    );
    await evening.does('flo', 'record-deal', { ...night, shares, terms });
    await evening.does('fred', 'confirm-deal', night);
    await evening.does('max', 'award-tournament', night);
    await evening.does('cora', 'pay-charity', { ...night, reference: 'cheque 1017' });
    const [{ claim = '' } = {}] = (await facts()).claims;
    const unseen = { claim, from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', unseen)).toBe('identity-needed');
    const paid = await paysAll();
    expect(Object.values(paid).sort()).toEqual([
      '1300.00',
      '1600.00',
      '2000.00',
      '240.00',
      '240.00',
      '50.00',
      '50.00',
      '720.00',
    ]);
    await evening.does('flo', 'sign-log', { ...night, note: 'no incidents' });
    expect(await evening.balance('fund/promo/meter/pool')).toBe('0.00');
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
    // 43 entry fees of $20.
    expect(await evening.balance('house/entry-fees')).toBe('860.00');
    // $880 to the guarantee, and two buy-ins.
    expect(await evening.balance('house/promotional-costs')).toBe('1080.00');
    await logIsComplete();
  });

  async function logIsComplete(): Promise<void> {
    const written = await log();
    expect(written).toMatchObject({
      house: 'Test room',
      title: 'Saturday Night',
      participants: 45,
      startsAt: '2026-11-21T18:00:00-08:00',
      prizePool: '6000.00',
      tables: TABLES.map((table) => ({ table, hands: table === dead.table ? handCount + 1 : 0 })),
      // The places, and the bounty that is in the split.
      paidOut: '6100.00',
      games: ["Texas Hold'em"],
      entry: [
        { way: 'paid', count: 43 },
        { way: 'satellite', count: 1 },
        { way: 'earned', count: 1 },
      ],
      offered: [
        { what: 'rebuys', amount: '100.00', most: 2 },
        { what: 'addOns', amount: '50.00', most: 1 },
      ],
      fees: [
        { fee: 'Buy-in', amount: '100.00', count: 43, total: '4300.00', isKept: false },
        { fee: 'Entry fee', amount: '20.00', count: 43, total: '860.00', isKept: true },
        { fee: 'Re-buy', amount: '100.00', count: 6, total: '600.00', isKept: false },
        { fee: 'Add-on', amount: '50.00', count: 10, total: '500.00', isKept: false },
      ],
      sources: [
        { source: 'Buy-ins', amount: '4300.00' },
        { source: 'Buy-ins paid by the house', amount: '200.00' },
        { source: 'Re-buys', amount: '600.00' },
        { source: 'Add-ons', amount: '500.00' },
        { source: 'The house', amount: '880.00' },
      ],
      deductions: [
        { reason: 'Bounties', amount: '200.00' },
        { reason: 'Charity: Food bank', amount: '280.00' },
      ],
      activities: [
        {
          activity: 'Bounties',
          funding: 'pool',
          prize: '100.00',
          awarded: 2,
          fromPool: '200.00',
        },
      ],
      deal: { writtenBy: 'flo', confirmedBy: 'fred' },
      signed: { by: 'flo', note: 'no incidents' },
    });
    expect(written.results).toHaveLength(45);
    expect(written.results.slice(3, 7)).toEqual([
      { place: 4, patron: 'p4', amount: '720.00' },
      { place: 5, patron: 'p5', amount: '240.00' },
      { place: 5, patron: 'p6', amount: '240.00' },
      { place: 7, patron: 'p7' },
    ]);
    expect(written.results.at(-1)).toEqual({ place: 45, patron: 'p45' });
    expect(written.claims.map(({ status }) => status)).toEqual(Array(8).fill('paid'));
    const button = `button ${dead.seat}`;
    for (const [what, patron, about] of [
      ['Elimination undone', 'p2', 'the side pot was his'],
      ['Penalty', 'p3', '10 minutes away, Telephones: on the phone in a hand'],
      ['Penalty', 'p43', 'disqualification, Telephones: on the phone in a hand'],
      ['Dead button', '', `${dead.table}, hand ${handCount + 1}: ${button}`],
      ['Chips counted', '', '43 players: 560100; 100 by the race for the chips of 25'],
      ['Deal recorded', 'p1 $2000.00, p2 $1600.00, p3 $1300.00', 'by chips'],
      ['Charity paid', '', 'Food bank: $280.00, cheque 1017'],
    ]) {
      const found = written.journal.filter((line) => line.what === what);
      expect(
        found.map((line) => `${line.patron ?? ''} ${line.about}`),
        `${what}`,
      ).toContainEqual(expect.stringContaining(`${patron} ${about}`));
    }
    const text = await paper('/tournaments/night/log.pdf');
    for (const words of [
      'Test room',
      'Saturday Night',
      'Saturday 2026-11-21 18:00',
      "Texas Hold'em",
      '5: A',
      'Buy-in and fee: 43',
      'Won in a satellite: 1',
      'Re-buys: $100.00, up to 2',
      '45',
      '$4,300.00',
      '$860.00',
      '$880.00',
      '$6,000.00',
      'Charity: Food bank',
      '$280.00',
      'Bounties',
      'The prize pool',
      '$200.00',
      '$6,100.00',
      'Dead button',
      'no incidents',
    ]) {
      expect(text).toContain(words);
    }
    expect(await paper('/tournaments/logs.pdf')).toBe(text);
    expect(await paper('/tournaments/logs.pdf?to=2026-11-20')).toContain('No tournament.');
    const report = (await evening.sees('abe', '/reports/tournaments?day=2026-11-21')) as {
      sections: readonly { rows: readonly Record<string, unknown>[]; totals?: object }[];
    };
    const [pools, results] = report.sections;
    expect(pools?.totals).toMatchObject({ collected: '5600.00', places: '6000.00' });
    // The places, and the bounty that is in the split.
    expect(results?.totals).toEqual({ amount: '6100.00' });
  }
});

describe('GETR-000056 Tournament Structure, re-buys through the last level', () => {
  /** 20, 20, a break of 15, and 20 minutes: the last level is over at 19:15. */
  const STRUCTURE = {
    levels: [level(25, 20), level(50, 20), { kind: 'break', minutes: 15 }, level(100, 20)],
    startingChips: 10_000,
    seatsPerTable: 9,
    lateEntryUntil: 0,
    rebuys: { chips: 10_000, untilLevel: 3 },
    payouts: [
      { from: 1, percents: ['100'] },
      { from: 2, percents: ['60', '40'] },
    ],
  };
  const rebuy = (patron: string) => ({ ...night, patron });

  beforeEach(async () => {
    const options = { pool: 'regular', bounties: 'none', bountyPaid: undefined };
    const values = {
      guaranteed: undefined,
      bounty: undefined,
      addOn: undefined,
      addOnCount: undefined,
    };
    await evening.posts('bay101-poker-tournaments', { options, values });
    await evening.enrols(...players(4));
    await installs('A');
    const startsAt = '2026-11-21T18:00:00-08:00';
    const announced = { ...night, offering: 'promo', title: 'Night', game: 'texas-holdem' };
    await evening.does('flo', 'announce-tournament', {
      ...announced,
      startsAt,
      structure: STRUCTURE,
    });
    await enters(players(4));
    await evening.movesTo(startsAt);
    await evening.does('flo', 'start-tournament', { ...night, tables: ['A'] });
  });

  test('the pool is closed when the last level is over, while play goes on', async () => {
    await evening.movesTo('2026-11-21T19:14:59-08:00');
    expect(await evening.refused('flo', 'close-pool', night)).toBe('wrong-phase');
    await evening.does('dee', 'sell-rebuy', rebuy('p1'));
    await evening.movesTo('2026-11-21T19:15:00-08:00');
    expect(await evening.refused('dee', 'sell-rebuy', rebuy('p2'))).toBe('entry-over');
    await evening.does('flo', 'close-pool', night);
    // Four buy-ins and a re-buy of $100: 60% and 40% of $500.
    expect((await facts()).pool).toMatchObject({
      places: '500.00',
      amounts: ['300.00', '200.00'],
    });
    await busts(out('p4'), out('p3'));
    await busts(out('p2'));
    await evening.does('max', 'award-tournament', night);
    expect(await paysAll()).toEqual({ p1: '300.00', p2: '200.00' });
    expect(await evening.balance('fund/promo/meter/pool')).toBe('0.00');
  });

  test('B13.21: who has lost all chips comes back by a re-buy, and no longer when they are over', async () => {
    await busts(out('p4', 10_000, ['p1']));
    await evening.does('dee', 'sell-rebuy', rebuy('p4'));
    expect((await facts()).entrants.find(({ patron }) => patron === 'p4')?.isOut).toBe(false);
    await busts(out('p4', 10_000, ['p1']));
    await evening.movesTo('2026-11-21T19:15:00-08:00');
    expect(await evening.refused('dee', 'sell-rebuy', rebuy('p4'))).toBe('entry-over');
  });
});

describe('hgc-double-or-nothing-sit-n-go', () => {
  const STRUCTURE = {
    levels: [level(25, 15), level(50, 15), level(100, 15)],
    startingChips: 1500,
    seatsPerTable: 10,
    lateEntryUntil: 0,
    payouts: [],
  };

  test('ten start, and five have twice the buy-in', async () => {
    await evening.posts('hgc-double-or-nothing-sit-n-go');
    await evening.enrols(...players(11));
    await installs('A');
    const announced = { ...night, offering: 'promo', title: 'Sit-N-Go', game: 'texas-holdem' };
    const startsAt = '2026-11-21T18:00:00-08:00';
    const all = { ...announced, startsAt, structure: STRUCTURE };
    await evening.does('flo', 'announce-tournament', all);
    await enters(players(9));
    const start = { ...night, tables: ['A'] };
    expect(await evening.refused('flo', 'start-tournament', start)).toBe('bad-field');
    await enters(['p10']);
    const eleventh = { ...night, patron: 'p11', way: 'paid' };
    expect(await evening.refused('dee', 'enter-tournament', eleventh)).toBe('entry-over');
    await evening.does('flo', 'start-tournament', start);
    const { checklist } = await facts();
    expect(checklist).toHaveLength(28);
    const clauses = checklist.map(({ clause }) => clause);
    await evening.does('flo', 'acknowledge-rules', { ...night, clauses });
    const twice = { ...night, clauses: ['rule 4'] };
    expect(await evening.refused('flo', 'acknowledge-rules', twice)).toBe('no-such-rule');
    await evening.does('flo', 'penalize-entrant', {
      ...night,
      patron: 'p3',
      penalty: '10',
      clause: 'rule 16',
      reason: 'telephone',
    });
    for (const patron of ['p10', 'p9', 'p8', 'p7']) await busts(out(patron));
    // Two go in one hand, and four are left: the fifth place's $200 are theirs.
    const over = await busts(out('p6', 300), out('p5', 100));
    expect(only(over, 'entrants-busted')['isOver']).toBe(true);
    expect(await evening.refused('flo', 'award-tournament', night)).toBe('second-person');
    await evening.does('max', 'award-tournament', night);
    expect(await paysAll()).toEqual({
      p1: '200.00',
      p2: '200.00',
      p3: '200.00',
      p4: '200.00',
      p5: '100.00',
      p6: '100.00',
    });
    await evening.does('flo', 'sign-log', night);
    expect(await evening.balance('fund/promo/meter/pool')).toBe('0.00');
    expect(await evening.balance('house/entry-fees')).toBe('100.00');
    const written = await log();
    expect(written.participants).toBe(10);
    expect(written.rules).toEqual(
      clauses.map((clause) => ({ clause, by: 'flo', at: expect.any(String) })),
    );
  });
});
