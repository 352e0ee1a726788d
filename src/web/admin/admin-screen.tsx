import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';
import { Parts } from '../ui/parts.tsx';
import { Devices } from './devices.tsx';
import { ServerHealth } from './server-health.tsx';
import { SettingsPart } from './settings-part.tsx';
import { StaffPart } from './staff-part.tsx';
import { Tables } from './tables.tsx';
import { Webhooks } from './webhooks.tsx';

export default function AdminScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Parts
        label={t('parts')}
        at="/office"
        by="path"
        parts={[
          { name: 'staff', title: t('tabs.staff'), content: <StaffPart /> },
          { name: 'devices', title: t('tabs.devices'), content: <Devices /> },
          { name: 'tables', title: t('tabs.tables'), content: <Tables /> },
          { name: 'webhooks', title: t('tabs.webhooks'), content: <Webhooks /> },
          { name: 'settings', title: t('tabs.settings'), content: <SettingsPart /> },
          { name: 'server', title: t('tabs.server'), content: <ServerHealth /> },
        ]}
      />
    </>
  );
}
