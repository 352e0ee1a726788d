import { usePlace } from '../router.tsx';
import { CallScreen } from './call-screen.tsx';
import { FloorRoom } from './floor-room.tsx';

/** The floor at a glance, or one call: `/floor/{call}`. */
export default function FloorScreen() {
  const { name } = usePlace();
  return name === undefined ? <FloorRoom /> : <CallScreen key={name} call={name} />;
}
