import i18next from 'i18next';
import { fetchPaper } from '../data/papers.ts';
import { withoutId } from '../ui/refusal-words.ts';

/** Opens a paper in a tab of its own, where the browser prints it; why not, where it cannot. */
export async function printPaper(path: string): Promise<string | undefined> {
  // Opened at once: a tab that comes after an answer looks like an advertisement to a browser.
  const tab = window.open('', '_blank');
  if (tab === null) return i18next.t('papers.blocked', { ns: 'cage' });
  const paper = await fetchPaper(path, 'application/pdf');
  if (!paper.ok) {
    tab.close();
    return withoutId(paper.words);
  }
  tab.location.href = paper.url;
  return undefined;
}
