import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A file that is chosen or dropped; it is read here and sent nowhere. */
export function FileDrop({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useTranslation('proof');
  const [isOver, setOver] = useState(false);
  const read = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) void file.text().then(onText);
  };
  const over = (event: DragEvent, isHere: boolean) => {
    event.preventDefault();
    setOver(isHere);
  };
  return (
    <section
      aria-label={t('file.title')}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        read(event.dataTransfer.files);
      }}
      className={`flex flex-col gap-3 rounded-panel border-2 border-dashed p-5 ${isOver ? 'border-accent bg-raised' : 'border-line-strong'}`}
    >
      <label htmlFor="proof-file" className="flex items-center gap-3 font-medium text-lg">
        <Upload className="size-6 text-muted" strokeWidth={1.5} aria-hidden="true" />
        {t('file.choose')}
      </label>
      <p className="max-w-prose text-muted">{t('file.words')}</p>
      <input
        id="proof-file"
        type="file"
        accept="application/json,.json"
        className="min-h-11 w-full max-w-md rounded-control border border-line-strong bg-well p-2 text-sm file:mr-3 file:min-h-7 file:rounded file:border-0 file:bg-raised file:px-3 file:text-ink"
        onChange={({ target }) => {
          read(target.files);
          // The same file may be chosen again after it was changed.
          target.value = '';
        }}
      />
    </section>
  );
}
