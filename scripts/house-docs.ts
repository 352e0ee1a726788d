import {
  ACTION_REFERENCE,
  COMMAND_REFERENCE,
  COMMAND_TYPES,
  KINDS as COUNTED,
  commandSchema,
  isMoneyKind,
  type Limit,
  limitOf,
  MAY,
  type PowerKind,
  PROFILES,
  PROPOSES,
  REFUSALS,
  type Reference,
  ROLES,
  type Role,
  SEES,
  SYSTEM_COMMANDS,
} from '#house';
import { REQUIREMENTS } from '#requirements';

/** The text that docs/reference/refusals.md has to hold. */
export const refusalsPage = (): string =>
  [
    '# Refusals',
    'Why the house refuses a command. A refused command changes nothing. The list is closed and in the order of the checks: if several reasons apply, the answer names the first; if several fees of one command are wrong, the first of them. A command ID keeps its refusal forever: to try again, use a new ID.',
    'A request that can’t be read as a command is not refused and not logged: the answer lists every problem and its place (`fees[0].amount`).',
    'Written by `npm run build:docs` from `src/house/refusals.ts`; a test keeps it true.',
    [
      '| | code | what it says |',
      '|---:|---|---|',
      ...Object.entries(REFUSALS).map(
        ([code, sentence], index) => `| ${index + 1} | \`${code}\` | ${sentence} |`,
      ),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');

type Schema = Readonly<Record<string, unknown>>;

/** Texts by the pattern that they keep to. */
const KINDS: readonly (readonly [part: string, kind: string])[] = [
  ['{0,47}', 'a name'],
  ['{0,63}', 'an id'],
  ['{0,79}', 'an id'],
  ['{64}', '64 hex digits'],
  ['^-?', 'dollars, with a minus to subtract'],
  ['{1,13}', 'dollars'],
  ['[0-5]', 'a time of day'],
];

function formOf(schema: Schema): string {
  const choices = (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) return choices.map(formOf).join(' or ');
  if (schema['const'] !== undefined) return `\`${schema['const']}\``;
  if (schema['enum'] !== undefined) {
    return (schema['enum'] as string[]).map((value) => `\`${value}\``).join(', ');
  }
  switch (schema['type']) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `${schema['minimum']} to ${schema['maximum']}`;
    case 'array':
      return `a list of: ${formOf(schema['items'] as Schema)}`;
    case 'object':
      return schema['properties'] === undefined ? 'an object' : `{ ${fieldsOf(schema)} }`;
  }
  if (schema['format'] === 'date') return 'a date';
  if (schema['format'] === 'uri') return 'an address';
  const pattern = String(schema['pattern'] ?? '');
  return KINDS.find(([part]) => pattern.includes(part))?.[1] ?? 'words';
}

const entriesOf = ({ properties, required = [] }: Schema) =>
  Object.entries(properties as Readonly<Record<string, Schema>>)
    .filter(([field]) => field !== 'type')
    .map(([field, schema]) => ({
      field,
      schema,
      isNeeded: (required as readonly string[]).includes(field),
    }));

const fieldsOf = (schema: Schema): string =>
  entriesOf(schema)
    .map((each) => `${each.field}${each.isNeeded ? '' : '?'}: ${formOf(each.schema)}`)
    .join('; ');

function fieldTable(schema: Schema): readonly string[] {
  const fields = entriesOf(schema);
  if (fields.length === 0) return ['It has no fields of its own.'];
  const lines = fields.map(
    (each) =>
      `| \`${each.field}\` | ${formOf(each.schema).replaceAll('|', '\\|')} | ${each.isNeeded ? 'yes' : ''} |`,
  );
  return [['| field | is | needed |', '|---|---|---|', ...lines].join('\n')];
}

const bringsLine = ({ brings }: Reference): string =>
  `Brings: ${brings.map((event) => `\`${event}\``).join(', ')}.`;

const ACTION = (commandSchema('propose')['properties'] as Readonly<Record<string, Schema>>)[
  'action'
] as { readonly oneOf: readonly Schema[] };

const actionSection = ([type, reference]: [string, Reference]): string => {
  const schema = ACTION.oneOf.find(
    ({ properties }) => (properties as Record<string, Schema>)['type']?.['const'] === type,
  );
  const who = PROPOSES[type as keyof typeof PROPOSES].join(', ');
  return [
    `### \`${type}\``,
    reference.does,
    `Proposed by: ${who}. Takes ${reference.takes}.`,
    ...fieldTable(schema as Schema),
    bringsLine(reference),
  ].join('\n\n');
};

/** A row for each thing, a column for each role, a mark where the two go together. */
const matrixOf = (rows: readonly (readonly [name: string, roles: readonly Role[]])[]): string => {
  const columns = ROLES.filter((role) => rows.some(([, roles]) => roles.includes(role)));
  return [
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => ':-:|').join('')}`,
    ...rows.map(([name, roles]) => {
      const cells = columns.map((role) => (roles.includes(role) ? '●' : ' '));
      return `| ${name} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
};

const coded = <Key extends string>(
  table: Readonly<Record<Key, readonly Role[]>>,
): [string, readonly Role[]][] =>
  Object.entries<readonly Role[]>(table).map(([name, roles]) => [`\`${name}\``, roles]);

const limitText = ({ each, day }: Limit, kind: PowerKind): string => {
  const unit = isMoneyKind(kind) ? '$' : '';
  const most = `${unit}${day.toLocaleString('en-US')} a day`;
  return each === 1 ? most : `${unit}${each.toLocaleString('en-US')}, ${most}`;
};

