import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandType, MAY } from '#house';
import { type Form, useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';

function AmountField({ form }: { readonly form: Form }) {
  const { t } = useTranslation('books');
  return (
    <Field
      {...form.field('amount')}
      label={t('money.amount')}
      hint={t('money.amountHint')}
      inputMode="decimal"
    />
  );
}

interface MoneyFormProps {
  readonly type: CommandType;
  readonly title: string;
  readonly words: string;
  readonly children: (form: Form) => ReactNode;
}

/** One way in which money comes or goes, for those who may. */
function MoneyForm({ type, title, words, children }: MoneyFormProps) {
  const { t } = useTranslation('books');
  const form = useCommandForm(type);
  if (!useHasRole(MAY[type])) return null;
  return (
    <Panel title={title}>
      <p className="mb-4 text-muted">{words}</p>
      <CommandForm form={form} submit={title} done={t('money.done')}>
        {children(form)}
      </CommandForm>
    </Panel>
  );
}

const WAYS: readonly CommandType[] = ['bring-capital', 'deposit-fund', 'feed-fund', 'open-fund'];

export function MoneyPart() {
  const { t } = useTranslation('books');
  const funds = useView('/funds');
  const mayAny = useHasRole(WAYS.flatMap((type) => MAY[type]));
  if (!mayAny) {
    return (
      <Panel>
        <p className="text-muted">{t('money.notYours')}</p>
      </Panel>
    );
  }
  const options = (funds.data ?? []).map(({ fund }) => ({ value: fund, title: fund }));
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <MoneyForm type="bring-capital" title={t('money.capital')} words={t('money.capitalWords')}>
        {(form) => (
          <>
            <AmountField form={form} />
            <Field {...form.field('reason')} label={t('money.reason')} />
          </>
        )}
      </MoneyForm>
      <MoneyForm type="deposit-fund" title={t('money.deposit')} words={t('money.depositWords')}>
        {(form) => (
          <>
            <AmountField form={form} />
            <Field {...form.field('reference')} label={t('money.reference')} />
          </>
        )}
      </MoneyForm>
      <MoneyForm type="feed-fund" title={t('money.feed')} words={t('money.feedWords')}>
        {(form) => (
          <>
            <Select
              {...form.field('fund')}
              label={t('money.fund')}
              none={t('money.chooseFund')}
              options={options}
            />
            <AmountField form={form} />
            <Field {...form.field('reason')} label={t('money.reason')} />
          </>
        )}
      </MoneyForm>
      <MoneyForm type="open-fund" title={t('money.open')} words={t('money.openWords')}>
        {(form) => (
          <>
            <Field {...form.field('fund')} label={t('money.name')} hint={t('money.nameHint')} />
            <Field {...form.field('title')} label={t('money.fundTitle')} />
            <Field {...form.field('of')} label={t('money.of')} hint={t('money.ofHint')} />
          </>
        )}
      </MoneyForm>
    </div>
  );
}
