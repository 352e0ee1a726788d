// Five aces with a share for the room, a bad beat, and ace, king and queen with envy.
import { describe, expect, test } from 'vitest';
import {
  as,
  at,
  authorize,
  call,
  DENIED,
  dealerOf,
  end,
  evening,
  fundOf,
  rounds,
  start,
  untilSign,
  verify,
  winsOf,
} from './floor.ts';

function fortunePaiGow(): void {
  test('somebody is excluded, and has no part in what the room shares', async () => {
    await evening.room.wait(at('19:20'));
    const eve = { patron: 'eve', reason: 'her own wish' };
    expect(await as('flo').cannot('exclude-patron', eve)).toEqual(DENIED);
    // Her last round; after that the sheet takes no fee from her, and she has no part in a deal.
    await rounds('T3', 1, [3]);
    await as('carl').does('exclude-patron', eve);
    await start('T3', [1, 2]);
    await start('T2', [1, 2, 3]);
    // 1 + 2 + 3 fees on 20,004.62 and 12.38.
    expect(await fundOf('fortune')).toEqual(['20005.46', '17.54', '20000.00', '0.00']);
  });

  test('the call is pending on every screen; fees go on to the next jackpot meanwhile', async () => {
    await call('T2', 1, 'five-aces');
    await untilSign('fortune/progressive', '20005.46', true);
    await evening.screen.until('calls', 'five-aces', (item) => item !== undefined);
    expect(evening.screen.shows('calls', 'five-aces')).toMatchObject({
      table: 'T2',
      seat: 1,
      step: 'called',
      place: 1,
      holds: { progressive: '20005.46' },
    });
    await end('T3');
    const again = { table: 'T3', fees: [{ offering: 'fortune', seats: [1, 2, 3] }] };
    expect(await as('dora').cannot('start-round', again)).toEqual({
      status: 409,
      code: 'may-not-pay',
    });
    await start('T3', [1, 2, 4]);
    // 3 × 86% more in the reserve; the sign stays.
    expect((await fundOf('fortune'))[1]).toBe('20.12');
    expect(await as('flo').sees('/meters/fortune/progressive')).toMatchObject({
      figure: '20005.46',
      isPending: true,
      standing: '0.42',
      held: '20005.46',
    });
  });

  test('40% for the hand, 60% by the five fees of those who may win', async () => {
    const seats = [
      { seat: 1, cards: 'As Ah Ad Ac XX 3d 2c' },
      { seat: 2, position: 'player-dealer' },
      { seat: 3 },
    ];
    expect(await verify('five-aces', { seats })).toEqual([
      'five-aces, seat 1: Qualifying Hands',
      'five-of-a-kind, seat 1: Qualifying Hands',
    ]);
    // Beyond $5,000: the manager signs too, and the sign stays until then.
    expect(await authorize('fred', 'five-aces')).toBe('call-signed');
    expect(await as('fred').cannot('authorize-call', { call: 'five-aces' })).toEqual({
      status: 403,
      code: 'second-person',
    });
    await untilSign('fortune/progressive', '20005.46', true);
    expect(await authorize('max', 'five-aces')).toBe('prize-awarded');
    // Of 20,005.46: the hand has 8,002.184, cut to the cent; each fee 12%, 2,400.6552, cut as well;
    // the holder has a part of the room share too.
    expect(await winsOf('five-aces')).toEqual({
      'T2/1': '10402.83',
      'T2/2': '2400.65',
      'T2/3': '2400.65',
      'T3/1': '2400.65',
      'T3/2': '2400.65',
    });
    // 0.03 do not divide and stay; to the reseed of $5,000 are missing 4,999.97: 20.12 out of the
    // reserve, 4,979.85 are lent. The 0.42 of the round at T3 come on top.
    expect(await fundOf('fortune')).toEqual(['5000.42', '0.00', '24979.85', '20005.43']);
    await end('T2');
    await end('T3');
  });

  test('the screens have seen the meter move, wait, and drop at the award', async () => {
    await untilSign('fortune/progressive', '5000.42');
    await evening.screen.until('calls', 'five-aces', (item) => item === undefined);
    const shown = evening.screen.shown('sign', 'fortune/progressive') as readonly {
      readonly figure: string;
      readonly isPending: boolean;
    }[];
    // Changes that come close to each other are told together.
    const story = shown.map(({ figure, isPending }) => `${figure}${isPending ? ' pending' : ''}`);
    expect(story[0]).toBe('20000.00');
    expect(story).toContain('20004.20');
    expect(story.slice(-2)).toEqual(['20005.46 pending', '5000.42']);
    const figures = shown.slice(0, -1).map(({ figure }) => Number(figure));
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  });
}

