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

/** Plain data with every text in it changed. */
function mapTexts<T>(data: T, change: (text: string) => string): T {
  if (typeof data === 'string') return change(data) as T;
  if (Array.isArray(data)) return data.map((each) => mapTexts(each, change)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, mapTexts(each, change)]),
  ) as T;
}

/** The sheet as it can be printed; the text of its rules stays as it is, for its hash. */
export const cleanSheet = (sheet: PostingSheet): PostingSheet => ({
  ...mapTexts(sheet, cleanText),
  ruleText: sheet.ruleText,
});

/** What the fonts that every PDF reader has can show: Latin letters and the usual marks. */
const IN_EVERY_PDF = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Letters that do not come apart into one of the alphabet and a mark above or below it. */
const WITHOUT_MARK: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L' };

function inLatin(text: string): string {
  if (IN_EVERY_PDF.test(text)) return text;
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (IN_EVERY_PDF.test(letter)) return letter;
      return WITHOUT_MARK[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    })
    .join('');
}

/** A text as paper can show it: a letter that no font has is a question mark. */
export function printable(text: string): string {
  const latin = inLatin(cleanText(text));
  if (IN_EVERY_PDF.test(latin)) return latin;
  return [...latin].map((letter) => (IN_EVERY_PDF.test(letter) ? letter : '?')).join('');
}

/** A document as its PDF has it. Names lose the marks that its fonts lack, as on the forms of the
 * authorities: Nguyen, not nothing. */
export const cleanDocument = <T>(document: T): T =>
  mapTexts(document, (text) => inLatin(cleanText(text)));

/** Texts of clean data that a PDF could not show, and what to do then. */
export function unshownInPdf(data: unknown, path: string, advice: string): readonly Problem[] {
  const { problems, say } = problemReader();
  const visit = (each: unknown, at: string): void => {
    if (typeof each === 'string' && !IN_EVERY_PDF.test(each)) {
      const letter = [...each].find((one) => !IN_EVERY_PDF.test(one));
      say(at, `${JSON.stringify(letter)} is not in the fonts of a PDF; ${advice}`);
    }
    if (typeof each !== 'object' || each === null) return;
    for (const [name, part] of Object.entries(each)) {
      visit(part, Array.isArray(each) ? `${at}[${name}]` : `${at}.${name}`);
    }
  };
  visit(data, path);
  return problems;
}
