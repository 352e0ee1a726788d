// What a simulation is asked for, and how it ends.
import type { SimulationFinding, Summary } from '#simulate';

export interface SimulateOptions {
  readonly seed?: number;
  readonly commands: number;
  readonly tables: number;
  readonly data?: string;
  readonly databaseUrl?: string;
}

export type SeededOptions = SimulateOptions & { readonly seed: number };

/** How a run has ended: what was found wrong, if anything was. */
export interface Ended {
  readonly finding: SimulationFinding | undefined;
  readonly summary: Summary;
}
