import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function LobbyScreen() {
  const { t } = useTranslation('lobby');
  return <ScreenTitle title={t('title')} />;
}
