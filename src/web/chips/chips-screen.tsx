import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Chips } from './answers.ts';
import { CountPart } from './count-part.tsx';
import { ExchangePart } from './exchange-part.tsx';
import { IssuePart } from './issue-part.tsx';
import { OutPart } from './out-part.tsx';
import { SellPart } from './sell-part.tsx';
import { VoucherPart } from './voucher-part.tsx';

const TABS = ['exchange', 'sell', 'vouchers', 'issue', 'out', 'count'] as const;
type TabName = (typeof TABS)[number];

interface PartProps {
  readonly chips: Chips;
}

const PARTS: Readonly<Record<Exclude<TabName, 'count'>, (props: PartProps) => React.JSX.Element>> =
  {
    exchange: ExchangePart,
    sell: SellPart,
    vouchers: VoucherPart,
    issue: IssuePart,
    out: OutPart,
  };

/** The parts that a badge works with. */
function useTabs(): readonly TabName[] {
  const isShown = {
    exchange: useHasRole(MAY['exchange-uses']),
    sell: useHasRole(MAY['sell-chips']),
    vouchers: useHasRole(MAY['change-voucher']),
    issue: useHasRole(MAY['issue-instruments']),
    out: useHasRole(SEES.chips),
    count: useHasRole(MAY['count-dropped-chips']),
  };
  return TABS.filter((name) => isShown[name]);
}

/** Promotional chips as cage, desk and office work with them. */
export default function ChipsScreen() {
  const { t } = useTranslation('chips');
  const { search } = usePlace();
  const go = useGo();
  const tabs = useTabs();
  const chosen = tabs.find((each) => each === search['tab']) ?? tabs[0] ?? 'out';
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Tabs
        label={t('parts')}
        tabs={tabs.map((each) => ({ name: each, title: t(`tabs.${each}`) }))}
        chosen={chosen}
        onChoose={(tab) => go('/chips', { tab })}
      >
        {chosen === 'count' ? <CountPart /> : <ShownPart name={chosen} />}
      </Tabs>
    </>
  );
}

function ShownPart({ name }: { readonly name: Exclude<TabName, 'count'> }) {
  const chips = useView('/chips', { on: ['chips'] });
  const Part = PARTS[name];
  return <Shown of={chips}>{(facts) => <Part chips={facts} />}</Shown>;
}
