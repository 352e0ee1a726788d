// Everything that a house can do: all of its mechanisms. A new one is a folder and a line here.

import { AWARDS } from './awards/awards.ts';
import { CALLS } from './calls/calls.ts';
import { CLAIM_BLOCKS } from './claims/blocks.ts';
import { CLAIMS } from './claims/claims.ts';
import { PAPERS } from './claims/papers.ts';
import { CLAIM_PARTS } from './claims/parts.ts';
import { RECOVERY } from './claims/recovery.ts';
import { HOUSE_CLOCK } from './clock/clock.ts';
import { DAYS } from './days/days.ts';
import { TIME } from './funds/time.ts';
import type { CommandTable } from './kit/command.ts';
import { joined, type Together } from './kit/joined.ts';
import { HOUSE_LOG } from './log/log.ts';
import { OFFERINGS } from './offerings/offerings.ts';
import { proposalsOf } from './offerings/proposals.ts';
import { ACCESS } from './people/access.ts';
import { ENROLLMENT } from './people/enrollment.ts';
import { PEOPLE } from './people/people.ts';
import { SAME_PERSON } from './people/same-person.ts';
import { POWERS } from './powers/powers.ts';
import { BOARDS } from './promotions/boards/mechanism.ts';
import { CHIPS } from './promotions/chips/mechanism.ts';
import { CLUB } from './promotions/club/mechanism.ts';
import { DRUMS } from './promotions/drums/mechanism.ts';
import { POOLS } from './promotions/pools/mechanism.ts';
import { SHOWS } from './promotions/shows/mechanism.ts';
import { TOURNAMENTS } from './promotions/tournaments/mechanism.ts';
import { TABLE_GAMES } from './table-games/mechanism.ts';
import { BOXES } from './tables/boxes.ts';
import { ROUNDS } from './tables/rounds.ts';
import { TABLES } from './tables/tables.ts';

/** What two people do together: one proposes it, another approves it. */
export const ACTIONS = joined([
  OFFERINGS.actions,
  CLAIMS.actions,
  DRUMS.actions,
  PEOPLE.actions,
  TABLE_GAMES.actions,
] as const);

/** What no table and no deal decides. */
const PROMOTIONS = [DRUMS, SHOWS, CHIPS, CLUB, BOARDS, POOLS, TOURNAMENTS] as const;

/** All that is done by one badge or by several steps, in the order in which they are asked. */
const FIRST = [
  PEOPLE,
  ACCESS,
  ENROLLMENT,
  TABLES,
  ROUNDS,
  CALLS,
  AWARDS,
  CLAIMS,
  CLAIM_PARTS,
  PAPERS,
  CLAIM_BLOCKS,
  RECOVERY,
  SAME_PERSON,
  OFFERINGS,
  POWERS,
  HOUSE_CLOCK,
  HOUSE_LOG,
] as const;
const LAST = [BOXES, DAYS, TABLE_GAMES, TIME, ...PROMOTIONS] as const;

const PROPOSALS = proposalsOf(
  ACTIONS,
  joined([...FIRST, ...LAST].map(({ commands }): CommandTable => commands)),
);

/** In the order in which they are asked. */
export const MECHANISMS = [...FIRST, PROPOSALS, ...LAST] as const;
type Each = (typeof MECHANISMS)[number];

type Commands = Together<Each['commands']>;
export const COMMANDS: { readonly [Type in keyof Commands]: Commands[Type] } = joined(
  MECHANISMS.map(({ commands }) => commands),
);

/** The commands that run promotions. */
export const PROMOTION_TYPES = PROMOTIONS.flatMap(
  ({ commands }) => Object.keys(commands) as (keyof Commands)[],
);

/** What can be looked at, of all mechanisms. */
export type MechanismView = Extract<Each, { readonly views: unknown }>['views'][number];
export const MECHANISM_VIEWS: readonly MechanismView[] = MECHANISMS.flatMap((each) =>
  'views' in each ? (each.views as readonly MechanismView[]) : [],
);

/** What can be listened to, of all mechanisms. */
export type HouseTopic = Extract<Each, { readonly topics: unknown }>['topics'][number];
export const TOPICS: readonly HouseTopic[] = MECHANISMS.flatMap((each) =>
  'topics' in each ? (each.topics as readonly HouseTopic[]) : [],
);