const SECOND = Object.fromEntries(
  COMMAND_TYPES.flatMap((type): [string, readonly Role[]][] => {
    const { second } = COMMAND_REFERENCE[type];
    return second === undefined ? [] : [[type, second]];
  }),
);

/** The text that docs/reference/permissions.md has to hold. */
export const permissionsPage = (): string =>
  [
    '# Permissions',
    'What each role can do and see. A badge has one or more roles and can do what any of them can.',
    'Written by `npm run build:docs` from the declarations in `src/house`; a test keeps it true.',
    '## Commands by role',
    'Each row is a command of [commands.md](commands.md); a test checks every cell. `open-house` has no mark: the first administrator sends it once, at setup. The role `clock` is the house’s own clock; no one can sign in with it.',
    matrixOf(coded(MAY)),
    `Only the server itself sends these, after it has handled what is not in the log (a PIN, a document, personal data, the time): ${SYSTEM_COMMANDS.map((type) => `\`${type}\``).join(', ')}.`,
    '## Proposals and approvals',
    'One person proposes and another approves. What only two people ever do is proposed by operations and approved by control: no role can do both.',
    matrixOf([
      ...coded(PROPOSES).map(([name, roles]): [string, readonly Role[]] => [
        `propose ${name}`,
        roles,
      ]),
    ]),
    'Any command below can be proposed too, by a person who may ask for it: because it takes two people, or because it goes beyond the limit of one badge. A mark is the role of the second person, who is another person than the first, and not the person whom it is about. [commands.md](commands.md) says when one badge is enough.',
    matrixOf(coded(SECOND)),
    '## Limits of one badge',
    'In one act and in a gaming day, by profile; all badges together have ten times as much as one. A house may set its own, up to four times those of `standard`. What is looser than before begins on the next gaming day. A house that was set up before there were limits has none until two people choose a profile.',
    [
      `| | ${PROFILES.map((profile) => `\`${profile}\``).join(' | ')} |`,
      `|---|${PROFILES.map(() => '---:|').join('')}`,
      ...COUNTED.map(
        (kind) =>
          `| ${kind} | ${PROFILES.map((profile) => limitText(limitOf({ profile }, kind), kind)).join(' | ')} |`,
      ),
    ].join('\n'),
    'Some steps need different people, whatever their roles. The person who calls a hand, the person who verifies it, and each person who signs for it are all different. So are the person who drops a box and each person who counts it. No one can end their own badge.',
    '## Views by role',
    'Signs are public. A count is blind: a person with only the role `count` sees no books and no log.',
    matrixOf(coded(SEES)),
  ]
    .join('\n\n')
    .concat('\n');

/** The text that docs/reference/commands.md has to hold. */
export const commandsPage = (): string =>
  [
    '# Commands',
    'Every command of a house. A command is a JSON object with `id` (created once by the sender and kept until there is an answer), `by` (the sender’s badge), `type`, and the fields below; other fields are refused. Amounts in dollars are text with at most two decimals: `"12.50"`.',
    'See [refusals.md](refusals.md) for why a command is refused and [permissions.md](permissions.md) for who can send it.',
    'Written by `npm run build:docs` from `src/house`; a test keeps it true.',
    ...COMMAND_TYPES.map((type) => {
      const reference = COMMAND_REFERENCE[type];
      const who =
        MAY[type].length === 0 ? 'the first administrator, at setup' : MAY[type].join(', ');
      const fields =
        type === 'propose'
          ? [
              '| field | is | needed |\n|---|---|---|\n| `action` | one of the actions below, with its `type` | this or `command` |\n| `command` | a command that takes two people or goes beyond a limit, with its `type` | this or `action` |\n| `reason` | text | |',
            ]
          : fieldTable(commandSchema(type));
      return [
        `## \`${type}\``,
        reference.does,
        `May ask: ${who}. Takes ${reference.takes}.`,
        ...fields,
        bringsLine(reference),
      ].join('\n\n');
    }),
    '## Actions that take two people',
    'One proposes, another from another department approves; only then it is done, and it is checked both times.',
    ...Object.entries(ACTION_REFERENCE).map(actionSection),
  ]
    .join('\n\n')
    .concat('\n');

type Group = (typeof REQUIREMENTS)[number];

const requirementLine = ({
  id,
  asks,
  source,
  metBy,
  shownBy,
}: Group['requirements'][number]): string => {
  const tests = shownBy.map(([file, name]) => `\`${file}\` “${name}”`).join('<br>');
  return `| ${[id, asks, source, metBy, tests].join(' | ')} |`;
};

const requirementSection = ({ title, requirements }: Group): string =>
  [
    `## ${title}`,
    [
      '| | asks | source | met by | shown by |',
      '|---|---|---|---|---|',
      ...requirements.map(requirementLine),
    ].join('\n'),
  ].join('\n\n');

/** The text that docs/reference/requirements.md has to hold. */
export const requirementsPage = (): string =>
  [
    '# Requirements',
    'What regulators ask of systems like this one, in our own words, and how Houseway meets it. Not all of it binds one house: some was written for slot machines and is the nearest model, and jurisdictions differ. What differs is a setting, or **the house’s choice**, and stands here as such; a house’s own procedures (cameras, keys, deposits) are its choice as well.',
    'The sources are public law. Every named test exists. `GET /api/v1/checklist` has the same list with what the running house shows for it.',
    'Written by `npm run build:docs` from `src/requirements`; a test keeps it true.',
    ...REQUIREMENTS.map(requirementSection),
  ]
    .join('\n\n')
    .concat('\n');
