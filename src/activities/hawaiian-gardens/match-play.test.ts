import { describe, expect, test } from 'vitest';
import { usd, ZERO } from '#money';
import { known } from '#result';
import { checkPlaced, decodeOffering, type Ending, type Instrument } from '#rules';
import { MATCH_PLAY } from './match-play.ts';

const FACE = usd('25');
const [MATCH, FREE] = MATCH_PLAY.instruments as readonly [Instrument, Instrument];

const posted = (use: string, redeemedOn?: string) =>
  known(
    decodeOffering(MATCH_PLAY, {
      values: { matchPlay: '25.00', freePlay: '25.00', use },
      ...(redeemedOn === undefined ? {} : { settings: { redeemedOn } }),
    }),
  );

const played = (one: Instrument, ending: Ending, use = 'single-play', redeemedOn?: string) =>
  one.settle(ending, { face: FACE, winnings: ZERO }, posted(use, redeemedOn));

describe.each([MATCH, FREE].map((each) => [each.title, each] as const))('%s', (_, one) => {
  test('a win pays the face value; a single play is collected, a multi play goes back', () => {
    const paid = { pays: FACE, redeems: FACE };
    expect(played(one, 'win')).toEqual({ ...paid, becomes: 'collected' });
    expect(played(one, 'win', 'multi-play')).toEqual({ ...paid, becomes: 'kept' });
  });

  test.each(['single-play', 'multi-play'])('%s: a loss voids it, a push keeps it', (use) => {
    expect(played(one, 'lose', use)).toEqual({ pays: ZERO, redeems: FACE, becomes: 'voided' });
    expect(played(one, 'push', use)).toEqual({ pays: ZERO, redeems: ZERO, becomes: 'kept' });
  });

  test('lies on a base wager, never on a bonus bet', () => {
    const placed = { instrument: one, face: FACE, side: 'player', live: FACE };
    expect(checkPlaced([{ ...placed, bet: 'base' }])).toEqual([]);
    expect(checkPlaced([{ ...placed, bet: 'bonus' }])).toHaveLength(1);
  });
});

test('the cage redeems the uses that the house reads the sheet to mean', () => {
  const redeems = (ending: Ending, on: string) => played(MATCH, ending, 'single-play', on).redeems;
  expect([redeems('win', 'losses'), redeems('lose', 'losses')]).toEqual([ZERO, FACE]);
  expect([redeems('win', 'wins'), redeems('lose', 'wins')]).toEqual([FACE, ZERO]);
});

test('match play asks for a wager of all its face values; free play asks for none', () => {
  const placed = (instrument: Instrument, live: string) => ({
    ...{ instrument, face: FACE, side: 'player', live: usd(live) },
    bet: 'base' as const,
  });
  expect(checkPlaced([placed(MATCH, '25'), placed(MATCH, '49.99')])).toHaveLength(1);
  expect(checkPlaced([placed(MATCH, '25'), placed(MATCH, '50'), placed(FREE, '50')])).toEqual([]);
  expect(checkPlaced([placed(FREE, '0')])).toEqual([]);
});
