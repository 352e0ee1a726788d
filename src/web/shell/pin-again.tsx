import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { answerPin } from '../data/pin-again.ts';
import { Dialog } from '../ui/dialog.tsx';
import { RequestForm } from '../ui/schema-form.tsx';

/** Over the current work: what control approves takes the PIN again, and then goes on by itself. */
export default function PinAgain() {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('signIn.pinAgain')}
      words={t('signIn.pinAgainWords')}
      isOpen
      onClose={() => answerPin(false)}
    >
      <RequestForm
        request={REQUESTS.stepUp}
        refreshes={false}
        submit={t('signIn.continue')}
        fields={{ pin: { label: t('signIn.pin'), as: 'secret' } }}
        onDone={() => answerPin(true)}
      />
    </Dialog>
  );
}
