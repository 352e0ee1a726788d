import { useTranslation } from 'react-i18next';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';

/** A call that is none: pressed by mistake, or a hand that does not win. */
export function WithdrawCall({
  call,
  isVerified,
}: {
  readonly call: string;
  readonly isVerified: boolean;
}) {
  const { t } = useTranslation('floor');
  const uncall = useCommand('uncall-hand');
  return (
    <>
      {isVerified ? null : (
        <Button title={t('call.uncallWords')} onClick={() => void uncall.send({ call })}>
          {t('call.uncall')}
        </Button>
      )}
      <CommandButton
        command="reject-call"
        title={t('call.reject')}
        words={t('call.rejectWords')}
        look="danger"
        fixed={{ call }}
        fields={{ reason: { label: t('call.reason') } }}
      />
      <OutcomeNotice of={uncall.outcome} />
    </>
  );
}
