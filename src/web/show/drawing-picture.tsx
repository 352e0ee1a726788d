// A drawing of tickets as everyone in the room sees it: what is in the drum, the number that came
// out, and how long its holder still has. It names no patron.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostedDrawing } from '#house';
import { useSecond } from '../data/time.ts';
import { Remaining } from '../ui/clock.tsx';
import { count, timeOf } from '../ui/format.ts';
import { useIsNew } from './motion.ts';
import { rolledTo, rollMs } from './rolling.ts';

/** As large as seven places can be. */
const NUMBER = 'font-bold text-[length:min(15vw,32vh)] leading-none tabular-nums';

interface DrawingProps {
  readonly drawing: PostedDrawing;
}

export function DrawingPicture({ drawing }: DrawingProps) {
  const { t } = useTranslation('stage');
  const { activity, title, draws, winners, confirmed, isMechanical } = drawing;
  const { givenUp, endedAt, disputes } = drawing;
  const last = draws.at(-1);
  const isFresh = useIsNew(draws.length, last === undefined ? 0 : rollMs(last.serial));
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-bold text-2xl leading-tight">{activity}</h1>
        <p className="text-muted">{title}</p>
      </header>
      <div className="grid min-h-0 flex-1 content-center justify-items-center gap-6" role="status">
        {draws.length === 0 ? (
          <Drum drawing={drawing} />
        ) : isFresh ? (
          <Rolling serial={last?.serial ?? 0} />
        ) : (
          <Drawn drawing={drawing} />
        )}
      </div>
      <footer className="grid gap-1 text-center text-muted">
        {givenUp === undefined || endedAt === undefined ? null : (
          <p className="text-2xl text-refused">
            {t('drawing.givenUp', {
              at: timeOf(endedAt),
              badge: givenUp.by,
              reason: givenUp.reason,
            })}
          </p>
        )}
        {disputes.map(({ at, serial, reason }) => (
          <p key={at}>{t('drawing.disputed', { number: count(serial), reason })}</p>
        ))}
        {winners > 1 ? <p>{t('drawing.winners', { confirmed, count: winners })}</p> : null}
        <p>{t(isMechanical ? 'drawing.mechanical' : 'drawing.electronic')}</p>
      </footer>
    </>
  );
}

/** Runs, and stops place by place. It is read out when it has stopped. */
function Rolling({ serial }: { readonly serial: number }) {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const from = performance.now();
    let frame = requestAnimationFrame(function run(now: number) {
      setMs(now - from);
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p aria-hidden="true" className={`${NUMBER} text-gold`}>
      {rolledTo(serial, ms)}
    </p>
  );
}

/** What can't change any more. */
function Drum({ drawing: { count: tickets, root } }: DrawingProps) {
  const { t } = useTranslation('stage');
  return (
    <>
      <p className="text-center">
        <span className={`block ${NUMBER}`}>{count(tickets)}</span>
        <span className="text-2xl">{t('drawing.inDrum', { count: tickets })}</span>
      </p>
      {root === undefined ? null : (
        <p className="wrap-anywhere max-w-4xl text-center text-muted">
          {t('drawing.root')} <span className="font-mono">{root}</span>
        </p>
      )}
    </>
  );
}

function Drawn({ drawing: { status, draws } }: DrawingProps) {
  const { t } = useTranslation('stage');
  const last = draws.at(-1) as PostedDrawing['draws'][number];
  const before = draws.slice(0, -1).slice(-8);
  return (
    <>
      <p className="text-center">
        <span className="block text-2xl">{t('drawing.ticket')}</span>
        <span className={`${NUMBER} text-gold`}>{count(last.serial)}</span>
      </p>
      {status === 'drawn' && last.until !== undefined ? (
        <Presence until={last.until} absentFrom={last.absentFrom} />
      ) : (
        <p className="text-3xl">{t(`drawing.outcome.${last.outcome}`)}</p>
      )}
      {before.length === 0 ? null : (
        <ul className="flex flex-wrap justify-center gap-2 text-muted">
          {before.map(({ draw, serial, outcome }) => (
            <li key={draw} className="rounded-full bg-raised px-4 py-1">
              {t('drawing.number', { number: count(serial) })} · {t(`drawing.outcome.${outcome}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Read from across the room. */
function Presence({
  until,
  absentFrom = until,
}: {
  readonly until: string;
  readonly absentFrom: string | undefined;
}) {
  const { t } = useTranslation('stage');
  const now = useSecond();
  const isOver = Date.parse(until) <= now;
  return (
    <div className={`text-center ${isOver ? 'text-refused' : ''}`}>
      <p role="timer">
        <span className="block text-2xl">{t(isOver ? 'drawing.over' : 'drawing.left')}</span>
        <span className="font-bold text-8xl">
          <Remaining until={until} />
        </span>
      </p>
      {isOver && Date.parse(absentFrom) > now ? (
        <p className="text-muted">
          {t('drawing.calling')} <Remaining until={absentFrom} />
        </p>
      ) : null}
    </div>
  );
}
