import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPaper, savePaper } from '../data/papers.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { withoutId } from './refusal-words.ts';

interface PaperButtonProps {
  /** Where the paper is, under the API. */
  readonly path: string;
  /** The name of the file. */
  readonly file: string;
  readonly children: ReactNode;
}

/** Gets a printout of the house for the badge that is signed in, to print or to keep. */
export function PaperButton({ path, file, children }: PaperButtonProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [isFetching, setFetching] = useState(false);
  const fetchIt = async () => {
    setFetching(true);
    const paper = await fetchPaper(path);
    setFetching(false);
    setProblem(paper.ok ? undefined : withoutId(paper.words));
    if (paper.ok) savePaper(paper, file);
  };
  return (
    <>
      <Button disabled={isFetching} onClick={() => void fetchIt()}>
        <FileDown className="size-4" aria-hidden="true" />
        {children}
      </Button>
      {problem === undefined ? null : (
        <Notice is="refused" title={t('state.failed')}>
          {problem}
        </Notice>
      )}
    </>
  );
}
