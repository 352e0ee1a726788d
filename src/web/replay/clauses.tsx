import { useTranslation } from 'react-i18next';

interface ClausesProps {
  readonly rows: readonly {
    readonly row: string;
    readonly seat: number | null;
    /** The clause that the row stands in. */
    readonly because: string;
  }[];
  readonly titles: Readonly<Record<string, string>>;
  readonly leftOut?: readonly {
    readonly seat: number;
    readonly code: string;
    readonly because: string;
  }[];
}

/** The rows that cards meet, each with its clause, and who is left out by which. */
export function Clauses({ rows, titles, leftOut = [] }: ClausesProps) {
  const { t } = useTranslation('replay');
  if (rows.length === 0 && leftOut.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {rows.map(({ row, seat, because }) => {
        const title = titles[row] ?? row;
        return (
          <li key={`${row} ${seat}`}>
            <span className="font-medium">
              {seat === null ? title : t('step.row', { title, seat })}
            </span>{' '}
            <span className="text-muted text-sm">{t('step.clause', { clause: because })}</span>
          </li>
        );
      })}
      {leftOut.map(({ seat, code, because }) => (
        <li key={`${seat} ${code}`} className="text-refused">
          {t('step.leftOut', { seat, because })}
        </li>
      ))}
    </ul>
  );
}
