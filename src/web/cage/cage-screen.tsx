import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Parts } from '../ui/parts.tsx';
import { Accounts } from './accounts.tsx';
import { Boxes } from './boxes.tsx';
import { ClosedClaims, OpenClaims } from './claim-list.tsx';
import { ClaimPage } from './claim-page.tsx';
import { Receivables } from './receivables.tsx';
import { Trays } from './trays.tsx';

/** The parts that a badge works with. */
export default function CageScreen() {
  const { t } = useTranslation('cage');
  const { name } = usePlace();
  const seesClaims = useHasRole(SEES.claims);
  const parts = [
    { name: 'claims', isFor: seesClaims, content: <OpenClaims /> },
    { name: 'closed', isFor: seesClaims, content: <ClosedClaims /> },
    { name: 'owed', isFor: seesClaims, content: <Receivables /> },
    { name: 'trays', isFor: useHasRole(MAY['fill-tray']), content: <Trays /> },
    { name: 'boxes', isFor: useHasRole(SEES.drops), content: <Boxes /> },
    { name: 'accounts', isFor: useHasRole(MAY['cash-account']), content: <Accounts /> },
  ] as const;
  if (name !== undefined && seesClaims) return <ClaimPage key={name} claim={name} />;
  return (
    <>
      <ScreenTitle title={t('title')} words={seesClaims ? t('words') : t('countWords')} />
      <Parts
        label={t('parts')}
        at="/cage"
        by="tab"
        parts={parts
          .filter(({ isFor }) => isFor)
          .map((part) => ({ ...part, title: t(`tabs.${part.name}`) }))}
      />
    </>
  );
}
