// What the views answer, as it is documented. The types are those of the house's own views: where the
// two differ, it does not compile.
import { z } from 'zod';
import type { Event, keypadOf, LogRecord } from '#house';
import { listOf } from './route.ts';

/** Documented as any object with a type; typed as the house has it. */
export const event = z.looseObject({ type: z.string() }) as z.ZodType as z.ZodType<Event>;
type LoggedRefusal = NonNullable<LogRecord['refusal']>;

const texts = listOf(z.string());
const amounts = z.record(z.string(), z.string());

const figure = {
  meter: z.string(),
  title: z.string(),
  figure: z.string(),
  isPending: z.boolean().describe('A call is waiting: the amount is frozen until it is decided.'),
  limit: z.string().optional(),
};
const rates = listOf(
  z.object({ fee: z.string(), toMeter: z.string(), toReserve: z.string() }),
).describe('How one fee is split, as fractions: 1/5.');

export const signLine = z
  .object({
    offering: z.string(),
    title: z.string(),
    version: z.int().describe('Another version has another posting sheet.'),
    isSuspended: z.boolean(),
    meters: listOf(z.object(figure)),
    rates,
    lastWin: z
      .object({
        table: z.string(),
        row: z.string(),
        hand: z.string().describe('The row as the sheet names it.'),
        at: z.string(),
        amount: z.string(),
        newAmounts: amounts,
      })
      .optional(),
  })
  .meta({ id: 'SignLine' });

export const meter = z
  .object({
    offering: z.string(),
    ...figure,
    seed: z.string(),
    reset: z.string(),
    rates,
    overflowsTo: z.string(),
    unreasonableFee: z.string(),
    standing: z.string(),
    held: z.string(),
    reserve: z.string(),
    contributed: z.string(),
    overflowed: z.string(),
    hitCount: z.int(),
    won: z.string(),
    hits: listOf(
      z.object({
        call: z.string(),
        slip: z.int(),
        at: z.string(),
        table: z.string(),
        row: z.string(),
        amount: z.string(),
        meters: amounts,
      }),
    ),
    tables: texts,
  })
  .meta({ id: 'Meter' });

export const fund = z
  .object({
    fund: z.string(),
    meters: z.string(),
    held: z.string(),
    reserve: z.string(),
    payable: z.string(),
    total: z.string(),
    advance: z.string(),
    paysFor: texts,
  })
  .meta({ id: 'Fund' });

/** Whoever does not see the books, the boxes or the staff gets the house without them. */
export const house = z
  .object({
    name: z.string(),
    zone: z.string(),
    closedDay: z.string(),
    openTables: texts,
    pendingCalls: texts,
    staff: listOf(z.object({ staff: z.string(), roles: texts, isActive: z.boolean() })).optional(),
    proposals: texts.optional(),
    uncountedBoxes: texts.optional(),
    openClaims: z.object({ count: z.int(), amount: z.string() }).optional(),
    playersMoney: z.string().optional(),
    advanced: z.string().optional(),
    cage: z.string().optional(),
  })
  .meta({ id: 'House' });

