import type { Activity } from '#rules';
import { NO_LIMIT_BAD_BEAT } from './bay-101/no-limit-bad-beat.ts';

export const ACTIVITIES: readonly Activity[] = [NO_LIMIT_BAD_BEAT];
