import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface Said {
  readonly id: string;
  readonly label: ReactNode;
  /** A hint. */
  readonly hint?: ReactNode;
  /** Its error. */
  readonly problem?: string | undefined;
}

const describedBy = (
  { id, hint, problem }: Pick<Said, 'id' | 'hint' | 'problem'>,
  saidBy?: string,
): { 'aria-describedby'?: string } => {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(saidBy === undefined ? [] : [saidBy]),
  ];
  return ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') };
};

const Under = ({ id, hint, problem }: Omit<Said, 'label'>) => (
  <>
    {hint === undefined ? null : (
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
    )}
    {problem === undefined ? null : (
      <p id={`${id}-problem`} className="font-medium text-problem text-sm">
        {problem}
      </p>
    )}
  </>
);

/** A control with its label, and under it the hint and the error. */
const Labeled = ({ children, label, ...said }: Said & { readonly children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <label htmlFor={said.id} className="font-medium text-ink">
      {label}
    </label>
    {children}
    <Under {...said} />
  </div>
);

const boxClass = (isWrong: boolean): string =>
  `w-full rounded-control border bg-well px-3.5 text-ink placeholder:text-faint ${isWrong ? 'border-problem' : 'border-line-strong'}`;

interface FieldProps extends Said, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly isWrong?: boolean;
  readonly isLarge?: boolean;
  /** The id of an element that says more, such as the list of problems. */
  readonly saidBy?: string;
}

/** A text field with a label and, under it, the hint and the error. */
export function Field(props: FieldProps) {
  const {
    id,
    label,
    hint,
    problem,
    isWrong = problem !== undefined,
    isLarge,
    saidBy,
    ...others
  } = props;
  return (
    <Labeled id={id} label={label} hint={hint} problem={problem}>
      <input
        id={id}
        aria-invalid={isWrong}
        {...describedBy(props, saidBy)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={`${boxClass(isWrong)} ${isLarge === true ? 'min-h-14 font-mono text-xl' : 'min-h-11'}`}
        {...others}
      />
    </Labeled>
  );
}

interface LinesProps extends Said, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Several lines of text. */
export function Lines(props: LinesProps) {
  const { id, label, hint, problem, ...others } = props;
  return (
    <Labeled id={id} label={label} hint={hint} problem={problem}>
      <textarea
        id={id}
        rows={4}
        aria-invalid={problem !== undefined}
        {...describedBy(props)}
        className={`py-2 ${boxClass(problem !== undefined)}`}
        {...others}
      />
    </Labeled>
  );
}

interface GroupProps extends Said {
  readonly children: ReactNode;
}

/** Several controls that are one answer. */
export const Group = ({ children, ...said }: GroupProps) => (
  <fieldset className="flex min-w-0 flex-col gap-1.5" {...describedBy(said)}>
    <legend className="pb-1.5 font-medium text-ink">{said.label}</legend>
    {children}
    <Under {...said} />
  </fieldset>
);

interface SelectProps extends Said, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly options: readonly { readonly value: string; readonly title: string }[];
  /** Shown while nothing is chosen. */
  readonly none?: string | undefined;
}

/** One of a list. The browser's own, which every phone and screen reader knows. */
export function Select(props: SelectProps) {
  const { id, label, hint, problem, options, none, ...others } = props;
  return (
    <Labeled id={id} label={label} hint={hint} problem={problem}>
      <select
        id={id}
        aria-invalid={problem !== undefined}
        {...describedBy(props)}
        className={`min-h-11 ${boxClass(problem !== undefined)}`}
        {...others}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </Labeled>
  );
}

interface CheckboxProps extends Said {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly disabled?: boolean;
}

export const Checkbox = ({ isChecked, onCheck, disabled = false, ...said }: CheckboxProps) => (
  <div>
    <div className="flex min-h-11 items-center gap-3">
      <Radix.Root
        id={said.id}
        checked={isChecked}
        disabled={disabled}
        onCheckedChange={(now) => onCheck(now === true)}
        {...describedBy(said)}
        className="grid size-6 shrink-0 cursor-pointer place-items-center rounded border border-line-strong bg-well data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Indicator>
          <Check className="size-4 text-on-accent" strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={said.id} className="min-h-11 cursor-pointer content-center text-ink">
        {said.label}
      </label>
    </div>
    <Under {...said} />
  </div>
);
