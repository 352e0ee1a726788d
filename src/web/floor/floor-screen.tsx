import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function FloorScreen() {
  const { t } = useTranslation('floor');
  return <ScreenTitle title={t('title')} />;
}
