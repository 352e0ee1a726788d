import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('each role is there once, with all who have it, along the way of a jackpot', () => {
  const parts = partsOf([
    { badge: 'cage', roles: ['cage'] },
    { badge: 'dealer', roles: ['dealer'] },
    { badge: 'dealer-2', roles: ['dealer'] },
    { badge: 'nobody', roles: ['unheard-of'] },
  ]);
  expect(parts).toEqual([
    { role: 'dealer', badges: ['dealer', 'dealer-2'] },
    { role: 'cage', badges: ['cage'] },
  ]);
});
