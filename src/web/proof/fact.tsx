import type { ReactNode } from 'react';

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What it means, in a sentence. */
  readonly words?: string;
}

export const Fact = ({ title, children, words }: FactProps) => (
  <div className="flex min-w-0 flex-col gap-0.5 py-2.5">
    <dt className="font-medium text-muted text-sm">{title}</dt>
    <dd className="min-w-0">
      <div className="break-words">{children}</div>
      {words === undefined ? null : <p className="text-faint text-sm">{words}</p>}
    </dd>
  </div>
);

/** A hash in full, broken where the line ends. */
export const Hash = ({ of }: { readonly of: string }) => (
  <code className="break-all font-mono text-sm">{of}</code>
);
