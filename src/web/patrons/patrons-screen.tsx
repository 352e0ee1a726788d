import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function PatronsScreen() {
  const { t } = useTranslation('patrons');
  return <ScreenTitle title={t('title')} />;
}