function badBeat(): void {
  test('losing hand 50%, winning hand 25%, and a quarter for the table in whole dollars', async () => {
    await evening.room.wait(at('19:30'));
    await start('T4');
    await call('T4', 2, 'bad-beat');
    const holes = [{ hole: 'Ah Ac' }, { hole: '7s 7c' }, {}, {}, {}];
    const seats = holes.map((cards, index) => ({ seat: index + 1, ...cards }));
    expect(await verify('bad-beat', { board: 'As Ad 7h 7d 2c', seats })).toEqual([
      'four-of-a-kind-beaten, seat 2: Qualifying Hands, option A',
    ]);
    expect(await authorize('fred', 'bad-beat')).toBe('call-signed');
    expect(await authorize('max', 'bad-beat')).toBe('prize-awarded');
    await end('T4');
    // A quarter of $10,000 by three is 833.33, made up to 834 by $2 of the reserve.
    expect(await winsOf('bad-beat')).toEqual({
      'T4/1': '2500.00',
      'T4/2': '5000.00',
      'T4/3': '834.00',
      'T4/4': '834.00',
      'T4/5': '834.00',
    });
    // The reserve had 1 + 1, which were the odd chips; the reseed of $1,000 is lent.
    expect(await fundOf('badbeat')).toEqual(['1000.00', '0.00', '11000.00', '10002.00']);
    await untilSign('badbeat/pool', '1000.00');
  });
}

function threeCard(): void {
  test('a call that was none is turned down by the floor', async () => {
    await evening.room.wait(at('19:40'));
    await start('T5', [1, 2, 3, 4]);
    await call('T5', 3, 'no-hand');
    expect(await dealerOf('T5').cannot('reject-call', { call: 'no-hand', reason: 'x' })).toEqual(
      DENIED,
    );
    await as('fred').does('reject-call', { call: 'no-hand', reason: 'a queen was missing' });
  });

  test('the meter for ace, king and queen, and $100 envy for all others who paid', async () => {
    await call('T5', 1, 'royal');
    const seats = [
      { seat: 1, cards: 'Ah Kh Qh' },
      { seat: 2, position: 'player-dealer' },
      { seat: 3 },
      { seat: 4 },
    ];
    expect(await verify('royal', { seats })).toEqual([
      'ace-king-queen-suited, seat 1: Prize Payout Structure',
    ]);
    expect(await authorize('fred', 'royal')).toBe('prize-awarded');
    await end('T5');
    // 3,007.44 + 4 × 31%.
    expect(await winsOf('royal')).toEqual({
      'T5/1': '3008.68',
      'T5/2': '100.00',
      'T5/3': '100.00',
      'T5/4': '100.00',
    });
    // The reserve had 8.56 + 4 × 69% = 11.32; of 3,000 reseed and 300 envy are lent 3,288.68.
    expect(await fundOf('threecard')).toEqual(['3000.00', '0.00', '6288.68', '3308.68']);
  });
}

export function wins(): void {
  describe('19:20, Fortune Pai Gow', fortunePaiGow);
  describe('19:30, No Limit Bad Beat', badBeat);
  describe('19:40, Three Card Poker', threeCard);
}
