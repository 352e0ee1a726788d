import { describe, expect, test } from 'vitest';
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
const FACE = usd('25');
const [MATCH, MATCH_MULTI, FREE, FREE_MULTI] = MATCH_PLAY.instruments as readonly [
  ...[InstrumentRule, InstrumentRule, InstrumentRule, InstrumentRule],
];

const posted = (redeemedOn?: string) =>
  sure(
    decodeOffering(MATCH_PLAY, {
      values: { matchPlay: '25.00', freePlay: '25.00' },
      ...(redeemedOn === undefined ? {} : { settings: { redeemedOn } }),
    }),
  );

const played = (one: InstrumentRule, ending: WagerEnding, redeemedOn?: string) =>
  settledBy(one, ending, { face: FACE, winnings: ZERO, posted: posted(redeemedOn) });

test.each([
  [MATCH, 'collected'],
  [MATCH_MULTI, 'kept'],
  [FREE, 'collected'],
  [FREE_MULTI, 'kept'],
] as const)('$title: a win pays the face value, and it is %s', (one, becomes) => {
  expect(played(one, 'win')).toEqual({ pays: FACE, redeems: FACE, becomes });
});

const ALL = [MATCH, MATCH_MULTI, FREE, FREE_MULTI].map((each) => [each.title, each] as const);

describe.each(ALL)('%s', (_, one) => {
  test('a loss voids it, a push keeps it', () => {
    expect(played(one, 'lose')).toEqual({ pays: ZERO, redeems: FACE, becomes: 'voided' });
    expect(played(one, 'push')).toEqual({ pays: ZERO, redeems: ZERO, becomes: 'kept' });
  });

  test('lies on a base wager, never on a bonus bet', () => {
    const placed = { instrument: one, face: FACE, side: 'player', spot: '1', live: FACE };
    expect(checkPlaced(BACCARAT, [{ ...placed, bet: 'base' }])).toEqual([]);
    expect(checkPlaced(BACCARAT, [{ ...placed, bet: 'bonus' }])).toHaveLength(1);
  });
});

test('the cage redeems the uses that the house reads the sheet to mean', () => {
  const redeems = (ending: WagerEnding, on: string) => played(MATCH, ending, on).redeems;
  expect([redeems('win', 'losses'), redeems('lose', 'losses')]).toEqual([ZERO, FACE]);
  expect([redeems('win', 'wins'), redeems('lose', 'wins')]).toEqual([FACE, ZERO]);
});

test('match play asks for a wager of all its face values; free play asks for none', () => {
  const placed = (instrument: InstrumentRule, live: string) => ({
    instrument,
    face: FACE,
    side: 'player',
    spot: '1',
    live: usd(live),
    bet: 'base' as const,
  });
  expect(checkPlaced(BACCARAT, [placed(MATCH, '25'), placed(MATCH, '49.99')])).toHaveLength(1);
  expect(
    checkPlaced(BACCARAT, [placed(MATCH, '25'), placed(MATCH, '50'), placed(FREE, '50')]),
  ).toEqual([]);
  expect(checkPlaced(BACCARAT, [placed(FREE, '0')])).toEqual([]);
});
