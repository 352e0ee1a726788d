import { fetchPaper } from '../data/papers.ts';

/** Opens a paper in a tab of its own, where the browser prints it; why not, where it cannot. */
export async function printPaper(path: string): Promise<string | undefined> {
  // Opened at once: a tab that comes after an answer looks like an advertisement to a browser.
  const tab = window.open('', '_blank');
  const paper = await fetchPaper(path, 'application/pdf');
  if (!paper.ok) {
    tab?.close();
    return paper.words;
  }
  if (tab !== null) tab.location.href = paper.url;
  return undefined;
}
