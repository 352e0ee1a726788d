import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { RequestAsked } from '#client';
import { useRequest } from '../data/commands.ts';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { AskForm } from '../ui/schema-form.tsx';
import type { Replayed } from './round-view.tsx';

/** Nothing where it is no JSON: the house says what is wrong with a file that is. */
function parsed(text: string): RequestAsked<'POST /rounds/replay'>['body'] | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const FILE = z.object({ text: z.string() });

/** A round file, chosen or pasted. The house decides it again; it does not keep it. */
export function FileForm({ onRead }: { readonly onRead: (replay: Replayed) => void }) {
  const { t } = useTranslation('replay');
  const { outcome, send } = useRequest('POST /rounds/replay');
  const [isWrong, setWrong] = useState(false);

  async function read(content: string): Promise<void> {
    const body = parsed(content);
    setWrong(body === undefined);
    if (body === undefined) return;
    const replay = await send({ body });
    if (replay !== undefined) onRead(replay);
  }

  return (
    <AskForm
      schema={FILE}
      submit={t('find.read')}
      look="plain"
      isReady={outcome.kind !== 'sending'}
      fields={{
        file: {
          label: t('find.choose'),
          isBare: true,
          as: ({ id }) => <FileField id={id} label={t('find.choose')} onChoose={read} />,
        },
        text: { label: t('find.paste'), as: 'lines' },
      }}
      onAsk={({ text }) => read(text)}
    >
      <p className="text-muted">{t('find.fileWords')}</p>
      {isWrong ? <Notice is="refused" title={t('find.notJson')} /> : null}
      <OutcomeNotice of={outcome} />
    </AskForm>
  );
}

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly onChoose: (content: string) => unknown;
}

const FileField = ({ id, label, onChoose }: FileFieldProps) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={id} className="font-medium">
      {label}
    </label>
    <input
      id={id}
      type="file"
      accept="application/json,.json"
      className="min-h-11 w-full rounded-control border border-line-strong bg-well p-2 text-sm file:mr-3 file:min-h-7 file:rounded file:border-0 file:bg-raised file:px-3 file:text-ink"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined) void file.text().then(onChoose);
      }}
    />
  </div>
);
