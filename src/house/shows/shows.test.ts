import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor, RULEBOOK } from '../floor.fixture.ts';
import { onlyEvent, post } from '../jackpot.fixture.ts';
import { showFacts, stages } from './views.ts';

const chance = '5a'.repeat(32);
const SHOW = { show: 's' };
const spun = (outcome: string) => ({ ...SHOW, step: { step: 'spin', outcome } });

function atWheel(players: readonly string[] = ['p1']): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  for (const patron of ['p1', 'p2']) floor.do('cora', 'enrol-patron', { patron });
  post(floor, 'bay101-prize-wheel', { as: 'wheel' });
  const wheel = { ...SHOW, offering: 'wheel', game: 'prize-wheel', chance, players };
  floor.do('flo', 'start-show', wheel);
  return floor;
}

function signed(floor: Floor, outcome: string): void {
  floor.do('flo', 'record-step', spun(outcome));
  floor.do('fred', 'confirm-step', SHOW);
}

describe('a step that chance decides', () => {
  test('comes to the same again from the chance that the log holds', () => {
    const [one, two] = [atWheel(), atWheel()];
    const step = { ...SHOW, step: { step: 'spin' }, chance };
    expect(one.do('flo', 'step-show', step)).toEqual(two.do('flo', 'step-show', step));
  });

  test('takes nothing that a machine would say', () => {
    const floor = atWheel();
    expect(floor.refused('flo', 'step-show', { ...spun('$20.00'), chance })).toBe('bad-step');
  });
});

describe('what a machine in the room came to', () => {
  test('counts when somebody else has confirmed it', () => {
    const floor = atWheel();
    floor.do('flo', 'record-step', spun('$20.00'));
    expect(floor.house.shows.get('s')?.status).toBe('playing');
    expect(floor.refused('flo', 'confirm-step', SHOW)).toBe('second-person');
    const step = { ...SHOW, step: { step: 'spin' }, chance };
    expect(floor.refused('fred', 'step-show', step)).toBe('step-waits');
    floor.do('fred', 'confirm-step', SHOW);
    expect(floor.house.shows.get('s')).toMatchObject({
      status: 'over',
      steps: [{ isMechanical: true }],
    });
  });

  test('is recorded anew where somebody else disputes it', () => {
    const floor = atWheel();
    floor.do('flo', 'record-step', spun('$5,000.00'));
    expect(floor.refused('flo', 'dispute-step', { ...SHOW, reason: 'no' })).toBe('second-person');
    floor.do('fred', 'dispute-step', { ...SHOW, reason: 'it stood at $20' });
    signed(floor, '$20.00');
    expect(floor.house.shows.get('s')?.steps).toHaveLength(1);
  });

  test('is on the wheel', () => {
    const floor = atWheel();
    expect(floor.refused('flo', 'record-step', spun('$30.00'))).toBe('bad-step');
  });
});

describe('the award', () => {
  test('is made by somebody who has not run the show, and once', () => {
    const floor = atWheel();
    signed(floor, 'double');
    signed(floor, '$100.00');
    for (const by of ['flo', 'fred']) {
      expect(floor.refused(by, 'award-show', SHOW)).toBe('second-person');
    }
    const { claims } = onlyEvent(floor.do('max', 'award-show', SHOW), 'prizes-won');
    expect(claims).toMatchObject([{ patron: 'p1', amount: '200.00', table: 'desk' }]);
    expect(floor.balance('fund/wheel/payable')).toBe('200.00');
    expect(floor.refused('max', 'award-show', SHOW)).toBe('show-over');
  });

  test('of a thing is something that the player holds', () => {
    const floor = atWheel();
    signed(floor, 'a gift card');
    const { claims, granted } = onlyEvent(floor.do('max', 'award-show', SHOW), 'prizes-won');
    expect(claims).toEqual([]);
    expect(granted).toMatchObject([{ patron: 'p1', row: 'wheel-spot', words: 'a gift card' }]);
  });

  test('of a large prize needs the role that signs for it', () => {
    const floor = atWheel();
    signed(floor, '$5,000.00');
    expect(floor.refused('carl', 'award-show', SHOW)).toBe('signature-needed');
    floor.do('max', 'award-show', SHOW);
  });

  test('of a show that was abandoned is not made', () => {
    const floor = atWheel();
    floor.do('max', 'abandon-show', { ...SHOW, reason: 'the lights went out' });
    expect(floor.refused('max', 'award-show', SHOW)).toBe('show-over');
    expect(floor.refused('flo', 'record-step', spun('$20.00'))).toBe('show-over');
  });
});

describe('players', () => {
  const keys = (players: readonly string[], version: 'A' | 'B') => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    for (const patron of ['p1', 'p2']) floor.do('cora', 'enrol-patron', { patron });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    const options = { version };
    post(floor, 'hgc-car-drawing', { as: 'car', options, paidBy: 'hj' });
    const game = version === 'A' ? 'keys' : 'keys-by-card';
    const asked = { ...SHOW, offering: 'car', game, players, chance };
    return floor.ask('flo', 'start-show', asked);
  };

  test('hold several passes to the car under version A, one under B', () => {
    expect(keys(['p1', 'p1', 'p2'], 'A')).toMatchObject([{ type: 'show-started' }]);
    expect(keys(['p1', 'p1', 'p2'], 'B')).toMatchObject({ code: 'bad-show' });
    expect(keys(['p1', 'p2'], 'B')).toMatchObject([{ type: 'show-started' }]);
  });

  test('are as many as the sheet says', () => {
    expect(keys([], 'A')).toMatchObject({ code: 'bad-show' });
    expect(keys(new Array(11).fill('p1'), 'A')).toMatchObject({ code: 'bad-show' });
  });
});

describe('what the room sees', () => {
  test('is the state and what can be done, and never a patron', () => {
    const floor = atWheel();
    signed(floor, 'double');
    const [stage] = stages(floor.house, RULEBOOK);
    expect(stage).toMatchObject({
      ...{ show: 's', title: 'Prize wheel', playerCount: 1, status: 'playing', stepCount: 1 },
      steps: [{ step: 'spin', title: 'Spin again', by: 'chance' }],
    });
    signed(floor, '$100.00');
    expect(stages(floor.house, RULEBOOK)[0]?.prizes).toEqual([
      { title: 'A cash spot after the double', player: 0, amount: '200.00' },
    ]);
    floor.do('max', 'award-show', SHOW);
    const awarded = stages(floor.house, RULEBOOK);
    expect(awarded[0]?.prizes).toEqual([
      { title: 'A cash spot after the double', player: 0, amount: '200.00' },
    ]);
    expect(JSON.stringify(awarded)).not.toContain('p1');
  });

  test('is not all that those see who run it', () => {
    const floor = atWheel();
    floor.do('flo', 'record-step', spun('$20.00'));
    expect(showFacts(floor.house, RULEBOOK)).toMatchObject([
      { players: ['p1'], runBy: ['flo'], waiting: { by: 'flo', step: spun('$20.00').step } },
    ]);
  });
});
