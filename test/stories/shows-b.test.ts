// Tables, seats, a grid, ranks and Hi Lo: each sheet from its posting to the last paid claim, over
// HTTP only. The figures are worked out from the sheets, in the comments.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Event } from '#house';
import { type Evening, only, openEvening, type Won, wonIn } from './evening.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(() => evening.close());

const stateIn = (events: readonly Event[]) =>
  only(events, 'show-stepped')['state'] as Readonly<Record<string, unknown>>;

/** Four patrons, one in each of the first seats. */
const FOUR = { 1: { patron: 'ann' }, 2: { patron: 'ben' }, 3: { patron: 'cy' }, 4: {} };

describe('hgc-lucky-table', () => {
  beforeEach(async () => {
    await evening.enrols('ann', 'ben', 'cy');
    await evening.opens('P1', 'texas-holdem', FOUR);
    await evening.opens('A1', 'pai-gow-poker', { 5: { patron: 'ann' } });
    await evening.deals('P1', 'A1');
  });

  test('chips in a pot: a held-out ball, a split pot, ID or nothing', async () => {
    await evening.posts('hgc-lucky-table');
    const [started] = (await evening.starts('lucky-table')) as readonly [Event];
    expect(started).toMatchObject({ state: { balls: ['T1', 'P1', 'A1'] } });
    // No one sits at T1: its ball is held out.
    const held = stateIn(await evening.signs('s', { step: 'ball', outcome: 'T1' }));
    expect(held).toMatchObject({ heldOut: ['T1'], table: null });
    const again = { show: 's', step: { step: 'ball', outcome: 'T1' } };
    expect(await evening.refused('flo', 'record-step', again)).toBe('bad-step');
    await evening.signs('s', { step: 'ball', outcome: 'P1' });
    expect(await evening.refused('max', 'award-show', { show: 's' })).toBe('show-not-over');
    await evening.signs('s', { step: 'pot', facts: { seats: [1, 2] } });
    // $100 for two.
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([
      { table: 'P1', seat: 1, patron: 'ann', amount: '50.00' },
      { table: 'P1', seat: 2, patron: 'ben', amount: '50.00' },
    ]);
    const [first, second] = claims as unknown as readonly [{ id: string }, { id: string }];
    const paid = { claim: first.id, patron: 'ann', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', paid)).toBe('identity-needed');
    await evening.pays(first.id, 'ann');
    expect(await evening.refused('cora', 'pay-claim', paid)).toBe('claim-closed');
    await evening.pays(second.id, 'ben');
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
    expect(await evening.balance('house/promotional-costs')).toBe('100.00');
  });

  test('chips for a seat: an empty seat has another card picked', async () => {
    await evening.posts('hgc-lucky-table');
    await evening.starts('lucky-table');
    await evening.signs('s', { step: 'ball', outcome: 'A1' });
    await evening.signs('s', { step: 'seat', outcome: '8' });
    await evening.signs('s', { step: 'seat', outcome: '5' });
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ table: 'A1', seat: 5, patron: 'ann', amount: '100.00' }]);
    await evening.pays(claims[0]?.id as string, 'ann');
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
  });

  test('a hat or T-shirt for everybody at the table, drawn by the house', async () => {
    const values = { giftWorth: '20.00' };
    await evening.posts('hgc-lucky-table', { options: { prize: '2' }, values });
    await evening.starts('lucky-table');
    let state: Readonly<Record<string, unknown>> = { table: null };
    while (state['table'] === null) state = stateIn(await evening.steps({ step: 'ball' }));
    const { claims } = wonIn(await evening.awards());
    // One player at A1, four at P1.
    expect(claims).toHaveLength(state['table'] === 'A1' ? 1 : 4);
    const thing = { words: 'a logo hat or T-shirt of the casino', worth: '20.00' };
    const hat = { amount: '20.00', thing };
    expect(claims[0]).toMatchObject(hat);
  });
});

