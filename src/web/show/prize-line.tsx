import { useTranslation } from 'react-i18next';
import type { StagePrize } from '#house';
import { money } from '../ui/format.ts';

/** Who has won what, by number or by seat. */
export function PrizeLine({ prize }: { readonly prize: StagePrize }) {
  const { t } = useTranslation('show');
  const { player, table, seat, amount, words, title } = prize;
  const who =
    player === undefined
      ? table === undefined || seat === undefined
        ? undefined
        : t('seat', { table, seat })
      : t('player', { number: player + 1 });
  const what = amount === undefined ? (words ?? title) : money(amount);
  return <>{who === undefined ? what : `${who}: ${what}`}</>;
}
