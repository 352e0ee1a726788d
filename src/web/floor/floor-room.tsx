import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../data/stream.ts';
import { useGo, usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CallsWaiting } from './calls-waiting.tsx';
import { inOrder } from './items.ts';
import { OfferingList } from './offering-list.tsx';
import { TableMap } from './table-map.tsx';
import { WinList } from './win-list.tsx';

/** It knows the games, which the floor at a glance does not need. */
const TableDialog = lazy(() => import('./table-dialog.tsx'));

const PARTS = ['tables', 'offerings', 'wins'] as const;

export function FloorRoom() {
  const { t } = useTranslation('floor');
  const { search } = usePlace();
  const go = useGo();
  const calls = inOrder(useTopic('calls') ?? new Map());
  const part = PARTS.find((each) => each === search['part']) ?? 'tables';
  const table = search['table'];
  return (
    <>
      <ScreenTitle
        title={t('title')}
        actions={
          <PaperButton path="/reports/exceptions?format=pdf" file="exceptions.pdf">
            {t('exceptions')}
          </PaperButton>
        }
      />
      <div className="flex flex-col gap-6">
        <CallsWaiting calls={calls} />
        <Tabs
          label={t('parts.label')}
          tabs={PARTS.map((name) => ({ name, title: t(`parts.${name}`) }))}
          chosen={part}
          onChoose={(name) => go('/floor', name === 'tables' ? {} : { part: name })}
        >
          {part === 'tables' ? <TableMap calls={calls} /> : null}
          {part === 'offerings' ? <OfferingList /> : null}
          {part === 'wins' ? <WinList /> : null}
        </Tabs>
      </div>
      {table === undefined ? null : (
        <Suspense>
          <TableDialog key={table} table={table} onClose={() => go('/floor')} />
        </Suspense>
      )}
    </>
  );
}
