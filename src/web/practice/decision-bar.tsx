import { useTranslation } from 'react-i18next';
import type { RoundSeat } from '#games';
import { dollarsOf, times, usd } from '#money';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { decide, type Practice } from './practice-table.ts';

const SIZES = [1n, 2n, 3n];

/** Fold or play; what would be refused says so before it is pressed. */
export function DecisionBar({
  practice,
  asked,
  hasOdds,
  onOdds,
  onDecided,
}: {
  readonly practice: Practice;
  readonly asked: RoundSeat;
  readonly hasOdds: boolean;
  readonly onOdds: (hasOdds: boolean) => void;
  readonly onDecided: (practice: Practice) => void;
}) {
  const { t } = useTranslation('practice');
  const ante = usd(asked.wagers['ante']?.amount as string);
  const fold = decide(practice, asked.seat, 'fold');
  const plays = SIZES.map((size) => {
    const amount = times(ante, size);
    return { amount, answer: decide(practice, asked.seat, amount) };
  });
  const reasons = plays.flatMap(({ answer }) => {
    if (answer.ok) return [];
    return answer.because === 'too-few-chips'
      ? [t('chips.tooFew')]
      : [`${answer.because.message} (${answer.because.clause})`];
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-2 font-semibold">{t('decide.title', { seat: asked.seat })}</h2>
        <Button onClick={() => (fold.ok ? onDecided(fold.practice) : undefined)}>
          {t('decide.fold')}
        </Button>
        {plays.map(({ amount, answer }) => (
          <Button
            key={String(amount)}
            look="primary"
            disabled={!answer.ok}
            onClick={() => (answer.ok ? onDecided(answer.practice) : undefined)}
          >
            {t('decide.play', { amount: money(dollarsOf(amount)) })}
          </Button>
        ))}
        <Button look="quiet" aria-expanded={hasOdds} onClick={() => onOdds(!hasOdds)}>
          {t(hasOdds ? 'decide.hideOdds' : 'decide.odds')}
        </Button>
      </div>
      {reasons.length === 0 ? null : (
        <p className="text-muted text-sm">{[...new Set(reasons)].join(' ')}</p>
      )}
    </div>
  );
}
