// The clock of a tournament for any screen in the room: level, blinds, time left, and no patron. It
// counts from what the house has told, so that a page that was loaded again shows the same.
import { useTranslation } from 'react-i18next';
import type { TournamentClock } from '#house';
import type { ClockFace, Level } from '#rules';
import { useSecond } from '../data/time.ts';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { useHouseAtDoor } from '../sign/use-sign.ts';
import { clockOf, count, money, shortDayOf, useZone } from '../ui/format.ts';
import { LostNotice } from '../ui/lost-notice.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { faceOf, timeText } from './face.ts';

export default function ClockScreen() {
  const { t } = useTranslation('clock');
  const { name } = usePlace();
  useHouseAtDoor();
  useZone();
  const clocks = useView('/clocks', {
    on: ['tournament-clocks'],
    pauseMs: 100,
  });
  return (
    <main className="flex min-h-dvh flex-col gap-[2vh] px-[3vw] py-[2vh] [--unit:min(1vw,1.78vh)] portrait:[--unit:min(1.5vw,0.9vh)]">
      <LostNotice />
      <Shown of={clocks}>
        {(all) => {
          const clock = chosen(all, name);
          return clock === undefined ? (
            <>
              <h1 className="sr-only">{t('title')}</h1>
              <div className="m-auto">
                <Empty title={t('none')}>{t('noneWords')}</Empty>
              </div>
            </>
          ) : (
            <Face clock={clock} />
          );
        }}
      </Shown>
    </main>
  );
}

/** The one of the address; without one, whichever runs, or comes next. */
const chosen = (all: readonly TournamentClock[], name: string | undefined) =>
  name === undefined
    ? (all.find(({ phase }) => phase === 'running') ??
      all.find(({ phase }) => phase === 'sign-up') ??
      all[0])
    : all.find(({ tournament }) => tournament === name);

function Face({ clock }: { readonly clock: TournamentClock }) {
  const { t } = useTranslation('clock');
  const now = useSecond();
  const face = faceOf(clock, now);
  const { phase, game, title } = clock;
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-bold text-[length:max(1.5rem,3*var(--unit))] leading-tight">{title}</h1>
        <p className="text-[length:max(1rem,1.6*var(--unit))] text-muted">
          {phase === 'sign-up' ? game : `${game} · ${t(`phase.${phase}`)}`}
        </p>
      </header>
      <section className="my-auto grid items-center gap-x-[3vw] gap-y-[5vh] lg:landscape:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col items-center text-center">
          {phase === 'running' ? (
            <RunningFace face={face} isPaused={clock.clock.since === undefined} />
          ) : (
            <StandingFace clock={clock} first={face.now} />
          )}
        </div>
        <Figures clock={clock} />
      </section>
      {phase === 'running' ? <Footer face={face} /> : null}
    </>
  );
}

const LABEL = 'font-semibold text-[length:max(1.5rem,3.4*var(--unit))] text-muted';

function RunningFace({ face, isPaused }: { readonly face: ClockFace; readonly isPaused: boolean }) {
  const { t } = useTranslation('clock');
  return (
    <>
      <p className={LABEL}>
        {face.now.kind === 'break' ? t('break') : t('level', { level: face.level })}
      </p>
      <p
        role="timer"
        aria-label={t('left')}
        className={`font-bold text-[length:max(4.5rem,17*var(--unit))] tabular-nums leading-none ${isPaused ? 'text-held' : ''}`}
      >
        {face.leftMs === undefined ? '∞' : timeText(face.leftMs)}
      </p>
      {isPaused ? (
        <p
          role="status"
          className="mt-[1vh] rounded-full bg-held-soft px-6 py-1 font-semibold text-[length:max(1rem,2*var(--unit))] text-held"
        >
          {t('paused')}
        </p>
      ) : null}
      <Blinds level={face.now} />
    </>
  );
}

