import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { BackLink } from '../ui/back-link.tsx';
import { CommandButton } from '../ui/form.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { CloseStep } from './close-step.tsx';
import { DrawStep } from './draw-step.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { HistoryPanel } from './history-panel.tsx';
import { HolderStep } from './holder-step.tsx';
import { MachineStep } from './machine-step.tsx';
import { PostedPanel } from './posted-panel.tsx';
import { DrawingTag } from './tags.tsx';
import { WinnersPanel } from './winners-panel.tsx';

/** One drawing: what comes next on one side, what is posted and has happened on the other. */
export function DrawingPage({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const mayRun = useHasRole(MAY['draw-ticket']);
  const { activity, title, status, ending, carried, plays, heldAt } = drawing;
  return (
    <>
      <BackLink to="/drawings">{t('back')}</BackLink>
      <ScreenTitle
        title={`${activity}: ${title}`}
        words={[
          drawing.drawing,
          ...(ending === undefined ? [] : [t(`ending.${ending}`)]),
          ...(carried === 0 ? [] : [t('facts.carried', { count: carried })]),
          ...(plays === undefined ? [] : [t('facts.played')]),
          ...(heldAt.length === 0 || status !== 'announced'
            ? []
            : [t('facts.heldAt', { times: heldAt.join(', ') })]),
        ].join(' · ')}
        actions={<DrawingTag status={status} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(20rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {mayRun ? <NextStep drawing={drawing} /> : <p className="text-muted">{t('notYours')}</p>}
          <WinnersPanel drawing={drawing} />
          <HistoryPanel drawing={drawing} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PostedPanel drawing={drawing} />
          {status === 'ended' ? null : (
            <CommandButton
              command="end-drawing"
              title={t('end.open')}
              heading={t('end.title')}
              words={t('end.words')}
              submit={t('end.do')}
              look="danger"
              isQuiet
              fixed={{ drawing: drawing.drawing }}
              fields={{ reason: { label: t('end.reason') } }}
            />
          )}
        </div>
      </div>
    </>
  );
}

function NextStep({ drawing }: DrawingProps) {
  switch (drawing.status) {
    case 'announced':
      return <CloseStep drawing={drawing} />;
    case 'closed':
      return drawing.isMechanical ? (
        <MachineStep key={drawing.draws.length} drawing={drawing} />
      ) : (
        <DrawStep drawing={drawing} />
      );
    case 'drawn':
      return <HolderStep key={drawing.draws.length} drawing={drawing} />;
    case 'claimed':
    case 'ended':
      return null;
  }
}
