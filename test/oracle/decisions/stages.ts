// Every game that is played for prizes before everyone.
import { carTournament } from './car-tournament.ts';
import { clubCardWheel, tableWheel } from './card-wheel.ts';
import { doubleUp } from './double-up.ts';
import { hiLo } from './hi-lo.ts';
import type { StageSheet } from './stage.ts';
import { luckyTable, splashedPots, sportsGrid } from './tables-drawn.ts';
import { bigSpin, carKeys, prizeWheelSpin } from './wheels-and-keys.ts';

export const STAGES: readonly StageSheet[] = [
  hiLo,
  doubleUp,
  tableWheel,
  clubCardWheel,
  carTournament,
  bigSpin,
  prizeWheelSpin,
  carKeys,
  luckyTable,
  splashedPots,
  sportsGrid,
];
