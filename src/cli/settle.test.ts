import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { settle } from './settle.ts';
import { terminalOf } from './terminal.ts';

const RECORD = {
  game: 'crazy-4-poker',
  dealer: 'Qs Jd 9h 4c 2s',
  seats: [
    { seat: 1, cards: 'Jh Tc 8d 5c 3h', wagers: { ante: '10', superBonus: '10', play: '10' } },
  ],
};

async function printed(input: string, json: boolean): Promise<string> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const streams = { stdin: Readable.from([input]), stdout, stderr };
  await settle('-', terminalOf(streams, json));
  return String(stdout.read());
}

describe('settle', () => {
  test('prints the answer as one JSON document', async () => {
    const answer = JSON.parse(await printed(JSON.stringify(RECORD), true));
    expect(answer).toMatchObject({ game: 'crazy-4-poker', void: null, tray: '10.00' });
  });

  test('a person reads every wager with its clause', async () => {
    const text = await printed(JSON.stringify(RECORD), false);
    expect(text).toMatch(
      /^Crazy 4 Poker\ndealer: queen high, doesn’t qualify\nseat 1: jack high\n/,
    );
    expect(text).toContain('  play        10.00  20.00  win   s.10(c)(3)(i), 1 to 1\n');
    expect(text).toMatch(
      /tray gave out, less what it took in: 10\.00\nhouse put into meters: 0\.00\n$/,
    );
  });

  test('text that is not JSON, and a record that the rule refuses, are wrong input', async () => {
    await expect(printed('{', true)).rejects.toMatchObject({ code: 'not-json' });
    await expect(printed('{"game":"faro"}', true)).rejects.toMatchObject({
      code: 'wrong-input',
      problems: [{ path: 'game' }],
    });
    await expect(settle('no/such.json', terminalOf(process, true))).rejects.toMatchObject({
      code: 'unreadable-file',
    });
  });
});
