import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type ShowFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton, useIsOther } from '../ui/signed-button.tsx';
import { saidIn } from './facts.ts';

interface WaitingProps {
  readonly show: string;
  readonly waiting: NonNullable<ShowFacts['waiting']>;
}

/** What was recorded, until somebody else has confirmed or disputed it. */
export function WaitingPanel({ show, waiting }: WaitingProps) {
  const { t } = useTranslation('shows');
  const confirm = useCommand('confirm-step');
  const signs = { roles: MAY['confirm-step'], doneBy: [waiting.by] };
  const isOther = useIsOther(signs);
  return (
    <Panel title={t('waiting.title')}>
      <div className="flex flex-col gap-4">
        <p>
          <span className="block font-semibold text-2xl">{saidIn(waiting.step)}</span>
          <span className="text-muted">{t('waiting.by', { badge: waiting.by })}</span>
        </p>
        <OutcomeNotice of={confirm.outcome} />
        <SignedButton
          {...signs}
          own={t('waiting.confirm')}
          second={t('waiting.confirmSecond')}
          isLarge
          send={(as) => confirm.send({ show }, as)}
        />
        {isOther ? <Dispute show={show} /> : null}
      </div>
    </Panel>
  );
}

function Dispute({ show }: { readonly show: string }) {
  const { t } = useTranslation('shows');
  const form = useCommandForm('dispute-step', { fixed: { show } });
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('waiting.dispute')}
      </Button>
    );
  }
  return (
    <CommandForm
      form={form}
      submit={t('waiting.disputeDo')}
      look="danger"
      onCancel={() => setOpen(false)}
    >
      <Field {...form.field('reason')} label={t('waiting.reason')} />
    </CommandForm>
  );
}
