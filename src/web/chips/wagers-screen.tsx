import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Chips } from './answers.ts';
import { PlacePart } from './place-part.tsx';
import { WagerList } from './wager-list.tsx';

type TableLine = Seen<'/tables'>[number];

/** Coupons and chips at a table: scanned and placed before the deal, settled after it. */
export default function WagersScreen() {
  const { name } = usePlace();
  const tables = useView('/tables', { on: ['tables'] });
  const chips = useView('/chips', { on: ['chips', 'tables'] });
  return (
    <Shown of={tables}>
      {(lines) => {
        const table = lines.find((line) => line.table === name);
        return table?.open === undefined ? (
          <TableChoice tables={lines} {...(name === undefined ? {} : { closed: name })} />
        ) : (
          <Shown of={chips}>{(facts) => <AtTable table={table} chips={facts} />}</Shown>
        );
      }}
    </Shown>
  );
}

interface ChoiceProps {
  readonly tables: readonly TableLine[];
  /** The table that was asked for and is not open. */
  readonly closed?: string;
}

function TableChoice({ tables, closed }: ChoiceProps) {
  const { t } = useTranslation('chips');
  const go = useGo();
  const open = tables.filter((line) => line.open !== undefined);
  return (
    <>
      <ScreenTitle title={t('wagers.title')} words={t('wagers.choose')} />
      {closed === undefined ? null : (
        <Notice is="held" title={t('wagers.closed', { table: closed })} />
      )}
      {open.length === 0 ? (
        <Panel>
          <Empty title={t('wagers.noTable')} />
        </Panel>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] auto-rows-fr gap-3 pt-4">
          {open.map(({ table, open: facts }) => (
            <li key={table}>
              <Button
                isLarge
                className="h-full w-full flex-col justify-center gap-1 py-2 leading-tight"
                onClick={() => go(`/wagers/${table}`)}
              >
                <span>{table}</span>
                <span className="text-muted text-sm">{facts?.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AtTable({ table, chips }: { readonly table: TableLine; readonly chips: Chips }) {
  const { t } = useTranslation('chips');
  const go = useGo();
  const [told, setTold] = useState<string>();
  const isDealing = table.round !== undefined;
  const games = chips.offerings.flatMap((offering) => offering.games);
  const { sides = [] } = games.find(({ game }) => game === table.open?.game) ?? {};
  return (
    <>
      <ScreenTitle
        title={t('wagers.at', { table: table.table })}
        words={
          <span className="flex flex-wrap items-center gap-2">
            {table.open?.title}
            <Tag is={isDealing ? 'held' : 'live'}>
              {t(isDealing ? 'wagers.dealing' : 'wagers.before')}
            </Tag>
          </span>
        }
        actions={
          <>
            <Button onClick={() => go('/wagers')}>{t('wagers.otherTable')}</Button>
            <Button onClick={() => go(`/table/${table.table}`)}>{t('wagers.keypad')}</Button>
          </>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <PlacePart
          table={table}
          sides={sides}
          isDealing={isDealing}
          onPlaced={() => setTold(t('place.done'))}
        />
        <div className="flex min-w-0 flex-col gap-4">
          {told === undefined ? null : <Notice is="live" title={told} />}
          <WagerList
            uses={chips.uses.filter((use) => use.table === table.table)}
            onTold={setTold}
          />
        </div>
      </div>
    </>
  );
}
