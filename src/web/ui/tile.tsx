/** Where the pips of one half stand, in steps from its middle. */
const PIPS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  '1': [[0, 0]],
  '2': [
    [0, -1],
    [0, 1],
  ],
  '3': [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  '6': [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Chinese dominoes paint ones and fours red; on the double six one column of each half is. */
const isRed = (code: string, half: string, x: number): boolean =>
  half === '1' || half === '4' || (code === '66' && x > 0);

/** The face of a tile, as wide as its container. The caller gives it a name. */
export function TileFace({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 60 140" className="block w-full" aria-hidden="true">
      <rect x="0.5" y="0.5" width="59" height="139" rx="9" className="fill-tile stroke-tile-edge" />
      {[...code].map((half, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two halves of a tile never move.
        <g key={side} transform={`translate(30 ${side === 0 ? 37 : 103})`}>
          {PIPS[half]?.map(([x, y]) => (
            <circle
              key={`${x} ${y}`}
              cx={14 * x}
              cy={20 * y}
              r={half === '1' ? 9 : 6.5}
              className={isRed(code, half, x) ? 'fill-tile-red' : 'fill-card'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
