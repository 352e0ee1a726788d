// What makes a proof stale, and what does not.
import { describe, expect, test } from 'vitest';
import { hashOfSources } from './proofs.ts';

const SHEET = `
  // The comment of a sheet.
  export const sheet = { id: 'aces', per: 'table and hour', words: 'A hand is paid once.' };
`;
const RULE = `
  import { sheet } from './sheet.ts';
  export const isHourly = (per: 'table and hour' | 'table and day') => per === 'table and hour';
  export const asked = 'select body from log where seq > 5';
  export const said = [sheet, 'ends with a "', isHourly(sheet.per), 'two words'];
`;

const hashed = (change: (text: string) => string = (text) => text): Promise<string> =>
  hashOfSources([
    ['src/activities/sheet.ts', change(SHEET)],
    ['src/rules/rule.ts', change(RULE)],
  ]);

const swapped =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(from, to);

describe('what was proved stays true', () => {
  test.each([
    ['a comment', 'The comment', 'Another comment'],
    ['a type', "per: 'table and hour' | 'table and day'", 'per: string'],
    ['the layout', "id: 'aces', ", "id: 'aces',\n\n    "],
    ['a sentence', 'A hand is paid once.', 'Each hand is paid only once.'],
  ])('where %s is another', async (_, from, to) => {
    expect(`${SHEET}${RULE}`).toContain(from);
    expect(await hashed(swapped(from, to))).toBe(await hashed());
  });

  test('where a text of several words is another everywhere', async () => {
    const everywhere = (text: string) => text.replaceAll('table and hour', 'hour and table');
    expect(await hashed(everywhere)).toBe(await hashed());
  });
});

describe('what was proved is no longer true', () => {
  test.each([
    ['a name', "id: 'aces'", "id: 'kings'"],
    ['a text of several words that is compared', "=== 'table and hour'", "=== 'table and day'"],
    ['a text that another one is compared with', "per: 'table and hour',", "per: 'table or hour',"],
    ['two sentences that were one', 'A hand is paid once.', 'two words'],
    ['a question to a database', 'from log where', 'from entries where'],
    ['code between texts with quotes', 'isHourly(sheet.per), ', 'isHourly(sheet.id), '],
  ])('where it is %s', async (_, from, to) => {
    expect(`${SHEET}${RULE}`).toContain(from);
    expect(await hashed(swapped(from, to))).not.toBe(await hashed());
  });

  test('where what a page looks like is another', async () => {
    const page = (look: string) =>
      hashOfSources([['src/web/ui/panel.tsx', `export const look = '${look}';`]]);
    expect(await page('hidden truncate')).not.toBe(await page('truncate hidden'));
  });
});
