import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

const topicsIn = (text: string): readonly string[] =>
  text.split(',').flatMap((topic) => topic.trim() || []);

interface AddWebhookProps {
  readonly onClose: () => void;
  readonly onDone: (webhook: string) => void;
}

export function AddWebhook({ onClose, onDone }: AddWebhookProps) {
  const { t } = useTranslation('admin');
  const [topics, setTopics] = useState('all');
  const form = useCommandForm('add-webhook', {
    fixed: { topics: topicsIn(topics) },
    onDone: () => onDone(String(form.value('webhook'))),
  });
  return (
    <Dialog title={t('webhooks.add')} words={t('webhooks.addWords')} isOpen onClose={onClose}>
      <CommandForm form={form} submit={t('webhooks.do')} onCancel={onClose}>
        <Field {...form.field('webhook')} label={t('webhooks.name')} hint={t('staff.nameHint')} />
        <Field
          {...form.field('url')}
          label={t('webhooks.url')}
          inputMode="url"
          placeholder={t('webhooks.urlHint')}
        />
        <Field
          {...form.field('topics')}
          label={t('webhooks.topics')}
          hint={t('webhooks.topicsHint')}
          value={topics}
          onChange={({ target }) => setTopics(target.value)}
        />
      </CommandForm>
    </Dialog>
  );
}
