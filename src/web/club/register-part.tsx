import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { DOCUMENTS, type Registered, useRegistration } from './use-registration.ts';

/** The form for a free card. */
export function RegisterPart() {
  const { t } = useTranslation('club');
  const [registered, setRegistered] = useState<Registered>();
  return (
    <div className="max-w-3xl">
      <Panel title={t('register.title')}>
        {registered === undefined ? (
          <>
            <p className="pb-4 text-muted">{t('register.words')}</p>
            <RegisterForm onDone={setRegistered} />
          </>
        ) : (
          <NewCard of={registered} onNext={() => setRegistered(undefined)} />
        )}
      </Panel>
    </div>
  );
}

const NAMES = ['givenNames', 'familyName'] as const;

function RegisterForm({ onDone }: { readonly onDone: (registered: Registered) => void }) {
  const { t } = useTranslation('club');
  const { t: common } = useTranslation();
  const { t: patrons } = useTranslation('patrons');
  const form = useRegistration(onDone);
  const [again, setAgain] = useState('');
  const isSame = again === form.value('pin');
  return (
    <CommandForm
      form={{ ...form, submit: async () => (isSame ? form.submit() : void form.check()) }}
      submit={t('register.do')}
    >
      <Field
        {...form.field('patron')}
        label={t('register.patron')}
        hint={t('register.patronHint')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field
            key={name}
            {...form.field(`form.${name}`)}
            label={patrons(`facts.fields.${name}`)}
          />
        ))}
        <Field
          {...form.field('form.birthDate')}
          label={patrons('facts.fields.birthDate')}
          type="date"
        />
        <Field {...form.field('form.address')} label={patrons('facts.fields.address')} />
        <Select
          {...form.field('form.documentKind')}
          label={patrons('facts.fields.documentKind')}
          options={DOCUMENTS.map((kind) => ({ value: kind, title: common(`documents.${kind}`) }))}
        />
        <Field
          {...form.field('form.documentNumber')}
          label={patrons('facts.fields.documentNumber')}
        />
        <Field
          {...form.field('pin')}
          label={t('pin.new')}
          hint={t('pin.hint')}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={12}
        />
        <Field
          id={`${form.field('pin').id}-again`}
          label={t('pin.again')}
          problem={again !== '' && !isSame ? t('pin.differs') : undefined}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={12}
          value={again}
          onChange={({ target }) => setAgain(target.value)}
        />
      </div>
      <Photo form={form} />
    </CommandForm>
  );
}

/** A picture as the house keeps it: base64 without what stands before it. */
const readPhoto = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.readAsDataURL(file);
  });

function Photo({ form }: { readonly form: ReturnType<typeof useRegistration> }) {
  const { t } = useTranslation('club');
  const { id, problem } = form.field('photo');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('register.photo')}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg"
        aria-describedby={`${id}-hint`}
        className="min-h-11 w-full rounded-control border border-line-strong bg-well px-3.5 py-2.5"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) form.set('photo', '');
          else void readPhoto(file).then((photo) => form.set('photo', photo));
        }}
      />
      <p
        id={`${id}-hint`}
        className={
          problem === undefined ? 'text-muted text-sm' : 'font-medium text-problem text-sm'
        }
      >
        {t(problem === undefined ? 'register.photoHint' : 'register.photoWrong')}
      </p>
    </div>
  );
}

interface NewCardProps {
  readonly of: Registered;
  readonly onNext: () => void;
}

function NewCard({ of: { patron, card }, onNext }: NewCardProps) {
  const { t } = useTranslation('club');
  return (
    <div className="flex flex-col gap-4">
      <Notice is="live" title={t('register.done', { card })}>
        {t('register.doneWords')}
      </Notice>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onNext}>{t('register.next')}</Button>
        <PrintButton look="primary" path={`/club/members/${patron}/card.pdf`}>
          {t('card.print')}
        </PrintButton>
      </div>
    </div>
  );
}
