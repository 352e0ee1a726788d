// How commands and events find their mechanism: who decides, who applies, who is asked besides.
import type { Moment } from '#rules';
import type { Event, EventType } from './events.ts';
import { checkClock } from './kit/ask.ts';
import type { Ask, Asking } from './kit/asking.ts';
import { allHooksOf } from './kit/asking.ts';
import type { CommandTable } from './kit/command.ts';
import { joined } from './kit/joined.ts';
import type { AnyMechanism, Context } from './kit/mechanism.ts';
import type { Rulebook } from './offerings/rulebook.ts';
import { checkAlone, checkLimits } from './powers/enforce.ts';
import { ACTIONS, COMMANDS, MECHANISMS } from './registry.ts';
import type { House } from './state.ts';

const ALL: readonly AnyMechanism[] = MECHANISMS;

/** The compiler counts here: every event has its evolver. */
const EVOLVE: Readonly<Record<EventType, unknown>> = joined(MECHANISMS.map(({ evolve }) => evolve));

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
export function decideBy(type: keyof typeof COMMANDS, ask: Ask<By>): readonly Event[] {
  const { power, waitsInDoubt } = DECLARED[type] as CommandTable[string];
  checkClock(ask.house, waitsInDoubt);
  const how = checkAlone(power, type, ask);
  BEFORE.get(type)?.(ask);
  const events = (COMMANDS[type].decide as (ask: Ask<By>) => readonly Event[])(ask);
  const noted = checkLimits(power, { type, how }, ask, events);
  return noted.length === 0 ? events : [...events, ...noted];
}

const DECLARED: CommandTable = COMMANDS;

/** Commands whose use counts against a badge. */
export const LIMITED: ReadonlySet<string> = new Set(
  Object.entries(DECLARED).flatMap(([type, { power }]) =>
    power.class === 'limited' ? [type] : [],
  ),
);

const STEP_UPS: ReadonlySet<unknown> = new Set(
  Object.entries<CommandTable[string]>({ ...DECLARED, ...ACTIONS }).flatMap(([type, { power }]) =>
    power.class === 'two-people-step-up' ? [type] : [],
  ),
);

const typeIn = (fields: unknown): unknown => (fields as { type?: unknown } | undefined)?.type;

/** Whether who asks for it, proposes it or approves it shows the PIN again. */
export function takesStepUp(
  { settings, proposals }: House,
  type: string,
  { proposal, action, command }: Readonly<Record<string, unknown>>,
): boolean {
  if (settings.powers === undefined) return false;
  if (type === 'propose') return STEP_UPS.has(typeIn(action ?? command));
  if (type === 'approve') return STEP_UPS.has(proposals.get(String(proposal))?.action.type);
  return STEP_UPS.has(type);
}

const BEFORE = new Map(
  ALL.flatMap(({ commands, before }) =>
    before === undefined ? [] : Object.keys(commands).map((type) => [type, before] as const),
  ),
);