describe('hgc-splash-pot', () => {
  beforeEach(async () => {
    await evening.enrols('ann', 'ben', 'cy');
    await evening.does('abe', 'open-fund', { fund: 'hj', title: 'HJ', of: 'GEGA-001477' });
    await evening.does('abe', 'feed-fund', { fund: 'hj', amount: '150', reason: 'collections' });
    await evening.opens('P1', 'texas-holdem', FOUR);
    await evening.opens('P2', 'omaha-high-low', { 1: {}, 2: {}, 3: {} });
    await evening.deals('P1', 'P2');
  });

  test('by the clock: two splashes at the one table with four players', async () => {
    await evening.posts('hgc-splash-pot', {}, { paidBy: 'hj' });
    const [started] = (await evening.starts('splash')) as readonly [Event];
    // Three at P2 are too few.
    expect(started).toMatchObject({ state: { tables: ['P1'], drawCount: 2 } });
    const electronic = { show: 's', step: { step: 'draw' } };
    expect(await evening.refused('flo', 'step-show', electronic)).toBe('bad-step');
    const draw = { step: 'draw', outcome: 'P1' };
    await evening.signs('s', draw);
    expect(stateIn(await evening.signs('s', draw))).toMatchObject({ drawn: ['P1', 'P1'] });
    const pot = (seats: readonly number[]) => {
      return { step: 'pot', choice: 'P1', facts: { dealtIn: 4, seats } };
    };
    const alone = { show: 's', step: pot([1]) };
    expect(await evening.refused('flo', 'step-show', alone)).toBe('bad-step');
    await evening.signs('s', pot([1]));
    const first = wonIn(await evening.awards());
    expect(first.claims).toMatchObject([{ seat: 1, patron: 'ann', amount: '100.00' }]);
    // Three tie for the second: $33.33 each, the cent stays. The reserve has $50 of it, and $49.99
    // is the house's, for good.
    await evening.signs('s', pot([1, 2, 3]));
    const second = wonIn(await evening.awards());
    expect(second.claims.map(({ amount }) => amount)).toEqual(['33.33', '33.33', '33.33']);
    expect(await evening.balance('fund/hj/reserve')).toBe('0.00');
    expect(await evening.balance('house/promotional-costs')).toBe('49.99');
    for (const { id, patron } of [...first.claims, ...second.claims]) {
      await evening.does('cora', 'pay-claim', { claim: id, patron, from: 'cage' });
    }
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
    expect(await evening.refused('max', 'award-show', { show: 's' })).toBe('show-over');
  });

  test('by an event, which two people have seen; a hand alone wins nothing', async () => {
    await evening.does('flo', 'seat-person', { table: 'P2', seat: 4, patron: 'ben' });
    await evening.deals('P2');
    const values = { tableCount: 1, times: undefined, events: 'A touchdown on the screens' };
    const document = { options: { timing: '2' }, values };
    await evening.posts('hgc-splash-pot', document, { paidBy: 'hj' });
    await evening.does('dana', 'start-round', { table: 'P1', fees: [] });
    const hand = { table: 'P1', seat: 1, offering: 'promo' };
    expect(await evening.refused('dana', 'call-hand', hand)).toBe('not-offered');
    await evening.starts('splash');
    const early = { show: 's', step: { step: 'draw' } };
    expect(await evening.refused('flo', 'step-show', early)).toBe('bad-step');
    await evening.signs('s', { step: 'event' });
    await evening.signs('s', { step: 'draw', outcome: 'P2' });
    // High and low: seat 1 has the high half, seats 1 and 4 divide the low half.
    const facts = { dealtIn: 4, seats: [1], low: [1, 4] };
    await evening.signs('s', { step: 'pot', choice: 'P2', facts });
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([
      { seat: 1, amount: '75.00' },
      { seat: 4, patron: 'ben', amount: '25.00' },
    ]);
    await evening.does('cora', 'pay-claim', { claim: claims[0]?.id, patron: 'ann', from: 'cage' });
    await evening.does('cora', 'pay-claim', { claim: claims[1]?.id, patron: 'ben', from: 'cage' });
    expect(await evening.balance('fund/hj/reserve')).toBe('50.00');
  });

  test('does not begin at another time, nor where no table has four players', async () => {
    const values = { times: 'Monday 17:00, Monday 18:30' };
    await evening.posts('hgc-splash-pot', { values }, { paidBy: 'hj' });
    const at = { show: 's', offering: 'promo', game: 'splash' };
    expect(await evening.refused('flo', 'start-show', at)).toBe('wrong-time');
    await evening.movesTo('2026-11-16T18:30:00-08:00');
    await evening.does('flo', 'leave-seat', { table: 'P1', seat: 4 });
    await evening.deals('P1');
    const splash = { show: 's', offering: 'promo', game: 'splash' };
    expect(await evening.refused('flo', 'start-show', splash)).toBe('bad-show');
  });
});

