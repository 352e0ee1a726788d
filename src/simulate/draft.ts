// What a person on the floor is about to ask for, and who asks for what.
import { type CommandOf, type CommandType, type House, MAY } from '#house';
import type { Moment } from '#rules';
import type { Dice } from './dice.ts';
import type { Tally } from './tally.ts';

/** A command that has no id yet. */
export type Draft = { [Type in CommandType]: Omit<CommandOf<Type>, 'id'> }[CommandType];

/** What the person who asks can see. */
export interface View {
  readonly house: House;
  readonly tally: Tally;
  readonly dice: Dice;
  readonly at: Moment;
  /** How many tables there shall be. */
  readonly tableCount: number;
  /** A number that no command had before, for new names. */
  readonly number: number;
}

/** Something that may be asked for now; nothing where there is no occasion. */
export type Scene = (view: View) => Draft | undefined;

export type TableDraft = House['tables'] extends Map<string, infer Each> ? Each : never;
export type CallDraft = House['calls'] extends Map<string, infer Each> ? Each : never;

/** Some of them play in their free time, as the first patrons that there will be. */
export const STAFF = [
  { staff: 'dana', roles: ['dealer'], patron: 'P1' },
  { staff: 'dirk', roles: ['dealer'], patron: 'P2' },
  { staff: 'flo', roles: ['floor'], patron: 'P3' },
  { staff: 'fred', roles: ['floor'] },
  { staff: 'max', roles: ['manager'] },
  { staff: 'mona', roles: ['manager'] },
  { staff: 'cora', roles: ['cage'] },
  { staff: 'dee', roles: ['desk'] },
  { staff: 'cole', roles: ['count'] },
  { staff: 'cleo', roles: ['count'] },
  { staff: 'abe', roles: ['accounting'] },
  { staff: 'ann', roles: ['accounting'] },
  { staff: 'mia', roles: ['marketing'] },
  { staff: 'carl', roles: ['compliance'] },
  { staff: 'rex', roles: ['regulator'] },
  { staff: 'ada', roles: ['administrator'] },
  { staff: 'clock', roles: ['clock'] },
] as const;

const [TABLE, FLOOR] = [
  ['dana', 'dirk', 'flo'],
  ['flo', 'fred', 'max'],
];
const EVERYBODY = STAFF.map(({ staff }) => staff).filter((staff) => staff !== 'clock');

/** Who does it in this house; the machine has its own list of who may. */
const WHO: Readonly<Partial<Record<CommandType, readonly string[]>>> = {
  'open-house': ['max'],
  'dismiss-staff': ['max', 'mona', 'ada'],
  'sign-in': EVERYBODY,
  'sign-out': EVERYBODY,
  'go-off-duty': EVERYBODY,
  'make-secret': ['ada'],
  look: EVERYBODY,
  'change-pin': EVERYBODY,
  'set-pin': EVERYBODY,
  'enrol-device': ['ada'],
  'revoke-device': ['ada', 'carl'],
  'add-webhook': ['ada'],
  'remove-webhook': ['ada'],
  'read-person': ['cora', 'dee', 'carl'],
  'write-person': ['cora', 'dee', 'mona'],
  'erase-person': ['carl'],
  'enrol-patron': ['dee', 'cora'],
  'exclude-patron': ['carl', 'mona'],
  'readmit-patron': ['carl'],
  'install-table': ['max', 'mona'],
  'open-table': FLOOR,
  'close-table': FLOOR,
  'seat-person': TABLE,
  'leave-seat': TABLE,
  'report-sensor': TABLE,
  'start-round': TABLE,
  'return-fees': FLOOR,
  'end-round': TABLE,
  'call-hand': ['dana', 'dirk'],
  'uncall-hand': ['dana', 'dirk', 'flo'],
  'verify-call': ['flo', 'fred'],
  'authorize-call': ['flo', 'fred', 'max', 'mona', 'mona'],
  'reject-call': FLOOR,
  'check-identity': ['cora', 'flo', 'max'],
  'complete-form': ['cora', 'max'],
  'split-claim': ['cora', 'mona'],
  'pay-claim': ['cora', 'flo', 'max'],
  'fill-tray': ['cora', 'max'],
  'drop-box': FLOOR,
  'count-box': ['cole', 'cleo', 'cora'],
  'deposit-fund': ['abe', 'ann', 'cora'],
  'bring-capital': ['abe', 'ann'],
  'open-fund': ['abe', 'ann'],
  'feed-fund': ['abe', 'ann'],
  'suspend-offering': ['flo', 'max', 'carl'],
  'resume-offering': ['max', 'carl'],
  'count-attempt': ['dee', 'flo', 'max'],
  propose: ['max', 'mona'],
  approve: ['abe', 'ann', 'carl'],
  reject: ['abe', 'ann', 'carl', 'mona'],
  tick: ['clock'],
  'close-day': ['abe', 'ann'],
};

/** A command of the person who usually gives it. */
export const draft = <Type extends CommandType>(
  { dice }: View,
  type: Type,
  fields: Omit<CommandOf<Type>, 'id' | 'by' | 'type'>,
): Draft => ({ by: dice.pick(WHO[type] ?? permitted(type)), type, ...fields }) as unknown as Draft;

/** A person with permission, where no one in particular usually gives it. */
const permitted = (type: CommandType): readonly string[] =>
  STAFF.flatMap(({ staff, roles }) =>
    roles.some((role) => MAY[type].includes(role)) ? [staff] : [],
  );

/** The same, by a given person. */
export const askedBy = (by: string, asked: Draft): Draft => ({ ...asked, by }) as Draft;

/** Patrons are numbered as they enrol; the next one may be named before that. */
export const somePatron = ({ dice, house }: View): string => {
  const known = house.patrons.size;
  return `P${known === 0 || dice.oneIn(60) ? known + 1 : dice.between(1, known)}`;
};

export const someTable = (view: View): string => `T${view.dice.between(1, view.tableCount)}`;

/** Posted for every table, so that no seat is the wrong one. */
export const allTables = ({ tableCount }: View): readonly string[] =>
  Array.from({ length: tableCount }, (_, index) => `T${index + 1}`);

export const someOffering = ({ house, dice }: View): string | undefined =>
  dice.pickOf(house.offerings.size, house.offerings.keys());
