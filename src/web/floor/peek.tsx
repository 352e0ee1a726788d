import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealtGame } from '#games';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type EnteredDeal, entryOf } from './entry.ts';
import { LaidPieces } from './laid-pieces.tsx';

interface PeekProps {
  readonly table: string;
  readonly game: DealtGame;
  readonly onTake: (entry: EnteredDeal) => void;
}

/** In a demo no one sees the table, so its cards can be looked at here. Any other house has no such
 * view. */
export function Peek({ table, game, onTake }: PeekProps) {
  const { t } = useTranslation('floor');
  const [isOpen, setOpen] = useState(false);
  const { data } = useView('/demo/tables/:table', { of: { table } });
  if (data?.deal === undefined) return null;
  const entry = entryOf(data.deal, game);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('verify.peek')}</Button>
      <Dialog
        title={t('verify.peek')}
        words={t('verify.peekWords')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <LaidPieces entry={entry} />
        <div className="flex justify-end pt-5">
          <Button
            look="primary"
            onClick={() => {
              onTake(entry);
              setOpen(false);
            }}
          >
            {t('verify.take')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
