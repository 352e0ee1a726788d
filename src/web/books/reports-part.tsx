import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useView } from '../data/views.ts';
import { type Search, useGo, usePlace } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { fieldsOf, type ReportFacts, type ReportField } from './report-query.ts';
import { ReportSheet } from './report-sheet.tsx';

interface FieldProps {
  readonly field: ReportField;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function ReportFieldBox({ field, value, onChange }: FieldProps) {
  const { t } = useTranslation('books');
  const offerings = useView(field === 'offering' ? '/offerings' : undefined);
  const tables = useView(field === 'table' ? '/tables' : undefined);
  const shared = {
    id: `report-${field}`,
    label: t(`reports.${field}`),
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  if (field === 'offering' || field === 'table') {
    const names =
      field === 'offering'
        ? (offerings.data ?? []).map(({ offering }) => offering)
        : (tables.data ?? []).map(({ table }) => table);
    const options = names.map((name) => ({ value: name, title: name }));
    return <Select {...shared} none={t('reports.any')} options={options} />;
  }
  return <Field {...shared} type="date" />;
}

/** What the report can be narrowed to; it is made again with what was chosen. */
function ReportForm({ facts, asked }: { readonly facts: ReportFacts; readonly asked: Search }) {
  const { t } = useTranslation('books');
  const go = useGo();
  const [values, setValues] = useState<Search>(asked);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const said = fieldsOf(facts)
      .map((field) => [field, values[field] ?? ''] as const)
      .filter(([, text]) => text !== '');
    go('/books', { part: 'reports', report: facts.report, ...Object.fromEntries(said) });
  };
  return (
    <form onSubmit={submit} className="mb-4">
      <p className="mb-3 max-w-prose text-muted">{facts.about}</p>
      <div className="grid items-end gap-3 sm:flex sm:flex-wrap">
        {fieldsOf(facts).map((field) => (
          <ReportFieldBox
            key={field}
            field={field}
            value={values[field] ?? ''}
            onChange={(text) => setValues((before) => ({ ...before, [field]: text }))}
          />
        ))}
        <Button type="submit" look="primary">
          {t('reports.make')}
        </Button>
      </div>
      <p className="mt-2 text-faint text-sm">
        {facts.takes === 'days' ? t('reports.daysHint') : t('reports.atHint')}
      </p>
    </form>
  );
}

const ReportList = ({ reports }: { readonly reports: readonly ReportFacts[] }) => {
  const { t } = useTranslation('books');
  const { report } = usePlace().search;
  return (
    <nav aria-label={t('reports.list')}>
      <ul className="flex flex-col">
        {reports.map((each) => (
          <li key={each.report}>
            <GoLink
              to="/books"
              search={{ part: 'reports', report: each.report }}
              className={`flex min-h-11 items-center rounded-control px-3 py-1.5 hover:bg-raised ${each.report === report ? 'bg-raised font-semibold text-ink' : 'text-muted'}`}
            >
              {each.title}
            </GoLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export function ReportsPart() {
  const { t } = useTranslation('books');
  const { search } = usePlace();
  const reports = useAnswer<{ readonly reports: readonly ReportFacts[] }>('/reports');
  return (
    <Shown of={reports}>
      {({ reports: all }) => {
        const facts = all.find(({ report }) => report === search['report']);
        return (
          <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
            <Panel title={t('reports.title')}>
              <ReportList reports={all} />
            </Panel>
            {facts === undefined ? (
              <Panel>
                <Empty title={t('reports.title')}>{t('reports.choose')}</Empty>
              </Panel>
            ) : (
              <div className="min-w-0">
                <ReportForm key={facts.report} facts={facts} asked={search} />
                <ReportSheet facts={facts} asked={search} />
              </div>
            )}
          </div>
        );
      }}
    </Shown>
  );
}
