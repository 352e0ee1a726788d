import { useTranslation } from 'react-i18next';
import { CommandButton } from '../ui/form.tsx';

/** Calls a tournament off. */
export function CancelButton({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('tournaments');
  return (
    <CommandButton
      command="cancel-tournament"
      fixed={{ tournament }}
      fields={{ reason: { label: t('command.reason', { ns: 'common' }) } }}
      look="danger"
      title={t('start.call')}
      words={t('start.callWords')}
      isLarge
    />
  );
}
