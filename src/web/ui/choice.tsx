import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly title: ReactNode }[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** Whole sentences: one under the other. */
  readonly isList?: boolean;
}

/** One of a few, all in sight. */
export const Choice = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  isList = false,
}: ChoiceProps<Value>) => (
  <Radix.Root
    aria-label={label}
    value={chosen ?? ''}
    onValueChange={(value) => onChoose(value as Value)}
    className={`flex gap-1 rounded-control border border-line bg-well p-1 ${isList ? 'flex-col' : 'flex-wrap'}`}
  >
    {options.map(({ value, title }) => (
      <Radix.Item
        key={value}
        value={value}
        className={`min-h-11 min-w-11 cursor-pointer rounded-[0.375rem] px-3 font-medium text-muted hover:text-ink data-[state=checked]:bg-accent data-[state=checked]:text-on-accent ${isList ? 'border-line border-t py-1.5 text-left first:border-t-0' : ''}`}
      >
        {title}
      </Radix.Item>
    ))}
  </Radix.Root>
);
