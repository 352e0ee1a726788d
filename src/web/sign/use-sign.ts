import { useEffect, useMemo, useRef, useState } from 'react';
import type { PostingSheet } from '#rules';
import { useConnection } from '../data/connection.ts';
import { useTopic } from '../data/stream.ts';
import { houseNow } from '../data/time.ts';
import { useView } from '../data/views.ts';
import { setZone } from '../ui/format.ts';
import { linesOf, type ShownLine } from './lines.ts';

/** What is offered, as it stands; nothing before it was first told. */
export function useSignLines(): readonly ShownLine[] | undefined {
  const items = useTopic('sign');
  return useMemo(() => (items === undefined ? undefined : linesOf(items)), [items]);
}

/** The house as a visitor sees it; its time zone becomes that of all times. */
export function useHouseAtDoor() {
  const answer = useView('/setup');
  const zone = answer.data?.zone;
  useEffect(() => {
    if (zone !== undefined) setZone(zone);
  }, [zone]);
  return answer;
}

export type SignPosting = Pick<
  PostingSheet,
  'title' | 'approvedAs' | 'approvalIds' | 'venue' | 'approvedBy' | 'summary' | 'notes'
> & { readonly sections: readonly Omit<PostingSheet['sections'][number], 'items'>[] };

/** The sheet of an offering, asked for again when another version is posted. */
export function usePosting({ offering, version }: Pick<ShownLine, 'offering' | 'version'>) {
  const answer = useView('/sign/:offering', { of: { offering } });
  const { refetch } = answer;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refetch();
  }, [version, refetch]);
  return answer;
}

/** Since when what is shown may be old; nothing while it is live. */
export function useOldSince(): number | undefined {
  const isLive = useConnection() === 'live';
  const [since, setSince] = useState<number>();
  useEffect(() => setSince(isLive ? undefined : houseNow()), [isLive]);
  return since;
}
