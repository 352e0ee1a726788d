import { useTranslation } from 'react-i18next';
import { useGo, usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Devices } from './devices.tsx';
import { ServerHealth } from './server-health.tsx';
import { SettingsPart } from './settings-part.tsx';
import { StaffPart } from './staff-part.tsx';
import { Tables } from './tables.tsx';
import { Webhooks } from './webhooks.tsx';

const PARTS = {
  staff: StaffPart,
  devices: Devices,
  tables: Tables,
  webhooks: Webhooks,
  settings: SettingsPart,
  server: ServerHealth,
} as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as readonly Part[];

export default function AdminScreen() {
  const { t } = useTranslation('admin');
  const { name } = usePlace();
  const go = useGo();
  const chosen = NAMES.find((each) => each === name) ?? 'staff';
  const Content = PARTS[chosen];
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Tabs
        label={t('parts')}
        tabs={NAMES.map((each) => ({ name: each, title: t(`tabs.${each}`) }))}
        chosen={chosen}
        onChoose={(part) => go(part === 'staff' ? '/office' : `/office/${part}`)}
      >
        <Content />
      </Tabs>
    </>
  );
}
