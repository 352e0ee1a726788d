// A sheet as one HTML document that needs nothing else and prints on one page.
import { ok, type Result } from '#result';
import type { Block, PostingSheet, Section } from '#rules';
import { factParts, figureSize, PLAIN_SIZES, PRIZE_SIZES, tableParts } from './blocks.ts';
import { sheetCss } from './css.ts';
import { footLines } from './foot.ts';
import { measureInBrowser } from './html-measure.ts';
import { fitPage, type PagePlan, partsOf, subtitleOf } from './page.ts';
import type { RuleVersion } from './version.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] as string);

const tag = (name: string, words: string): string => `<${name}>${escaped(words)}</${name}>`;

const colgroup = (parts: readonly number[]): string =>
  `<colgroup>${parts
    .map((part) => `<col style="width: ${Math.round(part * 1000) / 10}%">`)
    .join('')}</colgroup>`;

const firstCell = (words: string, notes: readonly string[]): string =>
  `<th scope="row">${escaped(words)}${notes.map((note) => tag('small', note)).join('')}</th>`;

const rightCell = (words: string): string => `<td class="right">${escaped(words)}</td>`;

function blockHtml(block: Block, weight: Section['weight']): string {
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
          `<p class="amount" style="font-size: calc(${size}pt * var(--scale))">${escaped(amount)}</p>` +
          `<p class="note">${escaped(note)}</p></div>`
        );
      });
      return `<div class="figures">${figures.join('')}</div>`;
    }
    case 'facts': {
      const rows = block.facts.map(
        ({ label, text }) => `<tr>${firstCell(label, [])}${rightCell(text)}</tr>`,
      );
      const parts = colgroup(factParts(block, measureInBrowser));
      return `<table class="facts">${parts}<tbody>${rows.join('')}</tbody></table>`;
    }
    case 'table':
      return tableHtml(block, weight);
  }
}

function tableHtml(table: Extract<Block, { kind: 'table' }>, weight: Section['weight']): string {
  const sizes = weight === 'prizes' ? PRIZE_SIZES : PLAIN_SIZES;
  const caption = table.caption === undefined ? '' : tag('caption', table.caption);
  const titles = table.columns.map(
    ({ title, align }) => `<th scope="col" class="${align}">${escaped(title)}</th>`,
  );
  const rows = table.rows.map(({ cells: [first = '', ...others], notes }) => {
    return `<tr>${firstCell(first, notes)}${others.map(rightCell).join('')}</tr>`;
  });
  return (
    `<table>${caption}${colgroup(tableParts(table, measureInBrowser, sizes))}` +
    `<thead><tr>${titles.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
}

const blocksHtml = (blocks: readonly Block[], weight: Section['weight']): string =>
  blocks.map((block) => blockHtml(block, weight)).join('\n');

const sectionHtml = ({ id, heading, blocks, weight }: Section): string =>
  `<section id="${escaped(id)}" class="${weight}">${tag('h2', heading)}` +
  `<div class="blocks">${blocksHtml(blocks, weight)}</div></section>`;

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

function bodyHtml(sheet: PostingSheet, { chart, columns }: PagePlan): string {
  const { pool, prizes, notices } = partsOf(sheet);
  const warning =
    sheet.warning === undefined ? '' : `<p class="warning">${escaped(sheet.warning)}</p>`;
  return [
    `<header><div class="band"><p class="venue">${escaped(sheet.venue)}</p>${tag('h1', sheet.title)}`,
    `<p class="approval">${escaped(subtitleOf(sheet))}</p></div>${warning}`,
    `<p class="summary">${escaped(sheet.summary)}</p></header>`,
    pool === undefined ? '' : `<section id="pool">${blocksHtml(pool.blocks, 'pool')}</section>`,
    prizes === undefined
      ? ''
      : `<section id="prizes" class="prizes">${tag('h2', prizes.heading)}<div class="columns">${chart
          .map((blocks) => `<div class="blocks">${blocksHtml(blocks, 'prizes')}</div>`)
          .join('')}</div></section>`,
    ...notices.map(sectionHtml),
    `<main class="columns">${columns
      .map((sections) => `<div>${sections.map(sectionHtml).join('\n')}</div>`)
      .join('\n')}</main>`,
  ].join('\n');
}

export function makeHtml(sheet: PostingSheet, version: RuleVersion): Result<string> {
  const foot = footLines(sheet, version);
  const set = fitPage({ sheet, foot, measure: measureInBrowser });
  if (!set.ok) return set;
  const { plan } = set.value;
  const ids = sheet.approvalIds.join(', ');
  const title = ids === '' ? sheet.title : `${sheet.title} (${ids})`;
  return ok(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${tag('title', title)}
<style>${sheetCss(plan.paper, plan.scale)}</style>
</head>
<body>
${bodyHtml(sheet, plan)}
<footer><div>${foot.map((line) => tag('p', line)).join('')}</div>${qrSvg(version.modules, version.code)}</footer>
</body>
</html>
`);
}
