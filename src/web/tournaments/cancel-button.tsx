import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../ui/reason-button.tsx';

/** Calls a tournament off. */
export function CancelButton({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('tournaments');
  return (
    <ReasonButton
      type="cancel-tournament"
      fixed={{ tournament }}
      title={t('start.call')}
      words={t('start.callWords')}
      isLarge
    />
  );
}
