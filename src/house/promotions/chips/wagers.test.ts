// Whose coupons and chips may lie on which wager, against whom, and until when.
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../fixtures/fault.fixture.ts';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent } from '../../fixtures/jackpot.fixture.ts';
import {
  buyIn,
  chip,
  chipFloor,
  deal,
  issue,
  one,
  place,
  play,
  redeem,
} from './chip-floor.fixture.ts';

const TEN = { live: '10.00' };

const wager = (serial: string, more: Fields = {}) => ({
  serial,
  table: 'T1',
  seat: 1,
  bet: 'base',
  side: 'player',
  live: '10.00',
  ...more,
});

/** The answer to a refused wager. */
function saidOf(floor: Floor, serial: string, more: Fields = {}): string {
  const answer = floor.ask('dana', 'place-instrument', wager(serial, more));
  if (!('code' in answer)) return 'placed';
  const { code, message, problems = [{ message }] } = answer;
  return [code, ...problems.map((problem) => problem.message)].join(': ');
}

describe('a coupon is played by its holder', () => {
  test('and not by whoever sits where another name is said', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon', { patron: 'p2' });
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 2 });
    expect(saidOf(floor, coupon, { patron: 'p2' })).toBe(
      'not-the-holder: It belongs to another patron and can’t be given away. ' +
        '(at seat 1 is p1; Eligibility Requirements)',
    );
    expect(saidOf(floor, coupon)).toContain(`(${coupon}; Eligibility Requirements)`);
    expect(saidOf(floor, coupon, { behind: 'patron', patron: 'p2' })).toBe('placed');
  });

  test('and not by somebody whose name nobody has said', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon', { patron: 'p2' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 4 });
    for (const at of [{ seat: 4 }, { behind: 'patron' }]) {
      expect(saidOf(floor, coupon, at)).toMatch(/^not-the-holder: /);
    }
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 2 });
    expect(saidOf(floor, coupon, { seat: 4, patron: 'p2' })).toBe('placed');
  });

  test('unless he is excluded, wherever he stands', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon', { patron: 'p2' });
    floor.do('max', 'exclude-patron', { patron: 'p2', reason: 'for the test' });
    for (const at of [{ seat: 2 }, { behind: 'patron', patron: 'p2' }]) {
      expect(saidOf(floor, coupon, at)).toMatch(/^may-not-play: Persons excluded/);
    }
  });

  test('who is not whoever had it laid at a wrong seat before', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    const use = place(floor, coupon, TEN);
    floor.do('dana', 'take-back-instrument', { use, reason: 'the wrong seat' });
    expect(saidOf(floor, coupon, { seat: 2 })).toBe('placed');
  });
});

describe('the player-dealer', () => {
  const BARRED =
    'may-not-play: The player-dealer may be given coupons and chips but does not wager them. ' +
    '(Eligibility Requirements)';

  test('wagers neither at his seat nor behind one, and nobody wagers behind his', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    const places = [
      { seat: 7 },
      { seat: 7, behind: 'patron' },
      { behind: 'patron', patron: 'bank' },
    ];
    for (const at of places) expect(saidOf(floor, coupon, at)).toBe(BARRED);
    const certificate = one(floor, 'match-play', { offering: 'certificates' });
    expect(saidOf(floor, certificate, { seat: 7, live: '25.00' })).toBe(
      'may-not-play: The player-dealer pays the certificates that win and wagers none. (Funding)',
    );
  });

  test('is at the table where the sheet asks for one, when it is placed and at the deal', () => {
    const floor = chipFloor();
    place(floor, chip(floor, 'bonus-play-chip'));
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 7 });
    expect(saidOf(floor, one(floor, 'match-play-coupon'), { seat: 2 })).toBe(
      'may-not-play: A player-dealer must be at the table. (Eligibility Requirements)',
    );
    const start = { table: 'T1', fees: [] };
    expect(floor.refused('dana', 'start-round', start)).toBe('may-not-play');
  });

  test('has laid nothing before the button came to him', () => {
    const floor = chipFloor();
    const use = place(floor, chip(floor, 'bonus-play-chip'));
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 7 });
    const banks = { seat: 7, patron: 'p1', position: 'player-dealer' };
    floor.do('dana', 'seat-person', { table: 'T1', ...banks });
    const start = { table: 'T1', fees: [] };
    expect(floor.refused('dana', 'start-round', start)).toBe('may-not-play');
    floor.do('dana', 'take-back-instrument', { use, reason: 'he banks' });
    deal(floor);
  });

  test('is on record as he was at the deal, with what is owed to him', () => {
    const floor = chipFloor();
    const use = place(floor, chip(floor, 'bonus-play-chip'));
    deal(floor);
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 7 });
    const bank = { playerDealer: { seat: 7, patron: 'bank' } };
    const played = floor.do('dana', 'settle-instrument', { use, ending: 'lose' });
    expect(onlyEvent(played, 'instrument-played')).toMatchObject(bank);
    floor.do('flo', 'verify-use', { use });
    const exchanged = floor.do('cora', 'exchange-uses', { uses: [use] });
    expect(onlyEvent(exchanged, 'use-exchanged')).toMatchObject({ ...bank, amount: '10.00' });
  });
});

