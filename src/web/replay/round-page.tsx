import { useView } from '../data/views.ts';
import { Shown } from '../ui/state.tsx';
import { BackToRounds, RoundView } from './round-view.tsx';

/** A round of the running house, by its id or by one of its calls. */
export function RoundPage({ round }: { readonly round: string }) {
  const replay = useView('/rounds/:round/replay', { of: { round } });
  return (
    <>
      <BackToRounds />
      <Shown of={replay}>{(found) => <RoundView of={found} />}</Shown>
    </>
  );
}
