import { useTranslation } from 'react-i18next';
import { GoLink } from '../ui/go-link.tsx';

/** The way back to the list, for thumbs too. */
export function BackLink() {
  const { t } = useTranslation('tournaments');
  return (
    <GoLink
      to="/tournaments"
      className="-mt-3 inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {t('back')}
    </GoLink>
  );
}
