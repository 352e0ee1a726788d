import type { ComponentProps } from 'react';

type Look = 'plain' | 'primary' | 'danger' | 'quiet';

const LOOKS: Readonly<Record<Look, string>> = {
  plain: 'border-line-strong bg-raised text-ink hover:border-accent',
  primary: 'border-accent bg-accent text-on-accent hover:brightness-110',
  danger: 'border-refused bg-refused-soft text-refused hover:brightness-110',
  quiet: 'border-transparent bg-transparent text-muted hover:bg-raised hover:text-ink',
};

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  /** For thumbs in a dim room. */
  readonly isLarge?: boolean;
}

/** How a button looks, for links that are one. */
export const buttonClass = (look: Look = 'plain', isLarge = false): string =>
  `inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border px-4 text-center font-medium motion-safe:transition-[background-color,border-color,filter] disabled:cursor-not-allowed disabled:border-line disabled:bg-raised disabled:text-faint disabled:brightness-100 aria-disabled:cursor-not-allowed ${isLarge ? 'min-h-16 min-w-16 text-lg' : 'min-h-11 min-w-11'} ${LOOKS[look]}`;

/** An action. At least 44 pixels high. */
export const Button = ({
  className = '',
  look = 'plain',
  isLarge = false,
  ...others
}: ButtonProps) => (
  <button type="button" className={`${buttonClass(look, isLarge)} ${className}`} {...others} />
);