describe('hgc-sports-grid', () => {
  const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  /** Digits in order; G1 where both are 7, G2 where both are 0. */
  const cells = Array.from({ length: 100 }, (_, index) =>
    index === 77 ? 'G1' : index === 0 ? 'G2' : null,
  );
  const board = {
    step: 'grid',
    outcome: 'written on the board',
    facts: { top: DIGITS, left: DIGITS, cells },
  };
  const score = (top: number, left: number) => ({ step: 'score', facts: { top, left } });

  beforeEach(async () => {
    await evening.enrols('ann', 'ben', 'cy');
    await evening.opens('G1', 'pai-gow-poker', {
      1: { patron: 'ann' },
      2: { patron: 'ben', position: 'player-dealer' },
      3: { person: 'tpp' },
    });
    await evening.opens('G2', 'texas-holdem', { 1: { patron: 'cy' } });
    await evening.deals('G1', 'G2');
  });

  test('four quarters: a blank one carried over, a table paid at once, the bowl at the end', async () => {
    await evening.posts('hgc-sports-grid', { values: { periodCount: 4, prize: '501' } });
    await evening.starts('grid');
    await evening.signs('s', board);
    // 3 and 0: blank, so that $501 goes on.
    await evening.signs('s', score(3, 0));
    expect(await evening.refused('max', 'award-show', { show: 's' })).toBe('show-not-over');
    const wrong = { show: 's', step: score(2, 0) };
    expect(await evening.refused('flo', 'record-step', wrong)).toBe('bad-step');
    // 7 and 17: G1 has $1,002 for two; the proposition player is not in the divisor.
    await evening.signs('s', score(7, 17));
    const half = wonIn(await evening.awards());
    expect(half.claims).toMatchObject([
      { table: 'G1', seat: 1, patron: 'ann', amount: '501.00' },
      { table: 'G1', seat: 2, patron: 'ben', amount: '501.00' },
    ]);
    // Only the proposition player is at G1 now: it counts as blank.
    for (const seat of [1, 2]) await evening.does('flo', 'leave-seat', { table: 'G1', seat });
    await evening.deals('G1');
    await evening.signs('s', score(17, 27));
    // The final score is blank too: the bowl has G2 alone, for 2 × $501.
    const last = stateIn(await evening.signs('s', score(24, 28)));
    expect(last).toMatchObject({ bowl: ['G2'], carried: 2 });
    await evening.steps({ step: 'bowl' });
    const end = wonIn(await evening.awards());
    expect(end.claims).toMatchObject([{ table: 'G2', seat: 1, patron: 'cy', amount: '1002.00' }]);
    for (const { id, patron } of [...half.claims, ...end.claims]) {
      await evening.pays(id, patron as string);
    }
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
    expect(await evening.balance('house/promotional-costs')).toBe('2004.00');
  });

  test('one person does not enter a score alone, nor a board with a digit twice', async () => {
    await evening.posts('hgc-sports-grid');
    await evening.starts('grid');
    const facts = { ...board.facts, top: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9] };
    const twice = { show: 's', step: { ...board, facts } };
    expect(await evening.refused('flo', 'record-step', twice)).toBe('bad-step');
    await evening.steps({ step: 'grid' });
    expect(await evening.refused('flo', 'step-show', { show: 's', step: score(7, 7) })).toBe(
      'bad-step',
    );
    await evening.does('flo', 'record-step', { show: 's', step: score(7, 7) });
    expect(await evening.refused('flo', 'confirm-step', { show: 's' })).toBe('second-person');
    await evening.does('fred', 'dispute-step', { show: 's', reason: 'it was 7 to 10' });
    expect(await evening.refused('fred', 'confirm-step', { show: 's' })).toBe('no-step-waits');
  });

  test('an item for everybody at the table', async () => {
    const document = { options: { prize: 'item' }, values: { item: 'a jacket', periodCount: 1 } };
    await evening.posts('hgc-sports-grid', document);
    await evening.starts('grid');
    await evening.signs('s', board);
    await evening.signs('s', score(17, 27));
    const { claims } = wonIn(await evening.awards());
    const jacket = { lines: [{ words: 'a jacket', count: 1 }] };
    expect(claims).toMatchObject([
      { seat: 1, patron: 'ann', ...jacket },
      { seat: 2, patron: 'ben', ...jacket },
    ]);
  });
});

