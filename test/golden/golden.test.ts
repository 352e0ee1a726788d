import { expect, test } from 'vitest';
import recorded from './observable.json' with { type: 'json' };
import { observableDigests } from './observable.ts';

test('what users, logs and programs see is as it was', async () => {
  expect(await observableDigests()).toEqual(recorded);
});
