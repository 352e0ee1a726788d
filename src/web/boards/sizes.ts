// Letters that grow with the screen: a sign is read from across the room, hung either way. One board
// alone has them larger than several side by side.
export const ALONE = 'text-[length:clamp(1rem,min(3vw,2.6vh),5rem)]';
export const TOGETHER = 'text-[length:clamp(0.8rem,min(1.6vw,1.55vh),3rem)]';

/** The panel of one board. */
export const FACE =
  'flex min-h-0 min-w-0 flex-col gap-[1.2vh] overflow-hidden rounded-panel border border-line bg-panel px-[1.8vw] py-[1.6vh]';

export const HEADING = 'text-[2.2em]';
export const BIG = 'text-[1.9em]';
export const ROW = 'text-[1.6em]';
export const SMALL = 'text-[1em]';
/** Inside a row. */
export const LESS = 'text-[0.65em]';

/** So many columns for so many boards, on a screen that lies and on one that stands. */
export function columnsFor(count: number): string {
  const lying = count <= 3 ? count : count === 4 ? 2 : 3;
  return `${LYING[lying - 1] as string} ${count <= 4 ? '' : 'portrait:lg:grid-cols-2'}`;
}

// Whole names, so that the style sheet has them.
const LYING = [
  'landscape:lg:grid-cols-1',
  'landscape:lg:grid-cols-2',
  'landscape:lg:grid-cols-3',
] as const;
