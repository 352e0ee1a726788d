import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { sure } from '#result';
import { decodeOffering, findActivity, type Row } from '#rules';
import { rowOddsOf } from './row-odds.ts';
import { terminalOf } from './terminal.ts';

test('a row that another one always comes before is never paid, and not just unseen', () => {
  const sevens = sure(findActivity('hgc-blazing-sevens', ACTIVITIES));
  const [first] = sevens.rows as readonly [Row];
  const activity = { ...sevens, rows: [first, { ...first, id: 'twin' }] };
  const offering = sure(decodeOffering(activity, activity.sample));
  const streams = {
    stdin: Readable.from([]),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
  };
  const odds = rowOddsOf(offering, { isQuick: false, terminal: terminalOf(streams, false) });
  expect(odds).toEqual([
    { row: first.id, text: expect.stringContaining('1 in ') },
    { row: 'twin', text: 'never' },
  ]);
});
