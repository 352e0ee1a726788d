// What a tournament clock shows at a moment: from the time that was played, which the house tells, and
// the time that it is.
import type { TournamentClock } from '#house';
import { type ClockFace, clockFace, playedAt } from '#rules';

const MS_A_SECOND = 1000;

export const faceOf = (
  { levels, clock }: Pick<TournamentClock, 'levels' | 'clock'>,
  now: number,
): ClockFace => clockFace(levels, playedAt(clock, now));

/** 9:05, 1:09:05; a second that has begun counts. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / MS_A_SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number): string => `${part}`.padStart(2, '0');
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
