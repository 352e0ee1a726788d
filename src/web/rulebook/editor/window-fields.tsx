import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { openRanges, type Window } from '../document.ts';
import type { Edit } from './edit.ts';
import { HoursFields } from './hours-fields.tsx';
import { ValueField } from './value-field.tsx';

interface WindowFieldsProps {
  readonly edit: Edit;
  readonly index: number;
  readonly window: Window;
  readonly onChange: (window: Window) => void;
}

const textsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Hours in which some values are others. */
export function WindowFields({ edit, index, window, onChange }: WindowFieldsProps) {
  const { t } = useTranslation('rulebook');
  const { values = {}, limits = [] } = window;
  const path = `windows[${index}]`;
  const differ = openRanges(edit.activity, edit.document).filter(
    ([, { inWindow }]) => inWindow === true,
  );
  const withValue = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values;
    onChange({ ...window, values: value === '' ? others : { ...others, [name]: value } });
  };
  const withLimits = (texts: readonly string[]) => {
    const { limits: _, ...others } = window;
    onChange(texts.length === 0 ? others : { ...others, limits: texts });
  };
  return (
    <div className="grid gap-4">
      <HoursFields
        edit={edit}
        path={`${path}.hours`}
        hours={window.hours}
        onChange={(hours) => onChange({ ...window, hours })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {differ.map(([name, range]) => (
          <ValueField
            key={name}
            id={edit.idOf(`${path}.values.${name}`)}
            range={{ ...range, optional: true }}
            chosen={edit.chosen}
            value={values[name]}
            problemAt={(inside) => edit.problemAt(`${path}.values.${name}${inside}`)}
            onChange={(value) => withValue(name, value)}
          />
        ))}
        <Field
          id={edit.idOf(`${path}.limits`)}
          label={t('editor.limits')}
          hint={t('editor.limitsHint')}
          defaultValue={limits.join(', ')}
          problem={edit.problemAt(`${path}.limits`)}
          onBlur={({ target }) => withLimits(textsIn(target.value))}
        />
      </div>
    </div>
  );
}
