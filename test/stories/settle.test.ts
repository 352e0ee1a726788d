// Recorded rounds with the answers that the rules give, worked out by hand: one file a story.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settleRecord } from '../../src/cli/settle.ts';

interface Story {
  readonly story: string;
  readonly record: unknown;
  /** What the answer says, as far as the story cares. */
  readonly answer?: object;
  /** Or every problem: its path, and words of its message. */
  readonly refused?: readonly (readonly [path: string, words: string])[];
}

const FOLDER = fileURLToPath(new URL('./settle/', import.meta.url));
const stories = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Story,
);

test.each(stories)('$story', ({ record, answer, refused }) => {
  const settled = settleRecord(record);
  if (refused === undefined) {
    expect(settled).toMatchObject({ ok: true, value: answer as object });
  } else {
    const error = refused.map(([path, words]) => ({
      path,
      message: expect.stringContaining(words),
    }));
    expect(settled).toEqual({ ok: false, error });
  }
});
