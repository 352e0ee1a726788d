import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../data/form.ts';
import { Button } from './button.tsx';
import { OutcomeNotice } from './outcome.tsx';

interface CommandFormProps {
  readonly form: Pick<Form<unknown>, 'outcome' | 'isSending' | 'submit'>;
  readonly submit: string;
  readonly done?: string;
  readonly look?: 'primary' | 'danger';
  readonly onCancel?: () => void;
  readonly children?: ReactNode;
}

/** The fields of a command, its button, and what has come of it. */
export function CommandForm({
  form,
  submit,
  done,
  look = 'primary',
  onCancel,
  children,
}: CommandFormProps) {
  const { t } = useTranslation();
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      <OutcomeNotice of={form.outcome} {...(done === undefined ? {} : { done })} />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        )}
        <Button type="submit" look={look} disabled={form.isSending}>
          {form.isSending ? t('command.sending') : submit}
        </Button>
      </div>
    </form>
  );
}
