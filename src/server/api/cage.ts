import { SERVER_VIEWS, type Seen } from '#client';
import { handedOut, paymentFacts, refusal, trayFacts } from '#house';
import { dollarsOf, sum, usd } from '#money';
import type { RunningHouse } from '#store';
import { badgeOf } from '../access/asker.ts';
import { nowIn, type ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { lastBefore } from '../reports/past.ts';
import { makeTurns } from '../turns.ts';
import { actorOf, recordsBefore } from './past-records.ts';
import type { Api } from './route.ts';
import { paymentOf } from './tax-papers.ts';
import { addAnswer } from './views.ts';

async function receiptOf(
  house: RunningHouse,
  claim: string,
): Promise<Pick<Seen<'/claims/:claim/payment'>, 'receipt'>> {
  const there = await house.read(({ claims }) => claims.get(claim));
  const paid =
    there?.status === 'paid' ? await paymentOf(house, { claim, call: there.call }) : undefined;
  if (paid === undefined) return {};
  const { event, by, at } = paid;
  const { from, amount, withheld } = event;
  const receipt = { by, at, from, amount, withheld: withheld?.amount ?? '0.00' };
  return { receipt: { ...receipt, paid: handedOut(event) } };
}

function addPayment(app: Api, context: ServerContext): void {
  const { house, rulebook } = context;
  addAnswer(app, context, SERVER_VIEWS.payment, async (request, { claim }, { patron }) => {
    const by = badgeOf(request);
    const facts = await house.read((live) =>
      paymentFacts(live, rulebook, { claim, patron, by, at: nowIn(context, live) }),
    );
    if (facts === undefined) throw refusalProblem(refusal('unknown-claim', claim));
    return { ...facts, ...(await receiptOf(house, claim)) };
  });
}

/** What is older has been made good, or is a matter for the books. */
const TRAY_MS = 48 * 3_600_000;

/** Two people fill a tray, and pay what is more than a day’s work. */
const TRAYS = ['pay-claim', 'fill-tray', 'approve'] as const;

interface TrayPaid {
  readonly table: string;
  readonly claim: string;
  readonly amount: string;
  readonly at: string;
  readonly by: string;
}

/** What trays have paid since each was filled last, newest first. */
async function trayPayments(
  house: RunningHouse,
  now: number,
  tableOf: (claim: string) => string | undefined,
): Promise<readonly TrayPaid[]> {
  const filled = new Set<string>();
  const paid: TrayPaid[] = [];
  const { seq } = house.status;
  const old = await lastBefore(house, now - TRAY_MS, seq);
  for await (const { record } of recordsBefore(house, seq + 1, TRAYS, old)) {
    const { at, events = [] } = record;
    const by = actorOf(record);
    for (const event of events) {
      if (event.type === 'tray-filled') filled.add(event.table);
      if (event.type !== 'claim-paid' || event.from !== 'tray') continue;
      const table = tableOf(event.claim);
      if (table === undefined || filled.has(table)) continue;
      paid.push({ table, claim: event.claim, amount: handedOut(event), at, by });
    }
  }
  return paid;
}

/** Two busy days are many records, so it is done for one after another. */
function addTrays(app: Api, context: ServerContext): void {
  const { house, clock } = context;
  const inTurn = makeTurns();
  addAnswer(app, context, SERVER_VIEWS.trays, async () => {
    const { trays, tables, now } = await house.read((live) => ({
      trays: trayFacts(live),
      tables: new Map([...live.claims].map(([id, { table }]) => [id, table])),
      now: Math.max(clock(), live.at),
    }));
    const all = await inTurn(() => trayPayments(house, now, (claim) => tables.get(claim)));
    return trays.map((tray) => {
      const payments = all.flatMap(({ table, ...paid }) => (table === tray.table ? [paid] : []));
      const paidOut = dollarsOf(sum(payments.map(({ amount }) => usd(amount))));
      return { ...tray, paidOut, payments };
    });
  });
}

export function addCageRoutes(app: Api, context: ServerContext): void {
  addPayment(app, context);
  addTrays(app, context);
}
