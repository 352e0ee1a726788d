import { useTranslation } from 'react-i18next';
import { given } from '#result';
import { useGo, usePlace } from '../place.ts';
import { money } from '../ui/format.ts';
import type { BooksFigure } from './figures.ts';

interface FigureButtonProps {
  readonly figure: BooksFigure;
  readonly amount: string;
  readonly fund?: string;
  readonly className?: string;
}

/** An amount that opens the entries behind it. */
export function FigureButton({ figure, amount, fund, className = '' }: FigureButtonProps) {
  const { t } = useTranslation('books');
  const { name, search } = usePlace();
  const go = useGo();
  const path = name === undefined ? '/books' : `/books/${name}`;
  const { account: _, ...kept } = search;
  const named = t(`figures.${figure}`);
  const said = fund === undefined ? named : t('entries.ofFund', { figure: named, fund });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('entries.open', { figure: said, amount: money(amount) })}
      onClick={() => go(path, given({ ...kept, figure, of: fund }))}
      className={`min-h-11 cursor-pointer rounded-control tabular-nums underline decoration-dotted decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-solid ${className}`}
    >
      {money(amount)}
    </button>
  );
}
