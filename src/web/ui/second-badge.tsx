import { useTranslation } from 'react-i18next';
import type { Client } from '#client';
import { Dialog } from './dialog.tsx';
import { SignInForm } from './sign-in.tsx';

interface SecondBadgeProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Does it as the second person, whose session ends with it. */
  readonly onSigned: (client: Client, badge: string) => Promise<unknown>;
}

/** Somebody else signs at this screen: whoever is signed in stays so. */
export function SecondBadge({ isOpen, onClose, onSigned }: SecondBadgeProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('signIn.second')}
      words={t('signIn.secondWords')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SignInForm
        submit={t('signIn.sign')}
        onSignedIn={async ({ badge }, client) => {
          await onSigned(client, badge);
          await client.signOut().catch(() => undefined);
          onClose();
        }}
      />
    </Dialog>
  );
}
