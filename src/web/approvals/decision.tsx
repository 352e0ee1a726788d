import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { withoutId } from '../ui/refusal-words.ts';

interface DecisionProps {
  readonly facts: Seen<'/proposals/:proposal'>;
  readonly onDecided: () => void;
}

/** Approve or reject; a badge that may not is told why before pressing. */
export function Decision({ facts, onDecided }: DecisionProps) {
  const { t } = useTranslation('approvals');
  const { proposal, stop, because } = facts;
  const approve = useCommand('approve');
  const mayApprove = useHasRole(MAY.approve);
  const isStopped = stop !== undefined || because !== undefined;
  return (
    <div className="flex flex-col gap-4">
      {stop === undefined ? null : (
        <Notice is="held" title={t('decide.stop')}>
          {withoutId(stop)}
        </Notice>
      )}
      {because === undefined ? null : (
        <Notice is="plain" title={t('decide.because')}>
          {withoutId(because)}
        </Notice>
      )}
      <OutcomeNotice of={approve.outcome} done={t('decide.approved')} />
      <div className="flex flex-wrap gap-2">
        {facts.needsNotice === true && !isStopped ? (
          <CommandButton
            command="approve"
            title={t('decide.approve')}
            heading={t('decide.noticeTitle')}
            look="primary"
            fixed={{ proposal }}
            fields={{
              noticeSent: { label: t('decide.noticeSent') },
              agent: { label: t('decide.agent') },
            }}
            onDone={onDecided}
          />
        ) : null}
        {mayApprove && facts.needsNotice !== true ? (
          <Button
            look="primary"
            disabled={isStopped || approve.outcome.kind === 'sending'}
            onClick={() =>
              void approve.send({ proposal }).then((done) => done !== undefined && onDecided())
            }
          >
            {t('decide.approve')}
          </Button>
        ) : null}
        <CommandButton
          command="reject"
          title={t('decide.reject')}
          heading={t('decide.rejectTitle')}
          look="danger"
          fixed={{ proposal }}
          fields={{ reason: { label: t('decide.rejectReason') } }}
          onDone={onDecided}
        />
      </div>
    </div>
  );
}
