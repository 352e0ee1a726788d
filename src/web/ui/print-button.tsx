import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPaper } from '../data/papers.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { withoutId } from './refusal-words.ts';

interface PrintButtonProps {
  /** Where the paper is, under the API. */
  readonly path: string;
  readonly look?: 'plain' | 'primary';
  readonly children: ReactNode;
}

/** Opens a paper in a tab of its own, where the browser prints it; why not, where it cannot. */
export function PrintButton({ path, look = 'plain', children }: PrintButtonProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  async function print(): Promise<string | undefined> {
    // Opened at once: a tab that comes after an answer looks like an advertisement to a browser.
    const tab = window.open('', '_blank');
    if (tab === null) return t('print.blocked');
    const paper = await fetchPaper(path, 'application/pdf');
    if (paper.ok) {
      tab.location.href = paper.url;
      return undefined;
    }
    tab.close();
    return withoutId(paper.words) || t('print.away');
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button look={look} onClick={() => void print().then(setProblem)}>
        <Printer className="size-5" aria-hidden="true" />
        {children}
      </Button>
      {problem === undefined ? null : (
        <Notice is="refused" title={t('print.cannot')}>
          {problem}
        </Notice>
      )}
    </div>
  );
}
