// Fees and boxes, counted from the sheets: who has paid what, what of it is a meter's, what lies in
// each box.
import type { EventOf } from '#house';
import {
  add,
  addRatios,
  type Cents,
  compareRatios,
  countOf,
  multiplyRatios,
  negate,
  type Ratio,
  ratioOf,
  subtract,
  sum,
  times,
  ZERO,
} from '#money';
import { isPosted, type Offering, postedAmount, settingOf } from '#rules';
import {
  cents,
  meterIn,
  offeringIn,
  type TalliedTable,
  type Tally,
  tableIn,
  type Where,
  wrong,
} from './tally.ts';
import { checkOffDuty } from './tally-access.ts';

type Fee = Offering['activity']['fees'][number];

function feeNamed({ activity }: Offering, name: string): Fee {
  return activity.fees.find((fee) => fee.name === name) ?? wrong(`${activity.id} has no ${name}`);
}

/** What the sheet asks of one payer, at least and at most. */
function asked(
  sheet: Offering,
  fee: Fee,
  {
    game,
    limit,
    position,
  }: { game: string; limit: string | undefined; position?: string | undefined },
): readonly [Cents, Cents] {
  const { amount, flat, upTo } = fee;
  const one = (cents: Cents): readonly [Cents, Cents] => [cents, cents];
  if (flat !== undefined && settingOf(sheet, flat.setting) === flat.value) return one(flat.amount);
  if (!Array.isArray(amount)) {
    const least = postedAmount(sheet, amount as Cents | string);
    const isOpen = upTo !== undefined && (typeof upTo !== 'string' || isPosted(sheet, upTo));
    return isOpen ? [least, postedAmount(sheet, upTo)] : one(least);
  }
  const row = amount.find((each) => each.limit === limit && (each.games ?? [game]).includes(game));
  if (row === undefined) return wrong(`the sheet has no fee for ${game} ${limit}`);
  return one(position === 'player-dealer' ? (row.playerDealer ?? row.player) : row.player);
}

/** Of those in the seats, or of those behind them. */
const key = (offering: string, fee: string, behind = 0): string => `${offering} ${fee} ${behind}`;

export function countRound(tally: Tally, event: EventOf<'round-started'>): void {
  const table = tableIn(tally, event.table);
  if (table.round.size > 0) wrong(`a round of ${event.table} was not over`);
  tally.totals.rounds += 1;
  const isGame = tally.games.has(event.table);
  for (const taken of event.fees) {
    const { offering: id, fee: name, seats, behind } = taken;
    const { sheet, isSuspended, isClosed } = offeringIn(tally, id);
    // The round of a game began while it was offered.
    if ((isSuspended || isClosed || table.isNpn) && !isGame)
      wrong(`${id} takes a fee that nobody owes`);
    const fee = feeNamed(sheet, name);
    const each = cents(taken.each);
    const payers = seats === 'table' ? (['table'] as const) : seats;
    const paid = table.round.get(key(id, name, behind)) ?? new Map<number | 'table', Cents>();
    for (const payer of payers) {
      const isInSeat = payer !== 'table' && behind === undefined;
      const position = isInSeat ? table.positions.get(payer) : undefined;
      const [least, most] = asked(sheet, fee, { ...table, position });
      if (each < least || each > most) wrong(`${payer} pays ${each} as ${name} of ${id}`);
      if (paid.has(payer)) wrong(`${payer} pays ${name} of ${id} twice`);
      paid.set(payer, each);
    }
    const total = times(each, BigInt(payers.length));
    tally.totals.fees += payers.length;
    if (!isGame) table.box = add(table.box, total);
    table.round.set(key(id, name, behind), paid);
    countParts(tally, { ...taken, id, fee, total });
  }
  checkBox(tally, event.table);
}

