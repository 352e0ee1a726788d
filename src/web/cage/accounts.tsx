import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { CommandButton } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';

const PAUSE_MS = 5_000;

type Account = Seen<'/game-accounts'>[number];

/** Wins of table games that the rules send to the account of a player. */
export function Accounts() {
  const { t } = useTranslation('cage');
  const accounts = useView('/game-accounts', { pauseMs: PAUSE_MS });
  const columns: readonly TableColumn<Account>[] = [
    {
      title: t('accounts.account'),
      cell: ({ account }) => <span className="wrap-anywhere">{account}</span>,
    },
    { title: t('accounts.balance'), cell: ({ balance }) => money(balance), isNumber: true },
    {
      title: t('accounts.pay'),
      cell: ({ account, balance }) => (
        <CommandButton
          command="cash-account"
          title={t('accounts.pay')}
          label={t('accounts.payOf', { account })}
          heading={t('accounts.payOf', { account })}
          fixed={{ account }}
          initial={{ amount: balance }}
          fields={{ amount: { label: t('accounts.amount'), as: 'money' } }}
          onDone={() => void accounts.refetch()}
        />
      ),
      isNumber: true,
    },
  ];
  return (
    <Panel title={t('accounts.caption')} isFlush>
      <Shown of={accounts}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('accounts.none')}>{t('accounts.noneWords')}</Empty>
          ) : (
            <Table
              caption={t('accounts.caption')}
              columns={columns}
              rows={rows}
              keyOf={({ account }) => account}
            />
          )
        }
      </Shown>
    </Panel>
  );
}
