import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Meaning } from './tag.tsx';

const ICONS = {
  live: CircleCheck,
  held: TriangleAlert,
  paid: CircleCheck,
  refused: CircleX,
  plain: Info,
};
const LOOKS: Readonly<Record<Meaning, string>> = {
  live: 'border-live bg-live-soft text-live',
  held: 'border-held bg-held-soft text-held',
  paid: 'border-paid bg-paid-soft text-paid',
  refused: 'border-refused bg-refused-soft text-refused',
  plain: 'border-line-strong bg-raised text-muted',
};

interface NoticeProps {
  readonly is?: Meaning;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A message that the user has to know, read out as it appears. */
export function Notice({ is = 'plain', title, children }: NoticeProps) {
  const Icon = ICONS[is];
  return (
    <div
      role={is === 'refused' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-control border-l-4 px-4 py-3 motion-safe:animate-arrive ${LOOKS[is]}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {children === undefined ? null : <div className="mt-0.5 text-ink">{children}</div>}
      </div>
    </div>
  );
}
