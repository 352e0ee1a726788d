import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

interface SearchFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly submit: string;
  readonly initial?: string | undefined;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric';
  /** What is wrong with a text that can't find anything. */
  readonly problemOf?: (text: string) => string | undefined;
  /** The field is empty for the next: a scanner goes on. */
  readonly isCleared?: boolean;
  readonly onSearch: (text: string) => void;
}

/** One text to find something by, typed or scanned: a scanner ends it with Enter. It knows no
 * schema, so public pages load none. */
export function SearchForm(props: SearchFormProps) {
  const { label, hint, submit, initial = '', placeholder, inputMode, isCleared = false } = props;
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string>();
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const text = typed.trim();
        if (text === '') return;
        const wrong = props.problemOf?.(text);
        setProblem(wrong);
        if (wrong !== undefined) return;
        props.onSearch(text);
        if (isCleared) setTyped('');
      }}
    >
      <div className="min-w-44 flex-1">
        <Field
          id={id}
          label={label}
          hint={hint}
          problem={problem}
          isLarge
          inputMode={inputMode}
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" look="primary" className="mt-7.5 min-h-14">
        {submit}
      </Button>
    </form>
  );
}
