export { type Load, newLoad } from './load.ts';
export { newSimulation, type SimulationFinding, type Summary } from './simulation.ts';
