import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { CommandButton } from '../ui/form.tsx';

/** Who went out last, and the way back. */
export function LastOut({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const last = tournament.busts.at(-1);
  if (last === undefined) return null;
  const patrons = last.out.map(({ patron }) => patron).join(', ');
  const isOpen = tournament.phase === 'running' || tournament.phase === 'over';
  const canUndo = isOpen && tournament.deal?.confirmedBy === undefined;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-panel px-5 py-2"
    >
      <p className="wrap-anywhere">{t('bust.last', { patrons })}</p>
      {canUndo ? (
        <CommandButton
          command="undo-bust"
          title={t('bust.undo')}
          heading={t('bust.undoTitle', { patrons })}
          words={t('bust.undoWords')}
          submit={t('bust.doUndo')}
          fixed={{ tournament: tournament.tournament, bust: last.bust }}
          fields={{ reason: { label: t('bust.reason') } }}
        />
      ) : null}
    </div>
  );
}
