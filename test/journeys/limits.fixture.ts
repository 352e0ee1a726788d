// A house of a journey with the limits of `standard`.
import { USUAL_SETTINGS } from '#house';
import { done, ownCommand } from '../../src/server/context.ts';
import type { Journey } from './journey.fixture.ts';

export async function limitIn({ context: { house } }: Pick<Journey, 'context'>): Promise<void> {
  const settings = { ...USUAL_SETTINGS, powers: { profile: 'standard' as const } };
  const proposed = ownCommand('propose', 'max', { action: { type: 'change-settings', settings } });
  await done(house, proposed);
  await done(house, ownCommand('approve', 'abe', { proposal: proposed.id }));
}
