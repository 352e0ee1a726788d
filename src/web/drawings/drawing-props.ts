import type { DrawingFacts } from '#house';

/** What every part of a drawing's page shows. */
export interface DrawingProps {
  readonly drawing: DrawingFacts;
}
