import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';
import { Parts } from '../ui/parts.tsx';
import { AccountsPart } from './accounts-part.tsx';
import { DayPart } from './day-part.tsx';
import { FundsTable } from './funds-table.tsx';
import { Glance } from './glance.tsx';
import { MoneyPart } from './money-part.tsx';
import { ReportsPart } from './reports-part.tsx';

/** The house at a glance and all funds, accounts, reports, the day, money in and out. */
export default function WholeBooks() {
  const { t } = useTranslation('books');
  const funds = (
    <>
      <Glance />
      <FundsTable />
    </>
  );
  return (
    <>
      <ScreenTitle title={t('title')} />
      <Parts
        label={t('parts.label')}
        at="/books"
        by="part"
        parts={[
          { name: 'funds', title: t('parts.funds'), content: funds },
          { name: 'accounts', title: t('parts.accounts'), content: <AccountsPart /> },
          { name: 'reports', title: t('parts.reports'), content: <ReportsPart /> },
          { name: 'day', title: t('parts.day'), content: <DayPart /> },
          { name: 'money', title: t('parts.money'), content: <MoneyPart /> },
        ]}
      />
    </>
  );
}
