// A sheet on paper: all of it, on pages that can be read, and a house's words stay words.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { sure } from '#result';
import {
  type Activity,
  approvedSheet,
  type Block,
  decodeOffering,
  findActivity,
  type PostingSheet,
  postingOf,
} from '#rules';
import { type PrintFormat, print } from './index.ts';
import { pdfFontSizes, pdfPages, pdfText } from './pdf-text.fixture.ts';

const activityNamed = (id: string): Activity => sure(findActivity(id, ACTIVITIES));
const BLAZING_SEVENS = activityNamed('hgc-blazing-sevens');

const sheetWith = (more: Readonly<Record<string, unknown>> = {}): PostingSheet => {
  const offering = { ...BLAZING_SEVENS.sample, ...more };
  return sure(postingOf(BLAZING_SEVENS, sure(decodeOffering(BLAZING_SEVENS, offering))));
};

const printed = async (sheet: PostingSheet, format: PrintFormat): Promise<string> =>
  sure(await print(sheet, format)).content.toString(format === 'pdf' ? 'latin1' : 'utf8');

/** The letters of a PDF, as its text comes back: marks outside of Latin 1 by their code there. */
// biome-ignore format: short
const IN_PDF: Readonly<Record<string, string>> = {
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '•': '\x95',
};
const inLatin1 = (words: string): string =>
  words.replace(/[’“”–•]/g, (mark) => IN_PDF[mark] as string);

const pageCount = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;

function wordsIn(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.words];
    case 'list':
      return block.items;
    case 'facts':
      return block.facts.flatMap(({ label, text }) => [label, text]);
    case 'figures':
      return block.figures.flatMap(({ label, amount, note }) => [label, amount, note]);
    case 'table':
      return block.rows.flatMap(({ cells, notes }) => [...cells, ...notes]);
  }
}

/** Every text of a sheet that a person is to read. */
const wordsOf = ({ sections, title, venue, summary, approvalIds }: PostingSheet): string[] => [
  title,
  venue,
  summary,
  ...approvalIds,
  ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsIn)]),
];

const inHtml = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const withoutEscapes = (markdown: string): string => markdown.replace(/\\(?=[^\w\s])/g, '');

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))(
  '%s',
  (_, activity) => {
    const posting = postingOf(activity, sure(decodeOffering(activity, activity.sample)));

    test('HTML and Markdown have every word of its sheets', async () => {
      for (const sheet of [approvedSheet(activity), sure(posting)]) {
        const words = wordsOf(sheet);
        const html = await printed(sheet, 'html');
        const markdown = withoutEscapes(await printed(sheet, 'md'));
        expect(words.filter((each) => !html.includes(inHtml(each)))).toEqual([]);
        expect(words.filter((each) => !markdown.includes(each))).toEqual([]);
      }
    });

    test('its PDF can be read: no letter under 8 points, pages numbered, the hash on each', async () => {
      const { content, version } = sure(await print(sure(posting), 'pdf'));
      const pages = pdfPages(content);
      expect(Math.min(...pdfFontSizes(content))).toBeGreaterThanOrEqual(8);
      expect(pages.filter((lines) => !lines.includes(`Rule version ${version.hash}`))).toEqual([]);
      const numbers = pages.map((_, index) => `Page ${index + 1} of ${pages.length}`);
      expect(pages.flatMap((lines) => lines.filter((line) => /^Page \d/.test(line)))).toEqual(
        pages.length === 1 ? [] : numbers,
      );
    });

    test('its PDF has every word of the posting', async () => {
      const sheet = sure(posting);
      const { content } = sure(await print(sheet, 'pdf'));
      // The figures of a pool stand without a heading.
      const sections = sheet.sections.map((section) =>
        section.weight === 'pool' ? { ...section, heading: '' } : section,
      );
      const texts = wordsOf({ ...sheet, sections });
      const words = new Set(texts.flatMap((text) => text.toLowerCase().split(' ')));
      const drawn = new Set(pdfText(content).toLowerCase().split(' '));
      const isMissing = (word: string): boolean => word !== '' && !drawn.has(inLatin1(word));
      expect([...words].filter(isMissing)).toEqual([]);
    });
  },
);

test('a word that is too wide for its column is broken at its hyphen', async () => {
  const flash = activityNamed('hgc-cash-in-a-flash');
  const posting = sure(postingOf(flash, sure(decodeOffering(flash, flash.sample))));
  const lines = pdfPages(sure(await print(posting, 'pdf')).content).flat();
  expect(lines.filter((line) => /^Player-?\w*$/.test(line))).toContain('Player-');
  expect(lines).toContain('dealer');
});

