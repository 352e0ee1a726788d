import type { ReactNode } from 'react';

interface PanelProps {
  readonly title?: ReactNode;
  /** What can be done with all of it, at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Content that reaches the edges, such as a table. */
  readonly isFlush?: boolean;
}

/** A part of a screen with its title. */
export const Panel = ({
  title,
  actions,
  children,
  className = '',
  isFlush = false,
}: PanelProps) => (
  <section className={`min-w-0 rounded-panel border border-line bg-panel ${className}`}>
    {title === undefined && actions === undefined ? null : (
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-2 sm:px-5">
        <h2 className="font-semibold text-lg">{title}</h2>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
    )}
    <div className={isFlush ? 'pb-2' : 'px-4 pt-1 pb-5 first:pt-5 sm:px-5'}>{children}</div>
  </section>
);

/** The heading of a screen. */
export const ScreenTitle = ({
  title,
  words,
  actions,
}: {
  readonly title: ReactNode;
  readonly words?: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
    <div className="min-w-0">
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      {words === undefined ? null : <p className="mt-1 max-w-prose text-muted">{words}</p>}
    </div>
    {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
);
