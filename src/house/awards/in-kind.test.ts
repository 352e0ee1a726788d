// Prizes that are posted as things or in chips, sheet by sheet: each ends in what was posted, charged to
// the fund that the sheet names.
import { describe, expect, test } from 'vitest';
import { add, dollarsOf, subtract, usd } from '#money';
import { sure } from '#result';
import { type Activity, decodeOffering, paidAs, type Row } from '#rules';
import { type Floor, openedFloor, RULEBOOK } from '../fixtures/floor.fixture.ts';
import {
  dealHand,
  fillReserve,
  onlyEvent,
  type Posting,
  post,
  postingOf,
  showPapers,
  win,
} from '../fixtures/jackpot.fixture.ts';
import { boardFloor, postHappyHours, showHand } from '../promotions/boards/boards.fixture.ts';
import { CASH, drawFor, drawingFloor, putUp } from '../promotions/drums/drums.fixture.ts';
import {
  BRACKET,
  enterResults,
  lowerWins,
  member,
  poolFloor,
} from '../promotions/pools/pools.fixture.ts';
import { winLucky } from '../promotions/shows/shows.fixture.ts';
import { USUAL_SETTINGS } from '../state.ts';

const WHERE = {
  cage: 'house/cage',
  bank: 'house/bank',
  costs: 'house/promotional-costs',
  things: 'house/prizes-in-kind',
  reserve: 'fund/hj/reserve',
};

const booksOf = (floor: Floor) =>
  Object.fromEntries(
    Object.entries(WHERE).map(([name, account]) => [name, floor.balance(account)]),
  );

/** The cards of a round of poker with five in it; the fund of the sheet has $50,000. */
function wonAtPoker(
  activity: string,
  posting: Posting,
  { board, ...hands }: { readonly board: string; readonly [seat: number]: string },
) {
  const floor = boardFloor();
  post(floor, activity, { paidBy: 'hj', ...posting });
  const seats = [1, 2, 3, 4, 5].map((seat) => ({ seat, ...heldBy(hands[seat]) }));
  return { floor, claims: win(floor, { deal: { seats, board, pot: '40.00' } }).claims };
}

const heldBy = (hole: string | undefined) => (hole === undefined ? {} : { hole });

interface Ends {
  readonly claim: string | undefined;
  readonly patron?: string;
  readonly worth: string;
  readonly forms?: readonly string[];
}

/** No money can be had for the claim; then the thing is handed over, and what that did to the books. */
function handOver(floor: Floor, { claim, patron = 'pat', worth, forms = [] }: Ends) {
  const pay = { claim, patron };
  showPapers(floor, { claim, patron, forms });
  for (const from of ['tray', 'cheque']) {
    const way = from === 'tray' ? { from, table: 'T1' } : { from };
    expect(['not-as-posted', 'wrong-table']).toContain(
      floor.refused('cora', 'pay-claim', { ...pay, ...way }),
    );
  }
  const before = booksOf(floor);
  const paid = onlyEvent(floor.do('cora', 'pay-claim', { ...pay, from: 'cage' }), 'claim-paid');
  expect(booksOf(floor)).toEqual({ ...before, things: worth });
  expect(floor.refused('cora', 'pay-claim', { ...pay, from: 'cage' })).toBe('claim-closed');
  return paid;
}

