// Odds of an offering's rows, in the words of a sheet on the wall.
import { dealtGameNamed } from '#games';
import { type ActivityOdds, activityOdds } from '#lab';
import type { Offering, RowOdds } from '#rules';
import { progressBar } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** All of them, estimates too; or those alone that are counted in a moment. */
export function rowOddsOf(
  offering: Offering,
  { isQuick, terminal }: { readonly isQuick: boolean; readonly terminal: Terminal },
): readonly RowOdds[] {
  const bar = progressBar(`odds of ${offering.activity.title}`, terminal.stderr);
  try {
    const { rows } = activityOdds(offering, {
      onProgress: bar.update,
      ...(isQuick ? { isQuick } : {}),
    });
    return [...new Set(rows.map(({ row }) => row))].map((row) => ({
      row,
      text: oddsWords(rows.filter((each) => each.row === row)),
    }));
  } finally {
    bar.stop();
  }
}

/** Once where all games have the same, else by game. */
function oddsWords(rows: ActivityOdds['rows']): string {
  const each = rows.map((odds) => ({ words: oneIn(odds), game: odds.game }));
  const words = new Set(each.map((one) => one.words));
  if (words.size === 1) return each[0]?.words ?? '';
  return each
    .map(({ words: odds, game }) => `${dealtGameNamed(game)?.title ?? game}: ${odds}`)
    .join('; ');
}

function oneIn({ probability, per }: ActivityOdds['rows'][number]): string {
  const { value } = probability;
  const isEstimate = 'standardError' in probability;
  if (value === 0) return isEstimate ? 'not seen in the deals tried' : 'never';
  const count = (1 / value).toLocaleString('en-US', {
    maximumFractionDigits: value > 0.02 ? 1 : 0,
  });
  return `${isEstimate ? 'about ' : ''}1 in ${count} ${per}s`;
}
