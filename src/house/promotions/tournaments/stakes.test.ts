import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { taxOf } from '../../claims/taxes.ts';
import { taxFacts } from '../../claims/views-tax.ts';
import { askingOf } from '../../dispatch.ts';
import { type Floor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, PAPERS, showPapers } from '../../fixtures/jackpot.fixture.ts';
import type { Claim } from '../../state.ts';
import { tournamentFacts } from './facts.ts';
import {
  announce,
  bust,
  CHANCE,
  closePool,
  enter,
  given,
  players,
  STRUCTURE,
  start,
  tournamentFloor,
} from './room.fixture.ts';
import type { Tournament } from './state.ts';

const POOL = 'fund/poker/meter/pool';
const COSTS = 'house/promotional-costs';
const night = { tournament: 'night' };
const reason = 'a power cut';

/** A regular pool; with a bounty, out of the pool. */
const regular = (values: object = {}, options: object = {}) => ({
  options: { pool: 'regular', bounties: 'bounty' in values ? 'pool' : 'none', ...options },
  values: { guaranteed: undefined, bounty: undefined, ...values },
});

const nightIn = ({ house }: Floor) => house.tournaments.get('night') as Tournament;
const out = (patron: string, wonBy: readonly string[]) => ({ patron, chips: 100, wonBy });
const busts = (floor: Floor, patron: string, ...wonBy: readonly string[]) =>
  floor.do('flo', 'bust-entrants', { ...night, out: [out(patron, wonBy)] });
const claimsOf = ({ house }: Floor): readonly Claim[] => [...house.claims.values()];
const lines = (floor: Floor) => claimsOf(floor).map(({ patron, amount }) => `${patron} ${amount}`);

function begun(posting: object, count: number, structure: object = STRUCTURE): Floor {
  const floor = tournamentFloor(posting);
  announce(floor, 'night', { structure });
  enter(floor, 'night', players(count));
  start(floor, 'night', ['A']);
  return floor;
}

