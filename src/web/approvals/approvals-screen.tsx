import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function ApprovalsScreen() {
  const { t } = useTranslation('approvals');
  return <ScreenTitle title={t('title')} />;
}
