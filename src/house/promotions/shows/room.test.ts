// Shows of tables and seats, and the game for a progressive, as the house runs them.
import { describe, expect, test } from 'vitest';
import { asBefore, type Floor, openedFloor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { dealHand, onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import { join } from '../club/club.fixture.ts';
import { announce, claim, draw, drawFor, readCard, SECRET } from '../drums/drums.fixture.ts';
import { winLucky } from './shows.fixture.ts';
import { stages } from './views.ts';

const SHOW = { show: 's' };

const start = (floor: Floor, game: string, players: readonly string[] = []) =>
  floor.do('flo', 'start-show', { ...SHOW, offering: 'jackpot', game, players });
const step = (floor: Floor, fields: object) =>
  floor.do('flo', 'step-show', { ...SHOW, step: fields });
/** Flo records, Fred confirms. */
function signed(floor: Floor, fields: object, show = 's') {
  floor.do('flo', 'record-step', { show, step: fields });
  return floor.do('fred', 'confirm-step', { show });
}

describe('Splash Pot', () => {
  function withFour(): Floor {
    const floor = openedFloor({ game: 'texas-holdem' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    floor.do('abe', 'feed-fund', { fund: 'hj', amount: '1000', reason: 'collections' });
    floor.do('dee', 'enrol-patron', { patron: 'ann' });
    floor.do('flo', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
    for (const seat of [2, 3, 4]) floor.do('flo', 'seat-person', { table: 'T1', seat });
    dealHand(floor);
    post(floor, 'hgc-splash-pot', { values: { tableCount: 2 }, paidBy: 'hj' });
    return floor;
  }
  const pot = (seat: number) => ({
    step: 'pot',
    choice: 'T1',
    facts: { dealtIn: 4, seats: [seat] },
  });

  test('no hand is called for it: the drawing says which pots are splashed', () => {
    const floor = withFour();
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    const called = { table: 'T1', seat: 1, offering: 'jackpot' };
    expect(floor.refused('dana', 'call-hand', called)).toBe('not-offered');
  });

  test('each pot is awarded as it is won, to whoever sat there, and nothing twice', () => {
    const floor = withFour();
    start(floor, 'splash');
    signed(floor, { step: 'draw', outcome: 'T1' });
    signed(floor, { step: 'draw', outcome: 'T1' });
    expect(floor.refused('max', 'award-show', { show: 's' })).toBe('show-not-over');
    signed(floor, pot(1));
    expect(stages(floor.house, RULEBOOK)).toMatchObject([
      { isAwardDue: true, prizes: [{ table: 'T1', seat: 1, amount: '100.00' }] },
    ]);
    const first = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
    expect(first.claims).toMatchObject([{ table: 'T1', seat: 1, patron: 'ann', amount: '100.00' }]);
    expect(floor.refused('max', 'award-show', { show: 's' })).toBe('show-not-over');
    signed(floor, pot(2));
    const second = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
    expect(second.claims).toMatchObject([{ table: 'T1', seat: 2, amount: '100.00' }]);
    expect(floor.refused('max', 'award-show', { show: 's' })).toBe('show-over');
    expect(floor.balance('fund/hj/reserve')).toBe('800.00');
    expect(floor.balance('fund/jackpot/payable')).toBe('200.00');
  });

  test('what the house has seen takes two people, and none of them awards it', () => {
    const floor = withFour();
    start(floor, 'splash');
    signed(floor, { step: 'draw', outcome: 'T1' });
    signed(floor, { step: 'draw', outcome: 'T1' });
    expect(floor.refused('flo', 'step-show', { ...SHOW, step: pot(1) })).toBe('bad-step');
    floor.do('flo', 'record-step', { show: 's', step: pot(1) });
    expect(floor.refused('flo', 'confirm-step', { show: 's' })).toBe('second-person');
    floor.do('fred', 'confirm-step', { show: 's' });
    expect(floor.refused('fred', 'award-show', { show: 's' })).toBe('second-person');
  });

  test('the pot is theirs who had a hand in it, whoever sits there by then', () => {
    const floor = withFour();
    floor.do('dee', 'enrol-patron', { patron: 'eve' });
    start(floor, 'splash');
    signed(floor, { step: 'draw', outcome: 'T1' });
    signed(floor, { step: 'draw', outcome: 'T1' });
    floor.do('flo', 'leave-seat', { table: 'T1', seat: 1 });
    floor.do('flo', 'seat-person', { table: 'T1', seat: 1, patron: 'eve' });
    signed(floor, pot(1));
    const { claims } = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
    expect(claims).toMatchObject([{ seat: 1, patron: 'ann' }]);
  });

  test('the room counts as it was when it was recorded', () => {
    const floor = withFour();
    start(floor, 'splash');
    signed(floor, { step: 'draw', outcome: 'T1' });
    signed(floor, { step: 'draw', outcome: 'T1' });
    floor.do('flo', 'record-step', { show: 's', step: pot(1) });
    floor.do('flo', 'leave-seat', { table: 'T1', seat: 1 });
    dealHand(floor);
    floor.do('fred', 'confirm-step', { show: 's' });
    const { claims } = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
    expect(claims).toMatchObject([{ seat: 1, patron: 'ann' }]);
  });
});

describe('Hi Lo', () => {
  const EVENING = '2026-11-19T14:10:00-08:00';
  const HOURS = { hours: [{ days: ['thursday'], from: '14:00', until: '23:00' }] };

  function thursday(): Floor {
    const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-19T13:00:00-08:00' });
    for (const patron of ['ann', 'ben', 'eve', 'sue']) floor.do('dee', 'enrol-patron', { patron });
    post(floor, 'saratoga-hi-lo-progressive', { more: HOURS });
    floor.at = EVENING;
    return floor;
  }
  const meter = (floor: Floor) => floor.balance('fund/jackpot/meter/progressive');

  /** A player is selected, in the next hour after the one before. */
  function selected(floor: Floor, player: string, show = 's'): void {
    const hour = 14 + floor.house.drums.drawings.size;
    floor.at = `${floor.at.slice(0, 11)}${hour}:10:00-08:00`;
    drawFor(floor, 'jackpot', player);
    floor.do('flo', 'start-show', {
      show,
      offering: 'jackpot',
      game: 'hi-lo',
      players: [player],
    });
  }

  function quits(floor: Floor, show: string, player: string) {
    const playing = { show };
    selected(floor, player, show);
    floor.do('flo', 'step-show', { ...playing, step: { step: 'deal' } });
    floor.do('flo', 'step-show', { ...playing, step: { step: 'quit' } });
    return floor.do('max', 'award-show', { show });
  }

  /** Seven right guesses with a deck in the room. */
  function hits(floor: Floor, show: string, player: string) {
    const playing = { show };
    selected(floor, player, show);
    const [first, ...cards] = '2c 3c 4c 5c 6c 7c 8c 9c'.split(' ');
    signed(floor, { step: 'deal', outcome: first }, show);
    for (const outcome of cards) {
      floor.do('flo', 'step-show', { ...playing, step: { step: 'guess', choice: 'higher' } });
      signed(floor, { step: 'flip', outcome }, show);
    }
    return onlyEvent(floor.do('max', 'award-show', { show }), 'prizes-won');
  }

  test('each game without a hit adds $500; a hit has all of it and leaves $1,000', () => {
    const floor = thursday();
    expect(meter(floor)).toBe('1000.00');
    const free = onlyEvent(quits(floor, 'one', 'ann'), 'prizes-won');
    expect(free.claims).toMatchObject([
      { patron: 'ann', lines: [{ row: 'no-correct', words: '$50.00 in free play' }] },
    ]);
    expect(meter(floor)).toBe('1500.00');
    quits(floor, 'two', 'ben');
    expect(meter(floor)).toBe('2000.00');
    const { claims } = hits(floor, 'three', 'eve');
    expect(claims).toMatchObject([{ patron: 'eve', amount: '2000.00' }]);
    expect(meter(floor)).toBe('1000.00');
  });

  test('nobody plays twice on a day, nor two at a time, nor outside its hours', () => {
    const floor = thursday();
    quits(floor, 'one', 'ann');
    const hiLo = { offering: 'jackpot', game: 'hi-lo' };
    const ann = { ...hiLo, show: 'two', players: ['ann'] };
    expect(floor.refused('flo', 'start-show', ann)).toBe('not-drawn');
    selected(floor, 'ben', 'two');
    floor.at = '2026-11-19T16:10:00-08:00';
    drawFor(floor, 'jackpot', 'eve');
    const eve = { ...hiLo, show: 'three', players: ['eve'] };
    expect(floor.refused('flo', 'start-show', eve)).toBe('show-not-over');
    floor.at = '2026-11-19T23:00:00-08:00';
    expect(floor.refused('flo', 'start-show', eve)).toBe('not-offered');
    floor.at = '2026-11-26T14:10:00-08:00';
    floor.do('max', 'abandon-show', { show: 'two', reason: 'the power was out' });
    floor.do('flo', 'start-show', { ...eve, show: 'four' });
  });

  test('somebody is selected once in each hour from 2 pm, nine times or ten', () => {
    const floor = thursday();
    const card = join(floor, 'ann');
    const closes = (clock: string) => {
      const drawing = `at-${floor.house.drums.drawings.size}`;
      floor.at = `2026-11-19T${clock}:00-08:00`;
      readCard(floor, card);
      announce(floor, drawing, 'jackpot');
      return floor.ask('dee', 'close-drum', { drawing });
    };
    expect(closes('14:59')).toMatchObject([{ type: 'tickets-issued' }, { type: 'drum-closed' }]);
    draw(floor, 'at-0');
    claim(floor, 'at-0', { stub: undefined });
    expect(closes('15:00')).toMatchObject([{}, { type: 'drum-closed' }]);
    // Ann was selected on this day, and no other member plays.
    floor.do('dee', 'draw-ticket', { drawing: 'at-1', secret: SECRET });
    floor.do('max', 'end-drawing', { drawing: 'at-1', reason: 'nobody else', secret: SECRET });
    expect(closes('15:59')).toMatchObject({ code: 'too-many-drawings' });
  });

  test('the tenth selection is at 11 pm, where the house reads it so', () => {
    const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-19T13:00:00-08:00' });
    for (const drawings of ['nine', 'ten']) {
      const more = { settings: { drawings } };
      post(floor, 'saratoga-hi-lo-progressive', { as: drawings, more });
    }
    const card = join(floor, 'ann');
    floor.at = '2026-11-19T23:05:00-08:00';
    readCard(floor, card);
    for (const name of ['nine', 'ten']) announce(floor, name, name);
    const closed = (drawing: string) => floor.ask('dee', 'close-drum', { drawing });
    expect(closed('nine')).toMatchObject({ code: 'not-the-time' });
    expect(closed('ten')).toMatchObject([{}, { type: 'drum-closed' }]);
  });

  test('who works here does not play, nor who is excluded', () => {
    const floor = thursday();
    const fay = { type: 'appoint-staff', staff: 'fay', roles: ['cage'], patron: 'ann' };
    floor.both(fay);
    floor.do('carl', 'exclude-patron', { patron: 'ben', reason: 'asked for it' });
    const hiLo = { offering: 'jackpot', game: 'hi-lo', show: 'one' };
    for (const patron of ['ann', 'ben']) {
      const asked = { ...hiLo, players: [patron] };
      expect(floor.refused('flo', 'start-show', asked)).toBe('ineligible-person');
    }
  });

  test('what is left at 11 pm falls to the casino, but not while somebody plays for it', () => {
    const floor = thursday();
    quits(floor, 'one', 'ann');
    selected(floor, 'ben');
    floor.tick('2026-11-19T23:00:00-08:00');
    expect(meter(floor)).toBe('1500.00');
    step(floor, { step: 'deal' });
    step(floor, { step: 'quit' });
    floor.do('max', 'award-show', { show: 's' });
    expect(meter(floor)).toBe('2000.00');
    const reverted = onlyEvent(floor.tick('2026-11-19T23:05:00-08:00'), 'meter-reverted');
    expect(reverted).toMatchObject({ meter: 'progressive', amount: '1000.00' });
    expect(meter(floor)).toBe('1000.00');
  });

  describe('a game whose prize is taken back', () => {
    const back = (floor: Floor, call: string) =>
      floor.both({ type: 'void-award', call, reason: 'another person' });
    const misses = (floor: Floor, show: string, player: string) =>
      onlyEvent(quits(floor, show, player), 'prizes-won').award;

    test('has brought nothing to the progressive, and has won nothing of it', () => {
      const floor = thursday();
      back(floor, misses(floor, 'one', 'ann'));
      expect(meter(floor)).toBe('1000.00');
      misses(floor, 'two', 'ben');
      const { award } = hits(floor, 'three', 'eve');
      misses(floor, 'four', 'sue');
      expect(meter(floor)).toBe('1500.00');
      // Ben's $500 and Sue's, above the $1,000.
      back(floor, award);
      expect(meter(floor)).toBe('2000.00');
    });

    test('leaves to the winner what it had brought, and gives it back if that is void too', () => {
      const floor = thursday();
      const first = misses(floor, 'one', 'ann');
      const { award } = hits(floor, 'two', 'ben');
      const third = misses(floor, 'three', 'eve');
      back(floor, third);
      expect(meter(floor)).toBe('1000.00');
      back(floor, award);
      expect(meter(floor)).toBe('1500.00');
      back(floor, first);
      expect(meter(floor)).toBe('1000.00');
      const other = thursday();
      const early = misses(other, 'one', 'ann');
      expect(hits(other, 'two', 'ben').hit.amount).toBe('1500.00');
      back(other, early);
      expect(meter(other)).toBe('1000.00');
    });

    test('takes nothing out of the next night, nor brings it anything', () => {
      const floor = thursday();
      const miss = misses(floor, 'one', 'ann');
      const { award } = hits(floor, 'two', 'ben');
      const last = misses(floor, 'three', 'eve');
      floor.tick('2026-11-19T23:00:00-08:00');
      back(floor, last);
      back(floor, award);
      floor.tick('2026-11-20T10:00:00-08:00');
      expect(meter(floor)).toBe('1000.00');
      back(floor, miss);
      floor.tick('2026-11-26T14:00:00-08:00');
      expect(meter(floor)).toBe('1000.00');
    });
  });

  test('a cash prize waits 30 days for a photo ID, and is lost then', () => {
    const floor = thursday();
    const { claims } = hits(floor, 'one', 'ann');
    const claim = claims[0]?.id as string;
    const paid = { claim, from: 'cage', patron: 'ann' };
    expect(floor.refused('cora', 'pay-claim', paid)).toBe('identity-needed');
    expect(floor.tick('2026-12-19T14:09:00-08:00').map(({ type }) => type)).not.toContain(
      'claim-expired',
    );
    const lost = onlyEvent(floor.tick('2026-12-19T14:11:00-08:00'), 'claim-expired');
    expect(lost).toMatchObject({ claim, amount: '1000.00' });
  });
});

describe('Wheel of Cards for a table', () => {
  const ID = { step: 'identity', choice: 'shown' };
  function withTwo(): Floor {
    const floor = openedFloor({ game: 'texas-holdem' });
    for (const [index, patron] of ['ann', 'ben'].entries()) {
      floor.do('dee', 'enrol-patron', { patron });
      floor.do('flo', 'seat-person', { table: 'T1', seat: index + 1, patron });
    }
    dealHand(floor);
    const during = (hours: object) => ({ more: { hours: [hours] } });
    const values = { drawingTimes: '00:00, 10:00, 10:05' };
    post(floor, 'hgc-wheel-of-cards', { ...during({ from: '00:00', until: '14:00' }), values });
    const afternoon = during({ from: '14:00', until: '24:00' });
    post(floor, 'hgc-wheel-of-cards', { ...afternoon, as: 'cards', options: { version: 'B' } });
    return floor;
  }
  const spread = (floor: Floor, show: string) => {
    floor.do('flo', 'start-show', { show, offering: 'jackpot', game: 'table-wheel' });
    signed(floor, { step: 'draw-ball', outcome: 'T1' }, show);
    signed(floor, { step: 'qualify', facts: { seats: [1, 2] } }, show);
    return floor.house.shows.get(show)?.state['fresh'];
  };

  test('rule 7 is about the person without an ID, not about the seat', () => {
    const floor = withTwo();
    floor.do('dee', 'enrol-patron', { patron: 'cy' });
    const sit = (seat: number, patron: string) =>
      floor.do('flo', 'seat-person', { table: 'T1', seat, patron });
    floor.do('flo', 'start-show', { show: 's', offering: 'jackpot', game: 'table-wheel' });
    const NOT_SHOWN = { step: 'identity', choice: 'not shown' };
    const found = (seats: readonly number[], ace: number) => {
      signed(floor, { step: 'draw-ball', outcome: 'T1' });
      signed(floor, { step: 'qualify', facts: { seats } });
      signed(floor, { step: 'spread', outcome: `seat ${ace}` });
      signed(floor, NOT_SHOWN);
    };
    found([1, 2], 1);
    // Ann goes to another seat, and Cy takes hers. Then Ben has no ID either.
    floor.do('flo', 'leave-seat', { table: 'T1', seat: 1 });
    sit(1, 'cy');
    sit(4, 'ann');
    dealHand(floor);
    found([2], 2);
    signed(floor, { step: 'draw-ball', outcome: 'T1' });
    const who = (seats: readonly number[]) => ({ step: 'qualify', facts: { seats } });
    for (const seat of [2, 4]) {
      const asked = { show: 's', step: who([seat]) };
      expect(floor.refused('flo', 'record-step', asked)).toBe('bad-step');
    }
    signed(floor, who([1]));
  });

  test('nobody is at the wheel twice on a calendar day, at a table or by card', () => {
    const floor = withTwo();
    expect(spread(floor, 'one')).toEqual([1, 2]);
    signed(floor, { step: 'spread', outcome: 'seat 1' }, 'one');
    signed(floor, ID, 'one');
    floor.at = '2026-11-16T10:05:00-08:00';
    expect(spread(floor, 'two')).toEqual([2]);
    floor.at = '2026-11-16T14:00:00-08:00';
    expect(() => drawFor(floor, 'cards', 'ann')).toThrow('empty-drum');
    const passed = floor.house.drums.drawings.get('cards.0')?.draws[0]?.passed;
    expect(passed).toContain('rule 6');
    floor.at = '2026-11-17T00:00:00-08:00';
    expect(spread(floor, 'three')).toEqual([1, 2]);
  });

  test('the money is theirs who qualified, whoever sits there at the last spin', () => {
    const floor = withTwo();
    spread(floor, 'one');
    floor.do('dee', 'enrol-patron', { patron: 'eve' });
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 2 });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, patron: 'eve' });
    signed(floor, { step: 'spread', outcome: 'seat 1' }, 'one');
    signed(floor, ID, 'one');
    for (const outcome of ['2c', '4d', '6h', '8s', '2d']) {
      signed(floor, { step: 'spin', outcome }, 'one');
    }
    const { winners } = floor.house.shows.get('one') ?? {};
    expect(Object.values(winners ?? {})).toEqual(['ann', 'ben']);
  });

  test('who was there for nothing may be there again, as it was in earlier logs', () => {
    const floor = withTwo();
    spread(floor, 'one');
    signed(floor, { step: 'spread', outcome: 'seat 1' }, 'one');
    signed(floor, ID, 'one');
    const given = { show: 'one', reason: 'the wheel is broken' };
    expect(floor.refused('max', 'abandon-show', given)).toBe('chance-met');
    asBefore(floor, 'max', { type: 'show-abandoned', ...given });
    expect(spread(floor, 'two')).toEqual([1, 2]);
  });

  test('begins at a posted time', () => {
    const floor = withTwo();
    const values = { drawingTimes: 'Friday 20:00' };
    floor.both({ type: 'withdraw-offering', offering: 'cards', reason: 'one version at a time' });
    post(floor, 'hgc-wheel-of-cards', { as: 'friday', values });
    const wheel = { show: 's', offering: 'friday', game: 'table-wheel' };
    expect(floor.refused('flo', 'start-show', wheel)).toBe('wrong-time');
    floor.at = '2026-11-20T20:59:00-08:00';
    floor.do('flo', 'start-show', wheel);
  });
});

test('Lucky Table, rule 3: a winner who cannot show an ID forfeits the prize', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  const id = winLucky(floor);
  const costs = floor.balance('house/promotional-costs');
  expect(floor.balance('fund/lucky/payable')).toBe('100.00');
  const pay = { claim: id, from: 'cage' };
  expect(floor.refused('cora', 'pay-claim', pay)).toBe('identity-needed');
  const action = { type: 'forfeit-claim', claim: id, reason: 'no photo ID' };
  const events = floor.both(action);
  expect(onlyEvent(events, 'claim-expired')).toMatchObject({
    claim: id,
    amount: '100.00',
    forfeited: 'rule 3: no photo ID',
  });
  expect(floor.balance('fund/lucky/payable')).toBe('0.00');
  // The $100 were the house's, and are again.
  expect([costs, floor.balance('house/promotional-costs')]).toEqual(['100.00', '0.00']);
  expect(floor.refused('cora', 'pay-claim', pay)).toBe('claim-closed');
  expect(floor.refused('max', 'propose', { action })).toBe('claim-closed');
});

