import type { ComponentProps } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly isWrong?: boolean;
  readonly isLarge?: boolean;
  /** The id of an element that says more, such as the list of problems. */
  readonly saidBy?: string;
}

/** A text field with a label and, under it, what it takes. */
export function Field(props: FieldProps) {
  const { id, label, hint, isWrong = false, isLarge = false, saidBy, ...others } = props;
  const described = [hint === undefined ? '' : `${id}-hint`, saidBy ?? ''].join(' ').trim();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={isWrong}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={`w-full rounded-control border bg-well px-3.5 text-ink placeholder:text-faint ${
          isLarge ? 'min-h-14 font-mono text-xl' : 'min-h-11'
        } ${isWrong ? 'border-problem' : 'border-line-strong'}`}
        {...others}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