export function countReturned(tally: Tally, event: EventOf<'fees-returned'>): void {
  const { offering: id, fee: name, seats, behind } = event;
  const table = tableIn(tally, event.table);
  const paid = table.round.get(key(id, name, behind)) ?? wrong(`${name} of ${id} was not paid`);
  let total = ZERO;
  for (const payer of seats === 'table' ? (['table'] as const) : seats) {
    total = add(total, paid.get(payer) ?? wrong(`${payer} has not paid ${name} of ${id}`));
    paid.delete(payer);
  }
  const isGame = tally.games.has(event.table);
  if (!isGame) table.box = subtract(table.box, total);
  // A meter that was won since keeps what it had of the wagers of a void round.
  if (isGame && (event.moves ?? []).length === 0) return;
  const fee = feeNamed(offeringIn(tally, id).sheet, name);
  countParts(tally, { ...event, id, fee, total: negate(total) });
  checkBox(tally, event.table);
}

export function countEntry(tally: Tally, event: EventOf<'entry-sold'>): void {
  const { offering: id, fee: name, amount } = event;
  const { sheet } = offeringIn(tally, id);
  checkOffDuty(tally, event.patron);
  const fee = feeNamed(sheet, name);
  const total = cents(amount);
  const [least] = asked(sheet, fee, { game: '', limit: undefined });
  const moved = sum((event.moves ?? []).map(([, , , text]) => cents(text)));
  if (total !== least || moved !== total) wrong(`${name} of ${id} is sold for ${amount}`);
  tally.totals.fees += 1;
  countParts(tally, { ...event, id, fee, total });
}

/** The meter has its rate of every fee, to the cent; what is below a cent is owed, never more. */
function countParts(
  tally: Tally,
  {
    id,
    fee,
    total,
    metered = '0.00',
    overflow = '0.00',
  }: {
    readonly id: string;
    readonly fee: Fee;
    readonly total: Cents;
    readonly metered?: string;
    readonly overflow?: string;
  },
): void {
  const offering = offeringIn(tally, id);
  const sign = total < ZERO ? -1n : 1n;
  const { meters } = offering.sheet.activity.fund;
  const name = fee.contributes?.meter ?? meters[0]?.name;
  if (name !== undefined && (metered !== '0.00' || overflow !== '0.00')) {
    const count = meterIn(offering, name);
    count.contributed = add(count.contributed, times(cents(metered), sign));
    count.overflowed = add(count.overflowed, times(cents(overflow), sign));
  }
  const rate = rateOf(offering.sheet, fee);
  if (rate === undefined) return;
  const given = times(add(cents(metered), cents(overflow)), sign);
  const earned = multiplyRatios(rate, ratioOf(countOf(total)));
  const before = offering.fractions.get(fee.name) ?? ratioOf(0n);
  const owed = addRatios(before, addRatios(earned, ratioOf(-countOf(given))));
  if (compareRatios(owed, ratioOf(0n)) < 0 || compareRatios(owed, ratioOf(1n)) >= 0) {
    wrong(`${id} owes its meter ${owed.numerator}/${owed.denominator} cents of ${fee.name}`);
  }
  offering.fractions.set(fee.name, owed);
}

function rateOf({ values }: Offering, { split, contributes }: Fee): Ratio | undefined {
  if (contributes === undefined) return split.meter;
  const posted = values.get(contributes.rate);
  return typeof posted === 'number' ? ratioOf(BigInt(posted), 10_000n) : undefined;
}

export function countDropped(tally: Tally, event: EventOf<'box-dropped'>, { by }: Where): void {
  const table = tableIn(tally, event.table);
  const expected = cents(event.expected);
  if (expected !== table.box) wrong(`the box of ${event.table} has ${table.box}, not ${expected}`);
  table.box = ZERO;
  if (tally.drops.has(event.drop)) wrong(`${event.drop} was dropped before`);
  tally.drops.set(event.drop, { expected, by, counts: [] });
  checkBox(tally, event.table);
}

/** A count by a person who has neither dropped the box nor made the last count. It ends if it is
 * near enough to what was taken, or equals the count before. */
