import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useRequest } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';

interface DecisionsProps {
  readonly patron: string;
  readonly standing: 'welcome' | 'excluded';
}

/** Who may take part, and what is forgotten. */
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
  const form = useCommandForm(`${is}-patron`, { fixed: { patron } });
  return (
    <Panel title={t(`${is}.title`)}>
      <p className="pb-4 text-muted">{t(`${is}.words`)}</p>
      <CommandForm
        form={form}
        submit={t(`${is}.do`)}
        look={is === 'exclude' ? 'danger' : 'primary'}
      >
        <Field label={t(`${is}.reason`)} {...form.field('reason')} />
      </CommandForm>
    </Panel>
  );
}

function ErasePanel({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const [isOpen, setOpen] = useState(false);
  const { outcome, send, reset } = useRequest<{ readonly wasThere: boolean }>('erase-person');
  const erase = async (reason: string) => {
    const path = `/patrons/${patron}/facts?${new URLSearchParams({ reason })}`;
    if ((await send({ method: 'DELETE', path })) !== undefined) setOpen(false);
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
        <EraseForm patron={patron} isSending={outcome.kind === 'sending'} onErase={erase} />
        <OutcomeNotice of={outcome} />
      </Dialog>
    </Panel>
  );
}

interface EraseFormProps {
  readonly patron: string;
  readonly isSending: boolean;
  readonly onErase: (reason: string) => Promise<void>;
}

/** The id is typed once more: nothing brings back what is erased. */
function EraseForm({ patron, isSending, onErase }: EraseFormProps) {
  const { t } = useTranslation('patrons');
  const id = useId();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onErase(reason.trim());
      }}
    >
      <Field
        id={`${id}-reason`}
        label={t('erase.reason')}
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
      />
      <Field
        id={`${id}-confirm`}
        label={<span className="wrap-anywhere">{t('erase.confirm', { patron })}</span>}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        look="danger"
        disabled={isSending || reason.trim() === '' || typed !== patron}
      >
        {t('erase.do')}
      </Button>
    </form>
  );
}
