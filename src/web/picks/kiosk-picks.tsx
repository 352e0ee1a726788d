import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { kioskContests } from '#house';
import { Button } from '../ui/button.tsx';
import { momentOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import type { Draft } from './answers.ts';
import { PicksForm } from './picks-form.tsx';

export type KioskContest = ReturnType<typeof kioskContests>[number];

/** How a kiosk asks, for whoever has opened a card there. */
export interface KioskAsks {
  contests(): Promise<readonly KioskContest[]>;
  /** Why it was not entered; nothing where it was. */
  enter(contest: string, answers: Draft): Promise<string | undefined>;
  print(contest: string): Promise<void>;
}

interface KioskPicksProps {
  readonly asks: KioskAsks;
  /** Whoever touches the screen is still there. */
  readonly onTouch: () => void;
}

/** Brackets and picks at a kiosk: whoever has opened a card enters once, and prints the copy. */
export function KioskPicks({ asks, onTouch }: KioskPicksProps) {
  const { t } = useTranslation('picks');
  const [contests, setContests] = useState<readonly KioskContest[]>([]);
  const [chosen, setChosen] = useState<string>();
  const load = async () => setContests(await asks.contests());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a card.
  useEffect(() => void load(), []);
  const contest = contests.find((each) => each.contest === chosen);
  if (contests.length === 0) return null;
  if (contest !== undefined) {
    return (
      <Entering
        contest={contest}
        onTouch={onTouch}
        onEnter={(answers) => asks.enter(contest.contest, answers)}
        onLeave={() => {
          setChosen(undefined);
          void load();
        }}
      />
    );
  }
  return (
    <section className="flex flex-col gap-4 rounded-panel border border-line bg-panel p-6">
      <h2 className="font-medium text-2xl">{t('kiosk.title')}</h2>
      {contests.map(({ contest: name, title, promotion, closes, number, hoursNow, hours }) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-4">
          <p>
            <span className="block">{title}</span>
            <span className="block text-base text-muted">
              {promotion} · {t('closes', { at: momentOf(closes) })} ·{' '}
              {t('kiosk.hours', { hours: hoursNow, least: hours.least })}
            </span>
          </p>
          {number === undefined ? (
            <Button
              look="primary"
              className="min-h-20 text-2xl"
              onClick={() => {
                onTouch();
                setChosen(name);
              }}
            >
              {t('kiosk.begin')}
            </Button>
          ) : (
            <div className="flex flex-wrap items-center gap-4">
              <span className="text-live">{t('kiosk.mine', { number })}</span>
              <Button className="min-h-20 text-2xl" onClick={() => void asks.print(name)}>
                {t('enter.print')}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

interface EnteringProps {
  readonly contest: KioskContest;
  readonly onTouch: () => void;
  readonly onEnter: (answers: Draft) => Promise<string | undefined>;
  readonly onLeave: () => void;
}

function Entering({ contest, onTouch, onEnter, onLeave }: EnteringProps) {
  const { t } = useTranslation('picks');
  const [answers, setAnswers] = useState<Draft>({});
  const [problem, setProblem] = useState<string>();
  const left = contest.questions.filter(({ id }) => answers[id] === undefined).length;
  const enter = async () => {
    const because = await onEnter(answers);
    setProblem(because);
    if (because === undefined) onLeave();
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
