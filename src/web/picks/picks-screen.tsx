// Brackets and picks: entries by touch, results by two people, the standing and the award.

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { CommandButton } from '../ui/form.tsx';
import { momentOf } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Tag } from '../ui/tag.tsx';
import { EnterPanel } from './enter-panel.tsx';
import { OpenPanel } from './open-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { StandingPanel } from './standing-panel.tsx';

type ContestLine = Seen<'/contests'>[number];

export default function PicksScreen() {
  const { name } = usePlace();
  return name === undefined ? <Contests /> : <ContestPage name={name} />;
}

function Contests() {
  const { t } = useTranslation('picks');
  const contests = useView('/contests', { on: ['pools'] });
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <Panel title={t('contests')} isFlush>
          <Shown of={contests}>
            {(all) =>
              all.length === 0 ? (
                <Empty title={t('none')}>{t('noneWords')}</Empty>
              ) : (
                <ul>
                  {all.map((contest) => (
                    <ContestItem key={contest.contest} contest={contest} />
                  ))}
                </ul>
              )
            }
          </Shown>
        </Panel>
        <OpenPanel />
      </div>
    </>
  );
}

function ContestItem({ contest }: { readonly contest: ContestLine }) {
  const { t } = useTranslation('picks');
  const { contest: name, title, promotion, closes, isClosed, entryCount } = contest;
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={`/picks/${name}`}
        className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2 hover:bg-raised"
      >
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="block text-muted text-sm">
            {promotion} · {t(isClosed ? 'enter.closed' : 'closes', { at: momentOf(closes) })} ·{' '}
            {t('entries', { count: entryCount })}
          </span>
        </span>
        <StatusTag contest={contest} />
      </Link>
    </li>
  );
}

function StatusTag({ contest }: { readonly contest: ContestLine }) {
  const { t } = useTranslation('picks');
  const { status, isClosed, isWaiting } = contest;
  if (status !== 'open') {
    return <Tag is={status === 'awarded' ? 'paid' : 'plain'}>{t(`status.${status}`)}</Tag>;
  }
  if (isWaiting) return <Tag is="held">{t('status.waiting')}</Tag>;
  return isClosed ? <Tag>{t('status.played')}</Tag> : <Tag is="live">{t('status.open')}</Tag>;
}

const TABS = ['enter', 'results', 'standing'] as const;
type TabName = (typeof TABS)[number];

function ContestPage({ name }: { readonly name: string }) {
  const { t } = useTranslation('picks');
  const { search } = usePlace();
  const go = useGo();
  const answer = useView('/contests/:contest', { of: { contest: name }, on: ['pools', 'club'] });
  return (
    <Shown of={answer}>
      {(contest) => {
        const asked = TABS.find((each) => each === search['part']);
        const chosen: TabName = asked ?? (contest.isClosed ? 'results' : 'enter');
        return (
          <>
            <ScreenTitle
              title={contest.title}
              words={`${contest.promotion} · ${t(contest.isClosed ? 'enter.closed' : 'closes', { at: momentOf(contest.closes) })}`}
              actions={
                <div className="flex flex-wrap items-center gap-3">
                  <StatusTag contest={contest} />
                  {contest.status === 'open' ? (
                    <CommandButton
                      command="cancel-contest"
                      title={t('cancel.do')}
                      words={t('cancel.words')}
                      look="danger"
                      fixed={{ contest: name }}
                      fields={{ reason: { label: t('cancel.reason') } }}
                    />
                  ) : null}
                </div>
              }
            />
            <Tabs
              label={contest.title}
              tabs={TABS.map((each) => ({ name: each, title: t(`part.${each}`) }))}
              chosen={chosen}
              onChoose={(part) => go(`/picks/${name}`, { part })}
            >
              {chosen === 'enter' ? <EnterPanel contest={contest} /> : null}
              {chosen === 'results' ? <ResultsPanel contest={contest} /> : null}
              {chosen === 'standing' ? <StandingPanel contest={contest} /> : null}
            </Tabs>
          </>
        );
      }}
    </Shown>
  );
}
