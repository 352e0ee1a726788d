// What people see of promotional chips: what is offered, what is out and what it would cost, which
// wagers wait, and what one coupon or chip may do.

import { z } from 'zod';
import { dealtGameNamed, PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { add, type Cents, centsOf, dollarsOf, sum, ZERO } from '#money';
import { given } from '#result';
import {
  BETS,
  choiceOf,
  ENDINGS,
  type InstrumentRule,
  isPosted,
  oppositesIn,
  postedAmount,
  at as postedAt,
  postedCount,
} from '#rules';
import { type Fund, fundOf, knownFund, titleOf } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import { topic } from '../../kit/topic.ts';
import { type Looking, listOf, view } from '../../kit/view.ts';
import type { House } from '../../state.ts';
import { momentIn } from '../../words/days.ts';
import { expiresAt, kindOf, postedFee } from './desk.ts';
import type { Issued, Use } from './state.ts';
import { serial } from './words.ts';

const goodUntil = z.string().describe('The last minute it can be used.');
const money = z.string();

const saleAnswer = z.object({
  price: money,
  window: z.string(),
  isOpen: z.boolean(),
  sold: z.number(),
  left: z.number().exactOptional().describe('If buy-ins are limited.'),
});

const instrument = {
  instrument: z.string(),
  title: z.string(),
  clause: z.string(),
  form: z.enum(['paper', 'voucher', 'chips']),
  bets: listOf(z.enum(BETS)),
  live: z.enum(['none', 'any', 'equal', 'at-least']).describe('Live chips in the same wager.'),
  perWager: z.enum(['one', 'several']),
  isDivisible: z.boolean().describe('Whether part of it can be wagered.'),
  face: money,
  fee: money.exactOptional(),
  sale: saleAnswer.exactOptional(),
};

const playedAnswer = z.object({
  ending: z.enum(ENDINGS),
  pays: money.describe('From the player-dealer to the player.'),
  redeems: money.describe('From the cage to the player-dealer.'),
  becomes: z.enum(['kept', 'redeemed', 'cancelled', 'collected', 'voided', 'dropped']),
});

const useAnswer = z.object({
  use: z.string(),
  serial: z.string(),
  offering: z.string(),
  instrument: z.string(),
  title: z.string(),
  isDivisible: z.boolean(),
  table: z.string(),
  round: z.number(),
  seat: z.number(),
  person: z.enum(PERSON_KINDS),
  position: z.enum(SEAT_POSITIONS),
  patron: z.string().exactOptional(),
  spot: z.number().exactOptional().describe('The backline spot of a player without a name.'),
  playerDealer: z
    .object({ seat: z.number(), patron: z.string().exactOptional() })
    .exactOptional()
    .describe('The player-dealer of the round, from the deal on.'),
  bet: z.enum(BETS),
  side: z.string(),
  amount: money,
  live: money,
  fee: money,
  step: z.enum(['placed', 'played', 'verified']),
  isDealt: z.boolean(),
  played: playedAnswer.exactOptional(),
  playedBy: z.string().exactOptional(),
  verifiedBy: z.string().exactOptional(),
});

const chipsAnswer = z
  .object({
    offerings: listOf(
      z.object({
        offering: z.string(),
        title: z.string(),
        isSuspended: z.boolean(),
        until: z.string().exactOptional(),
        games: listOf(
          z.object({
            game: z.string(),
            title: z.string(),
            sides: listOf(z.string()).describe('Base bets that oppose each other.'),
          }),
        ),
        instruments: listOf(z.object(instrument)),
      }),
    ),
    liability: listOf(
      z.object({
        offering: z.string(),
        instrument: z.string(),
        title: z.string(),
        vouchers: z.number().describe('Those not yet changed for chips.'),
        count: z.number(),
        face: money,
        goodUntil: goodUntil.exactOptional(),
      }),
    ),
    out: money,
    owed: money.describe('To player-dealers, for settled wagers.'),
    uses: listOf(useAnswer),
    dropped: listOf(z.string()).describe('Tables with lost chips to count.'),
    recounts: listOf(z.string()).describe(
      'Tables whose lost chips need a recount by a different person.',
    ),
  })
  .meta({ id: 'Chips', description: 'Promotional chips, coupons, and certificates.' });

const instrumentAnswer = z
  .object({
    serial: z.string(),
    offering: z.string(),
    offeringTitle: z.string(),
    ...instrument,
    left: money,
    placed: money,
    status: z.enum([
      'voucher',
      'out',
      'redeemed',
      'cancelled',
      'collected',
      'voided',
      'dropped',
      'void',
      'expired',
    ] as const),
    isFeePaid: z.boolean().describe('It came back from a push: the next wager owes no fee.'),
    games: listOf(z.string()),
    patron: z.string().exactOptional(),
    goodUntil: goodUntil.exactOptional(),
  })
  .meta({ id: 'Instrument', description: 'A coupon, a voucher, or the chips of a buy-in.' });

type Asked = Pick<Looking, 'house' | 'rulebook' | 'now'>;

/** Until when it is good, on the room's clock: what ends at midnight is told by the last minute before. */
export function lastMinuteOf(end: number, zone: string): string {
  const moment = momentIn(end, zone);
  return moment.startsWith('T00:00', 10) ? momentIn(end - 60_000, zone) : moment;
}

/** What it is and costs, as it is posted or as it is printed. */
interface Amounts {
  readonly face: string;
  readonly fee?: string;
}

function postedAmounts(fund: Fund, instrument: InstrumentRule, { now }: Asked): Amounts {
  const face = dollarsOf(postedAmount(postedAt(fund.offering, now), instrument.face));
  const fee = postedFee(fund, instrument);
  return fee === undefined ? { face } : { face, fee: dollarsOf(fee) };
}

function printedAmounts(
  { chips }: House,
  { face: count, batch = '' }: Issued,
  { fee }: InstrumentRule,
) {
  const face = dollarsOf(count);
  const printed = chips.batches.get(batch)?.fee;
  return fee === undefined || printed === undefined ? { face } : { face, fee: dollarsOf(printed) };
}

/** How it is sold now: where, for how much, and how many buy-ins are left. */
function saleOf({ id, offering }: Fund, { sale }: InstrumentRule, { house, now }: Asked) {
  if (sale === undefined) return {};
  const posted = postedAt(offering, now);
  const sold = house.chips.sold.get(id) ?? 0;
  const most = isPosted(posted, sale.most) ? postedCount(posted, sale.most) : undefined;
  return {
    sale: {
      price: dollarsOf(postedAmount(posted, sale.price)),
      window: isPosted(posted, sale.place) ? choiceOf(posted, sale.place) : '',
      isOpen: choiceOf(posted, sale.when) === 'open',
      sold,
      ...(most === undefined ? {} : { left: Math.max(0, most - sold) }),
    },
  };
}

function instrumentLine(instrument: InstrumentRule, amounts: Amounts) {
  const { id, title, clause, form, bets, live, perWager, odds } = instrument;
  const isDivisible = odds !== undefined;
  return { instrument: id, title, clause, form, bets, live, perWager, isDivisible, ...amounts };
}

const gameLine = (game: string) => ({
  game,
  title: dealtGameNamed(game)?.title ?? game,
  sides: oppositesIn(game),
});

function offeringLine(fund: Fund, asked: Asked) {
  const { id, offering, offered } = fund;
  const { until, games, activity } = offering;
  return {
    offering: id,
    title: titleOf(fund),
    isSuspended: offered.isSuspended,
    ...(until === undefined ? {} : { until: until.text }),
    games: games.map(gameLine),
    instruments: (activity.instruments ?? [])
      .filter(({ face }) => isPosted(offering, face))
      .map((instrument) => ({
        ...instrumentLine(instrument, postedAmounts(fund, instrument, asked)),
        ...saleOf(fund, instrument, asked),
      })),
  };
}

interface Out {
  readonly offering: string;
  readonly instrument: string;
  readonly title: string;
  readonly goodUntil?: string;
  vouchers: number;
  count: number;
  face: Cents;
}

/** What is out and not lost, by kind and last minute: the most that it can still cost. */
function liabilityOf({ house, rulebook }: Asked) {
  const rows = new Map<string, Out>();
  for (const { offering, serials, ...lot } of house.chips.lots.values()) {
    const fund = knownFund(house, offering, rulebook);
    const end = expiresAt(fund, lot);
    const ends = end === undefined ? {} : { goodUntil: lastMinuteOf(end, house.zone) };
    for (const serial of serials) {
      const { instrument, status, left } = house.chips.issued.get(serial) as Issued;
      const key = `${offering} ${instrument} ${ends.goodUntil ?? ''}`;
      const row = rows.get(key) ?? {
        offering,
        instrument,
        title: kindOf(fund, { instrument }).title,
        ...ends,
        vouchers: 0,
        count: 0,
        face: ZERO,
      };
      rows.set(key, row);
      row.count += 1;
      if (status === 'voucher') row.vouchers += 1;
      row.face = add(row.face, left);
    }
  }
  return [...rows.values()].map(({ face, ...row }) => ({ ...row, face: dollarsOf(face) }));
}

function useLine(id: string, use: Use, { house, rulebook }: Asked) {
  const { amount, live, fee, played, playedBy, verifiedBy, ...facts } = use;
  const { title, odds } = kindOf(knownFund(house, use.offering, rulebook), use);
  return given({
    use: id,
    ...facts,
    title,
    isDivisible: odds !== undefined,
    amount: dollarsOf(amount),
    live: dollarsOf(live),
    fee: dollarsOf(fee),
    isDealt: (house.tables.get(use.table)?.roundCount ?? 0) >= use.round,
    played,
    playedBy,
    verifiedBy,
  });
}

const owedIn = (uses: Iterable<Use>): Cents =>
  sum([...uses].map(({ played }) => centsOf(played?.redeems ?? '0.00')));

/** Everything of promotional chips that a cage or a table works with. */
export function chipFacts(asked: Asked) {
  const { house, rulebook } = asked;
  const { uses, dropped, recounts, lots, issued } = house.chips;
  let out = ZERO;
  for (const { serials } of lots.values()) {
    for (const serial of serials) out = add(out, (issued.get(serial) as Issued).left);
  }
  return {
    offerings: [...house.offerings]
      .filter(([, { isClosed }]) => !isClosed)
      .map(([id, offered]) => fundOf(rulebook, id, offered))
      .filter(({ offering }) => offering.activity.instruments !== undefined)
      .map((fund) => offeringLine(fund, asked)),
    liability: liabilityOf(asked),
    /** All that is out, at its face. */
    out: dollarsOf(out),
    /** What the cage owes player-dealers for wagers that have ended. */
    owed: dollarsOf(owedIn(uses.values())),
    uses: [...uses].map(([id, use]) => useLine(id, use, asked)),
    /** Tables with lost chips in their box. How many there are is not said: counts are blind. */
    dropped: [...dropped.keys()],
    /** Tables whose box a different person counts again. */
    recounts: [...recounts.keys()],
  };
}

/** One coupon, voucher or buy-in, and what it may do; nothing where there is none. */
export function instrumentFacts(asked: Asked, serial: string) {
  const { house, rulebook, now } = asked;
  const issued = house.chips.issued.get(serial);
  if (issued === undefined) return undefined;
  const { offering, status, left, placed, patron, batch = '' } = issued;
  const fund = knownFund(house, offering, rulebook);
  const kind = kindOf(fund, issued);
  const end = expiresAt(fund, issued);
  const isPlayable = status === 'out' || status === 'voucher';
  const isOver = isPlayable && end !== undefined && end <= now.instant;
  const { games } = house.chips.batches.get(batch) ?? fund.offering;
  return {
    serial,
    offering,
    offeringTitle: titleOf(fund),
    ...instrumentLine(kind, printedAmounts(house, issued, kind)),
    left: dollarsOf(left),
    placed: dollarsOf(placed),
    status: isOver ? ('expired' as const) : status,
    isFeePaid: issued.isFeePaid,
    games: games.map((game) => dealtGameNamed(game)?.title ?? game),
    ...given({ patron }),
    ...(end === undefined ? {} : { goodUntil: lastMinuteOf(end, house.zone) }),
  };
}

/** The serials of a batch. */
export const batchSerials = ({ chips }: House, batch: string): readonly string[] | undefined =>
  chips.batches.get(batch)?.serials;

export const CHIP_VIEWS = [
  view({
    path: '/chips',
    sees: 'chips',
    tag: 'chips',
    says: 'Promotional chips: what is offered, what is outstanding, which wagers are open.',
    of: {},
    answer: chipsAnswer,
    see: chipFacts,
  }),
  view({
    path: '/chips/:serial',
    sees: 'chips',
    tag: 'chips',
    says: 'One coupon, voucher, or buy-in: its type and its rules.',
    of: { serial },
    answer: instrumentAnswer,
    see: (looking, { serial: which }) =>
      instrumentFacts(looking, which) ?? refuse('unknown-instrument', which),
  }),
] as const;

/** How many promotional chips are out, and the wagers with them; whose they are is not told. */
const chipItems = ({ chips }: House): Map<string, unknown> => {
  let out = 0;
  for (const { serials } of chips.lots.values()) out += serials.size;
  return new Map<string, unknown>([
    ['out', { count: out, tablesToCount: [...chips.dropped.keys()] }],
    ...[...chips.uses].map(([use, { serial, table, seat, step }]): [string, unknown] => [
      use,
      { serial, table, seat, step },
    ]),
  ]);
};

export const CHIP_TOPICS = [
  topic({
    name: 'chips',
    sees: 'chips',
    changedBy: [
      'instruments-issued',
      'chips-sold',
      'voucher-changed',
      'instrument-placed',
      'instrument-taken-back',
      'instrument-played',
      'use-verified',
      'use-disputed',
      'use-exchanged',
      'dropped-chips-noted',
      'dropped-chips-counted',
      'instruments-voided',
      'instruments-expired',
    ],
    itemsOf: chipItems,
  }),
] as const;
