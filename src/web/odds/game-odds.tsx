import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#games';
import { Choice } from '../ui/choice.tsx';
import { Failed } from '../ui/state.tsx';
import { Counting } from './counting.tsx';
import { MainOdds } from './main-odds.tsx';
import { SideWager } from './side-wager.tsx';
import { StrategyTable } from './strategy-table.tsx';
import { useGameOdds } from './use-odds.ts';

/** Everything the lab knows of a base game. */
export function GameOdds({ game }: { readonly game: Game }) {
  const { t } = useTranslation('odds');
  const { data, error, progress, refetch } = useGameOdds(game.id);
  const [view, setView] = useState<'seeing' | 'blind'>('seeing');
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Counting progress={progress} />;
  const { seeing, blind, strategy } = data;
  const { optimal } = view === 'blind' && blind !== null ? blind : seeing;
  return (
    <div className="flex flex-col gap-4">
      {blind === null ? null : (
        <div className="self-start">
          <Choice
            label={t('blind.label')}
            options={(['seeing', 'blind'] as const).map((value) => ({
              value,
              title: `${t('blind.label')} ${t(`blind.${value}`)}`,
            }))}
            chosen={view}
            onChoose={setView}
          />
        </div>
      )}
      <MainOdds optimal={optimal} />
      <StrategyTable strategy={strategy} />
      {game.wagers.map((wager) => {
        const tables = seeing.wagers[wager.id];
        return tables === undefined ? null : (
          <SideWager key={wager.id} wager={wager} tables={tables} />
        );
      })}
    </div>
  );
}
