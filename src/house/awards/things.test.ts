// Prizes that are not money: their value decides on signatures, ID, and tax, and no one is paid
// cash for them.
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../reports/period.fixture.ts';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { onlyEvent, post, showPapers, win } from '../fixtures/jackpot.fixture.ts';
import { clubFloor, PERIOD, REWARDS, scansAt } from '../promotions/club/club.fixture.ts';

const BONUS = 'bay101-pai-gow-poker-bonus-hand';
const moneyOf = (floor: Floor) =>
  ['cage', 'promotional-costs', 'withheld-tax'].map((name) => floor.balance(`house/${name}`));

describe('a car for credits', () => {
  const CAR = 'a-car-30000';

  function carRoom() {
    const { floor, cards } = clubFloor();
    const prizes =
      'A car worth $30000 for 1 credit; Casino chips worth $50 for 1 credit; ' +
      'Fish and chips worth $20 for 1 credit';
    post(floor, REWARDS, { as: 'big', values: { prizes }, more: PERIOD });
    floor.do('flo', 'upload-scans', { batch: 'sam', scans: scansAt(cards.sam, ['08', '09']) });
    const redeem = (prize: string) => ({
      offering: 'big',
      card: cards.sam,
      patron: 'sam',
      document: 'passport',
      isValid: true,
      prizes: [prize],
    });
    return { floor, redeem };
  }

  test('takes the signature that its worth asks for, and is charged to the house at once', () => {
    const { floor, redeem } = carRoom();
    expect(floor.refused('dee', 'redeem-credits', redeem(CAR))).toBe('signature-needed');
    const { claims } = onlyEvent(floor.do('max', 'redeem-credits', redeem(CAR)), 'prizes-won');
    const thing = { words: 'A car', worth: '30000.00' };
    expect(claims).toMatchObject([{ patron: 'sam', amount: '30000.00', thing }]);
    expect(floor.balance('house/promotional-costs')).toBe('30000.00');
    expect(floor.balance('fund/big/payable')).toBe('30000.00');
  });

  test('is handed over with papers and the form, and counts among the prizes of the year', () => {
    const { floor, redeem } = carRoom();
    const { award } = onlyEvent(floor.do('max', 'redeem-credits', redeem(CAR)), 'prizes-won');
    const claim = `${award}:1`;
    const pay = { claim, patron: 'sam', from: 'cage' };
    const before = moneyOf(floor);
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('identity-needed');
    showPapers(floor, { claim, patron: 'sam' });
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('paperwork-missing');
    floor.do('cora', 'complete-form', { claim, form: '1099-misc' });
    floor.do('cora', 'pay-claim', pay);
    expect(moneyOf(floor)).toEqual(before);
    expect(floor.balance('fund/big/payable')).toBe('0.00');
    expect(floor.balance('house/prizes-in-kind')).toBe('30000.00');
    expect(floor.house.payees.get('sam')?.prizes).toBe(3_000_000n);
    const rows = sheetOf(floor, 'wins', { from: '2026-11-16' }).sections.flatMap((s) => s.rows);
    expect(JSON.stringify(rows)).toContain('A car');
    expect(JSON.stringify(rows)).toContain('30000.00');
  });

  test('is the winner’s once the tax was brought that nobody can keep back from a car', () => {
    const { floor, redeem } = carRoom();
    const { award } = onlyEvent(floor.do('max', 'redeem-credits', redeem(CAR)), 'prizes-won');
    const claim = `${award}:1`;
    const [cage] = moneyOf(floor);
    showPapers(floor, { claim, patron: 'sam', hasTaxNumber: false, forms: ['1099-misc'] });
    floor.do('cora', 'pay-claim', { claim, patron: 'sam', from: 'cage' });
    // Without a number 24% of $30,000.
    expect(moneyOf(floor)).toEqual([
      String(Number(cage) + 7200).concat('.00'),
      '30000.00',
      '7200.00',
    ]);
  });

  test('is a thing, and casino chips are money', () => {
    const { floor, redeem } = carRoom();
    const bought = floor.do('dee', 'redeem-credits', redeem('casino-chips-50'));
    const { claims } = onlyEvent(bought, 'prizes-won');
    const chips = { amount: '50.00', paidIn: 'chips', sources: [['house', '50.00']] };
    expect(claims).toMatchObject([chips]);
    expect(claims[0]?.thing).toBeUndefined();
  });

  test('GEGA-003040 Prize: fish and chips are a meal', () => {
    const { floor, redeem } = carRoom();
    const bought = floor.do('dee', 'redeem-credits', redeem('fish-and-chips-20'));
    const { claims } = onlyEvent(bought, 'prizes-won');
    const thing = { words: 'Fish and chips', worth: '20.00' };
    expect(claims).toMatchObject([{ amount: '20.00', thing }]);
  });
});

