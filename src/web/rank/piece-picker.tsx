import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANKS, type Suit } from '#cards';
import { SuitSign } from '../ui/suit.tsx';
import { TileFace } from '../ui/tile.tsx';
import { inWords, isTile, pieceWords } from '../ui/words.ts';
import { withoutPiece, withPiece } from './notation.ts';
import type { Supply } from './supply.ts';

interface PiecePickerProps {
  readonly supply: Supply;
  readonly parts: readonly string[][];
  readonly onParts: (parts: readonly string[][]) => void;
}

const SUIT_ROWS: readonly Suit[] = ['s', 'h', 'd', 'c'];
const TILES_IN_ROW = 7;

/** The pieces as they lie on the screen; those the rule does not deal leave a gap. */
function rowsOf({ kind, copies }: Supply): readonly (readonly string[])[] {
  const pieces = [...copies.keys()];
  if (kind === 'card') {
    const suits = SUIT_ROWS.map((suit) => [...RANKS].reverse().map((rank) => rank + suit));
    return copies.has('XX') ? [...suits, ['XX']] : suits;
  }
  return Array.from({ length: Math.ceil(pieces.length / TILES_IN_ROW) }, (_, row) =>
    pieces.slice(row * TILES_IN_ROW, (row + 1) * TILES_IN_ROW),
  );
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The next piece that is dealt, in the direction of an arrow key. */
function neighborOf(
  piece: string,
  key: string,
  { rows, supply }: { rows: readonly (readonly string[])[]; supply: Supply },
): string | undefined {
  const step = STEPS[key];
  let row = rows.findIndex((each) => each.includes(piece));
  if (step === undefined || row < 0) return undefined;
  let column = (rows[row] as readonly string[]).indexOf(piece);
  for (;;) {
    row += step[0];
    column += step[1];
    const line = rows[row];
    if (line === undefined) return undefined;
    const next = step[0] === 0 ? line[column] : line[Math.min(column, line.length - 1)];
    if (next === undefined || supply.copies.has(next)) return next;
  }
}

function Face({ piece }: { piece: string }) {
  if (piece === 'XX')
    return <span className="text-base text-joker">{inWords(pieceWords(piece))}</span>;
  if (isTile(piece)) return <TileFace code={piece} />;
  const suit = piece.charAt(1) as Suit;
  return (
    <>
      {piece.charAt(0) === 'T' ? '10' : piece.charAt(0)}
      <SuitSign suit={suit} />
    </>
  );
}

interface PieceButtonProps {
  readonly piece: string;
  readonly count: number;
  readonly mayRepeat: boolean;
  readonly isReached: boolean;
  readonly onPick: () => void;
  readonly onFocus: () => void;
}

function PieceButton(props: PieceButtonProps) {
  const { piece, count, mayRepeat, isReached, onPick, onFocus } = props;
  const color = /[dh]$/.test(piece) ? 'text-suit-red' : 'text-suit-black';
  const ground = isTile(piece) ? 'bg-tile' : count > 0 ? 'bg-chosen' : 'bg-card';
  const { t } = useTranslation('rank');
  const name = pieceWords(piece);
  return (
    <button
      type="button"
      data-piece={piece}
      tabIndex={isReached ? 0 : -1}
      aria-label={mayRepeat && count > 0 ? t('chosenTimes', { name, count }) : name}
      aria-pressed={count > 0}
      onClick={onPick}
      onFocus={onFocus}
      className={`relative flex min-h-11 min-w-10 cursor-pointer items-center justify-center rounded-lg font-semibold text-lg tracking-tighter md:gap-0.5 md:text-xl motion-safe:transition-opacity ${ground} ${color} ${
        count > 0 ? 'ring-3 ring-gold' : 'hover:opacity-80'
      } ${piece === 'XX' ? 'col-span-2' : ''}`}
    >
      <Face piece={piece} />
      {mayRepeat && count > 0 ? (
        <span className="absolute -top-2 -right-1.5 flex size-5 items-center justify-center rounded-full bg-gold font-bold text-ground text-xs tabular-nums">
          {count}
        </span>
      ) : null}
    </button>
  );
}

/** Every piece the rule deals, to click. One tab stop; the arrow keys move inside. */
export function PiecePicker({ supply, parts, onParts }: PiecePickerProps) {
  const rows = rowsOf(supply);
  const place = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(() =>
    [...supply.copies.keys()].at(supply.kind === 'card' ? 51 : 0),
  );
  const countOf = (piece: string) => parts.flat().filter((each) => each === piece).length;

  const pick = (piece: string) => {
    if (countOf(piece) < (supply.copies.get(piece) ?? 0)) return onParts(withPiece(parts, piece));
    let rest = [...parts];
    while (rest.some((part) => part.includes(piece))) rest = withoutPiece(rest, piece);
    return onParts(rest);
  };
  const move = (event: KeyboardEvent) => {
    const next = neighborOf(reached ?? '', event.key, { rows, supply });
    if (next === undefined) return;
    event.preventDefault();
    place.current?.querySelector<HTMLElement>(`[data-piece="${next}"]`)?.focus();
  };

  const columns = supply.kind === 'tile' ? 'max-w-sm' : 'md:grid-cols-13';
  const { t } = useTranslation('rank');
  const title = supply.kind === 'tile' ? t('pickTiles') : t('pickCards');
  return (
    <section aria-labelledby="picker-title" className="flex flex-col gap-3">
      <h2 id="picker-title" className="font-semibold text-xl">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons. */}
      <div
        ref={place}
        role="group"
        aria-labelledby="picker-title"
        onKeyDown={move}
        className="flex flex-col gap-3 md:gap-1.5"
      >
        {rows.map((row) => (
          <div key={row[0]} className={`grid grid-cols-7 gap-1 md:gap-1.5 ${columns}`}>
            {row.map((piece) =>
              supply.copies.has(piece) ? (
                <PieceButton
                  key={piece}
                  piece={piece}
                  count={countOf(piece)}
                  mayRepeat={(supply.copies.get(piece) ?? 0) > 1}
                  isReached={piece === reached}
                  onPick={() => pick(piece)}
                  onFocus={() => setReached(piece)}
                />
              ) : (
                <span
                  key={piece}
                  className="min-h-11 rounded-lg border border-line border-dashed"
                />
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
