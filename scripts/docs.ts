import { ACTIVITIES } from '#activities';
import {
  CRAZY_4_PROCEDURE,
  FOUR_CARD_PROCEDURE,
  GAMES,
  type Game,
  type Procedure,
  type Reading,
  ROUND_SCHEMA,
} from '#games';
import { HAND_RULES, type HandRule } from '#hands';
import type { Activity } from '#rules';
import { TAX_READINGS, TAX_RULES } from '#tax';

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

const cell = (text: string): string => text.replaceAll('|', '\\|');

const readingLine = ({ id, clause, unclear, weRead, setting }: Reading): string => {
  const choice = setting
    ? `\`${setting.name}\`: ${setting.values.map((value) => (value === setting.default ? `**${value}**` : String(value))).join(', ')}`
    : '';
  return `| ${[id, clause, unclear, weRead, choice].map(cell).join(' | ')} |`;
};

const gameSection = ({ id, title, source, readings }: Game): string =>
  [
    `## ${title} (\`${id}\`)`,
    `${source}.`,
    [
      '| | clause | unclear | we read | setting, **default** |',
      '|---|---|---|---|---|',
      ...readings.map(readingLine),
    ].join('\n'),
  ].join('\n\n');

/** The base games' own readings stand in their sections. */
const activitySection = ({ id, title, approvalIds, readings }: Activity): string =>
  [
    `## ${title} (\`${id}\`)`,
    ...(approvalIds.length === 0 ? [] : [`${approvalIds.join(', ')}.`]),
    [
      '| | clause | unclear | we read | setting, **default** |',
      '|---|---|---|---|---|',
      ...readings.map(readingLine),
    ].join('\n'),
  ].join('\n\n');

const namesOf = (things: object): string => Object.keys(things).join(', ') || '–';

const activityLine = (activity: Activity): string => {
  const { id, title, venue, approvalIds, kind, rows, options, values, readings } = activity;
  const cells = [
    `\`${id}\``,
    title,
    venue.title,
    approvalIds.join(', ') || '–',
    kind,
    ...[rows.length, namesOf(options), Object.keys(values).length, readings.length].map(String),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

/** The text that docs/reference/activities.md has to hold. */
export const activitiesPage = (): string =>
  [
    '# Activities',
    'Every jackpot and promotion that is approved, one file each in `src/activities`. `npx houseway activities ID` prints one whole.',
    'Written by `npm run build:docs` from `src/activities`; a test keeps it true.',
    [
      '| id | title | venue | approval | kind | rows | options | values | readings |',
      '|---|---|---|---|---|---:|---|---:|---:|',
      ...ACTIVITIES.map(activityLine),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');

const PROCEDURES: readonly Procedure[] = [FOUR_CARD_PROCEDURE, CRAZY_4_PROCEDURE];

const procedureSection = ({ game, readings }: Procedure): string =>
  [
    `## The procedure of \`${game}\``,
    [
      '| unclear | we read |',
      '|---|---|',
      ...readings.map(({ unclear, weRead }) => `| ${unclear} | ${weRead} |`),
    ].join('\n'),
  ].join('\n\n');

const taxSection = (): string =>
  [
    '## Tax forms and withholding',
    `${TAX_RULES.map(({ from, source }) => `Payments from ${from} on: ${source}`).join('. ')}.`,
    [
      '| | clause | unclear | we read | setting, **default** |',
      '|---|---|---|---|---|',
      ...TAX_READINGS.map(readingLine),
    ].join('\n'),
  ].join('\n\n');

/** The text that docs/reference/readings.md has to hold. */
export const readingsPage = (): string =>
  [
    '# Readings',
    'Where a rule is unclear, this is how Houseway reads it. Where the answer moves money, `readings` of a record of a round, or `settings` of an offering or a house, chooses another one.',
    'Written by `npm run build:docs` from `src/games`, `src/activities` and `src/tax`; a test keeps it true.',
    ...GAMES.map(gameSection),
    ...PROCEDURES.map(procedureSection),
    ...ACTIVITIES.filter(({ kind }) => kind !== 'game').map(activitySection),
    taxSection(),
  ]
    .join('\n\n')
    .concat('\n');

/** The text that docs/reference/round.schema.json has to hold. */
export const roundSchemaPage = (): string => `${JSON.stringify(ROUND_SCHEMA, null, 2)}\n`;
