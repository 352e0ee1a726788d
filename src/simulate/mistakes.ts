// Commands that are wrong on purpose: unknown names, wrong people, wrong amounts, steps out of order.
import { ACTIVITIES } from '#activities';
import { add, usd } from '#money';
import { ACCESS_MISTAKES } from './access.ts';
import { callHand, goOnWithCall, payClaim, showPapers, split } from './calls.ts';
import { dateOf } from './clock.ts';
import {
  type Draft,
  draft,
  type Scene,
  STAFF,
  someOffering,
  somePatron,
  someTable,
  type TableDraft,
  type View,
} from './draft.ts';
import { adjustFund, boxWork, changeOffering, openHouse, postingOf } from './office.ts';
import { feesAt, playTable } from './play.ts';
import type { TalliedClaim } from './tally.ts';

type FeeAsked = Extract<Draft, { type: 'start-round' }>['fees'][number];

/** Puts other values into fields that the draft has, or that a payment may have. */
function spoiled(before: Draft | undefined, fields: object): Draft | undefined {
  const fits = (field: string): boolean =>
    before !== undefined && (field in before || before.type === 'pay-claim');
  return Object.keys(fields).every(fits) ? ({ ...before, ...fields } as Draft) : undefined;
}

const usual: Scene = (view) =>
  view.dice.pick([playTable, callHand, goOnWithCall, payClaim, boxWork, adjustFund])(view);

const PEOPLE: readonly Scene[] = [
  (view) => spoiled(usual(view), { by: 'nobody' }),
  (view) => spoiled(usual(view), { by: view.dice.pick(STAFF).staff }),
  (view) => spoiled(usual(view), { by: `help-${view.dice.between(1, 6)}` }),
  (view) => draft(view, 'dismiss-staff', { staff: view.dice.pick(['max', 'mona', 'nobody']) }),
  (view) => draft(view, 'enrol-patron', { patron: somePatron(view) }),
  (view) => draft(view, 'exclude-patron', { patron: 'P999', reason: 'unknown' }),
  (view) => draft(view, 'seat-person', { table: someTable(view), seat: 1, patron: 'P999' }),
];

/** Whether it would take away a person whom the house needs. */
const isLoss = (asked: Draft): boolean =>
  asked.type === 'dismiss-staff' &&
  STAFF.some(({ staff }) => staff === asked.staff) &&
  asked.staff !== asked.by;

const TABLES: readonly Scene[] = [
  (view) => spoiled(playTable(view), { table: 'T999' }),
  (view) => spoiled(playTable(view), { table: someTable(view) }),
  (view) => ofClosed(view, (table) => draft(view, 'start-round', { table, fees: [] })),
  (view) => ofClosed(view, (table) => draft(view, 'open-table', { table, game: 'whist' })),
  (view) => draft(view, 'install-table', { table: someTable(view), seats: 6 }),
  (view) => draft(view, 'open-table', { table: someTable(view), game: 'no-limit-holdem' }),
  (view) => draft(view, 'close-table', { table: someTable(view) }),
  (view) => draft(view, 'end-round', { table: someTable(view) }),
  (view) => draft(view, 'seat-person', { table: someTable(view), seat: 30 }),
  (view) => draft(view, 'report-sensor', { table: someTable(view), seat: 30, works: false }),
  untoldBetting,
  behindTwice,
  (view) => draft(view, 'drop-box', { table: 'T999' }),
  (view) => draft(view, 'count-box', { drop: 'T1.999', counted: '10' }),
  (view) => draft(view, 'fill-tray', { table: someTable(view), amount: '0' }),
  (view) => draft(view, 'fill-tray', { table: someTable(view), amount: '9999999999' }),
];

/** At a table that is not open. */
function ofClosed({ house, dice }: View, ask: (table: string) => Draft): Draft | undefined {
  const closed = [...house.tables].filter(([, { open }]) => open === undefined);
  return closed.length === 0 ? undefined : ask(dice.pick(closed)[0]);
}

