// The key that signs for the log. The log names it itself: so no one can take the key away, or put another in
// its place, and have it look like a house that never had one.
import { z } from 'zod';
import { given } from '#result';
import { refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { SERVER } from '../kit/power.ts';
import { isSameHuman } from '../powers/humans.ts';
import type { House } from '../state.ts';
import { APPROVES } from '../words/roles.ts';
import { name, words } from '../words/scalars.ts';

const KEY_MOST = 500;
const NOTE_MOST = 4000;
const ROOT = /^[A-Za-z0-9+/]{43}=$/;

const KEY_FIELDS = {
  origin: z.string().min(1).max(KEY_MOST),
  key: z.string().min(1).max(KEY_MOST),
  size: z.int().min(0),
  root: z.string().regex(ROOT),
};
const KEY_SAMPLE = {
  origin: 'houseway/test',
  key: 'houseway/test+01234567+AQ==',
  size: 0,
  root: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
};

/** Another person of control. */
function checkSecond(house: House, by: string, second: string): void {
  const badge = house.staff.get(second);
  const isControl = badge?.roles.some((role) => APPROVES.includes(role)) === true;
  if (!badge?.isActive || !isControl || isSameHuman(house, by, second)) {
    refuse('second-person', second);
  }
}

export const HOUSE_LOG = mechanism({
  area: 'approvals',
  commands: {
    'key-log': command({
      does: 'Names the key that signs checkpoints of the log, and the tree that it begins with.',
      may: ['clock'],
      power: SERVER,
      isSystem: true,
      fields: KEY_FIELDS,
      brings: ['log-keyed'],
      sample: KEY_SAMPLE,
      decide({ house, command: { origin, key, size, root } }) {
        // It is named once.
        return house.log === undefined ? [{ type: 'log-keyed', origin, key, size, root }] : [];
      },
    }),

    /** Offline, with the PINs of both. */
    'continue-log': command({
      does: 'Has another key sign for the log, which is an older copy or has lost its key.',
      may: APPROVES,
      power: SERVER,
      isSystem: true,
      fields: {
        ...KEY_FIELDS,
        second: name,
        before: z.string().max(NOTE_MOST).optional(),
        lost: z.object({ from: z.int().min(1), through: z.int().min(1) }).optional(),
        reason: words,
      },
      brings: ['log-continued'],
      sample: { ...KEY_SAMPLE, second: 'abe', reason: 'for the test' },
      decide({ house, command: { by, second, origin, key, size, root, before, lost, reason } }) {
        checkSecond(house, by, second);
        const named = { origin, key, size, root, people: [by, second], reason };
        return [given({ type: 'log-continued', ...named, before, lost })];
      },
    }),
  },
  evolve: {
    'log-continued': (house, { origin, key }) => {
      house.log = { origin, key };
    },
    'log-keyed': (house, { origin, key }) => {
      house.log = { origin, key };
    },
  },
});