describe('Wheel of Cards: who may not have the award', () => {
  /** Ann and Ben divide $100 for a pair; their claims. */
  function won(): { floor: Floor; claims: readonly string[] } {
    const floor = openedFloor({ game: 'texas-holdem' });
    for (const [index, patron] of ['ann', 'ben'].entries()) {
      floor.do('dee', 'enrol-patron', { patron });
      floor.do('flo', 'seat-person', { table: 'T1', seat: index + 1, patron });
    }
    dealHand(floor);
    post(floor, 'hgc-wheel-of-cards');
    floor.do('flo', 'start-show', { show: 's', offering: 'jackpot', game: 'table-wheel' });
    signed(floor, { step: 'draw-ball', outcome: 'T1' });
    signed(floor, { step: 'qualify', facts: { seats: [1, 2] } });
    signed(floor, { step: 'spread', outcome: 'seat 1' });
    signed(floor, { step: 'identity', choice: 'shown' });
    for (const outcome of ['2c', '4d', '6h', '8s', '2d']) signed(floor, { step: 'spin', outcome });
    const { claims } = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
    return { floor, claims: claims.map(({ id }) => id) };
  }

  test.each([
    ['rule 7', 'without an ID', undefined],
    ['rule 9', 'under 21', { documents: ['passport'], isValid: true, isOfAge: false }],
  ])('%s: %s', (clause, reason, shown) => {
    const { floor, claims } = won();
    const [claim] = claims;
    const found = { nameMatches: true, hasTaxNumber: true };
    if (shown !== undefined) {
      floor.do('cora', 'check-identity', { claim, patron: 'ann', ...shown, ...found });
    }
    const events = floor.both({ type: 'forfeit-claim', claim, reason });
    expect(onlyEvent(events, 'claim-expired')).toMatchObject({
      amount: '50.00',
      forfeited: `${clause}: ${reason}`,
    });
    // The house paid for both; Ben's half is still owed.
    expect(floor.balance('fund/jackpot/payable')).toBe('50.00');
    expect(floor.balance('house/promotional-costs')).toBe('50.00');
  });
});

test('Four of a Kind Poker: the rank of the card is posted from then on', () => {
  const floor = openedFloor({ game: 'texas-holdem' });
  floor.do('abe', 'open-fund', { fund: 'hg', title: 'Poker collections', of: 'GEGA-000626' });
  post(floor, 'hgc-four-of-a-kind-poker', { paidBy: 'hg' });
  start(floor, 'rank');
  signed(floor, { step: 'card', outcome: '9d' });
  const changed = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'offering-changed');
  expect(changed.document).toMatchObject({ values: { rank: '9', prize: '500.00' } });
});
