// What a dealer is told about a hand that looks like a prize and is none, on sheets as they are.
import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { ACTIVITIES } from './index.ts';

interface Asked {
  readonly sheet: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly seats: readonly Readonly<Record<string, unknown>>[];
  readonly board?: string;
  /** Of another game than hold'em. */
  readonly deal?: Readonly<Record<string, unknown>>;
}

function toldSeatOne({ sheet, options = {}, values = {}, seats, board, deal: of = {} }: Asked) {
  const numbered = seats.map((seat, index) => ({ seat: index + 1, ...seat }));
  const table = board === undefined ? {} : { board, pot: '100.00' };
  const deal = { game: 'texas-holdem', seats: numbered, ...table, ...of };
  const question = { activity: sheet, offering: { options, values }, deal };
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
  [
    'a seat that folded in a deal without a showdown',
    {
      sheet: 'bay101-aces-cracked',
      seats: [
        { hole: 'Ks Kh', folded: 'river' },
        { hole: 'As Ah' },
        ...OTHERS.map((seat) => ({ ...seat, folded: 'flop' })),
      ],
      board: 'Kc 4d 9c 3s Jd',
    },
    'folded',
    /was folded \(river\), and "Pocket aces, beaten" takes a showdown/,
  ],
  [
    'a folded hand that no one has held aside',
    {
      sheet: 'hgc-beat-the-dealer',
      seats: [{ hole: 'Ks Kd', folded: 'turn' }, { hole: '7s 7h' }, ...OTHERS],
      board: 'Kh 7c 7d 2s 2h',
    },
    'folded',
    /was folded \(turn\), and ".*" counts a folded hand only if it was held aside/,
  ],
  [
    'a hand held aside that is not beaten by a hand of two hole cards',
    {
      sheet: 'hgc-beat-the-dealer',
      seats: [
        { hole: 'Ks Kd', folded: 'turn', heldAside: true },
        { hole: '7s 9h' },
        { hole: '3s 5h' },
      ],
      board: 'Kh 7c 7d 7h 2h',
    },
    'no-row',
    /no hand beats it as ".*" asks of the winning hand: the hand is four of a kind with two hole/,
  ],
  [
    'a seat that paid where the player-dealer did not',
    {
      sheet: 'bay101-baccarat-bonus-hand',
      seats: [{ wager: '10.00' }, { position: 'player-dealer', fee: false }],
      deal: { game: 'ez-baccarat-panda-8', player: '3h 4d', banker: '3c 4s' },
    },
    'no-fee',
    /^Seat 1 wins nothing: a round counts only once the player-dealer has put up the jackpot fee/,
  ],
  [
    'quads without the hole cards that the house has posted',
    {
      sheet: 'hgc-poker-jackpot-share-options',
      options: { shares: 'C' },
      values: {
        losingHand: 'four of a kind',
        holeCards: 'both',
        jackpot: '1000.00',
        fundName: 'Hawaiian Jackpot',
      },
      seats: [{ hole: '7s 2c' }, { hole: 'Qs Qh' }, { hole: '3d 6h' }],
      board: '7c 7d 7h Qc Qd',
    },
    'no-row',
    /which asks for more: the hand is four of a kind or better with two hole cards playing \(/,
  ],
  [
    'four of a kind of the hand that the house has designated',
    {
      sheet: 'hgc-cash-drawing',
      values: { pokerHand: '2' },
      seats: [{ hole: '8d 8s' }, { hole: 'Ts Js' }],
      board: '9h 7h 8h 8c Qd',
    },
    'no-row',
    /the hand won, and "2\. Four of a kind beaten/,
  ],
  [
    'a splashed pot that everyone else has left',
    {
      sheet: 'hgc-splash-pot',
      seats: [{ hole: 'Ks Kd' }, ...OTHERS.map((seat) => ({ ...seat, folded: 'turn' }))],
      board: 'Kh 7c 7d 2s 2h',
    },
    'no-row',
    /which asks for more: the hand takes the pot or a part of it at a showdown \(/,
  ],
  [
    'a hand of no row of a chart with options',
    {
      sheet: 'bay101-bonus-hand-progressive',
      seats: [{ cards: '2s 5d 9c' }, { position: 'player-dealer' }],
      deal: { game: 'three-card-poker', dealer: { cards: '2h 2d 7c' } },
    },
    'no-row',
    /^Seat 1 wins nothing: the hand doesn’t qualify \(Qualifying Hands\)\.$/,
  ],
])('%s', (_, asked, code, sentence) => {
  expect(toldSeatOne(asked)).toEqual([{ code, sentence: expect.stringMatching(sentence) }]);
});