describe('a prize that is posted as a thing', () => {
  test('GEGA-004088 Prize: the automobile of $25,000 is handed over, and the house has paid for it', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-car-giveaway', { as: 'given' });
    drawFor(floor, 'given', 'p1');
    const [claim] = floor.house.claims.values();
    const words = 'a new mid-size car, on display by the Card Promotion Desk';
    expect(claim).toMatchObject({ amount: 2_500_000n, thing: { words } });
    expect(floor.balance('house/promotional-costs')).toBe('25000.00');
    const ends = { claim: claim?.id, patron: 'p1', worth: '25000.00', forms: ['1099-misc'] };
    expect(handOver(floor, ends)).toMatchObject({ as: words, amount: '25000.00' });
    expect(floor.house.payees.get('p1')?.prizes).toBe(2_500_000n);
  });

  test('GEGA-004634 Prize: merchandise for cracked aces, out of the Hawaiian Jackpot', () => {
    const values = { paidIn: 'merchandise', prizeDescription: 'A television' };
    const { floor, claims } = wonAtPoker(
      'hgc-pocket-aces-cracked',
      { values },
      { 1: 'As Ah', 2: '7c 7d', board: '7s Kd 9h 4c 2s' },
    );
    expect(claims).toMatchObject([{ amount: '200.00', thing: { words: 'A television' } }]);
    expect(floor.balance('fund/hj/reserve')).toBe('49800.00');
    const claim = claims[0]?.id;
    const parts = ['pat', 'sam'].map((patron) => ({ patron, amount: '100.00' }));
    expect(floor.refused('cora', 'split-claim', { claim, parts })).toBe('bad-split');
    handOver(floor, { claim, worth: '200.00' });
  });

  test('Four of a Kind Prize: the table share is merchandise too, and not the thing described', () => {
    const floor = boardFloor();
    floor.do('abe', 'open-fund', { fund: 'pj', title: 'Poker jackpots', of: 'GEGA-000626' });
    floor.do('abe', 'feed-fund', { fund: 'pj', amount: '1000', reason: 'collections' });
    const values = { paidIn: 'merchandise', prizeDescription: 'A television' };
    post(floor, 'hgc-four-of-a-kind-poker', { paidBy: 'pj', values });
    const seats = [{ seat: 1, hole: '2c 2d' }, { seat: 2, hole: 'Kh Qd' }, { seat: 3 }];
    const deal = { seats, board: '2s 2h Ks 7h 9d', pot: '40.00' };
    const { claims } = win(floor, { dealtIn: 3, deal });
    expect(claims).toMatchObject([
      { seat: 1, amount: '500.00', thing: { words: 'A television' } },
      { seat: 2, amount: '100.00', thing: { words: 'merchandise' } },
      { seat: 3, amount: '100.00', thing: { words: 'merchandise' } },
    ]);
    expect(floor.balance('fund/pj/reserve')).toBe('300.00');
    handOver(floor, { claim: claims[0]?.id, worth: '500.00' });
  });

  test('GEGA-004490 Prize: merchandise for the high hand of the hour', () => {
    const floor = boardFloor();
    postHappyHours(floor, 'happy', { values: { paidIn: 'merchandise' } });
    showHand(floor, { offering: 'happy', hand: 'sevensFull' });
    floor.tick('2026-11-16T11:00:00-08:00');
    const board = 'happy.2026-11-16.1000';
    const { claims } = onlyEvent(floor.do('max', 'award-board', { board }), 'prizes-won');
    expect(claims).toMatchObject([{ amount: '500.00', thing: { words: 'merchandise' } }]);
    expect(floor.balance('fund/hj/reserve')).toBe('49500.00');
    handOver(floor, { claim: claims[0]?.id, worth: '500.00' });
  });

  test('GEAR-001202 Prize: event tickets with a splashed pot', () => {
    const floor = boardFloor();
    for (const seat of [3, 4]) floor.do('flo', 'seat-person', { table: 'T1', seat });
    dealHand(floor);
    const values = { paidIn: 'event tickets', tableCount: 1 };
    post(floor, 'hgc-splash-pot', { paidBy: 'hj', values });
    const show = { show: 's' };
    const splash = { ...show, offering: 'jackpot', game: 'splash', players: [] };
    floor.do('flo', 'start-show', splash);
    for (const step of [
      { step: 'draw', outcome: 'T1' },
      { step: 'pot', choice: 'T1', facts: { dealtIn: 4, seats: [1] } },
    ]) {
      floor.do('flo', 'record-step', { show: 's', step });
      floor.do('fred', 'confirm-step', { show: 's' });
    }
    const { claims } = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
    expect(claims).toMatchObject([{ amount: '100.00', thing: { words: 'event tickets' } }]);
    expect(floor.balance('fund/hj/reserve')).toBe('49900.00');
    handOver(floor, { claim: claims[0]?.id, worth: '100.00' });
  });

  test('Cash Drawing rule 6: logo merchandise out of the fund, and chips as chips', () => {
    const floor = drawingFloor();
    floor.do('abe', 'feed-fund', { fund: 'common', amount: '50000', reason: 'collections' });
    const values = {
      merchandisePrize: '500.00',
      chipsPrize: '100.00',
      drawingTimes: '20:00, 22:00',
    };
    putUp(floor, CASH, { as: 'cash', values });
    drawFor(floor, 'cash', 'p1', { row: 'merchandise-prize' });
    const [thing] = floor.house.claims.values();
    expect(thing).toMatchObject({ amount: 50_000n, thing: { words: 'logo merchandise' } });
    expect(floor.balance('fund/common/reserve')).toBe('49500.00');
    handOver(floor, { claim: thing?.id, patron: 'p1', worth: '500.00' });
    drawFor(floor, 'cash', 'p2', { row: 'chips-prize' });
    const [, chips] = floor.house.claims.values();
    showPapers(floor, { claim: chips?.id, patron: 'p2' });
    const pay = { claim: chips?.id, patron: 'p2' };
    expect(floor.refused('cora', 'pay-claim', { ...pay, from: 'cheque' })).toBe('not-as-posted');
    floor.do('cora', 'pay-claim', { ...pay, from: 'cage' });
  });

  /** The winner of the bracket and as many who tie as are named, with these values posted. */
  function bracketOf(values: Readonly<Record<string, string>>, patrons: readonly string[]) {
    const floor = poolFloor(BRACKET, { values }, '2027-03-10T22:00:00-08:00');
    const teams = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);
    const facts = { starts: '2027-03-18T09:15', teams };
    floor.do('mia', 'open-contest', { contest: 'week', offering: 'pool', facts });
    const best = lowerWins(floor);
    for (const patron of patrons) {
      member(floor, patron, 20);
      floor.do('dee', 'enter-picks', { contest: 'week', patron, answers: best });
    }
    floor.at = '2027-04-05T22:00:00-07:00';
    enterResults(floor, best);
    const awarded = floor.do('max', 'award-contest', { contest: 'week' });
    return { floor, claims: onlyEvent(awarded, 'prizes-won').claims };
  }

  const TRUCK = { first: '20000.00', firstPaidIn: 'vehicle', firstDescription: 'A pickup truck' };

  test('GEAR-001045 Eligibility: who tie for a vehicle split what it is worth, in cash', () => {
    const { floor, claims } = bracketOf(TRUCK, ['ann', 'bo']);
    for (const { thing, amount, paidIn } of claims) {
      expect([thing, amount, paidIn]).toEqual([undefined, '10000.00', 'cash']);
    }
    expect(claims).toHaveLength(2);
    expect(floor.balance('fund/hj/reserve')).toBe('30000.00');
  });

  test('GEAR-001045 Prize: a vehicle for the best bracket', () => {
    const { floor, claims } = bracketOf(TRUCK, ['ann']);
    expect(claims).toMatchObject([{ amount: '20000.00', thing: { words: 'A pickup truck' } }]);
    // Of the $50,000 that were collected.
    expect(floor.balance('fund/hj/reserve')).toBe('30000.00');
    const ends = { claim: claims[0]?.id, patron: 'ann', worth: '20000.00', forms: ['1099-misc'] };
    handOver(floor, ends);
  });

  test('GEAR-001087 Prize: concert tickets for a royal flush on the flop', () => {
    const values = {
      prize: '1000.00',
      paidIn: 'sports or concert tickets',
      prizeDescription: 'Two tickets for a concert',
    };
    const { floor, claims } = wonAtPoker(
      'hgc-royal-flush-on-the-flop',
      { values },
      { 1: 'Ah Kh', board: 'Qh Jh Th 2c 3d' },
    );
    expect(claims).toMatchObject([
      { amount: '1000.00', thing: { words: 'Two tickets for a concert' } },
    ]);
    expect(floor.balance('fund/hj/reserve')).toBe('49000.00');
    handOver(floor, { claim: claims[0]?.id, worth: '1000.00' });
  });

  test('GEGA-004551 Prize: the voucher for flight and hotel, with the entry', () => {
    const floor = openedFloor({ game: 'caribbean-stud' });
    post(floor, 'hgc-shuffle-master-classic-qualifier');
    floor.do('dee', 'enrol-patron', { patron: 'pat' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'pat' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, position: 'player-dealer' });
    const seats = [
      { seat: 1, cards: 'As Ks Qs Js Ts' },
      { seat: 2, cards: '2c 5d 7h 9c Jd', position: 'player-dealer' },
    ];
    const { claims } = win(floor, { deal: { seats } });
    const words = 'entry into the Shuffle Master Classic in Las Vegas and a travel voucher';
    expect(claims).toMatchObject([{ amount: '1000.00', thing: { words } }]);
    expect(floor.balance('house/promotional-costs')).toBe('1000.00');
    handOver(floor, { claim: claims[0]?.id, worth: '1000.00' });
  });

  test('GEGA-004634 Funding: what the fund lacks for a thing the house advances', () => {
    const floor = openedFloor({ game: 'texas-holdem' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    post(floor, 'hgc-pocket-aces-cracked', { paidBy: 'hj', values: { paidIn: 'merchandise' } });
    fillReserve(floor, '50.00');
    const seats = [{ seat: 1, hole: 'As Ah' }, { seat: 2, hole: '7c 7d' }, { seat: 3 }];
    const { claims } = win(floor, { deal: { seats, board: '7s Kd 9h 4c 2s', pot: '40.00' } });
    expect(claims[0]?.sources).toEqual([
      ['reserve', '50.00'],
      ['advance', '150.00'],
    ]);
  });
});

