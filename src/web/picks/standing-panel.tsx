import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole, useSession } from '../data/session.ts';
import { CommandButton } from '../ui/form.tsx';
import { count, momentOf, money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { SignedButton } from '../ui/signed-button.tsx';
import { Empty } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { ContestShown } from './enter-panel.tsx';
import { NoticePanel } from './notice-panel.tsx';

/** Everyone in order, and the award when all results are there. */
export function StandingPanel({ contest }: { readonly contest: ContestShown }) {
  const { t } = useTranslation('picks');
  const { standing, hours } = contest;
  const badge = useSession()?.badge;
  const mayVoid = useHasRole(MAY['void-picks']) && contest.status === 'open' && !contest.isClosed;
  return (
    <div className="flex flex-col gap-4">
      <Award contest={contest} />
      <NoticePanel contest={contest} />
      <Panel title={t('standing.title')} isFlush>
        {standing.length === 0 ? (
          <Empty title={t('standing.none')} />
        ) : (
          <Table
            caption={t('standing.title')}
            rows={standing}
            keyOf={({ patron }) => patron}
            columns={[
              { title: t('standing.place'), cell: ({ place }) => place },
              {
                title: t('standing.patron'),
                cell: ({ patron }) => <span className="whitespace-nowrap">{patron}</span>,
              },
              { title: t('standing.card'), cell: ({ card }) => card ?? '', isExtra: true },
              { title: t('standing.correct'), cell: ({ correct }) => correct, isNumber: true },
              {
                title: t('standing.off'),
                cell: ({ off }) => off ?? '',
                isNumber: true,
                isExtra: true,
              },
              {
                title: t('standing.hours', { least: hours.least }),
                isNumber: true,
                cell: ({ hours: mine, isIn }) =>
                  isIn ? count(mine) : <Tag is="held">{count(mine)}</Tag>,
              },
              {
                title: t('standing.won'),
                isNumber: true,
                cell: ({ won }) => (won === undefined ? '' : money(won)),
              },
              {
                title: t('standing.copy'),
                isExtra: true,
                cell: ({ patron, number }) => (
                  <PaperButton
                    path={`/contests/${contest.contest}/picks/${patron}/paper.pdf`}
                    file={`picks-${contest.contest}-${number}.pdf`}
                  >
                    {t('enter.print')}
                  </PaperButton>
                ),
              },
              ...(mayVoid
                ? [
                    {
                      title: t('void.do'),
                      cell: ({ patron, number, by }: ContestShown['standing'][number]) => (
                        <CommandButton
                          command="void-picks"
                          title={t('void.do')}
                          heading={t('void.title', { patron })}
                          words={t('void.words')}
                          submit={t('void.submit', { number })}
                          look="danger"
                          fixed={{ contest: contest.contest, patron }}
                          fields={{ reason: { label: t('void.reason') } }}
                          instead={by === badge ? <Notice is="held" title={t('void.own')} /> : null}
                        />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Panel>
    </div>
  );
}

function Award({ contest }: { readonly contest: ContestShown }) {
  const { t } = useTranslation('picks');
  const { status, questionCount, resultCount, areHoursOver, history, signedBy, waiting } = contest;
  if (status !== 'open' || resultCount < questionCount || waiting !== undefined) return null;
  return (
    <Panel title={t('award.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('award.words')}</p>
        {areHoursOver ? null : (
          <Notice is="held" title={t('award.early', { at: momentOf(contest.hours.until) })} />
        )}
        {signedBy.length === 0 ? null : <p>{t('award.signed', { badges: signedBy.join(', ') })}</p>}
        <SignedButton
          command="award-contest"
          of={{ contest: contest.contest }}
          doneBy={[...history.map(({ recordedBy }) => recordedBy), ...signedBy]}
          own={t('award.do')}
          does="award"
          isLarge
          className="self-start"
        />
      </div>
    </Panel>
  );
}
