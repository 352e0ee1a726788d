import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { useZone } from './format.ts';
import { momentAt, wallOf } from './wall-clock.ts';

interface MomentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem: string | undefined;
  /** A moment with its offset, or nothing. */
  readonly value: string;
  readonly onChange: (moment: string) => void;
}

/** A moment as the clock on the wall of the house will show it, in any place of the screen. */
export function MomentField({ value, onChange, ...said }: MomentFieldProps) {
  const zone = useZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Field
      {...said}
      type="datetime-local"
      value={wallOf(value, zone)}
      onChange={({ target }) => onChange(momentAt(target.value, zone))}
    />
  );
}
