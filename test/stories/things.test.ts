// Prizes in kind, sheet by sheet over HTTP: a claim to a thing ends in that thing. Its worth leaves the
// fund that the sheet names, stands in the books, and is taxed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Evening, openEvening, type Won, wonIn } from './evening.fixture.ts';
import { calls, plays } from './round.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(() => evening.close());

interface Owed {
  readonly id: string;
  readonly patron: string;
  readonly worth: string;
  readonly forms?: readonly string[];
}

const ACCOUNTS = [
  'house/cage',
  'house/bank',
  'house/promotional-costs',
  'house/prizes-in-kind',
  'house/withheld-tax',
];
const books = async () =>
  Object.fromEntries(
    await Promise.all(ACCOUNTS.map(async (each) => [each, await evening.balance(each)])),
  );

/** No way leads to money; the cage hands the thing over, and only its worth is booked. */
async function endsAsThing({ id, patron, worth, forms = [] }: Owed): Promise<void> {
  await evening.shows(id, patron, ...forms);
  const pay = { claim: id, patron };
  const check = await evening.told('cora', 'pay-claim', { ...pay, from: 'cheque' });
  expect(check.code).toBe('not-as-posted');
  const parts = [patron, 'ben'].map((each) => ({ patron: each, amount: '1.00' }));
  expect(await evening.refused('cora', 'split-claim', { claim: id, parts })).toBe('bad-split');
  const before = await books();
  await evening.does('cora', 'pay-claim', { ...pay, from: 'cage' });
  expect(await books()).toEqual({ ...before, 'house/prizes-in-kind': worth });
  expect(await evening.balance('fund/promo/payable')).toBe('0.00');
}

const FIVE = { 1: { patron: 'ann' }, 2: { patron: 'ben' }, 3: {}, 4: {}, 5: {} };
const holdem = (holes: readonly (string | undefined)[], board: string) => ({
  seats: [1, 2, 3, 4, 5].map((seat) => ({
    seat,
    ...(holes[seat - 1] === undefined ? {} : { hole: holes[seat - 1] }),
  })),
  board,
  pot: '40.00',
});

describe('won by a hand', () => {
  beforeEach(async () => {
    await evening.enrols('ann', 'ben');
    await evening.opens('P1', 'texas-holdem', FIVE);
  });

  test('GEGA-004634 Prize: a television for cracked aces', async () => {
    const values = { paidIn: 'merchandise', prizeDescription: 'A television' };
    await evening.postsFromFund('hgc-pocket-aces-cracked', { values });
    const [claim] = await plays(evening, { deal: holdem(['As Ah', '7c 7d'], '7s Kd 9h 4c 2s') });
    expect(claim).toMatchObject({ amount: '200.00', thing: { words: 'A television' } });
    expect(await evening.balance('fund/hj/reserve')).toBe('19800.00');
    await endsAsThing({ id: claim?.id as string, patron: 'ann', worth: '200.00' });
  });

  test('GEAR-001087 Prize: concert tickets for a royal flush on the flop', async () => {
    const values = {
      prize: '1000.00',
      paidIn: 'sports or concert tickets',
      prizeDescription: 'Two tickets for a concert',
    };
    await evening.postsFromFund('hgc-royal-flush-on-the-flop', { values });
    const [claim] = await plays(evening, { deal: holdem(['Ah Kh'], 'Qh Jh Th 2c 3d') });
    expect(claim).toMatchObject({
      amount: '1000.00',
      thing: { words: 'Two tickets for a concert' },
    });
    expect(await evening.balance('fund/hj/reserve')).toBe('19000.00');
    await endsAsThing({ id: claim?.id as string, patron: 'ann', worth: '1000.00' });
  });

  test('GEAR-001123 Prize: the fourth card has merchandise of twice the value', async () => {
    const values = { rank: '2', prize: '1000.00', paidIn: 'merchandise' };
    await evening.postsFromFund('hgc-three-of-a-kind-on-the-flop', { values });
    const deal = holdem(['2h Kc', 'Qd Jd', '9c 8c', '5h 6h', 'As 3s'], '2s 2d 2c 7h 9d');
    const claims = await plays(evening, { deal, checks: { surveillance: true } });
    expect(claims.map(({ seat, amount, thing }) => [seat, amount, thing?.words])).toEqual([
      [1, '2000.00', 'merchandise'],
      [2, '1000.00', 'merchandise'],
      [3, '1000.00', 'merchandise'],
      [4, '1000.00', 'merchandise'],
      [5, '1000.00', 'merchandise'],
    ]);
    expect(await evening.balance('fund/hj/reserve')).toBe('14000.00');
  });
});

