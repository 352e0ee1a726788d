import { useTranslation } from 'react-i18next';
import type { Pictured } from '#rules';
import { count } from '../ui/format.ts';
import type { PictureProps } from './picture-props.ts';

type TournamentTable = Pictured<'tournament'>['tables'][number];

const FINAL = 2;

function TableView({ table, index }: { readonly table: TournamentTable; readonly index: number }) {
  const { t } = useTranslation('show');
  const isFinal = index === FINAL;
  const standing = (player: number): string => {
    if (table.chips === undefined) return t('tournament.playing');
    if (table.tied.includes(player)) return t('tournament.tied');
    if (!table.through.includes(player)) return '';
    return t(isFinal ? 'tournament.wins' : 'tournament.through');
  };
  return (
    <section
      className={`min-w-60 flex-1 rounded-panel border-2 bg-panel px-3 py-3 @3xl:px-5 ${isFinal ? 'border-gold' : 'border-line'}`}
    >
      <h3 className="flex items-baseline justify-between gap-4 pb-2 font-semibold text-2xl">
        {isFinal ? t('tournament.final') : t('tournament.first', { number: index + 1 })}
        <span className="font-normal text-base text-muted">
          {t('tournament.hands', { count: table.handCount })}
        </span>
      </h3>
      <ol className="flex flex-col">
        {table.players.map((player, seat) => {
          const isThrough = table.through.includes(player);
          return (
            <li
              key={player}
              className={`grid grid-cols-[1fr_3rem_5.5rem] items-center gap-2 border-line border-t py-1.5 @5xl:text-lg ${isThrough ? 'font-semibold text-gold' : ''}`}
            >
              <span>{t('player', { number: player + 1 })}</span>
              <span className="text-right tabular-nums">
                {table.chips === undefined ? '' : count(table.chips[seat] ?? 0)}
              </span>
              <span className="text-right text-sm @5xl:text-base">{standing(player)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Two tables, and the final one when both are counted. */
export function TournamentPicture({ state }: PictureProps<'tournament'>) {
  const { t } = useTranslation('show');
  const { tables } = state;
  return (
    <div className="flex w-full flex-col items-center gap-4">
      <div className="flex w-full flex-wrap items-start gap-4">
        {tables.map((table, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place.
          <TableView key={index} table={table} index={index} />
        ))}
      </div>
      {tables.length > FINAL ? null : <p className="text-muted">{t('tournament.later')}</p>}
    </div>
  );
}
