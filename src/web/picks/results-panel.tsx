import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { CommandForm } from '../ui/form.tsx';
import { momentOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import type { Typed } from '../ui/use-form.ts';
import { changedIn, draftIn } from './answers.ts';
import type { ContestShown } from './enter-panel.tsx';
import { PicksForm } from './picks-form.tsx';

/** How the games ended: said by one, confirmed by another. */
export function ResultsPanel({ contest }: { readonly contest: ContestShown }) {
  const { t } = useTranslation('picks');
  if (!contest.isClosed) {
    return <Notice is="held" title={t('results.early', { at: momentOf(contest.closes) })} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {contest.waiting === undefined ? null : (
        <Waiting contest={contest} waiting={contest.waiting} />
      )}
      {contest.status === 'open' && contest.waiting === undefined ? (
        <Record key={contest.history.length} contest={contest} />
      ) : null}
      <History contest={contest} />
    </div>
  );
}

function Record({ contest }: { readonly contest: ContestShown }) {
  const { t } = useTranslation('picks');
  const mayRecord = useHasRole(MAY['record-results']);
  if (!mayRecord) return null;
  const changedTo = ({ results }: Typed) => changedIn(contest.results, draftIn(results));
  const isCorrection = (typed: Typed) =>
    Object.keys(changedTo(typed)).some((id) => contest.results[id] !== undefined);
  return (
    <Panel title={t('results.title')}>
      <CommandForm
        command="record-results"
        submit={(typed) => {
          const count = Object.keys(changedTo(typed)).length;
          return count === 0 ? undefined : t('results.record', { count });
        }}
        initial={{ results: contest.results }}
        fields={(typed) => ({
          results: {
            label: t('results.title'),
            isBare: true,
            as: ({ value, set }) => (
              <PicksForm
                questions={contest.questions}
                answers={draftIn(value)}
                onChange={set}
                areResults
              />
            ),
          },
          reason: isCorrection(typed)
            ? { label: t('results.reason'), hint: t('results.reasonHint') }
            : undefined,
        })}
        toFields={(typed) => ({ ...typed, contest: contest.contest, results: changedTo(typed) })}
      />
    </Panel>
  );
}

interface WaitingProps {
  readonly contest: ContestShown;
  readonly waiting: NonNullable<ContestShown['waiting']>;
}

function Waiting({ contest, waiting }: WaitingProps) {
  const { t } = useTranslation('picks');
  const titles = new Map(contest.questions.map(({ id, title }) => [id, title]));
  return (
    <Confirmation
      command="confirm-results"
      of={{ contest: contest.contest }}
      by={waiting.by}
      title={t('results.waiting', { badge: waiting.by })}
      confirm={t('results.confirm')}
      dispute={t('results.dispute')}
      reason={t('results.disputeReason')}
    >
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {Object.entries(waiting.results).map(([id, is]) => (
          <li key={id} className="flex justify-between gap-3 border-line border-b py-1">
            <span className="text-muted">{titles.get(id)}</span>
            <span className="text-right font-medium">
              <Change was={contest.results[id]} is={is ?? undefined} />
            </span>
          </li>
        ))}
      </ul>
      {waiting.reason === undefined ? null : (
        <p>
          <span className="text-muted">{t('results.reason')}:</span> {waiting.reason}
        </p>
      )}
    </Confirmation>
  );
}

interface ChangeProps {
  readonly was: string | number | undefined;
  readonly is: string | number | undefined;
}

/** A result, and the one that it takes the place of. */
function Change({ was, is }: ChangeProps) {
  const { t } = useTranslation('picks');
  return (
    <>
      {was === undefined ? null : (
        <>
          <s className="text-faint">{was}</s>{' '}
        </>
      )}
      {is ?? t('history.none')}
    </>
  );
}

type HistoryLine = ContestShown['history'][number];

function Who({ line }: { readonly line: HistoryLine }) {
  const { t } = useTranslation('picks');
  const { recordedBy, confirmedBy = '', disputedBy } = line;
  return disputedBy === undefined ? (
    t('history.confirmed', { recordedBy, confirmedBy })
  ) : (
    <span className="text-refused">{t('history.disputed', { recordedBy, disputedBy })}</span>
  );
}

/** Who said and who confirmed or disputed each result, newest first. */
function History({ contest }: { readonly contest: ContestShown }) {
  const { t } = useTranslation('picks');
  const rows = [...contest.history].reverse().map((change, at) => ({ ...change, key: `${at}` }));
  return (
    <Panel title={t('history.title')} isFlush>
      {rows.length === 0 ? (
        <Empty title={t('history.empty')} />
      ) : (
        <Table
          caption={t('history.title')}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { title: t('history.game'), cell: ({ title }) => title },
            { title: t('history.result'), cell: ({ was, is }) => <Change was={was} is={is} /> },
            { title: t('history.by'), cell: (line) => <Who line={line} /> },
            { title: t('history.at'), cell: ({ at }) => momentOf(at), isExtra: true },
            { title: t('history.reason'), cell: ({ reason }) => reason ?? '' },
          ]}
        />
      )}
    </Panel>
  );
}