/** At an open table between two rounds. */
function ofReady(
  { house, dice }: View,
  ask: (name: string, table: TableDraft) => Draft | undefined,
): Draft | undefined {
  const ready = [...house.tables].filter(([, { open, round }]) => open && round === undefined);
  return ready.length === 0 ? undefined : ask(...dice.pick(ready));
}

/** One fee of a round is not as it should be. */
function wrongFee(
  view: View,
  change: (line: FeeAsked, table: TableDraft) => object,
): Draft | undefined {
  return ofReady(view, (name, table) => {
    const fees = feesAt(view, name, table);
    const line = fees[0];
    if (line === undefined) return undefined;
    return draft(view, 'start-round', {
      table: name,
      fees: [{ ...line, ...change(line, table) }, ...fees.slice(1)],
    });
  });
}

/** Any wager of any sheet for the game, whether this house and this table take it or not. */
function anyFee(view: View): Draft | undefined {
  return ofReady(view, (table, { open }) => {
    const lines = [...view.tally.offerings].flatMap(([offering, { sheet, isClosed }]) =>
      isClosed || !sheet.games.includes(open?.game ?? '')
        ? []
        : sheet.activity.fees.map(({ name: fee, paidBy }) =>
            paidBy === 'player' ? { offering, fee, seats: [1] } : { offering, fee },
          ),
    );
    if (lines.length === 0) return undefined;
    return draft(view, 'start-round', { table, fees: [view.dice.pick(lines)] });
  });
}

/** A table whose bets were not told, for a game in which they matter. */
function untoldBetting(view: View): Draft | undefined {
  const games = [...view.tally.offerings.values()].flatMap(({ sheet, isClosed }) =>
    isClosed || sheet.activity.betting === undefined ? [] : sheet.games,
  );
  if (games.length === 0) return undefined;
  return ofClosed(view, (table) =>
    draft(view, 'open-table', { table, game: view.dice.pick(games) }),
  );
}

/** One who bets behind a seat comes there a second time. */
function behindTwice(view: View): Draft | undefined {
  return ofReady(view, (table, { behind }) => {
    const there = [...behind].flatMap(([seat, people]) =>
      people.flatMap(({ patron }) => (patron === undefined ? [] : [{ seat, patron }])),
    );
    if (there.length === 0) return undefined;
    return draft(view, 'seat-person', { table, ...view.dice.pick(there), position: 'backline' });
  });
}

const FEES: readonly Scene[] = [
  (view) => wrongFee(view, () => ({ amount: '0.01' })),
  (view) => wrongFee(view, () => ({ amount: '0' })),
  (view) => wrongFee(view, () => ({ amount: '1000000000' })),
  (view) => wrongFee(view, () => ({ fee: 'no-such-fee' })),
  (view) => wrongFee(view, () => ({ offering: 'no-such-offering' })),
  (view) => wrongFee(view, () => ({ offering: someOffering(view) ?? 'none', fee: undefined })),
  (view) => wrongFee(view, () => ({ seats: [30] })),
  (view) => wrongFee(view, () => ({ seats: [1, 1] })),
  (view) => wrongFee(view, ({ seats }) => ({ seats: seats === undefined ? [1, 2] : undefined })),
  (view) => wrongFee(view, () => ({ seats: [1, 2, 3, 4, 5, 6], byHand: undefined })),
  (view) => ofReady(view, (table) => draft(view, 'start-round', { table, fees: [] })),
  anyFee,
  feeTwice,
  feeOnBrokenSensor,
  returnWrong,
  (view) => {
    const npn = [...view.house.tables].filter(([, { open }]) => open?.isNpn === true);
    const offering = someOffering(view);
    if (npn.length === 0 || offering === undefined) return undefined;
    return draft(view, 'start-round', { table: view.dice.pick(npn)[0], fees: [{ offering }] });
  },
];

function feeTwice(view: View): Draft | undefined {
  const round = wrongFee(view, () => ({}));
  if (round?.type !== 'start-round') return undefined;
  return { ...round, fees: [...round.fees.slice(0, 1), ...round.fees] };
}

