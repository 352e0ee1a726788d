// OWASP ASVS 4.0.3, 14.2.1: what `npm run audit` makes of the registry's answers.
import { expect, test } from 'vitest';
import { parseReport } from '../../scripts/audit-report.ts';

const answer = (...severities: readonly string[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [
        `p${index}`,
        { name: `p${index}`, severity, range: '<2.0.0', via: [], fixAvailable: true },
      ]),
    ),
    metadata: {},
  });

test('14.2.1 nothing known is nothing found', () => {
  expect(parseReport(answer())).toEqual({ asked: true, counts: {}, found: [] });
});

test('14.2.1 what is high or critical must not go into a house; the rest is counted', () => {
  expect(parseReport(answer('low', 'high', 'moderate', 'critical', 'low'))).toEqual({
    asked: true,
    counts: { low: 2, high: 1, moderate: 1, critical: 1 },
    found: ['high: p1 <2.0.0', 'critical: p3 <2.0.0'],
  });
});

test.each([
  ['', 'npm has not answered with JSON'],
  ['<html>', 'npm has not answered with JSON'],
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOTFOUND","summary":"offline"}}', 'the registry does not answer'],
])('14.2.1 an answer that is none is not taken for a good one: %s', (text, why) => {
  expect(parseReport(text)).toEqual({ asked: false, why });
});
