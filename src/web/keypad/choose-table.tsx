import { Link } from '@tanstack/react-router';
import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { BadgeMenu } from '../shell/badge-menu.tsx';
import { Banners } from '../shell/banners.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { inWords } from '../ui/words.ts';

type TableLine = Seen<'/tables'>[number];

export function TableLink({ table }: { readonly table: string }) {
  const { t } = useTranslation('keypad');
  return (
    <Link to={`/table/${table}`} className={`mt-4 ${buttonClass('primary', true)}`}>
      {t('toOwn', { table })}
    </Link>
  );
}

function Line({ line: { table, open, round, seated, seats } }: { readonly line: TableLine }) {
  const { t } = useTranslation('keypad');
  const isBetween = round === undefined;
  return (
    <li>
      <Link
        to={`/table/${table}`}
        className="flex h-full min-h-32 flex-col gap-1 rounded-panel border border-line bg-panel p-4 hover:border-accent"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 truncate font-semibold text-xl" title={table}>
            {table}
          </span>
          {open === undefined ? (
            <Tag>{t('choose.closed')}</Tag>
          ) : (
            <Tag is={isBetween ? 'plain' : 'live'}>
              {isBetween ? t('choose.noRound') : t('choose.round', { round })}
            </Tag>
          )}
        </span>
        <span className="text-muted">{open === undefined ? '' : inWords(open.game)}</span>
        {open?.isNpn ? <span className="text-muted text-sm">{t('choose.npn')}</span> : null}
        <span className="mt-auto text-muted text-sm tabular-nums">
          {t('choose.seats', {
            taken: seated.filter(({ position }) => position !== 'backline').length,
            seats,
          })}
        </span>
      </Link>
    </li>
  );
}

const isOpen = ({ open }: TableLine): boolean => open !== undefined;

/** The tables of the room, those that are open first. */
export function ChooseTable() {
  const { t } = useTranslation('keypad');
  const tables = useView('/tables', { on: ['tables'] });
  return (
    <>
      <Banners />
      <main className="mx-auto flex max-w-6xl flex-col gap-5 p-4 sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <div>
            <h1 className="font-semibold text-2xl tracking-tight">{t('choose.title')}</h1>
            <p className="mt-1 text-muted">{t('choose.words')}</p>
          </div>
          <BadgeMenu />
        </header>
        <Shown of={tables}>
          {(lines) =>
            lines.length === 0 ? (
              <Empty title={t('choose.none')} icon={Table2}>
                {t('choose.noneWords')}
              </Empty>
            ) : (
              <ul className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr))]">
                {[...lines.filter(isOpen), ...lines.filter((line) => !isOpen(line))].map((line) => (
                  <Line key={line.table} line={line} />
                ))}
              </ul>
            )
          }
        </Shown>
      </main>
    </>
  );
}
