import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function OddsScreen() {
  const { t } = useTranslation('odds');
  return <ScreenTitle title={t('title')} />;
}
