// The key that signs for the log. The log names it itself: so no one can take the key away, or put another in
// its place, and have it look like a house that never had one.
import { z } from 'zod';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { SERVER } from '../kit/power.ts';

const KEY_MOST = 500;
const ROOT = /^[A-Za-z0-9+/]{43}=$/;

export const HOUSE_LOG = mechanism({
  area: 'approvals',
  commands: {
    'key-log': command({
      does: 'Names the key that signs checkpoints of the log, and the tree that it begins with.',
      may: ['clock'],
      power: SERVER,
      isSystem: true,
      fields: {
        origin: z.string().min(1).max(KEY_MOST),
        key: z.string().min(1).max(KEY_MOST),
        size: z.int().min(0),
        root: z.string().regex(ROOT),
      },
      brings: ['log-keyed'],
      sample: {
        origin: 'houseway/test',
        key: 'houseway/test+01234567+AQ==',
        size: 0,
        root: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      },
      decide({ house, command: { origin, key, size, root } }) {
        // It is named once.
        return house.log === undefined ? [{ type: 'log-keyed', origin, key, size, root }] : [];
      },
    }),
  },
  evolve: {
    'log-keyed': (house, { origin, key }) => {
      house.log = { origin, key };
    },
  },
});
