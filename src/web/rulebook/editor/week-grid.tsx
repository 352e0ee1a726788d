import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentIn } from '#house';
import { houseNow } from '../../data/time.ts';
import { Button } from '../../ui/button.tsx';
import { laterDate, wallOf } from '../../ui/wall-clock.ts';
import { clockOf, dateOf, hourOf, weekdayOf } from '../day-words.ts';
import type { OfferingDocument } from '../document.ts';
import { type Day, mondayOf, type WeekSpan, weekOf } from '../week.ts';

const DAY = 24 * 60;
const HOURS = [0, 6, 12, 18, 24];

const percent = (minutes: number): string => `${(minutes / DAY) * 100}%`;

function useSpanWords(): (span: WeekSpan) => string {
  const { t } = useTranslation('rulebook');
  return ({ from, until, windows }) => {
    const span = t('week.span', { from: clockOf(from), until: clockOf(until) });
    if (windows.length === 0) return span;
    const words = windows.map((index) => t('week.window', { number: index + 1 })).join(', ');
    return t('week.inWindow', { span, windows: words });
  };
}

function DayRow({ day: { date, spans } }: { readonly day: Day }) {
  const { t } = useTranslation('rulebook');
  const wordsOf = useSpanWords();
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2">
      <span className="whitespace-nowrap text-sm tabular-nums">
        {weekdayOf(date)} <span className="text-muted">{dateOf(date)}</span>
      </span>
      <span className="sr-only">
        {spans.length === 0 ? t('week.closed') : spans.map(wordsOf).join(', ')}
      </span>
      <div aria-hidden="true" className="relative h-8 overflow-hidden rounded bg-raised">
        {HOURS.slice(1, -1).map((hour) => (
          <span
            key={hour}
            className="absolute inset-y-0 w-px bg-line"
            style={{ left: percent(hour * 60) }}
          />
        ))}
        {spans.map((span) => (
          <span
            key={span.from}
            title={wordsOf(span)}
            className={`absolute inset-y-1 rounded-sm ${span.windows.length === 0 ? 'bg-live' : 'bg-held'}`}
            style={{ left: percent(span.from), width: percent(span.until - span.from) }}
          />
        ))}
      </div>
    </li>
  );
}

function Legend({ hasWindows }: { readonly hasWindows: boolean }) {
  const { t } = useTranslation('rulebook');
  return (
    <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-live" aria-hidden="true" />
        {t('week.open')}
      </span>
      {hasWindows ? (
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-held" aria-hidden="true" />
          {t('editor.windows')}
        </span>
      ) : null}
    </div>
  );
}

/** A week of the house, and when the offering is open in it. */
export function WeekGrid({
  document,
  zone,
}: {
  readonly document: OfferingDocument;
  readonly zone: string;
}) {
  const { t } = useTranslation('rulebook');
  const [chosen, choose] = useState<string>();
  const today = momentIn(Math.floor(houseNow()), zone).slice(0, 10);
  const start = wallOf(document.from, zone).slice(0, 10);
  const first = chosen ?? mondayOf(start > today ? start : today);
  return (
    <section className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('week.title', { date: dateOf(first) })}</h3>
        <div className="flex gap-2">
          <Button aria-label={t('week.earlier')} onClick={() => choose(laterDate(first, -7))}>
            <ChevronLeft className="size-4" aria-hidden="true" />
          </Button>
          <Button aria-label={t('week.later')} onClick={() => choose(laterDate(first, 7))}>
            <ChevronRight className="size-4" aria-hidden="true" />
          </Button>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="mb-1 ml-28 flex justify-between whitespace-nowrap text-faint text-xs tabular-nums"
      >
        {HOURS.map((hour) => (
          <span key={hour}>{hourOf(hour)}</span>
        ))}
      </div>
      <ol className="grid gap-1">
        {weekOf(document, { first, zone }).map((day) => (
          <DayRow key={day.date} day={day} />
        ))}
      </ol>
      <Legend hasWindows={(document.windows ?? []).length > 0} />
      <p className="mt-2 text-faint text-sm">{t('week.zone', { zone })}</p>
    </section>
  );
}
