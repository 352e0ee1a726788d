// At a free table empty seats are dealt to. A prize that players divide is divided among people: a
// lone free player has all of what the others at a live table would share. Only Caribbean Stud leaves
// in the fund what was not won by the player's own hand.
import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { ACTIVITIES } from './index.ts';

const EMPTY = { person: 'nobody' };
const EMPTY_BANK = { person: 'nobody', position: 'player-dealer' };

interface Asked {
  readonly activity: string;
  readonly offering?: object;
  readonly balances?: object;
  readonly deal: Readonly<Record<string, unknown>>;
  readonly seats: readonly object[];
}

/** What each seat gets, at a free table. */
function paid({ deal, seats, ...asked }: Asked): readonly string[] {
  const numbered = seats.map((each, index) => ({ seat: index + 1, ...each }));
  const request = { ...asked, deal: { npn: true, ...deal, seats: numbered } };
  const { awards } = sure(answerQualify(request, ACTIVITIES));
  return awards.map(({ seat, share, amount }) => `${seat} ${share} ${amount}`);
}

const PAIRS = { game: 'baccarat', player: '9s 9d', banker: '8c 8h' };

test('CA/Asian jackpots: the same chance as at a live game (No Purchase Necessary)', () => {
  const asked = {
    activity: 'hgc-ca-asian-jackpot-1',
    offering: { values: { pairInBothLines: '900.00' } },
    deal: PAIRS,
  };
  expect(paid({ ...asked, seats: [{}, EMPTY, EMPTY_BANK] })).toEqual(['1 table 900.00']);
  expect(paid({ ...asked, seats: [{}, {}, EMPTY, EMPTY_BANK] })).toEqual([
    '1 table 450.00',
    '2 table 450.00',
  ]);
});

test('Baccarat Bonus Hand: those who may not win are not counted (B14.9)', () => {
  expect(
    paid({
      activity: 'bay101-baccarat-bonus-hand',
      offering: { options: { hands: 'C', shares: 'C' }, values: { fourOfAKind: '900.00' } },
      deal: { game: 'zoobac', player: '3c 3d', banker: '3h 3s 5c' },
      seats: [{}, EMPTY, EMPTY_BANK],
    }),
  ).toEqual(['1 table 900.00']);
});

test('Fortune 7: the community prize is one player’s who plays alone', () => {
  const asked = {
    activity: 'hgc-fortune-7-progressive',
    balances: { meter: '1000.00' },
    deal: { game: 'fortune-7-baccarat', player: '2h 2c 3d', banker: '2c 3d 2h' },
  };
  expect(paid({ ...asked, seats: [{}, EMPTY, EMPTY_BANK] })).toEqual(['1 table 1000.00']);
});

test('the bad beats: the table share, 25% of the pool by option B, is the people’s', () => {
  const deal = { game: 'texas-holdem', board: 'As Ad 7h 7d 2c' };
  const hands = [{ hole: 'Ah Ac' }, { hole: '7s 7c' }];
  expect(
    paid({
      activity: 'bay101-no-limit-bad-beat',
      offering: { options: { hands: 'A', shares: 'B' }, values: { chip: '1.00' } },
      balances: { meter: '10000.00' },
      deal,
      seats: [...hands.map((hand) => ({ ...hand, ...EMPTY })), {}, EMPTY],
    }).filter((line) => line.startsWith('3')),
  ).toEqual(['3 table 2500.00']);
});

test('Caribbean Stud: the part of an empty seat stays in the fund (No Purchase Necessary Play)', () => {
  // A flush beaten by a better one: of $900, 20% are the table's, a third of it the free player's.
  expect(
    paid({
      activity: 'hgc-caribbean-stud-jackpot',
      balances: { meter: '900.00' },
      deal: { game: 'caribbean-stud' },
      seats: [
        { ...EMPTY, cards: 'Qh Jh 8h 6h 3h' },
        { ...EMPTY_BANK, cards: 'Kd Jd 8d 6d 3d' },
        {},
        EMPTY,
        EMPTY,
      ],
    }),
  ).toEqual(['3 table 60.00']);
});