describe('what a winner has staked', () => {
  const taxIn = (floor: Floor, claim: Claim) =>
    taxOf(askingOf(floor.house, sure(parseMoment(floor.at, 'at')), RULEBOOK), claim, claim.patron);

  test('is buy-in and fee: $4,500 for $1,520 are on no form, and nothing is kept back', () => {
    const winnerTakesAll = { ...STRUCTURE, payouts: [{ from: 1, percents: ['100'] }] };
    const floor = begun(regular({ buyIn: '1500.00' }), 3, winnerTakesAll);
    closePool(floor, 'night');
    bust(floor, 'night', ['p3', 'p2']);
    floor.do('max', 'award-tournament', night);
    const [claim] = claimsOf(floor) as [Claim];
    expect([claim.amount, claim.stake]).toEqual([450_000n, 152_000n]);
    const papers = { ...PAPERS, hasTaxNumber: false };
    floor.do('cora', 'check-identity', { claim: claim.id, patron: 'p1', ...papers });
    expect(taxIn(floor, claim)).toMatchObject({ isPrize: false, forms: [], withheld: 0n });
  });

  test('has every re-buy and add-on in it, and counts once for all prizes of one person', () => {
    const floor = begun(regular({ bounty: '50.00' }), 4);
    for (const patron of ['p1', 'p4']) floor.do('flo', 'name-bounty', { ...night, patron });
    for (const sale of ['sell-rebuy', 'sell-rebuy', 'sell-add-on']) {
      floor.do('dee', sale, { ...night, patron: 'p1' });
    }
    busts(floor, 'p4', 'p1');
    floor.do('fred', 'award-bounty', { ...night, patron: 'p4' });
    closePool(floor, 'night');
    bust(floor, 'night', ['p3', 'p2']);
    floor.do('max', 'award-tournament', night);
    // $120, two re-buys of $100 and $50: $370 of p1. The bounty of $50 takes $50 of it, half of the
    // $550 for places $275, and the own bounty the $45 that are left.
    const own = claimsOf(floor).filter(({ patron }) => patron === 'p1');
    expect(own.map(({ amount, stake }) => [amount, stake])).toEqual([
      [5000n, 5000n] as const,
      [27_500n, 27_500n] as const,
      [5000n, 4500n] as const,
    ]);
  });

  describe('for a place and bounties of one entry', () => {
    const WINNER_TAKES_ALL = { ...STRUCTURE, payouts: [{ from: 1, percents: ['100'] }] };
    const show = (floor: Floor, claim: string) =>
      floor.do('cora', 'check-identity', { claim, patron: 'p1', ...PAPERS });
    const pay = (claim: string) => ({ claim, patron: 'p1', from: 'cage' });

    /** Five have paid $1,520 each; $500 are on each of the others, and p1 takes the first one out. */
    function oneOut(): Floor {
      const posting = regular({ buyIn: '1500.00', bounty: '500.00' }, { bountyPaid: 'during' });
      const floor = begun(posting, 5, WINNER_TAKES_ALL);
      for (const patron of ['p2', 'p3', 'p4', 'p5']) {
        floor.do('flo', 'name-bounty', { ...night, patron });
      }
      busts(floor, 'p5', 'p1');
      floor.do('fred', 'award-bounty', { ...night, patron: 'p5' });
      return floor;
    }

    /** $5,500 for the place and $500 for each of the others, as the tax has them. */
    function ended(floor: Floor): readonly Claim[] {
      closePool(floor, 'night');
      for (const patron of ['p4', 'p3', 'p2']) busts(floor, patron, 'p1');
      floor.do('max', 'award-tournament', night);
      return claimsOf(floor).filter(({ status }) => status === 'open');
    }

    test('is one stake of one win: $7,500 less $1,520 are on a form, part by part', () => {
      const floor = oneOut();
      const claims = ended(floor);
      expect(claims.map(({ amount }) => amount)).toEqual([
        50_000n,
        550_000n,
        50_000n,
        50_000n,
        50_000n,
      ]);
      for (const claim of claims) {
        expect(taxIn(floor, claim)).toMatchObject({
          forms: ['w-2g'],
          needsTwoDocuments: true,
          tells: [],
          because: expect.stringContaining('Tournament winnings of $5,980.00 after the buy-in'),
        });
      }
    });

    test('is told with the form of the prize that makes it reportable, and once', () => {
      const floor = oneOut();
      const [first] = claimsOf(floor) as [Claim];
      // $500 alone are on no form.
      show(floor, first.id);
      floor.do('cora', 'pay-claim', pay(first.id));
      const [place, next] = ended(floor) as [Claim, Claim];
      expect(taxIn(floor, place)).toMatchObject({ forms: ['w-2g'], tells: [first.id] });
      show(floor, place.id);
      expect(floor.refused('cora', 'pay-claim', pay(place.id))).toBe('paperwork-missing');
      floor.do('cora', 'complete-form', { claim: place.id, form: 'w-2g' });
      const paid = onlyEvent(floor.do('cora', 'pay-claim', pay(place.id)), 'claim-paid');
      expect(paid).toMatchObject({ amount: '5500.00', forms: ['w-2g'], tells: [first.id] });
      const at = sure(parseMoment(floor.at, 'at'));
      const facts = taxFacts(floor.house, RULEBOOK, { claim: place.id, at, paid });
      expect(facts).toMatchObject({ amount: '5500.00', told: '6000.00' });
      expect(taxIn(floor, next)).toMatchObject({ forms: ['w-2g'], tells: [] });
    });
  });

  test('is nothing with an entry that the house has brought', () => {
    const floor = tournamentFloor(regular());
    announce(floor, 'night');
    for (const patron of ['p1', 'p2']) given(floor, 'night', patron);
    start(floor, 'night', ['A']);
    closePool(floor, 'night');
    bust(floor, 'night', ['p2']);
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor).map(({ stake }) => stake)).toEqual([0n]);
  });
});

