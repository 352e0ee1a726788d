// What happens at a table: it opens, people sit down, fees are taken, rounds are played, it closes.
import { BETTINGS, dealtGameNamed, SEAT_POSITIONS } from '#games';
import { given } from '#result';
import { isOpen, isPosted, mayNotPayBy, type Offering, tooFewBy, wrongBetting } from '#rules';
import { goOnWith } from './calls.ts';
import {
  type Draft,
  draft,
  type Scene,
  somePatron,
  someTable,
  type TableDraft,
  type View,
} from './draft.ts';
import { goOnDealing } from './table-games.ts';

type Open = NonNullable<TableDraft['open']>;
type Fee = Offering['activity']['fees'][number];
type FeeAsked = Extract<Draft, { type: 'start-round' }>['fees'][number];

const PERSONS = ['patron', 'tpp', 'employee-off-duty', 'employee-on-duty', 'excluded'] as const;

/** The next thing happens at some table. */
export const playTable: Scene = (view) => {
  const name = someTable(view);
  const table = view.house.tables.get(name);
  if (table === undefined) return undefined;
  if (table.open === undefined) return openSome(view, name);
  const game = view.house.tableGames.get(name);
  if (game !== undefined && !view.dice.oneIn(20)) return goOnDealing(view, name, game);
  return table.round === undefined ? between(view, name, table) : during(view, name, table);
};

function openSome(view: View, table: string): Draft | undefined {
  const { dice, tally } = view;
  const sheets = [...tally.offerings.values()].flatMap(({ sheet, isClosed }) =>
    isClosed ? [] : sheet,
  );
  const withFees = sheets.filter(({ activity }) => activity.fees.length > 0);
  if (sheets.length === 0) return undefined;
  const sheet = dice.pick(withFees.length === 0 || dice.oneIn(4) ? sheets : withFees);
  const shown = sheet.activity.rows.flatMap(({ examples }) => examples?.meets.game ?? []);
  const winnable = shown.filter((game) => sheet.games.includes(game));
  const games = winnable.length > 0 && !dice.oneIn(8) ? winnable : sheet.games;
  if (games.length === 0) return undefined;
  const game = dice.pick(games);
  const limits = sheet.activity.fees.flatMap(({ amount }) =>
    Array.isArray(amount)
      ? amount.filter((row) => (row.games ?? [game]).includes(game)).map((row) => row.limit)
      : [],
  );
  return draft(view, 'open-table', {
    table,
    game,
    ...(limits.length === 0 ? {} : { limit: dice.pick(limits) }),
    ...bettingOf(view, sheet),
    ...(dice.oneIn(10) ? { npn: true } : {}),
  });
}

/** As the sheet wants it, mostly. */
function bettingOf({ dice }: View, { activity: { betting } }: Offering) {
  if (betting === undefined) return {};
  return { betting: dice.oneIn(4) ? dice.pick(BETTINGS) : betting.is };
}

function between(view: View, name: string, table: TableDraft): Draft {
  const { dice } = view;
  if (table.seated.size < 5 || dice.oneIn(12)) return seatSomebody(view, name, table);
  if (dice.oneIn(40))
    return draft(view, 'leave-seat', { table: name, seat: dice.between(1, table.seats) });
  if (dice.oneIn(60)) return draft(view, 'close-table', { table: name });
  if (dice.oneIn(40)) return reportSensor(view, name, table);
  return draft(view, 'start-round', { table: name, fees: feesAt(view, name, table) });
}

function seatSomebody(view: View, name: string, table: TableDraft): Draft {
  const { dice } = view;
  const free = [1, 2, 3, 4, 5, 6].find((seat) => !table.seated.has(seat));
  if (free === undefined && !dice.oneIn(6)) {
    return draft(view, 'leave-seat', { table: name, seat: dice.between(1, table.seats) });
  }
  return draft(view, 'seat-person', {
    table: name,
    seat: free === undefined || dice.oneIn(6) ? dice.between(1, table.seats) : free,
    ...(dice.oneIn(3) ? {} : { patron: somePatron(view) }),
    ...(dice.oneIn(40) ? { person: dice.pick(PERSONS) } : {}),
    ...(dice.oneIn(30) ? { position: dice.pick(SEAT_POSITIONS) } : {}),
  });
}

function reportSensor(view: View, name: string, { seats, sensorsOut }: TableDraft): Draft {
  const { dice } = view;
  const [out] = sensorsOut;
  return out !== undefined && !dice.oneIn(3)
    ? draft(view, 'report-sensor', { table: name, seat: out, works: true })
    : draft(view, 'report-sensor', { table: name, seat: dice.between(1, seats), works: false });
}

function during(view: View, name: string, table: TableDraft): Draft | undefined {
  const { dice } = view;
  if (dice.oneIn(25)) return returnSome(view, name, table);
  if (dice.oneIn(30)) return seatSomebody(view, name, table);
  const called = [...view.house.calls.values()].find((call) => call.table === name);
  if (called?.step === 'called' && !dice.oneIn(10)) return goOnWith(view, called);
  return draft(view, 'end-round', { table: name });
}

