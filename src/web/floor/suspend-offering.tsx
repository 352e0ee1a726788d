import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Tag } from '../ui/tag.tsx';

interface SuspendOfferingProps {
  readonly offering: string;
  readonly title: string;
  readonly isSuspended: boolean;
}

function SuspendForm({ offering, onDone }: { offering: string; onDone: () => void }) {
  const { t } = useTranslation('floor');
  const form = useCommandForm('suspend-offering', { fixed: { offering }, onDone });
  return (
    <CommandForm form={form} submit={t('offering.suspend')} look="danger" onCancel={onDone}>
      <Field {...form.field('reason')} label={t('offering.reason')} />
    </CommandForm>
  );
}

function Resume({ offering, title }: { offering: string; title: string }) {
  const { t } = useTranslation('floor');
  const resume = useCommand('resume-offering');
  if (!useHasRole(MAY['resume-offering'])) {
    return <span className="text-muted text-sm">{t('offering.resumeFor')}</span>;
  }
  return (
    <>
      <Button
        aria-label={t('offering.resumeNamed', { title })}
        onClick={() => void resume.send({ offering })}
      >
        {t('offering.resume')}
      </Button>
      <OutcomeNotice of={resume.outcome} />
    </>
  );
}

/** Stops an offering at once, or lets it go on. */
export function SuspendOffering({ offering, title, isSuspended }: SuspendOfferingProps) {
  const { t } = useTranslation('floor');
  const [isOpen, setOpen] = useState(false);
  if (isSuspended) {
    return (
      <>
        <Tag is="refused">{t('offering.suspended')}</Tag>
        <Resume offering={offering} title={title} />
      </>
    );
  }
  return (
    <>
      <Button
        look="quiet"
        aria-label={t('offering.suspendNamed', { title })}
        onClick={() => setOpen(true)}
      >
        {t('offering.suspend')}
      </Button>
      <Dialog
        title={t('offering.suspendTitle', { title })}
        words={t('offering.suspendWords')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <SuspendForm offering={offering} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
