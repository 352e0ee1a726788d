// Keeps a house lively while it is attacked: tables with rounds, calls that wait, claims to pay,
// boxes to count. A step that has become impossible meanwhile is refused, and does not matter.
import { sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { SEVENS } from '../../src/house/fixtures/scene.fixture.ts';
import { commandOf, tableNames } from '../../src/store/house.fixture.ts';
import type { TestHouse } from '../../src/store/writer.fixture.ts';

const ACTIVITY = 'hgc-blazing-sevens';
const SEATS = [1, 2, 3];

export async function liven({ house }: TestHouse, time: number, tableCount: number): Promise<void> {
  let count = 0;
  /** The id of the command, which is that of the call or the proposal that it makes. */
  async function ask(by: string, type: string, fields: object): Promise<string> {
    count += 1;
    const command = commandOf(`lively-${time}-${count}`, by, type, fields);
    await house.submit(command);
    return command.id;
  }
  const offering = `lively-${time}`;
  const posting = {
    offering,
    activity: ACTIVITY,
    document: sampleOf(ACTIVITY),
    closesTo: 'common',
  };
  const proposal = await ask('max', 'propose', { action: { type: 'post-offering', ...posting } });
  await ask('abe', 'approve', { proposal });
  for (const table of tableNames(tableCount)) {
    await ask('dana', 'end-round', { table });
    await ask('flo', 'open-table', { table, game: 'blackjack-poker' });
    await ask('dana', 'start-round', { table, fees: [{ offering, seats: SEATS }] });
    const call = await ask('dana', 'call-hand', { table, seat: 1, offering });
    if (table === 'T4') continue;
    const looked = { deckCounted: true, checks: { surveillance: true } };
    await ask('flo', 'verify-call', { call, deal: SEVENS, ...looked });
    if (table === 'T3') continue;
    await ask('fred', 'authorize-call', { call });
    await ask('max', 'authorize-call', { call });
    await ask('flo', 'drop-box', { table });
  }
}
