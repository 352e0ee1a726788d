import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { serialIn } from './serial.ts';

/** A serial, scanned or typed: a scanner ends it with Enter. */
export function SerialField({ onFound }: { readonly onFound: (serial: string) => void }) {
  const { t } = useTranslation('chips');
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        onFound(serialIn(typed));
        setTyped('');
      }}
    >
      <div className="min-w-44 flex-1">
        <Field
          id={id}
          label={t('scan.label')}
          value={typed}
          isLarge
          maxLength={20}
          placeholder={t('scan.example')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" className="min-h-14">
        {t('scan.do')}
      </Button>
    </form>
  );
}
