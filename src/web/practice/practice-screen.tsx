import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function PracticeScreen() {
  const { t } = useTranslation('practice');
  return <ScreenTitle title={t('title')} />;
}
