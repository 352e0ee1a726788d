// What the clocks of the machine say, told to the house, and what two people have said of them.
import type { House } from '#house';
import type { ClockDoubt, HouseClock, RunningHouse } from '#store';
import { ownCommand } from './context.ts';

/** A wall that moves on in the doubt by more than this is told again. */
const MOVED_MS = 2_000;

/** The badge that tells of time; a house without one does not tick either. */
export function clockOf({ staff }: House): string | undefined {
  for (const [name, { roles, isActive }] of staff) {
    if (isActive && roles.includes('clock')) return name;
  }
  return undefined;
}

/** Writes a doubt into the log, where it isn't there as it is now. */
export async function tellDoubt(house: RunningHouse, doubt: ClockDoubt | undefined): Promise<void> {
  if (doubt === undefined) return;
  const known = await house.read((live) => ({ by: clockOf(live), ahead: live.doubt?.ahead }));
  const { by, ahead } = known;
  const isKnown = ahead !== undefined && Math.abs(doubt.ahead - ahead) <= MOVED_MS;
  if (by === undefined || isKnown) return;
  await house.submit(ownCommand('doubt-clock', by, { ...doubt }));
}

/** House time goes on as two people have said. */
export const hearSettled = (house: RunningHouse, time: () => HouseClock): (() => void) =>
  house.onRecords((records) => {
    for (const { events = [] } of records) {
      for (const event of events) {
        const isSettled = event.type === 'clock-confirmed' || event.type === 'clock-corrected';
        if (isSettled) time().settle(event.later);
      }
    }
  });
