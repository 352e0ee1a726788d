// The picture of the two paths in docs/ARCHITECTURE.md. A small house plays a round with a jackpot,
// and the picture is drawn from its log, from the declarations of its commands, and from the topics
// of the stream. Only the round itself is written here.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TOPICS } from '#house';
import { assert } from '#result';
import type { LogRecord } from '../src/house/events.ts';
import { openedFloor } from '../src/house/fixtures/floor.fixture.ts';
import { award, call, PAPERS, post } from '../src/house/fixtures/jackpot.fixture.ts';
import { COMMANDS } from '../src/house/registry.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A fee is taken; then three 7s of one color win the meter, and the cage pays. */
function playedLog(): { readonly fee: readonly LogRecord[]; readonly hand: readonly LogRecord[] } {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, 'hgc-blazing-sevens', { values: { seed: '10000', reseed: '10000' } });
  floor.do('cora', 'enrol-patron', { patron: 'ann' });
  const beforeFee = floor.log.length;
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, person: 'patron', patron: 'ann' });
  floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1] }] });
  const beforeHand = floor.log.length;
  const { claims } = award(floor, call(floor), {
    decks: 6,
    dealer: { up: '7s' },
    seats: [{ seat: 1, cards: '7c 7s' }],
  });
  const claim = claims[0]?.id;
  floor.do('cora', 'check-identity', { claim, patron: 'ann', ...PAPERS });
  floor.do('cora', 'complete-form', { claim, form: 'w-2g' });
  floor.do('cora', 'pay-claim', { claim, from: 'cage', patron: 'ann' });
  return { fee: floor.log.slice(beforeFee, beforeHand), hand: floor.log.slice(beforeHand) };
}

const sources = readdirSync(join(ROOT, 'src/house'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({
    name: `src/house/${name}`,
    text: readFileSync(join(ROOT, 'src/house', name), 'utf8'),
  }));

/** The file that declares a command. */
function fileOf(command: string): string {
  const found = sources.filter(({ text }) => text.includes(`'${command}': command({`));
  assert(found.length === 1, `${found.length} files declare ${command}`);
  return found[0]?.name ?? '';
}

interface Line {
  readonly text: string;
  readonly look: 'name' | 'plain' | 'small' | 'money' | 'event' | 'topic';
}

function wrapped(text: string, most: number, look: Line['look']): readonly Line[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.map((line) => ({ text: line, look }));
}

const short = (account: string): string => account.replace('fund/jackpot/', '');

/** What the picture says of a record, by column. */
function stepOf({ command, events = [] }: LogRecord): readonly (readonly Line[])[] {
  const { may, does, brings } = COMMANDS[command as keyof typeof COMMANDS];
  const types = events.map(({ type }) => type);
  assert(
    types.every((type) => (brings as readonly string[]).includes(type)),
    `${command} does not declare ${types}`,
  );
  return [
    [
      { text: command, look: 'name' },
      ...wrapped(does, 46, 'plain'),
      ...wrapped(`May: ${may.join(', ')}`, 52, 'small'),
      { text: fileOf(command), look: 'small' },
    ],
    types.map((text) => ({ text, look: 'event' })),
    events.flatMap(({ moves = [] }) =>
      moves.flatMap(([why, from, to, amount]): readonly Line[] => [
        { text: `${why} $${amount}`, look: 'money' },
        { text: `${short(from)} → ${short(to)}`, look: 'small' },
      ]),
    ),
    TOPICS.filter(({ changedBy }) => types.some((type) => changedBy.includes(type))).map(
      ({ name }) => ({ text: name, look: 'topic' }),
    ),
  ];
}

const COLUMNS = [
  { title: 'A command', x: 36, width: 340 },
  { title: 'Its event in the log', x: 402, width: 150 },
  { title: 'The money it moves', x: 578, width: 245 },
  { title: 'Topics that tell it', x: 849, width: 125 },
] as const;
const WIDTH = 984;
const LINE = 17;

const LOOKS: Readonly<Record<Line['look'], string>> = {
  name: 'font-weight="700" font-family="ui-monospace, monospace" font-size="14" fill="#0f5132"',
  plain: 'font-size="13" fill="#1c2521"',
  small: 'font-size="11.5" fill="#5a6761"',
  money: 'font-size="13" fill="#8a5a00"',
  event: 'font-family="ui-monospace, monospace" font-size="13" fill="#1c2521"',
  topic: 'font-size="13" fill="#0b4f8a"',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const drawnText = ({ text, look }: Line, x: number, y: number): string =>
  `<text x="${x}" y="${y}" ${LOOKS[look]}>${escaped(text)}</text>`;

const drawnArrow = (x: number, y: number, toX: number, toY: number): string =>
  `<path d="M${x} ${y}L${toX} ${toY}" stroke="#5a6761" marker-end="url(#tip)"/>`;

/** The steps of a path from the top down; where it ends. */
function drawnPath(title: string, records: readonly LogRecord[], top: number) {
  const drawn = [
    `<text x="24" y="${top}" font-size="19" font-weight="700" fill="#1c2521">${title}</text>`,
    ...COLUMNS.map((column) =>
      drawnText({ text: column.title, look: 'small' }, column.x, top + 26),
    ),
  ];
  let y = top + 36;
  for (const [index, record] of records.entries()) {
    const columns = stepOf(record);
    const height = Math.max(...columns.map(({ length }) => length)) * LINE + 16;
    if (index > 0) drawn.push(drawnArrow(48, y - 14, 48, y - 2));
    let from: number | undefined;
    for (const [at, lines] of columns.entries()) {
      if (lines.length === 0) continue;
      const { x, width } = COLUMNS[at] as (typeof COLUMNS)[number];
      const box = at === 0 ? 'fill="#eef5f1" stroke="#9db8aa"' : 'fill="#fff" stroke="#d5ddd9"';
      drawn.push(
        `<rect x="${x - 12}" y="${y}" width="${width}" height="${height}" rx="8" ${box}/>`,
        ...lines.map((line, row) => drawnText(line, x, y + 20 + row * LINE)),
      );
      if (from !== undefined) drawn.push(drawnArrow(from + 2, y + 16, x - 14, y + 16));
      from = x - 12 + width;
    }
    y += height + 16;
  }
  return { drawn, bottom: y };
}

/** The text that docs/pictures/two-paths.svg has to hold. */
export function twoPathsPicture(): string {
  const { fee, hand } = playedLog();
  const first = drawnPath('From a fee to the sign', fee, 34);
  const second = drawnPath('From a hand to the payment', hand, first.bottom + 30);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${second.bottom}" font-family="system-ui, sans-serif">`,
    '<title>From a fee to the sign, and from a hand to the payment</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5a6761"/></marker></defs>',
    `<rect width="${WIDTH}" height="${second.bottom}" fill="#fff"/>`,
    ...first.drawn,
    ...second.drawn,
    '</svg>',
    '',
  ].join('\n');
}
