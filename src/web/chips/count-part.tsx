import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';

/** Lost chips of a drop box, counted by somebody who does not know how many there should be. */
export function CountPart() {
  const { t } = useTranslation('chips');
  const [counted, setCounted] = useState('');
  const [isNoted, setNoted] = useState(false);
  const form = useCommandForm('count-dropped-chips', {
    fixed: counted === '' ? {} : { counted: Number(counted) },
    onDone({ events }) {
      setCounted('');
      setNoted(events.some(({ type }) => type === 'dropped-chips-noted'));
    },
  });
  return (
    <Panel title={t('count.title')} className="max-w-xl">
      <p className="pb-4 text-muted">{t('count.words')}</p>
      <CommandForm
        form={form}
        submit={t('count.do')}
        done={t(isNoted ? 'count.again' : 'count.done')}
      >
        <Field label={t('table')} maxLength={48} {...form.field('table')} />
        <Field
          id="dropped-counted"
          label={t('count.counted')}
          inputMode="numeric"
          isLarge
          value={counted}
          problem={form.problemAt('counted')}
          onChange={({ target }) => setCounted(target.value)}
        />
      </CommandForm>
    </Panel>
  );
}
