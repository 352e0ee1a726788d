// House rules that no compiler checks: who may import whom, words that stay out, file lengths.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(SRC, '..');

/** What each folder may import, besides itself: folders, Node, packages, or packages by name. Only
 * the 'pure' folders may be used in the browser and in a replay. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  result: [],
  chance: ['#result', '@noble/hashes/sha2'],
  drawing: ['#chance', '#result', '@noble/hashes/sha2', '@noble/hashes/utils'],
  money: ['#result'],
  cards: ['#chance', '#result'],
  hands: ['#cards', '#result'],
  games: ['#chance', '#cards', '#hands', '#money', '#result'],
  rules: ['#chance', '#cards', '#hands', '#games', '#money', '#result'],
  activities: ['#rules', '#chance', '#cards', '#hands', '#games', '#money', '#result'],
  ledger: ['#money', '#result'],
  tax: ['#money', '#result'],
  house: [
    '#ledger',
    '#tax',
    '#rules',
    '#chance',
    '#cards',
    '#hands',
    '#games',
    '#money',
    '#drawing',
    '#result',
    'zod',
    'temporal-polyfill',
  ],
  reports: ['#house', '#ledger', '#rules', '#games', '#money', '#result', 'temporal-polyfill'],
  requirements: ['#house', '#ledger', '#rules', '#money'],
  simulate: [
    '#activities',
    '#house',
    '#ledger',
    '#rules',
    '#games',
    '#cards',
    '#hands',
    '#chance',
    '#drawing',
    '#money',
    '#result',
  ],
  client: ['#house', '#reports', '#rules', '#result', 'zod'],
  checkpoint: ['#result', 'node'],
  store: [
    '#checkpoint',
    '#house',
    '#drawing',
    '#ledger',
    '#rules',
    '#money',
    '#result',
    'node',
    'packages',
  ],
  lab: [
    '#activities',
    '#rules',
    '#chance',
    '#drawing',
    '#cards',
    '#hands',
    '#games',
    '#money',
    '#result',
  ],
  print: ['#rules', '#tax', '#money', '#result', 'node', 'packages'],
  server: [
    '#client',
    '#checkpoint',
    '#store',
    '#house',
    '#reports',
    '#requirements',
    '#ledger',
    '#activities',
    '#print',
    '#rules',
    '#tax',
    '#games',
    '#chance',
    '#drawing',
    '#money',
    '#result',
    'node',
    'packages',
  ],
  demo: [
    '#client',
    '#server',
    '#store',
    '#house',
    '#reports',
    '#rules',
    '#games',
    '#chance',
    '#money',
    '#result',
    'node',
    'packages',
  ],
  web: [
    '#client',
    '#drawing',
    '#house',
    '#reports',
    '#rules',
    '#activities',
    '#chance',
    '#cards',
    '#hands',
    '#games',
    '#lab',
    '#money',
    '#result',
    'packages',
  ],
  cli: [
    '#checkpoint',
    '#chance',
    '#drawing',
    '#cards',
    '#hands',
    '#games',
    '#rules',
    '#activities',
    '#ledger',
    '#house',
    '#simulate',
    '#client',
    '#store',
    '#lab',
    '#money',
    '#print',
    '#result',
    '#server',
    '#demo',
    'node',
    'packages',
  ],
};
const PURE = [
  'result',
  'chance',
  'drawing',
  'money',
  'cards',
  'hands',
  'games',
  'rules',
  'activities',
  'ledger',
  'tax',
  'house',
  'reports',
  'requirements',
  'simulate',
  'client',
  'lab',
];

/** Time and chance come in through the signature; money is never a fraction of two. */
const BANNED_EVERYWHERE = [/\benum\s+\w+\s*\{/, /\bparseFloat\(/, /\.toFixed\(/, /@ts-ignore/];
/** `given({ x })` leaves out what is undefined. Two files wait until their long proofs are due anyway. */
const SPREAD_GAME = /\.\.\.\((\w+) === undefined \? \{\} : \{ \1 \}\)/;
const SPREADS_LEFT = ['games/answer.ts', 'simulate/calls.ts'];
const BANNED_IN_PURE = [/\bDate\.now\(/, /\bnew Date\(/, /\bMath\.random\(/, /\bconsole\./];

/** Lines of tables do not count: a reader looks a row up and need not hold them all. */
const LINES_MAX = 600;
const isTableStart = (line: string): boolean =>
  line.trimStart().startsWith('// biome-ignore format');

/** A table begins with its comment and ends where a line is indented as little again. */
function linesOf(text: string): number {
  let count = 0;
  let table: { readonly indent: number; readonly first: number } | undefined;
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const indent = line.length - line.trimStart().length;
    if (isTableStart(line)) table = { indent, first: index + 1 };
    else if (table === undefined) count += 1;
    else if (index > table.first && indent <= table.indent && line !== '') table = undefined;
  }
  return count;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const sources = filesUnder(SRC)
  .map((path) => ({ path: relative(SRC, path), text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => path.includes(sep));

const folderOf = (path: string): string => path.split(sep)[0] as string;
const isTest = (path: string): boolean => /\.(?:test|prove|fixture)\.tsx?$/.test(path);

const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export)\b(?:[^'=;]*\bfrom)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((match) => (match[1] ?? match[2]) as string);

/** Which kind of import it is, in the words of MAY_IMPORT. */
function kindOf(specifier: string): string {
  if (specifier.startsWith('#') || specifier.startsWith('.')) return specifier;
  return specifier.startsWith('node:') ? 'node' : 'packages';
}

test('every folder of src is known here', () => {
  expect(new Set(sources.map(({ path }) => folderOf(path)))).toEqual(
    new Set(Object.keys(MAY_IMPORT)),
  );
});

test('docs/ARCHITECTURE.md lists the folders in this order, with what each may import', () => {
  const text = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \| [^|]* \| (\w+) \| ([^|]*) \|$/gm)];
  const told = rows.map(([, folder = '', kind, imports]) => [folder, kind === 'pure', imports]);
  const known = Object.entries(MAY_IMPORT).map(([folder, may]) => {
    const folders = may.filter((each) => each.startsWith('#')).map((each) => each.slice(1));
    return [folder, PURE.includes(folder), folders.join(', ') || '–'];
  });
  expect(told).toEqual(known);
});

test('docs/ARCHITECTURE.md names every folder of src/house, and every kind of promotion', () => {
  const text = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
  const [, chart = ''] = /allows no circle:\n\n((?: {4}.*\n)+)/.exec(text) ?? [];
  const kinds = [...text.matchAll(/^\| `([\w-]+)` \| .* \| `src\/rules/gm)].map(([, kind]) => kind);
  const foldersOf = (place: string): string[] =>
    readdirSync(join(SRC, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'fixtures')
      .map(({ name }) => name);
  const missing = foldersOf('house').filter((name) => !new RegExp(`\\b${name}\\b`).test(chart));
  expect(missing).toEqual([]);
  expect(kinds.sort()).toEqual(foldersOf('house/promotions').sort());
});

describe.each(Object.keys(MAY_IMPORT))('src/%s', (folder) => {
  const files = sources.filter(({ path }) => folderOf(path) === folder);

  test('imports only what stands above it, and other folders only by their #name', () => {
    const allowed = MAY_IMPORT[folder] as readonly string[];
    const wrong = files
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, text }) =>
        importsOf(text)
          .filter((specifier) => {
            const kind = kindOf(specifier);
            const leaves = join(path, '..', specifier).split(sep)[0] !== folder;
            return kind.startsWith('.')
              ? leaves
              : !allowed.includes(kind) && !allowed.includes(specifier);
          })
          .map((specifier) => `${path} imports ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  test('has none of the banned words, and no file longer than a reader can hold', () => {
    const banned = [...BANNED_EVERYWHERE, ...(PURE.includes(folder) ? BANNED_IN_PURE : [])];
    const wrong = files.flatMap(({ path, text }) => [
      ...banned.filter((word) => word.test(text)).map((word) => `${path} has ${word}`),
      ...(SPREAD_GAME.test(text) && !SPREADS_LEFT.includes(path.split(sep).join('/'))
        ? [`${path} spreads what may be undefined`]
        : []),
      ...(linesOf(text) > LINES_MAX ? [`${path} is longer than ${LINES_MAX} lines`] : []),
      ...(/export \* from/.test(text) ? [`${path} exports everything`] : []),
    ]);
    expect(wrong).toEqual([]);
  });
});

const product = sources.filter(({ path }) => !isTest(path));
const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** What each file imports of ours. */
const near = new Map(
  product.map(({ path, text }) => [
    path,
    importsOf(text)
      .filter((specifier) => /^[.#]/.test(specifier))
      .map((specifier) =>
        specifier.startsWith('#')
          ? relative('src', imports[specifier])
          : join(path, '..', specifier),
      ),
  ]),
);

/** Where the command, the pages and a worker of theirs begin. */
const BEGINNINGS = ['cli/main.ts', 'web/main.tsx', 'web/workers/proof.worker.ts'];

test('no file is there for its tests only', () => {
  const imported = new Set([...near.values()].flat());
  const alone = product.filter(({ path }) => !imported.has(path) && !path.endsWith('.d.ts'));
  expect(alone.map(({ path }) => path).sort()).toEqual(BEGINNINGS.map((path) => join(path)));
});

describe('no file imports itself by way of others', () => {
  /** The way from a file back to itself, if there is one. */
  function circleAt(path: string): readonly string[] | undefined {
    const from = new Map<string, string>();
    const open = [path];
    for (const at of open) {
      for (const next of near.get(at) ?? []) {
        if (from.has(next)) continue;
        from.set(next, at);
        open.push(next);
      }
    }
    if (!from.has(path)) return undefined;
    const way = [path];
    do way.unshift(from.get(way[0] as string) as string);
    while (way[0] !== path);
    return way;
  }

  test.each(Object.keys(MAY_IMPORT))('in src/%s', (folder) => {
    const here = product.filter(({ path }) => folderOf(path) === folder);
    expect(here.flatMap(({ path }) => circleAt(path)?.join(' > ') ?? [])).toEqual([]);
  });
});

/** The rooms of the house: words are known to all; mechanisms meet in the registry only. */
describe('src/house', () => {
  const files = sources.filter(({ path }) => folderOf(path) === 'house' && !isTest(path));
  const roomOf = (path: string): string => path.split(sep).slice(1, 2)[0] as string;
  const importing = (path: string, text: string) =>
    importsOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => join(path, '..', specifier));

  test('the core names no promotion, and one promotion uses another by its api.ts only', () => {
    /** What puts them together. */
    const together = ['registry.ts', 'events.ts', 'promotions-state.ts', 'refusals.ts', 'index.ts'];
    const isPromotion = (path: string): boolean => roomOf(path) === 'promotions';
    const wrong = files
      .filter(({ path }) => !together.includes(roomOf(path)))
      .flatMap(({ path, text }) =>
        importing(path, text)
          .filter(isPromotion)
          .filter((to) => !isPromotion(path) || to.split(sep)[2] !== path.split(sep)[2])
          .filter((to) => !isPromotion(path) || !to.endsWith(`${sep}api.ts`))
          .map((to) => `${path} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test('a mechanism is known to the registry only, and commands to their own folder', () => {
    const declares = (what: RegExp) =>
      new Set(files.filter(({ text }) => what.test(text)).map(({ path }) => path));
    const mechanisms = declares(/^(?:export const \w+ =| {2}return) mechanism\(/m);
    const commands = declares(/: command\(\{$/m);
    expect(mechanisms.size).toBeGreaterThan(15);
    const wrong = files
      .filter(({ path }) => path !== join('house', 'registry.ts'))
      .flatMap(({ path, text }) =>
        importing(path, text)
          .filter(
            (to) => mechanisms.has(to) || (commands.has(to) && join(to, '..') !== join(path, '..')),
          )
          .map((to) => `${path} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test('words import nothing of the house but words', () => {
    const wrong = files
      .filter(({ path }) => roomOf(path) === 'words')
      .flatMap(({ path, text }) =>
        importing(path, text)
          .filter((to) => !to.startsWith(join('house', 'words')))
          .map((to) => `${path} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });
});

test('screens ask by the forms of src/web/ui, and have none of their own', () => {
  const isScreen = (path: string): boolean =>
    folderOf(path) === 'web' && path.split(sep)[1] !== 'ui';
  const wrong = sources.filter(({ path, text }) => isScreen(path) && /<form\b/.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Whole numbers that are no money, and may be larger than a number holds. Money is `Cents`. */
const COUNTED: Readonly<Record<string, string>> = {
  'games/crazy-4-poker.ts': 'percents of a meter, and how many bet',
  'games/crazy-4-poker-tables.ts': 'odds of a pay table',
  'games/four-card-poker-tables.ts': 'odds of a pay table',
  'games/meter.ts': 'percents of a meter, and how many won',
  'games/outcome.ts': 'percents of a meter',
  'games/pay-table.ts': 'odds of a pay table',
  'hands/hand.ts': 'how often a hand is dealt',
  'hands/poker-frequencies.ts': 'how often a hand is dealt',
  'house/powers/enforce.ts': 'cents and pieces, counted alike',
  'house/powers/value.ts': 'cents and pieces, counted alike',
  'house/words/powers.ts': 'cents and pieces, counted alike',
  'lab/best-play.ts': 'how many hands and deals were looked at',
  'reports/theoretical-win.ts': 'squares of cents, for variances',
  'store/evidence-pages.ts': 'numbers of records in a database',
  'store/folder-copy.ts': 'places in a log of a database',
  'store/sql.ts': 'whatever a column of a database has',
  'store/sql-store.ts': 'amounts as a column of a database has them',
  'tax/rules.ts': 'how many times the wager',
  'web/rank/how-often.tsx': 'how often a hand is dealt',
  'web/ui/format.ts': 'any count',
  'web/ui/numbers.ts': 'how often a hand is dealt',
};

test('no money is a bare bigint outside src/money', () => {
  const counting = sources
    .filter(({ path }) => folderOf(path) !== 'money' && !isTest(path))
    .filter(({ text }) => /(?:[^:]:|[|,(<[=]|\bas)\s+bigint\b|[<[]bigint\b/.test(text))
    .map(({ path }) => path.split(sep).join('/'));
  expect(new Set(counting)).toEqual(new Set(Object.keys(COUNTED)));
});

const typesOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map((match) => match[1] as string);

/** Its code is the words of its sheet, and changes only with it. */
const hasOwnWords = (path: string): boolean => folderOf(path) === 'activities';

test('no two exported types share a name', () => {
  const names = sources
    .filter(({ path }) => !hasOwnWords(path) && !isTest(path))
    .flatMap(({ text }) => typesOf(text));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** A folder of src; in the pages, that of a screen. Inside of one, an import does not tell which of two
 * namesakes is meant; a name that no other file can import is only read where it stands. */
function roomOf(path: string): string {
  const [folder = '', screen = ''] = path.split(sep);
  return folder === 'web' ? `web/${screen}` : folder;
}

const givenOut = (text: string): string[] =>
  [...text.matchAll(/^export \{([^}]*)\} from '\.[^']*'/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/^.* as /s, '').trim())
      .filter((name) => /^[a-z]\w*$/.test(name)),
  );

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

test('no two functions of a room are exported under one name, nor do two rooms give one out', () => {
  const inside = sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) ([a-z]\w*)/gm)].map(
        ([, name]) => `${roomOf(path)}: ${name}`,
      ),
    );
  const outside = sources
    .filter(({ path }) => /^\w+.index\.ts$/.test(path))
    .flatMap(({ text }) => givenOut(text));
  expect([...twice(inside), ...twice(outside)]).toEqual([]);
});

test('every shape of the glossary is declared where it says', () => {
  const [, after = ''] = readFileSync(join(ROOT, 'docs/reference/glossary.md'), 'utf8').split(
    '## Shapes',
  );
  const [table = ''] = after.split('\n## ');
  const lines = [...table.matchAll(/^\| [^|]+ \| ([^|]+) \| `src\/([^`]+)` \|$/gm)];
  const declared = new Map(sources.map(({ path, text }) => [path, typesOf(text)]));
  expect(lines.length).toBeGreaterThan(12);
  for (const [, types = '', path = ''] of lines) {
    const named = [...types.matchAll(/`(\w+)`/g)].map((match) => match[1]);
    expect(declared.get(path.split('/').join(sep)), path).toEqual(expect.arrayContaining(named));
  }
});

test('the pure folders are the ones that compile without Node and DOM types', () => {
  const config = readFileSync(join(ROOT, 'tsconfig.pure.json'), 'utf8');
  const included = [...config.matchAll(/"src\/(\w+)"/g)].map((match) => match[1]);
  expect(new Set(included)).toEqual(new Set(PURE));
});

test('no table of tests has a dollar before a digit in its title, which vitest takes for a field', () => {
  const titled = sources.filter(({ path }) => isTest(path));
  const wrong = titled.flatMap(({ path, text }) =>
    [...text.matchAll(/\)\(\s*['`]([^'`\n]*\$\d[^'`\n]*)['`]/g)].map(
      ([, title]) => `${path}: ${title}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('the lock file holds no download addresses', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  expect(lock).not.toContain('"resolved"');
  expect(lock).not.toContain('https://registry');
});
