// The long proofs, and what each of them depends on: where one of those files changes, what was
// proved is no longer true, and the quick tests fail until it has been proved again. What is named
// here is chosen with care: the code that a proof is about, and not all that it happens to run.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { minifySync, transformWithOxc } from 'vite';

export interface Proof {
  readonly name: string;
  /** Files of tests, which it depends on, or folders of them, which it does not. */
  readonly tests: readonly string[];
  /** Files, or folders without their unit tests. */
  readonly dependsOn: readonly string[];
  /** Files or folders in those that it never reaches, or that only say what is decided elsewhere. */
  readonly except?: readonly string[];
}

/** The steps of a table hand a finished round to the settlement; the index only lists names. */
const ONLY_STEPS = ['src/games/procedure', 'src/games/index.ts'];

/** No settlement reads what the wagers keep. */
const STEPS_AND_HOLD = [...ONLY_STEPS, 'src/games/hold.ts', 'src/games/hold-figures.ts'];

export const PROOFS: readonly Proof[] = [
  {
    name: 'hands',
    tests: [
      'test/oracle/referees.test.ts',
      'test/prove/every-hand.prove.ts',
      'test/prove/mexican.prove.ts',
      'test/prove/pai-gow.prove.ts',
      'test/prove/rank-keys.prove.ts',
    ],
    dependsOn: ['src/cards', 'src/hands', 'assembly', 'test/golden/digests.ts'],
  },
  {
    name: 'settlement',
    tests: ['test/oracle/settle-rounds.test.ts'],
    except: STEPS_AND_HOLD,
    dependsOn: [
      'src/cards',
      'src/hands',
      'src/games',
      'test/oracle/poker.ts',
      'test/oracle/random-rounds.ts',
      'test/oracle/recorded-round.ts',
      'test/oracle/settle-crazy-4-poker.ts',
      'test/oracle/settle-four-card-poker.ts',
      'test/oracle/settle-rounds.ts',
      'test/oracle/stacked-deal.ts',
    ],
  },
  {
    name: 'table-games',
    tests: [
      'test/oracle/house-rounds-crazy-4.test.ts',
      'test/oracle/house-rounds-four-card.test.ts',
    ],
    except: ['src/games/hold.ts', 'src/games/hold-figures.ts'],
    dependsOn: [
      'src/cards',
      'src/hands',
      'src/games',
      'src/house/table-games',
      'test/oracle/house-rounds.ts',
      'test/oracle/poker.ts',
      'test/oracle/random-rounds.ts',
      'test/oracle/recorded-round.ts',
      'test/oracle/settle-crazy-4-poker.ts',
      'test/oracle/settle-four-card-poker.ts',
      'test/oracle/settle-rounds.ts',
      'test/oracle/stacked-deal.ts',
    ],
  },
  {
    name: 'decisions',
    tests: [
      'test/oracle/decisions/boards.test.ts',
      'test/oracle/decisions/chips.test.ts',
      'test/oracle/decisions/decisions.test.ts',
      'test/oracle/decisions/pools.test.ts',
      'test/oracle/decisions/stages.test.ts',
      'test/oracle/decisions/tournaments.test.ts',
    ],
    except: ['src/rules/posting', ...STEPS_AND_HOLD],
    dependsOn: [
      'src/cards',
      'src/hands',
      'src/games',
      'src/rules',
      'src/activities',
      'test/oracle/decisions',
      'test/oracle/pai-gow-tiles.ts',
      'test/oracle/poker.ts',
      'test/oracle/predicates-thirteen-card.ts',
      'test/oracle/thirteen-card.ts',
    ],
  },
  {
    name: 'game-odds',
    tests: ['src/lab/best-play.prove.ts', 'src/lab/odds.prove.ts', 'test/prove/hold.prove.ts'],
    except: ONLY_STEPS,
    dependsOn: ['src/cards', 'src/hands', 'src/games', 'src/lab', 'scripts/hold.ts'],
  },
  {
    name: 'charts',
    tests: ['src/web/play/chart.test.ts'],
    except: STEPS_AND_HOLD,
    dependsOn: [
      'src/cards',
      'src/hands',
      'src/games',
      'src/lab',
      'src/web/odds/strategy-grid.ts',
      'src/web/play/chart.ts',
      'src/web/play/charts.ts',
    ],
  },
  {
    name: 'activity-odds',
    tests: ['src/lab/activity-odds.prove.ts', 'test/prove/activity-odds.prove.ts'],
    except: STEPS_AND_HOLD,
    dependsOn: ['src/cards', 'src/hands', 'src/games', 'src/rules/predicates', 'src/lab'],
  },
  {
    name: 'fairness',
    tests: ['test/prove/fairness.prove.ts'],
    dependsOn: ['src/chance', 'src/drawing', 'src/lab/fairness'],
  },
  {
    name: 'simulation',
    tests: ['src/simulate/simulation.prove.ts', 'src/simulate/crooked.test.ts'],
    dependsOn: ['src/money', 'src/ledger', 'src/simulate'],
  },
  {
    name: 'crash',
    tests: ['test/crash/crash.test.ts', 'test/crash/power-cut.prove.ts'],
    dependsOn: ['src/store', 'test/crash'],
  },
  {
    name: 'fuzz',
    tests: ['test/fuzz/fuzz.test.ts'],
    dependsOn: ['src/server/app.ts', 'src/server/problems.ts', 'test/fuzz'],
  },
  {
    name: 'screens',
    tests: ['test/journeys/everywhere.test.ts'],
    dependsOn: ['src/web/shell', 'src/web/ui', 'src/web/theme.css', 'src/web/screens.ts'],
  },
  {
    name: 'journeys',
    tests: ['test/journeys'],
    dependsOn: ['src/store'],
  },
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What was proved, by the name of the proof. */
export const PROVED_FILE = join(ROOT, 'test/golden/proved.json');

export interface Proved {
  /** The hash of everything that the proof depends on. */
  readonly sources: string;
  readonly passed: number;
}

export const provedBefore = (): Readonly<Record<string, Proved>> =>
  JSON.parse(readFileSync(PROVED_FILE, 'utf8'));

const isFile = (path: string): boolean => statSync(join(ROOT, path)).isFile();

/** The file, or the files of the folder; throws where there is neither. */
function filesAt(path: string): readonly string[] {
  const place = join(ROOT, path);
  if (isFile(path)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Two words of letters with a blank between them. Names and cards are none. */
const PROSE = /[A-Za-z’]{3,} [A-Za-z’]{2,}|[A-Za-z’]{2,} [A-Za-z’]{3,}/;

/** What a database is asked. */
const QUESTION =
  /^\s*(?:alter|begin|copy|create|delete|drop|insert|listen|lock|select|set|show|update|with)\b/;

/** What a page looks like stands in its sources, and its words do not. */
const hasWords = (name: string): boolean => !name.startsWith('src/web/');

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The texts that people read, in their order. What is made of several parts is code. */
function sentencesIn(code: string): readonly Sentence[] {
  const found: Sentence[] = [];
  const look = ({ start, end }: Pick<Sentence, 'start' | 'end'>, text: unknown): void => {
    if (typeof text !== 'string' || !PROSE.test(text) || QUESTION.test(text)) return;
    found.push({ start, end, text });
  };
  const visitor = new Visitor({
    Literal: (literal) => look(literal, literal.value),
    TemplateLiteral: (literal) => {
      if (literal.quasis.length === 1) look(literal, literal.quasis[0]?.value.cooked);
    },
  });
  visitor.visit(parseSync('code.js', code).program);
  return found.sort((one, other) => one.start - other.start);
}

/** What runs of a source. */
async function codeOf(name: string, text: string): Promise<string> {
  const { code } = await transformWithOxc(text, name, {
    sourcemap: false,
    jsx: { development: false },
  });
  const plain = { compress: false, mangle: false };
  return minifySync(name.replace(/tsx?$/, 'js'), code, plain).code;
}

/** Stands for what the sources decide: types, comments and layout do not, nor how a sentence is worded.
 * But a text may be compared with another one: in place of each stands which of all texts it is. */
export async function hashOfSources(
  sources: readonly (readonly [name: string, text: string])[],
): Promise<string> {
  const hash = createHash('sha256');
  const numbers = new Map<string, number>();
  for (const [name, text] of sources) {
    hash.update(`${name}\0`);
    const isCode = /\.tsx?$/.test(name);
    const code = isCode ? await codeOf(name, text) : text;
    let from = 0;
    for (const { start, end, text } of isCode && hasWords(name) ? sentencesIn(code) : []) {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      hash.update(code.slice(from, start)).update(`\0${number}\0`);
      from = end;
    }
    hash.update(code.slice(from)).update('\0');
  }
  return hash.digest('hex');
}

export function sourcesHash({ tests, dependsOn, except = [] }: Proof): Promise<string> {
  const paths = new Set([...dependsOn, ...tests.filter(isFile)].flatMap(filesAt));
  const named = [...paths]
    .map((path) => [relative(ROOT, path).split(sep).join('/'), path] as const)
    .filter(([name]) => !except.some((each) => name === each || name.startsWith(`${each}/`)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOfSources(named.map(([name, path]) => [name, readFileSync(path, 'utf8')]));
}
