import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { openRanges, type WindowDocument } from '../document.ts';
import type { Edit } from './edit.ts';
import { HoursFields } from './hours-fields.tsx';
import { ValueField } from './value-field.tsx';

interface WindowFieldsProps {
  readonly edit: Edit;
  readonly index: number;
  readonly window: WindowDocument;
  readonly onChange: (window: WindowDocument) => void;
}

const textsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Where a window can hold besides its hours. */
const PLACES = [
  { place: 'limits', text: 'limits' },
  { place: 'tables', text: 'windowTables' },
] as const;
type Place = (typeof PLACES)[number]['place'];

/** Hours in which some values are others. */
export function WindowFields({ edit, index, window, onChange }: WindowFieldsProps) {
  const { t } = useTranslation('rulebook');
  const { values = {} } = window;
  const path = `windows[${index}]`;
  const differ = openRanges(edit.activity, edit.document).filter(
    ([, { inWindow }]) => inWindow === true,
  );
  const withValue = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values;
    onChange({ ...window, values: value === '' ? others : { ...others, [name]: value } });
  };
  const withPlaces = (place: Place, texts: readonly string[]) => {
    const { [place]: _, ...others } = window;
    onChange(texts.length === 0 ? others : { ...others, [place]: texts });
  };
  return (
    <div className="grid gap-4">
      <HoursFields
        edit={edit}
        path={`${path}.hours`}
        hours={window.hours ?? { from: '', until: '' }}
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
        {PLACES.map(({ place, text }) => (
          <Field
            key={place}
            id={edit.idOf(`${path}.${place}`)}
            label={t(`editor.${text}`)}
            hint={t(`editor.${text}Hint`)}
            defaultValue={window[place]?.join(', ')}
            problem={edit.problemAt(`${path}.${place}`)}
            onBlur={({ target }) => withPlaces(place, textsIn(target.value))}
          />
        ))}
      </div>
    </div>
  );
}
