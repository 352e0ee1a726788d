import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import type { AccountBalance } from './entries-dialog.tsx';

const keyOf = ({ account }: AccountBalance): string => account;

/** Every account of the house; its name opens its entries. */
export function AccountsPart() {
  const { t } = useTranslation('books');
  const accounts = useView('/accounts', { on: ['sign', 'house'] });
  const columns = useMemo(
    (): readonly DataColumn<AccountBalance>[] => [
      {
        key: 'account',
        title: t('accounts.account'),
        value: keyOf,
        cell: ({ account }) => (
          <GoLink
            to="/books"
            search={{ part: 'accounts', account }}
            className="-my-2 inline-flex min-h-11 items-center break-all text-accent hover:underline"
          >
            {account}
          </GoLink>
        ),
      },
      {
        key: 'balance',
        title: t('accounts.balance'),
        value: ({ balance }) => Number(balance),
        cell: ({ balance }) => money(balance),
        isNumber: true,
      },
    ],
    [t],
  );
  return (
    <Panel title={t('accounts.title')} className="max-w-3xl" isFlush>
      <Shown of={accounts}>
        {(rows) => (
          <DataTable caption={t('accounts.title')} columns={columns} rows={rows} keyOf={keyOf} />
        )}
      </Shown>
    </Panel>
  );
}
