import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, Unreachable } from '#client';
import { commandFields, MAY, personFacts } from '#house';
import { api, noted } from '../data/api.ts';
import { useRequestForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';

const FIELDS = personFacts.keyof().options;
type FieldName = (typeof FIELDS)[number];
type Facts = Readonly<Partial<Record<FieldName, string>>>;

const DOCUMENTS = commandFields('check-identity').shape.documents.element.options;

type Opened =
  | { readonly state: 'closed' | 'asking' }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'open'; readonly facts: Facts };

/** Each look is in the log: nothing here looks again by itself. */
function useFacts(patron: string) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>({ state: 'closed' });
  async function open(reason: string): Promise<void> {
    setOpened({ state: 'asking' });
    try {
      const path = `/patrons/${patron}/facts?${new URLSearchParams({ reason })}`;
      const answer = noted(await api().ask('GET', path)) as Answer<{ readonly facts: Facts }>;
      setOpened(
        answer.ok
          ? { state: 'open', facts: answer.value.facts }
          : { state: 'failed', words: answer.error.detail },
      );
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setOpened({ state: 'failed', words: t('connection.lost') });
    }
  }
  return { opened, open, close: () => setOpened({ state: 'closed' }) };
}

/** What is sealed of a person, after a reason was given. */
export function FactsPanel({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const mayRead = useHasRole(MAY['read-person']);
  const { opened, open, close } = useFacts(patron);
  return (
    <Panel
      title={t('facts.title')}
      actions={opened.state === 'open' ? <Button onClick={close}>{t('facts.hide')}</Button> : null}
    >
      {opened.state === 'open' ? (
        <FactList facts={opened.facts} />
      ) : (
        <>
          <p className="pb-4 text-muted">{t(mayRead ? 'facts.words' : 'facts.notYours')}</p>
          {mayRead ? <ReasonForm opened={opened} onOpen={open} /> : null}
        </>
      )}
    </Panel>
  );
}

interface ReasonFormProps {
  readonly opened: Opened;
  readonly onOpen: (reason: string) => Promise<void>;
}

function ReasonForm({ opened, onOpen }: ReasonFormProps) {
  const { t } = useTranslation('patrons');
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onOpen(reason.trim());
      }}
    >
      <Field
        id={id}
        label={t('facts.reason')}
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
      />
      {opened.state === 'failed' ? <Notice is="refused" title={opened.words} /> : null}
      <div>
        <Button
          type="submit"
          look="primary"
          disabled={reason.trim() === '' || opened.state === 'asking'}
        >
          {t('facts.show')}
        </Button>
      </div>
    </form>
  );
}

function FactList({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation('patrons');
  const { t: common } = useTranslation();
  const known = FIELDS.filter((field) => facts[field] !== undefined);
  if (known.length === 0) return <Empty title={t('facts.none')} />;
  const wordsOf = (field: FieldName): string => {
    const value = facts[field] as string;
    return field === 'documentKind'
      ? common(`documents.${value as (typeof DOCUMENTS)[number]}`)
      : value;
  };
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {known.map((field) => (
        <div key={field} className="min-w-0">
          <dt className="text-muted text-sm">{t(`facts.fields.${field}`)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-medium">{wordsOf(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

const DATES: readonly FieldName[] = ['birthDate', 'documentExpires'];

/** Writes facts; those that are left empty stay. */
export function FilePanel({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const mayWrite = useHasRole(MAY['write-person']);
  return mayWrite ? (
    <Panel title={t('facts.file')}>
      <p className="pb-4 text-muted">{t('facts.fileWords')}</p>
      <FileForm patron={patron} />
    </Panel>
  ) : null;
}

function FileForm({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const { t: common } = useTranslation();
  const [isFiled, setFiled] = useState(false);
  const form = useRequestForm(
    {
      schema: personFacts,
      type: 'write-person',
      method: 'PUT',
      path: `/patrons/${patron}/facts`,
    },
    {
      // Nobody who comes by reads what has just been filed.
      onDone() {
        form.reset();
        setFiled(true);
      },
    },
  );
  const documents = DOCUMENTS.map((value) => ({ value, title: common(`documents.${value}`) }));
  return (
    <CommandForm form={form} submit={t('facts.save')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map((field) =>
          field === 'documentKind' ? (
            <Select
              key={field}
              label={t('facts.fields.documentKind')}
              none={t('facts.notSaid')}
              options={documents}
              {...form.field(field)}
            />
          ) : (
            <Field
              key={field}
              label={t(`facts.fields.${field}`)}
              {...(DATES.includes(field) ? { type: 'date' } : {})}
              {...form.field(field)}
            />
          ),
        )}
      </div>
      {isFiled ? <Notice is="live" title={t('facts.saved')} /> : null}
    </CommandForm>
  );
}
