// Approved ranges as people read them.
import type { TFunction } from 'i18next';
import type { RangeFacts } from '#rules';
import { money } from '../ui/format.ts';

type Say = TFunction<'rulebook'>;

function ends(t: Say, least: string, most: string | null): string {
  if (most === null) return t('range.atLeast', { least });
  return least === most ? least : t('range.between', { least, most });
}

/** The low end is another one under some choices. */
export function leastOf(
  range: Extract<RangeFacts, { kind: 'dollars' | 'chart' }>,
  chosen: Readonly<Record<string, string>>,
): string {
  if (range.kind === 'chart' || range.minFor === undefined) return range.min;
  return range.minFor.min[chosen[range.minFor.option] ?? ''] ?? range.min;
}

export function rangeWords(
  t: Say,
  range: RangeFacts,
  chosen: Readonly<Record<string, string>> = {},
): string {
  switch (range.kind) {
    case 'dollars': {
      const most = range.max === null ? null : money(range.max);
      const words = ends(t, money(leastOf(range, chosen)), most);
      return range.step === undefined
        ? words
        : t('range.step', { range: words, step: money(range.step) });
    }
    case 'whole':
      return ends(t, String(range.min), range.max === null ? null : String(range.max));
    case 'choice':
      return t('range.oneOf', { choices: range.choices.join(', ') });
    case 'text':
      return t('range.words');
    case 'chart':
      return t('range.each', {
        range: ends(t, money(range.min), range.max === null ? null : money(range.max)),
      });
  }
}