function isLastCount(
  tally: Tally,
  { drop: name, counted }: EventOf<'box-counted' | 'box-count-noted'>,
  by: string,
): boolean {
  const { expected, by: dropper, counts } = tally.drops.get(name) ?? wrong(`${name} is no box`);
  if ([dropper, counts.at(-1)?.by].includes(by)) wrong(`${by} has had a hand in ${name} before`);
  if (tally.limits.isTwice && counts.length === 0) return false;
  const off = subtract(cents(counted), expected);
  return (
    (off < ZERO ? negate(off) : off) < tally.limits.recountFrom ||
    counts.at(-1)?.counted === cents(counted)
  );
}

export function countNoted(tally: Tally, event: EventOf<'box-count-noted'>, { by }: Where): void {
  const { drop, counted } = event;
  if (isLastCount(tally, event, by)) wrong(`${drop} is counted again for nothing`);
  if (JSON.stringify(event).includes('expected')) wrong(`${by} is told what ${drop} should hold`);
  tally.drops.get(drop)?.counts.push({ by, counted: cents(counted) });
}

export function countCounted(tally: Tally, event: EventOf<'box-counted'>, { by }: Where): void {
  const { drop, expected, counted, moves = [] } = event;
  if (!isLastCount(tally, event, by)) wrong(`${drop} is ${counted}, which nobody else has counted`);
  if (tally.drops.get(drop)?.expected !== cents(expected)) wrong(`${drop} is not ${expected}`);
  const cage = sum(moves.map(([, to, , text]) => (to === 'house/cage' ? cents(text) : ZERO)));
  if (cage !== cents(counted)) wrong(`${drop} brings ${cage}, and ${counted} were counted`);
  tally.drops.delete(drop);
  const waiting = sum([...tally.drops.values()].map((each) => each.expected));
  const room = negate(tally.accounts.get('house/count-room') ?? ZERO);
  if (waiting !== room) wrong(`the count room has ${room}, the boxes in it ${waiting}`);
}

/** Cash goes into the box, chips out of the tray. */
export function countBuyIn(tally: Tally, { table, amount }: EventOf<'table-chips-bought'>): void {
  const bought = tableIn(tally, table);
  bought.box = add(bought.box, cents(amount));
  checkBox(tally, table);
}

function checkBox({ accounts, tables }: Tally, name: string): void {
  const box = negate(accounts.get(`table/${name}/box`) ?? ZERO);
  const counted = tables.get(name)?.box;
  if (box !== counted) wrong(`the box of ${name} has ${box} in the books and ${counted} in it`);
}

/** No one is in two places of one seat, and no one takes a seat that another person is in. */
function sitDown(
  { positions, patrons, behind }: TalliedTable,
  { seat, position, patron }: EventOf<'person-seated'>,
): void {
  const isSame = (other: string | undefined): boolean => patron !== undefined && other === patron;
  const others = (behind.get(seat) ?? []).filter((other) => !isSame(other));
  const isInSeat = isSame(patrons.get(seat));
  if (position !== 'backline' && positions.has(seat) && !isInSeat) wrong(`seat ${seat} is taken`);
  if (position !== 'backline' || isInSeat) {
    positions.delete(seat);
    patrons.delete(seat);
  }
  behind.set(seat, position === 'backline' ? [...others, patron] : others);
  if (position === 'backline') return;
  positions.set(seat, position);
  if (patron !== undefined) patrons.set(seat, patron);
}

export function countSeats(
  tally: Tally,
  event: EventOf<'person-seated' | 'seat-left' | 'table-opened' | 'table-closed' | 'round-ended'>,
): void {
  const table = tableIn(tally, event.table);
  switch (event.type) {
    case 'person-seated':
      sitDown(table, event);
      if (event.patron !== undefined) checkOffDuty(tally, event.patron);
      return;
    case 'seat-left':
      if (event.behind !== undefined) {
        table.behind.get(event.seat)?.splice(event.behind - 1, 1);
        return;
      }
      table.positions.delete(event.seat);
      table.patrons.delete(event.seat);
      return;
    case 'table-opened':
      table.game = event.game;
      table.limit = event.limit;
      table.isNpn = event.npn === true;
      return;
    case 'table-closed':
      table.positions.clear();
      table.patrons.clear();
      table.behind.clear();
      return;
    case 'round-ended':
      table.round.clear();
  }
}
