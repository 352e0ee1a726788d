// What a report is asked for, as it stands in the address and as the house takes it.

import type { Seen } from '#client';
import { addressOf } from '#client';
export type ReportFacts = Seen<'/reports'>['reports'][number];

/** The fields of a report's form, in their order. */
export const fieldsOf = ({ takes, asks }: ReportFacts): readonly ReportField[] => [
  ...(takes === 'days' ? (['from', 'to'] as const) : (['day'] as const)),
  ...asks,
];
export type ReportField = 'from' | 'to' | 'day' | 'offering' | 'table';

type Texts = Readonly<Record<string, string>>;

/** What is asked of a report; what it does not ask for is left out, and so is what was left empty. */
export const reportQuery = (
  facts: ReportFacts,
  asked: Texts,
): Partial<Record<ReportField, string>> =>
  Object.fromEntries(
    fieldsOf(facts).flatMap((field) => {
      const text = asked[field] ?? '';
      return text === '' ? [] : [[field, text]];
    }),
  );

/** The address of a report as a file. */
export const reportPath = (facts: ReportFacts, asked: Texts, format: 'csv' | 'pdf'): string =>
  addressOf('/reports/:report', { report: facts.report }, { ...reportQuery(facts, asked), format });
