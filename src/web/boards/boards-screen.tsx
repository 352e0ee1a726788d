// Boards of hands and points and the standings of contests, for everyone in the room: large, dark,
// without patrons.

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { Empty, Shown } from '../ui/state.tsx';
import { BoardFace, type BoardLines } from './board-face.tsx';
import { ContestFace, type ContestLines } from './contest-face.tsx';
import { ALONE, columnsFor, TOGETHER } from './sizes.ts';

/** An hour that is over changes a board without anything happening. */
const ASK_AGAIN_MS = 20_000;

function useAgain(refetch: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(refetch, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
}

export default function BoardsScreen() {
  const { t } = useTranslation('boards');
  const { name } = usePlace();
  const boards = useView('/board-sign', { on: ['boards'] });
  const contests = useView('/contest-sign', { on: ['pools'] });
  useAgain(boards.refetch);
  return (
    <main className="flex min-h-dvh flex-col px-[2vw] py-[2vh] lg:h-dvh">
      <h1 className="sr-only">{t('title')}</h1>
      <Shown of={boards}>
        {(allBoards) => (
          <Shown of={contests}>
            {(allContests) => <Faces boards={allBoards} contests={allContests} name={name} />}
          </Shown>
        )}
      </Shown>
    </main>
  );
}

interface FacesProps {
  readonly boards: readonly BoardLines[];
  readonly contests: readonly ContestLines[];
  /** One offering or contest only. */
  readonly name: string | undefined;
}

function Faces({ boards, contests, name }: FacesProps) {
  const { t } = useTranslation('boards');
  const shownBoards = boards.filter(({ offering }) => name === undefined || offering === name);
  const shownContests = contests.filter(({ contest }) => name === undefined || contest === name);
  const count = shownBoards.length + shownContests.length;
  if (count === 0) {
    return (
      <div className="m-auto">
        <Empty title={t('none')}>{t('noneWords')}</Empty>
      </div>
    );
  }
  return (
    <div
      className={`grid min-h-0 flex-1 gap-[1.6vh] gap-x-[1.2vw] lg:auto-rows-[minmax(0,1fr)] ${columnsFor(count)} ${count === 1 ? ALONE : TOGETHER}`}
    >
      {shownBoards.map((board) => (
        <BoardFace key={board.offering} board={board} isAlone={count === 1} />
      ))}
      {shownContests.map((contest) => (
        <ContestFace key={contest.contest} contest={contest} isAlone={count === 1} />
      ))}
    </div>
  );
}
