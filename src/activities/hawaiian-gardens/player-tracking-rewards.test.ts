import { expect, test } from 'vitest';
import { ok } from '#result';
import { redeem } from './player-tracking-rewards.ts';

test('several prizes may be fetched as long as the balance covers them all', () => {
  expect(redeem({ credits: 48, isInPeriod: true }, [8, 40])).toEqual(ok(0));
  expect(redeem({ credits: 47, isInPeriod: true }, [8, 40])).toMatchObject({ ok: false });
  expect(redeem({ credits: 47, isInPeriod: true }, [40])).toEqual(ok(7));
});

test('credits are void once the promotional period is over', () => {
  expect(redeem({ credits: 48, isInPeriod: false }, [8])).toMatchObject({ ok: false });
});
