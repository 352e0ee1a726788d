// What `qualify` answers about random deals beside second implementations of the sheets, written
// from their documents.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { seededSource } from '#chance';
import { answerQualify } from '#rules';
import { inTier } from '../../tier.ts';
import { diceOf, type Question, type Sheet, type Win } from './record.ts';
import { SHEETS } from './sheets.ts';

const DEALS = inTier({ quick: 120, long: 10_000 });

/** What each share of a row comes to for a player: two hands of one round may each bring a part. */
function sorted(wins: readonly Win[]): string[] {
  const sums = new Map<string, number>();
  for (const { row, seat, position, share, amount, count } of wins) {
    const what = [row, seat, position, share].join(' ');
    const cents = amount === undefined ? undefined : Math.round(Number(amount) * 100);
    sums.set(what, (sums.get(what) ?? 0) + (cents ?? count ?? 0));
  }
  return [...sums].map(([what, sum]) => `${what} ${sum}`).sort();
}

/** What differs for a question, in words that can be looked into; nothing where all agrees. */
function difference(sheet: Sheet, question: Question): { found: string; wins: number } {
  const answered = answerQualify(JSON.parse(JSON.stringify(question)), ACTIVITIES);
  if (!answered.ok) return { found: `refused: ${JSON.stringify(answered.error)}`, wins: 0 };
  const { awards } = JSON.parse(JSON.stringify(answered.value)) as { awards: Win[] };
  const ours = sorted(awards);
  const slow = sorted(sheet.decide(question));
  const isSame = ours.join('\n') === slow.join('\n');
  return {
    found: isSame ? '' : `ours ${ours.join(', ')}\nslow ${slow.join(', ')}`,
    wins: slow.length,
  };
}

describe.each(SHEETS.map((sheet) => [sheet.activity, sheet] as const))('%s', (_, sheet) => {
  test('random deals are decided as the document decides them', () => {
    const wrong: string[] = [];
    const won = new Set<string>();
    for (let seed = 1; seed <= DEALS && wrong.length < 3; seed++) {
      const question = sheet.question(diceOf(seededSource(seed)));
      const { found, wins } = difference(sheet, question);
      if (found !== '') wrong.push(`seed ${seed}: ${JSON.stringify(question)}\n${found}`);
      if (wins > 0) won.add(String(seed));
    }
    expect(wrong.join('\n\n')).toBe('');
    expect(won.size).toBeGreaterThan(DEALS / 50);
  });
});
