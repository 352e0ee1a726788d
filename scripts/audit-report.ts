// What `npm audit --json` has said.

export type AuditReport =
  | { readonly asked: false; readonly why: string }
  | {
      readonly asked: true;
      /** How many packages have something known against them, by severity. */
      readonly counts: Readonly<Record<string, number>>;
      /** Those that must not go into a house. */
      readonly found: readonly string[];
    };

const SEVERE = ['high', 'critical'];

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}

/** An answer without vulnerabilities is none: the registry was not reached, or does not audit. */
export function parseReport(text: string): AuditReport {
  let said: { vulnerabilities?: Record<string, Vulnerability>; message?: string };
  try {
    said = JSON.parse(text);
  } catch {
    return { asked: false, why: 'npm has not answered with JSON' };
  }
  const { vulnerabilities, message = 'the registry does not answer' } = said;
  if (vulnerabilities === undefined) return { asked: false, why: message };
  const all = Object.values(vulnerabilities);
  const counts: Record<string, number> = {};
  for (const { severity } of all) counts[severity] = (counts[severity] ?? 0) + 1;
  const found = all
    .filter(({ severity }) => SEVERE.includes(severity))
    .map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return { asked: true, counts, found };
}
