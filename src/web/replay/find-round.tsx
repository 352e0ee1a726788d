import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { useGo } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { count } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { CallList } from './call-list.tsx';
import { FileForm } from './file-form.tsx';
import { type Replayed, RoundView } from './round-view.tsx';

function RoundForm() {
  const { t } = useTranslation('replay');
  const go = useGo();
  const tables = useView('/tables', { on: ['tables'] }).data ?? [];
  const [table, setTable] = useState('');
  const [number, setNumber] = useState('');
  const [wasSent, setSent] = useState(false);
  const last = tables.find((each) => each.table === table)?.round;
  const isNumber = /^[1-9]\d{0,9}$/.test(number);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (table !== '' && isNumber) go(`/replay/${table}.${number}`);
      }}
    >
      <Select
        id="replay-table"
        label={t('find.table')}
        none={t('find.chooseTable')}
        options={tables.map((each) => ({ value: each.table, title: each.table }))}
        value={table}
        {...(wasSent && table === '' ? { problem: t('find.chooseTable') } : {})}
        onChange={({ target }) => setTable(target.value)}
      />
      <Field
        id="replay-number"
        label={t('find.number')}
        inputMode="numeric"
        value={number}
        {...(last === undefined ? {} : { hint: t('find.numberHint', { last: count(last) }) })}
        {...(wasSent && !isNumber ? { problem: t('find.numberWrong') } : {})}
        onChange={({ target }) => setNumber(target.value.trim())}
      />
      <Button type="submit" look="primary">
        {t('find.show')}
      </Button>
    </form>
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
