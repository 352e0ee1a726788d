import { useTranslation } from 'react-i18next';
import { type Hours, WEEKDAYS } from '#rules';
import { Field } from '../../ui/field.tsx';
import { DAYS } from '../document.ts';
import type { Edit } from './edit.ts';

interface HoursFieldsProps {
  readonly edit: Edit;
  /** `hours[0]`, `windows[1].hours`. */
  readonly path: string;
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

/** The end of a day has no place of its own on a clock of a form. */
const onClock = (clock: string): string => (clock === '24:00' ? '00:00' : clock);

/** Days of the week and hours of the day. */
export function HoursFields({ edit, path, hours, onChange }: HoursFieldsProps) {
  const { t } = useTranslation('rulebook');
  const { days = [], from, until } = hours;
  const withDays = (chosen: readonly string[]) => {
    const { days: _, ...clocks } = hours;
    const sorted = WEEKDAYS.filter((day) => chosen.includes(day));
    onChange(sorted.length === 0 ? clocks : { ...clocks, days: sorted });
  };
  const problem = edit.problemAt(`${path}.days`);
  return (
    <div className="grid gap-3">
      <fieldset className="min-w-0">
        <legend className="font-medium">{t('editor.days')}</legend>
        <div className="mt-1 flex flex-wrap gap-1">
          {DAYS.map((day) => (
            <label
              key={day}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-2.5 has-checked:border-accent has-checked:bg-live-soft"
            >
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={days.includes(day)}
                aria-label={t(`days.${day}`)}
                onChange={({ target }) =>
                  withDays(target.checked ? [...days, day] : days.filter((each) => each !== day))
                }
              />
              <span aria-hidden="true">{t(`days.${day}`).slice(0, 2)}</span>
            </label>
          ))}
        </div>
        <p className="mt-1 text-muted text-sm">{t('editor.everyDay')}</p>
        {problem === undefined ? null : (
          <p className="font-medium text-problem text-sm">{problem}</p>
        )}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Field
          id={edit.idOf(`${path}.from`)}
          type="time"
          label={t('editor.opens')}
          value={from}
          problem={edit.problemAt(`${path}.from`)}
          onChange={({ target }) => onChange({ ...hours, from: target.value })}
        />
        <Field
          id={edit.idOf(`${path}.until`)}
          type="time"
          label={t('editor.closes')}
          value={onClock(until)}
          problem={edit.problemAt(`${path}.until`)}
          onChange={({ target }) => onChange({ ...hours, until: target.value })}
        />
      </div>
    </div>
  );
}
