import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { given } from '#result';
import { useView } from '../data/views.ts';
import { type Search, useGo, usePlace } from '../place.ts';
import type { Asks } from '../ui/form-field.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { AskForm } from '../ui/schema-form.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { fieldsOf, type ReportFacts, type ReportField } from './report-query.ts';
import { ReportSheet } from './report-sheet.tsx';

const ASKED = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  day: z.string().optional(),
  offering: z.string().optional(),
  table: z.string().optional(),
});

/** What the report can be narrowed to; it is made again with what was chosen. */
function ReportForm({ facts, asked }: { readonly facts: ReportFacts; readonly asked: Search }) {
  const { t } = useTranslation('books');
  const go = useGo();
  const asks = fieldsOf(facts);
  const offerings = useView(asks.includes('offering') ? '/offerings' : undefined).data ?? [];
  const tables = useView(asks.includes('table') ? '/tables' : undefined).data ?? [];
  const names = {
    offering: offerings.map(({ offering }) => offering),
    table: tables.map(({ table }) => table),
  };
  const asksFor = (field: ReportField): Asks =>
    field === 'offering' || field === 'table'
      ? {
          label: t(`reports.${field}`),
          none: t('reports.any'),
          options: names[field].map((name) => ({ value: name, title: name })),
        }
      : { label: t(`reports.${field}`), as: 'date' };
  return (
    <div className="mb-4">
      <p className="mb-3 max-w-prose text-muted">{facts.about}</p>
      <AskForm
        schema={ASKED}
        submit={t('reports.make')}
        isInline
        initial={asked}
        fields={Object.fromEntries(asks.map((field) => [field, asksFor(field)]))}
        onAsk={(said) => go('/books', { part: 'reports', report: facts.report, ...given(said) })}
      />
      <p className="mt-2 text-faint text-sm">
        {facts.takes === 'days' ? t('reports.daysHint') : t('reports.atHint')}
      </p>
    </div>
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
  const reports = useView('/reports');
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
