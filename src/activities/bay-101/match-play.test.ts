import { describe, expect, test } from 'vitest';
import { dealtGameNamed } from '#games';
import { usd, ZERO } from '#money';
import { sure } from '#result';
import {
  checkPlaced,
  decodeOffering,
  type InstrumentRule,
  settledBy,
  type WagerEnding,
} from '#rules';
import { MATCH_PLAY } from './match-play.ts';

const BACCARAT = 'ez-baccarat-panda-8';
const face = usd('10');
const posted = sure(decodeOffering(MATCH_PLAY, MATCH_PLAY.sample));
const INSTRUMENTS = MATCH_PLAY.instruments as readonly InstrumentRule[];
const [COUPON, FREE, BONUS] = INSTRUMENTS as readonly [
  InstrumentRule,
  InstrumentRule,
  InstrumentRule,
];
const settle = (instrument: InstrumentRule, ending: WagerEnding) =>
  settledBy(instrument, ending, { face, winnings: ZERO, posted });

describe('a Match Play Coupon of $10 beside a live $10', () => {
  test('wins $10 beside the wager, which the cage gives the player-dealer back', () => {
    expect(settle(COUPON, 'win')).toEqual({ pays: face, redeems: face, becomes: 'cancelled' });
  });

  test('is voided with a loss, and the player-dealer gets nothing for it', () => {
    expect(settle(COUPON, 'lose')).toEqual({ pays: ZERO, redeems: ZERO, becomes: 'voided' });
  });
});

describe('a Free Play Chip of $10', () => {
  test('wins $10 from the player-dealer, who exchanges the chip for as much', () => {
    expect(settle(FREE, 'win')).toEqual({ pays: face, redeems: face, becomes: 'redeemed' });
  });

  test('loses to the drop box, and nobody gains', () => {
    expect(settle(FREE, 'lose')).toEqual({ pays: ZERO, redeems: ZERO, becomes: 'dropped' });
  });
});

describe('a Bonus Play Chip of $10', () => {
  test('wins $10 from the player-dealer and stays with the player', () => {
    expect(settle(BONUS, 'win')).toEqual({ pays: face, redeems: ZERO, becomes: 'kept' });
  });

  test('loses to the player-dealer, who exchanges it for $10 of the house', () => {
    expect(settle(BONUS, 'lose')).toEqual({ pays: ZERO, redeems: face, becomes: 'redeemed' });
  });
});

describe.each(INSTRUMENTS.map((each) => [each.title, each] as const))('%s', (_, instrument) => {
  test('moves nothing on a push and may be played again', () => {
    expect(settle(instrument, 'push')).toEqual({ pays: ZERO, redeems: ZERO, becomes: 'kept' });
  });

  test('lies on a base wager, never on a bonus bet', () => {
    const placed = { instrument, face, side: 'player', spot: '1', live: face };
    expect(checkPlaced(BACCARAT, [{ ...placed, bet: 'base' }])).toEqual([]);
    expect(checkPlaced(BACCARAT, [{ ...placed, bet: 'bonus' }])).toHaveLength(1);
  });
});

describe('coupons and chips of one player in a round', () => {
  const coupon = {
    instrument: COUPON,
    face,
    side: 'player',
    spot: '1',
    live: face,
    bet: 'base',
  } as const;

  test('are one to a wager', () => {
    expect(checkPlaced(BACCARAT, [coupon, coupon]).map(({ path }) => path)).toEqual(['placed[1]']);
  });

  test('are not on player and banker both, even where they are of two kinds', () => {
    for (const instrument of INSTRUMENTS) {
      const both = [coupon, { ...coupon, instrument, side: 'banker' }];
      expect(checkPlaced(BACCARAT, both).map(({ path }) => path)).toEqual(['placed[1]']);
    }
  });

  test.each(MATCH_PLAY.games)(
    'in %s are not on bets that oppose each other, of which only baccarat has any',
    (game) => {
      const isBaccarat = dealtGameNamed(game)?.family === 'baccarat';
      const [first, second] = isBaccarat ? ['banker', 'player'] : ['first', 'second'];
      for (const instrument of INSTRUMENTS) {
        const both = [first, second].map((side) => ({
          ...coupon,
          instrument,
          side: side as string,
        }));
        expect(checkPlaced(game, both).map(({ path }) => path)).toEqual(
          isBaccarat ? ['placed[1]'] : [],
        );
      }
      const elsewhere = { ...coupon, side: 'elsewhere' };
      expect(checkPlaced(game, [elsewhere])).toHaveLength(isBaccarat ? 1 : 0);
    },
  );

  test('need live chips of the same amount, where they are coupons', () => {
    for (const live of [usd('9.99'), usd('10.01'), ZERO]) {
      expect(checkPlaced(BACCARAT, [{ ...coupon, live }]).map(({ path }) => path)).toEqual([
        'placed[0]',
      ]);
    }
    expect(checkPlaced(BACCARAT, [{ ...coupon, instrument: FREE, live: ZERO }])).toEqual([]);
  });
});
