import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { faceOf, timeText } from '../clock/face.ts';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { useSecond } from '../data/time.ts';
import { Button } from '../ui/button.tsx';
import { count, money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';

/** The clock in a line, with what the director does to it. */
export function ClockBar({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const face = faceOf(tournament, useSecond());
  const { phase, clock } = tournament;
  const mayDirect = useHasRole(MAY['pause-clock']);
  const isRunning = phase === 'running';
  const levelText =
    face.now.kind === 'break'
      ? t('clock.break')
      : `${t('clock.level', { level: face.level })} · ${count(face.now.small)} / ${count(face.now.big)}`;
  return (
    <section className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-panel px-4 py-3 sm:px-5">
      {isRunning ? (
        <p
          className={`font-bold text-4xl tabular-nums ${clock.since === undefined ? 'text-held' : ''}`}
        >
          {face.leftMs === undefined ? t('clock.last') : timeText(face.leftMs)}
        </p>
      ) : null}
      <p>
        <span className="block font-semibold">{isRunning ? levelText : t(`phase.${phase}`)}</span>
        <span className="block text-muted text-sm">
          {phase === 'sign-up'
            ? t('entered', { count: tournament.entryCount })
            : t('left', { left: tournament.playersLeft, all: tournament.entryCount })}{' '}
          · {t('clock.average', { chips: count(tournament.averageStack) })} ·{' '}
          {t('clock.pool', { amount: money(tournament.prizePool) })}
        </span>
      </p>
      {isRunning && mayDirect ? <Controls tournament={tournament} index={face.index} /> : null}
    </section>
  );
}

function Controls({
  tournament: { tournament, clock, levels },
  index,
}: {
  readonly tournament: TournamentFacts;
  readonly index: number;
}) {
  const { t } = useTranslation('tournaments');
  const pause = useCommand('pause-clock');
  const resume = useCommand('resume-clock');
  const set = useCommand('set-clock');
  /** What came of the last one is shown, and nothing of those before. */
  const act = (send: () => Promise<unknown>) => {
    for (const { reset } of [pause, resume, set]) reset();
    void send();
  };
  const goTo = (to: number) =>
    act(() => set.send({ tournament, index: to, secondsLeft: (levels[to]?.minutes ?? 0) * 60 }));
  return (
    <div className="flex flex-wrap gap-2 sm:ml-auto">
      <Button aria-label={t('clock.back')} disabled={index === 0} onClick={() => goTo(index - 1)}>
        <SkipBack className="size-5" aria-hidden="true" />
      </Button>
      {clock.since === undefined ? (
        <Button look="primary" onClick={() => act(() => resume.send({ tournament }))}>
          <Play className="size-5" aria-hidden="true" />
          {t('clock.resume')}
        </Button>
      ) : (
        <Button onClick={() => act(() => pause.send({ tournament }))}>
          <Pause className="size-5" aria-hidden="true" />
          {t('clock.pause')}
        </Button>
      )}
      <Button
        aria-label={t('clock.next')}
        disabled={index === levels.length - 1}
        onClick={() => goTo(index + 1)}
      >
        <SkipForward className="size-5" aria-hidden="true" />
      </Button>
      <OutcomeNotice of={pause.outcome} />
      <OutcomeNotice of={resume.outcome} />
      <OutcomeNotice of={set.outcome} />
    </div>
  );
}
