// Letters that grow with the screen: a sign is read from across the room.
export const HEADING = 'text-[length:clamp(1.5rem,2.4vw,3.5rem)]';
export const BIG = 'text-[length:clamp(1.25rem,2vw,3rem)]';
export const ROW = 'text-[length:clamp(1.125rem,1.7vw,2.5rem)]';
export const SMALL = 'text-[length:clamp(0.875rem,1.1vw,1.5rem)]';
