// A house of a journey with the limits of `standard`, as one that is set up now has them.
import { USUAL_SETTINGS } from '#house';
import { done, ownCommand } from '../../src/server/context.ts';
import type { Journey } from './journey.fixture.ts';

export async function limitIn({ context: { house } }: Pick<Journey, 'context'>): Promise<void> {
  const settings = {
    ...USUAL_SETTINGS,
    deckCountFrom: '500.00',
    surveillanceFrom: '1200.00',
    nameFrom: '600.00',
    threeFrom: '5000.00',
    powers: { profile: 'standard' as const },
  };
  const proposed = ownCommand('propose', 'max', { action: { type: 'change-settings', settings } });
  await done(house, proposed);
  await done(house, ownCommand('approve', 'abe', { proposal: proposed.id }));
}