describe('a prize of money and merchandise', () => {
  const BOTH = {
    paidIn: 'cash and merchandise',
    prizeDescription: 'A necklace',
    merchandiseValue: '400.00',
  };

  /** Ann has three 7s of one suit, for which the posted prize is $1,000. */
  function jackpotRoom(values: Readonly<Record<string, string>>) {
    const floor = openedFloor({ game: 'blackjack-poker' });
    floor.do('dee', 'enrol-patron', { patron: 'ann' });
    const prize = { threeSevensSuited: '1000.00' };
    post(floor, 'hgc-ca-asian-jackpot-1', { values: { ...prize, ...values } });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, position: 'player-dealer' });
    const seats = [
      { seat: 1, cards: '7s 7s 7s' },
      { seat: 2, cards: 'Kc 9d', position: 'player-dealer' },
    ];
    const { claims } = win(floor, { paid: [1], deal: { decks: 6, seats } });
    return { floor, claims, claim: claims[0]?.id as string };
  }

  test('CA/Asian #1 Prize: the necklace is handed over, and the rest paid in cash', () => {
    const { floor, claims, claim } = jackpotRoom(BOTH);
    const thing = { words: 'A necklace', worth: '400.00' };
    expect(claims).toMatchObject([{ amount: '1000.00', thing, paidIn: 'cash' }]);
    showPapers(floor, { claim, patron: 'ann' });
    floor.do('cora', 'fill-tray', { table: 'T1', amount: '2000' });
    const pay = { claim, patron: 'ann' };
    expect(floor.refused('cora', 'pay-claim', { ...pay, from: 'tray' })).toBe('not-as-posted');
    const before = booksOf(floor);
    floor.do('cora', 'pay-claim', { ...pay, from: 'cage' });
    const cage = dollarsOf(subtract(usd(before['cage'] as string), usd('600')));
    expect(booksOf(floor)).toEqual({ ...before, cage, things: '400.00' });
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
  });

  test('tax is kept back of the money, and what that lacks the winner brings', () => {
    const { floor, claim } = jackpotRoom({
      ...BOTH,
      threeSevensSuited: '3000.00',
      merchandiseValue: '2900.00',
    });
    // $2,999 above the dollar that was staked are reported; without a tax number 24% are withheld.
    const papers = { hasTaxNumber: false, forms: ['w-2g'] };
    showPapers(floor, { claim, patron: 'ann', ...papers });
    const { cage } = booksOf(floor);
    const pay = { claim, patron: 'ann', from: 'cage' };
    const { withheld, moves } = onlyEvent(floor.do('cora', 'pay-claim', pay), 'claim-paid');
    expect(withheld?.amount).toBe('719.76');
    expect(moves).toEqual([
      ['payment', 'fund/jackpot/payable', 'house/prizes-in-kind', '2900.00'],
      ['withholding', 'fund/jackpot/payable', 'house/withheld-tax', '100.00'],
      ['withholding', 'house/cage', 'house/withheld-tax', '619.76'],
    ]);
    expect(booksOf(floor)['cage']).toBe(dollarsOf(add(usd(cage as string), usd('619.76'))));
  });

  test('CA/Asian #1 Prize: merchandise alone is all of the prize', () => {
    const values = { paidIn: 'merchandise', prizeDescription: 'A necklace' };
    const { floor, claims, claim } = jackpotRoom(values);
    expect(claims).toMatchObject([{ amount: '1000.00', thing: { words: 'A necklace' } }]);
    expect(claims[0]?.paidIn).toBeUndefined();
    handOver(floor, { claim, patron: 'ann', worth: '1000.00' });
  });

  test('CA/Asian bad beat Prize: the losing hand has the merchandise, the others money', () => {
    const floor = openedFloor({ game: 'pan-9' });
    post(floor, 'hgc-ca-asian-progressive-bad-beat', { values: BOTH });
    const seats = [
      { seat: 1, cards: '6h 6d 6h' },
      { seat: 2, cards: '3c 3s 3c', position: 'player-dealer' },
      { seat: 3 },
      { seat: 4 },
    ];
    for (const { seat, position } of seats) {
      floor.do('dana', 'seat-person', { table: 'T1', seat, position });
    }
    const fees = [{ offering: 'jackpot', fee: 'playerDealerFee', seats: [2] }];
    const { claims } = win(floor, { fees, dealtIn: 4, deal: { decks: 6, seats } });
    // Of $5,000 the losing hand has 60%, the winning hand 20%, the others 10% each.
    expect(claims.map(({ amount, thing, paidIn }) => [amount, thing?.worth, paidIn])).toEqual([
      ['3000.00', '400.00', 'cash'],
      ['1000.00', undefined, 'cash'],
      ['500.00', undefined, 'cash'],
      ['500.00', undefined, 'cash'],
    ]);
  });

  test('says what the merchandise is worth, and says it of no other prize', () => {
    const floor = openedFloor({ game: 'pan-9' });
    const refused = (values: object) => {
      const action = postingOf('hgc-ca-asian-jackpot-1', { values: { ...values } });
      return floor.refused('max', 'propose', { action });
    };
    expect(refused({ paidIn: 'chips and merchandise' })).toBe('bad-offering');
    expect(refused({ paidIn: 'chips', merchandiseValue: '10.00' })).toBe('bad-offering');
  });
});

