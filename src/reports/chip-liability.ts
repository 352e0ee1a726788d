// What is out in promotional chips at a moment: the most that it can still cost, by kind and expiry,
// and what the cage owes player-dealers for wagers that have ended.
import { momentIn } from '#house';
import { add, type Cents, dollarsOf, ZERO } from '#money';
import { isAsked, type Report } from './report.ts';
import { makeSection } from './sheet.ts';
import { bankText, type OutChip } from './standing-chips.ts';

interface Out extends Pick<OutChip, 'offering' | 'instrument' | 'expires'> {
  vouchers: number;
  count: number;
  face: Cents;
}

/** By offering, kind and expiry. */
function outIn(chips: Iterable<OutChip>): readonly Out[] {
  const rows = new Map<string, Out>();
  for (const { offering, instrument, expires, isVoucher, left } of chips) {
    const key = `${offering} ${instrument} ${expires ?? ''}`;
    const ends = expires === undefined ? {} : { expires };
    const row = rows.get(key) ?? {
      offering,
      instrument,
      ...ends,
      vouchers: 0,
      count: 0,
      face: ZERO,
    };
    rows.set(key, row);
    row.count += 1;
    if (isVoucher) row.vouchers += 1;
    row.face = add(row.face, left);
  }
  return [...rows.values()];
}

export const CHIP_LIABILITY: Report = {
  id: 'chip-liability',
  title: 'Promotional chip liability',
  about: 'Outstanding coupons, vouchers, and chips at one moment, and what the cage owed.',
  sees: 'chips',
  asks: ['offering'],
  takes: 'moment',
  open: ({ asked, standing: { chips }, zone }) => ({
    read: () => {},
    sections: () => [
      makeSection(
        'Outstanding, at face value',
        {
          offering: ['Offering', 'text'],
          instrument: ['Kind', 'text'],
          expires: ['Expires', 'time'],
          count: ['Count', 'count'],
          vouchers: ['Vouchers among them', 'count'],
          face: ['Face', 'money'],
        },
        {
          rows: outIn(chips.out.values())
            .filter(({ offering }) => isAsked(asked, { offering }))
            .map(({ expires, face, ...row }) => ({
              ...row,
              expires: expires === undefined ? undefined : momentIn(expires, zone),
              face: dollarsOf(face),
            })),
          totals: ['count', 'vouchers', 'face'],
        },
      ),
      makeSection(
        'Owed to player-dealers',
        {
          offering: ['Offering', 'text'],
          instrument: ['Kind', 'text'],
          serial: ['Serial', 'text'],
          table: ['Table', 'text'],
          playerDealer: ['Player-dealer', 'text'],
          owed: ['Owed', 'money'],
        },
        {
          rows: [...chips.ended.values()]
            .filter(({ chip, owed }) => owed > ZERO && isAsked(asked, { offering: chip.offering }))
            .map(({ chip: { offering, instrument }, serial, table, playerDealer, owed }) => ({
              offering,
              instrument,
              serial,
              table,
              owed: dollarsOf(owed),
              playerDealer: bankText(playerDealer),
            })),
          totals: ['owed'],
        },
      ),
    ],
  }),
};
