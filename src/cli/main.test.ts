// The houseway command with its words, streams and exit code, without a process of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { houseway } from './main.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('rank', () => {
  test('--json prints one document and nothing else', async () => {
    const { exitCode, stdout, stderr } = await houseway([
      'rank',
      'four-card',
      'As Ad Ah Kc 2d',
      '--json',
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      rule: 'four-card',
      cards: ['As', 'Ad', 'Ah', 'Kc', '2d'],
      best: ['As', 'Ah', 'Ad', 'Kc'],
      category: 'three-of-a-kind',
      name: 'three aces',
      strength: expect.any(Number),
    });
  });

  test('without --json a person reads it; cards may come as words, or from standard input', async () => {
    const asWords = await houseway(['rank', 'five-card', 'AsKs', 'Qs', 'JsTs']);
    const fromInput = await houseway(['rank', 'five-card', '-'], 'As Ks Qs Js Ts\n');
    expect(asWords).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^royal flush\n/) });
    expect(fromInput.stdout).toBe(asWords.stdout);
  });

  test.each([
    ['an unknown card', ['four-card', 'As Ad Ah 1x'], 'cards[3]', '"1x" is not a card'],
    ['a card twice', ['four-card', 'As Ad As Kc'], 'cards[2]', 'As appears more than once'],
    ['too few cards', ['four-card', 'As Ad Ah'], 'cards', '4 to 7 cards are needed here, not 3'],
    ['a joker where there is none', ['five-card', 'As Ad Ah Kc XX'], 'cards[4]', 'no joker'],
    ['a megabyte of cards', ['four-card', 'As'.repeat(60_000)], 'cards', '120000 characters'],
    ['an unknown rule', ['six-card', 'As'], 'rule', '"six-card" is not a rule'],
    ['no cards', ['four-card'], 'cards', 'missing'],
    ['no rule', [], 'arguments', 'missing required argument'],
    ['an unknown option', ['four-card', 'As Ad Ah Kc', '--fast'], 'arguments', '--fast'],
  ])(
    '%s: exit 2, the problem named, nothing on standard output',
    async (_what, words, path, message) => {
      const { exitCode, stdout, stderr } = await houseway(['rank', ...words, '--json']);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      const { error } = JSON.parse(stderr);
      expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      expect(error.problems).toEqual([{ path, message: expect.stringContaining(message) }]);
    },
  );

  test('--lines answers every record in order, each wrong or empty one with an error of its own', async () => {
    const records = [
      '{"rule":"four-card","cards":"As Ad Ah Kc 2d"}',
      'not json',
      '{"rule":"four-card","cards":"As As Ah Kc"}',
      '',
      '{"rule":"four-card"}',
      '{"rule":"ace-to-five","cards":"5h4d3c2sAs"}',
    ];
    const { exitCode, stdout } = await houseway(
      ['rank', '-', '--lines', '--json'],
      records.join('\n'),
    );
    expect(exitCode).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { category: 'three-of-a-kind' },
      { error: { code: 'not-json' } },
      { error: { problems: [{ path: 'cards[1]' }] } },
      { error: { code: 'not-json', message: 'line 4 is not JSON' } },
      { error: { problems: [{ path: 'cards' }] } },
      { name: '5-4-3-2-A low' },
    ]);
  });

  test('a byte order mark before the first record is passed over', async () => {
    const { stdout } = await houseway(
      ['rank', '-', '--lines'],
      '\uFEFF{"rule":"three-card","cards":"AsKsQs"}\n',
    );
    expect(JSON.parse(stdout)).toMatchObject({ category: 'royal-flush' });
  });

  test('--lines takes as many as come: fifty thousand from a file', async () => {
    const file = join(folder, 'hands.jsonl');
    writeFileSync(file, '{"rule":"five-card","cards":"As Ks Qs Js Ts 2d 2c"}\n'.repeat(50_000));
    const { exitCode, stdout } = await houseway(['rank', file, '--lines', '--json']);
    expect(exitCode).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(50_000);
    expect(new Set(lines).size).toBe(1);
  });

  test.each([
    ['a file that is not there', 'none', 'there is no such file'],
    ['a directory', '.', 'it is a folder'],
  ])('%s: exit 2, and why in plain words', async (_what, name, why) => {
    const file = join(folder, name);
    const { exitCode, stdout, stderr } = await houseway(['rank', file, '--lines']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(JSON.parse(stderr).error).toMatchObject({
      code: 'unreadable-file',
      problems: [{ path: 'FILE', message: `${file}: ${why}` }],
    });
  });
});

