import type { ComponentProps } from 'react';

/** A plain action. At least 44 pixels high, for thumbs. */
export const Button = ({ className = '', ...others }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`min-h-11 min-w-11 cursor-pointer rounded-control border border-line bg-raised px-4 font-medium text-ink motion-safe:transition-colors hover:border-gold hover:text-gold disabled:cursor-default disabled:border-line disabled:text-faint ${className}`}
    {...others}
  />
);