describe('a prize in free play', () => {
  /** Ann has won $100 in free play chips with a nine high. */
  function bonusRoom(paidIn = 'free play chips') {
    const floor = openedFloor({ game: 'pai-gow-poker' });
    post(floor, BONUS, { values: { paidIn } });
    post(floor, 'bay101-match-play', { as: 'match' });
    floor.do('dee', 'enrol-patron', { patron: 'ann' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
    const seats = [{ seat: 1, cards: '2c 3d 4h 5s 7c 8d 9h' }];
    const { claims } = win(floor, { deal: { game: 'pai-gow-poker', seats } });
    const claim = claims[0]?.id as string;
    const issue = (more: object = {}) => ({
      batch: 'b1',
      offering: 'match',
      instrument: 'free-play-chip',
      count: 10,
      claim,
      how: 'promotion',
      expires: '2026-11-29',
      chance: 'a7'.repeat(32),
      ...more,
    });
    return { floor, claim, issue };
  }

  test('is paid once, by chips that come to it, and is owed until they are played', () => {
    const { floor, claim, issue } = bonusRoom();
    const [cage] = moneyOf(floor);
    expect(floor.refused('dee', 'issue-instruments', issue())).toBe('identity-needed');
    showPapers(floor, { claim, patron: 'ann' });
    const pay = { claim, patron: 'ann', from: 'cage' };
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('paid-in-chips');
    // Ten of $10 are the $100 that were won; nine are not, and neither are coupons of $10.
    expect(floor.refused('dee', 'issue-instruments', issue({ count: 9 }))).toBe('wrong-instrument');
    const coupons = issue({ instrument: 'match-play-coupon' });
    expect(floor.ask('dee', 'issue-instruments', coupons)).toMatchObject({
      code: 'wrong-instrument',
      message: expect.stringContaining('Match Play Coupon for free play chips; Qualifying Hands'),
    });
    const events = floor.do('dee', 'issue-instruments', issue());
    expect(onlyEvent(events, 'instruments-issued')).toMatchObject({ patron: 'ann', pays: claim });
    expect(onlyEvent(events, 'claim-paid')).toMatchObject({ claim, amount: '100.00' });
    expect(moneyOf(floor).slice(0, 2)).toEqual([cage, '0.00']);
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
    const again = issue({ batch: 'b2', chance: 'b8'.repeat(32) });
    expect(floor.refused('dee', 'issue-instruments', again)).toBe('claim-closed');
    const { sections } = sheetOf(floor, 'chip-liability', { from: '2026-11-16' });
    expect(JSON.stringify(sections.flatMap(({ rows }) => rows))).toContain('100.00');
  });

  test('is not what is posted in live chips, and those are not issued for', () => {
    const { floor, claim, issue } = bonusRoom('live chips');
    showPapers(floor, { claim, patron: 'ann' });
    expect(floor.refused('dee', 'issue-instruments', issue())).toBe('wrong-instrument');
    floor.do('cora', 'pay-claim', { claim, patron: 'ann', from: 'cage' });
    expect(floor.balance('house/promotional-costs')).toBe('100.00');
  });
});