describe('whoever has laid a wager', () => {
  const seat = { table: 'T1', seat: 1 };

  test('stays until it is taken back or settled, and nobody else sits there meanwhile', () => {
    const floor = chipFloor();
    const serial = chip(floor, 'bonus-play-chip');
    const first = place(floor, serial);
    const refused = () => [
      floor.refused('dana', 'leave-seat', seat),
      floor.refused('dana', 'seat-person', { ...seat, patron: 'p2' }),
    ];
    expect(refused()).toEqual(['instrument-placed', 'seat-occupied']);
    // The others come and go, and the button may move.
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 2 });
    floor.do('dana', 'seat-person', { ...seat, patron: 'p1' });
    floor.do('dana', 'take-back-instrument', { use: first, reason: 'he leaves' });
    floor.do('dana', 'leave-seat', seat);
    floor.do('dana', 'seat-person', { ...seat, patron: 'p1' });
    const use = place(floor, serial);
    deal(floor);
    expect(refused()).toEqual(['instrument-placed', 'seat-occupied']);
    floor.do('dana', 'settle-instrument', { use, ending: 'lose' });
    floor.do('dana', 'leave-seat', seat);
  });

  test('behind a seat has that seat played', () => {
    const floor = chipFloor();
    const serial = chip(floor, 'bonus-play-chip', 'p2');
    place(floor, serial, { behind: 'patron', patron: 'p2' });
    expect(floor.refused('dana', 'leave-seat', seat)).toBe('instrument-placed');
  });
});