function feeOnBrokenSensor(view: View): Draft | undefined {
  return wrongFee(view, ({ seats }, { sensorsOut }) =>
    seats === undefined || sensorsOut.size === 0
      ? {}
      : { seats: [...sensorsOut], byHand: undefined },
  );
}

function returnWrong(view: View): Draft | undefined {
  const offering = someOffering(view);
  if (offering === undefined) return undefined;
  const table = someTable(view);
  return draft(view, 'return-fees', { table, offering, reason: 'by mistake' });
}

const CALLS: readonly Scene[] = [
  (view) => spoiled(callHand(view), { seat: view.dice.pick([6, 7, 30]) }),
  (view) => spoiled(callHand(view), { table: someTable(view) }),
  (view) => spoiled(callHand(view), { offering: someOffering(view) ?? 'none' }),
  (view) => draft(view, 'uncall-hand', { call: 'no-such-call' }),
  callTwice,
  outOfStep,
  badDeal,
];

/** The same seat calls the same once more. */
function callTwice(view: View): Draft | undefined {
  const { house, dice } = view;
  const call = dice.pickOf(house.calls.size, house.calls.values());
  if (call === undefined) return undefined;
  const { table, seat, offering } = call;
  return draft(view, 'call-hand', { table, seat, offering });
}

function outOfStep(view: View): Draft | undefined {
  const { house, dice } = view;
  const call = dice.pickOf(house.calls.size, house.calls.values());
  if (call === undefined) return undefined;
  const { id, step } = call;
  if (step === 'called') return draft(view, 'authorize-call', { call: id });
  return dice.oneIn(2)
    ? draft(view, 'uncall-hand', { call: id })
    : draft(view, 'verify-call', { call: id, deal: {} });
}

function badDeal(view: View): Draft | undefined {
  const { house, dice } = view;
  const call = dice.pickOf(house.calls.size, house.calls.values());
  if (call === undefined) return undefined;
  const deals = [{}, { seats: [{ seat: 1, cards: 'As As' }] }, { seats: 'none' }];
  return draft(view, 'verify-call', { call: call.id, deal: dice.pick(deals) });
}

const CLAIMS: readonly Scene[] = [
  payAgain,
  (view) => draft(view, 'pay-claim', { claim: 'no-such:1', from: 'cage' }),
  (view) => spoiled(payClaim(view), { patron: somePatron(view) }),
  (view) => spoiled(payClaim(view), { patron: 'P999' }),
  (view) => spoiled(payClaim(view), { from: 'tray', table: someTable(view) }),
  (view) => spoiled(payClaim(view), { from: 'tray', table: undefined }),
  payAtOnce,
  (view) => ofClaim(view, (id) => showPapers(view, id)),
  (view) => ofClaim(view, (claim) => draft(view, 'complete-form', { claim, form: '5754' })),
  (view) => ofClaim(view, (id, { amount }) => split(view, id, add(amount, usd('0.01')))),
  (view) => ofClaim(view, (id, { amount }) => split(view, id, amount)),
];

function ofClaim(
  { tally, dice }: View,
  ask: (id: string, claim: TalliedClaim) => Draft | undefined,
): Draft | undefined {
  const { openClaims } = tally;
  const [id, claim] = dice.pickOf(Math.min(openClaims.size, 50), openClaims.entries()) ?? [];
  return id === undefined || claim === undefined ? undefined : ask(id, claim);
}

/** The money first, the papers later. */
function payAtOnce(view: View): Draft | undefined {
  return ofClaim(view, (claim, { patron = somePatron(view) }) =>
    draft(view, 'pay-claim', { claim, from: 'cheque', patron }),
  );
}

const CLOSED_LATELY = 20;

function payAgain(view: View): Draft | undefined {
  const { tally, dice } = view;
  const { closedClaims } = tally;
  const claim = dice.pickOf(Math.min(closedClaims.size, CLOSED_LATELY), closedClaims.keys());
  if (claim === undefined) return undefined;
  const patron = somePatron(view);
  return draft(view, 'pay-claim', { claim, from: 'cheque', patron });
}

