import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Control } from '../ui/form-field.tsx';
import { momentOf } from '../ui/format.ts';
import { listIn } from '../ui/list-in.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';

/** The rules of the house, ticked as they are gone through with the players; the log keeps who did. */
export function RulesPart({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
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
      <CommandForm
        command="acknowledge-rules"
        submit={({ clauses }) => t('rules.do', { count: listIn(clauses).length })}
        isFixed={!isOpen || unread.length === 0}
        fixed={{ tournament: tournament.tournament }}
        fields={{
          clauses: {
            label: t('rules.title'),
            isBare: true,
            as: (control) => <Checklist {...control} checklist={checklist} unread={unread} />,
          },
        }}
      />
    </Panel>
  );
}

interface ChecklistProps extends Control {
  readonly checklist: TournamentFacts['checklist'];
  readonly unread: readonly string[];
}

function Checklist({ checklist, unread, value, set }: ChecklistProps) {
  const { t } = useTranslation('tournaments');
  const ticked = listIn(value);
  return (
    <div className="flex flex-col gap-4">
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
              isChecked={by !== undefined || ticked.includes(clause)}
              disabled={by !== undefined}
              onCheck={(isTicked) =>
                set(unread.filter((each) => (each === clause ? isTicked : ticked.includes(each))))
              }
            />
          </li>
        ))}
      </ol>
      {unread.length === 0 ? null : (
        <Button className="self-end" onClick={() => set(unread)}>
          {t('rules.all')}
        </Button>
      )}
    </div>
  );
}
