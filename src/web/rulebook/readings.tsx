import { useTranslation } from 'react-i18next';
import type { ActivityFacts } from '#rules';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';

/** Where a sheet is unclear, and how we read it. */
export function Readings({ activity: { readings } }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  if (readings.length === 0) return <Empty title={t('facts.noReadings')} />;
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {readings.map(({ id, clause, unclear, weRead, setting }) => (
        <li key={id}>
          <Panel className="h-full">
            <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-faint text-sm">
              <span className="font-medium tabular-nums">{id}</span>
              <span>{clause}</span>
            </p>
            <dl className="flex flex-col gap-2">
              <div>
                <dt className="text-muted text-sm">{t('facts.unclear')}</dt>
                <dd>{unclear}</dd>
              </div>
              <div>
                <dt className="text-muted text-sm">{t('facts.weRead')}</dt>
                <dd className="font-medium">{weRead}</dd>
              </div>
            </dl>
            {setting === undefined ? null : (
              <p className="mt-2 text-muted text-sm">
                {t('facts.setting', {
                  name: setting.name,
                  values: setting.values.join(', '),
                  usual: String(setting.default),
                })}
              </p>
            )}
          </Panel>
        </li>
      ))}
    </ul>
  );
}
