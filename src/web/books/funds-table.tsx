import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { FigureButton } from './figure-button.tsx';

type Fund = Seen<'/funds'>[number];

const COLUMNS = ['meters', 'held', 'reserve', 'payable', 'total', 'advance'] as const;

const keyOf = ({ fund }: Fund): string => fund;

export function FundsTable() {
  const { t } = useTranslation('books');
  const funds = useView('/funds', { on: ['sign', 'house'] });
  const columns = useMemo(
    (): readonly DataColumn<Fund>[] => [
      {
        key: 'fund',
        title: t('funds.fund'),
        value: keyOf,
        cell: ({ fund, paysFor }) => (
          <div className="flex min-w-36 flex-col">
            <GoLink
              to={`/books/${fund}`}
              className="-my-2 inline-flex min-h-11 items-center break-words font-medium text-accent hover:underline"
            >
              {fund}
            </GoLink>
            {paysFor.every((each) => each === fund) ? null : (
              <span className="text-faint">
                {t('funds.paysFor', { offerings: paysFor.join(', ') })}
              </span>
            )}
          </div>
        ),
      },
      ...COLUMNS.map((figure) => ({
        key: figure,
        title: t(`funds.${figure}`),
        value: (fund: Fund) => Number(fund[figure]),
        cell: (fund: Fund) => (
          <FigureButton figure={figure} amount={fund[figure]} fund={fund.fund} className="-my-2" />
        ),
        isNumber: true,
      })),
    ],
    [t],
  );
  return (
    <Panel title={t('funds.title')} isFlush>
      <Shown of={funds}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('funds.none')}>{t('funds.noneWords')}</Empty>
          ) : (
            <DataTable caption={t('funds.title')} columns={columns} rows={rows} keyOf={keyOf} />
          )
        }
      </Shown>
    </Panel>
  );
}