/** A hand from its call to the award: Dana calls, Flo sees the cards, Fred signs. */
async function hand(table: string, deal: object): Promise<readonly Event[]> {
  await evening.does('dana', 'start-round', { table, fees: [] });
  const called = await evening.does('dana', 'call-hand', { table, seat: 1, offering: 'promo' });
  const call = only(called, 'hand-called')['call'];
  const checks = { surveillance: true };
  await evening.does('flo', 'verify-call', { call, deal, deckCounted: true, checks });
  const awarded = await evening.does('fred', 'authorize-call', { call });
  await evening.does('dana', 'end-round', { table });
  return awarded;
}
const amountsIn = (events: readonly Event[]) =>
  (only(events, 'prize-awarded') as unknown as Won).claims.map(({ seat, amount }) => [
    seat,
    amount,
  ]);

describe('hgc-four-of-a-kind-poker', () => {
  test('the rank that was drawn is posted, and pays the hand and the table', async () => {
    await evening.enrols('ann', 'ben', 'cy');
    await evening.does('abe', 'open-fund', { fund: 'hg', title: 'HG', of: 'GEGA-000626' });
    await evening.does('abe', 'feed-fund', { fund: 'hg', amount: '5000', reason: 'collections' });
    await evening.opens('P1', 'texas-holdem', FOUR);
    await evening.posts('hgc-four-of-a-kind-poker', {}, { paidBy: 'hg' });
    await evening.starts('rank');
    await evening.signs('s', { step: 'card', outcome: '9d' });
    expect(only(await evening.awards(), 'offering-changed')).toMatchObject({
      document: { values: { rank: '9' } },
    });
    // $500 for the four nines, $100 for each of the three others.
    const deal = {
      seats: [{ seat: 1, hole: '9c 9h' }, { seat: 2, hole: 'Kh Qd' }, { seat: 3 }, { seat: 4 }],
      board: '9s 9d Ks 7h 2d',
    };
    const awarded = await hand('P1', deal);
    expect(amountsIn(awarded)).toEqual([
      [1, '500.00'],
      ...[2, 3, 4].map((seat) => [seat, '100.00']),
    ]);
    const { claims } = only(awarded, 'prize-awarded') as unknown as Won;
    for (const { id, patron = 'cy' } of claims) await evening.pays(id, patron);
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
    expect(await evening.balance('fund/hg/reserve')).toBe('4200.00');
  });
});

describe('hgc-three-of-a-kind-on-the-flop', () => {
  test('management posts another rank; the fourth card has the double prize', async () => {
    await evening.enrols('ann', 'ben', 'cy');
    await evening.does('abe', 'open-fund', { fund: 'hj', title: 'HJ', of: 'GEGA-001477' });
    await evening.does('abe', 'feed-fund', { fund: 'hj', amount: '5000', reason: 'collections' });
    await evening.opens('P1', 'texas-holdem', { ...FOUR, 5: {} });
    const activity = 'hgc-three-of-a-kind-on-the-flop';
    await evening.posts(activity, {}, { paidBy: 'hj' });
    const seats = [
      { seat: 1, hole: '9h Kh' },
      { seat: 2, hole: '8h 7h' },
      { seat: 3, folded: 'preflop' },
      ...[4, 5].map((seat) => ({ seat, hole: seat === 4 ? '8d 7d' : '8c 7c' })),
    ];
    const deal = { seats, board: '9s 9d 9c' };
    // The rank of the sample is the seven: nines win nothing.
    await evening.does('dana', 'start-round', { table: 'P1', fees: [] });
    const called = await evening.does('dana', 'call-hand', {
      table: 'P1',
      seat: 1,
      offering: 'promo',
    });
    const call = only(called, 'hand-called')['call'];
    expect(await evening.refused('flo', 'verify-call', { call, deal })).toBe('no-row');
    await evening.does('flo', 'reject-call', { call, reason: 'another rank' });
    await evening.does('dana', 'end-round', { table: 'P1' });
    await evening.does('max', 'suspend-offering', { offering: 'promo', reason: 'another rank' });
    const document = {
      values: { rank: '9', prize: '200.00', paidIn: 'live chips' },
    };
    await evening.both({ type: 'change-offering', offering: 'promo', document, version: 1 });
    await evening.does('max', 'resume-offering', { offering: 'promo' });
    // Twice $200 for the fourth nine, $200 for the others; nothing for the one who folded.
    const awarded = await hand('P1', deal);
    expect(amountsIn(awarded)).toEqual([
      [1, '400.00'],
      ...[2, 4, 5].map((seat) => [seat, '200.00']),
    ]);
    const { claims } = only(awarded, 'prize-awarded') as unknown as Won;
    for (const { id, patron = 'cy' } of claims) await evening.pays(id, patron);
    expect(await evening.balance('fund/hj/reserve')).toBe('4000.00');
  });
});

