import { PieceRow } from '../ui/piece.tsx';
import type { EnteredDeal } from './entry.ts';
import { usePlaceLabel } from './use-place-label.ts';

/** The cards of a deal, place by place, to look at. */
export function LaidPieces({ entry }: { readonly entry: EnteredDeal }) {
  const labelOf = usePlaceLabel();
  const lots = Object.entries(entry.pieces).filter(([, pieces]) => pieces.length > 0);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {lots.map(([id, pieces]) => (
        <div key={id}>
          <dt className="pb-1 text-muted text-sm">{labelOf(id)}</dt>
          <dd>
            <PieceRow codes={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
