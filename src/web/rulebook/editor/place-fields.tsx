import { useTranslation } from 'react-i18next';
import { SEES } from '#house';
import { useHasRole } from '../../data/session.ts';
import { useView } from '../../data/views.ts';
import { Checkbox } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { gameWords } from '../game-words.ts';
import type { Edit } from './edit.ts';

interface SomeProps {
  readonly edit: Edit;
  readonly path: 'games' | 'tables';
  readonly title: string;
  readonly hint: string;
  readonly all: readonly string[];
  readonly wordsOf: (each: string) => string;
}

/** Some of a list; none stands for all. */
function Some({ edit, path, title, hint, all, wordsOf }: SomeProps) {
  const chosen = edit.document[path] ?? [];
  const problem = edit.problemIn(path);
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      <p className="text-muted text-sm">{hint}</p>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4">
        {all.map((each) => (
          <Checkbox
            key={each}
            id={edit.idOf(`${path}.${each}`)}
            label={wordsOf(each)}
            isChecked={chosen.includes(each)}
            onCheck={(isChecked) => {
              const next = all.filter((other) =>
                other === each ? isChecked : chosen.includes(other),
              );
              edit.put(path, next);
            }}
          />
        ))}
      </div>
      {problem === undefined ? null : <p className="font-medium text-problem text-sm">{problem}</p>}
    </fieldset>
  );
}

/** In which games and at which tables it is offered. */
export function PlaceFields({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  const seesTables = useHasRole(SEES.tables);
  const tables = useView(seesTables ? '/tables' : undefined).data ?? [];
  const named = new Set([...tables.map(({ table }) => table), ...(edit.document.tables ?? [])]);
  const { games } = edit.activity;
  if (games.length < 2 && named.size === 0) return null;
  return (
    <Panel title={t('editor.places')}>
      <div className="grid gap-5">
        {games.length < 2 ? null : (
          <Some
            edit={edit}
            path="games"
            title={t('editor.games')}
            hint={t('editor.gamesHint')}
            all={games}
            wordsOf={(game) => gameWords(edit.activity, game)}
          />
        )}
        {named.size === 0 ? null : (
          <Some
            edit={edit}
            path="tables"
            title={t('editor.tables')}
            hint={t('editor.tablesHint')}
            all={[...named]}
            wordsOf={(table) => table}
          />
        )}
      </div>
    </Panel>
  );
}
