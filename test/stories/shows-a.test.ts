// Wheels and the baccarat ladder: the drawn players play, from the posting of the sheet to the last
// paid claim, over HTTP only. The figures are worked out from the sheets, in the comments.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stage } from '#house';
import { type Evening, only, openEvening, wonIn } from './evening.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(() => evening.close());

const spins = (outcome: string, show = 's') => evening.signs(show, { step: 'spin', outcome });

/** The show as a visitor without a badge sees it. */
async function stage(show = 's'): Promise<Stage> {
  const { body } = await evening.served.ask('/stages');
  return body.find((each: Stage) => each.show === show);
}

/** No one is owed anything any more. */
const isPaid = async () => expect(await evening.balance('fund/promo/payable')).toBe('0.00');

describe('hgc-big-spin', () => {
  beforeEach(async () => {
    await evening.enrols('ann', 'ben');
    await evening.postsFromFund('hgc-big-spin');
    await evening.draws(['ann']);
  });

  test('on a line, again, then $250 from the fund', async () => {
    await evening.starts('big-spin', ['ann']);
    await spins('on a line');
    expect((await stage()).steps.map(({ title }) => title)).toEqual([
      'Spin again',
      'Give up the spin',
    ]);
    const wrong = { show: 's', step: { step: 'spin', outcome: '$300.00' } };
    expect(await evening.refused('flo', 'record-step', wrong)).toBe('bad-step');
    await spins('$250.00');
    expect(await evening.refused('flo', 'award-show', { show: 's' })).toBe('second-person');
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ patron: 'ann', amount: '250.00' }]);
    expect(await evening.refused('max', 'award-show', { show: 's' })).toBe('show-over');
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
    // $20,000 were collected.
    expect(await evening.balance('fund/hj/reserve')).toBe('19750.00');
  });

  test('given up: no winner, nothing is paid, and nobody spins for it again', async () => {
    const ben = { show: 'x', offering: 'promo', game: 'big-spin', players: ['ben'] };
    expect(await evening.refused('flo', 'start-show', ben)).toBe('not-drawn');
    await evening.starts('big-spin', ['ann']);
    const twice = { ...ben, players: ['ann'] };
    expect(await evening.refused('flo', 'start-show', twice)).toBe('not-drawn');
    await evening.steps({ step: 'forfeit' });
    expect(await evening.refused('flo', 'start-show', twice)).toBe('not-drawn');
    expect((await stage()).status).toBe('over');
    const events = await evening.awards();
    expect(events.map(({ type }) => type)).toEqual(['show-awarded']);
    expect(await evening.balance('fund/hj/reserve')).toBe('20000.00');
  });

  test('drawn by the house, the room sees the section and no patron', async () => {
    await evening.starts('big-spin', ['ann']);
    const events = await evening.steps({ step: 'spin' });
    const { stops, sections } = only(events, 'show-stepped')['state'] as unknown as {
      readonly stops: readonly number[];
      readonly sections: readonly { readonly worth: string }[];
    };
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ amount: sections[stops[0] as number]?.worth }]);
    const seen = await evening.served.ask('/stages');
    expect(JSON.stringify(seen.body)).not.toContain('ann');
  });
});

describe('bay101-prize-wheel', () => {
  beforeEach(async () => {
    await evening.enrols('ann', 'ben', 'cy');
  });

  test('invalid spins are recorded and made again; the double doubles cash only', async () => {
    await evening.posts('bay101-prize-wheel');
    await evening.draws(['ann']);
    await evening.starts('prize-wheel', ['ann']);
    await spins('fewer than two turns');
    await spins('double');
    await spins('a gift card');
    await spins('$100.00');
    const { claims } = wonIn(await evening.awards());
    // Twice $100.
    expect(claims).toMatchObject([{ patron: 'ann', amount: '200.00' }]);
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
    expect(await evening.balance('house/promotional-costs')).toBe('200.00');
  });

  test('the double twice: $10,000, which a manager signs for', async () => {
    await evening.posts('bay101-prize-wheel');
    await evening.draws(['ben']);
    await evening.starts('prize-wheel', ['ben']);
    await spins('double');
    await spins('double');
    expect(await evening.refused('carl', 'award-show', { show: 's' })).toBe('signature-needed');
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ patron: 'ben', amount: '10000.00' }]);
    const unpaid = { claim: claims[0]?.id, patron: 'ben', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', unpaid)).toBe('identity-needed');
    await evening.pays(claims[0]?.id as string, 'ben', '1099-misc');
    await isPaid();
  });

  test('a thing is claimed like money; in posted hours $20 are at least $50', async () => {
    const windows = [
      { hours: { from: '16:00', until: '19:00' }, values: { guaranteedMinimum: '50.00' } },
    ];
    await evening.posts('bay101-prize-wheel', { windows });
    await evening.draws(['ann']);
    await evening.movesTo('2026-11-16T18:05:00-08:00');
    await evening.draws(['cy']);
    await evening.starts('prize-wheel', ['ann'], 'one');
    await spins('a gift card', 'one');
    const [thing] = wonIn(await evening.awards('one')).claims;
    expect(thing).toMatchObject({ patron: 'ann', amount: '100.00' });
    const due = (await evening.sees('cora', '/claims?status=open')) as readonly object[];
    expect(due).toMatchObject([{ claim: thing?.id, words: 'a gift card' }]);
    const unseen = { claim: thing?.id, patron: 'ann', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', unseen)).toBe('identity-needed');
    await evening.pays(thing?.id as string, 'ann');
    await evening.starts('prize-wheel', ['cy'], 'two');
    await spins('$20.00', 'two');
    const { claims } = wonIn(await evening.awards('two'));
    expect(claims).toMatchObject([{ patron: 'cy', amount: '50.00' }]);
    await evening.pays(claims[0]?.id as string, 'cy');
    await isPaid();
  });

  test('an award that is voided: the show says so, and the same prize gets no other show', async () => {
    const drawingTimes = '18:00, 18:30';
    await evening.posts('bay101-prize-wheel', { values: { drawingTimes } });
    await evening.draws(['ann']);
    await evening.starts('prize-wheel', ['ann']);
    await spins('$1,000.00');
    const { award } = wonIn(await evening.awards());
    await evening.both({ type: 'void-award', call: award, reason: 'a loose peg' });
    expect(await stage()).toMatchObject({ status: 'voided', prizes: [] });
    await isPaid();
    const again = { show: 'again', offering: 'promo', game: 'prize-wheel', players: ['ann'] };
    expect(await evening.refused('flo', 'start-show', again)).toBe('not-drawn');
    // Another ticket is another prize; a show that was given up in time is held later.
    await evening.movesTo('2026-11-16T18:30:00-08:00');
    await evening.draws(['ann']);
    await evening.does('flo', 'start-show', again);
    await evening.does('max', 'abandon-show', { show: 'again', reason: 'the wheel is stuck' });
    await evening.starts('prize-wheel', ['ann'], 'third');
    await spins('$100.00', 'third');
    const { claims } = wonIn(await evening.awards('third'));
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
    expect(await evening.balance('house/promotional-costs')).toBe('100.00');
  });
});