describe('one to a wager', () => {
  test('is for each of one player’s wagers', () => {
    const floor = chipFloor();
    const [first, second, third] = issue(floor, 'match-play-coupon', { count: 3, patron: 'p1' });
    place(floor, first as string, TEN);
    const behind = { seat: 2, behind: 'patron', patron: 'p1' };
    place(floor, second as string, { ...TEN, ...behind });
    expect(saidOf(floor, third as string, behind)).toMatch(/^bad-wager: one to a wager/);
    // The player can't bet the other side of the round at any seat.
    const opposite = { seat: 3, behind: 'patron', patron: 'p1', side: 'banker' };
    expect(saidOf(floor, third as string, opposite)).toMatch(/^bad-wager: the first one is on/);
  });

  test('is for each of those behind a seat, with a name or without one', () => {
    const floor = chipFloor();
    const coupons = issue(floor, 'match-play-coupon', { count: 4 });
    const bettors = [{ spot: 1 }, { spot: 2 }, { patron: 'p2' }];
    const behind = { ...TEN, behind: 'patron' };
    bettors.forEach((bettor, at) => {
      place(floor, coupons[at] as string, { ...behind, ...bettor });
    });
    expect(saidOf(floor, coupons[3] as string, { ...behind, spot: 2 })).toMatch(/^bad-wager/);
  });

  test('and Dead Chips never beside live ones, whichever lay there first', () => {
    const floor = chipFloor();
    place(floor, one(floor, 'match-play-coupon'), TEN);
    expect(saidOf(floor, buyIn(floor), { live: '0.00' })).toBe(
      'bad-wager: one to a wager, and player has one already (Match Play Coupon): ' +
        'live chips are not combined with Dead Chips in one wager (Eligibility Requirements)',
    );
    floor.do('dana', 'seat-person', { table: 'T1', seat: 4 });
    const certificates = { offering: 'certificates' };
    place(floor, one(floor, 'free-play', certificates), { seat: 2, live: '5.00' });
    const mixed = 'live chips are not combined with Dead Chips in one wager';
    expect(saidOf(floor, buyIn(floor, 'p2'), { seat: 2, live: '0.00' })).toContain(mixed);
    place(floor, buyIn(floor, 'p3'), { seat: 3 });
    const after = { seat: 3, live: '5.00' };
    expect(saidOf(floor, one(floor, 'free-play', certificates), after)).toContain(mixed);
    const onTop = saidOf(floor, one(floor, 'match-play-coupon', { patron: 'p3' }), { seat: 3 });
    expect(onTop).toMatch(/^bad-wager: one to a wager, and player has one already/);
  });
});

describe('what waits for the deal', () => {
  test('is dealt or taken back before the table closes', () => {
    const floor = chipFloor();
    const use = place(floor, one(floor, 'match-play-coupon'), TEN);
    expect(floor.refused('flo', 'close-table', { table: 'T1' })).toBe('instrument-placed');
    floor.do('dana', 'take-back-instrument', { use, reason: 'the table closes' });
    floor.do('flo', 'close-table', { table: 'T1' });
  });

  test('has its fee back from the cage where the box was dropped since', () => {
    const floor = chipFloor();
    const use = place(floor, one(floor, 'match-play-coupon'), TEN);
    floor.do('flo', 'drop-box', { table: 'T1' });
    floor.do('dana', 'take-back-instrument', { use, reason: 'another table' });
    expect(['entry-fees', 'cage'].map((account) => floor.balance(`house/${account}`))).toEqual([
      '0.00',
      '999999.00',
    ]);
  });
});

describe('how a wager has ended', () => {
  test.each(['win', 'push'])(
    'a %s that leaves the chip with its player is told again',
    (ending) => {
      const floor = chipFloor();
      const bonus = chip(floor, 'bonus-play-chip');
      const use = play(floor, bonus, ending);
      floor.do('flo', 'dispute-use', { use, reason: 'it has lost' });
      floor.do('dana', 'settle-instrument', { use, ending: 'lose' });
      expect(floor.house.chips.issued.get(bonus)).toMatchObject({ status: 'redeemed', left: 0n });
      redeem(floor, use);
      expect(floor.balance('house/promotional-costs')).toBe('10.00');
    },
  );

  test('parts of chips in one round are each told again, and stand once they are played again', () => {
    const floor = chipFloor();
    const bought = buyIn(floor);
    const parts = [1, 2].map(() => place(floor, bought, { amount: '30.00' }));
    deal(floor);
    const won = { ending: 'win', winnings: '30.00' };
    for (const use of parts) floor.do('dana', 'settle-instrument', { use, ...won });
    for (const use of parts) floor.do('flo', 'dispute-use', { use, reason: 'another hand' });
    for (const use of parts) floor.do('dana', 'settle-instrument', { use, ...won });
    play(floor, bought, 'lose', { amount: '40.00' });
    const dispute = { use: parts[0], reason: 'too late' };
    expect(floor.refused('flo', 'dispute-use', dispute)).toBe('unknown-use');
    expect(floor.house.chips.issued.get(bought)).toMatchObject({ left: 2000n, placed: 0n });
  });
});
