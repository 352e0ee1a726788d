import { usePlace } from '../place.ts';
import { FindRound } from './find-round.tsx';
import { RoundPage } from './round-page.tsx';

export default function ReplayScreen() {
  const { name } = usePlace();
  return name === undefined ? <FindRound /> : <RoundPage key={name} round={name} />;
}
