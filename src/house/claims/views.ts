// What people see of claims.
import { z } from 'zod';
import { dollarsOf } from '#money';
import { claimNamed } from '../kit/ask.ts';
import { topic } from '../kit/topic.ts';
import { count, listOf, view } from '../kit/view.ts';
import type { Claim, House } from '../state.ts';
import { utcOf } from '../words/days.ts';
import { numbered } from '../words/scalars.ts';
import { IDENTITY_DOCUMENTS, type Identity, TAX_FORMS } from '../words/shapes.ts';
import { usesLeft } from './uses.ts';

export const claim = z
  .object({
    claim: z.string(),
    call: z.string(),
    offering: z.string(),
    table: z.string(),
    seat: z.int(),
    patron: z.string().exactOptional(),
    amount: z.string(),
    words: z.string().exactOptional().describe('The item, if the prize is not money.'),
    worth: z.string().exactOptional().describe('The item’s value, if known.'),
    issuedAs: z
      .string()
      .exactOptional()
      .describe('Coupons or chips, which are issued for the claim.'),
    plays: z.string().exactOptional().describe('The show that is played for it.'),
    usedWithin: z.int().exactOptional().describe('Days in which it is used bit by bit.'),
    left: z.string().exactOptional().describe('What is not used yet of such a prize.'),
    usedUntil: z.string().exactOptional().describe('When the rest of such a prize is lost.'),
    paidIn: z
      .enum(['cash', 'check', 'chips'])
      .exactOptional()
      .describe('The money that it is posted in. Any, if left out.'),
    status: z.enum(['open', 'paid', 'expired', 'voided', 'split']),
    wonAt: z.string(),
    expires: z.string().exactOptional(),
    identity: z
      .object({
        patron: z.string(),
        documents: listOf(z.enum(IDENTITY_DOCUMENTS)),
        isValid: z.boolean(),
        isOfAge: z.boolean(),
        nameMatches: z.boolean(),
        hasTaxNumber: z.boolean(),
        isFirstSeen: z.literal(true).exactOptional().describe('Nothing was on file before.'),
      })
      .exactOptional(),
    isMismatched: z
      .literal(true)
      .exactOptional()
      .describe('The ID is not what is on file: two people lift it.'),
    forms: listOf(z.enum(TAX_FORMS)),
    partOf: z.string().exactOptional(),
  })
  .meta({ id: 'Claim' });

function usesOf(claim: Claim) {
  const uses = usesLeft(claim);
  return uses === undefined ? {} : { left: dollarsOf(uses.left), usedUntil: utcOf(uses.until) };
}

/** What differs is for compliance alone. */
const seenBy = ({ differs: _, sameAs: __, livesWith: ___, ...identity }: Identity): Identity =>
  identity;

const claimLine = (claim: Claim) => ({
  claim: claim.id,
  call: claim.call,
  offering: claim.offering,
  table: claim.table,
  seat: claim.seat,
  ...(claim.patron === undefined ? {} : { patron: claim.patron }),
  amount: dollarsOf(claim.amount),
  ...claim.thing,
  ...usesOf(claim),
  ...(claim.paidIn === undefined ? {} : { paidIn: claim.paidIn }),
  status: claim.status,
  wonAt: claim.wonAt,
  ...(claim.expires === undefined ? {} : { expires: utcOf(claim.expires) }),
  ...(claim.identity === undefined ? {} : { identity: seenBy(claim.identity) }),
  ...(claim.isMismatched === undefined ? {} : { isMismatched: claim.isMismatched }),
  forms: [...claim.forms],
  ...(claim.partOf === undefined ? {} : { partOf: claim.partOf }),
});

const claimsOf = ({ claims }: House, status?: Claim['status']): readonly Claim[] =>
  [...claims.values()].filter((claim) => status === undefined || claim.status === status);

/** Claims of one status, or all that are known. */
export const claimFacts = (house: House, status?: Claim['status']) =>
  claimsOf(house, status).map(claimLine);

const CLAIMS_MOST = 1_000;

export const CLAIM_VIEWS = [
  view({
    path: '/claims',
    sees: 'claims',
    forDevices: true,
    tag: 'views',
    says: 'Claims of one status, or all.',
    of: {},
    query: z.strictObject({
      status: claim.shape.status.optional(),
      limit: count(CLAIMS_MOST)
        .pipe(z.int().min(1))
        .optional()
        .describe('The number to return, newest first. Without it, all, oldest first.'),
    }),
    answer: listOf(claim),
    see: ({ house }, _, { status, limit }) =>
      limit === undefined
        ? claimFacts(house, status)
        : claimsOf(house, status).slice(-limit).reverse().map(claimLine),
  }),
  view({
    path: '/claims/:claim',
    sees: 'claims',
    forDevices: true,
    tag: 'views',
    says: 'One claim.',
    of: { claim: numbered },
    answer: claim,
    see: ({ house }, { claim: id }) => claimLine(claimNamed(house, id)),
  }),
] as const;

/** Prizes that wait for their winners, and whether the winner's ID has been seen. */
const claimItems = (house: House) =>
  new Map(
    claimFacts(house, 'open').map(({ claim, identity, ...facts }) => [
      claim,
      { ...facts, isIdentified: identity !== undefined },
    ]),
  );

/** What runs out, and when. */
const clockItems = (house: House) =>
  new Map(
    claimFacts(house, 'open')
      .filter(({ expires }) => expires !== undefined)
      .map(({ claim, offering, table, seat, expires }) => [
        claim,
        { offering, table, seat, expires },
      ]),
  );

export const CLAIM_TOPICS = [
  topic({
    name: 'claims',
    sees: 'claims',
    changedBy: [
      'prize-awarded',
      'award-voided',
      'identity-checked',
      'form-completed',
      'winner-named',
      'block-lifted',
      'hold-cleared',
      'payment-recovered',
      'repayment-taken',
      'receivable-written-off',
      'form-corrected',
      'patrons-merged',
      'person-written',
      'claim-split',
      'claim-paid',
      'claim-expired',
      'prizes-won',
    ],
    itemsOf: claimItems,
  }),
  topic({
    name: 'clocks',
    sees: 'claims',
    changedBy: [
      'prize-awarded',
      'prizes-won',
      'award-voided',
      'claim-split',
      'claim-paid',
      'claim-expired',
      'payment-recovered',
    ],
    itemsOf: clockItems,
  }),
] as const;
