import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { sessionNow, setSession } from '../data/session.ts';
import { RequestForm } from '../ui/schema-form.tsx';

const PINS = z.object({ old: z.string(), new: z.string() });

/** Changes the PIN of the badge signed in; a temporary one must be changed. */
export default function PinForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <RequestForm
      type="change-pin"
      asks={{ method: 'POST', path: '/pin' }}
      schema={PINS}
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
