// The sealed code that stands in for a second person, and the settings that wait for their day.

import { z } from 'zod';
import { hashText } from '#drawing';
import { add, centsOf, ZERO } from '#money';
import { refuse } from '../kit/ask.ts';
import { telling } from '../kit/asking.ts';
import { command } from '../kit/command.ts';
import { mechanism, onlyLogged } from '../kit/mechanism.ts';
import { FREE, twoPeople } from '../kit/power.ts';
import { dueDay } from '../words/days.ts';
import { GLASS_MS } from '../words/powers.ts';
import { APPROVES, DESK } from '../words/roles.ts';
import { sha256, words } from '../words/scalars.ts';

const code = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/, {
  error: 'must be a code such as K7QM-3XPF-88ZR-C0DE',
});

export const POWERS = mechanism({
  area: 'approvals',
  commands: {
    /** The code itself is on paper in an envelope; the house has its hash alone. */
    'seal-code': command({
      does: 'Seals a new code for a night without a second person. An earlier code stops working.',
      may: APPROVES,
      power: twoPeople('manager', ...APPROVES),
      fields: { codeHash: sha256, reason: words },
      brings: ['code-sealed'],
      sample: { codeHash: '0'.repeat(64), reason: 'for the test' },
      decide: ({ command: { codeHash, reason } }) => [{ type: 'code-sealed', codeHash, reason }],
    }),

    'break-glass': command({
      does: 'Opens the sealed code: for two hours this badge does alone what takes two people, up to $600.',
      may: DESK,
      power: FREE,
      fields: { code, reason: words },
      brings: ['glass-broken'],
      sample: { code: '0000-0000-0000-0000', reason: 'for the test' },
      decide({ house, command, at }) {
        const { by: staff, code, reason } = command;
        if (house.glass.codeHash !== hashText(code)) refuse('wrong-code');
        return [{ type: 'glass-broken', staff, reason, until: at.instant + GLASS_MS }];
      },
    }),
  },
  evolve: {
    'code-sealed': ({ glass }, { codeHash }) => {
      glass.codeHash = codeHash;
    },
    'glass-broken': ({ glass }, { staff, until }) => {
      delete glass.codeHash;
      Object.assign(glass, { by: staff, until });
    },
    'acted-alone': ({ glass, settings }, { amount }, { at }) => {
      const day = dueDay(at, settings.dayStart);
      const before = glass.day === day ? glass.used : ZERO;
      Object.assign(glass, { day, used: add(before, centsOf(amount)) });
    },
    'limit-neared': onlyLogged,
    'settings-begun': (house, { settings }) => {
      house.settings = settings;
      delete house.next;
    },
  },
  due: telling(['settings-begun'], ({ house: { next, settings }, at }) =>
    next === undefined || dueDay(at, settings.dayStart) < next.from
      ? []
      : [{ type: 'settings-begun', settings: next.settings }],
  ),
});
