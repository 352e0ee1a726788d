import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function Dismiss({
  badge,
  onClose,
}: {
  readonly badge: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const form = useCommandForm('dismiss-staff', { fixed: { staff: badge }, onDone: onClose });
  return (
    <Dialog
      title={t('staff.dismissOf', { badge })}
      words={t('staff.dismissWords')}
      isOpen
      onClose={onClose}
    >
      <CommandForm form={form} submit={t('staff.dismiss')} look="danger" onCancel={onClose} />
    </Dialog>
  );
}
