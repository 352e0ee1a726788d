// Every command's decider and every event's evolver, from the parts of the house.
import { ACCESS } from './access.ts';
import type { Area } from './ask.ts';
import { BOARDS } from './boards/area.ts';
import { BOXES } from './boxes.ts';
import { CALLS } from './calls.ts';
import { CHIPS } from './chips/area.ts';
import { CLAIM_PARTS } from './claim-parts.ts';
import { CLAIMS } from './claims.ts';
import { CLUB } from './club/area.ts';
import { DRUMS } from './drums/area.ts';
import { OFFERINGS } from './offerings.ts';
import { PAPERS } from './papers.ts';
import { PEOPLE } from './people.ts';
import { POOLS } from './pools/area.ts';
import { PROPOSALS } from './proposals.ts';
import { ROUNDS } from './rounds.ts';
import { SHOWS } from './shows/area.ts';
import { TABLES } from './tables.ts';
import { TIME } from './time.ts';
import { TOURNAMENTS } from './tournaments/area.ts';

const PARTS: readonly Area[] = [
  PEOPLE,
  ACCESS,
  TABLES,
  ROUNDS,
  CALLS,
  CLAIMS,
  CLAIM_PARTS,
  PAPERS,
  OFFERINGS,
  PROPOSALS,
  BOXES,
  TIME,
  DRUMS,
  SHOWS,
  BOARDS,
  POOLS,
  CHIPS,
  CLUB,
  TOURNAMENTS,
];

export const AREAS: Area = {
  decide: Object.assign({}, ...PARTS.map(({ decide }) => decide)),
  evolve: Object.assign({}, ...PARTS.map(({ evolve }) => evolve)),
};
