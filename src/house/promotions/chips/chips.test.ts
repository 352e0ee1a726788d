import { describe, expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import type { Refusal } from '../../refusals.ts';
import { announce, enter, start } from '../tournaments/room.fixture.ts';
import {
  buyIn,
  chip,
  chipFloor,
  deal,
  EXPIRES,
  issue,
  one,
  place,
  play,
  redeem,
} from './chip-floor.fixture.ts';

const COSTS = 'house/promotional-costs';
const INCOME = 'house/entry-fees';
const CAGE = 'house/cage';

const isRefusal = (answer: readonly Event[] | Refusal): answer is Refusal => 'code' in answer;

/** What a floor says of a command that it refuses: the code, and the clauses. */
function refusalOf(floor: ReturnType<typeof chipFloor>, type: string, fields: object, by = 'dana') {
  const answer = floor.ask(by, type, fields);
  if (!isRefusal(answer)) throw new Error(`${type} was done`);
  return { code: answer.code, problems: answer.problems?.map(({ message }) => message) };
}

const wager = (serial: string, more: object = {}) => ({
  serial,
  table: 'T1',
  seat: 1,
  bet: 'base',
  side: 'player',
  ...more,
});

describe('Dead Chips of $60, bought for $30', () => {
  test('lost at once cost the house $30: the player-dealer has $60 from the cage', () => {
    const floor = chipFloor();
    const bought = buyIn(floor);
    expect([floor.balance(CAGE), floor.balance(INCOME)]).toEqual(['1000030.00', '30.00']);
    redeem(floor, play(floor, bought, 'lose'));
    expect(floor.balance(COSTS)).toBe('60.00');
    expect(floor.balance(CAGE)).toBe('999970.00');
    expect(floor.house.chips.issued.get(bought)).toMatchObject({ status: 'redeemed', left: 0n });
  });

  test('are wagered in parts, kept with a win, and lost only as far as they lose', () => {
    const floor = chipFloor();
    const bought = buyIn(floor);
    play(floor, bought, 'win', { amount: '20.00', winnings: '20.00' });
    play(floor, bought, 'push', { amount: '60.00' });
    redeem(floor, play(floor, bought, 'lose', { amount: '25.00' }));
    expect(floor.balance(COSTS)).toBe('25.00');
    expect(floor.house.chips.issued.get(bought)).toMatchObject({ status: 'out', left: 3500n });
    const more = refusalOf(floor, 'place-instrument', wager(bought, { amount: '35.01' }));
    expect(more.code).toBe('bad-wager');
    redeem(floor, play(floor, bought, 'lose', { amount: '35.00' }));
    expect(floor.balance(COSTS)).toBe('60.00');
    expect(floor.refused('dana', 'place-instrument', wager(bought))).toBe('instrument-used');
  });

  test('go on base and bonus bets, all dead, and on one side of a round', () => {
    const floor = chipFloor();
    const bought = buyIn(floor);
    place(floor, bought, { amount: '10.00' });
    place(floor, bought, { amount: '10.00', bet: 'bonus', side: 'dragon-7' });
    place(floor, bought, { amount: '10.00' });
    const ten = { amount: '10.00' };
    expect(refusalOf(floor, 'place-instrument', wager(bought, { ...ten, side: 'banker' }))).toEqual(
      {
        code: 'bad-wager',
        problems: [
          'the first one is on player, so banker takes live chips only (Eligibility Requirements)',
        ],
      },
    );
    expect(
      refusalOf(floor, 'place-instrument', wager(bought, { ...ten, live: '5.00' })).problems,
    ).toEqual([
      'live chips are not combined with Dead Chips in one wager (Eligibility Requirements)',
    ]);
    deal(floor);
    place(floor, bought, { ...ten, side: 'banker' });
  });

  test('win what the bet pays, which the dealer says', () => {
    const floor = chipFloor();
    const use = place(floor, buyIn(floor), { bet: 'bonus', side: 'dragon-7' });
    deal(floor);
    expect(floor.refused('dana', 'settle-instrument', { use, ending: 'win' })).toBe('bad-winnings');
    const events = floor.do('dana', 'settle-instrument', { use, ending: 'win', winnings: '2400' });
    expect(onlyEvent(events, 'instrument-played')).toMatchObject({
      pays: '2400.00',
      redeems: '0.00',
      becomes: 'kept',
    });
  });

  test('win no more than bets ever pay, and somebody else looks at it', () => {
    const floor = chipFloor();
    const use = place(floor, buyIn(floor), { amount: '5.00' });
    deal(floor);
    const won = (winnings: string) => ({ use, ending: 'win', winnings });
    // $5 at 500 to 1 are $2,500.
    expect(refusalOf(floor, 'settle-instrument', won('2500.01'))).toEqual({
      code: 'bad-winnings',
      problems: ['no base bet pays more than 500 to 1 (Eligibility Requirements)'],
    });
    floor.do('dana', 'settle-instrument', won('2500.00'));
    floor.do('flo', 'dispute-use', { use, reason: 'it was $5.00' });
    floor.do('dana', 'settle-instrument', won('5.00'));
    floor.do('flo', 'verify-use', { use });
    expect(floor.house.chips.uses.size).toBe(0);
  });

  test('are neither the player-dealer’s nor a proposition player’s to wager', () => {
    const floor = chipFloor();
    const banks = buyIn(floor, 'bank');
    expect(refusalOf(floor, 'place-instrument', wager(banks, { seat: 7 }))).toMatchObject({
      code: 'may-not-play',
      problems: [
        'The player-dealer neither wagers nor pays with Dead Chips. (Eligibility Requirements)',
      ],
    });
    const behind = { patron: 'p1', behind: 'tpp' };
    expect(floor.refused('dana', 'place-instrument', wager(buyIn(floor), behind))).toBe(
      'may-not-play',
    );
    place(floor, buyIn(floor), { patron: 'p1', behind: 'patron', seat: 2 });
  });
});

describe('a Match Play Coupon of $10 with a redemption fee of $1', () => {
  test('wins $10 beside the wager’s own $10; the player-dealer has $10 from the cage', () => {
    const floor = chipFloor();
    const use = place(floor, one(floor, 'match-play-coupon'), { live: '10.00' });
    expect([floor.balance('table/T1/box'), floor.balance(INCOME)]).toEqual(['1.00', '1.00']);
    deal(floor);
    const events = floor.do('dana', 'settle-instrument', { use, ending: 'win' });
    expect(onlyEvent(events, 'instrument-played')).toMatchObject({
      pays: '10.00',
      redeems: '10.00',
      becomes: 'cancelled',
    });
    redeem(floor, use);
    expect(floor.balance(COSTS)).toBe('10.00');
    expect(floor.balance(CAGE)).toBe('999990.00');
  });

  test('is used once: lost, it is void and the cage gives nothing', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    const use = play(floor, coupon, 'lose', { live: '10.00' });
    floor.do('flo', 'verify-use', { use });
    expect(floor.refused('cora', 'exchange-uses', { uses: [use] })).toBe('unknown-use');
    const again = wager(coupon, { live: '10.00' });
    expect(floor.refused('dana', 'place-instrument', again)).toBe('instrument-used');
    expect(floor.balance(COSTS)).toBe('0.00');
  });

  test('owes its fee once a wager, and not again after a push', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    play(floor, coupon, 'push', { live: '10.00' });
    play(floor, coupon, 'push', { live: '10.00' });
    play(floor, coupon, 'lose', { live: '10.00' });
    expect(floor.balance(INCOME)).toBe('1.00');
  });

  test('gives its fee back where it is taken off before the deal', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    const use = place(floor, coupon, { live: '10.00' });
    floor.do('dana', 'take-back-instrument', { use, reason: 'another table' });
    expect([floor.balance('table/T1/box'), floor.balance(INCOME)]).toEqual(['0.00', '0.00']);
    play(floor, coupon, 'lose', { live: '10.00' });
    expect(floor.balance(INCOME)).toBe('1.00');
  });

  test('is one to a wager, on one side, never on a bonus bet, with as much in live chips', () => {
    const floor = chipFloor();
    const [first, second] = issue(floor, 'match-play-coupon', { count: 2 });
    place(floor, first as string, { live: '10.00' });
    const faults = [
      [{ live: '10.00' }, 'one to a wager, and player has one already (Match Play Coupon)'],
      [
        { live: '10.00', side: 'banker' },
        'the first one is on player, so banker takes live chips only (Match Play Coupon)',
      ],
      [{ live: '9.00', seat: 2 }, 'it needs a live wager of $10.00 beside it (Match Play Coupon)'],
      [
        { live: '10.00', seat: 2, bet: 'bonus', side: 'dragon-7' },
        'Match Play Coupon: not on a bonus bet (Match Play Coupon)',
      ],
    ] as const;
    for (const [more, message] of faults) {
      const asked = wager(second as string, more);
      expect(refusalOf(floor, 'place-instrument', asked)).toEqual({
        code: 'bad-wager',
        problems: [message],
      });
    }
    place(floor, second as string, { live: '10.00', side: 'banker', seat: 2 });
  });

  test('needs a player and a player-dealer', () => {
    const floor = chipFloor();
    for (const seat of [2, 3, 7]) floor.do('dana', 'leave-seat', { table: 'T1', seat });
    const alone = wager(one(floor, 'match-play-coupon'), { live: '10.00' });
    expect(refusalOf(floor, 'place-instrument', alone)).toMatchObject({
      code: 'may-not-play',
      problems: [
        'At least 2 players must be in the round: a player and the player-dealer. (Eligibility Requirements)',
      ],
    });
  });

  test('is not played at a table of a tournament', () => {
    const floor = chipFloor();
    post(floor, 'bay101-poker-tournaments', { as: 'poker', more: { tables: [] } });
    floor.do('max', 'install-table', { table: 'A', seats: 10 });
    announce(floor, 'nightly');
    enter(floor, 'nightly', ['p1', 'p2']);
    start(floor, 'nightly', ['A']);
    const asked = wager(one(floor, 'match-play-coupon'), { live: '10.00', table: 'A' });
    expect(refusalOf(floor, 'place-instrument', asked)).toEqual({
      code: 'may-not-play',
      problems: ['Tournament play does not count. (Eligibility Requirements)'],
    });
    // The sheet of Dead Chips says nothing of tournaments: the table is closed for other games.
    expect(floor.refused('dana', 'place-instrument', wager(buyIn(floor), { table: 'A' }))).toBe(
      'table-closed',
    );
  });

  test('is of whoever has played it first', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    play(floor, coupon, 'push', { live: '10.00' });
    const given = wager(coupon, { live: '10.00', seat: 2 });
    expect(floor.refused('dana', 'place-instrument', given)).toBe('not-the-holder');
  });
});

