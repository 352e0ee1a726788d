// What people see of calls that wait for a decision.
import { z } from 'zod';
import { dollarsOf } from '#money';
import { given } from '#result';
import { callNamed } from '../kit/ask.ts';
import { topic } from '../kit/topic.ts';
import { listOf, view } from '../kit/view.ts';
import type { Call, House } from '../state.ts';
import { commandId } from '../words/scalars.ts';

const call = z
  .object({
    call: z.string(),
    offering: z.string(),
    table: z.string(),
    seat: z.int(),
    round: z.int(),
    at: z.string(),
    by: z.string(),
    step: z.enum(['called', 'verified']),
    place: z.int().describe('Its place in line; 1 is decided next.'),
    holds: z.record(z.string(), z.string()),
    verifiedBy: z.string().exactOptional(),
    authorizedBy: listOf(z.string()),
  })
  .meta({ id: 'Call' });

const callWithDeal = call.extend({
  game: z.string(),
  isNpn: z.boolean(),
  fees: z.record(z.string(), z.union([listOf(z.int()), z.literal('table')])),
  deal: z.unknown().exactOptional(),
});

const callLine = ({ offerings }: House, call: Call) => ({
  call: call.id,
  offering: call.offering,
  table: call.table,
  seat: call.seat,
  round: call.round,
  at: call.at,
  by: call.by,
  step: call.step,
  /** 1 is decided next. */
  place: (offerings.get(call.offering)?.line.indexOf(call.id) ?? -1) + 1,
  holds: Object.fromEntries([...call.holds].map(([meter, held]) => [meter, dollarsOf(held)])),
  ...(call.verified === undefined ? {} : { verifiedBy: call.verified.by }),
  authorizedBy: [...call.authorizedBy],
});

export const callFacts = (house: House) =>
  [...house.calls.values()].map((each) => callLine(house, each));

export const CALL_VIEWS = [
  view({
    path: '/calls',
    sees: 'calls',
    forDevices: true,
    tag: 'views',
    says: 'Calls waiting for a decision.',
    of: {},
    answer: listOf(call),
    see: ({ house }) => callFacts(house),
  }),
  view({
    path: '/calls/:call',
    sees: 'calls',
    forDevices: true,
    tag: 'views',
    says: 'One call, with the cards as entered.',
    of: { call: commandId },
    answer: callWithDeal,
    see({ house }, { call: id }) {
      const called = callNamed(house, id);
      const { game, isNpn, fees, verified } = called;
      return given({ ...callLine(house, called), game, isNpn, fees, deal: verified?.deal });
    },
  }),
] as const;

const callItems = (house: House) =>
  new Map(callFacts(house).map(({ call, ...facts }) => [call, facts]));

export const CALL_TOPICS = [
  topic({
    name: 'calls',
    sees: 'calls',
    changedBy: ['hand-called', 'call-withdrawn', 'call-verified', 'call-signed', 'prize-awarded'],
    itemsOf: callItems,
  }),
] as const;
