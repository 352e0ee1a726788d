import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** What only those read who want to know exactly. */
export const More = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium text-accent">
      {title}
      <ChevronDown
        className="size-4 group-open:rotate-180 motion-safe:transition-transform"
        aria-hidden="true"
      />
    </summary>
    {children}
  </details>
);