function returnSome(view: View, name: string, { round }: TableDraft): Draft | undefined {
  const { dice } = view;
  const fees = [...(round?.fees.values() ?? [])];
  if (fees.length === 0) return undefined;
  const { offering, fee, paid, behind } = dice.pick(fees);
  const some = paid.has(0) || dice.oneIn(2) ? [] : [...paid.keys()].filter(() => dice.oneIn(2));
  const returned = given({
    table: name,
    offering,
    fee,
    behind,
    reason: dice.pick(['misdeal', 'sensor did not light', 'guest changed his mind']),
    seats: some.length === 0 ? undefined : some,
  });
  return draft(view, 'return-fees', returned);
}

const FEES_MOST = 40;

/** Fees of everything that is offered at the table, from most of those who sit there. */
export function feesAt(view: View, name: string, { open, ...table }: TableDraft): FeeAsked[] {
  if (open === undefined || (open.isNpn && !view.dice.oneIn(50))) return [];
  const lines: FeeAsked[] = [];
  for (const [offering, { isClosed, isSuspended }] of view.house.offerings) {
    const sheet = view.tally.offerings.get(offering)?.sheet;
    if (isClosed || isSuspended || sheet === undefined || !isHere(view, sheet, name, open))
      continue;
    for (const fee of sheet.activity.fees) {
      const line = lineOf(view, { offering, fee, sheet }, { open, ...table });
      if (line === undefined) continue;
      lines.push(line, ...behindThem(view, line, { fee, sheet, sensorsOut: table.sensorsOut }));
    }
  }
  return lines.slice(0, FEES_MOST);
}

const BETTOR = { person: 'patron', position: 'backline' } as const;

/** Where the sheet takes fees of those who bet behind the seats, now and then one of them lays it. */
function behindThem(
  { dice }: View,
  { offering, seats = [] }: FeeAsked,
  {
    fee,
    sheet,
    sensorsOut,
  }: Pick<TableDraft, 'sensorsOut'> & { readonly fee: Fee; readonly sheet: Offering },
): readonly FeeAsked[] {
  const mayPay = fee.paidBy === 'player' && mayNotPayBy(sheet, BETTOR) === undefined;
  const lit = seats.filter((seat) => !sensorsOut.has(seat));
  if (!mayPay || lit.length === 0 || !dice.oneIn(4)) return [];
  return [{ offering, fee: fee.name, behind: 1, seats: [dice.pick(lit)] }];
}

const isHere = ({ at }: View, sheet: Offering, table: string, { game }: Open): boolean =>
  sheet.games.includes(game) &&
  (sheet.tables.length === 0 || sheet.tables.includes(table)) &&
  isOpen(sheet, at);

/** Whether the table system takes this fee here: it has an amount, and somewhere to go. */
function isTaken(sheet: Offering, fee: Fee, { game, limit }: Open): boolean {
  const { amount, split, contributes, isKept } = fee;
  if (Object.keys(split).length === 0 && contributes === undefined && !isKept) return false;
  if (typeof amount === 'string') return isPosted(sheet, amount);
  if (!Array.isArray(amount)) return true;
  return amount.some((row) => row.limit === limit && (row.games ?? [game]).includes(game));
}

/** Whether a table takes it: it is not the desk's or a coupon's, and is for its bets and for so many
 * in the round. */
function isFor(sheet: Offering, { players, isKept }: Fee, { open, seated }: Playing): boolean {
  if (isKept || sheet.activity.fund.source === 'entrants') return false;
  const hands = [...seated.values()].filter(({ position }) => position !== 'backline');
  const banks = hands.filter(({ position }) => position === 'player-dealer').length;
  const count = hands.length - banks;
  const isBanked = banks > 0 || dealtGameNamed(open.game)?.outcomeOf !== undefined;
  const { least = 0, most = Number.POSITIVE_INFINITY } = players ?? {};
  const playerCount = count + (isBanked ? 1 : 0);
  return (
    count >= least &&
    count <= most &&
    wrongBetting(sheet, open.betting) === undefined &&
    tooFewBy(sheet, { game: open.game, playerCount }) === undefined
  );
}

type Playing = Pick<TableDraft, 'seated'> & { readonly open: Open };

function lineOf(
  { dice }: View,
  {
    offering,
    fee,
    sheet,
  }: { readonly offering: string; readonly fee: Fee; readonly sheet: Offering },
  table: Omit<TableDraft, 'open'> & { readonly open: Open },
): FeeAsked | undefined {
  if (!isTaken(sheet, fee, table.open) || (fee.optional && dice.oneIn(6))) return undefined;
  const { name, paidBy, optional } = fee;
  if (!isFor(sheet, fee, table) && !dice.oneIn(50)) return undefined;
  if (paidBy !== 'player') return { offering, fee: name };
  const { sensorsOut } = table;
  const stops = sheet.activity.keypad?.sensorFault.kind === 'return-and-stop';
  if (stops && sensorsOut.size > 0 && !dice.oneIn(50)) return undefined;
  const isCareless = dice.oneIn(50);
  const able = [...table.seated].filter(
    ([, who]) => isCareless || mayNotPayBy(sheet, who) === undefined,
  );
  const paying = able.map(([seat]) => seat);
  const seats = paying.filter((seat) => !sensorsOut.has(seat) && !(optional && dice.oneIn(10)));
  const byHand = paying.filter((seat) => sensorsOut.has(seat) && (!optional || dice.oneIn(3)));
  if (seats.length + byHand.length === 0) return undefined;
  return {
    offering,
    fee: name,
    seats: [...seats, ...byHand],
    ...(byHand.length === 0 ? {} : { byHand }),
  };
}
