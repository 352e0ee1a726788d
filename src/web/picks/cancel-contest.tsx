import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

/** Ends a contest without a prize, for whoever may. */
export function CancelContest({ contest }: { readonly contest: string }) {
  const { t } = useTranslation('picks');
  const mayCancel = useHasRole(MAY['cancel-contest']);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const form = useCommandForm('cancel-contest', { fixed: { contest }, onDone: close });
  if (!mayCancel) return null;
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('cancel.do')}
      </Button>
      <Dialog title={t('cancel.do')} words={t('cancel.words')} isOpen={isAsking} onClose={close}>
        <CommandForm form={form} submit={t('cancel.do')} look="danger" onCancel={close}>
          <Field {...form.field('reason')} label={t('cancel.reason')} />
        </CommandForm>
      </Dialog>
    </>
  );
}