test('one that is called off after its charity was paid leaves the others their money', () => {
  const floor = tournamentFloor(regular({ charity: 'Half' }));
  announce(floor, 'other');
  enter(floor, 'other', players(3));
  announce(floor, 'night', {
    structure: { ...STRUCTURE, charity: { name: 'Food bank', percent: '50' } },
  });
  enter(floor, 'night', players(4));
  start(floor, 'night', ['A']);
  closePool(floor, 'night');
  floor.do('cora', 'pay-charity', { ...night, reference: 'check 7' });
  floor.do('max', 'cancel-tournament', { ...night, reason });
  // $300 of the other one; the house stands for the $200 that the charity keeps.
  expect([floor.balance(POOL), floor.balance(COSTS)]).toEqual(['300.00', '200.00']);
});

describe('a charity', () => {
  const gives = (percent: string) => ({
    structure: { ...STRUCTURE, charity: { name: 'Food bank', percent } },
  });

  test('has all of the money at most', () => {
    const floor = tournamentFloor(regular({ charity: 'All' }));
    expect(() => announce(floor, 'night', gives('150'))).toThrow('must be a percentage');
    expect(() => announce(floor, 'night', gives('100.01'))).toThrow('must be a percentage');
    announce(floor, 'night', gives('100'));
  });

  test('that an old log gives more than all still lets every screen be shown', () => {
    const floor = tournamentFloor(regular({ charity: 'All' }));
    announce(floor, 'night', gives('100'));
    enter(floor, 'night', players(2));
    Object.assign(nightIn(floor), gives('150'));
    expect(tournamentFacts(floor.house, RULEBOOK, 'night')).toMatchObject({ prizePool: '200.00' });
  });

  test('leaves less for bounties: four entries at $100, half of it given, have one of $100', () => {
    const posting = regular({ charity: 'Half', bounty: '100.00' });
    const floor = begun(posting, 4, gives('50').structure);
    for (const patron of ['p1', 'p2']) floor.do('flo', 'name-bounty', { ...night, patron });
    const third = { ...night, patron: 'p3' };
    expect(floor.refused('flo', 'name-bounty', third)).toBe('more-than-pool');
    closePool(floor, 'night');
    expect(nightIn(floor).pool).toMatchObject({ charity: '200.00', places: '0.00' });
  });

  test('and bounties are looked at again at the start, when somebody has left', () => {
    const floor = tournamentFloor(regular({ charity: 'Half', bounty: '100.00' }));
    announce(floor, 'night', gives('50'));
    enter(floor, 'night', players(4));
    for (const patron of ['p1', 'p2']) floor.do('flo', 'name-bounty', { ...night, patron });
    floor.do('dee', 'withdraw-entry', { ...night, patron: 'p4', reason });
    const begin = { ...night, tables: ['A'], chance: CHANCE };
    expect(floor.refused('flo', 'start-tournament', begin)).toBe('more-than-pool');
    enter(floor, 'night', ['p5']);
    floor.do('flo', 'start-tournament', begin);
  });
});

