// The big screen: a show or a drawing as everyone in the room sees it. It names no patron.
import { useTranslation } from 'react-i18next';
import type { Stage } from '#house';
import { usePlace } from '../place.ts';
import { timeOf } from '../ui/format.ts';
import { LostNotice } from '../ui/lost-notice.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { DrawingPicture } from './drawing-picture.tsx';
import { useIsFresh } from './motion.ts';
import { onStage } from './on-stage.ts';
import { PictureOf } from './pictures.tsx';
import { PrizeLines } from './prize-lines.tsx';
import { useDrawings, useStages } from './use-stages.ts';

export default function ShowScreen() {
  const { t } = useTranslation('show');
  const { name } = usePlace();
  const stages = useStages();
  const drawings = useDrawings();
  if (stages === undefined || drawings === undefined) return <Loading />;
  const shown = onStage({ stages, drawings }, name);
  return (
    <main data-stage className="flex min-h-dvh flex-col gap-[1.5vh] px-[2vw] py-[1.5vh] lg:h-dvh">
      <LostNotice />
      {shown === undefined ? (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <div className="m-auto">
            <Empty title={t(name === undefined ? 'none' : 'gone')}>{t('noneWords')}</Empty>
          </div>
        </>
      ) : 'drawing' in shown ? (
        <DrawingPicture key={shown.drawing.drawing} drawing={shown.drawing} />
      ) : (
        <OnStage key={shown.stage.show} stage={shown.stage} />
      )}
    </main>
  );
}

function OnStage({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('show');
  const isFresh = useIsFresh(stage);
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-bold text-2xl leading-tight">{stage.title}</h1>
        <p className="text-muted">
          {stage.activity}
          {stage.playerCount === 0 ? '' : ` · ${t('players', { count: stage.playerCount })}`}
        </p>
      </header>
      <div className="@container grid min-h-0 flex-1 place-items-center">
        <PictureOf state={stage.state} isFresh={isFresh} />
      </div>
      <Standing stage={stage} isFresh={isFresh} />
    </>
  );
}

/** What comes next or what was won; shown only when the picture has come to rest. */
function Standing({ stage, isFresh }: { readonly stage: Stage; readonly isFresh: boolean }) {
  const { t } = useTranslation('show');
  return (
    <footer className="flex flex-col items-center gap-1 text-center">
      <div role="status" className="min-h-8 text-xl sm:text-2xl">
        {isFresh ? null : stage.status === 'playing' ? (
          <Next stage={stage} />
        ) : (
          <Result stage={stage} />
        )}
      </div>
      <p className="text-muted">
        {stage.lastStep?.isMechanical ? t('mechanical') : ''}
        {stage.lastStep?.isDrawn ? t('electronic') : ''}
      </p>
      {stage.disputes.length === 0 ? null : (
        <p className="text-muted">
          {t('disputed', {
            results: stage.disputes.map(({ step }) => step.outcome ?? step.step).join(', '),
          })}
        </p>
      )}
    </footer>
  );
}

function Next({ stage: { steps, isWaiting } }: { readonly stage: Stage }) {
  const { t } = useTranslation('show');
  if (isWaiting) return <p className="text-held">{t('waits')}</p>;
  return (
    <p>
      <span className="text-muted">{t('next')}: </span>
      {steps.map(({ title }) => title).join(' · ')}
    </p>
  );
}

function Result({ stage: { status, prizes, state, givenUp } }: { readonly stage: Stage }) {
  const { t } = useTranslation('show');
  if (givenUp !== undefined) {
    const { by: badge, at, reason } = givenUp;
    return <p>{t('givenUp', { at: timeOf(at), badge, reason })}</p>;
  }
  if (status === 'abandoned' || status === 'voided') return <p>{t(status)}</p>;
  // A rank is what hands are paid for later: no one wins or loses by it.
  if (prizes.length === 0) return state.picture === 'rank' ? null : <p>{t('nobody')}</p>;
  return (
    <>
      <PrizeLines
        prizes={prizes}
        className="flex max-h-[24vh] flex-wrap justify-center gap-x-8 overflow-y-auto font-bold text-gold"
      />
      <p className="text-base text-muted">{t(status === 'over' ? 'over' : 'awarded')}</p>
    </>
  );
}
