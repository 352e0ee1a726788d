import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { CommandButton } from '../ui/form.tsx';
import { count } from '../ui/format.ts';

const numberIn = (text: unknown): number => Number(String(text).replace(/[,\s]/g, ''));

/** The chips of all players left, table by table; and what a race has put in or taken out. */
export function CountButton({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const left = tournament.entrants
    .filter(({ isOut, isNpn }) => !isOut && !isNpn)
    .sort(
      (one, other) =>
        (one.seat?.table ?? '').localeCompare(other.seat?.table ?? '') ||
        (one.seat?.seat ?? 0) - (other.seat?.seat ?? 0),
    );
  return (
    <CommandButton
      command="count-chips"
      title={t('count.open')}
      heading={t('count.title')}
      words={t('count.words', { chips: count(tournament.chipsInPlay) })}
      submit={t('count.do')}
      isLarge
      fields={{
        ...Object.fromEntries(
          left.map(({ patron, seat, chips }) => [
            `of-${patron}`,
            {
              label: patron,
              hint: seat === undefined ? undefined : t('entrant.at', { ...seat }),
              placeholder: chips === undefined ? '' : count(chips),
              as: 'number',
              isHalf: true,
            },
          ]),
        ),
        by: { label: t('count.by'), hint: t('count.byHint'), at: 'adjusted.by', isHalf: true },
        reason: { label: t('count.reason'), at: 'adjusted.reason', isHalf: true },
      }}
      toFields={({ by, reason, ...typed }) => ({
        tournament: tournament.tournament,
        counts: left.flatMap(({ patron }) => {
          const chips = typed[`of-${patron}`];
          return chips === undefined ? [] : [{ patron, chips: numberIn(chips) }];
        }),
        adjusted: by === undefined ? undefined : { by: numberIn(by), reason },
      })}
    />
  );
}
