import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { BackLink } from '../ui/back-link.tsx';
import { CommandButton } from '../ui/form.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { CloseStep } from './close-step.tsx';
import { DrawStep } from './draw-step.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { GivenUp } from './given-up.tsx';
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
          <GivenUp drawing={drawing} />
          <PostedPanel drawing={drawing} />
          <EndButton drawing={drawing} />
        </div>
      </div>
    </>
  );
}

/** Before the drum is closed, and when it is empty. In between a drawing ends by its rule. */
function EndButton({ drawing: { drawing, status, draws, count } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const isEmpty = status === 'closed' && draws.length >= count;
  if (status !== 'announced' && !isEmpty) return null;
  const words = isEmpty ? 'end.empty' : 'end';
  return (
    <CommandButton
      command="end-drawing"
      title={t(`${words}.open`)}
      heading={t(`${words}.title`)}
      words={t(`${words}.words`)}
      submit={t('end.do')}
      look="danger"
      isQuiet
      fixed={{ drawing }}
      fields={{ reason: { label: t('end.reason') } }}
    />
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
