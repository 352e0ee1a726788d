// What people see of prizes that went to the wrong person.
import { z } from 'zod';
import { dollarsOf } from '#money';
import { given } from '#result';
import { listOf, view } from '../kit/view.ts';
import { TAX_FORMS } from '../words/shapes.ts';

const receivable = z
  .object({
    receivable: z.string(),
    claim: z.string(),
    patron: z.string().exactOptional().describe('Who was wrongly paid, where that is known.'),
    owed: z.string().describe('What was wrongly paid.'),
    left: z.string().describe('What of it has neither come back nor been written off.'),
    forms: listOf(z.enum(TAX_FORMS)).describe('Forms that still have to be corrected.'),
  })
  .meta({ id: 'Receivable' });

export const RECEIVABLE_VIEWS = [
  view({
    path: '/receivables',
    sees: 'claims',
    tag: 'views',
    says: 'What people who were wrongly paid owe the house, the oldest first.',
    of: {},
    answer: listOf(receivable),
    see: ({ house }) =>
      [...house.receivables].map(([id, { claim, patron, owed, left, forms }]) =>
        given({
          receivable: id,
          claim,
          patron,
          owed: dollarsOf(owed),
          left: dollarsOf(left),
          forms: [...forms],
        }),
      ),
  }),
] as const;
