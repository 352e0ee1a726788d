import { useTranslation } from 'react-i18next';
import type { DrawingFacts } from '#house';
import { Confirmation } from '../ui/confirmation.tsx';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-props.ts';

/** A drum in the room: one says which ticket came out, another signs. */
export function MachineStep({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  if (drawing.waiting !== undefined) {
    const { disputes, draws, waiting } = drawing;
    const isDisputed = disputes.some(({ draw }) => draw === draws.length + 1);
    return <WaitingPanel drawing={drawing.drawing} waiting={waiting} isFinal={isDisputed} />;
  }
  return (
    <Panel title={t('draw.title')}>
      <CommandForm
        command="record-draw"
        submit={t('draw.recordDo')}
        fixed={{ drawing: drawing.drawing }}
        fields={{ ticket: { label: t('draw.record'), hint: t('scan.hint') } }}
      >
        <p className="text-muted">{t('posted.mechanical')}</p>
      </CommandForm>
    </Panel>
  );
}

interface WaitingProps {
  readonly drawing: string;
  readonly waiting: NonNullable<DrawingFacts['waiting']>;
  /** It was disputed once: the second result stands. */
  readonly isFinal: boolean;
}

function WaitingPanel({ drawing, waiting: { by, serial }, isFinal }: WaitingProps) {
  const { t } = useTranslation('drawings');
  return (
    <Confirmation
      command="confirm-draw"
      of={{ drawing }}
      by={by}
      isFinal={isFinal}
      title={t('draw.waits')}
      confirm={t('draw.confirm')}
      dispute={t('draw.dispute')}
      submit={t('draw.disputeDo')}
      reason={t('draw.reason')}
    >
      <p>
        <span className="block font-semibold text-3xl tabular-nums">
          {t('holder.title', { serial })}
        </span>
        <span className="text-muted">{t('draw.by', { badge: by })}</span>
      </p>
    </Confirmation>
  );
}
