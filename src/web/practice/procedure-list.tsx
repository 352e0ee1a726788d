import { useTranslation } from 'react-i18next';
import type { WatchedRule } from '#games';
import { money } from '../ui/format.ts';
import { inWords } from '../ui/words.ts';
import type { DealerStep } from './dealer-steps.ts';
import type { ToldStep } from './practice-table.ts';

/** A step in a sentence. */
export function useStepWords(): (step: Pick<ToldStep, 'says' | 'words'>) => string {
  const { t } = useTranslation('practice');
  return ({ says, words }) => {
    const { amount, row, group } = words;
    return t(`steps.${says}` as 'steps.rack-cards', {
      ...words,
      ...(typeof amount === 'string' && amount !== '' ? { amount: money(amount) } : {}),
      ...(typeof row === 'string' ? { row: inWords(row).toLowerCase() } : {}),
      ...(typeof group === 'string' ? { group: inWords(group).toLowerCase() } : {}),
    });
  };
}

const Clause = ({ clause }: { readonly clause: string }) => (
  <span className="text-muted text-sm">{clause}</span>
);

/** What comes next and what was done in this round, latest first. */
export function ProcedureList({
  told,
  next,
  watched,
}: {
  readonly told: readonly ToldStep[];
  readonly next: DealerStep | null;
  /** What no device reports, and the dealer sees to. */
  readonly watched: readonly WatchedRule[];
}) {
  const { t } = useTranslation('practice');
  const wordsOf = useStepWords();
  return (
    <div className="flex flex-col gap-3">
      {next === null ? null : (
        <div className="rounded-control border-accent border-l-4 bg-raised px-3 py-2">
          <p className="font-medium text-accent text-sm">{t('act.comesNext')}</p>
          <p>{wordsOf(next)}</p>
          <Clause clause={next.clause} />
        </div>
      )}
      {watched.length === 0 ? null : (
        <section aria-label={t('procedure.watch')} className="flex flex-col gap-1 px-3">
          <p className="font-medium text-sm">{t('procedure.watch')}</p>
          {watched.map(({ clause, says }) => (
            <p key={clause}>
              {says} <Clause clause={clause} />
            </p>
          ))}
        </section>
      )}
      {told.length === 0 ? <p className="text-muted">{t('procedure.none')}</p> : null}
      <ol reversed className="flex flex-col" aria-label={t('procedure.title')}>
        {told
          .map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows.
            <li key={index} className="border-line border-b py-2">
              <p>{wordsOf(each)}</p>
              {each.notes.map(({ message }) => (
                <p key={message} className="font-medium text-gold">
                  {message}
                </p>
              ))}
              <Clause clause={each.clause} />
            </li>
          ))
          .reverse()}
      </ol>
    </div>
  );
}
