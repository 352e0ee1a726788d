import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { houseway } from './main.fixture.ts';
import { type PostOptions, post } from './post.ts';
import { terminalOf } from './terminal.ts';

const ID = 'hgc-blazing-sevens';
const SAMPLE = ACTIVITIES.find(({ id }) => id === ID)?.sample ?? {};

const folder = mkdtempSync(join(tmpdir(), 'houseway-post-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Standard output of the command, which reads the offering from standard input. */
async function printed(
  options: Partial<PostOptions>,
  { id = ID, offering = SAMPLE as unknown }: { id?: string; offering?: unknown } = {},
): Promise<Buffer> {
  const stdout = new PassThrough();
  const stdin = Readable.from([JSON.stringify(offering)]);
  const streams = { stdin, stdout, stderr: new PassThrough() };
  const all = { format: 'html', meter: [], ...options } as const;
  await post(id, all, terminalOf(streams, options.json === true));
  return (stdout.read() as Buffer | null) ?? Buffer.alloc(0);
}

const problemsOf = async (
  options: Partial<PostOptions>,
  more: { id?: string; offering?: unknown } = {},
): Promise<string[]> => {
  try {
    await printed(options, more);
    return [];
  } catch (error) {
    const { problems } = error as { problems: readonly { path: string; message: string }[] };
    return problems.map(({ path, message }) => `${path}: ${message}`);
  }
};

describe('post', () => {
  test('prints the approved ranges without an offering', async () => {
    const text = String(await printed({ format: 'md' }));
    expect(text).toContain('**Approved ranges – not a posting**');
    expect(text).toContain('$1,000 to $50,000');
  });

  test('prints an offering with the meter as it stands', async () => {
    const text = String(await printed({ offering: '-', format: 'md', meter: ['5,250'] }));
    expect(text).toContain('**$5,250** The meter, as of this printing');
    expect(text).not.toContain('not a posting');
    const named = printed({ offering: '-', format: 'md', meter: ['progressive=5250'] });
    expect(String(await named)).toBe(text);
  });

  test('--json has the sheet, its offering and its hash; a PDF in base64', async () => {
    const answer = JSON.parse(String(await printed({ offering: '-', format: 'pdf', json: true })));
    expect(answer).toMatchObject({ activity: ID, format: 'pdf', offering: SAMPLE });
    expect(answer.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Buffer.from(answer.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const approved = JSON.parse(String(await printed({ json: true })));
    expect(approved).toMatchObject({ format: 'html', offering: null });
    expect(approved.content).toMatch(/^<!doctype html>/);
  });

  test('--output writes the file, and nothing to standard output', async () => {
    const output = join(folder, 'sheet.pdf');
    expect(await printed({ offering: '-', format: 'pdf', output })).toHaveLength(0);
    expect(readFileSync(output).subarray(0, 5).toString()).toBe('%PDF-');
    const nowhere = printed({ output: join(folder, 'none', 'sheet.html') });
    await expect(nowhere).rejects.toMatchObject({ code: 'unwritable-file' });
  });

  test('--odds adds how often the hands come', async () => {
    const text = String(await printed({ offering: '-', format: 'md', odds: true }));
    expect(text).toMatch(/## Odds\n\n- Three 7s of one color: Blackjack Poker: 1 in [\d,]+ hands;/);
  });

  test('refuses an unknown activity', async () => {
    const [first] = await problemsOf({}, { id: 'nothing' });
    expect(first).toContain('ACTIVITY: "nothing" is not an activity; choose from: ');
  });

  test('refuses the offering of another activity, wrong values and wrong meters at once', async () => {
    const offering = { activity: 'another', values: { seed: '1' } };
    const problems = await problemsOf({ offering: '-', meter: ['x', 'other=1'] }, { offering });
    expect(problems).toHaveLength(4);
    expect(problems[0]).toContain('offering.activity: is an offering of "another"');
    expect(problems[1]).toContain('offering.values.seed: ');
    expect(problems[2]).toContain('--meter: "x" is not an amount');
    expect(problems[3]).toContain('--meter: "other=1" is not a meter');
  });

  test('refuses an offering that leaves out what must be posted, and prints nothing', async () => {
    const problems = await problemsOf({ offering: '-' }, { offering: {} });
    expect(problems.map((each) => each.split(':')[0])).toEqual([
      'offering.values.seed',
      'offering.from',
    ]);
  });

  test('what is refused ends with 2 and every problem', async () => {
    const { exitCode, stdout, stderr } = await houseway(['post', ID, '--offering', '-'], '{}');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    const { error } = JSON.parse(stderr);
    expect(error.code).toBe('wrong-input');
    expect(error.problems.length).toBeGreaterThan(1);
  });

  test('a meter and odds belong to an offering', async () => {
    const problems = await problemsOf({ meter: ['5'], odds: true });
    expect(problems).toEqual([
      '--meter: belongs to an --offering',
      '--odds: are those of an --offering',
    ]);
  });
});
