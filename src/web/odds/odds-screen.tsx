import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAMES, gameNamed } from '#games';
import { useGo, usePlace } from '../place.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { ActivityOdds } from './activity-odds.tsx';
import { GameOdds } from './game-odds.tsx';
import { useListedActivities } from './use-odds.ts';

function ActivitySelect() {
  const { t } = useTranslation('odds');
  const go = useGo();
  const listed = useListedActivities();
  return (
    <Shown of={listed}>
      {(activities) => (
        <Select
          id="odds-activity"
          label={t('chooseActivity')}
          none={t('choose')}
          options={activities.map(({ id, title, venue }) => ({
            value: id,
            title: `${title} (${venue})`,
          }))}
          defaultValue=""
          onChange={(event) =>
            event.target.value === '' ? undefined : go(`/odds/${event.target.value}`)
          }
        />
      )}
    </Shown>
  );
}

function OddsList() {
  const { t } = useTranslation('odds');
  // The rulebook is large, so it is loaded when it is asked for.
  const [hasSheets, setSheets] = useState(false);
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={t('games')}>
          <ul className="flex flex-col gap-3">
            {GAMES.map(({ id, title, source }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <div>
                  <p className="font-medium">{title}</p>
                  <p className="text-muted text-sm">{source}</p>
                </div>
                <Link
                  to={`/odds/${id}`}
                  className={buttonClass('primary')}
                  aria-label={`${t('show')}: ${title}`}
                >
                  {t('show')}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('activities')}>
          <p className="mb-3 text-muted">{t('activitiesWords')}</p>
          {hasSheets ? (
            <ActivitySelect />
          ) : (
            <Button onClick={() => setSheets(true)}>{t('sheets')}</Button>
          )}
        </Panel>
      </div>
    </>
  );
}

export default function OddsScreen() {
  const { t } = useTranslation('odds');
  const { name } = usePlace();
  if (name === undefined) return <OddsList />;
  const game = gameNamed(name);
  const back = (
    <Link to="/odds" className={buttonClass()}>
      {t('back')}
    </Link>
  );
  return game === undefined ? (
    <>
      <ScreenTitle title={t('title')} words={t('activitiesWords')} actions={back} />
      <ActivityOdds key={name} activity={name} />
    </>
  ) : (
    <>
      <ScreenTitle title={`${t('title')}: ${game.title}`} words={game.source} actions={back} />
      <GameOdds key={name} game={game} />
    </>
  );
}
