// Everything that a house can do: all of its mechanisms. A new one is a folder and a line here.

import type { Moment } from '#rules';
import { CALLS } from './calls/calls.ts';
import { CLAIMS } from './claims/claims.ts';
import { PAPERS } from './claims/papers.ts';
import { CLAIM_PARTS } from './claims/parts.ts';
import type { Event, EventType } from './events.ts';
import { TIME } from './funds/time.ts';
import type { Ask, Asking } from './kit/ask.ts';
import { allHooksOf } from './kit/hooks.ts';
import type { AnyMechanism, Context } from './kit/mechanism.ts';
import { OFFERINGS } from './offerings/offerings.ts';
import { proposalsOf } from './offerings/proposals.ts';
import type { Rulebook } from './offerings/rulebook.ts';
import { ACCESS } from './people/access.ts';
import { PEOPLE } from './people/people.ts';
import { BOARDS } from './promotions/boards/area.ts';
import { CHIPS } from './promotions/chips/area.ts';
import { CLUB } from './promotions/club/area.ts';
import { DRUMS } from './promotions/drums/area.ts';
import { POOLS } from './promotions/pools/area.ts';
import { SHOWS } from './promotions/shows/area.ts';
import { TOURNAMENTS } from './promotions/tournaments/area.ts';
import type { House } from './state.ts';
import { BOXES } from './tables/boxes.ts';
import { ROUNDS } from './tables/rounds.ts';
import { TABLES } from './tables/tables.ts';

/** What two people do together: one proposes it, another approves it. */
export const ACTIONS = {
  ...OFFERINGS.actions,
  ...CLAIMS.actions,
  ...DRUMS.actions,
  ...PEOPLE.actions,
};
const PROPOSALS = proposalsOf(ACTIONS);

/** What no table and no deal decides. */
const PROMOTIONS = [DRUMS, SHOWS, CHIPS, CLUB, BOARDS, POOLS, TOURNAMENTS] as const;

/** In the order in which they are asked. */
const MECHANISMS = [
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
  ...PROMOTIONS,
] as const;
const ALL: readonly AnyMechanism[] = MECHANISMS;
type Each = (typeof MECHANISMS)[number];

/** `A | B` as `A & B`: what is in any of them is in all of them together. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Commands = Together<Each['commands']>;
export const COMMANDS: { readonly [Type in keyof Commands]: Commands[Type] } = Object.assign(
  {},
  ...MECHANISMS.map(({ commands }) => commands),
);

/** The compiler counts here: every event has its evolver. */
const EVOLVE: Readonly<Record<EventType, unknown>> = Object.assign(
  {},
  ...MECHANISMS.map(({ evolve }) => evolve),
) as Together<Each['evolve']>;

type Evolver = (house: House, event: Event, context: Context) => void;

/** What an event does: first to all who hear of it, then to its own mechanism. */
function evolversOf(type: EventType): readonly Evolver[] {
  const owner = ALL.find(({ evolve }) => Object.hasOwn(evolve, type));
  return [...ALL.map(({ hears }) => hears?.[type]), EVOLVE[type], owner?.after].filter(
    (each): each is Evolver => each !== undefined,
  );
}

const EVENT_TYPES: ReadonlySet<string> = new Set(Object.keys(EVOLVE));

export const EVOLVERS = Object.fromEntries(
  (Object.keys(EVOLVE) as EventType[]).map((type) => [type, evolversOf(type)]),
) as Readonly<Record<EventType, readonly Evolver[]>>;

const HOOKS = allHooksOf(ALL);

/** The house at a moment, with everything that a question to it takes. */
export const askingOf = (house: House, at: Moment, rulebook: Rulebook): Asking => ({
  house,
  at,
  rulebook,
  hooks: HOOKS,
  eventTypes: EVENT_TYPES,
});

type By = { readonly id: string; readonly by: string };

/** What a command brings about, or a refusal that is thrown. */
export function decideBy(type: keyof Commands, ask: Ask<By>): readonly Event[] {
  BEFORE.get(type)?.(ask);
  return (COMMANDS[type].decide as (ask: Ask<By>) => readonly Event[])(ask);
}

const BEFORE = new Map(
  ALL.flatMap(({ commands, before }) =>
    before === undefined ? [] : Object.keys(commands).map((type) => [type, before] as const),
  ),
);

/** The commands that run promotions. */
export const PROMOTION_TYPES = PROMOTIONS.flatMap(
  ({ commands }) => Object.keys(commands) as (keyof Commands)[],
);
