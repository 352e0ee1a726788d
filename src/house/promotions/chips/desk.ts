// How coupons and chips come to patrons: issued, sold, changed from vouchers; and how they end
// without a wager: voided or expired.

import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { below } from '#chance';
import { accounts } from '#ledger';
import { type Cents, dollarsOf, ZERO } from '#money';
import { given } from '#result';
import {
  choiceOf,
  type InstrumentRule,
  isPosted,
  postedAmount,
  at as postedAt,
  postedCount,
} from '#rules';
import type { EventOf } from '../../events.ts';
import { type Fund, fundOf, knownFund } from '../../funds/funds.ts';
import { checkNotOwn, checkOffDuty, checkPatron, offeredNamed, refuse } from '../../kit/ask.ts';
import type { Ask, Asking } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { limited, twoPeople } from '../../kit/power.ts';
import type { House } from '../../state.ts';
import { sourceOf } from '../../words/chance.ts';
import { MONEY } from '../../words/roles.ts';
import { chance, name, words } from '../../words/scalars.ts';
import { claimOf, ISSUE_INSTRUMENTS, paidByIssue } from './for-claim.ts';
import type { Issued } from './state.ts';
import { serial } from './words.ts';

/** `window` is the cage window where it happens. */
const SELL_CHIPS = {
  offering: name,
  instrument: name,
  patron: name,
  window: words,
  chance,
};

