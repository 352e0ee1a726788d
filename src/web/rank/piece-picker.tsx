import { useTranslation } from 'react-i18next';
import { PieceBoard } from '../ui/piece-board.tsx';
import { withoutPiece, withPiece } from './notation.ts';
import type { Supply } from './supply.ts';

interface PiecePickerProps {
  readonly supply: Supply;
  readonly parts: readonly string[][];
  readonly onParts: (parts: readonly string[][]) => void;
}

function countsOf(pieces: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** Every piece that the rule deals; one that cannot be taken once more is taken back. */
export function PiecePicker({ supply, parts, onParts }: PiecePickerProps) {
  const { t } = useTranslation('rank');
  const taken = countsOf(parts.flat());
  const pick = (piece: string) => {
    const isLeft = (taken.get(piece) ?? 0) < (supply.copies.get(piece) ?? 0);
    if (isLeft) return onParts(withPiece(parts, piece));
    let rest = [...parts];
    while (rest.some((part) => part.includes(piece))) rest = withoutPiece(rest, piece);
    return onParts(rest);
  };
  const title = supply.kind === 'tile' ? t('pickTiles') : t('pickCards');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{title}</h2>
      <PieceBoard label={title} supply={supply.copies} taken={taken} isChoice onPick={pick} />
    </section>
  );
}
