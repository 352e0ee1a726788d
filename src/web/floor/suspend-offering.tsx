import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Tag } from '../ui/tag.tsx';

interface SuspendOfferingProps {
  readonly offering: string;
  readonly title: string;
  readonly isSuspended: boolean;
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
  if (isSuspended) {
    return (
      <>
        <Tag is="refused">{t('offering.suspended')}</Tag>
        <Resume offering={offering} title={title} />
      </>
    );
  }
  return (
    <CommandButton
      command="suspend-offering"
      title={t('offering.suspend')}
      label={t('offering.suspendNamed', { title })}
      heading={t('offering.suspendTitle', { title })}
      words={t('offering.suspendWords')}
      look="danger"
      isQuiet
      fixed={{ offering }}
      fields={{ reason: { label: t('offering.reason') } }}
    />
  );
}