describe('fixed payouts', () => {
  const posting = (fixedPrize: string) => regular({ fixedPrize }, { pool: 'fixed-payouts' });
  const structure = { ...STRUCTURE, payouts: [] };

  function paid(fixedPrize: string, isBought: boolean): readonly string[] {
    const floor = begun(posting(fixedPrize), 3, structure);
    if (isBought) {
      for (const patron of players(3)) {
        for (const sale of ['sell-rebuy', 'sell-rebuy', 'sell-add-on']) {
          floor.do('dee', sale, { ...night, patron });
        }
      }
    }
    closePool(floor, 'night');
    bust(floor, 'night', ['p3', 'p2']);
    floor.do('max', 'award-tournament', night);
    expect(floor.balance(POOL)).toBe('0.00');
    return lines(floor);
  }

  test('of a pool for more prizes than players are one each, and the rest evenly', () => {
    // $300, six re-buys of $100 and three add-ons of $50 are $1,050: ten prizes, three players.
    expect(paid('100.00', true)).toEqual(['p1 35000', 'p2 35000', 'p3 35000']);
  });

  test('GETR-000056 Prize Structure: each is the posted thing out of the pool, the rest is cash', () => {
    const item = { fixedPaidIn: 'merchandise', fixedDescription: 'A watch' };
    const floor = begun(
      regular({ fixedPrize: '120.00', ...item }, { pool: 'fixed-payouts' }),
      3,
      structure,
    );
    closePool(floor, 'night');
    bust(floor, 'night', ['p3', 'p2']);
    const { claims } = onlyEvent(floor.do('max', 'award-tournament', night), 'prizes-won');
    // $300 are two watches of $120, and $60 for the two who win them.
    expect(
      claims.map(({ patron, amount, thing, paidIn }) => [patron, amount, thing?.words, paidIn]),
    ).toEqual([
      ['p1', '120.00', 'A watch', undefined],
      ['p1', '30.00', undefined, 'cash'],
      ['p2', '120.00', 'A watch', undefined],
      ['p2', '30.00', undefined, 'cash'],
    ]);
    expect(floor.balance(POOL)).toBe('0.00');
    const [watch] = claims;
    showPapers(floor, { claim: watch?.id, patron: 'p1' });
    const pay = { claim: watch?.id, patron: 'p1' };
    expect(floor.refused('cora', 'pay-claim', { ...pay, from: 'cheque' })).toBe('not-as-posted');
    floor.do('cora', 'pay-claim', { ...pay, from: 'cage' });
    expect(floor.balance('house/prizes-in-kind')).toBe('120.00');
  });

  test('of a pool for no prize at all are first place’s', () => {
    expect(paid('500.00', false)).toEqual(['p1 30000']);
  });
});

describe('a bounty on somebody who is out', () => {
  const posting = regular({ bounty: '50.00' });

  test('asks who has won the hand', () => {
    const floor = begun(posting, 4);
    floor.do('flo', 'name-bounty', { ...night, patron: 'p4' });
    const nobody = { ...night, out: [out('p4', [])] };
    expect(floor.refused('flo', 'bust-entrants', nobody)).toBe('bad-hand');
  });

  test('is not theirs when they are disqualified: the best paid place has it', () => {
    const floor = begun(posting, 4);
    for (const patron of ['p3', 'p4']) floor.do('flo', 'name-bounty', { ...night, patron });
    const penalty = { penalty: 'disqualification', clause: 'Conduct', reason };
    floor.do('flo', 'penalize-entrant', { ...night, patron: 'p4', ...penalty });
    const bounty = { ...night, patron: 'p4' };
    expect(floor.refused('fred', 'award-bounty', bounty)).toBe('no-bounty');
    closePool(floor, 'night');
    busts(floor, 'p3', 'p1');
    busts(floor, 'p2', 'p1');
    floor.do('max', 'award-tournament', night);
    // $400 less two bounties are $300: $150, $90, $60, and the $50 that no one has won.
    expect(lines(floor)).toEqual(['p1 20000', 'p2 9000', 'p3 6000', 'p1 5000']);
    expect(floor.balance(POOL)).toBe('0.00');
  });

  test('is not theirs when an entry of a free roll takes them out; the house keeps its own', () => {
    const free = regular({ bounty: '50.00' }, { pool: 'free-roll', bounties: 'house' });
    const floor = tournamentFloor(free);
    announce(floor, 'night');
    enter(floor, 'night', players(3));
    floor.do('dee', 'enter-tournament', {
      ...night,
      patron: 'p9',
      way: 'free-roll',
      chance: CHANCE,
    });
    start(floor, 'night', ['A']);
    floor.do('flo', 'name-bounty', { ...night, patron: 'p1' });
    busts(floor, 'p1', 'p9');
    const bounty = { ...night, patron: 'p1' };
    expect(floor.refused('fred', 'award-bounty', bounty)).toBe('no-bounty');
    bust(floor, 'night', ['p2', 'p3']);
    floor.do('flo', 'close-pool', night);
    floor.do('max', 'award-tournament', night);
    // Four entries: $150, $90 and $60 of the $300.
    expect(lines(floor)).toEqual(['p9 15000', 'p3 9000', 'p2 6000']);
    expect(floor.balance(COSTS)).toBe('0.00');
  });
});

