import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function RegulatorScreen() {
  const { t } = useTranslation('regulator');
  return <ScreenTitle title={t('title')} />;
}