test('a short sheet is one page, and the longest approved ones have their pages too', async () => {
  const short = activityNamed('hgc-paid-collection-year');
  const posting = sure(postingOf(short, sure(decodeOffering(short, short.sample))));
  expect(pageCount(await printed(posting, 'pdf'))).toBe(1);
  const lengthOf = ({ sections }: PostingSheet): number => JSON.stringify(sections).length;
  const longest = ACTIVITIES.map((activity) => approvedSheet(activity))
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, 5);
  for (const sheet of longest) {
    const { content } = sure(await print(sheet, 'pdf'));
    expect(Math.min(...pdfFontSizes(content))).toBeGreaterThanOrEqual(8);
    expect(pdfPages(content).length).toBeLessThanOrEqual(6);
  }
});

describe('words of a house', () => {
  const HOSTILE =
    '<script>alert("1")</script> & </style> \'x\' *b* [a](http://b.c) | `c` # d ~~e~~';
  const hostile = sheetWith({
    advertisedAs: HOSTILE,
    restrictions: [
      `${HOSTILE} 1`,
      '- a list?',
      '1. a number?',
      'a\u202eb\u0007c\nd\u0000e',
      'www.f.com',
    ],
    tables: ['<img src=x onerror=alert(1)>'],
  });

  test('stay text in HTML', async () => {
    const html = await printed(hostile, 'html');
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/i);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;/style&gt;',
    );
    expect(html).toContain('<li>a b c d e</li>');
  });

  test('stay text in Markdown', async () => {
    const lines = (await printed(hostile, 'md')).split('\n');
    const own = lines.filter((line) => line.includes('script'));
    expect(own).toEqual([expect.stringMatching(/^# /), expect.stringMatching(/^- /)]);
    for (const line of own) {
      expect(line.slice(2)).not.toMatch(/(?<!\\)[<>*`[\]|#~&]/);
      expect(line).toContain('http\\://');
    }
    expect(lines).toContain('- \\- a list?');
    expect(lines).toContain('- 1\\. a number?');
    expect(lines).toContain('- a b c d e');
    expect(lines).toContain('- www\\.f.com');
  });

  test('a PDF shows Latin letters and refuses what its fonts lack', async () => {
    expect(
      pageCount(await printed(sheetWith({ restrictions: ['Café – “naïve” €5'] }), 'pdf')),
    ).toBe(pageCount(await printed(sheetWith(), 'pdf')));
    const refused = await print(sheetWith({ restrictions: ['彩池'] }), 'pdf');
    expect(refused).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining('"彩" is not in the fonts of a PDF') }],
    });
    expect(await printed(sheetWith({ restrictions: ['彩池'] }), 'html')).toContain('彩池');
  });

  test.each(['html', 'pdf'] as const)(
    'too many of them for any page are refused, and not cut: %s',
    async (format) => {
      const words = 'No. '.repeat(15_000);
      for (const restrictions of [[words], ['x'.repeat(60_000)], ['x'.repeat(1_000_000)]]) {
        expect(await print(sheetWith({ restrictions }), format)).toMatchObject({
          ok: false,
          error: [{ path: 'sheet' }],
        });
      }
    },
  );
});

describe('the version of the rules', () => {
  const hashOf = async (sheet: PostingSheet): Promise<string> =>
    sure(await print(sheet, 'md')).version.hash;

  test('is the same on every sheet of an offering, in any format', async () => {
    const hashes = await Promise.all(
      (['html', 'pdf', 'md'] as const).map(
        async (format) => sure(await print(sheetWith(), format)).version.hash,
      ),
    );
    expect(new Set(hashes).size).toBe(1);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('changes with a posted value, and not with the day of posting', async () => {
    const { sample } = BLAZING_SEVENS;
    const values = { ...(sample['values'] as object), seed: '6000.00' };
    expect(await hashOf(sheetWith({ values }))).not.toBe(await hashOf(sheetWith()));
    const postedAt = '2026-10-21T09:00:00-07:00';
    expect(await hashOf(sheetWith({ postedAt }))).toBe(await hashOf(sheetWith()));
  });

  test('is in the code, by its first 16 digits', async () => {
    const { version, content } = sure(await print(sheetWith(), 'html'));
    const code = `houseway:hgc-blazing-sevens:${version.hash.slice(0, 16)}`;
    expect(version.code).toBe(code);
    expect(content.toString()).toContain(`<title>${code}</title><path`);
    expect(content.toString()).toContain(version.hash);
  });
});

test('another name brings the ID of the approval', async () => {
  const sheet = sheetWith({ advertisedAs: 'Lucky Sevens' });
  expect(await printed(sheet, 'md')).toMatch(
    /^# Lucky Sevens \(GEAR-001128\)\n\nApproved as Blazing Sevens Progressive Jackpot\.\n/,
  );
  const html = await printed(sheet, 'html');
  expect(html).toContain('<title>Lucky Sevens (GEAR-001128)</title>');
  expect(html).toContain('Approved as Blazing Sevens Progressive Jackpot · GEAR-001128');
});

test('the same sheet gives the same bytes', async () => {
  for (const format of ['html', 'pdf', 'md'] as const) {
    expect(await printed(sheetWith(), format)).toBe(await printed(sheetWith(), format));
  }
});
