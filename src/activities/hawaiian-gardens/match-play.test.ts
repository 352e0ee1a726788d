import { describe, expect, test } from 'vitest';
import type { WagerResult } from '#games';
import { usd, ZERO } from '#money';
import { known } from '#result';
import { type Certificate, playCertificates, type RedeemedOn } from './match-play.ts';

const FACE = usd('25');
const certificate = (kind: Certificate['kind'], use: Certificate['use']): Certificate => ({
  kind,
  use,
  face: FACE,
});

const played = (one: Certificate, result: WagerResult, redeemedOn?: RedeemedOn) => {
  const wager = one.kind === 'match-play' ? FACE : ZERO;
  const more = redeemedOn === undefined ? {} : { redeemedOn };
  const [only] = known(playCertificates([one], { wager, result, ...more }));
  return { pays: only?.pays, becomes: only?.becomes, redeemed: only?.redeemed };
};

describe.each(['match-play', 'free-play'] as const)('%s', (kind) => {
  test('a win pays the face value; a single play is collected, a multi play goes back', () => {
    const paid = { pays: FACE, redeemed: FACE };
    expect(played(certificate(kind, 'single-play'), 'win')).toEqual({
      ...paid,
      becomes: 'collected',
    });
    expect(played(certificate(kind, 'multi-play'), 'win')).toEqual({ ...paid, becomes: 'kept' });
  });

  test.each(['single-play', 'multi-play'] as const)(
    '%s: a loss voids it, a push keeps it',
    (use) => {
      const one = certificate(kind, use);
      expect(played(one, 'lose')).toEqual({ pays: ZERO, becomes: 'void', redeemed: FACE });
      expect(played(one, 'push')).toEqual({ pays: ZERO, becomes: 'kept', redeemed: ZERO });
    },
  );
});

test('the cage redeems the uses that the house reads the sheet to mean', () => {
  const one = certificate('match-play', 'single-play');
  expect(played(one, 'win', 'losses').redeemed).toBe(ZERO);
  expect(played(one, 'lose', 'losses').redeemed).toBe(FACE);
  expect(played(one, 'win', 'wins').redeemed).toBe(FACE);
  expect(played(one, 'lose', 'wins').redeemed).toBe(ZERO);
});

test('match play asks for a wager of all its face values; free play asks for none', () => {
  const two = [certificate('match-play', 'single-play'), certificate('match-play', 'multi-play')];
  const free = certificate('free-play', 'single-play');
  const result = 'win';
  expect(playCertificates(two, { wager: usd('49.99'), result })).toMatchObject({ ok: false });
  expect(playCertificates([...two, free], { wager: usd('50'), result })).toMatchObject({
    ok: true,
  });
  expect(playCertificates([free], { wager: ZERO, result })).toMatchObject({ ok: true });
});