describe('a voucher', () => {
  test('is a chip only once the cage has changed it, for its holder', () => {
    const floor = chipFloor();
    const voucher = one(floor, 'free-play-chip');
    expect(floor.refused('dana', 'place-instrument', wager(voucher))).toBe('still-a-voucher');
    floor.do('cora', 'change-voucher', { serial: voucher, patron: 'p1' });
    expect(floor.refused('cora', 'change-voucher', { serial: voucher, patron: 'p1' })).toBe(
      'no-voucher',
    );
    expect(floor.refused('dana', 'place-instrument', wager(voucher, { seat: 2 }))).toBe(
      'not-the-holder',
    );
    place(floor, voucher);
  });

  test('of free play of $10 pays $10 once; lost, it lies in the drop box and is counted', () => {
    const floor = chipFloor();
    redeem(floor, play(floor, chip(floor, 'free-play-chip'), 'win'));
    expect(floor.balance(COSTS)).toBe('10.00');
    const lost = play(floor, chip(floor, 'free-play-chip'), 'lose');
    floor.do('flo', 'verify-use', { use: lost });
    const counted = floor.do('cole', 'count-dropped-chips', { table: 'T1', counted: 1 });
    expect(onlyEvent(counted, 'dropped-chips-counted').expected).toHaveLength(1);
    expect(floor.balance(COSTS)).toBe('10.00');
    expect(floor.balance(INCOME)).toBe('2.00');
  });

  test('of bonus play of $10 wins as often as it wins, and is exchanged when it loses', () => {
    const floor = chipFloor();
    const bonus = chip(floor, 'bonus-play-chip');
    play(floor, bonus, 'win');
    play(floor, bonus, 'win');
    expect(floor.balance(COSTS)).toBe('0.00');
    redeem(floor, play(floor, bonus, 'lose'));
    expect(floor.balance(COSTS)).toBe('10.00');
    expect(floor.balance(INCOME)).toBe('3.00');
  });
});

