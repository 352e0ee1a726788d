import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useGo, usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CardsPart } from './cards-part.tsx';
import { RegisterPart } from './register-part.tsx';
import { ScansPart } from './scans-part.tsx';

const PARTS = ['cards', 'scans', 'register'] as const;
type Part = (typeof PARTS)[number];

const isPart = (name: string | undefined): name is Part => PARTS.includes(name as Part);

const CONTENT = { cards: CardsPart, scans: ScansPart, register: RegisterPart };

export default function ClubScreen() {
  const { t } = useTranslation('club');
  const { name } = usePlace();
  const go = useGo();
  const mayRegister = useHasRole(MAY['register-member']);
  const mayScan = useHasRole(MAY['upload-scans']);
  const parts = PARTS.filter(
    (part) => part === 'cards' || (part === 'scans' ? mayScan : mayRegister),
  );
  const chosen = isPart(name) && parts.includes(name) ? name : 'cards';
  const Content = CONTENT[chosen];
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Tabs
        label={t('parts.label')}
        tabs={parts.map((part) => ({ name: part, title: t(`parts.${part}`) }))}
        chosen={chosen}
        onChoose={(part) => go(part === 'cards' ? '/club' : `/club/${part}`)}
      >
        <Content />
      </Tabs>
    </>
  );
}
