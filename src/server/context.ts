// What every route is given.
import { randomUUID } from 'node:crypto';
import type { Done, RequestAsked } from '#client';
import {
  type Command,
  type CommandType,
  decodeCommand,
  type House,
  momentAt,
  type Rulebook,
} from '#house';
import { sure } from '#result';
import type { Moment } from '#rules';
import {
  type Clock,
  openPersonIndex,
  openPersons,
  type PersonIndex,
  type Persons,
  type RunningHouse,
  systemClock,
} from '#store';
import { type CardSessions, makeCardSessions } from './access/card-sessions.ts';
import { makeOpening, type Opening } from './access/opening.ts';
import { originNow } from './access/origin.ts';
import { makePins, type Pins } from './access/pins.ts';
import { makeSessions, type Sessions } from './access/sessions.ts';
import { makeSetupCode, type SetupCode } from './access/setup-code.ts';
import { refusalProblem } from './problems.ts';
import { drawingKeyOf } from './promotions/drawing-key.ts';
import { type InTurn, makeTurns } from './turns.ts';
import type { Log } from './web-build.ts';

/** A house, and what the server needs for it. */
export interface Served {
  readonly house: RunningHouse;
  readonly rulebook: Rulebook;
  /** Opens sealed data: PINs, personal facts, secrets of webhooks. */
  readonly personKey: Uint8Array;
  /** The time for the house; the machine's own by default. */
  readonly clock?: Clock;
  /** What sessions live by, whatever becomes of house time; the same clock by default. */
  readonly steady?: Clock;
}

/** What the people who set up a house sign. */
export type SetUpList = Omit<RequestAsked<'POST /setup'>['body'], 'code'>;

export interface ServerContext {
  readonly house: RunningHouse;
  readonly rulebook: Rulebook;
  readonly persons: Persons;
  /** Finds one person under two IDs. */
  readonly personIndex: PersonIndex;
  /** What the secrets of drawings and shows follow from. */
  readonly drawingKey: Uint8Array;
  readonly pins: Pins;
  /** Of club cards, by patron. */
  readonly cardPins: Pins;
  readonly sessions: Sessions;
  /** Sessions of members at a kiosk, by club card. */
  readonly cardSessions: CardSessions;
  readonly setupCode: SetupCode;
  /** What is being set up. */
  readonly opening: Opening<SetUpList>;
  /** PINs in another place than the house's own. */
  readonly pinsIn: (persons: Parameters<typeof makePins>[0]['persons']) => Promise<Pins>;
  /** Changes of people's facts happen one after another. */
  readonly inTurn: InTurn;
  readonly clock: Clock;
  /** What locks and sessions run by. */
  readonly steady: Clock;
  readonly log: Log;
  /** Where browsers find the house; where it isn't said, at the address that they asked. */
  readonly origin?: string;
}

/** The present, as the room's clock has it: the time of a house does not go back. */
export const nowIn = ({ clock }: Pick<ServerContext, 'clock'>, { at, zone }: House): Moment =>
  momentAt(Math.max(clock(), at), zone);

/** Sealed facts in whichever store the house runs on at the moment. */
export const sealedIn = (house: RunningHouse, key: Uint8Array): Persons =>
  openPersons(
    {
      persons: {
        put: (id, sealed) => house.withStore(({ persons }) => persons.put(id, sealed)),
        get: (id) => house.withStore(({ persons }) => persons.get(id)),
        erase: (id) => house.withStore(({ persons }) => persons.erase(id)),
      },
    },
    key,
  );

/** The tags of patrons, in whichever store the house runs on at the moment. */
const tagsIn = (house: RunningHouse, key: Uint8Array): PersonIndex =>
  openPersonIndex(
    {
      personTags: {
        find: (tags) => house.withStore(({ personTags }) => personTags.find(tags)),
        add: (patron, tags) => house.withStore(({ personTags }) => personTags.add(patron, tags)),
        erase: (patron) => house.withStore(({ personTags }) => personTags.erase(patron)),
      },
    },
    key,
  );

interface Told extends Pick<Served, 'clock' | 'steady'> {
  readonly log?: Log;
  readonly origin?: string;
}

export async function makeContext(
  { house, rulebook, personKey, clock: houseClock = systemClock, steady: houseSteady }: Served,
  { clock = houseClock, steady = houseSteady ?? clock, log = () => {}, ...more }: Told = {},
): Promise<ServerContext> {
  const persons = sealedIn(house, personKey);
  return {
    house,
    rulebook,
    persons,
    personIndex: tagsIn(house, personKey),
    drawingKey: drawingKeyOf(personKey),
    pins: await makePins({ persons, personKey }),
    cardPins: await makePins({ persons, personKey }, 'club'),
    sessions: makeSessions(steady),
    cardSessions: makeCardSessions(steady),
    setupCode: makeSetupCode(),
    opening: makeOpening(),
    pinsIn: (place) => makePins({ persons: place, personKey }),
    inTurn: makeTurns(),
    clock,
    steady,
    log,
    ...more,
  };
}

/** A house is open from its first record that opened it, and has its name from then on. */
export const hasOpened = ({ status }: RunningHouse): boolean => status.name !== '';

/** The badge under which the clock ticks. The person who opens a house appoints it, and no one has
 * its PIN. */
export const CLOCK = { staff: 'clock', roles: ['clock'] } as const;

/** The command with the place that it came from. */
export function asked<Asked extends Command>(command: Asked): Asked {
  const origin = originNow();
  return origin === undefined ? command : { ...command, origin };
}

/** The result of a command; a refusal ends the request. */
export async function done(house: RunningHouse, command: Command): Promise<Done> {
  const answer = await house.submit(asked(command));
  if ('refusal' in answer) throw refusalProblem(answer.refusal);
  return answer;
}

/** A command that the server itself asks for, on behalf of a badge; under the key that came with the
 * request, where there was one. */
export function ownCommand(
  type: CommandType,
  by: string,
  fields: Readonly<Record<string, unknown>> = {},
  key = '',
): Command {
  const id = key === '' ? `${type}-${randomUUID()}` : key;
  return sure(decodeCommand({ id, by, type, ...fields }));
}
