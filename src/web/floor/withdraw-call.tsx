import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';

function RejectForm({ call, onDone }: { readonly call: string; readonly onDone: () => void }) {
  const { t } = useTranslation('floor');
  const form = useCommandForm('reject-call', { fixed: { call }, onDone });
  return (
    <CommandForm form={form} submit={t('call.reject')} look="danger" onCancel={onDone}>
      <Field {...form.field('reason')} label={t('call.reason')} />
    </CommandForm>
  );
}

/** A call that is none: pressed by mistake, or a hand that does not win. */
export function WithdrawCall({
  call,
  isVerified,
}: {
  readonly call: string;
  readonly isVerified: boolean;
}) {
  const { t } = useTranslation('floor');
  const [isRejecting, setRejecting] = useState(false);
  const uncall = useCommand('uncall-hand');
  return (
    <>
      {isVerified ? null : (
        <Button title={t('call.uncallWords')} onClick={() => void uncall.send({ call })}>
          {t('call.uncall')}
        </Button>
      )}
      <Button look="danger" onClick={() => setRejecting(true)}>
        {t('call.reject')}
      </Button>
      <OutcomeNotice of={uncall.outcome} />
      <Dialog
        title={t('call.reject')}
        words={t('call.rejectWords')}
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
      >
        <RejectForm call={call} onDone={() => setRejecting(false)} />
      </Dialog>
    </>
  );
}
