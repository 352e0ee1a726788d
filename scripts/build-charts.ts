// Counts best play of the base games, which takes half a minute, and writes it down for phones.
import { writeFile } from 'node:fs/promises';
import { GAMES } from '#games';
import { labOf } from '#lab';
import { type ChartRow, type LeastHand, type PlayChart, playChart } from '../src/web/play/chart.ts';

const rowLine = ({ category, rank, cells }: ChartRow): string =>
  `{ category: '${category}', rank: ${rank}, cells: [${cells.map((each) => `'${each}'`).join(', ')}] },`;

const leastLine = ({ decision, category, ranks }: LeastHand): string =>
  `{ decision: '${decision}', category: '${category}', ranks: '${ranks}' },`;

const indented = (depth: number, lines: readonly string[]): string =>
  lines.map((line) => `${' '.repeat(depth)}${line}\n`).join('');

const chartLines = (game: string, { rows, least }: PlayChart): string =>
  indented(2, [`'${game}': {`, '  rows: [']) +
  indented(6, rows.map(rowLine)) +
  indented(4, ['],', ...(least.length === 0 ? ['least: [],'] : ['least: ['])]) +
  (least.length === 0 ? '' : indented(6, least.map(leastLine)) + indented(4, ['],'])) +
  indented(2, ['},']);

function chartOf(game: string): PlayChart {
  const lab = labOf(game);
  if (lab === undefined) throw new Error(`the lab does not know ${game}`);
  return playChart(lab.bestPlay(() => {}).strategy);
}

await writeFile(
  'src/web/play/charts.ts',
  `// Written by \`npm run build:charts\` from what the lab counts: do not edit.
import type { PlayChart } from './chart.ts';

// biome-ignore format: a line for each row
export const CHARTS: Readonly<Record<string, PlayChart>> = {
${GAMES.map(({ id }) => chartLines(id, chartOf(id))).join('')}};
`,
);
