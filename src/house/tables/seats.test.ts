// Who sits where: a seat that is taken stays its player's until they leave it, and those who bet
// behind it are other people.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { post } from '../fixtures/jackpot.fixture.ts';

const FORTUNE_7 = 'hgc-fortune-7-progressive';

function floorWith(): Floor {
  const floor = openedFloor({ game: 'fortune-7-baccarat' });
  post(floor, FORTUNE_7);
  for (const patron of ['ann', 'bo', 'cy']) floor.do('dee', 'enrol-patron', { patron });
  return floor;
}

const sit = (more: object = {}) => ({ table: 'T1', seat: 3, ...more });
const seated = (floor: Floor) => floor.house.tables.get('T1')?.seated.get(3);
const behind = (floor: Floor) => floor.house.tables.get('T1')?.behind.get(3) ?? [];

describe('a seat that is taken', () => {
  test.each([
    ['another person', { person: 'tpp' }],
    ['another patron', { patron: 'bo' }],
    ['someone whose name no one said', {}],
    ['a player-dealer', { position: 'player-dealer' }],
  ])('is not given to %s until its player leaves', (_, next) => {
    const floor = floorWith();
    floor.do('dana', 'seat-person', sit({ patron: 'ann' }));
    expect(floor.refused('dana', 'seat-person', sit(next))).toBe('seat-occupied');
    expect(seated(floor)).toMatchObject({ patron: 'ann' });
    floor.do('dana', 'leave-seat', sit());
    floor.do('dana', 'seat-person', sit(next));
  });

  test('can change its position by the name of its player', () => {
    const floor = floorWith();
    floor.do('dana', 'seat-person', sit({ patron: 'ann' }));
    floor.do('dana', 'seat-person', sit({ patron: 'ann', position: 'player-dealer' }));
    expect(seated(floor)).toMatchObject({ patron: 'ann', position: 'player-dealer' });
  });

  test('does not let a proposition player pay as a patron (Eligibility Requirements)', () => {
    const floor = floorWith();
    floor.do('dana', 'seat-person', sit({ person: 'tpp' }));
    const round = { table: 'T1', fees: [{ offering: 'jackpot', seats: [3] }], dealtIn: 3 };
    expect(floor.refused('dana', 'start-round', round)).toBe('may-not-pay');
    expect(floor.refused('dana', 'seat-person', sit())).toBe('seat-occupied');
    expect(floor.refused('dana', 'start-round', round)).toBe('may-not-pay');
  });
});

describe('behind a seat', () => {
  const BACK = { position: 'backline' };

  test('several people bet, and none of them takes the seat', () => {
    const floor = floorWith();
    floor.do('dana', 'seat-person', sit({ patron: 'ann' }));
    floor.do('dana', 'seat-person', sit({ ...BACK, patron: 'bo' }));
    floor.do('dana', 'seat-person', sit({ ...BACK, person: 'tpp' }));
    expect(seated(floor)).toMatchObject({ patron: 'ann', position: 'seated' });
    expect(behind(floor)).toMatchObject([{ patron: 'bo' }, { person: 'tpp' }]);
    floor.do('dana', 'leave-seat', sit({ behind: 1 }));
    expect(behind(floor)).toMatchObject([{ person: 'tpp' }]);
    expect(floor.refused('dana', 'leave-seat', sit({ behind: 2 }))).toBe('no-such-seat');
    floor.do('dana', 'leave-seat', sit());
    expect(seated(floor)).toBeUndefined();
    expect(behind(floor)).toHaveLength(1);
    // No one is in the seat any more: who leaves it now stands behind it.
    floor.do('dana', 'leave-seat', sit());
    expect(behind(floor)).toEqual([]);
  });

  test('no one is twice, in the seat and behind it', () => {
    const floor = floorWith();
    floor.do('dana', 'seat-person', sit({ patron: 'ann' }));
    floor.do('dana', 'seat-person', sit({ ...BACK, patron: 'bo' }));
    expect(floor.refused('dana', 'seat-person', sit({ ...BACK, patron: 'bo' }))).toBe('two-people');
    floor.do('dana', 'seat-person', sit({ ...BACK, patron: 'ann' }));
    expect(seated(floor)).toBeUndefined();
    expect(behind(floor)).toMatchObject([{ patron: 'bo' }, { patron: 'ann' }]);
    floor.do('dana', 'seat-person', sit({ patron: 'bo' }));
    expect(seated(floor)).toMatchObject({ patron: 'bo' });
    expect(behind(floor)).toMatchObject([{ patron: 'ann' }]);
  });

  test('a person whom the sheet bars may not pay there either', () => {
    const floor = openedFloor({ game: 'three-card-poker' });
    post(floor, 'bay101-bonus-hand-progressive');
    floor.do('dana', 'seat-person', { table: 'T1', seat: 3 });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 3, ...BACK, person: 'tpp' });
    const line = { offering: 'jackpot', fee: 'player', seats: [3] };
    const start = (more: object) => ({ table: 'T1', fees: [{ ...line, ...more }], dealtIn: 3 });
    expect(floor.refused('dana', 'start-round', start({ behind: 1 }))).toBe('may-not-pay');
    floor.do('dana', 'start-round', start({ behind: 2 }));
  });
});
