import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRow, ReportSection } from '#reports';
import { useView } from '../data/views.ts';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { count, momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { Shown } from '../ui/state.tsx';
import { type ReportFacts, reportPath, reportQuery } from './report-query.ts';

type Column = ReportSection['columns'][number];
type Cell = string | number | undefined;

/** A cell as people read it; what is missing is empty. */
function shownAs({ kind }: Column, cell: Cell): string {
  if (cell === undefined || cell === '') return '';
  if (kind === 'money') return money(String(cell));
  if (kind === 'time') return momentOf(String(cell));
  return kind === 'count' ? count(Number(cell)) : String(cell);
}

const isNumber = ({ kind }: Column): boolean => kind === 'money' || kind === 'count';

const columnOf = (column: Column): DataColumn<ReportRow> => ({
  key: column.key,
  title: column.title,
  value: (row) =>
    isNumber(column)
      ? Number(row[column.key] ?? Number.NEGATIVE_INFINITY)
      : (row[column.key] ?? ''),
  cell: (row) =>
    column.key === 'record' && row[column.key] !== undefined ? (
      <GoLink to="/regulator/log" search={{ record: String(row[column.key]) }}>
        {row[column.key]}
      </GoLink>
    ) : (
      shownAs(column, row[column.key])
    ),
  isNumber: isNumber(column),
  isWhole: column.kind === 'time',
});

/** Rows of a report have no name of their own. */
const keyOf = (_: ReportRow, index: number): string => String(index);

export function SectionPart({ section }: { readonly section: ReportSection }) {
  const { t } = useTranslation('books');
  const { title, columns, rows, totals } = section;
  const shown = useMemo(() => columns.map(columnOf), [columns]);
  const sums = useMemo(() => {
    if (totals === undefined) return undefined;
    const cells = columns.map((column) => [column.key, shownAs(column, totals[column.key])]);
    const [first] = columns;
    return {
      ...(first === undefined ? {} : { [first.key]: t('reports.total') }),
      ...Object.fromEntries(cells.filter(([, cell]) => cell !== '')),
    };
  }, [columns, totals, t]);
  return (
    <section className="mb-6 last:mb-2">
      <h3 className="px-4 pb-1 font-semibold sm:px-5">{title}</h3>
      {rows.length === 0 ? (
        <p className="px-4 text-muted sm:px-5">{t('reports.nothing')}</p>
      ) : (
        <DataTable
          caption={title}
          columns={shown}
          rows={rows}
          keyOf={keyOf}
          {...(sums === undefined ? {} : { totals: sums })}
        />
      )}
    </section>
  );
}

const FORMATS = ['csv', 'pdf'] as const;

function Downloads({ facts, asked }: ReportProps) {
  const { t } = useTranslation('books');
  return FORMATS.map((format) => (
    <PaperButton
      key={format}
      path={reportPath(facts, asked, format)}
      file={`${facts.report}.${format}`}
    >
      {t(`reports.${format}`)}
    </PaperButton>
  ));
}

interface ReportProps {
  readonly facts: ReportFacts;
  readonly asked: Readonly<Record<string, string>>;
}

/** A report as the house makes it, with its files. */
export function ReportSheet({ facts, asked }: ReportProps) {
  const { t } = useTranslation('books');
  const sheet = useView('/reports/:report', {
    of: { report: facts.report },
    query: reportQuery(facts, asked),
  });
  return (
    <Panel title={facts.title} actions={<Downloads facts={facts} asked={asked} />} isFlush>
      <Shown of={sheet}>
        {({ period, madeFrom, sections, notes }) => (
          <>
            <p className="px-4 pb-4 text-muted text-sm sm:px-5">
              {period.label}.{' '}
              {madeFrom.first > madeFrom.last
                ? t('reports.madeAt', { last: madeFrom.last })
                : t('reports.madeFrom', { first: madeFrom.first, last: madeFrom.last })}{' '}
              <span className="break-all font-mono text-xs">{madeFrom.hash}</span>
            </p>
            {notes.map((note) => (
              <div key={note} className="px-4 pb-3 sm:px-5">
                <Notice is="held" title={note} />
              </div>
            ))}
            {sections.map((section) => (
              <SectionPart key={section.title} section={section} />
            ))}
          </>
        )}
      </Shown>
    </Panel>
  );
}
