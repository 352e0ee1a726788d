import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

/** Calls a tournament off, for whoever may. */
export function CancelButton({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('tournaments');
  const [isCalling, setCalling] = useState(false);
  const mayCancel = useHasRole(MAY['cancel-tournament']);
  const onClose = () => setCalling(false);
  const form = useCommandForm('cancel-tournament', { fixed: { tournament }, onDone: onClose });
  if (!mayCancel) return null;
  return (
    <>
      <Button look="danger" isLarge onClick={() => setCalling(true)}>
        {t('start.call')}
      </Button>
      {isCalling ? (
        <Dialog title={t('start.call')} words={t('start.callWords')} isOpen onClose={onClose}>
          <CommandForm form={form} submit={t('start.call')} look="danger" onCancel={onClose}>
            <Field {...form.field('reason')} label={t('start.reason')} />
          </CommandForm>
        </Dialog>
      ) : null}
    </>
  );
}
