import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { gameNamed } from '#games';
import { type Search, useGo, usePlace } from '../router.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { choicesIn, PokerTable } from './poker-table.tsx';
import type { PracticeGame } from './practice-table.ts';
import { TableChoices } from './table-choices.tsx';

const NpnTable = lazy(() => import('./npn-table.tsx'));

const GAMES: readonly PracticeGame[] = ['four-card-poker', 'crazy-4-poker'];
const TABLES = [...GAMES, 'npn'] as const;

function TableList() {
  const { t } = useTranslation('practice');
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <ul className="grid gap-4 md:grid-cols-3">
        {TABLES.map((name) => (
          <li
            key={name}
            className="flex flex-col gap-3 rounded-panel border border-line bg-radial-[at_50%_0%] from-felt to-felt-deep p-5"
          >
            <h2 className="font-semibold text-xl">
              {name === 'npn' ? t('npnTitle') : gameNamed(name)?.title}
            </h2>
            <p className="grow">{t(`games.${name}`)}</p>
            <Link
              to={`/practice/${name}`}
              className={`${buttonClass('primary')} self-start`}
              aria-label={`${t('sit')}: ${name === 'npn' ? t('npnTitle') : gameNamed(name)?.title}`}
            >
              {t('sit')}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const BackToTables = () => {
  const { t } = useTranslation('practice');
  return (
    <Link to="/practice" className={buttonClass()}>
      {t('back')}
    </Link>
  );
};

function GameTable({ game, search }: { readonly game: PracticeGame; readonly search: Search }) {
  const { t } = useTranslation('practice');
  const go = useGo();
  const facts = gameNamed(game);
  return (
    <>
      <ScreenTitle title={facts?.title} words={facts?.source} actions={<BackToTables />} />
      <PokerTable
        key={JSON.stringify([game, choicesIn({ ...search, dealer: '' })])}
        game={game}
        search={search}
      />
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

export default function PracticeScreen() {
  const { t } = useTranslation('practice');
  const { name, search } = usePlace();
  const game = GAMES.find((each) => each === name);
  if (name === undefined) return <TableList />;
  if (game !== undefined) return <GameTable game={game} search={search} />;
  if (name !== 'npn') {
    return (
      <Empty title={t('unknown')}>
        <BackToTables />
      </Empty>
    );
  }
  return (
    <>
      <ScreenTitle title={t('npn.title')} words={t('npn.words')} actions={<BackToTables />} />
      <Suspense fallback={<Loading />}>
        <NpnTable search={search} />
      </Suspense>
    </>
  );
}
