import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#client';
import { Dialog } from './dialog.tsx';
import { OutcomeNotice } from './outcome.tsx';
import { SignInForm } from './sign-in.tsx';

interface SecondBadgeProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Does it as the second person, whose session ends with it. */
  readonly onSigned: (client: Client, badge: string) => Promise<unknown>;
}

/** A different person signs at this screen; the first one stays signed in. */
export function SecondBadge({ isOpen, onClose, onSigned }: SecondBadgeProps) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const close = () => {
    setFailed(false);
    onClose();
  };

  async function sign(client: Client, badge: string) {
    setFailed(false);
    try {
      await onSigned(client, badge);
      close();
    } catch {
      setFailed(true);
    } finally {
      await client.signOut().catch(() => undefined);
    }
  }

  return (
    <Dialog
      title={t('signIn.second')}
      words={t('signIn.secondWords')}
      isOpen={isOpen}
      onClose={close}
    >
      <SignInForm
        submit={t('signIn.sign')}
        onSignedIn={({ badge }, client) => sign(client, badge)}
      />
      {hasFailed ? (
        <div className="mt-4">
          <OutcomeNotice of={{ kind: 'unknown' }} />
        </div>
      ) : null}
    </Dialog>
  );
}
