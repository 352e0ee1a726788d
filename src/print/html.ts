// A sheet as one HTML document that needs nothing else and prints on the pages that it shows.
import { ok, type Result } from '#result';
import type { Block, PostingSheet, Section, TableRow } from '#rules';
import {
  factParts,
  figureSize,
  PLAIN_SIZES,
  type Setting,
  sizesOf,
  type TableSizes,
  tableParts,
} from './blocks.ts';
import { sheetCss } from './css.ts';
import { escaped, tag } from './escaped.ts';
import { fitPages } from './fit.ts';
import { footLines } from './foot.ts';
import { measureInBrowser } from './html-measure.ts';
import { footOf, type PagePart, type PagePlan, runningHeadOf, subtitleOf } from './page.ts';
import type { RuleVersion } from './version.ts';

const colgroup = (parts: readonly number[]): string =>
  `<colgroup>${parts
    .map((part) => `<col style="width: ${Math.round(part * 1000) / 10}%">`)
    .join('')}</colgroup>`;

const sizeStyle = (points: number): string => `style="font-size: calc(${points}pt * var(--scale))"`;

/** A row, and its notes right across below it. */
function rowHtml({ cells: [first = '', ...others], notes }: TableRow, sizes: TableSizes): string {
  const right = others
    .map((words) => `<td class="right" ${sizeStyle(sizes.others(words))}>${escaped(words)}</td>`)
    .join('');
  const row = `<th scope="row">${escaped(first)}</th>${right}`;
  if (notes.length === 0) return `<tr>${row}</tr>`;
  const lines = notes.map((note) => tag('p', note)).join('');
  return (
    `<tr class="noted">${row}</tr>` +
    `<tr><td class="notes" colspan="${others.length + 1}">${lines}</td></tr>`
  );
}

function blockHtml(block: Block, weight: Section['weight'], setting: Setting): string {
  switch (block.kind) {
    case 'text':
      return tag('p', block.words);
    case 'list':
      return `<ul>${block.items.map((item) => tag('li', item)).join('')}</ul>`;
    case 'figures': {
      const figures = block.figures.map(({ label, amount, note }) => {
        const size = figureSize(amount, block.figures.length);
        return (
          `<div><p class="label">${escaped(label)}</p>` +
          `<p class="amount" ${sizeStyle(size)}>${escaped(amount)}</p>` +
          `<p class="note">${escaped(note)}</p></div>`
        );
      });
      return `<div class="figures">${figures.join('')}</div>`;
    }
    case 'facts': {
      const rows = block.facts.map(({ label, text }) =>
        rowHtml({ cells: [label, text], notes: [] }, PLAIN_SIZES),
      );
      const parts = colgroup(factParts(block, setting));
      return `<table class="facts">${parts}<tbody>${rows.join('')}</tbody></table>`;
    }
    case 'table':
      return tableHtml(block, weight, setting);
  }
}

function tableHtml(
  table: Extract<Block, { kind: 'table' }>,
  weight: Section['weight'],
  setting: Setting,
): string {
  const sizes = sizesOf(table, weight);
  const caption = table.caption === undefined ? '' : tag('caption', table.caption);
  const titles = table.columns.map(
    ({ title, align }) => `<th scope="col" class="${align}">${escaped(title)}</th>`,
  );
  return (
    `<table>${caption}${colgroup(tableParts(table, setting, sizes))}` +
    `<thead><tr>${titles.join('')}</tr></thead><tbody>${table.rows.map((row) => rowHtml(row, sizes)).join('')}</tbody></table>`
  );
}

const blocksHtml = (
  blocks: readonly Block[],
  weight: Section['weight'],
  setting: Setting,
): string => blocks.map((block) => blockHtml(block, weight, setting)).join('\n');

const sectionHtml = ({ id, heading, blocks, weight }: Section, setting: Setting): string =>
  `<section id="${escaped(id)}" class="${weight}">${tag('h2', heading)}` +
  `<div class="blocks">${blocksHtml(blocks, weight, setting)}</div></section>`;

/** Columns beside each other, as wide as they were planned. */
const columnsHtml = <T>(
  columns: readonly (readonly T[])[],
  { width }: Setting,
  kind: string,
  write: (things: readonly T[]) => string,
): string =>
  columns
    .map((things) => `<div class="${kind}" style="width: ${width}pt">${write(things)}</div>`)
    .join('\n');

/** Dark modules as one path, each a square of the code's own grid. */
function qrSvg(modules: RuleVersion['modules'], code: string): string {
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    `<svg viewBox="0 0 ${modules.length} ${modules.length}" role="img" ` +
    `shape-rendering="crispEdges"><title>${escaped(code)}</title><path d="${path.join('')}"/></svg>`
  );
}

function headHtml(sheet: PostingSheet): string {
  const { venue, title, warning, summary } = sheet;
  return [
    `<header><div class="band"><p class="venue">${escaped(venue)}</p>${tag('h1', title)}`,
    `<p class="approval">${escaped(subtitleOf(sheet))}</p></div>`,
    warning === undefined ? '' : `<p class="warning">${escaped(warning)}</p>`,
    `<p class="summary">${escaped(summary)}</p></header>`,
  ].join('');
}

function partHtml(part: PagePart, sheet: PostingSheet, { widths, scale }: PagePlan): string {
  const of = (width: number): Setting => ({ width, scale, measure: measureInBrowser });
  switch (part.kind) {
    case 'head':
      return headHtml(sheet);
    case 'running-head':
      return `<header class="running">${escaped(runningHeadOf(sheet))}</header>`;
    case 'pool':
      return (
        `<section id="pool" aria-label="${escaped(part.section.heading)}">` +
        `${blocksHtml(part.section.blocks, 'pool', of(widths.full))}</section>`
      );
    case 'notice':
      return sectionHtml(part.section, of(widths.full));
    case 'prizes': {
      const inChart = of(part.isWide ? widths.full : widths.chart);
      const columns = columnsHtml(part.columns, inChart, 'blocks', (blocks) =>
        blocksHtml(blocks, 'prizes', inChart),
      );
      return (
        `<section id="${escaped(part.id)}" class="prizes">` +
        `${part.heading === '' ? '' : tag('h2', part.heading)}` +
        `<div class="columns">${columns}</div></section>`
      );
    }
    case 'plain': {
      const inColumn = of(widths.column);
      return `<div class="columns">${columnsHtml(part.columns, inColumn, 'sections', (sections) =>
        sections.map((section) => sectionHtml(section, inColumn)).join('\n'),
      )}</div>`;
    }
  }
}

export function makeHtml(sheet: PostingSheet, version: RuleVersion): Result<string> {
  const foot = footLines(sheet, version);
  const set = fitPages({ sheet, foot, measure: measureInBrowser });
  if (!set.ok) return set;
  const { plan } = set.value;
  const count = plan.pages.length;
  const pageHtml = (parts: readonly PagePart[], page: number): string =>
    [
      '<article>',
      ...parts.map((part) => partHtml(part, sheet, plan)),
      `<footer><div>${footOf(foot, { page, count })
        .map((line) => tag('p', line))
        .join('')}</div>${qrSvg(version.modules, version.code)}</footer>`,
      '</article>',
    ].join('\n');
  const ids = sheet.approvalIds.join(', ');
  const title = ids === '' ? sheet.title : `${sheet.title} (${ids})`;
  return ok(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${tag('title', title)}
<style>${sheetCss(plan.scale)}</style>
</head>
<body>
${plan.pages.map((parts, page) => pageHtml(parts, page)).join('\n')}
</body>
</html>
`);
}
