import { useTranslation } from 'react-i18next';
import type { ActivityFacts } from '#rules';
import { Table } from '../ui/table.tsx';
import { differencesOf } from './difference.ts';
import type { OfferingDocument } from './document.ts';
import { useFieldWords } from './field-words.ts';

interface DifferenceTableProps {
  readonly activity: ActivityFacts;
  readonly caption: string;
  readonly before: OfferingDocument;
  readonly after: OfferingDocument;
}

/** Each field that is different, as it was and as it is. */
export function DifferenceTable({ activity, caption, before, after }: DifferenceTableProps) {
  const { t } = useTranslation('rulebook');
  const { titleOf, textOf } = useFieldWords(activity);
  const differences = differencesOf(before, after);
  if (differences.length === 0) return <p className="text-muted">{t('history.same')}</p>;
  return (
    <Table
      caption={caption}
      rows={differences}
      keyOf={({ path }) => path}
      columns={[
        { title: t('history.field'), cell: ({ path }) => titleOf(path) },
        {
          title: t('history.before'),
          cell: ({ path }) => <span className="text-muted">{textOf(path, before)}</span>,
        },
        { title: t('history.after'), cell: ({ path }) => textOf(path, after) },
      ]}
    />
  );
}
