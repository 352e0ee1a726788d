// What the cage looks at besides the claims: what a payment needs, and what the trays have paid.
import { z } from 'zod';
import { type House, handedOut, paymentFacts, refusal, trayFacts } from '#house';
import { dollarsOf, sum, usd } from '#money';
import type { RunningHouse } from '#store';
import { badgeOf } from '../access/asker.ts';
import { look } from '../access/seeing.ts';
import { nowIn, type ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { lastBefore } from '../reports/past.ts';
import { makeTurns } from '../turns.ts';
import { recordsBefore } from './past-records.ts';
import { type Api, answers, claimId, listOf, name } from './route.ts';
import { paymentOf } from './tax-papers.ts';

const told = z.object({ code: z.string(), message: z.string() });
const way = z.enum(['cage', 'tray', 'cheque']);

const paymentAnswer = z
  .object({
    claim: z.string(),
    title: z.string(),
    row: z.string().optional().describe('The prize as the sheet words it.'),
    patron: z.string().optional().describe('Who is paid.'),
    amount: z.string(),
    withheld: z.string(),
    paid: z.string().describe('What the winner receives.'),
    clause: z.string(),
    words: listOf(z.string()).describe('What the sheet says about claiming it.'),
    identity: z.object({
      isDue: z.boolean(),
      kinds: listOf(z.string()),
      needsTwo: z.boolean(),
      nameMatters: z.boolean(),
      leastAge: z.int(),
    }),
    blocks: listOf(
      told.extend({
        source: z.string().optional().describe('The clause or rule that requires it.'),
      }),
    ).describe('Why a payment would be refused, from any source.'),
    ways: listOf(z.object({ from: way, because: told.optional() })),
    receipt: z
      .object({
        by: z.string(),
        at: z.string(),
        from: way,
        amount: z.string(),
        withheld: z.string(),
        paid: z.string(),
      })
      .optional()
      .describe('How it was paid, if paid.'),
  })
  .meta({ id: 'Payment', description: 'What a claim needs before it is paid.' });

async function receiptOf(
  house: RunningHouse,
  claim: string,
): Promise<{ readonly receipt?: z.infer<typeof paymentAnswer>['receipt'] }> {
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
  app.get(
    '/claims/:claim/payment',
    {
      schema: {
        summary: 'What a claim needs before it is paid, and where it can be paid from.',
        tags: ['views'],
        params: z.object({ claim: claimId }),
        querystring: z.strictObject({ patron: name.optional() }),
        response: answers(paymentAnswer),
      },
    },
    async (request) => {
      const { claim } = request.params;
      const { patron } = request.query;
      const by = badgeOf(request);
      const facts = await look(context, request, 'claims', (live) => {
        const at = nowIn(context, live);
        return paymentFacts(live, rulebook, { claim, patron, by, at });
      });
      if (facts === undefined) throw refusalProblem(refusal('unknown-claim', claim));
      return { ...facts, ...(await receiptOf(house, claim)) };
    },
  );
}

/** What is older has been made good, or is a matter for the books. */
const TRAY_MS = 48 * 3_600_000;

interface TrayPaid {
  readonly table: string;
  readonly claim: string;
  readonly amount: string;
  readonly at: string;
  readonly by: string;
}

/** What trays have paid since each was filled last, the newest first. */
async function trayPayments(
  house: RunningHouse,
  now: number,
  tableOf: (claim: string) => string | undefined,
): Promise<readonly TrayPaid[]> {
  const filled = new Set<string>();
  const paid: TrayPaid[] = [];
  const { seq } = house.status;
  const old = await lastBefore(house, now - TRAY_MS, seq);
  for await (const { record } of recordsBefore(house, seq + 1, ['pay-claim', 'fill-tray'], old)) {
    const { at, by, events = [] } = record;
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

const trayAnswer = z
  .object({
    table: z.string(),
    isOpen: z.boolean(),
    inTray: z.string(),
    paidOut: z.string().describe('What it paid since its last fill, over at most two days.'),
    payments: listOf(
      z.object({ claim: z.string(), amount: z.string(), at: z.string(), by: z.string() }),
    ),
  })
  .meta({ id: 'Tray' });

/** Two busy days are many records, so it is done for one after another. */
function addTrays(app: Api, context: ServerContext): void {
  const { house, clock } = context;
  const inTurn = makeTurns();
  app.get(
    '/trays',
    {
      schema: {
        summary: 'What is in each table’s tray, and what the cage must replace.',
        tags: ['views'],
        response: answers(listOf(trayAnswer)),
      },
    },
    async (request) => {
      const { trays, tables, now } = await look(context, request, 'claims', (live: House) => ({
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
    },
  );
}

/** By letters and by numbers: p2 before p10. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** So many are enough to choose from. */
const PATRONS_MAX = 50;

/** The first ids with a text in them, in order, and how many there are. */
function firstWith(
  ids: Iterable<string>,
  text: string,
): { readonly first: readonly string[]; readonly count: number } {
  const like = text.toLowerCase();
  const first: string[] = [];
  let count = 0;
  for (const id of ids) {
    if (!id.toLowerCase().includes(like)) continue;
    count += 1;
    const isFull = first.length === PATRONS_MAX;
    if (isFull && inOrder(id, first.at(-1) as string) > 0) continue;
    if (isFull) first.pop();
    const place = first.findIndex((each) => inOrder(id, each) < 0);
    first.splice(place < 0 ? first.length : place, 0, id);
  }
  return { first, count };
}

function addPatrons(app: Api, context: ServerContext): void {
  app.get(
    '/patrons',
    {
      schema: {
        summary: 'Patrons whose ID contains a text, in order. No personal data.',
        tags: ['views'],
        querystring: z.strictObject({ like: z.string().max(48).default('') }),
        response: answers(
          z.object({
            patrons: listOf(
              z.object({ patron: z.string(), standing: z.enum(['welcome', 'excluded']) }),
            ),
            count: z.int().describe(`The total; the first ${PATRONS_MAX} are listed.`),
          }),
        ),
      },
    },
    (request) =>
      look(context, request, 'patrons', ({ patrons }) => {
        const { first, count } = firstWith(patrons.keys(), request.query.like);
        const isOut = (patron: string) => patrons.get(patron) === 'excluded';
        return {
          patrons: first.map((patron) => ({
            patron,
            standing: isOut(patron) ? ('excluded' as const) : ('welcome' as const),
          })),
          count,
        };
      }),
  );
}

export function addCageRoutes(app: Api, context: ServerContext): void {
  addPayment(app, context);
  addTrays(app, context);
  addPatrons(app, context);
}
