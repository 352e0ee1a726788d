import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { useSession } from '../data/session.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ContestFacts } from './enter-panel.tsx';

interface VoidDialogProps {
  readonly contest: string;
  readonly entry: ContestFacts['standing'][number];
  readonly onClose: () => void;
}

/** Takes an entry back before the entries close, so that the patron can enter again. */
export function VoidDialog({ contest, entry, onClose }: VoidDialogProps) {
  const { t } = useTranslation('picks');
  const { patron, number, by } = entry;
  const isOwn = useSession()?.badge === by;
  const form = useCommandForm('void-picks', { fixed: { contest, patron }, onDone: onClose });
  return (
    <Dialog title={t('void.title', { patron })} words={t('void.words')} isOpen onClose={onClose}>
      {isOwn ? (
        <Notice is="held" title={t('void.own')} />
      ) : (
        <CommandForm
          form={form}
          submit={t('void.submit', { number })}
          look="danger"
          onCancel={onClose}
        >
          <Field {...form.field('reason')} label={t('void.reason')} />
        </CommandForm>
      )}
    </Dialog>
  );
}
