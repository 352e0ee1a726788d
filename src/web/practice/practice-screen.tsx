import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '../place.ts';
import { buttonClass } from '../ui/button.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { seedIn } from './seed.ts';

// Each table comes with its own code: dealing any game needs none of the procedures.
const GameTable = lazy(() => import('./game-table.tsx'));
const NpnTable = lazy(() => import('./npn-table.tsx'));
const Trainer = lazy(() => import('./trainer.tsx'));

const GAMES = ['four-card-poker', 'crazy-4-poker'] as const;
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
            <h2 className="font-semibold text-xl">{t(`titles.${name}`)}</h2>
            <p className="grow">{t(`games.${name}`)}</p>
            <Link
              to={`/practice/${name}`}
              className={`${buttonClass('primary')} self-start`}
              aria-label={`${t('sit')}: ${t(`titles.${name}`)}`}
            >
              {t('sit')}
            </Link>
            {name === 'npn' ? null : (
              <GoLink to={`/practice/${name}`} search={{ train: 'yes' }}>
                {t('train.open')}
              </GoLink>
            )}
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

export default function PracticeScreen() {
  const { t } = useTranslation('practice');
  const { name, search } = usePlace();
  const game = GAMES.find((each) => each === name);
  const isTraining = game !== undefined && search['train'] !== undefined;
  if (name === undefined) return <TableList />;
  if (game === undefined && name !== 'npn') {
    return (
      <Empty title={t('unknown')}>
        <BackToTables />
      </Empty>
    );
  }
  return (
    <>
      <ScreenTitle
        title={t(`titles.${game ?? 'npn'}`)}
        words={
          isTraining ? t('train.words') : t(game === undefined ? 'npn.words' : `games.${game}`)
        }
        actions={<BackToTables />}
      />
      <Suspense fallback={<Loading />}>
        {game === undefined ? (
          <NpnTable search={search} />
        ) : isTraining ? (
          <Trainer key={game} name={game} first={seedIn(search)} />
        ) : (
          <GameTable game={game} search={search} />
        )}
      </Suspense>
    </>
  );
}
