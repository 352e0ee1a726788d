import { useTranslation } from 'react-i18next';
import type { TournamentOffering } from '#house';
import type { Control } from '../ui/form-field.tsx';
import { payoutsIn } from './structure.ts';

interface PayoutsFieldProps extends Control {
  readonly ways: TournamentOffering['parts']['payouts'];
}

/** What the places are paid from so many entries on: a line each, by percentages or as amounts. */
export function PayoutsField({
  ways,
  id,
  value,
  set,
  problem: whole,
  problemAt,
}: PayoutsFieldProps) {
  const { t } = useTranslation('tournaments');
  const text = String(value);
  if (ways.length === 0) return <p className="text-muted">{t('announce.settledPlaces')}</p>;
  const lines = payoutsIn(text).flatMap((_, index) => {
    const message = problemAt(`[${index}]`);
    return message === undefined ? [] : [t('announce.badLine', { line: index + 1, message })];
  });
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
        value={text}
        onChange={({ target }) => set(target.value)}
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