describe('a split', () => {
  const evenly = (amount: string, more: object = {}) => ({
    ...night,
    terms: 'evenly',
    ...more,
    shares: ['p1', 'p2'].map((patron) => ({ patron, amount })),
  });

  test('is written down anew when a bounty was named meanwhile', () => {
    const floor = begun(regular({ bounty: '50.00' }, { bounties: 'house' }), 4);
    closePool(floor, 'night');
    bust(floor, 'night', ['p4', 'p3']);
    // $200 and $120 are left.
    floor.do('flo', 'record-deal', evenly('160.00'));
    floor.do('flo', 'name-bounty', { ...night, patron: 'p1' });
    expect(floor.refused('fred', 'confirm-deal', night)).toBe('more-than-pool');
    floor.do('flo', 'record-deal', evenly('185.00'));
    floor.do('fred', 'confirm-deal', night);
    floor.do('max', 'award-tournament', night);
    expect(lines(floor)).toEqual(['p1 18500', 'p2 18500', 'p3 8000']);
  });

  test('says who enters the event that first place enters', () => {
    const event = regular({ event: 'Main event', eventWorth: '10000.00' }, { pool: 'event-entry' });
    const floor = begun(event, 4, { ...STRUCTURE, payouts: [{ from: 1, percents: [] }] });
    closePool(floor, 'night');
    bust(floor, 'night', ['p4', 'p3']);
    expect(floor.refused('flo', 'record-deal', evenly('200.00'))).toBe('no-deal');
    const elsewhere = evenly('200.00', { first: 'p4' });
    expect(floor.refused('flo', 'record-deal', elsewhere)).toBe('no-deal');
    floor.do('flo', 'record-deal', evenly('200.00', { first: 'p2' }));
    floor.do('fred', 'confirm-deal', night);
    const won = onlyEvent(floor.do('max', 'award-tournament', night), 'tournament-awarded');
    expect(won.results.slice(0, 2)).toEqual([
      { place: 1, patron: 'p2', amount: '10200.00', words: 'Main event' },
      { place: 1, patron: 'p1', amount: '200.00' },
    ]);
  });
});

describe('entry to an event', () => {
  test('GETR-000056 WSOP: it is worth what it costs in books and tax, and travel is money', () => {
    const values = { event: 'WSOP main event', eventWorth: '10000.00', travelAllowance: '500.00' };
    const structured = { ...STRUCTURE, payouts: [{ from: 1, percents: [] }] };
    const floor = begun(regular(values, { pool: 'event-entry' }), 3, structured);
    closePool(floor, 'night');
    bust(floor, 'night', ['p3', 'p2']);
    const { claims } = onlyEvent(floor.do('max', 'award-tournament', night), 'prizes-won');
    const thing = { words: 'WSOP main event', worth: '10000.00' };
    expect(claims).toMatchObject([
      { patron: 'p1', amount: '10000.00', thing, sources: [['house', '10000.00']] },
      { patron: 'p1', amount: '500.00', sources: [['house', '500.00']] },
      { patron: 'p2', amount: '300.00', sources: [['meter', '300.00', 'pool']] },
    ]);
    expect(floor.balance('house/promotional-costs')).toBe('10500.00');
    const claim = claims[0]?.id;
    const pay = { claim, patron: 'p1', from: 'cage' };
    showPapers(floor, { claim, patron: 'p1' });
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('paperwork-missing');
    // Winnings above $5,000 net of the $120 that were paid are told on a W-2G.
    floor.do('cora', 'complete-form', { claim, form: 'w-2g' });
    floor.do('cora', 'pay-claim', pay);
    expect(floor.balance('house/prizes-in-kind')).toBe('10000.00');
  });
});
