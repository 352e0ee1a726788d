import { useTranslation } from 'react-i18next';
import type { StagePrize } from '#house';
import { money } from '../ui/format.ts';
import { alike } from './alike.ts';

interface PrizeLinesProps {
  readonly prizes: readonly StagePrize[];
  readonly className: string;
}

/** Who has won what, by number or by seat. */
export function PrizeLines({ prizes, className }: PrizeLinesProps) {
  const { t } = useTranslation('show');
  return (
    <ul className={className}>
      {alike(prizes).map(({ who, numbers, prize: { table = '', amount, words, title } }, index) => {
        const what = amount === undefined ? (words ?? title) : money(amount);
        const said = { table, numbers: numbers.join(', '), what };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two prizes may be alike.
          <li key={index}>{t(`won.${who}`, { ...said, count: numbers.length })}</li>
        );
      })}
    </ul>
  );
}
