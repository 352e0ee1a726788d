import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Edit } from './edit.ts';

function Option({ edit, name }: { readonly edit: Edit; readonly name: string }) {
  const { t } = useTranslation('rulebook');
  const option = edit.activity.options[name];
  if (option === undefined) return null;
  const { title, clause, choices, frozenUntilHit } = option;
  const path = `options.${name}`;
  const problem = edit.problemAt(path);
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      <p className="mb-1 flex flex-wrap gap-2 text-muted text-sm">
        {clause}
        {frozenUntilHit === true ? <Tag>{t('facts.frozen')}</Tag> : null}
      </p>
      {Object.entries(choices).map(([letter, words], index) => (
        <label
          key={letter}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-raised"
        >
          <input
            type="radio"
            {...(index === 0 ? { id: edit.idOf(path) } : {})}
            name={edit.idOf(path)}
            className="size-5 shrink-0 accent-accent"
            checked={edit.document.options?.[name] === letter}
            onChange={() => edit.put(path, letter)}
          />
          <span>
            <span className="font-semibold">{letter}</span> {words}
          </span>
        </label>
      ))}
      {problem === undefined ? null : <p className="font-medium text-problem text-sm">{problem}</p>}
    </fieldset>
  );
}

/** Some options mean nothing under the choices of others. */
const isAsked = (name: string, { activity, document }: Edit): boolean =>
  Object.entries(activity.options[name]?.in ?? {}).every(([other, letters]) =>
    letters.includes(document.options?.[other] ?? ''),
  );

export function OptionFields({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  const names = Object.keys(edit.activity.options).filter((name) => isAsked(name, edit));
  if (names.length === 0) return null;
  return (
    <Panel title={t('editor.options')}>
      <div className="grid gap-5">
        {names.map((name) => (
          <Option key={name} edit={edit} name={name} />
        ))}
      </div>
    </Panel>
  );
}
