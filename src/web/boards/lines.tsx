import type { ReactNode } from 'react';
import { LESS, ROW } from './sizes.ts';

interface SignLine {
  readonly key: string;
  readonly place: number;
  readonly what: ReactNode;
  readonly more: ReactNode;
}

/** A longer list of a board that hangs alone stands in two columns. */
const ONE_COLUMN = 10;

interface LinesProps {
  readonly lines: readonly SignLine[];
  readonly isAlone: boolean;
}

/** Lines of a sign, best first. A line that doesn't fit is left out whole, because no one
 * scrolls a sign. */
export function Lines({ lines, isAlone }: LinesProps) {
  const half = isAlone && lines.length > ONE_COLUMN ? 'landscape:lg:w-[calc(50%-1vw)]' : '';
  return (
    <ol className="flex min-h-0 flex-1 flex-col gap-x-[2vw] lg:flex-wrap lg:overflow-hidden">
      {lines.map(({ key, place, what, more }) => (
        <li
          key={key}
          className={`grid w-full grid-cols-[2ch_minmax(0,1fr)_auto] items-baseline gap-x-[0.6em] border-line border-t py-[0.25em] leading-tight ${ROW} ${half} ${place === 1 ? 'text-accent' : ''}`}
        >
          <span className="text-right tabular-nums">{place}</span>
          <span className="truncate font-semibold tabular-nums first-letter:uppercase">{what}</span>
          <span className={`text-right text-ink tabular-nums ${LESS}`}>{more}</span>
        </li>
      ))}
    </ol>
  );
}
