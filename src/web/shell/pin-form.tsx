import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { RequestForm } from '../ui/schema-form.tsx';

/** Changes the PIN of the badge signed in. */
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
      onDone={onDone}
    />
  );
}
