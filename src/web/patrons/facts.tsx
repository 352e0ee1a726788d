import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, REQUESTS, type Seen, Unreachable } from '#client';
import { commandFields, MAY, personFacts } from '#house';
import { heard } from '../data/api.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import type { Asks } from '../ui/form-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { AskForm, RequestForm } from '../ui/schema-form.tsx';
import { Empty } from '../ui/state.tsx';

const FIELDS = personFacts.keyof().options;
type FieldName = (typeof FIELDS)[number];
type Facts = Seen<'/patrons/:patron/facts'>['facts'];

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
      const at = addressOf('/patrons/:patron/facts', { patron }, { reason });
      const answer = await heard((asked) => asked.view(at));
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

const REASON = commandFields('read-person').pick({ reason: true });

function ReasonForm({ opened, onOpen }: ReasonFormProps) {
  const { t } = useTranslation('patrons');
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <AskForm
        schema={REASON}
        submit={t('facts.show')}
        isReady={opened.state !== 'asking'}
        fields={{ reason: { label: t('facts.reason') } }}
        onAsk={({ reason }) => onOpen(reason)}
      />
      {opened.state === 'failed' ? <Notice is="refused" title={opened.words} /> : null}
    </div>
  );
}

function FactList({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation('patrons');
  const { t: common } = useTranslation();
  const kind = DOCUMENTS.find((each) => each === facts['documentKind']);
  const words =
    kind === undefined ? facts : { ...facts, documentKind: common(`documents.${kind}`) };
  const known = FIELDS.filter((field) => facts[field] !== undefined);
  if (known.length === 0) return <Empty title={t('facts.none')} />;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {known.map((field) => (
        <div key={field} className="min-w-0">
          <dt className="text-muted text-sm">{t(`facts.fields.${field}`)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-medium">{words[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Writes facts; those that are left empty stay. */
export function FilePanel({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const mayWrite = useHasRole(MAY['write-person']);
  return mayWrite ? (
    <Panel title={t('facts.file')}>
      <p className="pb-4 text-muted">{t('facts.fileWords')}</p>
      <FileForm patron={patron} />
      <div className="mt-4">
        <CommandButton
          command="allow-change"
          title={t('facts.change')}
          words={t('facts.changeWords')}
          submit={t('facts.changeDo')}
          isQuiet
          fixed={{ patron }}
          fields={{ reason: { label: t('facts.changeReason') } }}
        />
      </div>
    </Panel>
  ) : null;
}

function FileForm({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const { t: common } = useTranslation();
  const documents = DOCUMENTS.map((value) => ({ value, title: common(`documents.${value}`) }));
  const asksFor = (field: FieldName): Asks => ({
    label: t(`facts.fields.${field}`),
    isHalf: true,
    ...(field === 'documentKind' ? { none: t('facts.notSaid'), options: documents } : {}),
  });
  return (
    <RequestForm
      request={REQUESTS.writeFacts}
      of={{ patron }}
      submit={t('facts.save')}
      done={t('facts.saved')}
      fields={Object.fromEntries(FIELDS.map((field) => [field, asksFor(field)]))}
    />
  );
}
