import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawingFacts, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton, useIsOther } from '../ui/signed-button.tsx';
import type { DrawingProps } from './drawing-page.tsx';

/** A drum in the room: one says which ticket came out, another signs. */
export function MachineStep({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const form = useCommandForm('record-draw', { fixed: { drawing: drawing.drawing } });
  if (drawing.waiting !== undefined) {
    return <WaitingPanel drawing={drawing.drawing} waiting={drawing.waiting} />;
  }
  return (
    <Panel title={t('draw.title')}>
      <CommandForm form={form} submit={t('draw.recordDo')}>
        <p className="text-muted">{t('posted.mechanical')}</p>
        <Field {...form.field('ticket')} label={t('draw.record')} hint={t('scan.hint')} />
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
        {isOther ? <Dispute drawing={drawing} /> : null}
      </div>
    </Panel>
  );
}

function Dispute({ drawing }: { readonly drawing: string }) {
  const { t } = useTranslation('drawings');
  const form = useCommandForm('dispute-draw', { fixed: { drawing } });
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('draw.dispute')}
      </Button>
    );
  }
  return (
    <CommandForm
      form={form}
      submit={t('draw.disputeDo')}
      look="danger"
      onCancel={() => setOpen(false)}
    >
      <Field {...form.field('reason')} label={t('draw.reason')} />
    </CommandForm>
  );
}
