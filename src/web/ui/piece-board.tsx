// Every piece that a game deals, to press. One tab stop; the arrow keys move inside.
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANKS, type Suit } from '#cards';
import { SuitSign } from './suit.tsx';
import { TileFace } from './tile.tsx';
import { isTile, pieceWords } from './words.ts';

interface PieceBoardProps {
  readonly label: string;
  /** How many copies of each piece there are. */
  readonly supply: ReadonlyMap<string, number>;
  /** How many of each lie somewhere. */
  readonly taken: ReadonlyMap<string, number>;
  /** A piece that is taken is one that was chosen here, and can be pressed again. */
  readonly isChoice?: boolean;
  readonly onPick: (piece: string) => void;
}

const SUIT_ROWS: readonly Suit[] = ['s', 'h', 'd', 'c'];
const TILES_IN_ROW = 7;

type Rows = readonly (readonly string[])[];

/** As they lie on the screen; ranks that the game does not deal leave a gap. */
function rowsOf(supply: ReadonlyMap<string, number>): Rows {
  const pieces = [...supply.keys()];
  if (pieces.some(isTile)) {
    return Array.from({ length: Math.ceil(pieces.length / TILES_IN_ROW) }, (_, row) =>
      pieces.slice(row * TILES_IN_ROW, (row + 1) * TILES_IN_ROW),
    );
  }
  const suits = SUIT_ROWS.map((suit) => [...RANKS].reverse().map((rank) => rank + suit));
  return supply.has('XX') ? [...suits, ['XX']] : suits;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

function neighborOf(piece: string, key: string, rows: Rows): string | undefined {
  const step = STEPS[key];
  const row = rows.findIndex((each) => each.includes(piece));
  if (step === undefined || row < 0) return undefined;
  const column = (rows[row] as readonly string[]).indexOf(piece) + step[1];
  const line = rows[row + step[0]];
  return step[0] === 0 ? line?.[column] : line?.[Math.min(column, line.length - 1)];
}

function Face({ piece }: { readonly piece: string }) {
  const { t } = useTranslation();
  if (piece === 'XX')
    return <span className="text-base text-joker capitalize">{t('pieces.joker')}</span>;
  if (isTile(piece)) return <TileFace code={piece} />;
  return (
    <>
      {piece.charAt(0) === 'T' ? '10' : piece.charAt(0)}
      <SuitSign suit={piece.charAt(1) as Suit} />
    </>
  );
}

interface PieceButtonProps {
  readonly piece: string;
  readonly count: number;
  readonly copies: number;
  readonly isChoice: boolean;
  readonly isReached: boolean;
  readonly onPick: () => void;
  readonly onFocus: () => void;
}

/** A piece is on the table or still to be had, or it is one of those that were chosen. */
function useLook({ piece, count, copies, isChoice }: PieceButtonProps) {
  const { t } = useTranslation();
  const name = pieceWords(piece);
  const ground = isTile(piece) ? 'bg-tile' : 'bg-card';
  const hover = 'cursor-pointer hover:ring-3 hover:ring-gold';
  if (isChoice && count > 0) {
    const words = copies > 1 ? t('pieces.chosen', { name, count }) : name;
    return {
      words,
      look: `${isTile(piece) ? ground : 'bg-chosen'} cursor-pointer ring-3 ring-gold`,
    };
  }
  const left = copies - count;
  if (left <= 0) {
    return { words: t('pieces.taken', { name }), look: `${ground} cursor-not-allowed opacity-20` };
  }
  const words = copies > 1 && !isChoice ? t('pieces.left', { name, left }) : name;
  return { words, look: `${ground} ${hover}` };
}

function PieceButton(props: PieceButtonProps) {
  const { piece, count, copies, isChoice, isReached, onPick, onFocus } = props;
  const { words, look } = useLook(props);
  const color = /[dh]$/.test(piece) ? 'text-suit-red' : 'text-suit-black';
  const isGone = !isChoice && count >= copies;
  return (
    <button
      type="button"
      data-piece={piece}
      tabIndex={isReached ? 0 : -1}
      aria-label={words}
      {...(isChoice ? { 'aria-pressed': count > 0 } : { 'aria-disabled': isGone })}
      onClick={() => (isGone ? undefined : onPick())}
      onFocus={onFocus}
      className={`relative flex min-h-11 min-w-0 items-center justify-center rounded-md font-semibold text-lg tracking-tighter ${look} ${color} ${piece === 'XX' ? 'col-span-2' : ''}`}
    >
      <Face piece={piece} />
      {isChoice && copies > 1 && count > 0 ? (
        <span className="absolute -top-2 -right-1.5 flex size-5 items-center justify-center rounded-full bg-gold font-bold text-ground text-xs tabular-nums">
          {count}
        </span>
      ) : null}
    </button>
  );
}

export function PieceBoard({ label, supply, taken, isChoice = false, onPick }: PieceBoardProps) {
  const rows = rowsOf(supply);
  const place = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(() => rows[0]?.find((piece) => supply.has(piece)));
  const isTiles = rows.flat().some(isTile);
  const move = (event: KeyboardEvent) => {
    let next = neighborOf(reached ?? '', event.key, rows);
    while (next !== undefined && !supply.has(next)) next = neighborOf(next, event.key, rows);
    if (next === undefined) return;
    event.preventDefault();
    place.current?.querySelector<HTMLElement>(`[data-piece="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons.
    <div
      ref={place}
      role="group"
      aria-label={label}
      onKeyDown={move}
      className="@container flex flex-col gap-2 @[36rem]:gap-1"
    >
      {rows.map((row) => (
        <div
          key={row[0]}
          className={`grid grid-cols-7 gap-1 ${isTiles ? 'max-w-xs' : '@[36rem]:grid-cols-13'}`}
        >
          {row.map((piece) =>
            supply.has(piece) ? (
              <PieceButton
                key={piece}
                piece={piece}
                copies={supply.get(piece) ?? 0}
                count={taken.get(piece) ?? 0}
                isChoice={isChoice}
                isReached={piece === reached}
                onPick={() => onPick(piece)}
                onFocus={() => setReached(piece)}
              />
            ) : (
              <span key={piece} className="min-h-11 rounded-md border border-line border-dashed" />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
