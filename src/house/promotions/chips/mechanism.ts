// Promotional chips, coupons and certificates.

import { add, centsOf, subtract, ZERO } from '#money';
import { telling } from '../../kit/asking.ts';
import { joined } from '../../kit/joined.ts';
import { mechanism } from '../../kit/mechanism.ts';
import type { House } from '../../state.ts';
import { DESK_COMMANDS, expireInstruments } from './desk.ts';
import { checkDealt, checkMayLeave, checkNoneLies, dealWagers, PLACE_COMMANDS } from './place.ts';
import { boxOf, PLAY_COMMANDS } from './play.ts';
import type { ChipState, Issued, Lot, Use } from './state.ts';
import { CHIP_TOPICS, CHIP_VIEWS } from './views.ts';

const lotKey = ({ offering, expires }: Pick<Lot, 'offering' | 'expires'>): string =>
  `${offering} ${expires ?? ''}`;

function putOut(
  chips: ChipState,
  serial: string,
  facts: Omit<Issued, 'left' | 'placed' | 'isFeePaid'>,
): void {
  const issued = { ...facts, left: facts.face, placed: ZERO, isFeePaid: false };
  chips.issued.set(serial, issued);
  intoLot(chips, serial, issued);
}

function intoLot({ lots }: ChipState, serial: string, { offering, expires }: Issued): void {
  const ends = expires === undefined ? { offering } : { offering, expires };
  const key = lotKey(ends);
  const lot = lots.get(key);
  if (lot === undefined) lots.set(key, { ...ends, serials: new Set([serial]) });
  else lot.serials.add(serial);
}

/** It is out no longer. */
function end({ issued, lots }: ChipState, serial: string, status: Issued['status']): void {
  const one = issued.get(serial) as Issued;
  one.status = status;
  const key = lotKey(one);
  const lot = lots.get(key);
  lot?.serials.delete(serial);
  if (lot?.serials.size === 0) lots.delete(key);
}

/** As it was before a wager had ended. */
function putBack(chips: ChipState, serial: string, { amount, played }: Use): void {
  const issued = chips.issued.get(serial) as Issued;
  issued.placed = add(issued.placed, amount);
  if (played?.becomes !== 'kept') issued.left = add(issued.left, amount);
  issued.status = 'out';
  intoLot(chips, serial, issued);
}

/** Playing it again accepts how the earlier rounds ended, if nothing is owed. */
function forgetBefore({ uses }: ChipState, last: Use): void {
  for (const [id, use] of uses) {
    if (use === last) return;
    const isRound = use.table === last.table && use.round === last.round;
    if (use.serial === last.serial && !isRound && isStanding(use)) uses.delete(id);
  }
}

const isStanding = ({ step, played }: Use): boolean =>
  step === 'played' && played?.becomes === 'kept' && centsOf(played.redeems) === ZERO;

const wagerNamed = ({ chips }: House, id: string): Use => chips.uses.get(id) as Use;
const issuedOf = ({ chips }: House, serial: string): Issued => chips.issued.get(serial) as Issued;

export const CHIPS = mechanism({
  area: 'chips',
  views: CHIP_VIEWS,
  topics: CHIP_TOPICS,
  commands: joined([DESK_COMMANDS, PLACE_COMMANDS, PLAY_COMMANDS]),
  evolve: {
    'instruments-issued': ({ chips }, event) => {
      const { batch, serials, games, fee = '0.00', offering, instrument, form } = event;
      const { face, expires, patron } = event;
      chips.batches.set(batch, { serials, games, fee: centsOf(fee) });
      const status = form === 'voucher' ? 'voucher' : 'out';
      const whose = patron === undefined ? {} : { patron };
      const facts = { batch, offering, instrument, form, expires, status, ...whose } as const;
      for (const serial of serials) putOut(chips, serial, { ...facts, face: centsOf(face) });
    },
    'chips-sold': ({ chips }, { serial, offering, instrument, patron, face, number }) => {
      const facts = { offering, instrument, patron, form: 'chips' } as const;
      putOut(chips, serial, { ...facts, face: centsOf(face), status: 'out' });
      chips.sold.set(offering, number);
    },
    'voucher-changed': (house, { serial, patron }) => {
      Object.assign(issuedOf(house, serial), { status: 'out', patron });
    },
    'instrument-placed': (house, event) => {
      const { type: _, use, amount, live, fee = '0.00', moves: __, ...facts } = event;
      const issued = issuedOf(house, facts.serial);
      issued.placed = add(issued.placed, centsOf(amount));
      const counts = { amount: centsOf(amount), live: centsOf(live), fee: centsOf(fee) };
      house.chips.uses.set(use, { ...facts, ...counts, step: 'placed' });
    },
    'instrument-taken-back': (house, { use, serial }) => {
      const issued = issuedOf(house, serial);
      issued.placed = subtract(issued.placed, wagerNamed(house, use).amount);
      house.chips.uses.delete(use);
    },
    'instrument-played': (house, event, { record }) => {
      const { use: id, serial, ending, pays, redeems, becomes } = event;
      const use = wagerNamed(house, id);
      const issued = issuedOf(house, serial);
      issued.placed = subtract(issued.placed, use.amount);
      if (use.patron !== undefined) issued.patron = use.patron;
      issued.isFeePaid = ending === 'push';
      if (becomes !== 'kept') {
        issued.left = subtract(issued.left, use.amount);
        if (issued.left === ZERO) end(house.chips, serial, becomes);
      }
      forgetBefore(house.chips, use);
      use.step = 'played';
      use.played = { ending, pays, redeems, becomes };
      use.playedBy = record.by;
    },
    'use-verified': (house, { use: id, serial }, { record }) => {
      const { uses, dropped } = house.chips;
      const use = wagerNamed(house, id);
      use.step = 'verified';
      use.verifiedBy = record.by;
      if (use.played?.becomes === 'dropped') {
        dropped.set(use.table, [...(dropped.get(use.table) ?? []), serial]);
      }
      if (centsOf(use.played?.redeems ?? '0.00') === ZERO) uses.delete(id);
    },
    'use-disputed': (house, { use: id, serial }) => {
      const use = wagerNamed(house, id);
      putBack(house.chips, serial, use);
      use.step = 'placed';
      delete use.played;
      delete use.playedBy;
    },
    'use-exchanged': ({ chips }, { use }) => {
      chips.uses.delete(use);
    },
    'dropped-chips-noted': ({ chips }, { table, counted }, { record }) => {
      const { expected, counts } = boxOf(chips, table);
      if (!chips.recounts.has(table)) chips.dropped.delete(table);
      const noted = [...counts, { by: record.by, counted }];
      chips.recounts.set(table, { expected, counts: noted });
    },
    'dropped-chips-counted': ({ chips }, { table }) => {
      if (!chips.recounts.delete(table)) chips.dropped.delete(table);
    },
    'instruments-voided': ({ chips }, { serials }) => {
      for (const serial of serials) end(chips, serial, 'void');
    },
    'instruments-expired': ({ chips }, { serials }) => {
      for (const serial of serials) end(chips, serial, 'expired');
    },
  },
  hears: { 'round-started': (house, { table }) => dealWagers(house, table) },
  due: telling(['instruments-expired'], expireInstruments),
  checkTableCloses: checkNoneLies,
  checkSeatChange: checkMayLeave,
  checkDeal: checkDealt,
});
