// What a dealer is told about a hand that looks like a prize and is none, on sheets as they are.
import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { ACTIVITIES } from './index.ts';

interface Asked {
  readonly sheet: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly seats: readonly Readonly<Record<string, unknown>>[];
  readonly board: string;
}

function toldSeatOne({ sheet, values = {}, seats, board }: Asked) {
  const numbered = seats.map((seat, index) => ({ seat: index + 1, ...seat }));
  const deal = { game: 'texas-holdem', seats: numbered, board, pot: '100.00' };
  const question = { activity: sheet, offering: { values }, deal };
  const { explained } = sure(answerQualify(question, ACTIVITIES));
  return explained
    .filter(({ seat }) => seat === 1)
    .map(({ code, sentence }) => ({ code, sentence }));
}

const OTHERS = [{ hole: '2c 6d' }, { hole: '2d 6c' }, { hole: '3d 6h' }];

test.each<[string, Asked, string, RegExp]>([
  [
    'a deal that ended on the turn',
    {
      sheet: 'bay101-limit-bad-beat',
      seats: [{ hole: 'Ks Kh' }, { hole: 'As Ah' }, ...OTHERS],
      board: 'Ac Ad Kc Kd',
    },
    'no-showdown',
    /ended before its last street/,
  ],
  [
    'aces that were folded',
    {
      sheet: 'bay101-aces-cracked',
      seats: [{ hole: 'As Ah', folded: 'river' }, { hole: 'Ks Kh' }, ...OTHERS],
      board: 'Kc 4d 9c 3s Jd',
    },
    'folded',
    /was folded \(river\)/,
  ],
  [
    'four 7s with one hole card playing',
    {
      sheet: 'hgc-cash-drawing',
      values: { pokerHand: '3' },
      seats: [{ hole: '7s 2h' }, { hole: 'Ks Kh' }],
      board: '7c 7d 7h Kc Kd',
    },
    'no-row',
    /comes close to .*with two hole cards playing/,
  ],
  [
    'the winning hand of a bad beat that asks for more',
    {
      sheet: 'hgc-cash-drawing',
      values: { pokerHand: '3' },
      seats: [{ hole: 'Ks Kh' }, { hole: '7s 2h' }],
      board: '7c 7d 7h Kc Kd',
    },
    'no-row',
    /the hand won, and .* is for the hand that loses/,
  ],
  [
    'four of a kind without a pocket pair',
    {
      sheet: 'bay101-poker-bonus-hand-progressive',
      seats: [{ hole: '7s 2h' }, { hole: 'Ks Qh' }, ...OTHERS],
      board: '7c 7d 7h Kc Jd',
    },
    'no-row',
    /comes close to "Four of a kind".*only with a pocket pair/,
  ],
  [
    'four of a kind to which everyone has folded',
    {
      sheet: 'hgc-four-of-a-kind-poker',
      values: { rank: '7' },
      seats: [
        { hole: '7s 7h' },
        { hole: 'Ks Qh', folded: 'turn' },
        { hole: '2c 6d', folded: 'turn' },
      ],
      board: '7c 7d 2h Kc Jd',
    },
    'no-row',
    /comes close to .*the hand wins at a showdown/,
  ],
])('%s', (_, asked, code, sentence) => {
  expect(toldSeatOne(asked)).toEqual([{ code, sentence: expect.stringMatching(sentence) }]);
});
