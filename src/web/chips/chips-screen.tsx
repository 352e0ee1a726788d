import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Parts } from '../ui/parts.tsx';
import { Shown } from '../ui/state.tsx';
import type { Chips } from './answers.ts';
import { CountPart } from './count-part.tsx';
import { ExchangePart } from './exchange-part.tsx';
import { IssuePart } from './issue-part.tsx';
import { OutPart } from './out-part.tsx';
import { SellPart } from './sell-part.tsx';
import { VoucherPart } from './voucher-part.tsx';

/** Promotional chips as cage, desk and office work with them: the parts that a badge works with. */
export default function ChipsScreen() {
  const { t } = useTranslation('chips');
  const of = (part: ChipsPart) => <ShownPart part={part} />;
  const parts = [
    { name: 'exchange', isFor: useHasRole(MAY['exchange-uses']), content: of(ExchangePart) },
    { name: 'sell', isFor: useHasRole(MAY['sell-chips']), content: of(SellPart) },
    { name: 'vouchers', isFor: useHasRole(MAY['change-voucher']), content: of(VoucherPart) },
    { name: 'issue', isFor: useHasRole(MAY['issue-instruments']), content: of(IssuePart) },
    { name: 'out', isFor: useHasRole(SEES.chips), content: of(OutPart) },
    { name: 'count', isFor: useHasRole(MAY['count-dropped-chips']), content: <CountPart /> },
  ] as const;
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Parts
        label={t('parts')}
        at="/chips"
        by="tab"
        parts={parts
          .filter(({ isFor }) => isFor)
          .map((part) => ({ ...part, title: t(`tabs.${part.name}`) }))}
      />
    </>
  );
}

type ChipsPart = (props: { readonly chips: Chips }) => React.JSX.Element;

function ShownPart({ part: Part }: { readonly part: ChipsPart }) {
  const chips = useView('/chips', { on: ['chips'] });
  return <Shown of={chips}>{(facts) => <Part chips={facts} />}</Shown>;
}
