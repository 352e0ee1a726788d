// What the rules would say to something that is sent along: nothing is changed and nothing is logged.
// And the picks of a member at a kiosk.
import { z } from 'zod';
import {
  actionFields,
  commandFields,
  MAY,
  offeringCheck,
  picksAnswer,
  ROUND_FILE,
  verdict,
} from '#house';
import { replayAnswer } from '../views/log.ts';
import { commandId, name } from '../views/scalars.ts';
import { request } from './request.ts';

const entered = commandFields('verify-call').shape;

export const checkCall = request({
  method: 'POST',
  path: '/calls/:call/check',
  by: 'verdicts',
  tag: 'views',
  says: 'What the rules would decide for these cards. Changes nothing and logs nothing.',
  more: `For: ${MAY['verify-call'].join(', ')}.`,
  of: { call: commandId },
  body: z.strictObject({ deal: entered.deal, checks: entered.checks }),
  answer: verdict,
});

const posting = actionFields('post-offering');

export const checkOffering = request({
  method: 'POST',
  path: '/activities/:activity/check',
  by: 'activities',
  tag: 'views',
  says: 'Every problem with an offering so far, and its posting sheet. Changes nothing.',
  of: { activity: name },
  body: z.strictObject({
    document: posting.document,
    offering: name.optional(),
    version: actionFields('change-offering').version.describe(
      'The version that is changed; none for a new offering.',
    ),
    closesTo: posting.closesTo,
    paidBy: posting.paidBy,
  }),
  answer: offeringCheck,
});

const FILE_MAX = 2 * 1024 * 1024;

export const replayFile = request({
  method: 'POST',
  path: '/rounds/replay',
  by: 'log',
  tag: 'regulator',
  says: 'The same for an exported file. Changes nothing and logs nothing.',
  of: {},
  bodyMax: FILE_MAX,
  body: z.looseObject({ kind: z.literal(ROUND_FILE) }),
  answer: replayAnswer,
});

const { contest, answers } = commandFields('enter-picks').shape;

export const kioskPicks = request({
  method: 'POST',
  path: '/kiosk/picks',
  by: 'cardholder',
  tag: 'pools',
  says: 'Enters picks for the card open at the kiosk.',
  of: {},
  body: z.strictObject({ contest, answers }),
  answer: picksAnswer,
});
