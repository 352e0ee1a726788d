// Tournaments: the list, one of them for the person who runs it, and the next one to announce.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentClock } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { buttonClass } from '../ui/button.tsx';
import { momentOf } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { AnnouncePage } from './announce-page.tsx';
import { DirectorPage } from './director-page.tsx';
import { isLive, PhaseTag } from './phase-tag.tsx';

export default function TournamentsScreen() {
  const { name, search } = usePlace();
  if (name !== undefined) return <DirectorPage key={name} name={name} />;
  return search['part'] === 'announce' ? <AnnouncePage /> : <All />;
}

function All() {
  const { t } = useTranslation('tournaments');
  const clocks = useView('/clocks', { on: ['tournament-clocks'] });
  const mayAnnounce = useHasRole(MAY['announce-tournament']);
  return (
    <>
      <ScreenTitle
        title={t('title')}
        words={t('words')}
        actions={
          <>
            <PaperButton path="/tournaments/logs.pdf" file="tournament-logs.pdf">
              {t('logs')}
            </PaperButton>
            {mayAnnounce ? (
              <GoLink
                to="/tournaments"
                search={{ part: 'announce' }}
                className={buttonClass('primary')}
              >
                {t('announce.title')}
              </GoLink>
            ) : null}
          </>
        }
      />
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
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 hover:bg-raised sm:px-5"
          >
            <span className="min-w-0">
              <span className="wrap-anywhere block font-medium">{title}</span>
              <span className="block text-muted text-sm">
                {game} · {t('starts', { at: momentOf(startsAt) })} ·{' '}
                {phase === 'sign-up'
                  ? t('entered', { count: entryCount })
                  : t('left', { left: playersLeft, all: entryCount })}
              </span>
            </span>
            <PhaseTag phase={phase} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
