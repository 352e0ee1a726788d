// The fields of an offering and what stands in them, as a person reads them.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActivityFacts, Hours, RangeFacts } from '#rules';
import { momentOf, money } from '../ui/format.ts';
import { DAYS, type OfferingDocument, rangesOf, valueAt, type WindowDocument } from './document.ts';
import { gameWords } from './game-words.ts';

type Say = TFunction<'rulebook'>;

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d{1,2})?$/.test(value);

/** A value of a range; anything that is no amount stays as it is. */
function valueText(range: RangeFacts | undefined, value: unknown): string {
  const isMoney = range?.kind === 'dollars' || range?.kind === 'chart';
  if (isMoney && isAmount(value)) return money(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([entry, amount]) => `${entry} ${isAmount(amount) ? money(amount) : String(amount)}`)
    .join(', ');
}

const daysText = (t: Say, days: readonly string[]): string =>
  DAYS.filter((day) => days.includes(day))
    .map((day) => t(`days.${day}`))
    .join(', ');

const hoursText = (t: Say, { days, from, until }: Hours): string =>
  [...(days === undefined ? [] : [daysText(t, days)]), t('week.span', { from, until })].join(' ');

function windowText(
  t: Say,
  activity: ActivityFacts,
  { hours, limits, tables, values }: WindowDocument,
): string {
  const ranges = new Map(rangesOf(activity));
  const inside = Object.entries(values ?? {}).map(([name, value]) => {
    const range = ranges.get(name);
    return `${range?.title ?? name} ${valueText(range, value)}`;
  });
  const when = hours === undefined ? [] : [hoursText(t, hours)];
  return [...when, ...(limits ?? []), ...(tables ?? []), ...inside].join(' · ');
}

const OWN = [
  'postedAt',
  'from',
  'until',
  'hours',
  'windows',
  'games',
  'tables',
  'advertisedAs',
  'restrictions',
  'activity',
] as const;
type Own = (typeof OWN)[number];

interface FieldWords {
  titleOf(path: string): string;
  /** What stands in a field of a document. */
  textOf(path: string, document: OfferingDocument): string;
}

export function useFieldWords(activity: ActivityFacts): FieldWords {
  const { t } = useTranslation('rulebook');
  const ranges = new Map(rangesOf(activity));
  return {
    titleOf(path) {
      const [part, name = ''] = path.split('.');
      const own = OWN.find((each: Own) => each === part);
      if (own !== undefined) return t(`fields.${own}`);
      if (part === 'options') return activity.options[name]?.title ?? name;
      return ranges.get(name)?.title ?? name;
    },
    textOf(path, document) {
      const value = valueAt(document, path);
      if (value === undefined) return t('history.none');
      const { hours = [], windows = [], games = [] } = document;
      if (path === 'hours') return hours.map((each) => hoursText(t, each)).join('; ');
      if (path === 'windows')
        return windows.map((each) => windowText(t, activity, each)).join('; ');
      if (path === 'games') return games.map((game) => gameWords(activity, game)).join(', ');
      const [part, name = ''] = path.split('.');
      if (Array.isArray(value)) return value.join(', ');
      if (part === 'options') {
        const words = activity.options[name]?.choices[String(value)];
        return words === undefined ? String(value) : `${value}: ${words}`;
      }
      const isMoment = ['postedAt', 'from', 'until'].includes(path);
      if (isMoment) return momentOf(String(value));
      return valueText(ranges.get(name), value);
    },
  };
}
