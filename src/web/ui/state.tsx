// What a part of a screen shows when it has nothing to show: loading, empty, failed.
import { CircleAlert, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { withoutId } from './refusal-words.ts';

export function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-3 p-5" aria-label={t('state.loading')}>
      {[70, 90, 55].map((width) => (
        <div
          key={width}
          className="h-4 rounded bg-raised motion-safe:animate-pulse"
          style={{ width: `${width}%` }}
        />
      ))}
    </div>
  );
}

interface SaidProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
}

/** Nothing is here, and why, or what to do. */
export const Empty = ({ title, children, icon: Icon = Inbox }: SaidProps) => (
  <div className="flex flex-col items-center gap-2 px-5 py-10 text-center">
    <Icon className="size-8 text-faint" strokeWidth={1.5} aria-hidden="true" />
    <p className="font-medium text-ink">{title}</p>
    {children === undefined ? null : <div className="max-w-prose text-muted">{children}</div>}
  </div>
);

export function Failed({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-5 py-10 text-center">
      <CircleAlert className="size-8 text-refused" strokeWidth={1.5} aria-hidden="true" />
      <p className="font-medium text-ink">{t('state.failed')}</p>
      <p className="max-w-prose text-muted">{withoutId(error.message)}</p>
      {onRetry === undefined ? null : <Button onClick={onRetry}>{t('state.tryAgain')}</Button>}
    </div>
  );
}

interface Asked<Value> {
  readonly data: Value | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The answer, or loading, or why it can't be shown. An earlier answer stays. */
export function Shown<Value>({
  of: { data, error, refetch },
  children,
}: {
  readonly of: Asked<Value>;
  readonly children: (value: Value) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
