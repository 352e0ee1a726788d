// Who may ask for what of the player club. The menu of every page reads it, and loads no schema for that.
import type { Permitted } from '../../permissions.ts';
import type { CLUB_COMMANDS } from './words.ts';

const DESK: Permitted = ['desk', 'manager'];

export const CLUB_MAY = {
  'register-member': DESK,
  'replace-card': DESK,
  'set-card-pin': DESK,
  'read-card': ['desk', 'cage', 'manager', 'compliance'],
  'open-card': ['clock'],
  'upload-scans': ['floor', 'desk', 'manager'],
  'redeem-credits': DESK,
} as const satisfies Record<keyof typeof CLUB_COMMANDS, Permitted>;
