import { isJoker, parseCard, rankOf, type Suit, suitOf } from '#cards';
import { SuitShape } from './suit.tsx';

/** Where the pips of a card stand: a column (-1, 0, 1) and a height from -1 (top) to 1. */
const PIPS_OF: Readonly<Record<string, readonly (readonly [column: number, height: number])[]>> =
  (() => {
    const sides = (heights: readonly number[]) =>
      heights.flatMap((height) => [[-1, height] as const, [1, height] as const]);
    const third = 1 / 3;
    return {
      '2': [
        [0, -1],
        [0, 1],
      ],
      '3': [
        [0, -1],
        [0, 0],
        [0, 1],
      ],
      '4': sides([-1, 1]),
      '5': [...sides([-1, 1]), [0, 0]],
      '6': sides([-1, 0, 1]),
      '7': [...sides([-1, 0, 1]), [0, -0.5]],
      '8': [...sides([-1, 0, 1]), [0, -0.5], [0, 0.5]],
      '9': [...sides([-1, -third, third, 1]), [0, 0]],
      T: [...sides([-1, -third, third, 1]), [0, -2 * third], [0, 2 * third]],
    };
  })();

const Corner = ({ rank, suit }: { rank: string; suit: Suit }) => (
  <>
    <text
      x="13.5"
      y="25"
      textAnchor="middle"
      className="font-bold text-[23px]"
      {...(rank === 'T' ? { textLength: 21, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {rank === 'T' ? '10' : rank}
    </text>
    <SuitShape suit={suit} x={13.5} y={38} size={15} />
  </>
);

const Court = ({ rank, suit }: { rank: string; suit: Suit }) => (
  <>
    <rect x="29" y="20" width="42" height="100" rx="5" className="fill-court stroke-current" />
    <text x="50" y="77" textAnchor="middle" className="font-bold text-[40px]">
      {rank}
    </text>
    <SuitShape suit={suit} x={50} y={36} size={17} />
    <SuitShape suit={suit} x={50} y={104} size={17} turned />
  </>
);

function Middle({ rank, suit }: { rank: string; suit: Suit }) {
  if (rank === 'A') return <SuitShape suit={suit} x={50} y={70} size={44} />;
  const pips = PIPS_OF[rank];
  if (pips === undefined) return <Court rank={rank} suit={suit} />;
  return pips.map(([column, height]) => (
    <SuitShape
      key={`${column} ${height}`}
      suit={suit}
      x={50 + 16 * column}
      y={70 + 45 * height}
      size={18}
      turned={height > 0}
    />
  ));
}

const STAR = 'M0-30L8-10L29-9L12 4L18 25L0 13L-18 25L-12 4L-29-9L-8-10Z';

const JokerFace = () => (
  <g className="text-joker">
    <path d={STAR} transform="translate(50 62) scale(1.05)" className="fill-current" />
    <text x="50" y="116" textAnchor="middle" className="fill-current font-bold text-[17px]">
      JOKER
    </text>
  </g>
);

/** The face of a card, as wide as its container. The caller gives it a name. */
export function CardFace({ code }: { code: string }) {
  const parsed = parseCard(code);
  const isNatural = parsed.ok && !isJoker(parsed.value);
  const rank = isNatural ? rankOf(parsed.value) : '';
  const suit = isNatural ? suitOf(parsed.value) : 's';
  const color = suit === 'd' || suit === 'h' ? 'text-suit-red' : 'text-suit-black';
  return (
    <svg viewBox="0 0 100 140" className={`block w-full fill-current ${color}`} aria-hidden="true">
      <rect x="0.5" y="0.5" width="99" height="139" rx="9" className="fill-card stroke-card-edge" />
      {isNatural ? (
        <>
          <Corner rank={rank} suit={suit} />
          <g transform="rotate(180 50 70)">
            <Corner rank={rank} suit={suit} />
          </g>
          <Middle rank={rank} suit={suit} />
        </>
      ) : (
        <JokerFace />
      )}
    </svg>
  );
}
