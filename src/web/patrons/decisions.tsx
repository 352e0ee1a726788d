import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { commandFields, MAY } from '#house';
import { useCommand, useRequest } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CommandForm } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { AskForm } from '../ui/schema-form.tsx';

interface DecisionsProps {
  readonly patron: string;
  readonly standing: 'welcome' | 'excluded';
}

/** Who may take part, and what is erased. */
export function Decisions({ patron, standing }: DecisionsProps) {
  const mayExclude = useHasRole(MAY['exclude-patron']);
  const mayReadmit = useHasRole(MAY['readmit-patron']);
  const mayErase = useHasRole(MAY['erase-person']);
  return (
    <>
      {standing === 'welcome' && mayExclude ? <StandingForm is="exclude" patron={patron} /> : null}
      {standing === 'excluded' && mayReadmit ? <StandingForm is="readmit" patron={patron} /> : null}
      {mayErase ? <ErasePanel patron={patron} /> : null}
    </>
  );
}

function StandingForm({
  is,
  patron,
}: {
  readonly is: 'exclude' | 'readmit';
  readonly patron: string;
}) {
  const { t } = useTranslation('patrons');
  return (
    <Panel title={t(`${is}.title`)}>
      <p className="pb-4 text-muted">{t(`${is}.words`)}</p>
      <CommandForm
        command={`${is}-patron`}
        submit={t(`${is}.do`)}
        look={is === 'exclude' ? 'danger' : 'primary'}
        fixed={{ patron }}
        fields={{ reason: { label: t(`${is}.reason`) } }}
      />
    </Panel>
  );
}

const REASON = commandFields('erase-person').pick({ reason: true });

/** The ID is typed once more, because an erasure can't be undone. */
function ErasePanel({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const [isOpen, setOpen] = useState(false);
  const { outcome, send, reset } = useRequest('DELETE /patrons/:patron/facts');
  const proposal = useCommand('propose');
  const [reason, setReason] = useState('');
  const isTwo = outcome.kind === 'refused' && outcome.failure.code === 'two-people-needed';
  const erase = async (reason: string) => {
    setReason(reason);
    if ((await send({ of: { patron }, query: { reason } })) !== undefined) setOpen(false);
  };
  return (
    <Panel title={t('erase.title')}>
      <p className="pb-4 text-muted">{t('erase.words')}</p>
      {outcome.kind === 'done' ? (
        <Notice is="live" title={t(outcome.done.wasThere ? 'erase.done' : 'erase.nothing')} />
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          {t('erase.open')}
        </Button>
      )}
      <Dialog
        title={t('erase.title')}
        words={t('erase.words')}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          reset();
        }}
      >
        <AskForm
          schema={REASON.extend({
            typed: z.literal(patron, { error: t('erase.confirm', { patron }) }),
          })}
          submit={t('erase.do')}
          look="danger"
          isReady={outcome.kind !== 'sending'}
          fields={{
            reason: { label: t('erase.reason') },
            typed: { label: t('erase.confirm', { patron }) },
          }}
          onAsk={({ reason }) => erase(reason)}
        />
        <OutcomeNotice of={outcome} />
        {isTwo ? (
          <div className="pt-4">
            <p className="pb-3 text-muted">{t('erase.twoWords')}</p>
            <OutcomeNotice of={proposal.outcome} done={t('erase.asked')} />
            <Button
              look="primary"
              disabled={proposal.outcome.kind === 'sending' || proposal.outcome.kind === 'done'}
              onClick={() =>
                void proposal.send({ command: { type: 'erase-person', patron, reason } })
              }
            >
              {t('erase.ask')}
            </Button>
          </div>
        ) : null}
      </Dialog>
    </Panel>
  );
}
