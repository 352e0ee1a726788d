import { describe, expect, test } from 'vitest';
import { commitmentOf, showChance } from '#drawing';
import type { EventOf } from '../../events.ts';
import { type Floor, openedFloor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import { drawAll, drawFor, drawingFloor, giveUpDrawings, putUp } from '../drums/drums.fixture.ts';
import type { Show } from './state.ts';
import { showFacts, stages } from './views.ts';

const SHOW = { show: 's' };
const spun = (outcome: string) => ({ ...SHOW, step: { step: 'spin', outcome } });

const WHEEL = { ...SHOW, offering: 'wheel', game: 'prize-wheel' };

function atWheel(players: readonly string[] = ['p1']): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  for (const patron of ['p1', 'p2']) floor.do('cora', 'enrol-patron', { patron });
  post(floor, 'bay101-prize-wheel', { as: 'wheel' });
  for (const patron of players) drawFor(floor, 'wheel', patron);
  floor.do('flo', 'start-show', { ...WHEEL, players });
  return floor;
}

function signed(floor: Floor, outcome: string): void {
  floor.do('flo', 'record-step', spun(outcome));
  floor.do('fred', 'confirm-step', SHOW);
}

describe('a step that chance decides', () => {
  const step = { ...SHOW, step: { step: 'spin' } };

  test('comes to the same again from the chance that the log holds', () => {
    const [one, two] = [atWheel(), atWheel()];
    expect(one.do('flo', 'step-show', step)).toEqual(two.do('flo', 'step-show', step));
  });

  test('follows from the secret that the show began with, and from its number', () => {
    const floor = atWheel();
    const secret = '5a'.repeat(32);
    const { commitment } = floor.house.shows.get('s') as Show;
    expect(commitment).toBe(commitmentOf(secret));
    const other = { ...step, secret: '5b'.repeat(32) };
    expect(floor.refused('flo', 'step-show', other)).toBe('chance-moved');
    const { chance } = onlyEvent(floor.do('flo', 'step-show', step), 'show-stepped');
    expect(chance).toBe(showChance(secret, 1));
  });

  test('is the same after a machine was tried in its place, and the result disputed', () => {
    const [one, two] = [atWheel(), atWheel()];
    two.do('flo', 'record-step', spun('$20.00'));
    two.do('fred', 'dispute-step', { ...SHOW, reason: 'it stood on a peg' });
    expect(two.do('flo', 'step-show', step)).toEqual(one.do('flo', 'step-show', step));
  });

  test('is the last that is known before the award, which tells the secret', () => {
    const floor = atWheel();
    while (floor.house.shows.get('s')?.status === 'playing') floor.do('flo', 'step-show', step);
    const wrong = { ...SHOW, secret: '5b'.repeat(32) };
    expect(floor.refused('max', 'award-show', wrong)).toBe('chance-moved');
    const awarded = onlyEvent(floor.do('max', 'award-show', SHOW), 'show-awarded');
    expect(awarded.secret).toBe('5a'.repeat(32));
    expect(stages(floor.house, RULEBOOK)[0]?.secret).toBe('5a'.repeat(32));
  });

  test('takes nothing that a machine would say', () => {
    const floor = atWheel();
    expect(floor.refused('flo', 'step-show', { ...spun('$20.00') })).toBe('bad-step');
  });
});

