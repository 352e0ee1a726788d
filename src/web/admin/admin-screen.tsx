import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function AdminScreen() {
  const { t } = useTranslation('admin');
  return <ScreenTitle title={t('title')} />;
}
