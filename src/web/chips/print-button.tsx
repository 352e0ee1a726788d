import { Printer } from 'lucide-react';
import { useState } from 'react';
import { printPaper } from '../cage/print-paper.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Opens a paper to print; why not, where it cannot. */
export function PrintButton({ path, title }: { readonly path: string; readonly title: string }) {
  const [problem, setProblem] = useState<string>();
  return (
    <div className="flex flex-col gap-2">
      <Button className="self-start" onClick={() => void printPaper(path).then(setProblem)}>
        <Printer className="size-5" aria-hidden="true" />
        {title}
      </Button>
      {problem === undefined ? null : <Notice is="refused" title={problem} />}
    </div>
  );
}