test('GEGA-004551 Prize: the travel voucher with the entry, paid for by the house', async () => {
  await evening.enrols('ann', 'ben');
  const bank = { patron: 'ben', position: 'player-dealer' };
  await evening.opens('P1', 'caribbean-stud', { 1: { patron: 'ann' }, 2: bank });
  await evening.posts('hgc-shuffle-master-classic-qualifier');
  const seats = [
    { seat: 1, cards: 'As Ks Qs Js Ts' },
    { seat: 2, cards: '2c 5d 7h 9c Jd', position: 'player-dealer' },
  ];
  const [claim] = await plays(evening, { deal: { seats } });
  const words = 'entry into the Shuffle Master Classic in Las Vegas and a travel voucher';
  expect(claim).toMatchObject({ amount: '1000.00', thing: { words } });
  expect(await evening.balance('house/promotional-costs')).toBe('1000.00');
  await endsAsThing({ id: claim?.id as string, patron: 'ann', worth: '1000.00' });
});

test('GEGA-004551 Eligibility: a voucher not claimed in 24 hours is no one’s', async () => {
  await evening.enrols('ann');
  const bank = { position: 'player-dealer' };
  await evening.opens('P1', 'caribbean-stud', { 1: { patron: 'ann' }, 2: bank });
  await evening.posts('hgc-shuffle-master-classic-qualifier');
  const seats = [
    { seat: 1, cards: 'As Ks Qs Js Ts' },
    { seat: 2, cards: '2c 5d 7h 9c Jd', position: 'player-dealer' },
  ];
  const [claim] = await plays(evening, { deal: { seats } });
  await evening.shows(claim?.id as string, 'ann');
  await evening.movesTo('2026-11-17T18:00:00-08:00');
  const pay = { claim: claim?.id, patron: 'ann', from: 'cage' };
  expect(await evening.refused('cora', 'pay-claim', pay)).toBe('claim-closed');
  expect(await evening.balance('house/promotional-costs')).toBe('0.00');
  expect(await evening.balance('fund/promo/payable')).toBe('0.00');
});

describe('drawn', () => {
  test('GEGA-004088 Prize: the automobile of $25,000, reported with its worth', async () => {
    await evening.enrols('ann', 'ben');
    await evening.posts('hgc-car-giveaway');
    await evening.draws(['ann']);
    const [claim] = (await evening.sees('cora', '/claims?status=open')) as readonly {
      readonly claim: string;
    }[];
    expect(claim).toMatchObject({ amount: '25000.00', patron: 'ann' });
    expect(await evening.balance('house/promotional-costs')).toBe('25000.00');
    const pay = { claim: claim?.claim, patron: 'ann', from: 'cage' };
    await evening.shows(claim?.claim as string, 'ann');
    expect(await evening.refused('cora', 'pay-claim', pay)).toBe('paperwork-missing');
    const ends = { id: claim?.claim as string, patron: 'ann', worth: '25000.00' };
    await endsAsThing({ ...ends, forms: ['1099-misc'] });
  });

  test('Beat the Dealer, Paragraphs on the double-up: each step is the thing posted for it', async () => {
    await evening.enrols('ann', 'ben');
    const values = {
      prize: '100.00',
      paidIn: 'merchandise',
      merchandise: 'Headphones; A disc player; A surround system; A television',
      firstHandWorth: '250.00',
      secondHandWorth: '600.00',
      thirdHandWorth: '1500.00',
    };
    await evening.postsFromFund('hgc-beat-the-dealer', { values });
    await evening.draws(['ann']);
    await evening.starts('double-up', ['ann']);
    await evening.steps({ step: 'play', choice: 'player' });
    // A natural nine against a two and a three, which draw nothing.
    for (const outcome of ['9h', '2c', 'Kd', '3d']) {
      await evening.signs('s', { step: 'turn', outcome });
    }
    await evening.steps({ step: 'keep' });
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ amount: '250.00', thing: { words: 'A disc player' } }]);
    expect(await evening.balance('fund/hj/reserve')).toBe('19750.00');
    await endsAsThing({ id: claims[0]?.id as string, patron: 'ann', worth: '250.00' });
  });
});

