import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lines, Select } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { inWords } from '../../ui/words.ts';
import { valueAt } from '../document.ts';
import type { Edit } from './edit.ts';

/** Readings that a house may choose itself. */
export function SettingFields({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  const readings = edit.activity.readings.flatMap(({ setting, unclear, id }) =>
    setting === undefined ? [] : [{ ...setting, unclear, id }],
  );
  if (readings.length === 0) return null;
  return (
    <Panel title={t('editor.settings')}>
      <p className="mb-4 text-muted text-sm">{t('editor.settingsHint')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {readings.map(({ name, values, default: usual, unclear, id }) => {
          const path = `settings.${name}`;
          return (
            <Select
              key={name}
              id={edit.idOf(path)}
              label={inWords(name)}
              hint={`${id}: ${unclear}`}
              none={t('editor.usual', { value: inWords(String(usual)) })}
              options={values.map((value) => ({
                value: String(value),
                title: inWords(String(value)),
              }))}
              value={String(valueAt(edit.document, path) ?? '')}
              problem={edit.problemAt(path)}
              onChange={({ target }) =>
                edit.put(path, values.find((value) => String(value) === target.value) ?? '')
              }
            />
          );
        })}
      </div>
    </Panel>
  );
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Further restrictions, a line each. Typed text stays as it is until the field is left. */
export function RestrictionsField({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  const kept = (edit.document.restrictions ?? []).join('\n');
  const [typed, setTyped] = useState<string>();
  return (
    <Panel>
      <Lines
        id={edit.idOf('restrictions')}
        label={t('editor.restrictions')}
        hint={t('editor.restrictionsHint')}
        problem={edit.problemIn('restrictions')}
        rows={3}
        value={typed ?? kept}
        onChange={({ target }) => {
          setTyped(target.value);
          edit.put('restrictions', linesOf(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Panel>
  );
}
