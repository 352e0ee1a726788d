// The card desk: drums with their tickets, drawings from their announcement to the last signature.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawingFacts, DrumFacts } from '#house';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { count, momentOf } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { DrawingPage } from './drawing-page.tsx';
import { DrumPage } from './drum-page.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { DrawingTag } from './tags.tsx';

export default function DrawingsScreen() {
  const { name, search } = usePlace();
  const asked = { on: ['drawings'], pauseMs: 100 } as const;
  const drawings = useView('/drawings', asked);
  const drums = useView('/drums', asked);
  return (
    <Shown of={drawings}>
      {(all) => {
        const drawing = all.find((each) => each.drawing === name);
        if (drawing !== undefined) return <DrawingPage key={drawing.drawing} drawing={drawing} />;
        return (
          <Shown of={drums}>
            {(there) => {
              const drum = there.find(({ offering }) => offering === search['drum']);
              if (drum !== undefined) return <DrumPage key={drum.offering} drum={drum} />;
              return <Overview drawings={all} drums={there} />;
            }}
          </Shown>
        );
      }}
    </Shown>
  );
}

interface OverviewProps {
  readonly drawings: readonly DrawingFacts[];
  readonly drums: readonly DrumFacts[];
}

function Overview({ drawings, drums }: OverviewProps) {
  const { t } = useTranslation('drawings');
  const [live, ended] = [
    drawings.filter(({ status }) => status !== 'ended'),
    drawings.filter(({ status }) => status === 'ended'),
  ];
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('underWay')} isFlush>
            {live.length === 0 ? (
              <Empty title={t('none')}>{t('noneWords')}</Empty>
            ) : (
              <DrawingList drawings={live} />
            )}
          </Panel>
          {ended.length === 0 ? null : (
            <Panel title={t('ended')} isFlush>
              <DrawingList drawings={ended} />
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('drums')} isFlush>
            {drums.length === 0 ? <Empty title={t('noDrums')} /> : <DrumList drums={drums} />}
          </Panel>
          <ScanPanel />
        </div>
      </div>
    </>
  );
}

const LINE =
  'flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2 hover:bg-raised';

function DrawingList({ drawings }: Pick<OverviewProps, 'drawings'>) {
  return (
    <ul>
      {drawings.map(({ drawing, title, activity, announcedAt = '', status }) => (
        <li key={drawing} className="border-line border-t first:border-t-0">
          <Link to={`/drawings/${drawing}`} className={LINE}>
            <span className="min-w-0">
              <span className="block font-medium">
                {activity}: {title}
              </span>
              <span className="wrap-anywhere block text-muted text-sm">
                {drawing} · {momentOf(announcedAt)}
              </span>
            </span>
            <DrawingTag status={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function DrumList({ drums }: Pick<OverviewProps, 'drums'>) {
  const { t } = useTranslation('drawings');
  return (
    <ul>
      {drums.map((drum) => (
        <li key={drum.offering} className="border-line border-t first:border-t-0">
          <Link to="/drawings" search={{ drum: drum.offering }} className={LINE}>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{drum.title}</span>
              <span className="wrap-anywhere block text-muted text-sm">{drum.offering}</span>
            </span>
            <span className="shrink-0 text-right text-sm tabular-nums">
              <span className="block font-medium text-base">{count(drum.count)}</span>
              <span className="text-muted">{t('issued', { count: drum.issued })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
