// Promotional chips on a simulated floor: issued, sold, changed, placed, settled, verified, exchanged,
// counted and voided, in whatever order people do it, and by whom they should not.
import { ACTIVITIES } from '#activities';
import { add, dollarsOf, evenPart, subtract, usd } from '#money';
import { BETS, ENDINGS, type InstrumentRule, isPosted } from '#rules';
import { dateOf } from '../clock.ts';
import type { Dice } from '../dice.ts';
import {
  allTables,
  type Draft,
  draft,
  type Scene,
  somePatron,
  type TableDraft,
  type View,
} from '../draft.ts';
import { postingOf } from '../office.ts';

const WITH_CHIPS = ACTIVITIES.filter(({ instruments }) => instruments !== undefined);
const OFFERINGS_LEAST = 2;

const someChance = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');

interface Offer {
  readonly offering: string;
  readonly instrument: InstrumentRule;
  readonly games: readonly string[];
  readonly window: string;
}

/** What can be issued or sold. */
const offersIn = ({ tally }: View): readonly Offer[] =>
  [...tally.offerings].flatMap(([offering, { sheet, isClosed }]) =>
    isClosed
      ? []
      : (sheet.activity.instruments ?? [])
          .filter(({ face }) => isPosted(sheet, face))
          .map((instrument) => ({
            offering,
            instrument,
            games: sheet.games,
            window: String(sheet.values.get(instrument.sale?.place ?? '') ?? 'Window 1'),
          })),
  );

/** Posted so that what is sold is on sale. */
function postChips(view: View): Draft {
  const activity = view.dice.pick(WITH_CHIPS);
  const action = postingOf(view, activity);
  const whens = (activity.instruments ?? []).flatMap(({ sale }) => sale?.when ?? []);
  const open = Object.fromEntries(whens.map((when) => [when, 'open']));
  const values = { ...(action.document['values'] as object | undefined), ...open };
  return draft(view, 'propose', {
    action: { ...action, document: { ...action.document, values, tables: allTables(view) } },
  });
}

const MS_A_DAY = 86_400_000;

function comeBy(view: View, offers: readonly Offer[]): Draft | undefined {
  const { dice, at, number } = view;
  if (offers.length === 0) return undefined;
  const { offering, instrument, window } = dice.pick(offers);
  const facts = { offering, instrument: instrument.id, chance: someChance(dice) };
  if (instrument.sale !== undefined) {
    return draft(view, 'sell-chips', { ...facts, window, patron: somePatron(view) });
  }
  const day = Math.floor(at.instant / MS_A_DAY) + dice.between(dice.oneIn(20) ? -1 : 1, 6);
  return draft(view, 'issue-instruments', {
    ...facts,
    batch: `batch-${number}`,
    count: dice.between(1, 4),
    how: 'advertisement',
    ...(dice.oneIn(2) ? { patron: somePatron(view) } : {}),
    expires: dateOf(day),
  });
}

/** Some coupon, rather one that can still be played. */
function someSerial({ house: { chips }, dice }: View): string | undefined {
  const lot = dice.pickOf(chips.lots.size, chips.lots.values());
  return lot === undefined || dice.oneIn(12)
    ? dice.pickOf(chips.issued.size, chips.issued.keys())
    : dice.pickOf(lot.serials.size, lot.serials);
}

const change: Scene = (view) => {
  const serial = someSerial(view);
  if (serial === undefined) return undefined;
  const { patron = somePatron(view) } = view.house.chips.issued.get(serial) ?? {};
  return draft(view, 'change-voucher', { serial, patron });
};

/** A table where it can be played, or one that is opened for it. */
function tableFor(view: View, games: readonly string[]): readonly [string, TableDraft] | undefined {
  const tables = [...view.house.tables];
  const fits = tables.filter(
    ([, { open, round, seated }]) =>
      open !== undefined && games.includes(open.game) && round === undefined && seated.size > 1,
  );
  if (fits.length > 0) return view.dice.pick(fits);
  return tables.find(([, { open }]) => open === undefined);
}