const ROUND = {
  game: 'four-card-poker',
  tables: { acesUp: 'FCP-01' },
  dealer: 'Kh Qd 9s 7c 4d 2h',
  seats: [
    { seat: 2, cards: 'As Ad 8h 5c 3s', wagers: { ante: '10', acesUp: '5', play: '30' } },
    { seat: 5, cards: 'Jc Td 8c 6h 3d', wagers: { ante: '10' }, folded: true },
  ],
};

describe('settle', () => {
  test("the tutorial's round: four aces take the meter, and the player who folded gets the envy", async () => {
    const round = fileURLToPath(new URL('../../docs/tutorial/round.json', import.meta.url));
    const { exitCode, stdout } = await houseway(['settle', round, '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      // 20 + 60 + 2,010 + 255 + 5,250 for the one, 100 of envy for the other.
      seats: [
        { seat: 1, returned: '7595.00' },
        { seat: 2, returned: '100.00', envy: [{ fromSeat: 1, amount: '100.00' }] },
      ],
      meters: { fourCardProgressive: { before: '5250.00', after: '5000.00' } },
    });
  });

  test('answers with every wager and its clause', async () => {
    const { exitCode, stdout, stderr } = await houseway(
      ['settle', '-', '--json'],
      JSON.stringify(ROUND),
    );
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'four-card-poker',
      void: null,
      dealer: { qualifies: true, hand: { name: 'king high' } },
      order: [5, 2],
      seats: [
        {
          seat: 2,
          wagers: {
            play: { staked: '30.00', returned: '60.00', result: 'win' },
            ante: { staked: '10.00', returned: '20.00', result: 'win' },
            automaticBonus: { staked: '0.00', returned: '0.00' },
            acesUp: { staked: '5.00', returned: '10.00', result: 'win' },
          },
          staked: '45.00',
          returned: '90.00',
        },
        { seat: 5, wagers: { ante: { returned: '0.00', result: 'lose' } } },
      ],
    });
  });

  test('a round that the rules refuse: exit 2 and all problems', async () => {
    const wrong = {
      ...ROUND,
      tables: { acesUp: 'FCP-09' },
      seats: [
        { seat: 2, cards: 'As Ad 8h 5c 3s', wagers: { ante: '10', play: '40' } },
        { seat: 2, cards: 'As Td 8c 6h 3d', wagers: { ante: '10', play: '10' }, folded: true },
      ],
    };
    const { exitCode, stdout, stderr } = await houseway(['settle', '-'], JSON.stringify(wrong));
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    const paths = JSON.parse(stderr).error.problems.map((each: { path: string }) => each.path);
    expect(paths).toEqual(expect.arrayContaining(['tables.acesUp', 'seats[0].wagers.play']));
    expect(paths.length).toBeGreaterThanOrEqual(4);
  });

  test('a record deeper than a program can go is refused like any other, and the next one settled', async () => {
    const nested = '['.repeat(50_000) + ']'.repeat(50_000);
    const round = JSON.stringify(ROUND);
    const deep = round.replace('"Kh Qd 9s 7c 4d 2h"', nested);
    const { exitCode, stdout } = await houseway(['settle', '-', '--lines'], `${deep}\n${round}\n`);
    expect(exitCode).toBe(0);
    const [refused, settled] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(refused.error.problems[0]).toMatchObject({ path: 'dealer' });
    expect(settled).toMatchObject({ order: [5, 2] });
  });

  test('what is not JSON: exit 2', async () => {
    const { exitCode, stderr } = await houseway(['settle', '-', '--json'], '{');
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr).error.code).toBe('not-json');
  });

  test('--lines settles one round a line', async () => {
    const input = `${JSON.stringify(ROUND)}\n{"game":"chess"}\n`;
    const { exitCode, stdout } = await houseway(['settle', '-', '--lines', '--json'], input);
    expect(exitCode).toBe(0);
    const [settled, refused] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(settled).toMatchObject({ order: [5, 2] });
    expect(refused).toMatchObject({ error: { problems: [{ path: 'game' }] } });
  });
});

