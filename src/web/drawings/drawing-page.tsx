import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawingFacts, MAY } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { CloseStep } from './close-step.tsx';
import { DrawStep } from './draw-step.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { HolderStep } from './holder-step.tsx';
import { MachineStep } from './machine-step.tsx';
import { PostedPanel } from './posted-panel.tsx';
import { DrawingTag } from './tags.tsx';
import { WinnersPanel } from './winners-panel.tsx';

export interface DrawingProps {
  readonly drawing: DrawingFacts;
}

/** One drawing: what comes next on one side, what is posted and has happened on the other. */
export function DrawingPage({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const mayRun = useHasRole(MAY['draw-ticket']);
  const mayEnd = useHasRole(MAY['end-drawing']);
  const [isEnding, setEnding] = useState(false);
  const { activity, title, status, ending, carried, plays, heldAt } = drawing;
  return (
    <>
      <Link to="/drawings" className="inline-flex min-h-11 items-center text-accent">
        {t('back')}
      </Link>
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
          {mayEnd && status !== 'ended' ? (
            <Button look="quiet" onClick={() => setEnding(true)}>
              {t('end.open')}
            </Button>
          ) : null}
        </div>
      </div>
      {isEnding ? <EndDialog drawing={drawing} onClose={() => setEnding(false)} /> : null}
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

function EndDialog({ drawing: { drawing }, onClose }: DrawingProps & { onClose: () => void }) {
  const { t } = useTranslation('drawings');
  const form = useCommandForm('end-drawing', { fixed: { drawing }, onDone: onClose });
  return (
    <Dialog title={t('end.title')} words={t('end.words')} isOpen onClose={onClose}>
      <CommandForm form={form} submit={t('end.do')} look="danger" onCancel={onClose}>
        <Field {...form.field('reason')} label={t('end.reason')} />
      </CommandForm>
    </Dialog>
  );
}
