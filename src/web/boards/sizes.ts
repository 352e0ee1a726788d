// Letters that grow with the screen: a sign is read from across the room. One board alone has them
// larger than several side by side.
export const ALONE = 'text-[length:clamp(1rem,1.7vw,2.6rem)]';
export const TOGETHER = 'text-[length:clamp(0.875rem,1.05vw,1.6rem)]';

export const HEADING = 'text-[2.2em]';
export const BIG = 'text-[1.9em]';
export const ROW = 'text-[1.6em]';
export const SMALL = 'text-[1em]';
/** Inside a row. */
export const LESS = 'text-[0.65em]';
