import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { Confirmation } from '../ui/confirmation.tsx';

type BoardFacts = Seen<'/boards/:board'>;

interface CorrectionPanelProps {
  readonly board: BoardFacts;
  readonly waiting: NonNullable<BoardFacts['waiting']>;
}

/** A correction that a different person confirms or rejects. */
export function CorrectionPanel({ board, waiting }: CorrectionPanelProps) {
  const { t } = useTranslation('board-desk');
  const words = board.entries.find(({ id }) => id === waiting.entry)?.words;
  return (
    <Confirmation
      command="confirm-correction"
      of={{ board: board.board }}
      by={waiting.by}
      title={t('waiting', { badge: waiting.by })}
      confirm={t('confirm')}
      dispute={t('reject')}
      reason={t('rejectReason')}
    >
      <p>
        <span className="font-semibold text-lg">{words}</span>{' '}
        {waiting.patron === undefined
          ? t(waiting.isStruck === true ? 'toStrike' : 'toBringBack')
          : t('toRename', { patron: waiting.patron })}
        <span className="block text-muted">{waiting.reason}</span>
      </p>
    </Confirmation>
  );
}
