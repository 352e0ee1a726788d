// Promotional chips of a demo house: some are out from the beginning, and at some table one is
// always on its way from the scan to the cage, slowly enough to watch. Chips that visitors place
// are left to them.
import { hash } from 'node:crypto';
import { below, type RandomSource } from '#chance';
import { type Command, type House, momentIn } from '#house';
import { ZERO } from '#money';
import { ENDINGS } from '#rules';
import type { ServerContext } from '#server';
import { demoCommand, doneAll } from './command.ts';
import { post } from './posting.ts';
import { patronNumbered } from './room.ts';

const POSTED = [
  { offering: 'demo-match-play', activity: 'bay101-match-play' },
  { offering: 'demo-dead-chips', activity: 'bay101-dead-chip', values: { sale: 'open' } },
  { offering: 'demo-certificates', activity: 'hgc-match-play' },
] as const;

const COUPON = { offering: 'demo-match-play', instrument: 'match-play-coupon', count: 40 } as const;

/** In batches, by the offering above. */
const ISSUED = [
  COUPON,
  { offering: 'demo-match-play', instrument: 'free-play-chip', count: 12 },
  { offering: 'demo-match-play', instrument: 'bonus-play-chip', count: 6 },
  { offering: 'demo-certificates', instrument: 'match-play', count: 25 },
  { offering: 'demo-certificates', instrument: 'free-play-multi', count: 25 },
] as const;

const BUYERS = [1, 3, 6, 9];
/** Tables whose games the coupons are for, and what the felt calls the base bet. */
const PLAYED_AT = { 'demo-7': 'player', 'demo-4': 'ante', 'demo-2': 'main', 'demo-6': 'ante' };

const DEALER = 'demo-dealer';
const STEP_MS = 7_000;
const MS_A_DAY = 86_400_000;
const GOOD_DAYS = 30;

/** Bytes of its own for every batch. */
const chanceOf = (number: number): string => hash('sha256', `batch ${number}`, 'hex');

const issued = (
  batch: (typeof ISSUED)[number] & { readonly batch: string; readonly number: number },
  goodFrom: number,
  zone: string,
): Command => {
  const { number, ...fields } = batch;
  const expires = momentIn(goodFrom + GOOD_DAYS * MS_A_DAY, zone).slice(0, 10);
  return demoCommand('demo-marketing', 'issue-instruments', {
    ...fields,
    how: 'advertisement',
    expires,
    chance: chanceOf(number),
  });
};

/** Another mailing, once the coupons of the last are used up. */
function moreCoupons({ chips, zone }: House, now: number): Command {
  const number = chips.batches.size + BUYERS.length;
  return issued({ ...COUPON, batch: `demo-mail-${number}`, number }, now, zone);
}

/** Posts the sheets, issues coupons, sells some buy-ins and changes two vouchers. */
export async function openChips(context: ServerContext): Promise<void> {
  const { house, rulebook, clock } = context;
  const zone = await house.read((live) => live.zone);
  await doneAll(house, [
    ...POSTED.flatMap((each) => post(rulebook, each)),
    ...ISSUED.map((batch, number) =>
      issued({ ...batch, batch: `demo-mail-${number + 1}`, number }, clock(), zone),
    ),
    ...BUYERS.map((buyer, index) =>
      demoCommand('demo-cage', 'sell-chips', {
        offering: 'demo-dead-chips',
        instrument: 'dead-chips',
        window: 'Window 3',
        patron: patronNumbered(buyer),
        chance: chanceOf(ISSUED.length + index),
      }),
    ),
  ]);
  const vouchers = await house.read(({ chips }) => chips.batches.get('demo-mail-2')?.serials ?? []);
  await doneAll(
    house,
    vouchers
      .slice(0, 2)
      .map((serial) =>
        demoCommand('demo-cage', 'change-voucher', { serial, patron: patronNumbered(9) }),
      ),
  );
}

/** When the next thing happens to a coupon. */
export interface ChipClock {
  due: number;
}

interface Watching {
  readonly source: RandomSource;
  readonly now: number;
}

type Uses = House['chips']['uses'];
type Use = Uses extends Map<string, infer Each> ? Each : never;

function goOn(id: string, use: Use, house: House, { source }: Watching): readonly Command[] {
  if (use.step === 'played') return [demoCommand('demo-floor', 'verify-use', { use: id })];
  if (use.step === 'verified') return [demoCommand('demo-cage', 'exchange-uses', { uses: [id] })];
  const isDealt = (house.tables.get(use.table)?.roundCount ?? 0) >= use.round;
  if (!isDealt) return [];
  const ending = ENDINGS[below(source, ENDINGS.length)] ?? 'push';
  return [demoCommand(DEALER, 'settle-instrument', { use: id, ending })];
}

/** A seat at a table that is between two rounds, with a known player. */
function bettors({ tables }: House) {
  return Object.entries(PLAYED_AT).flatMap(([table, side]) => {
    const there = tables.get(table);
    if (there?.open === undefined || there.round !== undefined || there.seated.size < 2) return [];
    return [...there.seated]
      .filter(([, { person, position }]) => person === 'patron' && position === 'seated')
      .flatMap(([seat, { patron }]) => (patron === undefined ? [] : { table, side, seat, patron }));
  });
}

/** A coupon without another owner, with as much in live chips. */
function placed(house: House, now: number): readonly Command[] {
  const { chips, offerings } = house;
  const [bettor] = bettors(house);
  const isOffered = offerings.get('demo-match-play')?.isSuspended === false;
  if (bettor === undefined || !isOffered) return [];
  const { patron, ...place } = bettor;
  const [serial] =
    [...chips.issued].find(
      ([, each]) =>
        each.instrument === COUPON.instrument &&
        each.status === 'out' &&
        each.placed === ZERO &&
        (each.patron ?? patron) === patron,
    ) ?? [];
  if (serial === undefined) return [moreCoupons(house, now)];
  const wager = { serial, ...place, bet: 'base', live: '10.00' } as const;
  return [demoCommand(DEALER, 'place-instrument', wager)];
}

/** What happens to a coupon now, if anything does. */
export function chipsIn(clock: ChipClock, house: House, watching: Watching): readonly Command[] {
  const isDealing = house.staff.get(DEALER)?.isActive === true;
  if (watching.now < clock.due || !isDealing) return [];
  const own = [...house.chips.uses].find(([id]) => id.startsWith('demo:'));
  const commands =
    own === undefined ? placed(house, watching.now) : goOn(own[0], own[1], house, watching);
  if (commands.length > 0) clock.due = watching.now + STEP_MS;
  return commands;
}
