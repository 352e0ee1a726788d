// The buttons of a keypad, in the words of the sheet. A button can be pressed when the house would
// accept its command now, so a keypad never offers what is then refused.
import { z } from 'zod';
import { given } from '#result';
import type { Keypad, Moment } from '#rules';
import type { CommandOf } from '../commands.ts';
import { askingOf, decideBy } from '../dispatch.ts';
import type { Event } from '../events.ts';
import { refused } from '../kit/answers.ts';
import { Refused } from '../kit/ask.ts';
import { listOf } from '../kit/view.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import { type CommandType, MAY } from '../permissions.ts';
import { type Refusal, refusal } from '../refusals.ts';
import {
  type Call,
  type House,
  type Round,
  type RoundFee,
  type Table,
  WHOLE_TABLE,
} from '../state.ts';
import { overAt } from '../tables/dealt.ts';
import { lyingOf } from '../tables/kept-fees.ts';
import { feesDue, headsAt, payerStop } from '../tables/payers.ts';
import { role } from '../words/scalars.ts';

/** In the order in which a round presses them. */
const PRESSED = [
  'start-round',
  'return-fees',
  'call-hand',
  'uncall-hand',
  'verify-call',
  'authorize-call',
  'reject-call',
  'end-round',
] as const satisfies readonly CommandType[];

export const buttonAnswer = z.object({
  command: z.enum(PRESSED),
  label: z.string().describe('The sheet’s own word, if it has one.'),
  canPress: z.boolean(),
  because: refused.exactOptional().describe('Why it can’t be pressed.'),
  roles: listOf(role).describe('Whose badge it takes.'),
});
type Button = z.output<typeof buttonAnswer>;

/** Everything that an offering is asked for at a table. */
export interface At {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly at: Moment;
  readonly name: string;
  readonly table: Table;
  readonly offering: string;
  /** The call of this table that is next to be decided, if there is one. */
  readonly call: Call | undefined;
}

type Fields<Type extends CommandType> = Omit<CommandOf<Type>, 'id' | 'by' | 'type'>;