export const table = z
  .object({
    table: z.string(),
    seats: z.int(),
    open: z
      .object({
        game: z.string(),
        title: z.string(),
        limit: z.string().optional(),
        isNpn: z.boolean(),
        since: z.string(),
      })
      .optional(),
    round: z.int().optional(),
    roundCount: z.int(),
    sensorsOut: listOf(z.int()),
    seated: listOf(
      z.object({
        seat: z.int(),
        person: z.string(),
        position: z.string(),
        patron: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'Table' });

/** Documented in its outline; typed as the house has it. */
export const keypad = z
  .looseObject({
    table: z.string(),
    phase: z.enum(['closed', 'idle', 'round', 'called', 'verified']),
    seats: listOf(z.looseObject({ seat: z.int() })),
    offerings: listOf(z.looseObject({ offering: z.string() })),
    calls: listOf(z.looseObject({ call: z.string() })),
  })
  .meta({ id: 'Keypad' }) as z.ZodType as z.ZodType<NonNullable<ReturnType<typeof keypadOf>>>;

export const offering = z
  .object({
    offering: z.string(),
    activity: z.string(),
    title: z.string(),
    version: z.int(),
    isSuspended: z.boolean(),
    isClosed: z.boolean(),
    paidBy: z.string(),
    closesTo: z.string(),
    pendingCalls: texts,
    hitCount: z.int(),
    won: z.string(),
  })
  .meta({ id: 'Offering' });
export const offeringWithDocument = offering.extend({ document: z.unknown() });

export const proposal = z
  .object({
    proposal: z.string(),
    by: z.string(),
    action: z.looseObject({ type: z.string() }),
  })
  .meta({ id: 'Proposal' });

export const call = z
  .object({
    call: z.string(),
    offering: z.string(),
    table: z.string(),
    seat: z.int(),
    round: z.int(),
    at: z.string(),
    by: z.string(),
    step: z.enum(['called', 'verified']),
    place: z.int().describe('Its place in line; 1 is decided next.'),
    holds: amounts,
    verifiedBy: z.string().optional(),
    authorizedBy: texts,
  })
  .meta({ id: 'Call' });
export const callWithDeal = call.extend({
  game: z.string(),
  isNpn: z.boolean(),
  fees: z.record(z.string(), z.union([listOf(z.int()), z.literal('table')])),
  deal: z.unknown().optional(),
});

export const claim = z
  .object({
    claim: z.string(),
    call: z.string(),
    offering: z.string(),
    table: z.string(),
    seat: z.int(),
    patron: z.string().optional(),
    amount: z.string(),
    words: z.string().optional().describe('The item, if the prize is not money.'),
    worth: z.string().optional().describe('The item’s value, if known.'),
    issuedAs: z.string().optional().describe('Coupons or chips, which are issued for the claim.'),
    plays: z.string().optional().describe('The show that is played for it.'),
    status: z.enum(['open', 'paid', 'expired', 'voided', 'split']),
    wonAt: z.string(),
    expires: z.string().optional(),
    identity: z
      .object({
        patron: z.string(),
        documents: texts,
        isValid: z.boolean(),
        isOfAge: z.boolean(),
        nameMatches: z.boolean(),
        hasTaxNumber: z.boolean(),
      })
      .optional(),
    forms: texts,
    partOf: z.string().optional(),
  })
  .meta({ id: 'Claim' });

export const drop = z
  .object({ drop: z.string(), table: z.string(), droppedBy: z.string(), countedBy: texts })
  .meta({ id: 'Drop' });

export const staff = z
  .object({
    staff: z.string(),
    roles: texts,
    isActive: z.boolean(),
    isOnDuty: z.boolean(),
    mustChangePin: z.boolean(),
    lockedUntil: z.string().optional(),
    patron: z.string().optional(),
  })
  .meta({ id: 'Staff' });

export const device = z
  .object({
    device: z.string(),
    kind: z.string(),
    table: z.string().optional(),
    isRevoked: z.boolean(),
  })
  .meta({ id: 'Device' });

export const patron = z
  .object({
    patron: z.string(),
    standing: z.enum(['welcome', 'excluded']),
    holdings: z.record(z.string(), z.record(z.string(), z.number())),
  })
  .meta({ id: 'Patron' });

export const activity = z
  .looseObject({ id: z.string(), title: z.string(), venue: z.string(), kind: z.string() })
  .meta({
    id: 'Activity',
    description: 'Everything on the sheet, as in `houseway activities`.',
  });

const logRecord = z
  .object({
    seq: z.int(),
    id: z.string(),
    input: z.string(),
    at: z.string(),
    by: z.string(),
    command: z.string(),
    events: listOf(event).optional(),
    refusal: (
      z.looseObject({ code: z.string() }) as z.ZodType as z.ZodType<LoggedRefusal>
    ).optional(),
  })
  .meta({ id: 'LogRecord' });

export const logPage = z.object({
  records: listOf(logRecord),
  last: z.int().describe('The last record of the log at this moment.'),
});
