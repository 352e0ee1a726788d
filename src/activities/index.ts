import type { Activity } from '#rules';
import { NO_LIMIT_BAD_BEAT } from './bay-101/no-limit-bad-beat.ts';
import { BLAZING_SEVENS } from './hawaiian-gardens/blazing-sevens.ts';

export const ACTIVITIES: readonly Activity[] = [BLAZING_SEVENS, NO_LIMIT_BAD_BEAT];
