import type { Suit } from '#cards';

/** Drawn in a square from -50 to 50, so that a suit looks alike on every machine. */
const SHAPES: Readonly<Record<Suit, string>> = {
  h: 'M0 44C-8 33-46 12-46-17C-46-34-34-44-22-44C-12-44-4-38 0-28C4-38 12-44 22-44C34-44 46-34 46-17C46 12 8 33 0 44Z',
  d: 'M0-48C9-30 22-13 38 0C22 13 9 30 0 48C-9 30-22 13-38 0C-22-13-9-30 0-48Z',
  s: 'M0-47C8-34 45-14 45 13C45 27 35 35 24 35C15 35 8 31 4 25C5 34 9 42 16 47H-16C-9 42-5 34-4 25C-8 31-15 35-24 35C-35 35-45 27-45 13C-45-14-8-34 0-47Z',
  c: 'M0-47C13-47 23-37 23-25C23-19 21-14 17-10C19-11 22-12 25-12C37-12 47-2 47 10C47 22 37 32 25 32C15 32 7 27 4 19C4 31 8 41 16 47H-16C-8 41-4 31-4 19C-7 27-15 32-25 32C-37 32-47 22-47 10C-47-2-37-12-25-12C-22-12-19-11-17-10C-21-14-23-19-23-25C-23-37-13-47 0-47Z',
};

/** A suit inside a drawing, centered on a point. */
export const SuitShape = (props: {
  suit: Suit;
  x: number;
  y: number;
  size: number;
  turned?: boolean;
}) => (
  <path
    d={SHAPES[props.suit]}
    transform={`translate(${props.x} ${props.y}) scale(${(props.turned === true ? -1 : 1) * (props.size / 100)})`}
  />
);

/** A suit in a line of text. */
export const SuitSign = ({ suit }: { suit: Suit }) => (
  <svg viewBox="-50 -50 100 100" className="size-[0.8em] shrink-0 fill-current" aria-hidden="true">
    <path d={SHAPES[suit]} />
  </svg>
);