describe('saratoga-hi-lo-progressive', () => {
  const hours = [{ days: ['thursday'], from: '14:00', until: '23:00' }];
  const CARDS = '2c 3c 4c 5c 6c 7c 8c 9c'.split(' ');
  const meter = () => evening.balance('fund/promo/meter/progressive');

  beforeEach(async () => {
    for (const patron of ['ann', 'ben', 'cy', 'di']) await evening.joins(patron);
    await evening.posts('saratoga-hi-lo-progressive', { hours });
  });

  /** The system picks a player in an hour, who comes to the desk. */
  async function selects(patron: string, hour: number): Promise<void> {
    await evening.movesTo(`2026-11-19T${hour}:05:00-08:00`);
    const drawing = `hour-${hour}`;
    await evening.does('max', 'announce-drawing', { drawing, offering: 'promo' });
    await evening.reads(patron);
    await evening.does('dee', 'close-drum', { drawing });
    await evening.does('dee', 'draw-ticket', { drawing });
    const papers = { isIdentitySeen: false, nameMatches: false };
    const claimed = await evening.does('dee', 'claim-drawn', { drawing, patron, ...papers });
    const { serial } = only(claimed, 'draw-claimed');
    await evening.does('max', 'confirm-winner', { drawing, serial });
  }

  let hour = 14;
  /** So many right guesses with a deck in the room, in the next hour. */
  async function climbs(patron: string, correct: number) {
    await selects(patron, hour++);
    await evening.starts('hi-lo', [patron], patron);
    await evening.signs(patron, { step: 'deal', outcome: CARDS[0] });
    for (const outcome of CARDS.slice(1, correct + 1)) {
      await evening.steps({ step: 'guess', choice: 'higher' }, patron);
      await evening.signs(patron, { step: 'flip', outcome });
    }
    if (correct < 7) await evening.steps({ step: 'quit' }, patron);
    return wonIn(await evening.awards(patron));
  }

  test('an evening: free play, cash, the progressive, and what is left at 11 pm', async () => {
    expect(await meter()).toBe('1000.00');
    // One right: $100 in free play; the progressive has $1,500.
    const free = await climbs('ann', 1);
    expect(free.claims).toMatchObject([
      { patron: 'ann', lines: [{ words: '$100.00 in free play' }] },
    ]);
    const claim = free.claims[0]?.id as string;
    await evening.shows(claim, 'ann');
    const pay = { claim, patron: 'ann', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', pay)).toBe('paid-in-chips');
    expect(await evening.balance('fund/promo/payable')).toBe('100.00');
    // Ten chips of $10, and no coupons.
    await evening.posts('bay101-match-play', {}, { offering: 'match' });
    const chips = { offering: 'match', instrument: 'free-play-chip', count: 10 };
    const issue = { batch: 'free', ...chips, claim, how: 'promotion', expires: '2026-11-29' };
    const coupons = { ...issue, instrument: 'match-play-coupon' };
    expect(await evening.refused('dee', 'issue-instruments', coupons)).toBe('wrong-instrument');
    const issued = await evening.does('dee', 'issue-instruments', issue);
    const { serials, face } = only(issued, 'instruments-issued');
    expect([serials, face]).toMatchObject([{ length: 10 }, '10.00']);
    // No cash moves: the money set aside is the house's again, and the chips are owed for. $100 is
    // too little to be reported.
    const back = ['payment', 'fund/promo/payable', 'house/promotional-costs', '100.00'];
    const paid = { claim, patron: 'ann', amount: '100.00', forms: [], moves: [back] };
    expect(only(issued, 'claim-paid')).toMatchObject(paid);
    const tax = { amount: '100.00', withheld: '0.00', forms: [] };
    expect(await evening.sees('cora', `/claims/${claim}/tax`)).toMatchObject(tax);
    expect(await evening.sees('cora', `/claims/${claim}`)).toMatchObject({
      amount: '100.00',
      words: '$100.00 in free play',
      status: 'paid',
    });
    const at = encodeURIComponent('2026-11-19T14:05:00-08:00');
    const owed = await evening.sees('max', `/reports/chip-liability?at=${at}`);
    expect(owed).toMatchObject({ sections: [{ totals: { count: 10, face: '100.00' } }, {}] });
    // Six right: $500 in cash; $2,000.
    const cash = await climbs('ben', 6);
    expect(cash.claims).toMatchObject([{ patron: 'ben', amount: '500.00' }]);
    expect(await meter()).toBe('2000.00');
    const again = { show: 'x', offering: 'promo', game: 'hi-lo', players: ['ben'] };
    expect(await evening.refused('flo', 'start-show', again)).toBe('not-drawn');
    // Seven right: all of it, and $1,000 for the next.
    const top = await climbs('cy', 7);
    expect(top.claims).toMatchObject([{ patron: 'cy', amount: '2000.00' }]);
    expect(await meter()).toBe('1000.00');
    await climbs('di', 0);
    expect(await meter()).toBe('1500.00');
    const due = await evening.movesTo('2026-11-19T23:00:00-08:00');
    expect(only(due, 'meter-reverted')).toMatchObject({ amount: '500.00' });
    expect(await meter()).toBe('1000.00');
    const late = { show: 'x', offering: 'promo', game: 'hi-lo', players: ['ann'] };
    expect(await evening.refused('flo', 'start-show', late)).toBe('not-offered');
    // Ben shows an ID on the tenth day; Cy never does, and after 30 days it is lost.
    await evening.movesTo('2026-11-29T12:00:00-08:00');
    await evening.pays(cash.claims[0]?.id as string, 'ben');
    const lost = await evening.movesTo('2026-12-19T18:06:00-08:00');
    const expired = lost.filter(({ type }) => type === 'claim-expired');
    // The $2,000, and Di's free play for no right guess.
    expect(expired).toMatchObject([{ amount: '2000.00' }, { amount: '50.00' }]);
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
  });

  test('a forgiven miss, an equal card, and a miss that ends it', async () => {
    await selects('ann', 14);
    await evening.starts('hi-lo', ['ann']);
    const guess = (choice: string) => evening.steps({ step: 'guess', choice });
    const flip = (outcome: string) => evening.signs('s', { step: 'flip', outcome });
    await evening.signs('s', { step: 'deal', outcome: '9c' });
    await guess('higher');
    expect(stateIn(await flip('2c'))).toMatchObject({ last: 'forgiven', correct: 0 });
    await guess('higher');
    expect(stateIn(await flip('2d'))).toMatchObject({ last: 'equal' });
    expect(stateIn(await flip('Ad'))).toMatchObject({ last: 'right', correct: 1 });
    await guess('higher');
    const seen = { show: 's', step: { step: 'flip', outcome: 'Ad' } };
    expect(await evening.refused('flo', 'record-step', seen)).toBe('bad-step');
    expect(stateIn(await flip('Kd'))).toMatchObject({ ended: 'missed' });
    expect(wonIn(await evening.awards()).claims).toMatchObject([
      { patron: 'ann', lines: [{ row: 'missed', words: '$100.00 in free play' }] },
    ]);
    expect(await meter()).toBe('1500.00');
  });
});
