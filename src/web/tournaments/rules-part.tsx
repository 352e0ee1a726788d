import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/field.tsx';
import { momentOf } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';

/** The rules of the house, ticked as they are gone through with the players; the log keeps who did. */
export function RulesPart({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const acknowledge = useCommand('acknowledge-rules');
  const mayTick = useHasRole(MAY['acknowledge-rules']);
  const { checklist, phase } = tournament;
  if (checklist.length === 0) {
    return (
      <Panel>
        <Empty title={t('rules.none')} />
      </Panel>
    );
  }
  const isOpen = mayTick && (phase === 'sign-up' || phase === 'running');
  const unread = checklist.flatMap(({ clause, by }) => (by === undefined ? [clause] : []));
  const clauses = unread.filter((clause) => ticked.has(clause));
  const tick = (all: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const clause of all) {
      if (isTicked) next.add(clause);
      else next.delete(clause);
    }
    setTicked(next);
  };
  return (
    <Panel
      title={t('rules.title')}
      actions={
        <p role="status" className="self-center text-muted tabular-nums">
          {t('rules.progress', {
            done: checklist.length - unread.length,
            all: checklist.length,
          })}
        </p>
      }
    >
      <p className="mb-3 text-muted">{t('rules.words')}</p>
      <ol className="grid gap-x-8 lg:grid-cols-2">
        {checklist.map(({ clause, words, by, at }) => (
          <li key={clause} className="border-line border-b py-1">
            <Checkbox
              id={clause.replace(' ', '-')}
              label={`${clause}: ${words}`}
              hint={
                by === undefined || at === undefined
                  ? undefined
                  : t('rules.read', { badge: by, at: momentOf(at) })
              }
              isChecked={by !== undefined || ticked.has(clause)}
              disabled={by !== undefined || !isOpen}
              onCheck={(isTicked) => tick([clause], isTicked)}
            />
          </li>
        ))}
      </ol>
      <OutcomeNotice of={acknowledge.outcome} />
      {isOpen && unread.length > 0 ? (
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button onClick={() => tick(unread, true)}>{t('rules.all')}</Button>
          <Button
            look="primary"
            disabled={clauses.length === 0}
            onClick={() => void acknowledge.send({ tournament: tournament.tournament, clauses })}
          >
            {t('rules.do', { count: clauses.length })}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
