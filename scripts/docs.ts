import { HAND_RULES, type HandRule } from '#hands';

const thousands = (count: bigint): string => count.toLocaleString('en-US');

function ruleSection({ id, title, ranking, reads, example, frequencies }: HandRule): string {
  const tables = frequencies.map(({ deal, deals, counts, source }) =>
    [
      `${deal}: ${thousands(deals)} deals. Source: ${source.replace(/\.$/, '')}.`,
      '',
      '| hand | deals |',
      '|---|---:|',
      ...counts.map(([category, count]) => `| ${category} | ${thousands(count)} |`),
    ].join('\n'),
  );
  const facts = [`${title}. ${ranking}`, `Reads ${reads}: \`houseway rank ${id} "${example}"\``];
  return [`## \`${id}\``, ...facts, ...tables].join('\n\n');
}

/** The text that docs/reference/hand-rules.md has to hold. */
export const handRulesPage = (): string =>
  [
    '# Hand rules',
    'Written by `npm run build:docs` from `src/hands`; a test keeps it true.',
    ...HAND_RULES.map(ruleSection),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
