import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function RulebookScreen() {
  const { t } = useTranslation('rulebook');
  return <ScreenTitle title={t('title')} />;
}
