import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/field.tsx';
import type { Control } from '../ui/form-field.tsx';

export const pickedIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

interface TablesFieldProps extends Control {
  readonly tables: readonly { readonly table: string; readonly seats: number }[];
}

/** Tables of the room, each with a tick. */
export function TablesField({ id, value, set, tables }: TablesFieldProps) {
  const { t } = useTranslation('tournaments');
  const picked = pickedIn(value);
  if (tables.length === 0) return <p className="text-muted text-sm">{t('start.noTable')}</p>;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
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
            set(isPicked ? [...picked, table] : picked.filter((other) => other !== table))
          }
        />
      ))}
    </div>
  );
}
