// The names and ids that views are asked for, as the house reads them in commands.
import { commandFields } from '#house';

export const name = commandFields('dismiss-staff').shape.staff;
/** The id of a call or of a proposal is that of the command that made it. */
export const commandId = commandFields('uncall-hand').shape.call;
export const claimId = commandFields('pay-claim').shape.claim;
export const reason = commandFields('exclude-patron').shape.reason;
export const day = commandFields('close-day').shape.day;
export const moment = commandFields('announce-drawing').shape.eventAt.unwrap();
