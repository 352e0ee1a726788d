// Every command's decider and every event's evolver, from the parts of the house.

import { CALLS } from './calls/calls.ts';
import { CLAIMS } from './claims/claims.ts';
import { PAPERS } from './claims/papers.ts';
import { CLAIM_PARTS } from './claims/parts.ts';
import { TIME } from './funds/time.ts';
import type { Area } from './kit/ask.ts';
import { OFFERINGS } from './offerings/offerings.ts';
import { PROPOSALS } from './offerings/proposals.ts';
import { ACCESS } from './people/access.ts';
import { PEOPLE } from './people/people.ts';
import { BOARDS } from './promotions/boards/area.ts';
import { CHIPS } from './promotions/chips/area.ts';
import { CLUB } from './promotions/club/area.ts';
import { DRUMS } from './promotions/drums/area.ts';
import { POOLS } from './promotions/pools/area.ts';
import { SHOWS } from './promotions/shows/area.ts';
import { TOURNAMENTS } from './promotions/tournaments/area.ts';
import { BOXES } from './tables/boxes.ts';
import { ROUNDS } from './tables/rounds.ts';
import { TABLES } from './tables/tables.ts';

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