/** What the house would answer to a badge with the permission. */
export function answerTo<Type extends CommandType>(
  { house, rulebook, at }: Pick<At, 'house' | 'rulebook' | 'at'>,
  type: Type,
  fields: Fields<Type>,
): readonly Event[] | Refusal {
  try {
    return decideBy(type, {
      ...askingOf(house, at, rulebook),
      command: { id: '', by: '', ...fields },
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

export const isRefusal = (answer: readonly Event[] | Refusal): answer is Refusal =>
  'code' in answer;

function button(command: Button['command'], label: string, stop: Refusal | undefined): Button {
  const can = stop === undefined ? { canPress: true } : { canPress: false, because: stop };
  return { command, label, ...can, roles: MAY[command] };
}

function tried<Type extends CommandType>(
  asked: At,
  type: Type,
  fields: Fields<Type>,
): Refusal | undefined {
  const answer = answerTo(asked, type, fields);
  return isRefusal(answer) ? answer : undefined;
}

/** The fees of the offering in a round. */
const feesIn = (round: Round | undefined, { offering }: At): readonly RoundFee[] =>
  [...(round?.fees.values() ?? [])].filter((fee) => fee.offering === offering);

/** The seats with a fee of the offering. Every seat, where the table has one fee for all or no one
 * pays. */
function seatsWithFee(round: Round | undefined, asked: At): readonly number[] {
  const paid = feesIn(round, asked).flatMap((fee) => [...fee.paid.keys()]);
  const { seats } = asked.table;
  if (paid.length > 0 && !paid.includes(WHOLE_TABLE)) return paid;
  return Array.from({ length: seats }, (_, index) => index + 1);
}

/** A table with someone in every seat: how many are dealt in is the dealer's to say. */
export const fullRound = ({ seats }: Table): number => Math.max(2, seats);

const firstSeats = (count: number | undefined): number[] | undefined =>
  count === undefined ? undefined : Array.from({ length: count }, (_, index) => index + 1);

/** Starting a full round with the fees that every round has, and with a fee of the offering, as if
 * one player took part who may. */
function startOf(asked: At): Refusal | undefined {
  const { house, rulebook, name, table, offering } = asked;
  const { open } = table;
  const offered = house.offerings.get(offering);
  if (open === undefined) return tried(asked, 'start-round', { table: name, fees: [] });
  const dealtIn = fullRound(table);
  const here = { ...table, open };
  const heads = headsAt(here, { dealtIn });
  const due = feesDue(asked, { name, table: here, heads }).map(
    ({ offering: of, fee, seats, count }) =>
      given({ offering: of, fee, seats: seats?.slice() ?? firstSeats(count) }),
  );
  const plan =
    open.isNpn || offered === undefined
      ? undefined
      : rulebook.feePlan(offering, offered, undefined, open);
  const isDue = due.some((line) => line.offering === offering);
  if (plan === undefined || offered === undefined || isDue) {
    return tried(asked, 'start-round', { table: name, fees: due, dealtIn });
  }
  const posted = rulebook.posted(offered);
  const all = Array.from({ length: table.seats }, (_, index) => index + 1);
  const lit = all.filter((seat) => !table.sensorsOut.has(seat));
  const able = lit.find((seat) => payerStop(posted, plan, { table, seat }) === undefined);
  const seat = able ?? lit[0] ?? 1;
  const line = plan.paidBy === 'player' ? { offering, seats: [seat] } : { offering };
  return tried(asked, 'start-round', { table: name, fees: [...due, line], dealtIn });
}

/** Only the cards can tell more. */
function verifyOf({ call }: At): Refusal | undefined {
  if (call === undefined) return refusal('unknown-call');
  return call.authorizedBy.length > 0 ? refusal('wrong-step', 'it has been signed') : undefined;
}

/** Of a call, where there is one. */
const ofCall = (
  asked: At,
  type: 'uncall-hand' | 'authorize-call',
  { call } = asked,
): Refusal | undefined =>
  call === undefined ? refusal('unknown-call') : tried(asked, type, { call: call.id });

const PERSON = {
  'floor-person': 'the floor person',
  supervisor: 'the supervisor',
  representative: 'the representative of the house',
} as const;

/** What the sheet calls the person that the table waits for. */
export const personFor = (keypad: Keypad | undefined, step: Call['step']): string => {
  if (keypad === undefined) return 'the floor';
  return PERSON[step === 'called' ? keypad.calls : keypad.authorize.by];
};

/** `Key to JPH, J-Pot`, `Pay Jackpot, card`. */
function authorizeLabel(keypad: Keypad | undefined): string {
  const { keyTo, button: pressed, entersPayout, swipesCard } = keypad?.authorize ?? {};
  const steps = [
    ...(keyTo === undefined ? [] : [`Key to ${keyTo}`]),
    ...(pressed === undefined ? [] : [pressed]),
    ...(entersPayout ? ['Payout'] : []),
    ...(swipesCard ? ['card'] : []),
  ].join(', ');
  return steps === '' ? 'Authorize' : steps.charAt(0).toUpperCase() + steps.slice(1);
}

const HAND_LABELS = {
  'hand-button': 'Hand',
  'spot-and-hand-button': 'Spot, then hand',
} as const;

/** Calls a hand of the round in progress, or of one that is over. */
function callOf(asked: At, keypad: Keypad | undefined, over: Round | undefined): Button {
  const { table, name, offering } = asked;
  const [seat = 1] = seatsWithFee(over ?? table.round, asked);
  const fields = given({ table: name, seat, offering, round: over?.number });
  const label = HAND_LABELS[keypad?.hand ?? 'hand-button'];
  return button('call-hand', label, tried(asked, 'call-hand', fields));
}

/** The next round has begun, and a hand of the one before can still be called. */
export function callLastOf(asked: At, keypad: Keypad | undefined): Button | undefined {
  const { house, at, table } = asked;
  const over = table.round === undefined ? undefined : overAt(house, table, at.instant);
  return over === undefined ? undefined : callOf(asked, keypad, over);
}

/** The buttons of one offering, in the order in which a round presses them. */
export function buttonsOf(asked: At, keypad: Keypad | undefined): readonly Button[] {
  const { house, at, name, table, offering, call } = asked;
  // Between two rounds a hand of the last one can be called.
  const over = table.round === undefined ? overAt(house, table, at.instant) : undefined;
  const [paid] = feesIn(table.round, asked).filter((fee) => lyingOf(fee).size > 0);
  const why = given({ fee: paid?.fee, behind: paid?.behind, reason: 'given back' });
  const isAgain = keypad?.undo === 'press-again';
  return [
    button('start-round', keypad?.start ?? 'Start round', startOf(asked)),
    button(
      'return-fees',
      'Return fees',
      tried(asked, 'return-fees', { table: name, offering, ...why }),
    ),
    callOf(asked, keypad, over),
    button('uncall-hand', isAgain ? 'Hand, again' : 'Cancel call', ofCall(asked, 'uncall-hand')),
    button(
      'verify-call',
      keypad?.confirmedBy === undefined ? 'Verify' : 'Confirm',
      verifyOf(asked),
    ),
    button('authorize-call', authorizeLabel(keypad), ofCall(asked, 'authorize-call')),
    button('reject-call', 'Reject', call === undefined ? refusal('unknown-call') : undefined),
    button('end-round', keypad?.end ?? 'End round', tried(asked, 'end-round', { table: name })),
  ];
}
