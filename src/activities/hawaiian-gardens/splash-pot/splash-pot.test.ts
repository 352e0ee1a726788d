import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { SPLASH_POT } from './index.ts';

interface Asked {
  readonly form?: string;
  readonly settings?: object;
  readonly reserve?: string;
}

const ask = (
  deal: object,
  { form = 'live chips', settings = {}, reserve = '5000' }: Asked = {},
) => {
  const { awards, balancesAfter, leftOut } = sure(
    answerQualify(
      {
        activity: SPLASH_POT.id,
        offering: {
          values: { prize: '100', paidIn: form, tableCount: 1, times: 'Friday 21:00' },
          settings,
        },
        balances: { reserve },
        deal,
      },
      [SPLASH_POT],
    ),
  );
  const paid = awards.map(({ seat, amount }) => [seat, amount]);
  return { paid, sources: awards.map(({ from }) => from), balancesAfter, leftOut };
};

const seatsOf = (...seats: object[]) => seats.map((seat, index) => ({ seat: index + 1, ...seat }));
const holdem = (...seats: object[]) => ({
  game: 'texas-holdem',
  board: 'As Kd 9h 4c 2s',
  seats: seatsOf(...seats),
});

/** Three times ace, king, queen. */
const TIE = holdem({ hole: 'Ah Qd' }, { hole: 'Ac Qc' }, { hole: 'Ad Qh' }, { hole: '7c 6d' });

describe('the prize in the pot', () => {
  test('is the winner’s, and the house gives for good what the reserve lacks', () => {
    const deal = holdem({ hole: 'Kh Qd' }, { hole: 'Ac Qc' }, {}, { folded: 'flop' });
    const { paid, sources, balancesAfter } = ask(deal, { reserve: '20' });
    expect(paid).toEqual([[2, '100.00']]);
    expect(sources).toEqual([{ reserve: '20.00', house: '80.00' }]);
    expect(balancesAfter).toMatchObject({ reserve: '0.00', advance: '0.00' });
  });

  test('is divided by three who tie, and a thing is given to each of them', () => {
    const each = (amount: string) => [1, 2, 3].map((seat) => [seat, amount]);
    expect(ask(TIE).paid).toEqual(each('33.33'));
    expect(ask(TIE, { form: 'event tickets' }).paid).toEqual(each('100.00'));
  });

  test('is divided alike where the deck turned out foul, of which the sheet says nothing', () => {
    const each = [1, 2, 3].map((seat) => [seat, '33.33']);
    expect(ask({ ...TIE, standardDeck: false }).paid).toEqual(each);
  });

  test('is not there for three players', () => {
    const { paid, leftOut } = ask(holdem({ hole: 'Ah Qd' }, {}, {}));
    expect(paid).toEqual([]);
    expect(leftOut.map(({ code }) => code)).toEqual(['players']);
  });

  test('Eligibility Requirements: is nobody’s where no other player has stayed in, unless the house reads otherwise', () => {
    const gone = { folded: 'preflop' };
    const deal = { game: 'texas-holdem', seats: seatsOf({ hole: '7c 6d' }, gone, gone, gone) };
    expect(ask(deal).paid).toEqual([]);
    expect(ask(deal, { settings: { uncontestedPot: 'wins' } }).paid).toEqual([[1, '100.00']]);
  });
});

describe('in a high-low game', () => {
  /** Kings against an ace and a deuce. */
  const omaha = (board: string) => ({
    game: 'omaha-high-low',
    board,
    seats: seatsOf({ hole: 'Kc Ks Td 9c' }, { hole: 'Ah 2h Qd Jd' }, {}, {}),
  });

  test('the prize is split as the pot is, or goes to the high hand', () => {
    const deal = omaha('Kd 3c 5s 7d Tc');
    const settings = { highLow: 'high-hand-only' };
    expect(ask(deal).paid).toEqual([
      [1, '50.00'],
      [2, '50.00'],
    ]);
    expect(ask(deal, { settings }).paid).toEqual([[1, '100.00']]);
  });

  test('whoever has both sides has all of it, and so has the high hand without a low', () => {
    expect(ask(omaha('3c 4s 5d Tc Jh')).paid).toEqual([[2, '100.00']]);
    expect(ask(omaha('Kd 3c 5s 9d Jc')).paid).toEqual([[1, '100.00']]);
  });
});

test('in lowball the low hand has the pot', () => {
  const deal = {
    game: 'kansas-city-lowball',
    seats: seatsOf({ cards: 'Ac Ad Ah Ks Kd' }, { cards: '2c 3d 4h 5s 7d' }, {}, {}),
  };
  expect(ask(deal).paid).toEqual([[2, '100.00']]);
});
