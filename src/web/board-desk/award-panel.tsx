import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { SignedButton } from '../ui/signed-button.tsx';

type BoardFacts = Seen<'/boards/:board'>;

/** The result of the period, signed by a person who has not corrected it. */
export function AwardPanel({ board }: { readonly board: BoardFacts }) {
  const { t } = useTranslation('board-desk');
  const correctedBy = board.history.flatMap(({ recordedBy, confirmedBy }) => [
    recordedBy,
    confirmedBy,
  ]);
  const words = new Map(board.entries.map((entry) => [entry.id, entry]));
  return (
    <Panel title={t('award.title')}>
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-1">
          {board.prizes.map(({ entry, amount, because }) => (
            <li key={entry} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold text-xl tabular-nums">{money(amount)}</span>
              <span>
                {words.get(entry)?.patron ?? t('unnamed')} · {words.get(entry)?.words}
              </span>
              <span className="text-muted text-sm">{because}</span>
            </li>
          ))}
        </ul>
        {board.signedBy.length === 0 ? null : (
          <p>{t('award.signed', { badges: board.signedBy.join(', ') })}</p>
        )}
        <SignedButton
          command="award-board"
          of={{ board: board.board }}
          doneBy={[...correctedBy, ...board.signedBy]}
          own={t('award.do')}
          does="award"
          isLarge
          className="self-start"
        />
      </div>
    </Panel>
  );
}
