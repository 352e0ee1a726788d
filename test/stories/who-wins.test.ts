// Who has the prize or the ticket, and who has not, over HTTP: each test is named by its clause.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DrawingFacts } from '#house';
import { type Evening, only, openEvening, wonIn } from './evening.fixture.ts';
import { calls, loses } from './round.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
  await evening.enrols('ann', 'ben', 'cy');
});
afterEach(() => evening.close());

const FOUR = { 1: { patron: 'ann' }, 2: { patron: 'ben' }, 3: { patron: 'cy' }, 4: {} };
const costs = () => evening.balance('house/promotional-costs');
const owed = () => evening.balance('fund/promo/payable');

/** The cards are entered and signed; who has which tickets. */
async function tickets(deal: object, more: object = {}, seat = 1) {
  const call = await calls(evening, { seat });
  await evening.does('flo', 'verify-call', { call, deal, ...more });
  const events = await evening.does('fred', 'authorize-call', { call });
  await evening.does('dana', 'end-round', { table: 'P1' });
  const { batches } = only(events, 'tickets-issued') as {
    readonly batches: readonly { readonly seat: number; readonly patron?: string }[];
  };
  return batches.map(({ seat: at, patron }) => [at, patron]);
}

describe('Lucky Table, rule 3', () => {
  const forfeit = (claim: string) => ({ type: 'forfeit-claim', claim, reason: 'no photo ID' });

  async function won(): Promise<string> {
    await evening.opens('P1', 'texas-holdem', FOUR);
    await evening.deals('P1');
    await evening.posts('hgc-lucky-table');
    await evening.starts('lucky-table');
    await evening.signs('s', { step: 'ball', outcome: 'P1' });
    await evening.signs('s', { step: 'pot', facts: { seats: [1] } });
    return wonIn(await evening.awards()).claims[0]?.id as string;
  }

  test('who can’t show an ID forfeits the $100, which the house has again', async () => {
    const claim = await won();
    const pay = { claim, patron: 'ann', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', pay)).toBe('identity-needed');
    expect([await costs(), await owed()]).toEqual(['100.00', '100.00']);
    await evening.both(forfeit(claim));
    expect([await costs(), await owed()]).toEqual(['0.00', '0.00']);
    expect(await evening.refused('cora', 'pay-claim', pay)).toBe('claim-closed');
    expect(await evening.refused('max', 'propose', { action: forfeit(claim) })).toBe(
      'claim-closed',
    );
  });

  test('a hat is forfeited too, and costs the house nothing then', async () => {
    await evening.opens('P1', 'texas-holdem', { 1: { patron: 'ann' } });
    await evening.deals('P1');
    const hat = { options: { prize: '2' }, values: { giftWorth: '20.00' } };
    await evening.posts('hgc-lucky-table', hat);
    await evening.starts('lucky-table');
    await evening.signs('s', { step: 'ball', outcome: 'P1' });
    const [claim] = wonIn(await evening.awards()).claims;
    expect([claim?.thing?.worth, await costs()]).toEqual(['20.00', '20.00']);
    await evening.both(forfeit(claim?.id as string));
    expect([await costs(), await owed()]).toEqual(['0.00', '0.00']);
    expect(await evening.balance('house/prizes-in-kind')).toBe('0.00');
  });

  test('who has shown a good ID does not forfeit it', async () => {
    const claim = await won();
    const [proposed] = await evening.does('max', 'propose', { action: forfeit(claim) });
    const { proposal } = proposed as unknown as { readonly proposal: string };
    await evening.shows(claim, 'ann');
    expect(await evening.refused('max', 'propose', { action: forfeit(claim) })).toBe('no-forfeit');
    expect(await evening.refused('abe', 'approve', { proposal })).toBe('no-forfeit');
    await evening.does('cora', 'pay-claim', { claim, patron: 'ann', from: 'cage' });
  });

  test('one person alone takes no one’s prize away', async () => {
    const claim = await won();
    const { type, ...fields } = forfeit(claim) as { readonly type: string };
    expect(await evening.told('max', type, fields)).toMatchObject({ status: 404 });
    const [proposed] = await evening.does('max', 'propose', { action: forfeit(claim) });
    const { proposal } = proposed as unknown as { readonly proposal: string };
    expect(await evening.refused('max', 'approve', { proposal })).toBe('not-permitted');
    await evening.pays(claim, 'ann');
    expect(await evening.refused('abe', 'approve', { proposal })).toBe('claim-closed');
    expect(await owed()).toBe('0.00');
  });
});

describe('Beat the Dealer, Qualifying Hands and Closing paragraphs', () => {
  const TRIPS = '2h 2d 2c';
  const KING = 'Kh 9d 4c';
  const BANK = { patron: 'ben', position: 'player-dealer' };
  const post = () => evening.postsFromFund('hgc-beat-the-dealer');

  test('a hand entered as the dealer’s is the player-dealer’s ticket', async () => {
    await evening.opens('P1', 'three-card-poker', { 1: { patron: 'ann' }, 2: BANK });
    await post();
    const deal = { dealer: { cards: TRIPS }, seats: [{ seat: 1, cards: KING }] };
    expect(await tickets(deal)).toEqual([[2, 'ben']]);
  });

  test('a bettor behind the line has a ticket in the own name, and no one has two', async () => {
    await evening.opens('P1', 'three-card-poker', { 1: { patron: 'ann' }, 2: BANK });
    await post();
    const seats = [
      { seat: 1, cards: TRIPS },
      { seat: 1, position: 'backline' },
    ];
    const deal = { dealer: { cards: KING }, seats };
    const call = await calls(evening, {});
    const enter = { call, deal };
    const twice = { ...enter, behind: [{ seat: 1, patron: 'ann' }] };
    expect(await evening.refused('flo', 'verify-call', twice)).toBe('two-people');
    const unknown = { ...enter, behind: [{ seat: 1, patron: 'nobody' }] };
    expect(await evening.refused('flo', 'verify-call', unknown)).toBe('unknown-patron');
    await evening.does('flo', 'uncall-hand', { call });
    await evening.does('dana', 'end-round', { table: 'P1' });
    const behind = [{ seat: 1, patron: 'cy' }];
    expect(await tickets(deal, { behind })).toEqual([
      [1, 'ann'],
      [1, 'cy'],
    ]);
  });

  test('two to ten customers: a lone free player has no ticket, two have', async () => {
    await evening.opens('P1', 'three-card-poker', { 1: { patron: 'ann' } }, { npn: true });
    await post();
    const seats = [{ seat: 1, cards: TRIPS }, { seat: 2 }];
    const told = await loses(evening, { deal: { dealer: { cards: KING }, seats } });
    expect(told.code).toBe('nobody-wins');
    await evening.does('flo', 'seat-person', { table: 'P1', seat: 2, patron: 'cy' });
    const deal = { dealer: { cards: KING }, seats };
    expect(await tickets(deal)).toEqual([[1, 'ann']]);
  });
});

describe('Wheel of Cards', () => {
  test('rule 7: who can’t show an ID does not spin, and a new drawing leaves the place out', async () => {
    await evening.opens('P1', 'texas-holdem', FOUR);
    await evening.deals('P1');
    await evening.posts('hgc-wheel-of-cards');
    await evening.starts('table-wheel');
    await evening.signs('s', { step: 'draw-ball', outcome: 'P1' });
    await evening.signs('s', { step: 'qualify', facts: { seats: [1, 2] } });
    await evening.signs('s', { step: 'spread', outcome: 'seat 1' });
    const spin = { show: 's', step: { step: 'spin', outcome: 'As' } };
    expect(await evening.refused('flo', 'record-step', spin)).toBe('bad-step');
    await evening.signs('s', { step: 'identity', choice: 'not shown' });
    await evening.signs('s', { step: 'draw-ball', outcome: 'P1' });
    const again = { show: 's', step: { step: 'qualify', facts: { seats: [1, 2] } } };
    expect(await evening.refused('flo', 'record-step', again)).toBe('bad-step');
    await evening.signs('s', { step: 'qualify', facts: { seats: [2] } });
  });

  test('Qualifications, B: one swipe is no point, a complete hour later there is one', async () => {
    await evening.opens('P1', 'texas-holdem', {});
    await evening.posts('hgc-wheel-of-cards', { options: { version: 'B' } });
    await evening.joins('dan', ['11']);
    const drawing = { drawing: 'd', offering: 'promo' };
    await evening.does('max', 'announce-drawing', drawing);
    expect(await evening.refused('dee', 'close-drum', { drawing: 'd' })).toBe('empty-drum');
    await evening.joins('eve', ['11', '12']);
    await evening.does('dee', 'close-drum', { drawing: 'd' });
    const drawn = await evening.does('dee', 'draw-ticket', { drawing: 'd' });
    expect(JSON.stringify(drawn)).not.toContain('dan');
  });
});

test('Splash Pot, Eligibility Requirements: a pot that no one contests pays nothing', async () => {
  await evening.opens('P1', 'texas-holdem', FOUR);
  await evening.deals('P1');
  await evening.postsFromFund('hgc-splash-pot', { values: { tableCount: 1 } });
  await evening.starts('splash');
  await evening.signs('s', { step: 'draw', outcome: 'P1' });
  const facts = { dealtIn: 4, seats: [1], folded: true };
  await evening.signs('s', { step: 'pot', choice: 'P1', facts });
  const events = await evening.awards();
  expect(events.map(({ type }) => type)).toEqual(['show-awarded']);
  expect(await evening.balance('fund/hj/reserve')).toBe('20000.00');
});

describe('Paid Collection Rate for a Year, rule 2', () => {
  test('one person wins one of the ten', async () => {
    await evening.posts('hgc-paid-collection-year');
    const give = { offering: 'promo', game: 'blackjack-poker', reason: 'as verified on paper' };
    await evening.does('dee', 'issue-tickets', { ...give, patron: 'ann', count: 3 });
    await evening.does('dee', 'issue-tickets', { ...give, patron: 'ben', count: 1 });
    const drawing = { drawing: 'd', offering: 'promo', rule: 'drawing-1' };
    await evening.does('max', 'announce-drawing', drawing);
    await evening.does('dee', 'close-drum', { drawing: 'd' });
    const winners: string[] = [];
    const draw = async () => {
      const events = await evening.does('dee', 'draw-ticket', { drawing: 'd' });
      return events.at(-1) as unknown as { readonly serial: number; readonly passed?: string };
    };
    while (winners.length < 2) {
      const { serial, passed } = await draw();
      if (passed !== undefined) {
        expect(passed).toContain('rule 2');
        continue;
      }
      const patron = serial <= 3 ? 'ann' : 'ben';
      const papers = { isIdentitySeen: true, nameMatches: true };
      const claim = { drawing: 'd', patron, stub: await evening.codes(serial), ...papers };
      await evening.does('dee', 'claim-drawn', claim);
      await evening.does('max', 'confirm-winner', { drawing: 'd', serial });
      winners.push(patron);
    }
    expect(winners.sort()).toEqual(['ann', 'ben']);
  });

  test('a drawing with a winner is not given up, and not held again for ten more', async () => {
    await evening.posts('hgc-paid-collection-year');
    const give = { offering: 'promo', game: 'blackjack-poker', reason: 'as verified on paper' };
    await evening.does('dee', 'issue-tickets', { ...give, patron: 'ann', count: 3 });
    const first = { drawing: 'd', offering: 'promo', rule: 'drawing-1' };
    await evening.does('max', 'announce-drawing', first);
    await evening.does('dee', 'close-drum', { drawing: 'd' });
    await evening.does('dee', 'draw-ticket', { drawing: 'd' });
    const all = (await evening.sees('dee', '/drawings')) as readonly DrawingFacts[];
    const { draws = [] } = all.find(({ drawing }) => drawing === 'd') ?? {};
    const papers = { stub: draws[0]?.ticket, isIdentitySeen: true, nameMatches: true };
    await evening.does('dee', 'claim-drawn', { drawing: 'd', patron: 'ann', ...papers });
    await evening.does('max', 'confirm-winner', { drawing: 'd', serial: draws[0]?.serial });
    const given = { drawing: 'd', reason: 'a power cut' };
    expect(await evening.refused('max', 'end-drawing', given)).toBe('drum-closed');
    const again = { drawing: 'again', offering: 'promo', rule: 'drawing-1' };
    const told = await evening.told('max', 'announce-drawing', again);
    expect([told.code, told.detail.includes('rule 2')]).toEqual(['too-many-drawings', true]);
  });

  test('what is used of it is written down until $5,200 or the year is used up', async () => {
    await evening.posts('hgc-paid-collection-year');
    const give = { offering: 'promo', game: 'blackjack-poker', reason: 'as verified on paper' };
    await evening.does('dee', 'issue-tickets', { ...give, patron: 'ann', count: 1 });
    await evening.does('max', 'announce-drawing', {
      drawing: 'd',
      offering: 'promo',
      rule: 'drawing-1',
    });
    await evening.does('dee', 'close-drum', { drawing: 'd' });
    await evening.does('dee', 'draw-ticket', { drawing: 'd' });
    const papers = { stub: await evening.codes(1), isIdentitySeen: true, nameMatches: true };
    await evening.does('dee', 'claim-drawn', { drawing: 'd', patron: 'ann', ...papers });
    const { claims } = wonIn(
      await evening.does('max', 'confirm-winner', { drawing: 'd', serial: 1 }),
    );
    const claim = claims[0]?.id as string;
    const use = (amount: string) => ({ claim, amount, table: 'T1' });
    expect(await evening.refused('flo', 'use-prize', use('10'))).toBe('claim-closed');
    await evening.pays(claim, 'ann', '1099-misc');
    const used = only(await evening.does('flo', 'use-prize', use('1200')), 'prize-used');
    expect(used).toMatchObject({ left: '4000.00' });
    expect(await evening.refused('flo', 'use-prize', use('4000.01'))).toBe('not-enough-money');
    expect(await evening.refused('flo', 'use-prize', use('0'))).toBe('nothing-there');
    await evening.movesTo('2027-11-16T18:00:00-08:00');
    expect(await evening.refused('flo', 'use-prize', use('1'))).toBe('too-late');
  });
});

test('Blackjack Poker Car Drawing, Qualifications: a shift supervisor confirms the hand', async () => {
  await evening.opens('P1', 'blackjack-poker', { 1: { patron: 'ann' }, 2: {} });
  await evening.posts('hgc-blackjack-poker-car-drawing');
  const deal = { decks: 6, dealer: { up: '5c' }, seats: [{ seat: 1, cards: 'Ah Ah' }] };
  const call = await calls(evening, {});
  await evening.does('flo', 'verify-call', { call, deal });
  const signed = await evening.does('fred', 'authorize-call', { call });
  expect(signed).toMatchObject([{ type: 'call-signed', needs: ['manager'] }]);
  const events = await evening.does('max', 'authorize-call', { call });
  expect(only(events, 'tickets-issued')['batches']).toMatchObject([{ patron: 'ann', count: 1 }]);
});

describe('a sheet without backline players', () => {
  const bank = { position: 'player-dealer' };
  const deal = {
    decks: 6,
    dealer: { up: '7d' },
    seats: [
      { seat: 1, cards: '7h 7d' },
      { seat: 1, position: 'backline' },
    ],
  };

  test('GEAR-001128 Eligibility: no fee is taken behind a seat', async () => {
    await evening.opens('P1', 'blackjack-poker', { 1: { patron: 'ann' }, 2: bank });
    await evening.posts('hgc-blazing-sevens');
    const fees = [{ offering: 'promo', seats: [1], behind: 1 }];
    const told = await evening.told('dana', 'start-round', { table: 'P1', fees });
    expect(told.code).toBe('may-not-pay');
  });

  test('GEAR-001128 Eligibility: no one is named behind a seat', async () => {
    await evening.opens('P1', 'blackjack-poker', { 1: { patron: 'ann' }, 2: bank });
    await evening.posts('hgc-blazing-sevens');
    const call = await calls(evening, { fees: [{ offering: 'promo', seats: [1] }] });
    const behind = [{ seat: 1, patron: 'cy' }];
    const told = await evening.told('flo', 'verify-call', { call, deal, behind });
    expect(told.code).toBe('ineligible-person');
    expect(told.detail).toContain('Eligibility Requirements');
  });

  test('Beat the Dealer, Qualifying Hands: who bets behind no seat is not named', async () => {
    await evening.opens('P1', 'three-card-poker', { 1: { patron: 'ann' }, 2: bank });
    await evening.postsFromFund('hgc-beat-the-dealer');
    const call = await calls(evening, {});
    const seats = [
      { seat: 1, cards: '2h 2d 2c' },
      { seat: 1, position: 'backline' },
    ];
    const behind = ['cy', 'ben'].map((patron) => ({ seat: 1, patron }));
    const told = await evening.told('flo', 'verify-call', {
      call,
      deal: { dealer: { cards: 'Kh 9d 4c' }, seats },
      behind: [...behind, { seat: 3, patron: 'cy' }],
    });
    expect(told.code).toBe('bad-deal');
    expect(told.problems?.map(({ path }) => path)).toEqual(['behind[1]', 'behind[2]']);
  });
});
