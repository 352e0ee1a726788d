// Gaming days are closed in their order, each with the books as they stood when it ended.

import { z } from 'zod';
import { balanceOf } from '#ledger';
import { dollarsOf } from '#money';
import { given } from '#result';
import { refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { twoPeople } from '../kit/power.ts';
import { day } from '../words/scalars.ts';
import { dayAt, endIn, nextToClose, openDays, setDayStart } from './day-ends.ts';

export const DAYS = mechanism({
  area: 'tables',
  commands: {
    'close-day': command({
      does: 'Closes a gaming day and records every account balance as it stood when the day ended.',
      may: ['accounting'],
      power: twoPeople('compliance', 'manager'),
      waitsInDoubt: true,
      fields: {
        day,
        /** The record up to which both have looked at the exceptions. */
        reviewed: z.int().min(0).optional(),
      },
      brings: ['day-closed'],
      sample: { day: '2026-11-14' },
      decide({ house, command: { day, reviewed }, at }) {
        if (house.closedDay !== '' && day <= house.closedDay) refuse('day-closed', day);
        if (day >= dayAt(house, at)) refuse('day-not-over', day);
        const next = nextToClose(house);
        if (day < next) refuse('before-opening', day);
        if (day > next) refuse('day-skipped', next);
        for (const [drop, dropped] of house.drops) {
          if (dropped.day <= day) refuse('box-not-counted', drop);
        }
        const { book, seq: through } = endIn(house, day);
        const isReviewed = reviewed !== undefined && reviewed >= through;
        if (house.settings.powers !== undefined && !isReviewed) {
          refuse('exceptions-not-reviewed', `${day}, up to record ${through}`);
        }
        const balances = Object.fromEntries(
          [...book.keys()].sort().map((account) => [account, dollarsOf(balanceOf(book, account))]),
        );
        return [given({ type: 'day-closed', day, balances, through, reviewed })];
      },
    }),
  },
  evolve: {
    /** Days that an older record has passed over are closed with it. */
    'day-closed': (house, { day }) => {
      house.closedDay = day;
      const { ended } = house.days;
      for (const each of [...ended.keys()]) if (each <= day) ended.delete(each);
    },
  },
  hears: {
    'house-opened': ({ days }, { zone, settings }, { at }) => {
      openDays(days, at, { zone, dayStart: settings.dayStart });
    },
    'settings-changed': (house, { settings, from }) => {
      if (from === undefined) setDayStart(house, settings.dayStart);
    },
    'settings-begun': (house, { settings }) => setDayStart(house, settings.dayStart),
  },
});
