import { CardFace } from './card.tsx';
import { TileFace } from './tile.tsx';
import { isTile, pieceWords } from './words.ts';

export const PieceFace = ({ code }: { code: string }) =>
  isTile(code) ? <TileFace code={code} /> : <CardFace code={code} />;

/** Small pieces in a row, read out by name. */
export const PieceRow = ({ codes }: { codes: readonly string[] }) => (
  <ul className="flex flex-wrap gap-1">
    {codes.map((code, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a shoe holds equal cards; only the place tells.
      <li key={index} className={isTile(code) ? 'w-6' : 'w-10'}>
        <span className="sr-only">{pieceWords(code)}</span>
        <PieceFace code={code} />
      </li>
    ))}
  </ul>
);
