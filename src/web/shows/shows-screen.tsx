// Running shows: who starts them, which step comes next, who confirms and who awards.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MAY, type ShowFacts } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { momentOf } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { ShowPage } from './show-page.tsx';
import { StartPanel } from './start-panel.tsx';
import { StatusTag } from './status-tag.tsx';

export default function ShowsScreen() {
  const { t } = useTranslation('shows');
  const { name } = usePlace();
  const shows = useView('/shows', { on: ['shows'], pauseMs: 100 });
  const mayRun = useHasRole(MAY['start-show']);
  return (
    <Shown of={shows}>
      {(all) => {
        const show = all.find((each) => each.show === name);
        if (show !== undefined) return <ShowPage key={show.show} show={show} />;
        const [live, ended] = [all.filter(isLive), all.filter((each) => !isLive(each))];
        return (
          <>
            <ScreenTitle title={t('title')} words={t('words')} />
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
              <div className="flex flex-col gap-4">
                <Panel title={t('onStage')} isFlush>
                  {live.length === 0 ? (
                    <Empty title={t('none')}>{t('noneWords')}</Empty>
                  ) : (
                    <ShowList shows={live} />
                  )}
                </Panel>
                {ended.length === 0 ? null : (
                  <Panel title={t('ended')} isFlush>
                    <ShowList shows={ended} />
                  </Panel>
                )}
              </div>
              {mayRun ? <StartPanel /> : <p className="text-muted">{t('notYours')}</p>}
            </div>
          </>
        );
      }}
    </Shown>
  );
}

const isLive = ({ status }: ShowFacts): boolean => status === 'playing' || status === 'over';

function ShowList({ shows }: { readonly shows: readonly ShowFacts[] }) {
  const { t } = useTranslation('shows');
  return (
    <ul>
      {shows.map(({ show, title, activity, startedAt, status }) => (
        <li key={show} className="border-line border-t first:border-t-0">
          <Link
            to={`/shows/${show}`}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2 hover:bg-raised"
          >
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="block text-muted text-sm">
                {activity} · {t('startedAt', { at: momentOf(startedAt) })}
              </span>
            </span>
            <StatusTag status={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
