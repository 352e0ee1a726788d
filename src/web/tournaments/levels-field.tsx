import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { type LevelRow, newRow } from './structure.ts';

interface LevelsFieldProps {
  readonly rows: readonly LevelRow[];
  readonly onChange: (rows: readonly LevelRow[]) => void;
  readonly hasBreaks: boolean;
  readonly problemAt: (path: string) => string | undefined;
}

const CELLS = ['minutes', 'small', 'big', 'ante'] as const;

/** The levels one by one: everything made from the few figures can be changed here. */
export function LevelsField({ rows, onChange, hasBreaks, problemAt }: LevelsFieldProps) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const change = (index: number, row: LevelRow) => onChange(rows.with(index, row));
  const last = rows.at(-1);
  let level = 0;
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex flex-col gap-2">
        {rows.map((row, index) => {
          if (row.kind === 'level') level += 1;
          const name = row.kind === 'break' ? t('announce.break') : t('announce.level', { level });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place in the list.
            <li key={index}>
              <fieldset className="grid grid-cols-[repeat(4,minmax(0,1fr))_2.75rem] items-end gap-1.5 sm:grid-cols-[4.5rem_repeat(4,minmax(0,1fr))_2.75rem]">
                <legend className="sr-only">{name}</legend>
                <span
                  aria-hidden="true"
                  className="col-span-5 text-muted text-sm sm:col-span-1 sm:min-h-11 sm:content-center"
                >
                  {name}
                </span>
                {CELLS.map((cell) =>
                  row.kind === 'break' && cell !== 'minutes' ? (
                    <span key={cell} />
                  ) : (
                    <Field
                      key={cell}
                      id={`${id}-${index}-${cell}`}
                      label={
                        <span className={`text-muted text-xs ${index === 0 ? '' : 'sm:sr-only'}`}>
                          {t(`announce.${cell}`)}
                        </span>
                      }
                      inputMode="numeric"
                      isWrong={problemAt(`[${index}].${cell}`) !== undefined}
                      value={row[cell]}
                      onChange={({ target }) =>
                        change(index, { ...row, [cell]: target.value.trim() })
                      }
                    />
                  ),
                )}
                <Button
                  look="quiet"
                  className="px-0!"
                  aria-label={t('announce.removeLevel', { name })}
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                >
                  <X className="size-5" aria-hidden="true" />
                </Button>
              </fieldset>
              <Problem words={problemAt(`[${index}]`)} />
            </li>
          );
        })}
      </ol>
      <Problem words={rows.length === 0 ? problemAt('') : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChange([...rows, last ?? newRow('level', '20')])}>
          {t('announce.addLevel')}
        </Button>
        {hasBreaks ? (
          <Button onClick={() => onChange([...rows, newRow('break', '10')])}>
            {t('announce.addBreak')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const Problem = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : <p className="font-medium text-problem text-sm">{words}</p>;
