import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function CageScreen() {
  const { t } = useTranslation('cage');
  return <ScreenTitle title={t('title')} />;
}
