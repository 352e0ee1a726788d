// Recorded rounds with the answers that the rules give, worked out by hand: one file a story.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ROUND_SCHEMA, settleGame } from '#games';

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

const matchesSchema = new Ajv({ strict: true, allowUnionTypes: true }).compile(ROUND_SCHEMA);

test.each(stories)('$story', ({ record, answer, refused }) => {
  if (refused === undefined) expect(matchesSchema(record)).toBe(true);
  const settled = settleGame(record);
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
