import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function ReplayScreen() {
  const { t } = useTranslation('replay');
  return <ScreenTitle title={t('title')} />;
}
