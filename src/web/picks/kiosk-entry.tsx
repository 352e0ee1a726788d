import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { roundsOf } from './answers.ts';
import type { KioskContest } from './kiosk-asks.ts';

/** The place of the member's own entry, once there are results, and what it has won. */
export function OwnPlace({ contest }: { readonly contest: KioskContest }) {
  const { t } = useTranslation('picks');
  const { mine, resultCount } = contest;
  if (mine?.place === undefined || resultCount === 0) return null;
  const { place, correct = 0, won } = mine;
  return (
    <span className="block font-medium tabular-nums">
      {t('kiosk.place', { place, correct })}
      {won === undefined ? null : (
        <span className="text-paid"> · {t('kiosk.won', { amount: money(won) })}</span>
      )}
    </span>
  );
}

interface KioskEntryProps {
  readonly contest: KioskContest;
  readonly mine: NonNullable<KioskContest['mine']>;
  readonly onLeave: () => void;
}

/** The own picks to read, each with what came of it. */
export function KioskEntry({ contest, mine, onLeave }: KioskEntryProps) {
  const { t } = useTranslation('picks');
  const { title, questions, results } = contest;
  return (
    <section className="flex flex-col gap-6 rounded-panel border border-line bg-panel p-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="font-medium text-2xl">{title}</h2>
          <p className="text-live">{t('kiosk.mine', { number: mine.number })}</p>
          <OwnPlace contest={contest} />
        </div>
        <Button look="quiet" className="min-h-16" onClick={onLeave}>
          {t('kiosk.leave')}
        </Button>
      </header>
      {roundsOf(questions, mine.answers).map((round) => (
        <section key={round.title} className="flex flex-col gap-2">
          <h3 className="font-medium">{round.title}</h3>
          <dl className="grid gap-x-8 sm:grid-cols-2">
            {round.questions.map(({ id, title: game }) => (
              <div
                key={id}
                className="flex items-baseline justify-between gap-4 border-line border-t py-2"
              >
                <dt className="text-base text-muted">{game}</dt>
                <dd className="flex items-center gap-2 text-right font-medium">
                  {mine.answers[id]}
                  <Verdict answer={mine.answers[id]} result={results[id]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

interface VerdictProps {
  readonly answer: string | number | undefined;
  readonly result: string | number | undefined;
}

/** Nothing before the result is there; points are off by some, and seldom right or wrong. */
function Verdict({ answer, result }: VerdictProps) {
  const { t } = useTranslation('picks');
  if (result === undefined) return null;
  if (typeof result === 'number') return <span className="text-muted">({result})</span>;
  return answer === result ? (
    <Check className="size-6 text-live" aria-label={t('kiosk.right')} />
  ) : (
    <X className="size-6 text-refused" aria-label={t('kiosk.wrong')} />
  );
}
