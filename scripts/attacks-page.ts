// The page of attacks, from the titles of the tests that try them.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'test/attacks';

/** What the letter of an attack's name stands for, in the order of the page. */
const PARTS: Readonly<Record<string, string>> = {
  T: 'The deal: who sat there, and what lay on the table',
  C: 'Claims: who is paid, and on whose word',
  P: 'Tickets, chips, credits, and the house’s own money',
  D: 'Drawings and shows',
  A: 'Badges, PINs, and second persons',
  K: 'The clock, and days',
  L: 'The log',
  F: 'Files, and the program itself',
  R: 'Personal data',
  W: 'Webhooks, and questions that cost much',
};

interface Attack {
  readonly id: string;
  readonly says: string;
  readonly file: string;
}

const TITLE = /\btest\(\s*(['"`])([A-Z]\d+): (.*?)\1/g;

function attacksIn(file: string): readonly Attack[] {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  return [...text.matchAll(TITLE)].map(([, , id = '', says = '']) => ({ id, says, file }));
}

const numberOf = ({ id }: Attack): number => Number(id.slice(1));

const line = ({ id, says, file }: Attack): string =>
  `| ${id} | ${says.replaceAll('|', '\\|')} | \`${FOLDER}/${file}\` |`;

function section(letter: string, attacks: readonly Attack[]): string {
  const rows = attacks
    .filter(({ id }) => id.startsWith(letter))
    .sort((one, other) => numberOf(one) - numberOf(other));
  if (rows.length === 0) return '';
  const head = ['| attack | what happens | tried in |', '|---|---|---|'];
  return [`## ${PARTS[letter]}`, [...head, ...rows.map(line)].join('\n')].join('\n\n');
}

/** The text that docs/reference/attacks.md has to hold. */
export function attacksPage(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.test.ts'));
  const attacks = files.sort().flatMap(attacksIn);
  const parts = Object.keys(PARTS).map((letter) => section(letter, attacks));
  return [
    '# Attacks',
    'What people who work here, guests, and strangers have tried, each with a badge of one role and over the same API as everyone, and what becomes of it. Each line is the title of a test.',
    'Written by `npm run build:docs` from `test/attacks`; a test keeps it true.',
    ...parts.filter(Boolean),
  ]
    .join('\n\n')
    .concat('\n');
}
