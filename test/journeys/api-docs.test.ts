// The page that describes the API, under the policy that the server sends with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

test('the page shows the commands and what one of them is for', async () => {
  const page = await room.page(undefined, '/api/docs');
  await page.locator('#operations-tag-rounds').click();
  const command = page.locator('.opblock', { hasText: '/api/v1/commands/end-round' });
  await command.locator('.opblock-summary').click();
  await command.getByText('idempotency-key').first().waitFor();
  for (const type of ['start-round', 'return-fees']) {
    await page.locator('.opblock', { hasText: `/api/v1/commands/${type}` }).waitFor();
  }
  expect(room.errors).toEqual([]);
});
