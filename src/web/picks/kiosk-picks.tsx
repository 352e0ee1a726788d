import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roomMoment } from '../boards/room-time.ts';
import type { KioskTold } from '../kiosk/kiosk-api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { PicksDraft } from './answers.ts';
import type { KioskAsks, KioskContest } from './kiosk-asks.ts';
import { KioskEntry, OwnPlace } from './kiosk-entry.tsx';
import { PicksForm } from './picks-form.tsx';

interface KioskPicksProps {
  readonly asks: KioskAsks;
  /** A touch of the screen shows that the member is still there. */
  readonly onTouch: () => void;
}

/** Why something was not done, in words; nothing where it was. */
function useBecause(): (told: KioskTold<unknown>) => string | undefined {
  const { t } = useTranslation('kiosk');
  return (told) => (told.ok ? undefined : (told.words ?? t('away')));
}

/** Brackets and picks at a kiosk: a member with an open card enters once, reads and prints. */
export function KioskPicks({ asks, onTouch }: KioskPicksProps) {
  const { t } = useTranslation('picks');
  const [contests, setContests] = useState<readonly KioskContest[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const because = useBecause();
  const load = async () => {
    const told = await asks.contests();
    setProblem(because(told));
    if (told.ok) setContests(told.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a card.
  useEffect(() => void load(), []);
  const contest = contests.find((each) => each.contest === chosen);
  if (contests.length === 0 && problem === undefined) return null;
  if (contest !== undefined) {
    const leave = () => {
      onTouch();
      setChosen(undefined);
      void load();
    };
    return contest.mine === undefined ? (
      <Entering
        contest={contest}
        onTouch={onTouch}
        onEnter={(answers) => asks.enter(contest.contest, answers)}
        onLeave={leave}
      />
    ) : (
      <KioskEntry contest={contest} mine={contest.mine} onLeave={leave} />
    );
  }
  const choose = (name: string) => {
    onTouch();
    setChosen(name);
  };
  return (
    <section className="flex flex-col gap-6 rounded-panel border border-line bg-panel p-6">
      <h2 className="font-medium text-2xl">{t('kiosk.title')}</h2>
      {problem === undefined ? null : <Notice is="refused" title={problem} />}
      {contests.length === 0 ? (
        <Button
          className="min-h-20 self-start text-2xl"
          onClick={() => {
            onTouch();
            void load();
          }}
        >
          {t('state.tryAgain', { ns: 'common' })}
        </Button>
      ) : null}
      {contests.map((each) => (
        <ContestItem
          key={each.contest}
          contest={each}
          onChoose={() => choose(each.contest)}
          onPrint={async () => {
            onTouch();
            setProblem(because(await asks.print(each.contest)));
          }}
        />
      ))}
    </section>
  );
}

interface ContestItemProps {
  readonly contest: KioskContest;
  readonly onChoose: () => void;
  readonly onPrint: () => Promise<void>;
}

/** A contest that can be entered, or that was. */
function ContestItem({ contest, onChoose, onPrint }: ContestItemProps) {
  const { t } = useTranslation('picks');
  const { title, promotion, closes, isClosed, mine, hoursNow, hours } = contest;
  const least = hours.least;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <span className="block">{title}</span>
        <span className="block text-base text-muted">
          {promotion} · {t(isClosed ? 'enter.closed' : 'closes', { at: roomMoment(closes) })} ·{' '}
          {t('kiosk.hours', { hours: hoursNow, least })}
        </span>
        {mine === undefined ? null : (
          <span className="block text-live">{t('kiosk.mine', { number: mine.number })}</span>
        )}
        <OwnPlace contest={contest} />
      </p>
      {mine === undefined ? (
        <Button look="primary" className="min-h-20 text-2xl" onClick={onChoose}>
          {t('kiosk.begin')}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <Button className="min-h-20 text-2xl" onClick={onChoose}>
            {t('kiosk.read')}
          </Button>
          <Button className="min-h-20 text-2xl" onClick={() => void onPrint()}>
            {t('enter.print')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface EnteringProps {
  readonly contest: KioskContest;
  readonly onTouch: () => void;
  readonly onEnter: (answers: PicksDraft) => Promise<KioskTold<unknown>>;
  readonly onLeave: () => void;
}

function Entering({ contest, onTouch, onEnter, onLeave }: EnteringProps) {
  const { t } = useTranslation('picks');
  const [answers, setAnswers] = useState<PicksDraft>({});
  const [problem, setProblem] = useState<string>();
  const left = contest.questions.filter(({ id }) => answers[id] === undefined).length;
  const because = useBecause();
  const enter = async () => {
    const told = await onEnter(answers);
    setProblem(because(told));
    if (told.ok) onLeave();
  };
  return (
    <section className="flex flex-col gap-6 rounded-panel border border-line bg-panel p-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-medium text-2xl">{contest.title}</h2>
        <Button look="quiet" className="min-h-16" onClick={onLeave}>
          {t('kiosk.leave')}
        </Button>
      </header>
      <PicksForm
        questions={contest.questions}
        answers={answers}
        onChange={(next) => {
          onTouch();
          setAnswers(next);
        }}
      />
      {problem === undefined ? null : (
        <Notice is="refused" title={t('kiosk.failed', { because: problem })} />
      )}
      <footer className="flex flex-wrap items-center justify-between gap-4">
        <p className="tabular-nums">
          {left === 0 ? t('enter.complete') : t('enter.left', { count: left })}
        </p>
        <Button
          look="primary"
          className="min-h-20 text-2xl"
          disabled={left > 0}
          onClick={() => void enter()}
        >
          {t('enter.do')}
        </Button>
      </footer>
    </section>
  );
}
