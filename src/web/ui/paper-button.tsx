import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { fetchPaper, savePaper } from '../data/papers.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { withoutId } from './refusal-words.ts';
import { AskForm, type AskFormProps } from './schema-form.tsx';

interface Place {
  /** Where the paper is, under the API. */
  readonly path: string;
  /** The name of the file. */
  readonly file: string;
}

function usePaper() {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [isFetching, setFetching] = useState(false);
  const get = async ({ path, file }: Place): Promise<void> => {
    setFetching(true);
    const paper = await fetchPaper(path);
    setFetching(false);
    setProblem(paper.ok ? undefined : withoutId(paper.words));
    if (paper.ok) savePaper(paper, file);
  };
  const notice =
    problem === undefined ? null : (
      <Notice is="refused" title={t('state.failed')}>
        {problem}
      </Notice>
    );
  return { get, isFetching, notice };
}

/** Gets a printout of the house for the badge that is signed in, to print or to keep. */
export function PaperButton({ children, ...place }: Place & { readonly children: ReactNode }) {
  const { get, isFetching, notice } = usePaper();
  return (
    <>
      <Button disabled={isFetching} onClick={() => void get(place)}>
        <FileDown className="size-4" aria-hidden="true" />
        {children}
      </Button>
      {notice}
    </>
  );
}

interface PaperFormProps<Schema extends z.ZodObject> extends Omit<AskFormProps<Schema>, 'onAsk'> {
  readonly paperOf: (asked: z.output<Schema>) => Place;
}

/** The same where something says which one. */
export function PaperForm<Schema extends z.ZodObject>(props: PaperFormProps<Schema>) {
  const { paperOf, ...form } = props;
  const { get, isFetching, notice } = usePaper();
  return (
    <>
      <AskForm
        look="plain"
        isInline
        {...form}
        isReady={!isFetching}
        onAsk={(asked) => get(paperOf(asked))}
      />
      {notice}
    </>
  );
}
