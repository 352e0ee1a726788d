// A look at a person's data or card beyond the limit of the day, or its erasure: two people allow it, and it is done once.
import type { EventOf } from '../events.ts';
import type { Ask } from '../kit/asking.ts';
import type { House } from '../state.ts';

type Lookup = Omit<EventOf<'lookup-allowed'>, 'type' | 'of'> & {
  readonly of: EventOf<'lookup-allowed'>['of'] | 'erasure';
};
type Looked = EventOf<'lookup-allowed'>['of'];

const keyOf = ({ of, staff, patron }: Lookup): string => `${of} ${staff} ${patron}`;

/** Where another person approves a look, the approval allows it and shows nothing. */
export function allowedBy(
  { command: { by, patron }, approvedBy }: Ask<{ readonly by: string; readonly patron: string }>,
  of: Looked,
): EventOf<'lookup-allowed'> | undefined {
  return approvedBy === undefined ? undefined : { type: 'lookup-allowed', staff: by, of, patron };
}

export const isAllowed = ({ lookups }: House, lookup: Lookup): boolean =>
  lookups.has(keyOf(lookup));

export const allowance = (house: House, lookup: Lookup): { readonly isAllowed?: true } =>
  isAllowed(house, lookup) ? { isAllowed: true } : {};

export const allow = ({ lookups }: House, lookup: Lookup): void => void lookups.add(keyOf(lookup));

export const useAllowance = ({ lookups }: House, lookup: Lookup): void =>
  void lookups.delete(keyOf(lookup));
