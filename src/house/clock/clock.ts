// House time in doubt stops money and time, not the cards. The server notices it, and two people say which
// time is right.

import { z } from 'zod';
import { given } from '#result';
import { refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { SERVER, STEP_UP } from '../kit/power.ts';
import { topic } from '../kit/topic.ts';
import { view } from '../kit/view.ts';
import type { House } from '../state.ts';
import { momentIn } from '../words/days.ts';
import { day, words } from '../words/scalars.ts';
import { CORRECT_CLOCK, correctClock } from './correct-clock.ts';
import { DOUBT_REASONS, type Pace, WAIT_MS } from './events.ts';

/** Why time stands still, for everyone in the room. */
function clockItems({ doubt, pace }: House) {
  return new Map([['clock', given({ doubt, held: pace?.held })]]);
}

const told = z.object({
  at: z.string().describe('House time.'),
  doubt: z
    .object({ seq: z.int(), why: z.enum(DOUBT_REASONS), since: z.string(), machine: z.string() })
    .exactOptional()
    .describe('The record that says so, since when, and what the machine says the time is.'),
  day: z.string().exactOptional().describe('The gaming day that time has come to.'),
  held: z
    .string()
    .exactOptional()
    .describe('The day by the clock, where time waits for two people.'),
});

export const HOUSE_CLOCK = mechanism({
  area: 'approvals',
  views: [
    view({
      path: '/clock',
      sees: 'everybody',
      tag: 'views',
      says: 'House time, and whether it is in doubt or has days to catch up. Public.',
      of: {},
      answer: told,
      see({ house: { doubt, pace, zone }, now }) {
        const machineOf = (ahead: number) => momentIn(now.instant + ahead, zone);
        return given({
          at: now.text,
          doubt: doubt && {
            seq: doubt.seq,
            why: doubt.why,
            since: doubt.since,
            machine: machineOf(doubt.ahead),
          },
          day: pace?.day,
          held: pace?.held,
        });
      },
    }),
  ],
  commands: {
    'doubt-clock': command({
      does: 'Says that house time and the machine’s time have come apart.',
      may: ['clock'],
      power: SERVER,
      isSystem: true,
      fields: { why: z.enum(DOUBT_REASONS), ahead: z.int() },
      brings: ['clock-doubted'],
      sample: { why: 'jump', ahead: 3_600_000 },
      decide({ house, command: { why, ahead }, at }) {
        const wall = momentIn(at.instant + ahead, house.zone);
        return [{ type: 'clock-doubted', why, wall, ahead }];
      },
    }),

    /** `doubt` is the record that they have looked at: of another one they know nothing. */
    'confirm-clock': command({
      does: 'Says which time is right after a doubt: house time, or the machine’s.',
      may: ['manager', 'administrator', 'accounting', 'compliance'],
      power: STEP_UP,
      fields: { is: z.enum(['house', 'wall']), doubt: z.int().min(1), reason: words },
      brings: ['clock-confirmed'],
      sample: { is: 'house', doubt: 1, reason: 'for the test' },
      decide({ house: { doubt, zone }, command, at }) {
        if (doubt === undefined) return refuse('clock-sure');
        if (doubt.seq !== command.doubt) refuse('clock-moved', `record ${doubt.seq}`);
        const { is, reason } = command;
        const { ahead } = doubt;
        if (is === 'wall' && ahead < -WAIT_MS) refuse('clock-behind');
        return [
          {
            type: 'clock-confirmed',
            is,
            house: at.text,
            wall: momentIn(at.instant + ahead, zone),
            later: is === 'wall' ? ahead : 0,
            reason,
          },
        ];
      },
    }),

    'correct-clock': CORRECT_CLOCK,

    /** `day` is the one that they have looked at: of a later one they know nothing. */
    'catch-up': command({
      does: 'Lets time bring about what is due through today, where the clock has passed over days.',
      may: ['manager', 'administrator', 'accounting', 'compliance'],
      power: STEP_UP,
      waitsInDoubt: true,
      fields: { day, reason: words },
      brings: ['time-caught-up'],
      sample: { day: '2026-11-16', reason: 'for the test' },
      decide({ house: { pace }, command: { day, reason } }) {
        if (pace?.held === undefined) return refuse('time-in-step');
        if (pace.held !== day) refuse('clock-moved', pace.held);
        return [{ type: 'time-caught-up', day, reason }];
      },
    }),
  },
  evolve: {
    'time-paced': (house, { day, up }) => {
      house.pace = { day, up };
    },
    'time-held': (house, { day: held }) => {
      house.pace = { ...(house.pace as Pace), held };
    },
    'time-caught-up': (house, { day }) => {
      house.pace = { day };
    },
    'clock-doubted': (house, { why, ahead }, { record: { seq, at } }) => {
      const { doubt } = house;
      house.doubt = { seq, ahead, why: doubt?.why ?? why, since: doubt?.since ?? at };
    },
    'clock-confirmed': (house) => {
      delete house.doubt;
    },
    'clock-corrected': (house, event, { record }) => correctClock(house, event, record.seq),
  },
  topics: [
    topic({
      name: 'clock',
      changedBy: [
        'clock-doubted',
        'clock-confirmed',
        'clock-corrected',
        'time-held',
        'time-caught-up',
        'time-paced',
      ],
      itemsOf: clockItems,
    }),
  ],
});
