import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentOffering } from '#house';
import { payoutsIn } from './structure.ts';

interface PayoutsFieldProps {
  readonly ways: TournamentOffering['parts']['payouts'];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problemAt: (path: string) => string | undefined;
}

/** What the places are paid from so many entries on: a line each, by percentages or as amounts. */
export function PayoutsField({ ways, value, onChange, problemAt }: PayoutsFieldProps) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  if (ways.length === 0) return <p className="text-muted">{t('announce.settledPlaces')}</p>;
  const lines = payoutsIn(value).flatMap((_, index) => {
    const message = problemAt(`structure.payouts[${index}]`);
    return message === undefined ? [] : [t('announce.badLine', { line: index + 1, message })];
  });
  const whole = problemAt('structure.payouts');
  const problems = lines.length > 0 || whole === undefined ? lines : [whole];
  const isWrong = problems.length > 0;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('announce.payouts')}
      </label>
      <textarea
        id={id}
        rows={4}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        className={`w-full rounded-control border bg-well px-3.5 py-2 font-mono ${isWrong ? 'border-problem' : 'border-line-strong'}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-hint`} className="text-sm">
        <p className="text-muted">
          {t(ways.includes('amounts') ? 'announce.payoutsBoth' : 'announce.payoutsHint')}
        </p>
        {problems.map((problem) => (
          <p key={problem} className="font-medium text-problem">
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
