import { expect, test } from 'vitest';
import { fieldsOf, type ReportFacts, reportPath, reportQuery } from './report-query.ts';

const DAYS: ReportFacts = {
  report: 'collection',
  title: 'Collection',
  about: '',
  takes: 'days',
  asks: ['table'],
};
const MOMENT: ReportFacts = { ...DAYS, report: 'accounts', takes: 'moment', asks: [] };

test('a report of days asks for the first and the last, one of a moment for the day it ends', () => {
  expect(fieldsOf(DAYS)).toEqual(['from', 'to', 'table']);
  expect(fieldsOf(MOMENT)).toEqual(['day']);
});

test('what is empty, and what the report does not ask for, is not sent', () => {
  const asked = { from: '2026-11-15', to: '', table: 'T 1', offering: 'blazing', part: 'reports' };
  expect(reportQuery(DAYS, asked)).toEqual({ from: '2026-11-15', table: 'T 1' });
  expect(reportPath(DAYS, asked, 'pdf')).toBe(
    '/reports/collection?from=2026-11-15&table=T%201&format=pdf',
  );
  expect(reportQuery(MOMENT, asked)).toEqual({});
  expect(reportPath(MOMENT, {}, 'csv')).toBe('/reports/accounts?format=csv');
});
