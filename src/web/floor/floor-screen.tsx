import { lazy } from 'react';
import { usePlace } from '../place.ts';
import { FloorRoom } from './floor-room.tsx';

const CallScreen = lazy(() => import('./call-screen.tsx'));

/** The floor at a glance, or one call: `/floor/{call}`. */
export default function FloorScreen() {
  const { name } = usePlace();
  return name === undefined ? <FloorRoom /> : <CallScreen key={name} call={name} />;
}
