import { useTranslation } from 'react-i18next';
import type { TournamentOffering } from '#house';
import { Lines } from '../ui/field.tsx';
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
  return (
    <Lines
      id={id}
      label={t('announce.payouts')}
      hint={t(ways.includes('amounts') ? 'announce.payoutsBoth' : 'announce.payoutsHint')}
      problem={problems.length === 0 ? undefined : problems.join(' ')}
      value={text}
      onChange={({ target }) => set(target.value)}
    />
  );
}
