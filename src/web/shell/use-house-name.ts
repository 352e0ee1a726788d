import { useEffect } from 'react';
import { useSession } from '../data/session.ts';
import { useTopic } from '../data/stream.ts';
import { setZone } from '../ui/format.ts';

interface HouseItem {
  readonly name: string;
  readonly zone: string;
}

/** The name of the house, once a badge is signed in; its time zone becomes that of all times. */
export function useHouseName(isWanted: boolean): string | undefined {
  const session = useSession();
  const topic = session === undefined || !isWanted ? undefined : 'house';
  const facts = useTopic<HouseItem>(topic)?.get('house');
  const zone = facts?.zone;
  useEffect(() => {
    if (zone !== undefined) setZone(zone);
  }, [zone]);
  return facts?.name;
}
