import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo, usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AccountsPart } from './accounts-part.tsx';
import { DayPart } from './day-part.tsx';
import { FundsTable } from './funds-table.tsx';
import { Glance } from './glance.tsx';
import { MoneyPart } from './money-part.tsx';
import { ReportsPart } from './reports-part.tsx';

const PARTS = {
  funds: () => (
    <>
      <Glance />
      <FundsTable />
    </>
  ),
  accounts: () => <AccountsPart />,
  reports: () => <ReportsPart />,
  day: () => <DayPart />,
  money: () => <MoneyPart />,
} as const satisfies Readonly<Record<string, () => ReactNode>>;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as readonly Part[];

/** The house at a glance and all funds, accounts, reports, the day, money in and out. */
export default function WholeBooks() {
  const { t } = useTranslation('books');
  const { search } = usePlace();
  const go = useGo();
  const part = NAMES.find((name) => name === search['part']) ?? 'funds';
  return (
    <>
      <ScreenTitle title={t('title')} />
      <Tabs
        label={t('parts.label')}
        chosen={part}
        onChoose={(name) => go('/books', name === 'funds' ? {} : { part: name })}
        tabs={NAMES.map((name) => ({ name, title: t(`parts.${name}`) }))}
      >
        {PARTS[part]()}
      </Tabs>
    </>
  );
}
