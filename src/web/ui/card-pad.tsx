import { Delete } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANKS, type Rank, type Suit } from '#cards';
import { CardFace } from './card.tsx';
import {
  type CardKey,
  isRank,
  type Keyed,
  keyOf,
  NO_CARDS,
  type Places,
  press,
  pressAll,
  takenBy,
  undo,
} from './card-keys.ts';
import { SuitSign } from './suit.tsx';
import { pieceWords } from './words.ts';

const SUIT_KEYS: readonly Suit[] = ['s', 'h', 'd', 'c'];
const RANK_KEYS: readonly Rank[] = [...RANKS].reverse();

interface KeyProps {
  readonly label: string;
  readonly isHalf: boolean;
  readonly isTaken: boolean;
  readonly onPress: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A key that was touched does not take the focus: the space of a scanned text would press it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A key of the pad: as large as a thumb, and it shows the touch at once. */
const Key = ({ label, isHalf, isTaken, onPress, className, children }: KeyProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isHalf}
    aria-disabled={isTaken}
    onMouseDown={keepFocus}
    onClick={onPress}
    className={`grid min-h-13 touch-manipulation select-none place-items-center rounded-control font-bold text-2xl motion-safe:transition-transform motion-safe:duration-75 motion-safe:active:scale-95 ${isHalf ? 'ring-4 ring-gold' : ''} ${isTaken ? 'cursor-not-allowed border border-line bg-panel text-faint line-through' : `cursor-pointer ${className}`}`}
  >
    {children}
  </button>
);

/** The cards so far, and where the next ones go. */
function Slots({ keyed, count }: { readonly keyed: Keyed; readonly count: number }) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('pad.hand')} className="flex justify-center gap-1.5">
      {Array.from({ length: count }, (_, index) => {
        const card = keyed.cards[index];
        const isNext = index === keyed.cards.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the hand is its number.
          <li key={index} className="w-12">
            {card === undefined ? (
              <span
                className={`grid aspect-[5/7] place-items-center rounded-md border-2 border-dashed font-bold text-xl ${isNext ? 'border-gold text-gold' : 'border-line-strong'}`}
              >
                {isNext && keyed.half !== null ? <HalfSign half={keyed.half} /> : null}
              </span>
            ) : (
              <>
                <span className="sr-only">{pieceWords(card)}</span>
                <CardFace code={card} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const rankText = (rank: Rank): string => (rank === 'T' ? '10' : rank);

const HalfSign = ({ half }: { readonly half: CardKey }) =>
  isRank(half) ? rankText(half) : <SuitSign suit={half as Suit} />;

/** Letters of a scanner or a keyboard, and what is pasted, wherever the focus is. */
function useText(onText: (text: string) => void, onUndo: () => void): void {
  const latest = useRef({ onText, onUndo });
  latest.current = { onText, onUndo };
  useEffect(() => {
    const isElsewhere = ({ target }: Event) => target instanceof HTMLInputElement;
    const type = (event: KeyboardEvent) => {
      if (isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') latest.current.onUndo();
      else if (event.key.length === 1 && keyOf(event.key) !== undefined) {
        latest.current.onText(event.key);
      }
    };
    const paste = (event: ClipboardEvent) => {
      if (!isElsewhere(event)) latest.current.onText(event.clipboardData?.getData('text') ?? '');
    };
    addEventListener('keydown', type);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('keydown', type);
      removeEventListener('paste', paste);
    };
  }, []);
}

interface CardPadProps {
  readonly label: string;
  /** How many cards the hand has; with the last one it is done by itself. */
  readonly count: number;
  /** Where the cards are that cannot be in this hand. */
  readonly places: Places;
  readonly onDone: (cards: readonly string[]) => void;
}

/** Keys a hand with two thumbs, suits at the left and ranks at the right: two touches a card. */
export function CardPad({ label, count, places, onDone }: CardPadProps) {
  const { t } = useTranslation();
  const now = useRef(NO_CARDS);
  const [keyed, setKeyed] = useState(NO_CARDS);
  const [said, setSaid] = useState<string>();
  // Two touches may come between two pictures of the screen.
  const become = (next: Keyed) => {
    const isDone = next !== now.current && next.cards.length === count;
    now.current = next;
    setKeyed(next);
    if (isDone) onDone(next.cards);
  };
  const touch = (key: CardKey) => {
    const taken = takenBy(now.current, key, places);
    setSaid(taken === undefined ? undefined : whyTaken(taken));
    become(press(now.current, key, { count, places }));
  };
  const whyTaken = (card: string): string => {
    const place = places.get(card);
    const name = pieceWords(card);
    return place === undefined
      ? t('pad.inHand', { card: name })
      : t('pad.taken', { card: name, place });
  };
  const takeBack = () => {
    setSaid(undefined);
    become(undo(now.current));
  };
  useText((text) => {
    const [letter = ''] = text;
    const key = text.length === 1 ? keyOf(letter) : undefined;
    if (key !== undefined) touch(key);
    else become(pressAll(now.current, text, { count, places }));
  }, takeBack);
  const keyProps = (key: CardKey) => ({
    isHalf: keyed.half === key,
    isTaken: takenBy(keyed, key, places) !== undefined,
    onPress: () => touch(key),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are keys.
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <Slots keyed={keyed} count={count} />
      <p role="status" className="min-h-6 text-center font-medium text-held text-sm">
        {said}
      </p>
      <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1.15fr)_0.15fr_repeat(4,minmax(0,1fr))] gap-1.5">
        {SUIT_KEYS.map((suit, row) => (
          <div key={suit} className="contents">
            <Key
              label={t(`pieces.suits.${suit}`)}
              className={`bg-card ${suit === 'h' || suit === 'd' ? 'text-suit-red' : 'text-suit-black'}`}
              {...keyProps(suit)}
            >
              <span className="text-4xl">
                <SuitSign suit={suit} />
              </span>
            </Key>
            <span aria-hidden="true" />
            {RANK_KEYS.slice(row * 4, row * 4 + 4).map((rank) => (
              <Key
                key={rank}
                label={t(`pieces.ranks.${rank}`)}
                className="border border-line-strong bg-raised text-ink"
                {...keyProps(rank)}
              >
                {rankText(rank)}
              </Key>
            ))}
            {row < 3 ? null : (
              <button
                type="button"
                onMouseDown={keepFocus}
                onClick={takeBack}
                className="col-span-3 flex min-h-13 cursor-pointer touch-manipulation items-center justify-center gap-2 rounded-control border border-line-strong font-semibold text-lg motion-safe:active:scale-95"
              >
                <Delete className="size-6" aria-hidden="true" />
                {t('pad.undo')}
              </button>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
