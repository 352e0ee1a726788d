import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { qualify } from './qualify.ts';
import { terminalOf } from './terminal.ts';

/** What a person reads about a request. */
async function shown(request: unknown): Promise<string> {
  const stdout = new PassThrough();
  const stdin = Readable.from([JSON.stringify(request)]);
  await qualify('-', terminalOf({ stdin, stdout, stderr: new PassThrough() }, false));
  return String(stdout.read());
}

test('tells who wagers from behind from whose seat it is', async () => {
  const text = await shown({
    activity: 'hgc-caribbean-stud-bonus-hands',
    balances: { meter: { 'straight-flush': '10000' } },
    deal: {
      game: 'caribbean-stud',
      seats: [
        { seat: 1, cards: '9h 8h 7h 6h 5h', wager: '10' },
        { seat: 1, position: 'backline', wager: '20' },
        { seat: 1, position: 'backline', wager: '20', person: 'tpp' },
        { seat: 2, position: 'player-dealer', cards: 'Ah Kd Tc 4s 2d' },
        { seat: 3 },
        { seat: 4 },
      ],
    },
  });
  // Of $10,000 the hand has 90%, divided one to two.
  expect(text).toContain('\nseat 1: $3000.00 hand');
  expect(text).toContain('\nseat 1 (backline): $6000.00 hand');
  expect(text).toContain('\nseat 1 (backline) not eligible, tpp');
});
