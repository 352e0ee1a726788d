// npm run audit
// Asks the registry whether anything is known against the packages that run in a house. Exits with 1
// where something is, high or critical; where the registry cannot be asked, it says so and exits
// with 0: being offline is no fault of the code.
import { spawnSync } from 'node:child_process';
import { type AuditReport, parseReport } from './audit-report.ts';

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
  maxBuffer: 64 * 2 ** 20,
});

const report: AuditReport =
  error === undefined ? parseReport(stdout) : { asked: false, why: error.message };
if (!report.asked) {
  process.stderr.write(`WARNING: the packages were NOT audited: ${report.why}\n`);
} else {
  const { found, counts } = report;
  const words = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
  process.stdout.write(`Audited the packages: ${words.join(', ') || 'nothing known'}\n`);
  for (const line of found) process.stdout.write(`  ${line}\n`);
  if (found.length > 0) process.exitCode = 1;
}
