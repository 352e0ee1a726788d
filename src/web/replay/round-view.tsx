import { useTranslation } from 'react-i18next';
import type { Replay } from '#house';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { momentOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { Empty } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { inWords } from '../ui/words.ts';
import { Decisions } from './decisions.tsx';
import { framesOf } from './frames.ts';
import { Player } from './player.tsx';

/** A file says itself whether it was changed. */
export interface Replayed extends Replay {
  readonly fault?: string;
}

/** What an offering is called: in the sheet of the round, or in the house now. */
function useTitles({ sheets }: Replay): (offering: string) => string {
  const offered = useView('/offerings').data ?? [];
  return (offering) =>
    offered.find((each) => each.offering === offering)?.title ??
    sheets.find((each) => each.offering === offering)?.title ??
    offering;
}

interface RoundViewProps {
  readonly of: Replayed;
  /** Where it was read from a file. */
  readonly onClose?: () => void;
}

export function RoundView({ of: replay, onClose }: RoundViewProps) {
  const { t } = useTranslation('replay');
  const titleOf = useTitles(replay);
  const { round, fault } = replay;
  const { table, number, game, limit } = round;
  const frames = framesOf(replay);
  const words = t('round.game', { game: inWords(game), at: momentOf(round.startedAt) });
  return (
    <>
      <ScreenTitle
        title={t('round.title', { number, table })}
        words={limit === undefined ? words : `${words}, ${t('round.limit', { limit })}`}
        actions={
          onClose === undefined ? (
            <PaperButton path={`/rounds/${round.id}/dispute`} file={`round-${round.id}.json`}>
              {t('round.file')}
            </PaperButton>
          ) : (
            <Button onClick={onClose}>{t('find.close')}</Button>
          )
        }
      />
      <div className="-mt-2 flex flex-wrap gap-2 pb-4 empty:hidden">
        {onClose === undefined ? null : <Tag>{t('find.opened')}</Tag>}
        {round.npn ? <Tag is="paid">{t('round.npn')}</Tag> : null}
        {round.endedAt === undefined ? <Tag is="live">{t('round.running')}</Tag> : null}
      </div>
      {fault === undefined ? null : (
        <div className="pb-4">
          <Notice is="refused" title={t('round.fault')}>
            {fault}
          </Notice>
        </div>
      )}
      {frames.length === 0 ? (
        <Empty title={t('round.empty')} />
      ) : (
        <Player frames={frames} replay={replay} titleOf={titleOf}>
          <Decisions of={replay} titleOf={titleOf} isOurs={onClose === undefined} />
        </Player>
      )}
    </>
  );
}
