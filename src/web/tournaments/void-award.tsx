import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { GoLink } from '../ui/go-link.tsx';

/** Proposes that an award be taken back, so that it can be made again; somebody else approves. */
export function VoidAward({ award, label }: { readonly award: string; readonly label: string }) {
  const { t } = useTranslation('tournaments');
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const mayPropose = useHasRole(['floor', 'manager']);
  const proposals = useView('/proposals', { on: ['house'] }).data ?? [];
  const form = useCommandForm('propose', {
    initial: { 'action.type': 'void-award', 'action.call': award, 'action.reason': '' },
    onDone: onClose,
  });
  const waits = proposals.some(
    ({ action }) => action.type === 'void-award' && action.call === award,
  );
  if (waits) return <GoLink to="/approvals">{t('void.waits')}</GoLink>;
  if (!mayPropose) return null;
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={() => setOpen(true)}>
        {t('void.open')}
      </Button>
      <Dialog title={label} words={t('void.words')} isOpen={isOpen} onClose={onClose}>
        <CommandForm form={form} submit={t('void.do')} look="danger" onCancel={onClose}>
          <Field {...form.field('action.reason')} label={t('void.reason')} />
        </CommandForm>
      </Dialog>
    </>
  );
}