/** A posting that is right but for some fields. */
function wrongPosting(view: View, fields: object): Draft {
  const action = { ...postingOf(view, view.dice.pick(ACTIVITIES)), ...fields };
  return draft(view, 'propose', { action });
}

const propose = (view: View, action: Extract<Draft, { type: 'propose' }>['action']): Draft =>
  draft(view, 'propose', { action });

/** A meter that only grows is lowered; where there is none, one is posted. */
function lowerMeter(view: View): Draft {
  const { tally, dice } = view;
  const growing = [...tally.offerings].flatMap(([offering, { sheet, isClosed }]) =>
    isClosed
      ? []
      : sheet.activity.fund.meters
          .filter(({ noDecrease }) => noDecrease === true)
          .map(({ name }) => ({ offering, account: { meter: name } })),
  );
  if (growing.length === 0) return propose(view, postingOf(view, dice.pick(ONLY_GROWING)));
  const facts = { by: '-0.01', against: 'house', reason: 'a mistake' } as const;
  return propose(view, { type: 'adjust-fund', ...dice.pick(growing), ...facts });
}

const ONLY_GROWING = ACTIVITIES.filter(({ fund }) =>
  fund.meters.some(({ noDecrease }) => noDecrease === true),
);

const OFFICE: readonly Scene[] = [
  lowerMeter,
  (view) => wrongPosting(view, { activity: 'no-such-activity' }),
  (view) => wrongPosting(view, { closesTo: 'no-such-fund', paidBy: 'no-such-fund' }),
  (view) => wrongPosting(view, { paidBy: 'fund-GEGA-000626' }),
  (view) => wrongPosting(view, { closesTo: undefined, paidBy: undefined }),
  (view) => wrongPosting(view, { document: { values: { nothing: 1 } } }),
  (view) => wrongPosting(view, { offering: someOffering(view) ?? 'common' }),
  (view) => {
    const offering = someOffering(view);
    if (offering === undefined) return undefined;
    return propose(view, { type: 'change-offering', offering, document: {} });
  },
  (view) => {
    const before = changeOffering(view);
    if (before?.type !== 'propose') return undefined;
    const action = { ...before.action, version: 1_000 } as typeof before.action;
    return propose(view, action);
  },
  (view) => propose(view, { type: 'withdraw-offering', offering: 'none', reason: 'a mistake' }),
  (view) => propose(view, { type: 'void-award', call: 'none', reason: 'a mistake' }),
  (view) => {
    const before = adjustFund(view);
    if (before?.type !== 'propose') return undefined;
    const account = { meter: 'no-such-meter' };
    return { ...before, action: { ...before.action, account } as typeof before.action };
  },
  (view) => draft(view, 'approve', { proposal: 'no-such-proposal' }),
  (view) => draft(view, 'count-attempt', { offering: someOffering(view) ?? 'none' }),
  (view) => draft(view, 'open-fund', { fund: 'common', title: 'A second one' }),
  (view) => draft(view, 'feed-fund', { fund: 'none', amount: '10', reason: 'a mistake' }),
  (view) =>
    draft(view, 'suspend-offering', { offering: someOffering(view) ?? 'none', reason: 'x' }),
  (view) => draft(view, 'resume-offering', { offering: someOffering(view) ?? 'none' }),
  (view) => draft(view, 'close-day', { day: dateOf(Math.floor(view.at.instant / 86_400_000) + 2) }),
  (view) => openHouse({ ...view, house: { ...view.house, staff: new Map() } }),
];

const KINDS = [PEOPLE, ACCESS_MISTAKES, TABLES, FEES, CALLS, CLAIMS, OFFICE];

export const mistake: Scene = (view) => {
  const { dice } = view;
  const asked = dice.pick(dice.pick(KINDS))(view);
  if (asked === undefined || isLoss(asked)) return undefined;
  // A field that is left out is not sent.
  return JSON.parse(JSON.stringify(asked)) as Draft;
};
