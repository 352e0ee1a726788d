import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

/** Who went out last, and the way back. */
export function LastOut({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const [isUndoing, setUndoing] = useState(false);
  const mayUndo = useHasRole(MAY['undo-bust']);
  const last = tournament.busts.at(-1);
  if (last === undefined) return null;
  const patrons = last.out.map(({ patron }) => patron).join(', ');
  const isOpen = tournament.phase === 'running' || tournament.phase === 'over';
  const canUndo = mayUndo && isOpen && tournament.deal?.confirmedBy === undefined;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-panel px-5 py-2"
    >
      <p className="wrap-anywhere">{t('bust.last', { patrons })}</p>
      {canUndo ? <Button onClick={() => setUndoing(true)}>{t('bust.undo')}</Button> : null}
      {isUndoing ? (
        <UndoDialog
          tournament={tournament.tournament}
          bust={last.bust}
          patrons={patrons}
          onClose={() => setUndoing(false)}
        />
      ) : null}
    </div>
  );
}

function UndoDialog({
  tournament,
  bust,
  patrons,
  onClose,
}: {
  readonly tournament: string;
  readonly bust: number;
  readonly patrons: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('tournaments');
  const form = useCommandForm('undo-bust', { fixed: { tournament, bust }, onDone: onClose });
  return (
    <Dialog
      title={t('bust.undoTitle', { patrons })}
      words={t('bust.undoWords')}
      isOpen
      onClose={onClose}
    >
      <CommandForm form={form} submit={t('bust.doUndo')} onCancel={onClose}>
        <Field {...form.field('reason')} label={t('bust.reason')} />
      </CommandForm>
    </Dialog>
  );
}
