import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type ProposalFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { withoutId } from '../ui/refusal-words.ts';

interface DecisionProps {
  readonly facts: ProposalFacts;
  readonly onDecided: () => void;
}

function RejectForm({
  proposal,
  onDecided,
  onCancel,
}: {
  readonly proposal: string;
  readonly onDecided: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('approvals');
  const form = useCommandForm('reject', { fixed: { proposal }, onDone: onDecided });
  return (
    <CommandForm form={form} submit={t('decide.reject')} look="danger" onCancel={onCancel}>
      <Field {...form.field('reason')} label={t('decide.rejectReason')} />
    </CommandForm>
  );
}

/** Approve or reject; whoever may not is told why before pressing. */
export function Decision({ facts, onDecided }: DecisionProps) {
  const { t } = useTranslation('approvals');
  const { proposal, stop, because } = facts;
  const approve = useCommand('approve');
  const [isRejecting, setRejecting] = useState(false);
  const mayApprove = useHasRole(MAY.approve);
  const mayReject = useHasRole(MAY.reject);
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
        {mayApprove ? (
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
        {mayReject ? (
          <Button look="danger" onClick={() => setRejecting(true)}>
            {t('decide.reject')}
          </Button>
        ) : null}
      </div>
      <Dialog
        title={t('decide.rejectTitle')}
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
      >
        <RejectForm
          proposal={proposal}
          onDecided={onDecided}
          onCancel={() => setRejecting(false)}
        />
      </Dialog>
    </div>
  );
}