describe('a prize that is posted in money', () => {
  const ACES = { 1: 'As Ah', 2: '7c 7d', board: '7s Kd 9h 4c 2s' };

  function aces(paidIn: string) {
    const { floor, claims } = wonAtPoker('hgc-pocket-aces-cracked', { values: { paidIn } }, ACES);
    floor.do('cora', 'fill-tray', { table: 'T1', amount: '1000' });
    const claim = claims[0]?.id;
    const refusedFrom = (from: string) =>
      floor.refused('flo', 'pay-claim', { claim, patron: 'pat', from });
    const paidFrom = (from: string) =>
      onlyEvent(floor.do('flo', 'pay-claim', { claim, patron: 'pat', from }), 'claim-paid');
    return { floor, refusedFrom, paidFrom };
  }

  test('GEGA-004634 Prize: chips come from the tray, and no check is written for them', () => {
    const { floor, refusedFrom, paidFrom } = aces('chips');
    expect(refusedFrom('cheque')).toBe('not-as-posted');
    expect(paidFrom('tray')).toMatchObject({ from: 'tray', as: 'chips' });
    expect(floor.balance('table/T1/tray')).toBe('800.00');
  });

  test('chips come from the cage as well, however much it may pay in cash', () => {
    const { floor, paidFrom } = aces('chips');
    floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, cashUpTo: '100.00' } });
    expect(paidFrom('cage')).toMatchObject({ from: 'cage', as: 'chips' });
  });

  test('GEGA-004634 Prize: cash is no chips of the tray; beyond the limit of the cage it is a check', () => {
    const { floor, refusedFrom, paidFrom } = aces('cash');
    expect(refusedFrom('tray')).toBe('not-as-posted');
    floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, cashUpTo: '100.00' } });
    expect(refusedFrom('cage')).toBe('over-limit');
    expect(paidFrom('cheque')).toMatchObject({ as: 'cash' });
  });

  test('Lucky Table, prize 1: $100 in chips are chips', () => {
    const floor = drawingFloor();
    const claim = winLucky(floor);
    showPapers(floor, { claim, patron: 'p1' });
    const pay = { claim, patron: 'p1' };
    expect(floor.refused('cora', 'pay-claim', { ...pay, from: 'cheque' })).toBe('not-as-posted');
    expect(floor.do('cora', 'pay-claim', { ...pay, from: 'cage' })).toMatchObject([
      { as: 'chips' },
    ]);
  });

  /** Sheets that pay in live chips, and leave no choice. */
  test.each([
    ['hgc-blazing-sevens', 'three-sevens'],
    ['hgc-fortune-7-progressive', 'double-fortune-7'],
    ['hgc-fortune-pai-gow-progressive', 'royal-flush'],
    ['hgc-three-card-poker-progressive', 'straight-flush'],
    ['hgc-uth-progressive', 'community-royal'],
    ['bay101-baccarat-bonus-hand', undefined],
    ['bay101-blazing-7s', 'three-sevens'],
    ['bay101-bonus-hand-progressive', undefined],
    ['bay101-poker-bonus-hand-progressive', undefined],
  ])('%s: a fixed prize is paid in chips', (id, named) => {
    const sheet = RULEBOOK.activity(id) as Activity;
    const posted = sure(decodeOffering(sheet, sheet.sample));
    const rows = sheet.rows.filter(
      ({ id: row, prize }) => prize.pays === 'dollars' && (named === undefined || row === named),
    );
    const paid = [
      ...new Set(rows.map((row) => paidAs(row, posted, { amount: usd('100') }).paidIn)),
    ];
    const all = rows.length > 0 ? paid : [sheet.claim.paidIn];
    expect(all).toEqual(['chips']);
  });

  test('GEAR-001277 Prize: a check is a check', () => {
    const floor = boardFloor();
    floor.do('abe', 'open-fund', { fund: 'bonus', title: 'Bonus reserve', of: 'GEAR-001277' });
    const more = { values: { royalFlush: '1000.00', paidIn: 'check' }, tables: [] };
    const posting = { options: { hands: 'C' }, more };
    post(floor, 'bay101-poker-high-hand-bonus', { paidBy: 'bonus', ...posting });
    const others = [3, 4, 5].map((seat) => ({ seat }));
    const seats = [{ seat: 1, hole: 'As Ks' }, { seat: 2, hole: '9c 9h' }, ...others];
    const { claims } = win(floor, { deal: { seats, board: 'Qs Js Ts 3c 4d', pot: '40.00' } });
    expect(claims).toMatchObject([{ amount: '1000.00', paidIn: 'check' }]);
  });
});

