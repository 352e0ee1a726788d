// House time in doubt stops money and time, not the cards. The server notices it, and two people say which
// time is right.

import { z } from 'zod';
import { refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { SERVER, STEP_UP } from '../kit/power.ts';
import { topic } from '../kit/topic.ts';
import type { House } from '../state.ts';
import { momentIn } from '../words/days.ts';
import { words } from '../words/scalars.ts';
import { DOUBT_REASONS, type Doubt } from './events.ts';

/** Time that has gone by is not taken back: so far behind, the house waits for the wall. */
const WAIT_MS = 120_000;

function clockItems({ doubt }: House) {
  const none: Doubt | null = null;
  return new Map([['clock', doubt ?? none]]);
}

export const HOUSE_CLOCK = mechanism({
  area: 'approvals',
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
  },
  evolve: {
    'clock-doubted': (house, { why, ahead }, { record: { seq, at } }) => {
      const { doubt } = house;
      house.doubt = { seq, ahead, why: doubt?.why ?? why, since: doubt?.since ?? at };
    },
    'clock-confirmed': (house) => {
      delete house.doubt;
    },
  },
  topics: [
    topic({
      name: 'clock',
      changedBy: ['clock-doubted', 'clock-confirmed'],
      itemsOf: clockItems,
    }),
  ],
});