/** Letters and digits that are not taken for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Serials that no one can guess and no coupon has had. */
function newSerials({ chips }: House, chance: string, count: number): readonly string[] {
  const source = sourceOf(chance);
  const drawn = new Set<string>();
  while (drawn.size < count) {
    const signs = Array.from({ length: 8 }, () => SIGNS.charAt(below(source, SIGNS.length)));
    const serial = `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
    if (!chips.issued.has(serial)) drawn.add(serial);
  }
  return [...drawn];
}

/** What is posted of an instrument; its face is posted, or it is not offered. */
function instrumentOf({ offering }: Fund, id: string): InstrumentRule {
  const found = offering.activity.instruments?.find((each) => each.id === id);
  if (found === undefined || !isPosted(offering, found.face)) {
    return refuse('wrong-instrument', id);
  }
  return found;
}

export function issuedNamed({ chips }: House, serial: string): Issued {
  return chips.issued.get(serial) ?? refuse('unknown-instrument', serial);
}

/** What it is by the sheet, though it may not be posted any more. */
export const kindOf = (
  { offering }: Fund,
  { instrument }: Pick<Issued, 'instrument'>,
): InstrumentRule =>
  offering.activity.instruments?.find(({ id }) => id === instrument) as InstrumentRule;

/** The fee that a wager owes by what is posted; nothing where the sheet has none. */
export function postedFee({ offering }: Fund, { fee }: InstrumentRule): Cents | undefined {
  const amount = offering.activity.fees.find(({ name }) => name === fee)?.amount;
  return typeof amount === 'string' ? postedAmount(offering, amount) : undefined;
}

/** The instant of its end: the printed one, or that of the promotion as it is posted now. */
export const expiresAt = (
  { offering: { until } }: Fund,
  { expires }: Pick<Issued, 'expires'>,
): number | undefined => expires ?? until?.instant;

/** Refuses what is used up, void or past its time. */
export function checkOut({ house, at, rulebook }: Asking, issued: Issued, serial: string): void {
  const { status, offering } = issued;
  const fund = knownFund(house, offering, rulebook);
  if (status === 'void') refuse('instrument-voided', serial);
  if (status === 'expired' || (expiresAt(fund, issued) ?? Number.POSITIVE_INFINITY) <= at.instant) {
    refuse('instrument-expired', `${serial}; ${kindOf(fund, issued).holder}`);
  }
  if (status !== 'out' && status !== 'voucher') refuse('instrument-used', `${serial}: ${status}`);
}

/** Refuses a person who can't have one from this badge. */
function checkTaker(ask: Ask<{ readonly by: string }>, patron: string): void {
  const { house, command } = ask;
  checkNotOwn(house, command.by, [patron]);
  checkPatron(house, patron);
  checkOffDuty(house, patron);
}

/** The posted promotion that the coupon belongs to. */
function openFund(
  { house, rulebook }: Pick<Asking, 'house' | 'rulebook'>,
  offering: string,
  games: readonly string[] = [],
): Fund {
  const offered = offeredNamed(house, offering);
  const fund = fundOf(rulebook, offering, offered);
  const other = games.find((game) => !fund.offering.games.includes(game));
  if (other !== undefined) refuse('wrong-game', other);
  if (offered.isSuspended) refuse('suspended', offering);
  return fund;
}

function checkWelcome({ patrons }: House, patron: string | undefined): void {
  if (patron !== undefined && patrons.get(patron) === 'excluded') {
    refuse('ineligible-person', patron);
  }
}

/** The end of a day of the room or, on its last day, of the promotion. */
function expiryOf(
  { offering: { until } }: Fund,
  { holder }: InstrumentRule,
  { at, house, command: { expires: day } }: Ask<Asked<typeof ISSUE_INSTRUMENTS>>,
): number {
  const end = until?.instant ?? Number.POSITIVE_INFINITY;
  const first = day === undefined ? undefined : Temporal.PlainDate.from(day);
  const startOf = (date: Temporal.PlainDate): number =>
    date.toZonedDateTime(house.zone).epochMilliseconds;
  const expires = first === undefined ? end : Math.min(end, startOf(first.add({ days: 1 })));
  const isAfter = first !== undefined && startOf(first) >= end;
  if (isAfter || expires <= at.instant || expires === Number.POSITIVE_INFINITY) {
    return refuse('bad-expiry', day === undefined ? holder : `${day}; ${holder}`);
  }
  return expires;
}

/** First come, first served: at the posted window, in the posted hours, up to the posted number. */
function sellChips(ask: Ask<Asked<typeof SELL_CHIPS>>): readonly EventOf<'chips-sold'>[] {
  const { house, command, at } = ask;
  const { offering, instrument: id, patron, window } = command;
  checkTaker(ask, patron);
  const fund = openFund(ask, offering);
  checkWelcome(house, patron);
  const instrument = instrumentOf(fund, id);
  const { sale } = instrument;
  if (sale === undefined) return refuse('wrong-instrument', `${id} is not sold`);
  const posted = postedAt(fund.offering, at);
  if (isPosted(posted, sale.place) && choiceOf(posted, sale.place) !== window) {
    refuse('wrong-window', `${choiceOf(posted, sale.place)}; ${sale.clause}`);
  }
  const { from, until } = posted;
  const isIn =
    (from === undefined || at.instant >= from.instant) &&
    (until === undefined || at.instant < until.instant);
  if (!isIn || choiceOf(posted, sale.when) !== 'open') refuse('not-on-sale', sale.clause);
  const sold = house.chips.sold.get(offering) ?? 0;
  if (isPosted(posted, sale.most) && sold >= postedCount(posted, sale.most)) {
    refuse('sold-out', `${sold}; ${instrument.clause}`);
  }
  const [serial = ''] = newSerials(house, command.chance, 1);
  const price = dollarsOf(postedAmount(posted, sale.price));
  return [
    {
      type: 'chips-sold',
      serial,
      offering,
      instrument: id,
      patron,
      window,
      price,
      number: sold + 1,
      face: dollarsOf(postedAmount(posted, instrument.face)),
      moves: [['contribution', accounts.house('cage'), accounts.house('entry-fees'), price]],
    },
  ];
}

const EXPIRED_MOST = 1000;

/** What has come to its end; a wager that lies on a table is played first. */
export function expireInstruments({
  house,
  at,
  rulebook,
}: Asking): readonly EventOf<'instruments-expired'>[] {
  const { chips } = house;
  return [...chips.lots.values()].flatMap(
    ({ offering, serials, ...lot }): readonly EventOf<'instruments-expired'>[] => {
      const fund = knownFund(house, offering, rulebook);
      const end = fund.offered.isClosed ? at.instant : expiresAt(fund, lot);
      if (end === undefined || end > at.instant) return [];
      const over = [...serials].filter((serial) => chips.issued.get(serial)?.placed === ZERO);
      if (over.length === 0) return [];
      return [{ type: 'instruments-expired', offering, serials: over.slice(0, EXPIRED_MOST) }];
    },
  );
}

export const DESK_COMMANDS = {
  'issue-instruments': command({
    does: 'Issues coupons, certificates, or vouchers, each with its own serial number.',
    may: ['desk', 'marketing', 'manager'],
    power: {
      ...limited('manager', 'accounting', 'compliance'),
      two: {
        where: 'without a name',
        when: ({ command: { patron, claim } }) => patron === undefined && claim === undefined,
      },
    },
    waitsInDoubt: true,
    fields: ISSUE_INSTRUMENTS,
    brings: ['instruments-issued', 'claim-paid'],
    sample: {
      batch: 'b1',
      offering: 'none',
      instrument: 'match-play',
      count: 1,
      how: 'advertisement',
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide(ask) {
      const { house, command } = ask;
      const { batch, offering, instrument: id, games, count, how, chance } = command;
      const { claim, patron } = claimOf(ask);
      checkNotOwn(house, command.by, [patron]);
      if (house.chips.batches.has(batch)) refuse('name-taken', batch);
      if (patron !== undefined) checkTaker(ask, patron);
      const fund = openFund(ask, offering, games);
      checkWelcome(house, patron);
      const instrument = instrumentOf(fund, id);
      if (instrument.sale !== undefined) refuse('wrong-instrument', `${id} is sold`);
      const expires = expiryOf(fund, instrument, ask);
      const fee = postedFee(fund, instrument);
      const face = dollarsOf(postedAmount(postedAt(fund.offering, ask.at), instrument.face));
      const paid = paidByIssue(ask, claim, { instrument, face });
      return [
        {
          type: 'instruments-issued',
          batch,
          offering,
          instrument: id,
          form: instrument.form,
          how,
          serials: newSerials(house, chance, count),
          face,
          expires,
          ...given({ patron }),
          ...(claim === undefined ? {} : { pays: claim.id }),
          games: games ?? fund.offering.games,
          ...(fee === undefined ? {} : { fee: dollarsOf(fee) }),
        },
        ...paid,
      ];
    },
  }),

  'sell-chips': command({
    does: 'Sells no-cash-value chips at the posted window, hour, and price.',
    may: MONEY,
    power: limited('floor', 'manager'),
    fields: SELL_CHIPS,
    brings: ['chips-sold'],
    sample: {
      offering: 'none',
      instrument: 'dead-chips',
      patron: 'p9',
      window: 'Window 3',
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide: sellChips,
  }),

  /** The voucher is verified and logged, and from then on it is a chip of the person who brought
   * it. */
  'change-voucher': command({
    does: 'Verifies a voucher and gives the chip for it.',
    may: ['desk', 'cage', 'manager'],
    power: limited('floor', 'manager'),
    waitsInDoubt: true,
    fields: { serial, patron: name },
    brings: ['voucher-changed'],
    sample: { serial: 'AAAA-AAAA', patron: 'p9' },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { serial, patron } = command;
      checkTaker(ask, patron);
      const known = house.chips.issued.get(serial);
      if (known !== undefined) openFund({ house, rulebook }, known.offering);
      checkWelcome(house, patron);
      const issued = issuedNamed(house, serial);
      checkOut(ask, issued, serial);
      const { clause, holder } = kindOf(knownFund(house, issued.offering, rulebook), issued);
      if (issued.status !== 'voucher') refuse('no-voucher', `${serial}; ${clause}`);
      if (issued.patron !== undefined && issued.patron !== patron) {
        refuse('not-the-holder', `${serial}; ${holder}`);
      }
      return [{ type: 'voucher-changed', serial, offering: issued.offering, patron }];
    },
  }),

  'void-instruments': command({
    does: 'Voids coupons or chips that are lost, stolen, or wrong.',
    may: ['manager', 'compliance'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: {
      serials: z.array(serial).min(1).max(1000),
      reason: words,
    },
    brings: ['instruments-voided'],
    sample: { serials: ['AAAA-AAAA'], reason: 'for the test' },
    decide(ask) {
      const { house, command } = ask;
      const { serials, reason } = command;
      const byOffering = new Map<string, Set<string>>();
      for (const serial of serials) {
        const issued = issuedNamed(house, serial);
        checkOut(ask, issued, serial);
        if (issued.placed > ZERO) refuse('instrument-placed', serial);
        const { offering } = issued;
        byOffering.set(offering, (byOffering.get(offering) ?? new Set()).add(serial));
      }
      return [...byOffering].map(([offering, voided]): EventOf<'instruments-voided'> => {
        return { type: 'instruments-voided', offering, serials: [...voided], reason };
      });
    },
  }),
};