test.each(['Cash or chips', 'live casino chips', 'Cash prize', 'A television'])(
  'GEAR-001087 Prize: "%s" is no form of the sheet: money is named, and a thing is described',
  (paidIn) => {
    const floor = boardFloor();
    const more = { values: { prize: '1000.00', paidIn } };
    const posting = postingOf('hgc-royal-flush-on-the-flop', { paidBy: 'hj', more });
    expect(floor.refused('max', 'propose', { action: posting })).toBe('bad-offering');
  },
);

test.each([
  [{ paidIn: 'Live chips' }, { paidIn: 'chips' }],
  [{ prizeDescription: 'Cash' }, { paidIn: 'cash' }],
  [{ paidIn: 'A television' }, { thing: { words: 'A television' } }],
])('free words of an earlier posting %j are read as they were meant', (said, paid) => {
  const { activity, document } = postingOf('hgc-royal-flush-on-the-flop', {
    more: { values: { prize: '1000.00', ...said } },
  });
  const sheet = RULEBOOK.activity(activity as string) as Activity;
  const posted = sure(decodeOffering(sheet, document, { wasPosted: true }));
  expect(paidAs(sheet.rows[0] as Row, posted, { amount: usd('1000') })).toEqual(paid);
});

test('an offering that was posted under the old name of the form is read as it was meant', () => {
  const old = { prize: '200.00', form: 'merchandise' };
  const { claims } = wonAtPoker(
    'hgc-pocket-aces-cracked',
    { more: { values: old } },
    { 1: 'As Ah', 2: '7c 7d', board: '7s Kd 9h 4c 2s' },
  );
  expect(claims).toMatchObject([{ thing: { words: 'merchandise' } }]);
});
