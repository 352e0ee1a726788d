// A sheet as Markdown, for notes and mails; tables are aligned for those who read it as it is.
import type { Block, PostingSheet, Section } from '#rules';
import type { RuleVersion } from './version.ts';

/** Text that no reader of Markdown takes for anything else: neither a mark, nor an address, nor the
 * beginning of a list. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~&@]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

const widthOf = (text: string): number => [...text].length;

function padded(text: string, width: number, align: 'left' | 'right'): string {
  const blanks = ' '.repeat(Math.max(width - widthOf(text), 0));
  return align === 'right' ? blanks + text : text + blanks;
}

interface MarkdownTable {
  readonly columns: readonly { readonly title: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly string[])[];
}

function tableLines({ columns, rows }: MarkdownTable): string[] {
  const lines = [columns.map(({ title }) => escaped(title)), ...rows];
  const widths = columns.map((_, index) =>
    Math.max(3, ...lines.map((cells) => widthOf(cells[index] ?? ''))),
  );
  const show = (cells: readonly string[]): string =>
    `| ${columns
      .map(({ align }, index) => padded(cells[index] ?? '', widths[index] as number, align))
      .join(' | ')} |`;
  const rule = columns.map(({ align }, index) => {
    const dashes = '-'.repeat((widths[index] as number) - 1);
    return align === 'right' ? `${dashes}:` : `:${dashes}`;
  });
  return [show(lines[0] as string[]), `| ${rule.join(' | ')} |`, ...rows.map(show)];
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [escaped(block.words)];
    case 'list':
      return block.items.map((item) => `- ${escaped(item)}`);
    case 'figures':
      return block.figures.map(
        ({ label, amount, note }) => `**${escaped(amount)}** ${escaped(label)}, ${escaped(note)}  `,
      );
    case 'facts':
      return block.facts.map(({ label, text }) => `- ${escaped(label)}: ${escaped(text)}`);
    case 'table': {
      const { caption, columns, rows } = block;
      const cells = rows.map(({ cells: [first = '', ...others], notes }) => [
        [`${escaped(first)}`, ...notes.map((note) => `*${escaped(note)}*`)].join('; '),
        ...others.map(escaped),
      ]);
      return [
        ...(caption === undefined ? [] : [`**${escaped(caption)}**`, '']),
        ...tableLines({ columns, rows: cells }),
      ];
    }
  }
}

const sectionLines = ({ heading, blocks }: Section): string[] => [
  `## ${escaped(heading)}`,
  ...blocks.flatMap((block) => ['', ...blockLines(block)]),
  '',
];

export function makeMarkdown(sheet: PostingSheet, { hash, code }: RuleVersion): string {
  const ids = sheet.approvalIds.join(', ');
  const lines = [
    `# ${escaped(sheet.title)}${ids === '' ? '' : ` (${escaped(ids)})`}`,
    '',
    ...(sheet.warning === undefined ? [] : [`**${escaped(sheet.warning)}**`, '']),
    ...(sheet.approvedAs === undefined ? [] : [`Approved as ${escaped(sheet.approvedAs)}.`, '']),
    `${escaped(sheet.venue)}. ${escaped(sheet.summary)}`,
    '',
    ...sheet.sections.flatMap(sectionLines),
    '---',
    '',
    ...sheet.notes.map((note) => `${escaped(note)}.  `),
    `${escaped(sheet.approvedBy)}. Rule version \`${hash}\`, code \`${code}\`.`,
  ];
  return `${lines.join('\n')}\n`;
}
