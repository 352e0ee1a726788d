import { useTranslation } from 'react-i18next';
import type { RangeFacts } from '#rules';
import { Field, Select } from '../../ui/field.tsx';
import { money } from '../../ui/format.ts';
import { wholeIn } from '../document.ts';
import { leastOf, rangeWords } from '../range-words.ts';

interface ValueFieldProps {
  readonly id: string;
  readonly range: RangeFacts;
  readonly value: unknown;
  readonly chosen: Readonly<Record<string, string>>;
  readonly problemAt: (inside: string) => string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The value if none is given: the low end, as the rules have it. */
function lowEnd(range: RangeFacts, chosen: Readonly<Record<string, string>>): string | undefined {
  if (range.optional === true || range.required === true) return undefined;
  switch (range.kind) {
    case 'dollars':
    case 'chart':
      return money(leastOf(range, chosen));
    case 'whole':
      return String(range.min);
    case 'choice':
      return range.choices[0];
    case 'text':
      return undefined;
  }
}

function Chart({ id, range, value, problemAt, onChange, hint }: ValueFieldProps & Hinted) {
  const amounts = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, string>
  >;
  if (range.kind !== 'chart') return null;
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="font-medium">{range.title}</legend>
      <p className="mb-2 text-muted text-sm">{hint}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {range.entries.map((entry) => (
          <Field
            key={entry}
            id={`${id}.${entry}`}
            label={entry}
            inputMode="decimal"
            value={amounts[entry] ?? ''}
            problem={problemAt(`.${entry}`)}
            onChange={({ target }) => {
              const { [entry]: _, ...others } = amounts;
              onChange(target.value === '' ? others : { ...others, [entry]: target.value });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface Hinted {
  readonly hint: string;
}

/** One value of the house, with its approved range under it. */
export function ValueField(props: ValueFieldProps) {
  const { id, range, value, chosen, problemAt, onChange } = props;
  const { t } = useTranslation('rulebook');
  const low = value === undefined ? lowEnd(range, chosen) : undefined;
  const hint = [
    rangeWords(t, range, chosen),
    range.clause,
    ...(range.optional === true ? [t('facts.optional')] : []),
    ...(range.required === true ? [t('facts.required')] : []),
    ...(low === undefined ? [] : [t('editor.leftEmpty', { value: low })]),
  ].join(' · ');
  const shared = {
    id,
    label: range.title,
    hint,
    problem: problemAt(''),
    value: String(value ?? ''),
  };
  switch (range.kind) {
    case 'dollars':
      return (
        <Field
          {...shared}
          inputMode="decimal"
          onChange={({ target }) => onChange(target.value.trim())}
        />
      );
    case 'whole':
      return (
        <Field
          {...shared}
          inputMode="numeric"
          onChange={({ target }) => onChange(wholeIn(target.value))}
        />
      );
    case 'text':
      return <Field {...shared} onChange={({ target }) => onChange(target.value)} />;
    case 'choice':
      return (
        <Select
          {...shared}
          none={t('editor.notSaid')}
          options={range.choices.map((choice) => ({ value: choice, title: choice }))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'chart':
      return <Chart {...props} hint={hint} />;
  }
}
