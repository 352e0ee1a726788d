import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify, approvedSheet, decodeOffering, type PostingSheet, postingOf } from '#rules';
import { BACCARAT_BONUS_HAND } from './baccarat-bonus-hand.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Asked {
  readonly shares: string;
  readonly prize: string;
  readonly settings?: Fields;
  readonly seats?: readonly Fields[];
  readonly reserve?: string;
}

/** Four 3s of one suit at a table with a proposition player as the player-dealer. */
const answer = ({ shares, prize, settings = {}, seats = SEATS, reserve = '10000.00' }: Asked) => {
  const request = {
    activity: BACCARAT_BONUS_HAND.id,
    offering: {
      options: { hands: 'C', shares },
      values: { fourOfAKindSuited: prize, ...(shares === 'A' ? {} : { chip: '1.00' }) },
      settings,
    },
    balances: { reserve },
    deal: { game: 'zoobac', player: '3h 3h', banker: '3h 3h', seats },
  };
  return sure(answerQualify(request, [BACCARAT_BONUS_HAND]));
};

const SEATS: readonly Fields[] = [
  { seat: 1 },
  { seat: 1, position: 'backline' },
  { seat: 3 },
  { seat: 6, position: 'player-dealer', person: 'tpp' },
];

const amounts = (asked: Asked) =>
  answer(asked).awards.map(({ share, amount }) => `${share} ${amount}`);

test('structure A pays everybody the whole prize', () => {
  expect(amounts({ shares: 'A', prize: '5000.00' })).toEqual(Array(3).fill('hand 5000.00'));
});

test('structure B divides prizes from $600 on', () => {
  expect(amounts({ shares: 'B', prize: '599.00' })).toEqual(Array(3).fill('hand 599.00'));
  expect(amounts({ shares: 'B', prize: '600.00' })).toEqual(Array(3).fill('table 200.00'));
});

test('structure C divides every prize, and the reserve makes the split even', () => {
  const { awards, balancesAfter, leftOut } = answer({ shares: 'C', prize: '100.00' });
  expect(awards.map(({ amount }) => amount)).toEqual(Array(3).fill('34.00'));
  expect(balancesAfter).toEqual({ meter: '0.00', reserve: '9898.00', advance: '0.00' });
  expect(leftOut).toMatchObject([{ seat: 6, code: 'tpp' }]);
});

test('what the reserve lacks is lent by the house', () => {
  const { balancesAfter } = answer({ shares: 'A', prize: '1000.00', reserve: '2500.00' });
  expect(balancesAfter).toMatchObject({ reserve: '0.00', advance: '500.00' });
});

test('a patron who banks has part in it', () => {
  const seats = [{ seat: 2 }, { seat: 6, position: 'player-dealer' }];
  expect(amounts({ shares: 'C', prize: '600.00', seats })).toEqual(Array(2).fill('table 300.00'));
});

test('without the dollar of the player-dealer nobody wins', () => {
  const seats = [{ seat: 2 }, { seat: 6, position: 'player-dealer', fee: false }];
  const { qualifies, leftOut } = answer({ shares: 'A', prize: '600.00', seats });
  expect(qualifies).toBe(false);
  expect(leftOut.map(({ seat, code }) => [seat, code])).toEqual([
    [2, 'no-fee'],
    [6, 'no-fee'],
  ]);
});

test('a hand of one suit is paid on its own row, or on both where the house reads it so', () => {
  const rows = (settings: Fields) =>
    answer({ shares: 'C', prize: '600.00', settings }).awards.map(({ row }) => row);
  expect(new Set(rows({}))).toEqual(new Set(['four-of-a-kind-suited']));
  expect(new Set(rows({ nestedRows: 'all-that-apply' }))).toEqual(
    new Set(['four-of-a-kind-suited', 'four-of-a-kind']),
  );
});

test('Prize Payout Structure, B: the posted prizes decide which hands the table divides', () => {
  const captionsOf = ({ sections }: PostingSheet): readonly string[] =>
    sections
      .filter(({ id }) => id === 'shares')
      .flatMap(({ blocks }) => blocks)
      .map((block) =>
        block.kind === 'text' ? block.words : block.kind === 'table' && block.caption,
      )
      .map(String);
  expect(captionsOf(approvedSheet(BACCARAT_BONUS_HAND))).toEqual([
    'Prize payout structure: A',
    'Prize payout structure: B – prizes below $600 to each winner in full, from $600 divided by the table.',
    'Prize payout structure: C',
  ]);
  const offering = sure(decodeOffering(BACCARAT_BONUS_HAND, BACCARAT_BONUS_HAND.sample));
  expect(captionsOf(sure(postingOf(BACCARAT_BONUS_HAND, offering)))).toEqual([
    'Four 3s, 4s, 8s or 9s',
    'All other hands',
  ]);
});
