import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { Checkbox } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';

/** The rules of the house, to go through with the players. */
export function RulesPart({ tournament: { checklist } }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  if (checklist.length === 0) return <Empty title={t('rules.none')} />;
  return (
    <Panel
      title={t('rules.title')}
      actions={
        <p role="status" className="self-center text-muted tabular-nums">
          {t('rules.progress', { done: read.size, all: checklist.length })}
        </p>
      }
    >
      <p className="mb-3 text-muted">{t('rules.words')}</p>
      <ol className="grid gap-x-8 lg:grid-cols-2">
        {checklist.map(({ clause, words }) => (
          <li key={clause} className="border-line border-b py-1">
            <Checkbox
              id={clause.replace(' ', '-')}
              label={`${clause}: ${words}`}
              isChecked={read.has(clause)}
              onCheck={(isRead) => {
                const next = new Set(read);
                if (isRead) next.add(clause);
                else next.delete(clause);
                setRead(next);
              }}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
