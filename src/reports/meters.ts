// All meters, read at one moment: from the books alone, so that it takes no time.

import { accounts } from '#ledger';
import { add, dollarsOf, ZERO } from '#money';
import { isAsked, type Report } from './report.ts';
import { makeSection } from './sheet.ts';

export const METERS: Report = {
  id: 'meters',
  title: 'Meter readings',
  about: 'Every meter and what open calls hold of it, at one moment.',
  sees: 'meters',
  asks: ['offering'],
  takes: 'moment',
  open: ({ closing, asked }) => ({
    read: () => {},
    sections() {
      const meters = [...closing.keys()].filter(
        (account) =>
          accounts.isMeter(account) && isAsked(asked, { offering: accounts.fundOf(account) }),
      );
      const rows = meters.sort().map((account) => {
        const offering = accounts.fundOf(account) as string;
        const meter = account.slice(accounts.meter(offering, '').length);
        const standing = closing.get(account) ?? ZERO;
        const held = closing.get(accounts.held(offering, meter)) ?? ZERO;
        return {
          offering,
          meter,
          standing: dollarsOf(standing),
          held: dollarsOf(held),
          total: dollarsOf(add(standing, held)),
        };
      });
      return [
        makeSection(
          'Meters',
          {
            offering: ['Offering', 'text'],
            meter: ['Meter', 'text'],
            standing: ['Reading', 'money'],
            held: ['Held for calls', 'money'],
            total: ['Together', 'money'],
          },
          { rows, totals: ['standing', 'held', 'total'] },
        ),
      ];
    },
  }),
};
