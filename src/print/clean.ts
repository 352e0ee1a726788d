// A house's own words are printed as words: without control characters, without marks that turn
// the direction of the text around, on one line.
import { type Problem, problemReader } from '#result';
import type { PostingSheet } from '#rules';

const UNPRINTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

const cleanText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(UNPRINTED, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Plain data with every text in it made printable. */
function cleanAll<T>(data: T): T {
  if (typeof data === 'string') return cleanText(data) as T;
  if (Array.isArray(data)) return data.map(cleanAll) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, cleanAll(each)]),
  ) as T;
}

/** The sheet as it can be printed; the text of its rules stays as it is, for its hash. */
export const cleanSheet = (sheet: PostingSheet): PostingSheet => ({
  ...cleanAll(sheet),
  ruleText: sheet.ruleText,
});

/** What the fonts that every PDF reader has can show: Latin letters and the usual marks. */
const IN_EVERY_PDF = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Texts of a cleaned sheet that a PDF could not show. */
export function unshownInPdf(sheet: PostingSheet): readonly Problem[] {
  const { problems, say } = problemReader();
  const visit = (data: unknown, path: string): void => {
    if (typeof data === 'string' && !IN_EVERY_PDF.test(data)) {
      const letter = [...data].find((each) => !IN_EVERY_PDF.test(each));
      say(path, `${JSON.stringify(letter)} is not in the fonts of a PDF; html and md can show it`);
    }
    if (typeof data !== 'object' || data === null) return;
    for (const [name, each] of Object.entries(data)) {
      visit(each, Array.isArray(data) ? `${path}[${name}]` : `${path}.${name}`);
    }
  };
  visit({ ...sheet, ruleText: '' }, 'sheet');
  return problems;
}
