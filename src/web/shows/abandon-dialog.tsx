import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

export function AbandonDialog({
  show,
  onClose,
}: {
  readonly show: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('shows');
  const form = useCommandForm('abandon-show', { fixed: { show }, onDone: onClose });
  return (
    <Dialog title={t('abandon.title')} words={t('abandon.words')} isOpen onClose={onClose}>
      <CommandForm form={form} submit={t('abandon.do')} look="danger" onCancel={onClose}>
        <Field {...form.field('reason')} label={t('abandon.reason')} />
      </CommandForm>
    </Dialog>
  );
}
