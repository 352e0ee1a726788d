import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useView } from '../data/views.ts';
import { useGo } from '../place.ts';
import { count } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { AskForm } from '../ui/schema-form.tsx';
import { CallList } from './call-list.tsx';
import { FileForm } from './file-form.tsx';
import { type Replayed, RoundView } from './round-view.tsx';

function RoundForm() {
  const { t } = useTranslation('replay');
  const go = useGo();
  const tables = useView('/tables', { on: ['tables'] }).data ?? [];
  return (
    <AskForm
      schema={z.object({
        table: z.string({ error: t('find.chooseTable') }),
        number: z.string({ error: t('find.numberWrong') }).regex(/^[1-9]\d{0,9}$/, {
          error: t('find.numberWrong'),
        }),
      })}
      submit={t('find.show')}
      fields={({ table }) => {
        const last = tables.find((each) => each.table === table)?.round;
        return {
          table: {
            label: t('find.table'),
            none: t('find.chooseTable'),
            options: tables.map((each) => ({ value: each.table, title: each.table })),
          },
          number: {
            label: t('find.number'),
            hint: last === undefined ? undefined : t('find.numberHint', { last: count(last) }),
            as: 'number',
          },
        };
      }}
      onAsk={({ table, number }) => go(`/replay/${table}.${number}`)}
    />
  );
}

/** A round by one of its calls, by its number, or from a file. */
export function FindRound() {
  const { t } = useTranslation('replay');
  const [file, setFile] = useState<Replayed>();
  if (file !== undefined) return <RoundView of={file} onClose={() => setFile(undefined)} />;
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <CallList />
        <div className="flex flex-col gap-4">
          <Panel title={t('find.round')}>
            <RoundForm />
          </Panel>
          <Panel title={t('find.file')}>
            <FileForm onRead={setFile} />
          </Panel>
        </div>
      </div>
    </>
  );
}
