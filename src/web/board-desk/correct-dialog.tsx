import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { Choice } from '../ui/choice.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import type { BoardFacts } from './board-page.tsx';

interface CorrectDialogProps {
  readonly board: string;
  readonly entry: BoardFacts['entries'][number];
  readonly onClose: () => void;
}

/** What is wrong with a line; it changes when somebody else has confirmed it. */
export function CorrectDialog({ board, entry, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('board-desk');
  const [what, setWhat] = useState<'strike' | 'rename'>('strike');
  const change = what === 'strike' ? { isStruck: !entry.isStruck } : {};
  const fixed = { board, entry: entry.id, ...change };
  const form = useCommandForm('correct-entry', { fixed, onDone: onClose });
  const options = [
    { value: 'strike', title: t(entry.isStruck ? 'bringBack' : 'strike') },
    { value: 'rename', title: t('rename') },
  ] as const;
  return (
    <Dialog title={t('correctTitle')} words={entry.words} isOpen onClose={onClose}>
      <CommandForm form={form} submit={t('record')} onCancel={onClose}>
        <Choice
          label={t('correctTitle')}
          options={options}
          chosen={what}
          onChoose={(next) => {
            form.set('patron', '');
            setWhat(next);
          }}
        />
        {what === 'rename' ? (
          <Field {...form.field('patron')} label={t('newName')} hint={t('newNameHint')} />
        ) : null}
        <Field {...form.field('reason')} label={t('reason')} />
      </CommandForm>
    </Dialog>
  );
}
