// The board desk: every period of the boards, its lines, corrections by two people, and the award.

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { momentOf } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { BoardPage } from './board-page.tsx';

type BoardLine = Seen<'/boards'>[number];

export default function BoardDeskScreen() {
  const { name } = usePlace();
  return name === undefined ? <Boards /> : <OneBoard name={name} />;
}

function OneBoard({ name }: { readonly name: string }) {
  const board = useView('/boards/:board', { of: { board: name }, on: ['boards'] });
  return <Shown of={board}>{(facts) => <BoardPage board={facts} />}</Shown>;
}

function Boards() {
  const { t } = useTranslation('board-desk');
  const boards = useView('/boards', { on: ['boards'] });
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Panel title={t('periods')} isFlush>
        <Shown of={boards}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('none')}>{t('noneWords')}</Empty>
            ) : (
              <ul>
                {all.map((board) => (
                  <BoardItem key={board.board} board={board} />
                ))}
              </ul>
            )
          }
        </Shown>
      </Panel>
    </>
  );
}

function BoardItem({ board }: { readonly board: BoardLine }) {
  const { t } = useTranslation('board-desk');
  const { board: name, title, from, until, status, entryCount, isWaiting } = board;
  const period = [from, until].flatMap((each) => (each === undefined ? [] : [momentOf(each)]));
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={`/board-desk/${name}`}
        className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2 hover:bg-raised"
      >
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="block text-muted text-sm">
            {period.length === 0 ? t('noEnd') : period.join(' – ')} ·{' '}
            {t('lines', { count: entryCount })}
          </span>
        </span>
        {isWaiting ? <Tag is="held">{t('correctionWaits')}</Tag> : <StatusTag status={status} />}
      </Link>
    </li>
  );
}

const MEANINGS = { open: 'live', closed: 'held', done: 'plain' } as const;

function StatusTag({ status }: { readonly status: BoardLine['status'] }) {
  const { t } = useTranslation('board-desk');
  return <Tag is={MEANINGS[status]}>{t(`status.${status}`)}</Tag>;
}
