import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface ShownOnceProps {
  readonly title: string;
  readonly words: string;
  readonly label: string;
  readonly text: string;
  readonly noted: string;
  readonly onNoted: () => void;
  readonly isLarge?: boolean;
}

/** A secret that can't be shown again: it stays until the user closes it. */
export function ShownOnce(props: ShownOnceProps) {
  const { t } = useTranslation('admin');
  const { title, words, label, text, noted, onNoted, isLarge = false } = props;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Dialog title={title} words={words} isOpen isFirm onClose={onNoted}>
      <output
        aria-label={label}
        className={`block select-all break-all rounded-control border border-line-strong bg-well p-4 font-mono ${isLarge ? 'text-center text-3xl tracking-widest' : 'text-sm'}`}
      >
        {text}
      </output>
      <div className="flex flex-wrap justify-end gap-2 pt-5">
        <Button onClick={() => void copy().catch(() => undefined)}>
          {isCopied ? (
            <Check className="size-4" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )}
          {t(isCopied ? 'devices.copied' : 'devices.copy')}
        </Button>
        <Button look="primary" onClick={onNoted}>
          {noted}
        </Button>
      </div>
    </Dialog>
  );
}
