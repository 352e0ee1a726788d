// What a report is asked for, as it stands in the address and as the house takes it.

export interface ReportFacts {
  readonly report: string;
  readonly title: string;
  readonly about: string;
  readonly takes: 'days' | 'moment';
  readonly asks: readonly ('offering' | 'table')[];
}

/** The fields of a report's form, in their order. */
export const fieldsOf = ({ takes, asks }: ReportFacts): readonly ReportField[] => [
  ...(takes === 'days' ? (['from', 'to'] as const) : (['day'] as const)),
  ...asks,
];
export type ReportField = 'from' | 'to' | 'day' | 'offering' | 'table';

type Texts = Readonly<Record<string, string>>;

/** The path of a report; what it does not ask for is left out, and so is what was left empty. */
export function reportPath(facts: ReportFacts, asked: Texts, format?: 'csv' | 'pdf'): string {
  const query = new URLSearchParams();
  for (const field of fieldsOf(facts)) {
    const text = asked[field];
    if (text !== undefined && text !== '') query.set(field, text);
  }
  if (format !== undefined) query.set('format', format);
  const text = query.toString();
  return `/reports/${facts.report}${text === '' ? '' : `?${text}`}`;
}
