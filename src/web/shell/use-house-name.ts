import { useEffect } from 'react';
import { useSession } from '../data/session.ts';
import { useTopic } from '../data/stream.ts';
import { setZone } from '../ui/format.ts';

interface HouseItem {
  readonly name: string;
  readonly zone: string;
}

/** The name of the house, once somebody is signed in; its time zone becomes that of all times. */
export function useHouseName(): string | undefined {
  const session = useSession();
  const facts = useTopic<HouseItem>(session === undefined ? undefined : 'house')?.get('house');
  const zone = facts?.zone;
  useEffect(() => {
    if (zone !== undefined) setZone(zone);
  }, [zone]);
  return facts?.name;
}
