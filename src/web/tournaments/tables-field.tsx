import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/field.tsx';

interface TablesFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly tables: readonly { readonly table: string; readonly seats: number }[];
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** Tables of the room, each with a tick. */
export function TablesField({ label, hint, tables, picked, onPick }: TablesFieldProps) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="font-medium">{label}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {tables.length === 0 ? t('start.noTable') : hint}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 pt-1">
        {tables.map(({ table, seats }) => (
          <Checkbox
            key={table}
            id={`${id}-${table}`}
            label={
              <span className="wrap-anywhere">
                {table} <span className="text-muted">{t('start.seats', { count: seats })}</span>
              </span>
            }
            isChecked={picked.includes(table)}
            onCheck={(isPicked) =>
              onPick(isPicked ? [...picked, table] : picked.filter((other) => other !== table))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
