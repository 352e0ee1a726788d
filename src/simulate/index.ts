export { type Load, newLoad } from './load.ts';
export { type Finding, newSimulation, type Summary } from './simulation.ts';