const place: Scene = (view) => {
  const { house, tally, dice } = view;
  const serial = someSerial(view);
  const issued = house.chips.issued.get(serial ?? '');
  const sheet = tally.offerings.get(issued?.offering ?? '')?.sheet;
  if (serial === undefined || issued === undefined || sheet === undefined) return undefined;
  if (issued.status === 'voucher' && !dice.oneIn(8)) return change(view);
  const [name, table] = tableFor(view, sheet.games) ?? [];
  if (name === undefined || table === undefined) return undefined;
  if (table.open === undefined) {
    return draft(view, 'open-table', { table: name, game: dice.pick(sheet.games) });
  }
  const hasBank = [...table.seated.values()].some(({ position }) => position === 'player-dealer');
  if (!hasBank && !dice.oneIn(10)) {
    const bank = { seat: table.seats, position: 'player-dealer' } as const;
    return draft(view, 'seat-person', { table: name, ...bank });
  }
  const { left, placed, patron } = issued;
  const some = dice.pickOf(table.seated.size, table.seated.keys()) ?? 1;
  const [own] = [...table.seated].find(([, seated]) => seated.patron === patron) ?? [];
  const seat = patron === undefined ? some : (own ?? some);
  // The owner stands behind a seat if they sit at none.
  const isBehind = dice.oneIn(4) || (patron !== undefined && own === undefined);
  const there = subtract(left, placed);
  return draft(view, 'place-instrument', {
    serial,
    table: name,
    seat,
    side: dice.pick(['player', 'banker']),
    bet: dice.oneIn(8) ? dice.pick(BETS) : 'base',
    ...(patron === undefined || dice.oneIn(20) ? {} : { patron }),
    ...(isBehind && !dice.oneIn(10) ? { behind: 'patron', spot: dice.between(1, 3) } : {}),
    ...(issued.form === 'paper' && !dice.oneIn(10) ? { live: dollarsOf(there) } : {}),
    ...(dice.oneIn(3) && issued.form === 'chips'
      ? { amount: dollarsOf(evenPart(add(there, usd('0.01')), 2)) }
      : {}),
  });
};

/** The next step of some wager, now and then the wrong one. */
const goOn: Scene = (view) => {
  const { house, dice } = view;
  const found = dice.pickOf(house.chips.uses.size, house.chips.uses.entries());
  if (found === undefined) return undefined;
  const [use, { step, table, round, amount, serial }] = found;
  if (dice.oneIn(15)) return draft(view, 'verify-use', { use });
  if (step === 'played') {
    return dice.oneIn(6)
      ? draft(view, 'dispute-use', { use, reason: 'told wrongly' })
      : draft(view, 'verify-use', { use });
  }
  if (step === 'verified') return draft(view, 'exchange-uses', { uses: [use] });
  if ((house.tables.get(table)?.roundCount ?? 0) < round && !dice.oneIn(10)) {
    const isBack = dice.oneIn(4);
    if (isBack) return draft(view, 'take-back-instrument', { use, reason: 'another table' });
    return house.tables.get(table)?.open === undefined
      ? undefined
      : draft(view, 'start-round', { table, fees: [] });
  }
  const ending = dice.pick(ENDINGS);
  const isPaidByBet = house.chips.issued.get(serial)?.form === 'chips' && ending === 'win';
  const winnings = isPaidByBet !== dice.oneIn(20) ? { winnings: dollarsOf(amount) } : {};
  return draft(view, 'settle-instrument', { use, ending, ...winnings });
};

const countDropped: Scene = (view) => {
  const { dropped, recounts } = view.house.chips;
  const tables = [...new Set([...dropped.keys(), ...recounts.keys()])];
  if (tables.length === 0) return undefined;
  const table = view.dice.pick(tables);
  const there = recounts.get(table)?.expected ?? dropped.get(table) ?? [];
  const counted = there.length + (view.dice.oneIn(3) ? 1 : 0);
  return draft(view, 'count-dropped-chips', { table, counted });
};

export const chipWork: Scene = (view) => {
  const { dice, house } = view;
  const offers = offersIn(view);
  const posted = new Set(offers.map(({ offering }) => offering));
  if (posted.size < OFFERINGS_LEAST || dice.oneIn(60)) return postChips(view);
  if (dice.oneIn(4)) return countDropped(view) ?? goOn(view);
  const serial = dice.oneIn(40) ? someSerial(view) : undefined;
  if (serial !== undefined) {
    return draft(view, 'void-instruments', { serials: [serial], reason: 'torn' });
  }
  if (house.chips.uses.size > 0 && dice.oneIn(2)) return goOn(view);
  return dice.oneIn(4) ? comeBy(view, offers) : (place(view) ?? comeBy(view, offers));
};
