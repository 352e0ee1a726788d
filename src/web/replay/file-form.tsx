import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import type { Replayed } from './round-view.tsx';

/** Nothing where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A round file, chosen or pasted. The house decides it again; it does not keep it. */
export function FileForm({ onRead }: { readonly onRead: (replay: Replayed) => void }) {
  const { t } = useTranslation('replay');
  const { outcome, send } = useRequest<Replayed>('replay-file');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  async function read(content: string): Promise<void> {
    const body = parsed(content);
    setWrong(body === undefined);
    if (body === undefined) return;
    const replay = await send({ method: 'POST', path: '/rounds/replay', body });
    if (replay !== undefined) onRead(replay);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void read(text);
      }}
    >
      <p className="text-muted">{t('find.fileWords')}</p>
      <div className="flex flex-col gap-1.5">
        <label htmlFor="replay-file" className="font-medium">
          {t('find.choose')}
        </label>
        <input
          id="replay-file"
          type="file"
          accept="application/json,.json"
          className="min-h-11 w-full rounded-control border border-line-strong bg-well p-2 text-sm file:mr-3 file:min-h-7 file:rounded file:border-0 file:bg-raised file:px-3 file:text-ink"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void file.text().then(read);
          }}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor="replay-text" className="font-medium">
          {t('find.paste')}
        </label>
        <textarea
          id="replay-text"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="w-full rounded-control border border-line-strong bg-well p-2.5 font-mono text-xs"
        />
      </div>
      {isWrong ? <Notice is="refused" title={t('find.notJson')} /> : null}
      <OutcomeNotice of={outcome} />
      <Button type="submit" disabled={text.trim() === '' || outcome.kind === 'sending'}>
        {t('find.read')}
      </Button>
    </form>
  );
}
