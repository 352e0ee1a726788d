// Tournaments: those that there are, one of them for whoever runs it, and the next one to announce.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentClock } from '#house';
import { useHasRole } from '../data/session.ts';
import { useAnswer } from '../data/views.ts';
import { usePlace } from '../router.tsx';
import { momentOf } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { AnnouncePanel } from './announce-panel.tsx';
import { DirectorPage } from './director-page.tsx';
import { isLive, PhaseTag } from './phase-tag.tsx';

export default function TournamentsScreen() {
  const { name } = usePlace();
  return name === undefined ? <All /> : <DirectorPage key={name} name={name} />;
}

function All() {
  const { t } = useTranslation('tournaments');
  const clocks = useAnswer<readonly TournamentClock[]>('/clocks', { on: ['tournament-clocks'] });
  const mayAnnounce = useHasRole(MAY['announce-tournament']);
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(22rem,1fr)]">
        <Shown of={clocks}>
          {(all) => {
            const [live, ended] = [all.filter(isLive), all.filter((each) => !isLive(each))];
            return (
              <div className="flex min-w-0 flex-col gap-4">
                <Panel title={t('live')} isFlush>
                  {live.length === 0 ? (
                    <Empty title={t('none')}>{t('noneWords')}</Empty>
                  ) : (
                    <List of={live} />
                  )}
                </Panel>
                {ended.length === 0 ? null : (
                  <Panel title={t('ended')} isFlush>
                    <List of={ended} />
                  </Panel>
                )}
              </div>
            );
          }}
        </Shown>
        {mayAnnounce ? <AnnouncePanel /> : null}
      </div>
    </>
  );
}

function List({ of: clocks }: { readonly of: readonly TournamentClock[] }) {
  const { t } = useTranslation('tournaments');
  return (
    <ul>
      {clocks.map(({ tournament, title, game, startsAt, phase, playersLeft, entryCount }) => (
        <li key={tournament} className="border-line border-t first:border-t-0">
          <Link
            to={`/tournaments/${tournament}`}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2 hover:bg-raised"
          >
            <span className="min-w-0">
              <span className="wrap-anywhere block font-medium">{title}</span>
              <span className="block text-muted text-sm">
                {game} · {t('starts', { at: momentOf(startsAt) })} ·{' '}
                {t('left', { left: playersLeft, all: entryCount })}
              </span>
            </span>
            <PhaseTag phase={phase} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
