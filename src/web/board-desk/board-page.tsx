import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { momentOf } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { AwardPanel } from './award-panel.tsx';
import { CorrectionPanel } from './correction-panel.tsx';

type BoardFacts = Seen<'/boards/:board'>;

/** One period of a board. */
export function BoardPage({ board }: { readonly board: BoardFacts }) {
  const { t } = useTranslation('board-desk');
  const { title, from, until, status, waiting, closedAt } = board;
  const period = [from, until].flatMap((each) => (each === undefined ? [] : [momentOf(each)]));
  const endWords = closedAt === undefined ? t('noEnd') : t('ended', { at: momentOf(closedAt) });
  return (
    <>
      <ScreenTitle
        title={title}
        words={period.length > 0 ? period.join(' – ') : endWords}
        actions={<Close board={board} />}
      />
      <div className="flex flex-col gap-4">
        {waiting === undefined ? null : <CorrectionPanel board={board} waiting={waiting} />}
        {status === 'closed' && waiting === undefined ? <AwardPanel board={board} /> : null}
        <Entries board={board} />
        <History board={board} />
      </div>
    </>
  );
}

/** A person ends a race that has no end. */
function Close({ board }: { readonly board: BoardFacts }) {
  const { t } = useTranslation('board-desk');
  const close = useCommand('close-board');
  const mayClose = useHasRole(MAY['close-board']);
  if (board.status !== 'open' || board.until !== undefined || !mayClose) return null;
  return (
    <div className="flex flex-col items-end gap-2">
      <Button onClick={() => void close.send({ board: board.board })}>{t('close')}</Button>
      <OutcomeNotice of={close.outcome} />
    </div>
  );
}

function Entries({ board }: { readonly board: BoardFacts }) {
  const { t } = useTranslation('board-desk');
  const mayCorrect = useHasRole(MAY['correct-entry']);
  const isOpen = board.award === undefined && board.waiting === undefined && mayCorrect;
  const places = new Map(board.lines.map((line) => [line.entry, line.place]));
  const placeOf = (id: string): number => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  const rows = [...board.entries].sort(
    (a, b) => placeOf(a.id) - placeOf(b.id) || b.score - a.score,
  );
  return (
    <Panel title={t('entries')} isFlush>
      {rows.length === 0 ? (
        <Empty title={t('noEntries')} />
      ) : (
        <Table
          caption={t('entries')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              title: t('column.hand'),
              cell: ({ words, isStruck }) => (
                <span className={isStruck ? 'text-faint line-through' : ''}>{words}</span>
              ),
            },
            { title: t('column.place'), cell: ({ id }) => places.get(id) ?? '', isNumber: true },
            {
              title: t('column.patron'),
              cell: ({ patron, table, seat }) => (
                <>
                  {patron ?? t('unnamed')}
                  <span className="block text-muted text-sm">{t('seat', { table, seat })}</span>
                </>
              ),
            },
            { title: t('column.at'), cell: ({ at }) => momentOf(at), isExtra: true },
            {
              title: t('column.signed'),
              cell: ({ verifiedBy, authorizedBy }) => [verifiedBy, ...authorizedBy].join(', '),
              isExtra: true,
            },
            {
              title: t('column.correct'),
              cell: (entry) =>
                isOpen ? (
                  <Correct board={board.board} entry={entry} />
                ) : entry.isStruck ? (
                  <Tag is="refused">{t('struck')}</Tag>
                ) : (
                  ''
                ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

interface CorrectProps {
  readonly board: string;
  readonly entry: BoardFacts['entries'][number];
}

/** What is wrong with a line; it changes when a different person has confirmed it. */
function Correct({ board, entry: { id, words, isStruck } }: CorrectProps) {
  const { t } = useTranslation('board-desk');
  return (
    <CommandButton
      command="correct-entry"
      title={t('correct')}
      heading={t('correctTitle')}
      words={words}
      submit={t('record')}
      fields={({ what }) => ({
        what: {
          label: t('correctTitle'),
          as: 'choice',
          options: [
            { value: 'strike', title: t(isStruck ? 'bringBack' : 'strike') },
            { value: 'rename', title: t('rename') },
          ],
        },
        patron: what === 'rename' ? { label: t('newName'), hint: t('newNameHint') } : undefined,
        reason: { label: t('reason') },
      })}
      toFields={({ what, patron, reason }) => ({
        board,
        entry: id,
        isStruck: what === 'strike' ? !isStruck : undefined,
        patron,
        reason,
      })}
    />
  );
}

/** Who changed what, and why. */
function History({ board }: { readonly board: BoardFacts }) {
  const { t } = useTranslation('board-desk');
  if (board.history.length === 0) return null;
  const words = new Map(board.entries.map((entry) => [entry.id, entry.words]));
  return (
    <Panel title={t('history')}>
      <ul className="flex flex-col gap-3">
        {board.history.map(({ entry, isStruck, patron, reason, at, recordedBy, confirmedBy }) => (
          <li key={`${entry} ${at}`}>
            <span className="font-medium">{words.get(entry)}</span>{' '}
            {patron === undefined
              ? t(isStruck === true ? 'wasStruck' : 'wasBroughtBack')
              : t('wasRenamed', { patron })}
            <span className="block text-muted text-sm">
              {reason} · {t('signedBy', { recordedBy, confirmedBy })} · {momentOf(at)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
