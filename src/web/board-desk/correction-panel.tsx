import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { CommandForm } from '../ui/form.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton, useIsOther } from '../ui/signed-button.tsx';

type BoardFacts = Seen<'/boards/:board'>;

interface CorrectionPanelProps {
  readonly board: BoardFacts;
  readonly waiting: NonNullable<BoardFacts['waiting']>;
}

/** A correction that a different person confirms or rejects. */
export function CorrectionPanel({ board, waiting }: CorrectionPanelProps) {
  const { t } = useTranslation('board-desk');
  const confirm = useCommand('confirm-correction');
  const signs = { roles: MAY['confirm-correction'], doneBy: [waiting.by] };
  const isOther = useIsOther(signs);
  const words = board.entries.find(({ id }) => id === waiting.entry)?.words;
  return (
    <Panel title={t('waiting', { badge: waiting.by })}>
      <div className="flex flex-col gap-4">
        <p>
          <span className="font-semibold text-lg">{words}</span>{' '}
          {waiting.patron === undefined
            ? t(waiting.isStruck === true ? 'toStrike' : 'toBringBack')
            : t('toRename', { patron: waiting.patron })}
          <span className="block text-muted">{waiting.reason}</span>
        </p>
        <OutcomeNotice of={confirm.outcome} />
        <SignedButton
          {...signs}
          own={t('confirm')}
          second={t('confirmSecond')}
          isLarge
          className="self-start"
          send={(as) => confirm.send({ board: board.board }, as)}
        />
        {isOther ? (
          <CommandForm
            command="reject-correction"
            submit={t('reject')}
            look="danger"
            fixed={{ board: board.board }}
            fields={{ reason: { label: t('rejectReason') } }}
          />
        ) : null}
      </div>
    </Panel>
  );
}
