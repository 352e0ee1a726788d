import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import { isBusy, type ShownLine } from './lines.ts';

function toneOf(line: ShownLine, isOld: boolean): string {
  if (isOld || line.isSuspended) return 'text-muted';
  return isBusy(line) ? 'text-held' : 'text-ink';
}

/** One row up to five, then two. */
const columnsFor = (count: number): number => (count <= 5 ? count : Math.ceil(count / 2));

/** The other meters of the room, under the one that is shown. */
export function Strip({
  lines,
  isOld,
}: {
  readonly lines: readonly ShownLine[];
  readonly isOld: boolean;
}) {
  const { t } = useTranslation('sign');
  const shown = lines.filter(({ meters }) => meters.length > 0);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={t('others')}
      className="grid gap-x-[1.5vw] gap-y-[1vh] border-line border-t pt-[1.6vh]"
      style={{ gridTemplateColumns: `repeat(${columnsFor(shown.length)}, minmax(0, 1fr))` }}
    >
      {shown.map((line) => (
        <li key={line.offering} className="text-center">
          <p
            title={line.title}
            className="truncate text-[length:max(0.875rem,1.1vw)] text-muted leading-tight"
          >
            {line.title}
          </p>
          <p
            className={`flex flex-wrap justify-center gap-x-[0.8em] font-semibold tabular-nums leading-tight ${toneOf(line, isOld)}`}
            style={{ fontSize: `max(1rem, ${Math.min(1.9, 3.3 / line.meters.length)}vw)` }}
          >
            {line.meters.map(({ meter, figure }) => (
              <span key={meter} className="whitespace-nowrap">
                {money(figure)}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