/** Before the start the hour of it; afterwards that it is over. */
function StandingFace({
  clock: { phase, startsAt },
  first,
}: {
  readonly clock: TournamentClock;
  readonly first: Level;
}) {
  const { t } = useTranslation('clock');
  const isToCome = phase === 'sign-up';
  return (
    <>
      {isToCome ? (
        <p className={LABEL}>{t('starts', { day: shortDayOf(Date.parse(startsAt)) })}</p>
      ) : null}
      <p className="text-balance font-bold text-[length:max(3.5rem,10*var(--unit))] tabular-nums leading-none">
        {isToCome ? clockOf(Date.parse(startsAt)) : t(`phase.${phase}`)}
      </p>
      {isToCome ? <Blinds level={first} /> : null}
    </>
  );
}

const blindsText = (level: Level): string =>
  level.kind === 'break' ? '' : `${count(level.small)} / ${count(level.big)}`;

function Blinds({ level }: { readonly level: Level }) {
  const { t } = useTranslation('clock');
  if (level.kind === 'break') return null;
  return (
    <p className="mt-[2vh] font-semibold text-[length:max(2rem,6*var(--unit))] text-gold tabular-nums leading-tight">
      <span className="sr-only">{t('blinds')} </span>
      {blindsText(level)}
      {level.ante === undefined ? null : (
        <span className="block text-[length:max(1.25rem,2.6*var(--unit))] text-muted">
          {t('ante', { ante: count(level.ante) })}
        </span>
      )}
    </p>
  );
}

const SHOWN_PLACES = 6;

/** How many of those who start, where the sheet says how many do. */
const enteredText = ({ entryCount, starters }: TournamentClock): string =>
  starters === undefined ? count(entryCount) : `${count(entryCount)} / ${count(starters)}`;

function Figures({ clock }: { readonly clock: TournamentClock }) {
  const { t } = useTranslation('clock');
  const figures = [
    clock.phase === 'sign-up'
      ? [t('entered'), enteredText(clock)]
      : [t('players'), t('entries', { left: clock.playersLeft, all: clock.entryCount })],
    [t('average'), count(clock.averageStack)],
    [t('pool'), money(clock.prizePool)],
  ] as const;
  return (
    <div className="flex flex-col gap-[2vh]">
      <dl className="grid gap-[2vh]">
        {figures.map(([label, figure]) => (
          <div key={label} className="border-line border-b pb-[1vh]">
            <dt className="text-[length:max(1rem,1.5*var(--unit))] text-muted">{label}</dt>
            <dd className="font-semibold text-[length:max(1.75rem,3.6*var(--unit))] tabular-nums leading-tight">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <ol
        aria-label={t('places')}
        className="grid gap-x-[2vw] sm:landscape:grid-cols-2 text-[length:max(1rem,1.5*var(--unit))]"
      >
        {clock.amounts.slice(0, SHOWN_PLACES).map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          <li key={index} className="flex justify-between gap-3 tabular-nums">
            <span className="text-muted">{t('place', { place: index + 1 })}</span>
            <span>{money(amount)}</span>
          </li>
        ))}
      </ol>
      {clock.rebuyCount + clock.addOnCount === 0 ? null : (
        <p className="text-[length:max(0.875rem,1.2*var(--unit))] text-faint">
          {t('rebuys', { rebuys: clock.rebuyCount, addOns: clock.addOnCount })}
        </p>
      )}
    </div>
  );
}

function Footer({ face: { next, breakInMs } }: { readonly face: ReturnType<typeof faceOf> }) {
  const { t } = useTranslation('clock');
  return (
    <footer className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-line border-t pt-[1.5vh] text-[length:max(1.125rem,2*var(--unit))]">
      <p>
        <span className="text-muted">{t('next')} </span>
        <span className="font-semibold tabular-nums">
          {next === undefined
            ? t('last')
            : next.kind === 'break'
              ? t('thenBreak', { count: next.minutes })
              : blindsText(next)}
        </span>
      </p>
      {breakInMs === undefined ? null : (
        <p>
          <span className="text-muted">{t('nextBreak')} </span>
          <span className="font-semibold tabular-nums">{timeText(breakInMs)}</span>
        </p>
      )}
    </footer>
  );
}
