import { useTranslation } from 'react-i18next';
import { type Search, useGo } from '../place.ts';
import { Panel } from '../ui/panel.tsx';
import { choicesIn, PokerTable } from './poker-table.tsx';
import type { PracticeGame } from './practice-table.ts';
import { TableChoices } from './table-choices.tsx';

/** A base game with what the house has chosen at its table. */
export default function GameTable({
  game,
  search,
}: {
  readonly game: PracticeGame;
  readonly search: Search;
}) {
  const { t } = useTranslation('practice');
  const go = useGo();
  // How the dealer works may change in the middle of a round; all else opens a new table.
  const table = JSON.stringify([game, choicesIn({ ...search, dealer: '' })]);
  return (
    <>
      <PokerTable key={table} game={game} search={search} />
      <Panel title={t('table.choices')} className="mt-4">
        <TableChoices
          game={game}
          search={search}
          onSearch={(next) => go(`/practice/${game}`, next)}
        />
      </Panel>
    </>
  );
}
