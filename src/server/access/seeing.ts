// Who sees what: by role where a badge asks, by kind where a device does.
import type { FastifyRequest } from 'fastify';
import { type Device, type House, type Resource, refusal, SEES } from '#house';
import { done, ownCommand, type ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import type { Asker } from './asker.ts';

const FOR_ALL: readonly Resource[] = ['house', 'meters', 'offerings', 'activities'];

/** What a device sees while no one is signed in at it. */
const DEVICE_SEES: Readonly<Record<Device['kind'], readonly Resource[]>> = {
  keypad: [...FOR_ALL, 'tables', 'calls'],
  desk: FOR_ALL,
  sign: FOR_ALL,
  kiosk: FOR_ALL,
  monitor: ['house', 'metrics'],
  scanner: FOR_ALL,
};

/** Whether the asker may look at something. */
export function sees(house: House, { session, device }: Asker, resource: Resource): boolean {
  if (session === undefined) {
    return device !== undefined && DEVICE_SEES[device.kind].includes(resource);
  }
  const badge = house.staff.get(session.badge);
  return badge?.isActive === true && badge.roles.some((role) => SEES[resource].includes(role));
}

/** Looks at the house for the asker, if they may. */
export async function look<T>(
  { house }: ServerContext,
  { asker }: FastifyRequest,
  resource: Resource,
  view: (house: House) => T,
): Promise<T> {
  const { session, device } = asker;
  if (session === undefined && device === undefined) throw new HttpProblem('not-signed-in');
  const seen = await house.read(
    (live) => sees(live, asker, resource) && ({ view: view(live) } as const),
  );
  if (seen !== false) return seen.view;
  // A badge that wants more than it may leaves a line in the log; a device has none.
  if (session !== undefined) await done(house, ownCommand('look', session.badge, { resource }));
  throw refusalProblem(refusal('not-permitted', `${device?.name}: ${resource}`));
}

/** For things that are not in the house itself: whether the asker may have them. */
export const checkSees = (
  context: ServerContext,
  request: FastifyRequest,
  resource: Resource,
): Promise<void> => look(context, request, resource, () => {});
