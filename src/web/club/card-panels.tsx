import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { commandFields } from '#house';
import { useRequestForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import type { MemberCard } from './answers.ts';

const DOCUMENTS = commandFields('set-card-pin').shape.document;

function useDocuments() {
  const { t } = useTranslation();
  return DOCUMENTS.options.map((kind) => ({ value: kind, title: t(`documents.${kind}`) }));
}

/** Another PIN, for whoever has shown papers. */
export function PinPanel({ card: { patron } }: { readonly card: MemberCard }) {
  const { t } = useTranslation('club');
  const documents = useDocuments();
  const form = useRequestForm(
    {
      schema: z.strictObject({ document: DOCUMENTS, pin: z.string().regex(/^\d{6,12}$/) }),
      type: 'card-pin',
      method: 'POST',
      path: `/club/members/${patron}/pin`,
    },
    { initial: { document: 'driving-licence', pin: '' } },
  );
  return (
    <Panel title={t('pin.title')}>
      <p className="pb-4 text-muted">{t('pin.words')}</p>
      <CommandForm form={form} submit={t('pin.do')} done={t('pin.done')}>
        <Select {...form.field('document')} label={t('redeem.document')} options={documents} />
        <Field
          {...form.field('pin')}
          label={t('pin.new')}
          hint={t('pin.hint')}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={12}
        />
      </CommandForm>
    </Panel>
  );
}

/** A new card for one that was lost. */
export function ReplacePanel({
  card: { patron },
  onDone,
}: {
  readonly card: MemberCard;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('club');
  const documents = useDocuments();
  const form = useRequestForm(
    {
      schema: commandFields('replace-card').omit({ chance: true }),
      type: 'replace-card',
      method: 'POST',
      path: '/commands/replace-card',
    },
    { fixed: { patron }, initial: { document: 'driving-licence', reason: '' }, onDone },
  );
  return (
    <Panel title={t('replace.title')}>
      <p className="pb-4 text-muted">{t('replace.words')}</p>
      <CommandForm form={form} submit={t('replace.do')}>
        <Select {...form.field('document')} label={t('redeem.document')} options={documents} />
        <Field {...form.field('reason')} label={t('replace.reason')} />
      </CommandForm>
    </Panel>
  );
}
