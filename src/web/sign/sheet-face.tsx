import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import { Empty } from '../ui/state.tsx';
import type { ShownLine } from './lines.ts';
import { SheetSections } from './sheet-blocks.tsx';
import type { Rotation } from './use-rotation.ts';
import { type SignPosting, usePosting } from './use-sign.ts';

/** Between the columns of a sheet, and between its pages. */
const GAP_PX = 48;

/** Tells how many screens a sheet takes, now and whenever its size changes. */
function usePages(
  columns: RefObject<HTMLDivElement | null>,
  posting: SignPosting | undefined,
  setPageCount: (count: number) => void,
): void {
  // A sheet that has come, or has changed, is measured again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the posting is what the columns show.
  useEffect(() => {
    const box = columns.current;
    if (box === null) return undefined;
    const measure = () =>
      setPageCount(
        Math.max(1, Math.round((box.scrollWidth + GAP_PX) / (box.clientWidth + GAP_PX))),
      );
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [columns, posting, setPageCount]);
}

interface SheetFaceProps {
  readonly line: ShownLine;
  readonly rotation: Rotation;
  /** The figures are shown elsewhere on the sign already. */
  readonly isUnderFigures: boolean;
  readonly isOld: boolean;
}

/** The posting sheet of an offering, page by page. */
export function SheetFace({ line, rotation, isUnderFigures, isOld }: SheetFaceProps) {
  const { t } = useTranslation('sign');
  const columns = useRef<HTMLDivElement>(null);
  const { data, error } = usePosting(line);
  const { page, pageCount, setPageCount } = rotation;
  usePages(columns, data, setPageCount);
  const figures = line.meters.map(({ figure }) => money(figure)).join(' · ');
  return (
    <section className="flex h-full min-h-0 flex-col gap-[0.6em] text-[length:clamp(1rem,1.75cqi,3.5rem)] [container-type:inline-size]">
      <header className="flex flex-wrap items-baseline justify-between gap-x-[1em]">
        <h2 className="min-w-0 flex-1 font-semibold text-[1.4em] leading-tight">{line.title}</h2>
        {isUnderFigures ? null : (
          <p
            className={`font-semibold text-[1.7em] tabular-nums leading-tight ${isOld ? 'text-muted' : 'text-ink'}`}
          >
            {figures}
          </p>
        )}
        {pageCount === 1 ? null : (
          <p className="text-muted tabular-nums">
            {t('page', { page: page + 1, count: pageCount })}
          </p>
        )}
      </header>
      {error === null || data !== undefined ? null : (
        <Empty title={t('noSheet')}>{t('noSheetWords')}</Empty>
      )}
      <div className="min-h-0 flex-1 overflow-hidden">
        <div
          ref={columns}
          className="h-full leading-snug @min-[56rem]:columns-2 [column-fill:auto]"
          style={{
            columnGap: GAP_PX,
            transform: `translateX(calc(${-page} * (100% + ${GAP_PX}px)))`,
          }}
        >
          {data === undefined ? null : (
            <>
              <p className="mb-[0.8em] text-muted">{data.summary}</p>
              <SheetSections posting={data} />
              <p className="text-[0.8em] text-muted">
                {[data.approvedAs, ...data.approvalIds, data.approvedBy, ...data.notes]
                  .filter((words) => words !== undefined)
                  .join(' · ')}
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
