import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { sessionNow, setSession } from '../data/session.ts';
import { RequestForm } from '../ui/schema-form.tsx';

/** Changes the PIN of the badge signed in; a temporary one must be changed. */
export default function PinForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <RequestForm
      request={REQUESTS.changePin}
      submit={t('signIn.savePin')}
      fields={{
        old: { label: t('signIn.oldPin'), as: 'secret' },
        new: { label: t('signIn.newPin'), as: 'secret' },
      }}
      onDone={() => {
        const session = sessionNow();
        if (session !== undefined) setSession({ ...session, mustChangePin: false });
        onDone();
      }}
    />
  );
}
