import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function KeypadScreen() {
  const { t } = useTranslation('keypad');
  return <ScreenTitle title={t('title')} />;
}
