import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTS, type RequestAnswer } from '#client';
import { clubForm, commandFields } from '#house';
import { Button } from '../ui/button.tsx';
import type { Control } from '../ui/form-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { RequestForm } from '../ui/schema-form.tsx';

const DOCUMENTS = commandFields('set-card-pin').shape.document.options;

/** The desk always fills in the form; the member chooses the PIN at a kiosk. */
const FORM = REQUESTS.registerMember.body.omit({ pin: true }).extend({ form: clubForm });

/** The house enrolls a new member, seals the form and gives the card. */
type Registered = RequestAnswer<'POST /club/members'>;

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

const NAMES = ['givenNames', 'familyName', 'birthDate', 'address'] as const;

function RegisterForm({ onDone }: { readonly onDone: (registered: Registered) => void }) {
  const { t } = useTranslation('club');
  const { t: common } = useTranslation();
  const { t: patrons } = useTranslation('patrons');
  const named = (name: (typeof NAMES)[number] | 'documentNumber') => ({
    label: patrons(`facts.fields.${name}`),
    isHalf: true,
  });
  return (
    <RequestForm
      request={REQUESTS.registerMember}
      schema={FORM}
      submit={t('register.do')}
      fields={{
        patron: { label: t('register.patron'), hint: t('register.patronHint') },
        ...Object.fromEntries(NAMES.map((name) => [`form.${name}`, named(name)])),
        'form.documentKind': {
          label: patrons('facts.fields.documentKind'),
          options: DOCUMENTS.map((kind) => ({ value: kind, title: common(`documents.${kind}`) })),
          isHalf: true,
        },
        'form.documentNumber': named('documentNumber'),
        photo: {
          label: t('register.photo'),
          isBare: true,
          as: (control) => <Photo {...control} />,
        },
      }}
      onDone={onDone}
    />
  );
}

/** A picture as the house keeps it: base64 without what stands before it. */
const readPhoto = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.readAsDataURL(file);
  });

function Photo({ id, problem, set }: Control) {
  const { t } = useTranslation('club');
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
          if (file === undefined) set('');
          else void readPhoto(file).then(set);
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
