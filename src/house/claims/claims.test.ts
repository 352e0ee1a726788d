import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { type Activity, parseMoment } from '#rules';
import { type Floor, openedFloor, RULEBOOK, STRICT } from '../fixtures/floor.fixture.ts';
import { post, showPapers, win } from '../fixtures/jackpot.fixture.ts';
import { SEVENS } from '../fixtures/scene.fixture.ts';
import type { Refused } from '../kit/ask.ts';
import { TOPICS } from '../registry.ts';
import { USUAL_SETTINGS } from '../state.ts';
import { checkHandedOut } from './checks.ts';

const THREE = { ...SEVENS, seats: [SEVENS.seats[1]] };

/** A table whose tray has chips. */
function tableWith(game: string, activity: string): Floor {
  const floor = openedFloor({ game });
  post(floor, activity);
  floor.do('cora', 'fill-tray', { table: 'T1', amount: '5000.00' });
  floor.do('cora', 'enrol-patron', { patron: 'ann' });
  return floor;
}

const fromTray = (floor: Floor, claim: string | undefined) => {
  const answer = floor.ask('flo', 'pay-claim', { claim, from: 'tray', table: 'T1' });
  return 'code' in answer ? answer.code : 'done';
};

test('a screen that listens is told whether the ID of a waiting winner was accepted', () => {
  const floor = tableWith('blackjack-poker', 'hgc-blazing-sevens');
  const { claims } = win(floor, { paid: [1, 2], deal: THREE });
  const claim = claims[0]?.id as string;
  const told = () => {
    const topic = TOPICS.find(({ name }) => name === 'claims');
    return topic?.itemsOf(floor.house, RULEBOOK).get(claim);
  };
  expect(told()).toMatchObject({ isIdentified: false });
  showPapers(floor, { claim, patron: 'ann' });
  expect(told()).toMatchObject({ isIdentified: true });
});

describe('a tray pays', () => {
  const paiGow = (cards: string) => ({
    seats: [
      { seat: 1, cards },
      { seat: 2, position: 'player-dealer' },
    ],
  });

  test.each([
    ['a royal flush, $500', '500.01', 'As Ks XX Js Ts 3d 2c', 'done'],
    ['a royal flush, $500', '500.00', 'As Ks XX Js Ts 3d 2c', 'over-limit'],
    ['five aces, the meter', '20000.00', 'As Ah Ad Ac XX 3d 2c', 'over-limit'],
  ])('%s, below %s (Fortune Pai Gow, Prize: under 600 dollars)', (_, trayLimit, cards, answer) => {
    const floor = tableWith('fortune-pai-gow-poker', 'hgc-fortune-pai-gow-progressive');
    floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, trayLimit } });
    const { claims } = win(floor, { paid: [1], deal: paiGow(cards) });
    const claim = claims.find(({ seat }) => seat === 1)?.id;
    showPapers(floor, { claim, patron: 'ann', forms: trayLimit === '20000.00' ? ['w-2g'] : [] });
    expect(fromTray(floor, claim)).toBe(answer);
  });

  test('nothing where the sheet says so (Bay 101, Blazing 7s, Prize)', () => {
    const row = RULEBOOK.activity('bay101-blazing-7s')?.rows.at(-1);
    const { game, ...deal } = row?.examples?.meets ?? { game: '' };
    const floor = tableWith(game, 'bay101-blazing-7s');
    const [claim] = win(floor, { paid: [1], deal }).claims;
    expect(fromTray(floor, claim?.id)).toBe('over-limit');
    floor.do('cora', 'pay-claim', { claim: claim?.id, from: 'cage' });
  });

  test('what the cage makes good', () => {
    const floor = tableWith('blackjack-poker', 'hgc-blazing-sevens');
    const [claim] = win(floor, { paid: [1, 2], deal: THREE }).claims;
    expect(fromTray(floor, claim?.id)).toBe('done');
    expect(floor.balance('table/T1/tray')).toBe('4500.00');
    floor.do('cora', 'fill-tray', { table: 'T1', amount: '500.00' });
    expect(floor.balance('table/T1/tray')).toBe('5000.00');
  });
});

describe('a sheet that gives one person one prize a day', () => {
  /** Ann wins at ten, and again at some moment. */
  function winsAgain(at: string): string {
    const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-16T10:00:00-08:00' });
    post(floor, STRICT.id);
    floor.do('cora', 'enrol-patron', { patron: 'ann' });
    const next = () => {
      const claim = win(floor, { paid: [1, 2], deal: THREE }).claims[0]?.id;
      showPapers(floor, { claim, patron: 'ann' });
      const answer = floor.ask('cora', 'pay-claim', { claim, from: 'cage' });
      return 'code' in answer ? answer.code : 'done';
    };
    expect(next()).toBe('done');
    floor.at = at;
    return next();
  }

  test('prizes count on the day on which they were won, whenever they are fetched', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, STRICT.id);
    floor.do('cora', 'enrol-patron', { patron: 'ann' });
    const won = () => win(floor, { paid: [1, 2], deal: THREE }).claims[0]?.id;
    const pay = (claim: string | undefined) => {
      showPapers(floor, { claim, patron: 'ann' });
      const answer = floor.ask('cora', 'pay-claim', { claim, from: 'cage' });
      return 'code' in answer ? answer.code : 'done';
    };
    const [first, second] = [won(), won()];
    floor.at = '2026-11-17T10:00:00-08:00';
    const next = won();
    expect([pay(first), pay(next)]).toEqual(['done', 'done']);
    floor.at = '2026-11-28T10:00:00-08:00';
    expect(pay(second)).toBe('limit-reached');
  });

  test.each([
    ['2026-11-16T10:01:00-08:00', 'limit-reached'],
    ['2026-11-17T05:59:00-08:00', 'limit-reached'],
    ['2026-11-17T06:00:00-08:00', 'done'],
  ])('counts by gaming days: %s is %s', (at, answer) => {
    expect(winsAgain(at)).toBe(answer);
  });

  test('pays nobody whose name it does not know', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, STRICT.id);
    const claim = win(floor, { paid: [1, 2], deal: THREE }).claims[0]?.id;
    expect(floor.refused('cora', 'pay-claim', { claim, from: 'cage' })).toBe('identity-needed');
  });
});

describe('prizes that are handed out from Tuesday noon until Saturday (Pro Football, Prize)', () => {
  const sheet = RULEBOOK.activity('hgc-pro-football') as Activity;
  const isHandedOut = (at: string): boolean => {
    try {
      checkHandedOut(sheet, 'America/Los_Angeles', sure(parseMoment(at, 'at')));
      return true;
    } catch (error) {
      expect((error as Refused).refusal.code).toBe('claim-closed');
      return false;
    }
  };

  test.each([
    ['2026-11-16T12:00:00-08:00', false],
    ['2026-11-17T11:59:59-08:00', false],
    ['2026-11-17T12:00:00-08:00', true],
    ['2026-11-20T23:59:59-08:00', true],
    ['2026-11-21T00:00:00-08:00', false],
  ])('at %s: %s', (at, isOpen) => {
    expect(isHandedOut(at)).toBe(isOpen);
  });
});