describe('certificates of Hawaiian Gardens', () => {
  const of = { offering: 'certificates' };

  test('of match play $25: the player-dealer redeems every use, won or lost', () => {
    const floor = chipFloor();
    const [won, lost] = issue(floor, 'match-play', { ...of, count: 2 });
    const uses = [
      play(floor, won as string, 'win', { live: '25.00' }),
      play(floor, lost as string, 'lose', { live: '30.00' }),
    ];
    redeem(floor, ...uses);
    expect(floor.balance(COSTS)).toBe('50.00');
    expect(floor.house.chips.issued.get(won as string)?.status).toBe('collected');
    expect(floor.house.chips.issued.get(lost as string)?.status).toBe('voided');
  });

  test('may be several on one hand, with a wager of all their match play', () => {
    const floor = chipFloor();
    const [first, second] = issue(floor, 'match-play', { ...of, count: 2 });
    place(floor, first as string, { live: '50.00' });
    const small = wager(second as string, { live: '49.99' });
    expect(floor.refused('dana', 'place-instrument', small)).toBe('bad-wager');
    place(floor, second as string, { live: '50.00' });
    place(floor, one(floor, 'free-play', of), { live: '50.00' });
  });

  test('of multi play go back after every win until they lose', () => {
    const floor = chipFloor();
    const certificate = one(floor, 'free-play-multi', of);
    const uses = ['win', 'win', 'lose'].map((ending) => play(floor, certificate, ending));
    expect(floor.refused('dana', 'place-instrument', wager(certificate))).toBe('instrument-used');
    redeem(floor, ...uses);
    expect(floor.balance(COSTS)).toBe('30.00');
  });
});

