import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

interface ReasonDialogProps {
  readonly type: 'revoke-device' | 'remove-webhook';
  readonly fixed: Readonly<Record<string, string>>;
  readonly title: string;
  readonly words: string;
  readonly submit: string;
  readonly onClose: () => void;
}

/** Ends something, with a reason that stays in the log. */
export function ReasonDialog({ type, fixed, title, words, submit, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const form = useCommandForm(type, { fixed, onDone: onClose });
  return (
    <Dialog title={title} words={words} isOpen onClose={onClose}>
      <CommandForm form={form} submit={submit} look="danger" onCancel={onClose}>
        <Field {...form.field('reason')} label={t('devices.reason')} />
      </CommandForm>
    </Dialog>
  );
}
