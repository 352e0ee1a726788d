// Everything that a house can be asked to do, and how a request is read. One schema decodes,
// documents and types each command.
import { z } from 'zod';
import { PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { err, isFields, ok, type Problem, problem, type Result } from '#result';
import { RESOURCES } from './permissions.ts';
import { PROMOTION_COMMANDS } from './promotions.ts';
import { DEVICE_KINDS, IDENTITY_DOCUMENTS, SIGNERS, TAX_FORMS } from './state.ts';
import {
  clock,
  commandId,
  day,
  dollars,
  json,
  name,
  numbered,
  role,
  seat,
  sha256,
  words,
  zone,
} from './words/scalars.ts';

const settings = z.strictObject({
  dayStart: clock,
  trayLimit: dollars,
  unreasonableFee: dollars,
  identityFrom: dollars,
  signOffs: z.array(z.strictObject({ from: dollars, role: z.enum(SIGNERS) })).max(8),
  deckCountFrom: dollars.optional(),
  cashUpTo: dollars.optional(),
  surveillanceFrom: dollars.optional(),
  recountFrom: dollars.optional(),
  leastAge: z.int().min(18).max(25).optional(),
  payer: z
    .strictObject({
      address: z.array(words).min(1).max(4),
      taxNumber: words,
      telephone: words,
    })
    .optional(),
});

/** `patron` is the same person as a player, who does not play while on duty. */
const appointment = z.strictObject({
  staff: name,
  roles: z.array(role).min(1),
  patron: name.optional(),
});

/** What takes two people: one proposes, another approves. */
const ACTIONS = {
  /** `closesTo` has what is left at the end; `paidBy` is the fund of a sheet that has none. */
  'post-offering': z.strictObject({
    offering: name,
    activity: name,
    document: json,
    closesTo: name.optional(),
    paidBy: name.optional(),
  }),
  /** `version` is the one that was changed: where another is posted by now, nothing is. */
  'change-offering': z.strictObject({
    offering: name,
    document: json,
    version: z.int().min(1).optional(),
  }),
  'withdraw-offering': z.strictObject({ offering: name, reason: words }),
  /** `by` is added to a meter or to the reserve, or taken off it where it begins with a minus. */
  'adjust-fund': z.strictObject({
    offering: name,
    account: z.union([z.literal('reserve'), z.strictObject({ meter: name })]),
    by: z.string().regex(/^-?\d{1,13}(?:\.\d{1,2})?$/, { error: 'is an amount: "-12.50"' }),
    against: z.enum(['advance', 'house', 'reserve']),
    reason: words,
  }),
  /** Takes a whole award back, while nothing of it has been paid. */
  'void-award': z.strictObject({ call: commandId, reason: words }),
  /** Tickets by hand, where the sheet wants two people for them. */
  'issue-tickets': PROMOTION_COMMANDS['issue-tickets'],
  'change-settings': z.strictObject({ settings }),
  'appoint-staff': appointment,
} as const;
export type ActionType = keyof typeof ACTIONS;
export type Action = {
  [Type in ActionType]: { readonly type: Type } & z.infer<(typeof ACTIONS)[Type]>;
}[ActionType];

const action = z.discriminatedUnion('type', [
  ACTIONS['post-offering'].extend({ type: z.literal('post-offering') }),
  ACTIONS['change-offering'].extend({ type: z.literal('change-offering') }),
  ACTIONS['withdraw-offering'].extend({ type: z.literal('withdraw-offering') }),
  ACTIONS['adjust-fund'].extend({ type: z.literal('adjust-fund') }),
  ACTIONS['void-award'].extend({ type: z.literal('void-award') }),
  ACTIONS['issue-tickets'].extend({ type: z.literal('issue-tickets') }),
  ACTIONS['change-settings'].extend({ type: z.literal('change-settings') }),
  ACTIONS['appoint-staff'].extend({ type: z.literal('appoint-staff') }),
]);

const COMMANDS = {
  'open-house': z.strictObject({
    name: words,
    zone,
    staff: z.array(appointment).min(2),
    settings: settings.optional(),
    capital: dollars.optional(),
  }),
  'dismiss-staff': z.strictObject({ staff: name }),
  /** Whether the PIN was right is found out before it comes here: the log holds no secret. */
  'sign-in': z.strictObject({ device: name.optional(), isRight: z.boolean() }),
  'sign-out': z.strictObject({}),
  'go-off-duty': z.strictObject({}),
  'change-pin': z.strictObject({}),
  'reset-pin': z.strictObject({ staff: name }),
  /** `keyHash` is the SHA-256 of a key that the device has made for itself. */
  'enrol-device': z.strictObject({
    device: name,
    kind: z.enum(DEVICE_KINDS),
    table: name.optional(),
    keyHash: sha256,
  }),
  'revoke-device': z.strictObject({ device: name, reason: words }),
  'add-webhook': z.strictObject({
    webhook: name,
    url: z
      .url({ protocol: /^https?$/, error: 'is an address: https://example.test/hook' })
      .max(500)
      .refine((url) => !url.split('/')[2]?.includes('@'), {
        error: 'holds no name and no password: deliveries are signed',
      }),
    topics: z.array(name).min(1).max(20),
  }),
  'remove-webhook': z.strictObject({ webhook: name, reason: words }),
  /** The secret itself is made and kept outside. */
  'make-secret': z.strictObject({ webhook: name }),
  /** Asked for only where it will be refused: whoever may look leaves no line. */
  look: z.strictObject({ resource: z.enum(RESOURCES) }),
  'read-person': z.strictObject({ patron: name, reason: words }),
  /** Which facts were written, not what they say; `digest` tells others under the same id, and
   * nothing to whoever lacks the key. */
  'write-person': z.strictObject({
    patron: name,
    fields: z.array(name).min(1).max(20),
    digest: sha256.optional(),
  }),
  'erase-person': z.strictObject({ patron: name, reason: words }),
  'enrol-patron': z.strictObject({ patron: name }),
  'exclude-patron': z.strictObject({ patron: name, reason: words }),
  'readmit-patron': z.strictObject({ patron: name, reason: words }),
  'install-table': z.strictObject({ table: name, seats: seat }),
  'open-table': z.strictObject({
    table: name,
    game: name,
    limit: words.optional(),
    npn: z.boolean().optional(),
  }),
  'close-table': z.strictObject({ table: name }),
  'seat-person': z.strictObject({
    table: name,
    seat,
    person: z.enum(PERSON_KINDS).exclude(['nobody']).optional(),
    position: z.enum(SEAT_POSITIONS).optional(),
    patron: name.optional(),
  }),
  'leave-seat': z.strictObject({ table: name, seat }),
  'report-sensor': z.strictObject({ table: name, seat, works: z.boolean() }),
  /** Coin In: the fees that lie on the sensors are taken and the round begins. `amount` is what
   * lies on each; left out, it is the posted fee. `seats` is left out where the pot pays. */
  'start-round': z.strictObject({
    table: name,
    fees: z
      .array(
        z.strictObject({
          offering: name,
          fee: name.optional(),
          seats: z.array(seat).min(1).optional(),
          amount: dollars.optional(),
          /** Sensors that did not light and were marked by hand. */
          byHand: z.array(seat).optional(),
        }),
      )
      .max(40),
  }),
  /** Gives fees of the running round back: a sensor failed, a misdeal. */
  'return-fees': z.strictObject({
    table: name,
    offering: name,
    fee: name.optional(),
    seats: z.array(seat).min(1).optional(),
    reason: words,
  }),
  'end-round': z.strictObject({ table: name }),
  'call-hand': z.strictObject({
    table: name,
    seat,
    offering: name,
    row: name.optional(),
  }),
  'uncall-hand': z.strictObject({ call: commandId }),
  'verify-call': z.strictObject({
    call: commandId,
    deal: json,
    deckCounted: z.boolean().optional(),
    /** What was ticked: surveillance has looked, the deck was a standard one. */
    checks: z
      .strictObject({ surveillance: z.boolean().optional(), standardDeck: z.boolean().optional() })
      .optional(),
  }),
  'authorize-call': z.strictObject({ call: commandId }),
  'reject-call': z.strictObject({ call: commandId, reason: words }),
  'pay-claim': z.strictObject({
    claim: numbered,
    patron: name.optional(),
    from: z.enum(['cage', 'tray', 'cheque']),
    /** Whose tray. */
    table: name.optional(),
  }),
  /** The document itself lies with the person's facts; here is what was found out from it. */
  'check-identity': z.strictObject({
    claim: numbered,
    patron: name,
    documents: z.array(z.enum(IDENTITY_DOCUMENTS)).min(1).max(2),
    isValid: z.boolean(),
    /** Whether the birth date makes the winner old enough for the claim. */
    isOfAge: z.boolean(),
    nameMatches: z.boolean(),
    hasTaxNumber: z.boolean(),
    /** Tells other papers under the same id, as in `write-person`. */
    digest: sha256.optional(),
  }),
  'complete-form': z.strictObject({ claim: numbered, form: z.enum(TAX_FORMS) }),
  /** Several people own what one seat has won. */
  'split-claim': z.strictObject({
    claim: numbered,
    parts: z
      .array(z.strictObject({ patron: name, amount: dollars }))
      .min(2)
      .max(20),
  }),
  'fill-tray': z.strictObject({ table: name, amount: dollars }),
  'drop-box': z.strictObject({ table: name }),
  'count-box': z.strictObject({ drop: numbered, counted: dollars }),
  /** Money of the funds is brought to the bank. */
  'deposit-fund': z.strictObject({ amount: dollars, reference: words }),
  'bring-capital': z.strictObject({ amount: dollars, reason: words }),
  'open-fund': z.strictObject({ fund: name, title: words, of: words.optional() }),
  /** Money of other games for a common fund. */
  'feed-fund': z.strictObject({ fund: name, amount: dollars, reason: words }),
  'suspend-offering': z.strictObject({ offering: name, reason: words }),
  'resume-offering': z.strictObject({ offering: name }),
  /** An attempt that did not win: the meter takes the step of its sheet. */
  'count-attempt': z.strictObject({ offering: name, meter: name.optional() }),
  propose: z.strictObject({ action }),
  approve: z.strictObject({ proposal: commandId }),
  reject: z.strictObject({ proposal: commandId, reason: words }),
  tick: z.strictObject({}),
  'close-day': z.strictObject({ day: day }),
  ...PROMOTION_COMMANDS,
} as const;

export type CommandType = keyof typeof COMMANDS;
export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[];
/** Those that run promotions. */
export const PROMOTION_TYPES = Object.keys(PROMOTION_COMMANDS) as readonly CommandType[];

/** Whether the edge draws random bytes for it, which nobody who asks may give. */
export const takesChance = (type: CommandType): boolean => 'chance' in COMMANDS[type].shape;

/** What the edge adds to a command, and nobody who asks may give: chance, and what binds a drawing. */
const edgeFields = (type: CommandType): readonly string[] =>
  ['chance', 'commitment', 'secret'].filter((field) => field in COMMANDS[type].shape);

/** What only the server asks for, when it has seen to what stands outside of the log: a PIN, a
 * document, the facts of a person, the time. */
export const SYSTEM_COMMANDS: readonly CommandType[] = [
  'open-house',
  'tick',
  'sign-in',
  'sign-out',
  'change-pin',
  'reset-pin',
  'check-identity',
  'read-person',
  'write-person',
  'erase-person',
  'make-secret',
  'look',
  'register-member',
  'set-card-pin',
  'read-card',
  'open-card',
];

/** What a command has to look like, besides its id, its type and who asks. */
export const commandSchema = (type: CommandType): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(COMMANDS[type], { io: 'input', unrepresentable: 'any' });

/** How the fields of a command are read. */
export const commandFields = <Type extends CommandType>(type: Type): (typeof COMMANDS)[Type] =>
  COMMANDS[type];

/** How the fields are read that whoever asks gives. */
export function askedFields(type: CommandType): z.ZodType<Readonly<Record<string, unknown>>> {
  const fields: z.ZodObject = COMMANDS[type];
  const added = edgeFields(type).map((field): [string, true] => [field, true]);
  return fields.omit(Object.fromEntries(added) as Record<string, never>);
}

interface Envelope {
  /** Made once by whoever asks, and kept until it is answered. */
  readonly id: string;
  /** The badge of whoever asks. */
  readonly by: string;
}

export type CommandOf<Type extends CommandType> = Envelope & { readonly type: Type } & Readonly<
    z.infer<(typeof COMMANDS)[Type]>
  >;
export type Command = { [Type in CommandType]: CommandOf<Type> }[CommandType];

const isType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(COMMANDS, type);

const envelope = z.object({ id: commandId, by: name, type: z.string() });

/** Unknown JSON as a command, or all that is wrong with it. */
export function decodeCommand(value: unknown): Result<Command> {
  if (!isFields(value)) return problem('', 'is no command: an object with id, by and type');
  const head = envelope.safeParse(value);
  const problems = head.success ? [] : problemsOf(head.error);
  const { id: _, by: __, type, ...rest } = value;
  if (!isType(type)) {
    const there = COMMAND_TYPES.join(', ');
    const besides = problems.filter(({ path }) => path !== 'type');
    return err([...besides, { path: 'type', message: `is not a command; there are: ${there}` }]);
  }
  const body = COMMANDS[type].safeParse(rest);
  if (!head.success || !body.success) {
    return err([...problems, ...(body.success ? [] : problemsOf(body.error))]);
  }
  return ok({ ...head.data, ...body.data } as Command);
}

/** What zod found wrong, in our words for it. */
export const problemsOf = ({ issues }: z.ZodError): Problem[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'is no field' }))
      : [{ path: pathOf(issue.path), message: wordsOf(issue.message) }],
  );

/** The library's own words, as ours. */
function wordsOf(message: string): string {
  const [, wanted, found] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (wanted === undefined) return message;
  return found === 'undefined' ? 'is missing' : `is of type ${found}; it takes ${wanted}`;
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
