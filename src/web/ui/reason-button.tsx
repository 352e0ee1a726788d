import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandType, MAY } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from './button.tsx';
import { CommandForm } from './command-form.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';

interface ReasonButtonProps {
  readonly type: CommandType;
  readonly fixed: Readonly<Record<string, string>>;
  readonly title: string;
  readonly words?: string;
  readonly look?: 'plain' | 'danger';
  readonly isLarge?: boolean;
}

/** A command that asks why, for whoever may: the reason is typed, and stays in the log. */
export function ReasonButton({
  type,
  fixed,
  title,
  words,
  look = 'danger',
  isLarge = false,
}: ReasonButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const mayDo = useHasRole(MAY[type]);
  const onClose = () => {
    setAsking(false);
    form.reset();
  };
  const form = useCommandForm(type, { fixed, onDone: onClose });
  if (!mayDo) return null;
  return (
    <>
      <Button look={look} isLarge={isLarge} onClick={() => setAsking(true)}>
        {title}
      </Button>
      <Dialog title={title} words={words} isOpen={isAsking} onClose={onClose}>
        <CommandForm
          form={form}
          submit={title}
          look={look === 'danger' ? 'danger' : 'primary'}
          onCancel={onClose}
        >
          <Field {...form.field('reason')} label={t('command.reason')} />
        </CommandForm>
      </Dialog>
    </>
  );
}