describe('hgc-wheel-of-cards', () => {
  test('A: the ball, who had a hand, the ace, a full house divided, a cap kept', async () => {
    await evening.enrols('ann', 'ben', 'cy');
    const seats = { 1: { patron: 'ann' }, 2: { patron: 'ben' }, 3: { patron: 'cy' } };
    await evening.opens('P1', 'texas-holdem', seats);
    await evening.deals('P1');
    await evening.posts('hgc-wheel-of-cards');
    await evening.starts('table-wheel');
    await evening.signs('s', { step: 'draw-ball', outcome: 'P1' });
    // A player who comes after the ball is not among them.
    await evening.does('flo', 'seat-person', { table: 'P1', seat: 4 });
    const hopper = { show: 's', step: { step: 'qualify', facts: { seats: [1, 4] } } };
    expect(await evening.refused('flo', 'record-step', hopper)).toBe('bad-step');
    await evening.signs('s', { step: 'qualify', facts: { seats: [1, 2, 3] } });
    await evening.signs('s', { step: 'spread', outcome: 'seat 2' });
    await evening.signs('s', { step: 'identity', choice: 'shown' });
    for (const outcome of ['As', 'cap', 'Ad', 'As', 'Kc', 'Kd', 'Ah']) await spins(outcome);
    const { claims } = wonIn(await evening.awards());
    // $1,000 for three: $333.33 each, and a cent stays with the house.
    expect(claims).toMatchObject([
      ...[1, 2, 3].map((seat) => ({ table: 'P1', seat, amount: '333.33' })),
      { table: 'P1', seat: 2, amount: '15.00', lines: [{ words: 'a logo baseball cap' }] },
    ]);
    for (const [index, patron] of ['ann', 'ben', 'cy', 'ben'].entries()) {
      await evening.pays(claims[index]?.id as string, patron);
    }
    await isPaid();
    // $999.99 in money, and a cap of $15.
    expect(await evening.balance('house/promotional-costs')).toBe('1014.99');
  });
});

describe('hgc-beat-the-dealer', () => {
  const turns = async (cards: string) => {
    for (const outcome of cards.split(' ')) await evening.signs('s', { step: 'turn', outcome });
  };
  const picks = (choice: string) => evening.steps({ step: 'play', choice });

  beforeEach(async () => {
    await evening.enrols('ann');
    await evening.postsFromFund('hgc-beat-the-dealer', { values: { prize: '100.00' } });
    await evening.draws(['ann']);
    await evening.starts('double-up', ['ann']);
  });

  test('a hand won, a tie played again, a second hand won, and kept: four times $100', async () => {
    await picks('banker');
    // Player 2, banker 9: the natural wins.
    await turns('2h 9d Kd Kc');
    await picks('player');
    await turns('9h 9d Kd Kc');
    const wrong = { show: 's', step: { step: 'keep' }, secret: '5a'.repeat(32) };
    expect(await evening.refused('flo', 'step-show', wrong)).toBe('bad-request');
    expect(await evening.refused('flo', 'step-show', { show: 's', step: { step: 'keep' } })).toBe(
      'bad-step',
    );
    await turns('9h 2d Kd Kc');
    await evening.steps({ step: 'keep' });
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ patron: 'ann', amount: '400.00' }]);
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
    expect(await evening.balance('fund/hj/reserve')).toBe('19600.00');
  });

  test('a dragon 7 pays ten times at once, though the player was picked', async () => {
    await picks('player');
    // Player 5 draws a 6 and has 1; banker 4 draws a 3 and wins with a three-card 7.
    await turns('2h 2d 3d 2c 6h 3c');
    expect((await stage()).prizes).toMatchObject([{ player: 0, amount: '1000.00' }]);
    const { claims } = wonIn(await evening.awards());
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
  });

  test('dealt by the house: every card is one of eight, and the prize is never lost', async () => {
    await picks('banker');
    while ((await stage()).steps[0]?.step === 'turn') await evening.steps({ step: 'turn' });
    if ((await stage()).status === 'playing') await evening.steps({ step: 'keep' });
    const { claims } = wonIn(await evening.awards());
    expect(['100.00', '200.00', '1000.00']).toContain(claims[0]?.amount);
  });
});
