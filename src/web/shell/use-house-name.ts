import { useEffect } from 'react';
import { useSession } from '../data/session.ts';
import { useTopic } from '../data/stream.ts';
import { setZone } from '../ui/format.ts';

/** The name of the house, once a badge is signed in; its time zone becomes that of all times. */
export function useHouseName(isWanted: boolean): string | undefined {
  const session = useSession();
  const topic = session === undefined || !isWanted ? undefined : 'house';
  const told = useTopic(topic)?.get('house');
  const facts = typeof told === 'object' && 'zone' in told ? told : undefined;
  const zone = facts?.zone;
  useEffect(() => {
    if (zone !== undefined) setZone(zone);
  }, [zone]);
  return facts?.name;
}
