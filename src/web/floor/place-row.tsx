import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeText, type PieceKind, partsOf, tidyText } from '../rank/notation.ts';
import { PieceFace } from '../ui/piece.tsx';
import { isTile, pieceWords } from '../ui/words.ts';
import { type FloorPlace, mostOf } from './places.ts';

/** Room for more is shown one by one where there is no telling how many come. */
const SLOTS_MOST = 7;

interface PlaceRowProps {
  readonly place: FloorPlace;
  readonly label: string;
  readonly kind: PieceKind;
  readonly pieces: readonly string[];
  readonly problems: readonly string[];
  readonly isActive: boolean;
  readonly onPieces: (pieces: readonly string[]) => void;
  readonly onActive: () => void;
}

/** "2", "3–5". */
function countWords({ counts }: FloorPlace): string {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return least === most ? `${most}` : `${least}–${most}`;
}

function Pieces({ label, pieces, onPieces }: Pick<PlaceRowProps, 'label' | 'pieces' | 'onPieces'>) {
  const { t } = useTranslation('floor');
  return pieces.map((piece, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a shoe holds equal cards; only the place tells.
      key={index}
      type="button"
      aria-label={t('verify.remove', { piece: pieceWords(piece), place: label })}
      onClick={() => onPieces(pieces.filter((_, at) => at !== index))}
      className={`cursor-pointer rounded hover:brightness-75 ${isTile(piece) ? 'w-7' : 'w-11'}`}
    >
      <PieceFace code={piece} />
    </button>
  ));
}

/** Typed text stays as it was typed until the field is left. */
function Typed({
  label,
  kind,
  pieces,
  isWrong,
  saidBy,
  onPieces,
  onActive,
}: Pick<PlaceRowProps, 'label' | 'kind' | 'pieces' | 'onPieces' | 'onActive'> & {
  readonly isWrong: boolean;
  readonly saidBy: string;
}) {
  const { t } = useTranslation('floor');
  const [typed, setTyped] = useState<string>();
  return (
    <input
      aria-label={t('verify.type', { place: label })}
      aria-invalid={isWrong}
      {...(isWrong ? { 'aria-describedby': saidBy } : {})}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={kind === 'tile' ? t('verify.typeTiles') : t('verify.typeHint')}
      value={typed ?? makeText([pieces])}
      onFocus={onActive}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onPieces(partsOf(tidyText(value), kind).flat());
      }}
      onBlur={() => setTyped(undefined)}
      className={`min-h-11 w-full min-w-0 rounded-control border bg-well px-3 font-mono text-ink placeholder:text-faint ${isWrong ? 'border-problem' : 'border-line'}`}
    />
  );
}

/** One place of the table: its cards, room for more, and a field to type them. */
export function PlaceRow(props: PlaceRowProps) {
  const { t } = useTranslation('floor');
  const id = useId();
  const { place, label, kind, pieces, problems, isActive, onPieces, onActive } = props;
  const most = mostOf(place);
  const room = most > SLOTS_MOST ? 1 : most - pieces.length;
  const counts = countWords(place);
  return (
    <div
      className={`@container rounded-control border p-2.5 ${isActive ? 'border-accent bg-raised' : 'border-transparent'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 pb-1.5 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-faint">
          {t(kind === 'tile' ? 'verify.countTiles' : 'verify.count', { counts })}
        </span>
      </p>
      <div className="grid items-start gap-2 @xl:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="flex flex-wrap gap-1">
          <Pieces label={label} pieces={pieces} onPieces={onPieces} />
          {room > 0 && pieces.length < most ? (
            <button
              type="button"
              aria-pressed={isActive}
              aria-label={`${label}: ${t('verify.picking')}`}
              onClick={onActive}
              className="flex cursor-pointer flex-wrap gap-1"
            >
              {Array.from({ length: room }, (_, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty room has no other name.
                  key={index}
                  className={`rounded-md border border-dashed ${kind === 'tile' ? 'h-16 w-7' : 'h-15 w-11'} ${isActive && index === 0 ? 'border-accent bg-accent/15' : 'border-line-strong'}`}
                />
              ))}
            </button>
          ) : null}
        </div>
        <Typed
          {...{ label, kind, pieces, onPieces, onActive }}
          isWrong={problems.length > 0}
          saidBy={`${id}-problems`}
        />
      </div>
      <ul id={`${id}-problems`} className="text-problem text-sm empty:hidden">
        {problems.map((words) => (
          <li key={words} className="pt-1.5">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
