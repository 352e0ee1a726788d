import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
  Pause,
  Play,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Replay } from '#house';
import { Button } from '../ui/button.tsx';
import { timeOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { inWords } from '../ui/words.ts';
import type { Frame } from './frames.ts';
import { StepDetail } from './step-detail.tsx';
import { TablePicture } from './table-picture.tsx';
import { type ReplayPlaying, usePlayer } from './use-player.ts';

interface ControlProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

const Control = ({ label, icon: Icon, onPress, disabled = false }: ControlProps) => (
  <Button aria-label={label} title={label} disabled={disabled} className="px-3" onClick={onPress}>
    <Icon className="size-5" aria-hidden="true" />
  </Button>
);

function Controls({ playing, count }: { readonly playing: ReplayPlaying; readonly count: number }) {
  const { t } = useTranslation('replay');
  const { index, isPlaying, to, toggle } = playing;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Control
        label={t('player.first')}
        icon={ChevronFirst}
        disabled={isFirst}
        onPress={() => to(0)}
      />
      <Control
        label={t('player.previous')}
        icon={ChevronLeft}
        disabled={isFirst}
        onPress={() => to(index - 1)}
      />
      <Control
        label={t(isPlaying ? 'player.pause' : 'player.play')}
        icon={isPlaying ? Pause : Play}
        onPress={toggle}
      />
      <Control
        label={t('player.next')}
        icon={ChevronRight}
        disabled={isLast}
        onPress={() => to(index + 1)}
      />
      <Control
        label={t('player.last')}
        icon={ChevronLast}
        disabled={isLast}
        onPress={() => to(count - 1)}
      />
      <span className="ml-2 text-muted tabular-nums" aria-live="polite">
        {t('player.of', { step: index + 1, count })}
      </span>
    </div>
  );
}

function Timeline({
  frames,
  playing,
}: {
  readonly frames: readonly Frame[];
  readonly playing: ReplayPlaying;
}) {
  const { t } = useTranslation('replay');
  return (
    <ol aria-label={t('player.label')} className="flex flex-col">
      {frames.map(({ step: { seq, at, by, command }, kind }, index) => {
        const isHere = index === playing.index;
        return (
          <li key={seq}>
            <button
              type="button"
              {...(isHere ? { 'aria-current': 'step' } : {})}
              onClick={() => playing.to(index)}
              className={`grid min-h-11 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 border-l-2 px-4 py-2 text-left hover:bg-raised ${isHere ? 'border-accent bg-raised' : 'border-line'}`}
            >
              <time dateTime={at} className="text-muted text-sm tabular-nums">
                {timeOf(at)}
              </time>
              <span className="min-w-0">
                <span className={`block ${isHere ? 'font-semibold' : 'font-medium'}`}>
                  {t(`kinds.${kind}`, { command: inWords(command) })}
                </span>
                <span className="block truncate text-muted text-sm" title={by}>
                  {by}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface PlayerProps {
  readonly frames: readonly Frame[];
  readonly replay: Replay;
  readonly titleOf: (offering: string) => string;
  /** What stands under the step, whichever it is. */
  readonly children: ReactNode;
}

/** The table at one step, what was pressed there, and all the steps beside it. */
export function Player({ frames, replay, titleOf, children }: PlayerProps) {
  const { t } = useTranslation('replay');
  const playing = usePlayer(frames.length);
  const frame = frames[playing.index] as Frame;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <TablePicture frame={frame} />
        <Controls playing={playing} count={frames.length} />
        <p className="-mt-2 hidden text-faint text-sm lg:block">{t('player.keys')}</p>
        <StepDetail frame={frame} replay={replay} titleOf={titleOf} />
        {children}
      </div>
      <Panel title={t('player.timeline')} isFlush>
        <Timeline frames={frames} playing={playing} />
      </Panel>
    </div>
  );
}