describe('odds', () => {
  test('of Crazy 4 Poker, as one document', async () => {
    const words = ['odds', 'crazy-4-poker', '--option', 'B', '--decks', '1', '--json'];
    const { exitCode, stdout, stderr } = await houseway(words);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const { game, optimal, wagers } = JSON.parse(stdout);
    expect(game).toBe('crazy-4-poker');
    expect(optimal.houseEdge).toMatchObject({
      numerator: expect.stringMatching(/^\d+$/),
      denominator: expect.stringMatching(/^\d+$/),
    });
    expect(optimal.houseEdge.value.toPrecision(3)).toBe('0.0342');
    // Two wagers have a pay table B.
    expect(Object.keys(wagers)).toEqual(['queensUp', 'fourCardProgressive']);
    expect(Object.keys(wagers.queensUp)).toEqual(['B']);
  });

  test('of a pay table or a number of decks that are not there: exit 2, both named', async () => {
    const words = ['odds', 'four-card-poker', '--option', 'Z', '--decks', '6', '--json'];
    const { exitCode, stdout, stderr } = await houseway(words);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    const paths = JSON.parse(stderr).error.problems.map((each: { path: string }) => each.path);
    expect(paths).toEqual(['--option', '--decks']);
  });

  test('of an unknown name: exit 2, and what there is', async () => {
    const { exitCode, stdout, stderr } = await houseway(['odds', 'roulette', '--json']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(JSON.parse(stderr).error.message).toContain('crazy-4-poker');
  });
});

describe('play', () => {
  test('deals, tells the value of each choice, refuses what the rules refuse, settles', async () => {
    const typed = [
      'ante 10 acesUp 5 nothing 3',
      'ante 10 acesUp 5',
      't',
      '?',
      'play 50',
      'fold',
      '',
      'fold',
      'q',
    ];
    const { exitCode, stdout } = await houseway(['play', 'four-card-poker'], typed.join('\n'));
    expect(exitCode).toBe(0);
    expect(stdout).toContain('"nothing" is not known');
    expect(stdout).toContain('The dealer shows');
    expect(stdout).toContain('Aces Up (');
    expect(stdout).toMatch(/fold\s+-1\.000000 antes/);
    expect(stdout).toMatch(/play.*50\.00/);
    expect(stdout.match(/You have \$/g)).toHaveLength(2);
    expect(stdout).toContain('You leave with $');
  });

  test('ends when nothing more is typed', async () => {
    const { exitCode, stdout } = await houseway(['play', 'crazy-4-poker'], 'ante 5\n');
    expect(exitCode).toBe(0);
    // A player who leaves after the deal leaves ante and super bonus behind.
    expect(stdout).toContain('You leave with $990.00.');
  });
});

describe('help', () => {
  test.each([
    [[]],
    [['--help']],
    [['rank', '--help']],
    [['serve', '--help']],
    [['settle', '--help']],
    [['odds', '--help']],
    [['play', '--help']],
  ])('%j shows how to use it, with an example', async (words) => {
    const { exitCode, stdout, stderr } = await houseway(words);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('Usage: houseway');
    expect(stdout).toContain('Example:');
  });

  test.each([
    [['gamble'], 'gamble'],
    [['help', 'gamble'], 'no such command'],
  ])('%j: exit 2', async (words, message) => {
    const { exitCode, stdout, stderr } = await houseway(words);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(JSON.parse(stderr).error.message).toContain(message);
  });

  test('--version', async () => {
    expect(await houseway(['--version'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});

describe('serve', () => {
  test.each(['-1', '65536', 'http', '80.5', ''])('port "%s" is refused', async (port) => {
    const { exitCode, stdout, stderr } = await houseway(['serve', '--port', port]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(JSON.parse(stderr).error.message).toContain('0 to 65535');
  });
});
