import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { GoLink } from './go-link.tsx';

/** The way back to the list, for thumbs too. */
export const BackLink = ({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) => (
  <GoLink
    to={to}
    className="mb-2 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink print:hidden"
  >
    <ArrowLeft className="size-4" aria-hidden="true" />
    {children}
  </GoLink>
);
