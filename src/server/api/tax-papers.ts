// The tax statements of a claim, filled in from the log and from the facts of the person who is
// paid. Making one is a look at those facts, and the log has the badge for it.
import { type EventOf, momentIn, refusal, type TaxFacts, taxFacts } from '#house';
import { dollarsOf, sum, usd } from '#money';
import type { Form5754, ShownDocument, TaxedWinner, TaxPayer, W2g } from '#print';
import { given, sure } from '#result';
import { parseMoment } from '#rules';
import type { RunningHouse } from '#store';
import { done, ownCommand, type ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { readFacts } from './facts.ts';
import type { SealedFacts } from './identity.ts';
import { actorOf, recordOf, recordsAfter } from './past-records.ts';

interface Paid {
  readonly event: EventOf<'claim-paid'>;
  readonly by: string;
  readonly at: string;
}

/** The commands that pay; what two people pay is approved. */
const PAYS = ['pay-claim', 'issue-instruments', 'approve'] as const;

interface Taxed extends TaxFacts {
  /** When it is paid, or was. */
  readonly at: string;
  /** Who has paid it. */
  readonly paidBy?: string;
}

/** Whenever a claim was paid: more than once where it had gone to the wrong person. */
async function paymentsOf(
  house: RunningHouse,
  { claim, call }: { readonly claim: string; readonly call: string },
): Promise<readonly Paid[]> {
  const called = await recordOf(house, call);
  const payments: Paid[] = [];
  for await (const { record } of recordsAfter(house, called?.seq ?? 0, PAYS)) {
    for (const event of record.events ?? []) {
      if (event.type !== 'claim-paid' || event.claim !== claim) continue;
      payments.push({ event, by: actorOf(record), at: record.at });
    }
  }
  return payments;
}

/** How and when a claim was paid to who has it. */
export const paymentOf = async (
  house: RunningHouse,
  of: { readonly claim: string; readonly call: string },
): Promise<Paid | undefined> => (await paymentsOf(house, of)).at(-1);

const notThere = (claim: string) => refusalProblem(refusal('unknown-claim', claim));

/** The forms due for a claim, now or at its payment. None are due for one that can't be claimed any
 * more. */
export async function taxedOf(
  { house, rulebook, clock }: Pick<ServerContext, 'house' | 'rulebook' | 'clock'>,
  claim: string,
): Promise<Taxed> {
  const { call, status, now } = await house.read(({ claims, zone }) => {
    const there = claims.get(claim);
    if (there === undefined) throw notThere(claim);
    return { call: there.call, status: there.status, now: momentIn(clock(), zone) };
  });
  if (status === 'expired' || status === 'voided') {
    throw refusalProblem(refusal('claim-closed', status));
  }
  const paid = status === 'paid' ? await paymentOf(house, { claim, call }) : undefined;
  const at = paid?.at ?? now;
  const facts = await house.read((live) =>
    taxFacts(live, rulebook, { claim, at: sure(parseMoment(at, 'at')), paid: paid?.event }),
  );
  if (facts === undefined) throw notThere(claim);
  return { ...facts, at, ...(paid === undefined ? {} : { paidBy: paid.by }) };
}

function checkDue({ forms, claim }: Taxed, wanted: 'w-2g' | '5754'): void {
  const isDue = forms.some(({ form }) => form === wanted);
  if (!isDue) throw refusalProblem(refusal('form-not-due', claim));
}

/** The facts of a person, for a form; the log says who has looked. */
async function factsFor(
  { house, persons }: Pick<ServerContext, 'house' | 'persons'>,
  by: string,
  { patron, form }: { readonly patron: string | undefined; readonly form: string },
): Promise<SealedFacts> {
  if (patron === undefined) {
    throw refusalProblem(refusal('identity-needed', 'the form needs a name'));
  }
  await done(house, ownCommand('read-person', by, { patron, reason: `form ${form}` }));
  return readFacts(persons, patron);
}

function winnerIn({ givenNames, familyName, address, taxNumber }: SealedFacts): TaxedWinner {
  const name = [givenNames, familyName].filter((each) => each !== undefined).join(' ');
  if (name === '') throw refusalProblem(refusal('identity-needed', 'the name is not known'));
  return given({
    name,
    address: (address ?? '').split('\n').filter((line) => line.trim() !== ''),
    taxNumber,
  });
}

/** What the house has not said of itself is put in by hand or by stamp. */
const NOTHING_SAID = { address: [], taxNumber: '', telephone: '' };

const payerOf = (house: RunningHouse): Promise<TaxPayer> =>
  house.read(({ name, settings: { payer = NOTHING_SAID } }) => ({ name, ...payer }));

const DOCUMENTS: Readonly<Record<TaxFacts['documents'][number], string>> = {
  'driving-licence': 'Driver’s license',
  'id-card': 'ID card',
  passport: 'Passport',
  'government-photo-id': 'Government photo ID',
  'tax-form': 'Signed Form W-9',
  other: 'Other document',
};

/** The documents that were seen, with the numbers that were written down. */
function shownOf({ documents }: TaxFacts, facts: SealedFacts): readonly ShownDocument[] {
  const { documentKind, documentNumber, taxNumber } = facts;
  return documents.map((document) => {
    const number = document === 'tax-form' ? taxNumber : documentNumber;
    const isKnown = document === 'tax-form' || document === documentKind;
    const kind = DOCUMENTS[document];
    return isKnown && number !== undefined ? { kind, number } : { kind };
  });
}

/** Who asks, and from where. */
export interface TaxTeller {
  readonly badge: string;
  readonly device: string | undefined;
}

export async function w2gOf(
  context: ServerContext,
  claim: string,
  { badge, device = '' }: TaxTeller,
): Promise<W2g> {
  const taxed = await taxedOf(context, claim);
  checkDue(taxed, 'w-2g');
  const { patron, told, withheld, mustSign, reasons, wonAt, title, at, paidBy } = taxed;
  const facts = await factsFor(context, badge, { patron, form: 'W-2G' });
  return {
    year: Number(at.slice(0, 4)),
    payer: await payerOf(context.house),
    winner: winnerIn(facts),
    winnings: told,
    withheld,
    mustSign,
    claim,
    dateWon: wonAt.slice(0, 10),
    typeOfWager: title,
    transaction: `claim ${claim}`,
    cashier: paidBy ?? badge,
    window: device,
    documents: shownOf(taxed, facts),
    reasons: reasons.map(({ says }) => says),
  };
}

/** The statement that takes the place of one in the name of a person who was wrongly paid: they have won nothing. */
export async function correctedW2gOf(
  { house, persons, rulebook }: ServerContext,
  id: string,
  { badge, device = '' }: TaxTeller,
): Promise<W2g> {
  const { receivable, won, sheet } = await house.read(({ receivables, claims, offerings }) => {
    const there = receivables.get(id);
    const claim = there && claims.get(there.claim);
    return { receivable: there, won: claim, sheet: claim && offerings.get(claim.offering) };
  });
  if (receivable === undefined || won === undefined) {
    throw refusalProblem(refusal('unknown-receivable', id));
  }
  if (!receivable.forms.includes('w-2g')) throw refusalProblem(refusal('form-not-due', id));
  const { patron, claim } = receivable;
  const facts = await factsFor({ house, persons }, badge, { patron, form: 'W-2G' });
  const payments = await paymentsOf(house, { claim, call: won.call });
  const paid = payments.find(({ event }) => event.patron === patron);
  return {
    isCorrected: true,
    year: Number((paid?.at ?? won.wonAt).slice(0, 4)),
    payer: await payerOf(house),
    winner: winnerIn(facts),
    winnings: '0.00',
    withheld: '0.00',
    mustSign: false,
    claim,
    dateWon: won.wonAt.slice(0, 10),
    typeOfWager: rulebook.activity(sheet?.activity ?? '')?.title ?? '',
    transaction: `claim ${claim}`,
    cashier: paid?.by ?? badge,
    window: device,
    documents: [],
    reasons: ['The prize was paid to the wrong person. This person has not won it.'],
  };
}

/** One statement for all who own a win. The player at the seat is paid, or the first of them. */
export async function form5754Of(
  context: ServerContext,
  claim: string,
  { badge }: TaxTeller,
): Promise<Form5754> {
  const taxed = await taxedOf(context, claim);
  checkDue(taxed, '5754');
  const owners: {
    readonly part: Taxed;
    readonly facts: SealedFacts;
    readonly owner: TaxedWinner;
  }[] = [];
  for (const { claim: own } of taxed.owners) {
    const part = await taxedOf(context, own);
    const facts = await factsFor(context, badge, { patron: part.patron, form: '5754' });
    owners.push({ part, facts, owner: winnerIn(facts) });
  }
  const { part, facts, owner } = (owners.find((each) => each.part.patron === taxed.winner) ??
    owners[0]) as (typeof owners)[number];
  const [document] = shownOf(part, facts);
  const total = (field: 'amount' | 'withheld'): string =>
    dollarsOf(sum(owners.map((each) => usd(each.part[field]))));
  return given({
    payer: await payerOf(context.house),
    dateWon: taxed.wonAt.slice(0, 10),
    typeOfWinnings: taxed.title,
    gameNumber: `${taxed.slip}`,
    recipient: owner,
    document,
    received: total('amount'),
    withheld: total('withheld'),
    owners: owners.map((each) => ({ ...each.owner, amount: each.part.amount })),
    claim,
  });
}
