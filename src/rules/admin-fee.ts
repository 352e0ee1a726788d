// What the house takes from a fund for running it.
import type { AdminFee } from './activity.ts';
import type { PostedActivity } from './offering.ts';
import { settingOf } from './posted.ts';

/** What an administrative fee is taken for, as the house reads the sheet. */
export const adminFeePer = (
  posted: Pick<PostedActivity, 'activity' | 'settings'>,
  { per, hourly }: AdminFee,
): AdminFee['per'] =>
  hourly !== undefined && settingOf(posted, hourly.setting) === hourly.value
    ? 'table and hour'
    : per;
