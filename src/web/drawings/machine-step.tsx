import { useTranslation } from 'react-i18next';
import { type DrawingFacts, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { CommandButton, CommandForm } from '../ui/form.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton, useIsOther } from '../ui/signed-button.tsx';
import type { DrawingProps } from './drawing-props.ts';

/** A drum in the room: one says which ticket came out, another signs. */
export function MachineStep({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  if (drawing.waiting !== undefined) {
    return <WaitingPanel drawing={drawing.drawing} waiting={drawing.waiting} />;
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
}

function WaitingPanel({ drawing, waiting }: WaitingProps) {
  const { t } = useTranslation('drawings');
  const confirm = useCommand('confirm-draw');
  const signs = { roles: MAY['confirm-draw'], doneBy: [waiting.by] };
  const isOther = useIsOther(signs);
  return (
    <Panel title={t('draw.waits')}>
      <div className="flex flex-col gap-4">
        <p>
          <span className="block font-semibold text-3xl tabular-nums">
            {t('holder.title', { serial: waiting.serial })}
          </span>
          <span className="text-muted">{t('draw.by', { badge: waiting.by })}</span>
        </p>
        <OutcomeNotice of={confirm.outcome} />
        <SignedButton
          {...signs}
          own={t('draw.confirm')}
          second={t('draw.confirmSecond')}
          isLarge
          send={(as) => confirm.send({ drawing }, as)}
        />
        {isOther ? (
          <CommandButton
            command="dispute-draw"
            title={t('draw.dispute')}
            submit={t('draw.disputeDo')}
            look="danger"
            isQuiet
            fixed={{ drawing }}
            fields={{ reason: { label: t('draw.reason') } }}
          />
        ) : null}
      </div>
    </Panel>
  );
}
