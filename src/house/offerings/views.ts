// What people see of offerings.
import { z } from 'zod';
import { dollarsOf } from '#money';
import { fundOf, titleOf } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';
import { listOf, view } from '../kit/view.ts';
import type { House, Offered } from '../state.ts';
import { name } from '../words/scalars.ts';
import type { Rulebook } from './rulebook.ts';

const offering = z
  .object({
    offering: z.string(),
    activity: z.string(),
    title: z.string(),
    version: z.int(),
    isSuspended: z.boolean(),
    isClosed: z.boolean(),
    paidBy: z.string(),
    closesTo: z.string(),
    pendingCalls: listOf(z.string()),
    hitCount: z.int(),
    won: z.string(),
  })
  .meta({ id: 'Offering' });

const offeringLine = (offering: string, offered: Offered, rulebook: Rulebook) => ({
  offering,
  activity: offered.activity,
  title: titleOf(fundOf(rulebook, offering, offered)),
  version: offered.version,
  isSuspended: offered.isSuspended,
  isClosed: offered.isClosed,
  paidBy: offered.paidBy,
  closesTo: offered.closesTo,
  pendingCalls: [...offered.line],
  hitCount: offered.hitCount,
  won: dollarsOf(offered.won),
});

/** What is posted, and what was. */
export const offeringFacts = ({ offerings }: House, rulebook: Rulebook) =>
  [...offerings].map(([each, offered]) => offeringLine(each, offered, rulebook));

export const OFFERING_VIEWS = [
  view({
    path: '/offerings',
    sees: 'offerings',
    forDevices: true,
    tag: 'views',
    says: 'Current and past offerings.',
    of: {},
    answer: listOf(offering),
    see: ({ house, rulebook }) => offeringFacts(house, rulebook),
  }),
  view({
    path: '/offerings/:offering',
    sees: 'offerings',
    forDevices: true,
    tag: 'views',
    says: 'One offering, with the document as posted.',
    of: { offering: name },
    answer: offering.extend({ document: z.record(z.string(), z.unknown()) }),
    see({ house, rulebook }, { offering: id }) {
      const offered = house.offerings.get(id) ?? refuse('unknown-offering', id);
      return { ...offeringLine(id, offered, rulebook), document: offered.document };
    },
  }),
] as const;
