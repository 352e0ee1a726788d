import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { useGo, usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Boxes } from './boxes.tsx';
import { ClosedClaims, OpenClaims } from './claim-list.tsx';
import { ClaimPage } from './claim-page.tsx';
import { Trays } from './trays.tsx';

const TABS = ['claims', 'closed', 'trays', 'boxes'] as const;
type TabName = (typeof TABS)[number];

const CONTENTS: Readonly<Record<TabName, () => React.JSX.Element>> = {
  claims: OpenClaims,
  closed: ClosedClaims,
  trays: Trays,
  boxes: Boxes,
};

/** The parts that a badge works with. */
function useTabs(): readonly TabName[] {
  const seesClaims = useHasRole(SEES.claims);
  const fillsTrays = useHasRole(MAY['fill-tray']);
  const seesBoxes = useHasRole(SEES.drops);
  const isShown = { claims: seesClaims, closed: seesClaims, trays: fillsTrays, boxes: seesBoxes };
  return TABS.filter((name) => isShown[name]);
}

export default function CageScreen() {
  const { t } = useTranslation('cage');
  const { name, search } = usePlace();
  const go = useGo();
  const tabs = useTabs();
  if (name !== undefined && tabs.includes('claims')) return <ClaimPage key={name} claim={name} />;
  const chosen = tabs.find((each) => each === search['tab']) ?? tabs[0] ?? 'boxes';
  const Content = CONTENTS[chosen];
  return (
    <>
      <ScreenTitle
        title={t('title')}
        words={tabs.includes('claims') ? t('words') : t('countWords')}
      />
      {tabs.length > 1 ? (
        <Tabs
          label={t('parts')}
          tabs={tabs.map((each) => ({ name: each, title: t(`tabs.${each}`) }))}
          chosen={chosen}
          onChoose={(tab) => go('/cage', { tab })}
        >
          <Content />
        </Tabs>
      ) : (
        <Content />
      )}
    </>
  );
}
