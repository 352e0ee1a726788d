import { useTranslation } from 'react-i18next';
import { count, timeOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import type { DrawingProps } from './drawing-props.ts';

/** Every number that came out, and what became of it. */
export function HistoryPanel({ drawing: { draws, disputes } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  return (
    <Panel title={t('history.title')} isFlush>
      {draws.length === 0 ? (
        <Empty title={t('history.none')} />
      ) : (
        <Table
          caption={t('history.title')}
          rows={[...draws].reverse()}
          keyOf={({ draw }) => String(draw)}
          columns={[
            { title: t('history.draw'), cell: ({ draw }) => count(draw) },
            { title: t('history.number'), cell: ({ serial }) => count(serial), isNumber: true },
            { title: t('history.at'), cell: ({ at }) => timeOf(at), isExtra: true },
            {
              title: t('history.outcome'),
              cell: ({ outcome, passed, isMechanical }) =>
                [
                  t(`outcome.${outcome}`),
                  ...(passed === undefined ? [] : [passed]),
                  ...(isMechanical ? [t('history.mechanical')] : []),
                ].join(' · '),
            },
          ]}
        />
      )}
      {disputes.map(({ at, ...disputed }) => (
        <p key={at} className="wrap-anywhere border-line border-t px-5 py-3 text-muted">
          {t('history.disputed', { ...disputed, at: timeOf(at) })}
        </p>
      ))}
    </Panel>
  );
}
