import { useTranslation } from 'react-i18next';
import { setSession, useSession, useSessionEnded } from '../data/session.ts';
import { useGo } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SignInForm } from '../ui/sign-in.tsx';

/** Over the current work, which stays until the user signs in again or leaves. */
export function SessionEnded() {
  const { t } = useTranslation();
  const session = useSession();
  const isEnded = useSessionEnded();
  const go = useGo();
  return (
    <Dialog
      title={t('signIn.again')}
      words={t('signIn.againWords')}
      isOpen={isEnded}
      isFirm
      onClose={() => {}}
    >
      <SignInForm
        submit={t('signIn.do')}
        badge={session?.badge ?? ''}
        onSignedIn={(signedIn) => setSession(signedIn)}
      />
      <Button
        look="quiet"
        className="mt-3 w-full"
        onClick={() => {
          setSession(undefined);
          go('/');
        }}
      >
        {t('signIn.leave')}
      </Button>
    </Dialog>
  );
}
