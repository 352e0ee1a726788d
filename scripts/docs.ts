import { ACTIVITIES } from '#activities';
import {
  CLAUSED_DOCUMENTS,
  type ClausedDocument,
  type ClausePlace,
  type ClauseRow,
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

/** Where a clause lives, in words. */
function placeWords(place: ClausePlace): string {
  if ('step' in place) return `step \`${place.step}\``;
  if ('refusal' in place) return `refusal \`${place.refusal}\``;
  if ('fact' in place) return `fact \`${place.fact}\``;
  if ('reading' in place) return `reading ${place.reading}`;
  if ('watched' in place) return 'shown to the dealer';
  if ('setting' in place) return `setting \`${place.setting}\``;
  if ('account' in place) return `account \`${place.account}\``;
  return place.reason;
}

const clauseLine = ({ clause, says, lives, shownBy }: ClauseRow): string => {
  const tests = shownBy.map(([file, title]) => `\`${file}\` “${title}”`).join('<br>');
  return `| ${[clause, says, lives.map(placeWords).join('<br>'), tests].map(cell).join(' | ')} |`;
};

const clausesSection = ({ game, sheet, clauses }: ClausedDocument): string => {
  const { title, source } = GAMES.find(({ id }) => id === game) as Game;
  return [
    `## ${title} (\`${game}\`)`,
    `${source}. A house posts it as \`${sheet}\`.`,
    [
      '| clause | says | lives in | shown by |',
      '|---|---|---|---|',
      ...clauses.map(clauseLine),
    ].join('\n'),
  ].join('\n\n');
};

/** The text that docs/reference/clauses.md has to hold. */
export const clausesPage = (): string =>
  [
    '# Clauses',
    'Every clause of the two documents that are complete table games, in our own words: the step of the procedure, the refusal, the fact of the game, the reading, or the setting of the house that it lives in, or the reason why it has none; and the tests that show it. A fact is read in the game’s facts or its procedure (`src/games`). A setting is an option or a value that the house posts, inside the range that was approved.',
    'Written by `npm run build:docs` from `src/games/clauses`; a test keeps it true.',
    ...CLAUSED_DOCUMENTS.map(clausesSection),
  ]
    .join('\n\n')
    .concat('\n');