describe('what a machine in the room came to', () => {
  test('counts when somebody else has confirmed it', () => {
    const floor = atWheel();
    floor.do('flo', 'record-step', spun('$20.00'));
    expect(floor.house.shows.get('s')?.status).toBe('playing');
    expect(floor.refused('flo', 'confirm-step', SHOW)).toBe('second-person');
    const step = { ...SHOW, step: { step: 'spin' } };
    expect(floor.refused('fred', 'step-show', step)).toBe('step-waits');
    floor.do('fred', 'confirm-step', SHOW);
    expect(floor.house.shows.get('s')).toMatchObject({
      status: 'over',
      steps: [{ isMechanical: true }],
    });
  });

  test('is recorded anew where somebody else disputes it, once, and both stay on record', () => {
    const floor = atWheel();
    floor.do('flo', 'record-step', spun('$5,000.00'));
    expect(floor.refused('flo', 'dispute-step', { ...SHOW, reason: 'no' })).toBe('second-person');
    floor.do('fred', 'dispute-step', { ...SHOW, reason: 'it stood at $20' });
    floor.do('flo', 'record-step', spun('$20.00'));
    const again = { ...SHOW, reason: 'it stood elsewhere' };
    expect(floor.refused('fred', 'dispute-step', again)).toBe('step-disputed');
    floor.do('fred', 'confirm-step', SHOW);
    expect(floor.house.shows.get('s')?.steps).toHaveLength(1);
    expect(stages(floor.house, RULEBOOK)[0]?.disputes).toMatchObject([
      { number: 1, step: { outcome: '$5,000.00' }, reason: 'it stood at $20' },
    ]);
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

  test('of a thing is a claim like every other', () => {
    const floor = atWheel();
    signed(floor, 'a gift card');
    const { claims } = onlyEvent(floor.do('max', 'award-show', SHOW), 'prizes-won');
    expect(claims).toMatchObject([
      { patron: 'p1', amount: '100.00', lines: [{ row: 'wheel-spot', words: 'a gift card' }] },
    ]);
  });

  test('taken back, the show has awarded nothing, and the same prize gets no other show', () => {
    const floor = atWheel();
    signed(floor, '$100.00');
    const { award, claims } = onlyEvent(floor.do('max', 'award-show', SHOW), 'prizes-won');
    const drawn = floor.house.drums.drawings.get('wheel.0')?.won[0]?.award as string;
    const both = (call: string) => floor.both({ type: 'void-award', call, reason: 'a loose peg' });
    // The pass is used up while its show stands.
    expect(() => both(drawn)).toThrow('already-paid');
    both(award);
    expect(stages(floor.house, RULEBOOK)).toMatchObject([{ status: 'voided', prizes: [] }]);
    expect(floor.house.claims.get(claims[0]?.id as string)?.status).toBe('voided');
    expect(floor.balance('fund/wheel/payable')).toBe('0.00');
    expect(floor.refused('max', 'award-show', SHOW)).toBe('show-over');
    const again = { ...WHEEL, show: 'again', players: ['p1'] };
    expect(floor.refused('flo', 'start-show', again)).toBe('not-drawn');
  });

  test('taken back in a log of before, the players of a show can play again', () => {
    const floor = atWheel();
    signed(floor, '$100.00');
    // Such a show had no commitment.
    const show = floor.house.shows.get('s') as Show;
    const { commitment: _, ...before } = show;
    floor.house.shows.set('s', before);
    const { award } = onlyEvent(floor.do('max', 'award-show', SHOW), 'prizes-won');
    floor.both({ type: 'void-award', call: award, reason: 'a loose peg' });
    floor.do('flo', 'start-show', { ...WHEEL, show: 'again', players: ['p1'] });
  });

  test('is still told when all of it is paid', () => {
    const floor = atWheel();
    signed(floor, '$100.00');
    const { claims } = onlyEvent(floor.do('max', 'award-show', SHOW), 'prizes-won');
    const claim = claims[0]?.id;
    floor.do('cora', 'check-identity', {
      claim,
      patron: 'p1',
      documents: ['passport'],
      isValid: true,
      isOfAge: true,
      nameMatches: true,
      hasTaxNumber: false,
    });
    floor.do('cora', 'pay-claim', { claim, patron: 'p1', from: 'cage' });
    expect(stages(floor.house, RULEBOOK)).toMatchObject([
      { status: 'awarded', prizes: [{ title: 'A spot of the wheel', amount: '100.00' }] },
    ]);
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

describe('whoever plays', () => {
  const again = { ...WHEEL, show: 'again', players: ['p1'] };
  const saysNo = (floor: Floor, fields: object) =>
    (floor.ask('flo', 'start-show', fields) as { message?: string }).message;

  test('was drawn for it, and plays once for each ticket', () => {
    const floor = atWheel();
    expect(floor.refused('flo', 'start-show', { ...again, players: ['p2'] })).toBe('not-drawn');
    expect(saysNo(floor, again)).toContain('p1: Object and Summary');
    drawFor(floor, 'wheel', 'p1');
    floor.do('flo', 'start-show', again);
    expect(floor.refused('flo', 'start-show', { ...again, show: 'third' })).toBe('not-drawn');
  });

  test('was drawn for this offering, and not for another of the same sheet', () => {
    const floor = atWheel();
    post(floor, 'bay101-prize-wheel', { as: 'other' });
    drawFor(floor, 'other', 'p2');
    const wrong = { ...again, players: ['p2'] };
    expect(floor.refused('flo', 'start-show', wrong)).toBe('not-drawn');
    floor.do('flo', 'start-show', { ...wrong, offering: 'other' });
  });

  test('plays again where the show was given up, but not where it is over', () => {
    const floor = atWheel();
    floor.do('max', 'abandon-show', { ...SHOW, reason: 'the wheel is broken' });
    floor.do('flo', 'start-show', again);
    floor.do('flo', 'step-show', { show: 'again', step: { step: 'spin' } });
    const given = { show: 'again', reason: 'too little' };
    expect(floor.refused('max', 'abandon-show', given)).toBe('show-over');
  });

  test('plays on where the show has had a result, also one that is not confirmed', () => {
    const floor = atWheel();
    floor.do('flo', 'record-step', spun('$20.00'));
    const given = { ...SHOW, reason: 'too little' };
    expect(floor.refused('max', 'abandon-show', given)).toBe('chance-met');
    floor.do('fred', 'dispute-step', { ...SHOW, reason: 'it stood on a peg' });
    expect(floor.refused('max', 'abandon-show', given)).toBe('chance-met');
    signed(floor, 'double');
    expect(floor.refused('max', 'abandon-show', given)).toBe('chance-met');
  });
});

describe('a tournament of those who were drawn together', () => {
  const names = Array.from({ length: 17 }, (_, index) => `p${index + 1}`);

  /** Drawn at 6 pm; two hours later the tournament begins. */
  function drawOn(floor: Floor, day: string, patrons: readonly string[]): void {
    floor.at = `2026-11-${day}T18:00:00-08:00`;
    drawAll(floor, 'car', patrons);
    floor.at = `2026-11-${day}T20:00:00-08:00`;
  }

  test('is for the winners of one drawing, and once for each drawing', () => {
    const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-16T18:00:00-08:00' });
    for (const patron of names) floor.do('cora', 'enrol-patron', { patron });
    const drawingDates = '2026-11-16 18:00, 2026-11-17 18:00, 2026-11-18 18:00';
    post(floor, 'hgc-blackjack-poker-car-drawing', { as: 'car', values: { drawingDates } });
    drawOn(floor, '16', names.slice(0, 16));
    const begins = (show: string, ...players: readonly string[]) =>
      floor.ask('flo', 'start-show', {
        show,
        offering: 'car',
        game: 'tournament',
        players,
      });
    expect(begins('s', 'p1', 'p17')).toMatchObject({ code: 'not-drawn' });
    // The sixteenth is not there, and does not play with the others of that day any more.
    expect(begins('s', ...names.slice(0, 15))).toMatchObject([{ type: 'show-started' }]);
    expect(begins('late', 'p1', 'p16')).toMatchObject({ code: 'too-many-shows' });
    drawOn(floor, '17', names.slice(1));
    const [second] = begins('next', ...names.slice(1)) as readonly EventOf<'show-started'>[];
    expect(second?.places).toHaveLength(16);
  });
});

describe('the keys to the car', () => {
  const EVENT_AT = '2026-11-16T22:00:00-08:00';
  const keys = (players: readonly string[]) => ({
    ...SHOW,
    offering: 'car',
    game: 'keys',
    players,
  });
  /** A house where these were drawn, one an hour from noon on; the time is that of the giveaway. */
  function passes(version: 'A' | 'B', ...patrons: readonly string[]): Floor {
    const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-16T12:00:00-08:00' });
    for (const patron of ['p1', 'p2', 'p3']) floor.do('cora', 'enrol-patron', { patron });
    post(floor, 'hgc-car-drawing', { as: 'car', options: { version }, paidBy: 'common' });
    for (const [index, patron] of patrons.entries()) {
      // A card needs an hour of play before it is drawn.
      floor.at = `2026-11-16T${12 + index * (version === 'A' ? 1 : 2)}:00:00-08:00`;
      drawFor(floor, 'car', patron);
    }
    floor.at = '2026-11-16T21:59:00-08:00';
    giveUpDrawings(floor, 'car', 10 - patrons.length);
    expect(floor.refused('flo', 'start-show', keys(['p1']))).toBe('wrong-time');
    floor.at = EVENT_AT;
    return floor;
  }

  test('are for as many passes as somebody has', () => {
    const floor = passes('A', 'p1', 'p1', 'p2');
    const more = keys(['p1', 'p2', 'p2']);
    expect(floor.refused('flo', 'start-show', more)).toBe('not-drawn');
    floor.do('flo', 'start-show', keys(['p1', 'p2', 'p1']));
  });

  test('are as many as the sheet says', () => {
    const floor = passes('A', 'p1');
    expect(floor.refused('flo', 'start-show', keys([]))).toBe('bad-show');
    expect(floor.refused('flo', 'start-show', keys(new Array(11).fill('p1')))).toBe('bad-show');
  });

  test('are tried once: whoever is not there has lost the chance, unless it was given up', () => {
    const floor = passes('B', 'p1', 'p2');
    floor.do('flo', 'start-show', keys(['p1']));
    const late = { ...keys(['p2']), show: 'late' };
    expect(floor.refused('flo', 'start-show', late)).toBe('too-many-shows');
    floor.do('max', 'abandon-show', { ...SHOW, reason: 'a fire alarm' });
    floor.do('flo', 'start-show', { ...keys(['p1', 'p2']), show: 'second' });
  });
});

describe('what the room sees', () => {
  test('is the state and what can be done, and never a patron', () => {
    const floor = atWheel();
    signed(floor, 'double');
    const [stage] = stages(floor.house, RULEBOOK);
    expect(stage).toMatchObject({
      show: 's',
      title: 'Prize wheel',
      playerCount: 1,
      status: 'playing',
      prizes: [],
      stepCount: 1,
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

  test('is no prize that a player can still lose', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-beat-the-dealer', { as: 'beat' });
    drawFor(floor, 'beat', 'p1');
    floor.do('flo', 'start-show', {
      ...SHOW,
      offering: 'beat',
      game: 'double-up',
      players: ['p1'],
    });
    expect(stages(floor.house, RULEBOOK)).toMatchObject([{ status: 'playing', prizes: [] }]);
    floor.do('flo', 'step-show', { ...SHOW, step: { step: 'keep' } });
    expect(stages(floor.house, RULEBOOK)).toMatchObject([
      { status: 'over', prizes: [{ player: 0 }] },
    ]);
  });

  test('is not all that those see who run it', () => {
    const floor = atWheel();
    floor.do('flo', 'record-step', spun('$20.00'));
    expect(showFacts(floor.house, RULEBOOK)).toMatchObject([
      { players: ['p1'], runBy: ['flo'], waiting: { by: 'flo', step: spun('$20.00').step } },
    ]);
  });
});