describe('between the table and the cage', () => {
  test('one records, another verifies, a third exchanges', () => {
    const floor = chipFloor();
    const use = place(floor, one(floor, 'match-play-coupon'), { live: '10.00' });
    deal(floor);
    floor.do('flo', 'settle-instrument', { use, ending: 'win' });
    expect(floor.refused('flo', 'verify-use', { use })).toBe('second-person');
    expect(floor.refused('cora', 'exchange-uses', { uses: [use] })).toBe('use-step');
    floor.do('max', 'verify-use', { use });
    expect(floor.refused('max', 'exchange-uses', { uses: [use] })).toBe('second-person');
    floor.do('cora', 'exchange-uses', { uses: [use, use] });
    expect(floor.balance(COSTS)).toBe('10.00');
  });

  test('a dispute puts the wager back as it was', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    const use = play(floor, coupon, 'win', { live: '10.00' });
    floor.do('flo', 'dispute-use', { use, reason: 'it was a tie' });
    expect(floor.house.chips.issued.get(coupon)).toMatchObject({ status: 'out', placed: 1000n });
    floor.do('dana', 'settle-instrument', { use, ending: 'push' });
    expect(floor.house.chips.issued.get(coupon)).toMatchObject({ status: 'out', placed: 0n });
    play(floor, coupon, 'lose', { live: '10.00' });
    expect(floor.balance(INCOME)).toBe('1.00');
  });

  test('a win is not told again once the certificate was played to its end', () => {
    const floor = chipFloor();
    const certificate = one(floor, 'free-play-multi', { offering: 'certificates' });
    const won = play(floor, certificate, 'win');
    play(floor, certificate, 'lose');
    const dispute = { use: won, reason: 'it was a loss' };
    expect(floor.refused('flo', 'dispute-use', dispute)).toBe('instrument-used');
    expect(floor.house.chips.issued.get(certificate)).toMatchObject({ left: 0n, placed: 0n });
  });

  test('what lies on a table when it expires is played first', () => {
    const floor = chipFloor();
    const [lying, idle] = issue(floor, 'match-play-coupon', { count: 2, expires: '2026-11-16' });
    const use = place(floor, lying as string, { live: '10.00' });
    const events = floor.tick('2026-11-17T00:00:00-08:00');
    expect(onlyEvent(events, 'instruments-expired').serials).toEqual([idle]);
    deal(floor);
    floor.do('dana', 'settle-instrument', { use, ending: 'push' });
    const again = wager(lying as string, { live: '10.00' });
    expect(floor.refused('dana', 'place-instrument', again)).toBe('instrument-expired');
    const later = floor.tick('2026-11-17T00:01:00-08:00');
    expect(onlyEvent(later, 'instruments-expired').serials).toEqual([lying]);
    expect(floor.house.chips.lots.size).toBe(0);
  });

  test('what is out of a promotion that was withdrawn ends with it', () => {
    const floor = chipFloor();
    issue(floor, 'match-play-coupon', { count: 3 });
    floor.both({ type: 'withdraw-offering', offering: 'match', reason: 'over' });
    const [event] = floor.tick('2026-11-16T11:00:00-08:00');
    expect(event).toMatchObject({ type: 'instruments-expired', offering: 'match' });
  });
});

test('serials are as many as were asked for, all different, and typed with one hand', () => {
  const floor = chipFloor();
  const serials = issue(floor, 'match-play-coupon', { count: 1000, expires: EXPIRES });
  expect(new Set(serials).size).toBe(1000);
  for (const serial of serials)
    expect(serial).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});