describe('of boards and shows', () => {
  /** The full house of the hour is called, decided, and its hour awarded. */
  async function highHand(values: object, seats: readonly number[]): Promise<Won> {
    await evening.movesTo('2026-11-18T10:50:00-08:00');
    await evening.enrols('ann', 'ben');
    await evening.opens('P1', 'texas-holdem', FIVE);
    const hours = [{ from: '11:00', until: '12:00' }];
    await evening.postsFromFund('hgc-high-hand-happy-hours', { hours, values });
    await evening.movesTo('2026-11-18T11:10:00-08:00');
    for (const seat of seats) {
      const call = await calls(evening, { seat });
      const holes = ['', '', '', '', ''].map((_, at) => (at + 1 === seat ? '7h 7d' : undefined));
      const deal = holdem(holes, '7c 2s 2h 3d 9c');
      await evening.does('flo', 'verify-call', { call, deal });
      await evening.does('fred', 'authorize-call', { call });
      await evening.does('dana', 'end-round', { table: 'P1' });
    }
    await evening.movesTo('2026-11-18T12:05:00-08:00');
    const board = 'promo.2026-11-18.1100';
    return wonIn(await evening.does('max', 'award-board', { board }));
  }

  const WATCH = { paidIn: 'merchandise', prizeDescription: 'A watch' };

  test('GEGA-004490 Prize: merchandise for the high hand of the hour', async () => {
    const { claims } = await highHand(WATCH, [1]);
    expect(claims).toMatchObject([{ amount: '500.00', thing: { words: 'A watch' } }]);
    expect(await evening.balance('fund/hj/reserve')).toBe('19500.00');
    await endsAsThing({ id: claims[0]?.id as string, patron: 'ann', worth: '500.00' });
  });

  test('GEGA-004490 Object and Summary: who are dealt the same hand split what it is worth', async () => {
    const { claims } = await highHand(WATCH, [1, 2]);
    expect(claims.map(({ amount, thing }) => [amount, thing])).toEqual([
      ['250.00', undefined],
      ['250.00', undefined],
    ]);
    expect(await evening.balance('fund/hj/reserve')).toBe('19500.00');
  });

  test('GEAR-001202 Eligibility: who tie for a thing have one each, of equal value', async () => {
    await evening.enrols('ann', 'ben');
    await evening.opens('P1', 'texas-holdem', FIVE);
    await evening.deals('P1');
    const values = { paidIn: 'event tickets', tableCount: 1 };
    await evening.postsFromFund('hgc-splash-pot', { values });
    await evening.starts('splash');
    await evening.signs('s', { step: 'draw', outcome: 'P1' });
    const facts = { dealtIn: 5, seats: [1, 2] };
    await evening.signs('s', { step: 'pot', choice: 'P1', facts });
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([
      { seat: 1, amount: '100.00', thing: { words: 'event tickets' } },
      { seat: 2, amount: '100.00', thing: { words: 'event tickets' } },
    ]);
    // $100 for each, out of $20,000.
    expect(await evening.balance('fund/hj/reserve')).toBe('19800.00');
  });
});
