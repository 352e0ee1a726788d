// How measurements are taken and printed.

const STARTED = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** In milliseconds, the same in all processes of a machine. */
export const now = (): number => STARTED + performance.now();

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] as number;

export function target(label: string, ratio: number, bound: string, met: boolean): void {
  console.log(`  -> ${label}: ${ratio.toFixed(2)} (target ${bound}) ${met ? 'met' : 'MISSED'}`);
}
