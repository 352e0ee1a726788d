import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole, useSession } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SecondBadge } from '../ui/second-badge.tsx';
import type { BoardFacts } from './board-page.tsx';

/** What the period has come to, signed for by somebody who has not corrected it. */
export function AwardPanel({ board }: { readonly board: BoardFacts }) {
  const { t } = useTranslation('board-desk');
  const award = useCommand('award-board');
  const badge = useSession()?.badge;
  const mayAward = useHasRole(MAY['award-board']);
  const [isSigning, setSigning] = useState(false);
  const hasChanged = board.history.some(({ recordedBy, confirmedBy }) =>
    [recordedBy, confirmedBy].includes(badge ?? ''),
  );
  const isOther = mayAward && !hasChanged && !board.signedBy.includes(badge ?? '');
  const sent = { board: board.board };
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
        <OutcomeNotice of={award.outcome} />
        <Button
          look="primary"
          isLarge
          className="self-start"
          onClick={() => (isOther ? void award.send(sent) : setSigning(true))}
        >
          {t(isOther ? 'award.do' : 'award.second')}
        </Button>
      </div>
      <SecondBadge
        isOpen={isSigning}
        onClose={() => setSigning(false)}
        onSigned={(client) => award.send(sent, client)}
      />
    </Panel>
  );
}
