// What comes before a payment: the winner's ID, and the forms of the tax rules.

import { z } from 'zod';
import { given } from '#result';
import { checkNotOwn, checkPatron, claimNamed, refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { AT_DEVICE, FREE } from '../kit/power.ts';
import type { Claim } from '../state.ts';
import { MONEY } from '../words/roles.ts';
import { name, numbered, sha256 } from '../words/scalars.ts';
import { FILED_FACTS, IDENTITY_DOCUMENTS, TAX_FORMS } from '../words/shapes.ts';
import { checkOpen, checkWinner } from './checks.ts';
import { checkIntroduced } from './hands.ts';
import { isComplete } from './identity.ts';
import { taxOf } from './taxes.ts';

const PAPERS_COMMANDS = {
  /** The document itself lies with the person's facts; here is what was found out from it. */
  'check-identity': command({
    does: 'Records a check of the winner’s ID.',
    may: ['cage', 'floor', 'manager'],
    power: AT_DEVICE,
    isSystem: true,
    fields: {
      claim: numbered,
      patron: name,
      documents: z.array(z.enum(IDENTITY_DOCUMENTS)).min(1).max(2),
      isValid: z.boolean(),
      /** Whether the birth date makes the winner old enough for the claim. */
      isOfAge: z.boolean(),
      nameMatches: z.boolean(),
      hasTaxNumber: z.boolean(),
      /** Tells another ID under the same name, as in `write-person`. */
      digest: sha256.optional(),
      differs: z.array(z.enum(FILED_FACTS)).optional(),
      isFirstSeen: z.literal(true).optional(),
      sameAs: z.array(name).max(100).optional(),
      livesWith: z.array(name).max(100).optional(),
    },
    brings: ['identity-checked'],
    sample: {
      claim: 'c:1',
      patron: 'p9',
      documents: ['passport'],
      isValid: true,
      isOfAge: true,
      nameMatches: true,
      hasTaxNumber: true,
    },
    decide(ask) {
      const { house, command, at } = ask;
      const { claim: id, patron, documents, isValid, isOfAge, nameMatches, hasTaxNumber } = command;
      const { differs, isFirstSeen, sameAs, livesWith } = command;
      const claim = claimNamed(house, id);
      checkNotOwn(house, command.by, [patron, claim.patron]);
      checkPatron(house, patron);
      checkOpen(claim, at);
      checkWinner(house, claim, patron);
      checkIntroduced(ask, claim, patron);
      const found = { isValid, isOfAge, nameMatches, hasTaxNumber };
      const filed = given({ differs, isFirstSeen, sameAs, livesWith });
      return [{ type: 'identity-checked', claim: id, patron, documents, ...found, ...filed }];
    },
  }),

  'complete-form': command({
    does: 'Records that a form is complete and signed.',
    may: MONEY,
    power: FREE,
    fields: { claim: numbered, form: z.enum(TAX_FORMS) },
    brings: ['form-completed'],
    sample: { claim: 'c:1', form: 'w-2g' },
    decide(ask) {
      const { house, command, at } = ask;
      const { form } = command;
      const claim = claimNamed(house, command.claim);
      checkOpen(claim, at);
      const patron = claim.identity?.patron;
      const { forms } = taxOf(ask, claim, patron ?? claim.patron);
      if (!forms.includes(form)) refuse('form-not-due', form);
      if (isComplete(house, claim, form)) refuse('form-not-due', 'it is complete already');
      if (patron === undefined) refuse('identity-needed', 'the form needs a name');
      return [{ type: 'form-completed', claim: claim.id, form }];
    },
  }),
};

export const PAPERS = mechanism({
  area: 'claims',
  commands: PAPERS_COMMANDS,
  evolve: {
    'identity-checked': (
      { claims },
      { type: _, claim: id, moves: __, ...identity },
      { record },
    ) => {
      const claim = claims.get(id) as Claim;
      // Forms that are in another name do not do.
      if (claim.identity?.patron !== identity.patron) claim.forms.length = 0;
      claim.identity = identity;
      claim.identifiedBy = record.by;
      if (identity.differs !== undefined) claim.isMismatched = true;
    },
    'form-completed': ({ claims }, { claim, form }) => {
      (claims.get(claim) as Claim).forms.push(form);
    },
  },
});
