// The house itself, its staff and its patrons. A patron is an id here; name, birth date and ID
// are kept apart, where they can be erased.

import { z } from 'zod';
import { accounts } from '#ledger';
import { type Cents, centsOf, dollarsOf, ZERO } from '#money';
import { given } from '#result';
import type { EventOf, LogRecord } from '../events.ts';
import { checkOnStaff, checkPatron, isSeated, refuse } from '../kit/ask.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { mechanism, onlyLogged } from '../kit/mechanism.ts';
import { FREE, limited, SERVER, STEP_UP, twoPeople } from '../kit/power.ts';
import { checkApart } from '../powers/humans.ts';
import { isLooser } from '../powers/loosened.ts';
import { type House, peopleAt, type Staff, USUAL_SETTINGS } from '../state.ts';
import { addDays, dueDay } from '../words/days.ts';
import { FLOORS, KINDS, type Limit, type PowerKind, PROFILES } from '../words/powers.ts';
import { APPOINTS, APPROVES, DESK, type Permitted, type Role, SIGNERS } from '../words/roles.ts';
import { clock, dollars, name, role, sha256, words, zone } from '../words/scalars.ts';
import type { Seated, Settings } from '../words/shapes.ts';
import { PEOPLE_VIEWS } from './views.ts';

const limit = z.strictObject({
  each: z.int().min(1).max(1_000_000),
  day: z.int().min(1).max(1_000_000),
});

/** No house lets one badge do more than the floors. */
const powers = z.strictObject({
  profile: z.enum(PROFILES),
  limits: z
    .partialRecord(z.enum(KINDS), limit)
    .superRefine((limits, context) => {
      for (const [kind, { each, day }] of Object.entries(limits) as [PowerKind, Limit][]) {
        const floor = FLOORS[kind];
        if (each <= floor.each && day <= floor.day) continue;
        const message = `must be at most ${floor.each} and ${floor.day} a day`;
        context.addIssue({ code: 'custom', path: [kind], message });
      }
    })
    .exactOptional(),
  twoPeople: z.array(z.string().max(40)).max(200).exactOptional(),
});

const settings = z.strictObject({
  dayStart: clock,
  trayLimit: dollars,
  unreasonableFee: dollars,
  identityFrom: dollars,
  signOffs: z.array(z.strictObject({ from: dollars, role: z.enum(SIGNERS) })).max(8),
  deckCountFrom: dollars.optional(),
  cashUpTo: dollars.optional(),
  surveillanceFrom: dollars.optional(),
  nameFrom: dollars.optional(),
  threeFrom: dollars.optional(),
  recountFrom: dollars.optional(),
  callGrace: z.int().min(0).max(600).optional(),
  leastAge: z.int().min(18).max(25).optional(),
  noticeDays: z.int().min(0).max(90).optional(),
  tournamentNoticeDays: z.int().min(0).max(30).optional(),
  payer: z
    .strictObject({
      address: z.array(words).min(1).max(4),
      taxNumber: words,
      telephone: words,
    })
    .optional(),
  powers: powers.optional(),
});

/** `patron` is the same person as a player, who does not play while on duty. */
const appointment = z.strictObject({
  staff: name,
  roles: z.array(role).min(1),
  patron: name.optional(),
  personnel: name.optional(),
});

export const OPEN_HOUSE = {
  name: words,
  zone,
  staff: z.array(appointment).min(2),
  settings: settings.optional(),
  capital: dollars.optional(),
  /** Who has signed the list, each with a PIN of their own. */
  holders: z.array(name).min(3).max(20).optional(),
  /** Where they have done so. */
  device: z.strictObject({ device: name, keyHash: sha256 }).optional(),
};

/** Roles of which one each is there when a house is set up. */
const FOUNDERS: readonly (readonly [Permitted, string])[] = [
  [['administrator'], 'an administrator'],
  [['manager'], 'a manager'],
  [APPROVES, 'one person from accounting or compliance'],
];

/** Whoever opens a house is three people, and each does what the others do not. */
function checkFounders(
  { staff }: Pick<Asked<typeof OPEN_HOUSE>, 'staff'>,
  holders: readonly string[],
) {
  const there = holders.map(
    (holder) => staff.find((each) => each.staff === holder) ?? refuse('not-on-staff', holder),
  );
  const twice = holders.find((each, index) => holders.indexOf(each) < index);
  if (twice !== undefined) refuse('second-person', twice);
  for (const [some, words] of FOUNDERS) {
    const isThere = there.some(({ roles }) => roles.some((role) => some.includes(role)));
    if (!isThere) refuse('second-person', words);
  }
}

/** Who has proposed what a record carries out. */
const proposersIn = ({ events = [] }: LogRecord): readonly string[] =>
  events.flatMap((event) => (event.type === 'proposal-approved' ? [event.proposedBy] : []));

/** A badge as the log has it. */
const appointed = ({
  staff,
  roles,
  patron,
  personnel,
}: Asked<typeof OPEN_HOUSE>['staff'][number]) => given({ staff, roles, patron, personnel });

/** One person must be able to appoint people and another to approve it, or nothing could ever be
 * corrected. */
function checkTwo(staff: Asked<typeof OPEN_HOUSE>['staff']): void {
  const managers = staff.filter(({ roles }) => roles.some((role) => APPOINTS.includes(role)));
  const isTwo = managers.some((manager) =>
    staff.some((other) => other !== manager && other.roles.some((role) => APPROVES.includes(role))),
  );
  if (!isTwo) {
    refuse(
      'second-person',
      'a manager or administrator, and one person from accounting or compliance',
    );
  }
}

const OPTIONAL_AMOUNTS = [
  'deckCountFrom',
  'cashUpTo',
  'surveillanceFrom',
  'nameFrom',
  'threeFrom',
  'recountFrom',
] as const;
type OptionalAmount = (typeof OPTIONAL_AMOUNTS)[number];

type Loose<Shape> = { readonly [Key in keyof Shape]: Shape[Key] | undefined };

/** Settings with amounts as the log has them. */
function written(
  settings: Pick<
    Settings,
    'dayStart' | 'signOffs' | 'trayLimit' | 'unreasonableFee' | 'identityFrom'
  > &
    Partial<
      Loose<
        Pick<
          Settings,
          | OptionalAmount
          | 'callGrace'
          | 'leastAge'
          | 'noticeDays'
          | 'tournamentNoticeDays'
          | 'payer'
          | 'powers'
        >
      >
    >,
): Settings {
  const { dayStart, trayLimit, unreasonableFee, identityFrom, signOffs } = settings;
  const amount = (text: string): string => dollarsOf(centsOf(text));
  return given({
    dayStart,
    trayLimit: amount(trayLimit),
    unreasonableFee: amount(unreasonableFee),
    identityFrom: amount(identityFrom),
    signOffs: signOffs.map(({ from, role }) => ({ from: amount(from), role })),
    ...Object.fromEntries(
      OPTIONAL_AMOUNTS.flatMap((name) => {
        const text = settings[name];
        return text === undefined ? [] : [[name, amount(text)]];
      }),
    ),
    callGrace: settings.callGrace,
    leastAge: settings.leastAge,
    noticeDays: settings.noticeDays,
    tournamentNoticeDays: settings.tournamentNoticeDays,
    payer: settings.payer,
    powers: settings.powers,
  });
}

function capitalBrought(count: Cents, reason: string): EventOf<'capital-brought'> {
  const amount = dollarsOf(count);
  return {
    type: 'capital-brought',
    amount,
    reason,
    moves:
      count === ZERO
        ? []
        : [['capital', accounts.house('cage'), accounts.house('capital'), amount]],
  };
}

/** An employee on duty can't be linked to a patron who plays. */
function checkAppointed(
  house: House,
  { staff, patron }: { readonly staff: string; readonly patron?: string | undefined },
): void {
  const isOnDuty = house.staff.get(staff)?.isOnDuty === true;
  if (isOnDuty && patron !== undefined && isSeated(house, patron)) refuse('on-duty', patron);
}

/** All who work here, but for one. */
const othersThan = ({ staff }: House, without: string) =>
  [...staff]
    .filter(([name, { isActive }]) => isActive && name !== without)
    .map(([name, { roles }]) => ({ staff: name, roles: [...roles] }));

/** Other roles for the only person who could approve would leave a house that no one can change.
 * There is one clock, which does nothing else: without it no time would pass. */
function checkStaffed(
  house: House,
  { staff, roles }: { readonly staff: string; readonly roles: readonly Role[] },
): void {
  checkTwo([...othersThan(house, staff), { staff, roles: [...roles] }]);
  checkKept(house, staff, roles);
  const clock = [...house.staff].find(([, each]) => each.isActive && each.roles.includes('clock'));
  const isOfClock = staff === clock?.[0] || roles.includes('clock');
  if (clock !== undefined && isOfClock) refuse('name-taken', clock[0]);
}

/** Control is two people at least, or one of them could not be looked at by the other; and the house takes
 * no badge from the regulator. */
function checkKept(house: House, staff: string, roles: readonly Role[]): void {
  const { powers } = house.settings;
  const before = house.staff.get(staff);
  if (powers === undefined || before?.isActive !== true) return;
  if (before.roles.includes('regulator') && !roles.includes('regulator')) {
    refuse('not-permitted', `${staff}: regulator`);
  }
  const isOfControl = (some: readonly Role[]) => some.some((role) => APPROVES.includes(role));
  const left = othersThan(house, staff).filter((other) => isOfControl(other.roles)).length;
  if (isOfControl(before.roles) && !isOfControl(roles) && left < 2) {
    refuse('second-person', 'two people from accounting or compliance');
  }
}

const newStaff = ({
  roles,
  patron,
  personnel,
}: {
  readonly roles: readonly Role[];
  readonly patron?: string;
  readonly personnel?: string;
}): Staff =>
  given({
    roles,
    isActive: true,
    isOnDuty: false,
    mustChangePin: true,
    patron,
    personnel,
  });

const PEOPLE_COMMANDS = {
  'open-house': command({
    does: 'Sets up the house, once: its name, time zone, first staff, and money.',
    may: [],
    power: SERVER,
    isSystem: true,
    fields: OPEN_HOUSE,
    brings: ['house-opened', 'capital-brought', 'device-enrolled'],
    sample: {
      name: 'Another',
      zone: 'America/Los_Angeles',
      staff: [
        { staff: 'somebody', roles: ['dealer'] },
        { staff: 'somebody', roles: ['dealer'] },
      ],
    },
    decide({ command }) {
      const { name, zone, staff, settings = USUAL_SETTINGS, capital, holders, device } = command;
      const names = staff.map((each) => each.staff);
      const twice = names.find((each, index) => names.indexOf(each) < index);
      if (twice !== undefined) refuse('name-taken', twice);
      checkTwo(staff);
      if (holders !== undefined) checkFounders(command, holders);
      if (settings.powers !== undefined) {
        const badges = new Map(staff.map((each) => [each.staff, { ...each, isActive: true }]));
        for (const each of staff) checkApart(badges, each);
      }
      const opened: EventOf<'house-opened'> = given({
        type: 'house-opened',
        name,
        zone,
        staff: staff.map(appointed),
        settings: written(settings),
        signedBy: holders,
      });
      return [
        opened,
        ...(capital === undefined ? [] : [capitalBrought(centsOf(capital), 'to open with')]),
        ...(device === undefined
          ? []
          : [{ type: 'device-enrolled', kind: 'desk', ...device } as const]),
      ];
    },
  }),

  'bring-capital': command({
    does: 'Adds the house’s own money.',
    may: ['accounting'],
    power: twoPeople('compliance', 'manager'),
    fields: { amount: dollars, reason: words },
    brings: ['capital-brought'],
    sample: { amount: '1.00', reason: 'for the test' },
    decide({ command }) {
      const count = centsOf(command.amount);
      if (count === ZERO) refuse('nothing-there');
      return [capitalBrought(count, command.reason)];
    },
  }),

  'dismiss-staff': command({
    does: 'Ends an employee’s badge.',
    may: ['manager', 'administrator'],
    power: STEP_UP,
    fields: { staff: name },
    brings: ['staff-dismissed'],
    sample: { staff: 'somebody' },
    decide({ house, command }) {
      const { staff, by } = command;
      if (staff === by) refuse('second-person', staff);
      checkTwo(othersThan(house, staff));
      checkOnStaff(house, staff);
      checkKept(house, staff, []);
      return [{ type: 'staff-dismissed', staff }];
    },
  }),

  'enrol-patron': command({
    does: 'Enrolls a patron under an ID.',
    may: DESK,
    power: limited('floor', 'manager'),
    fields: { patron: name },
    brings: ['patron-enrolled'],
    sample: { patron: 'p9' },
    decide({ house, command }) {
      const { patron } = command;
      if (house.patrons.has(patron)) refuse('name-taken', patron);
      return [{ type: 'patron-enrolled', patron }];
    },
  }),

  'exclude-patron': command({
    does: 'Excludes a patron from play.',
    may: ['compliance', 'manager'],
    power: FREE,
    fields: { patron: name, reason: words },
    brings: ['patron-excluded'],
    sample: { patron: 'p9', reason: 'for the test' },
    decide({ house, command }) {
      const { patron, reason } = command;
      checkPatron(house, patron);
      return [{ type: 'patron-excluded', patron, reason }];
    },
  }),

  'readmit-patron': command({
    does: 'Lets an excluded patron play again.',
    may: ['compliance'],
    power: twoPeople('manager', 'accounting'),
    fields: { patron: name, reason: words },
    brings: ['patron-readmitted'],
    sample: { patron: 'p9', reason: 'for the test' },
    decide({ house, command }) {
      const { patron, reason } = command;
      checkPatron(house, patron);
      const into = house.merged.get(patron);
      if (into !== undefined) refuse('name-taken', `merged into ${into}`);
      return [{ type: 'patron-readmitted', patron, reason }];
    },
  }),
};

export const PEOPLE = mechanism({
  area: 'people',
  views: PEOPLE_VIEWS,
  commands: PEOPLE_COMMANDS,
  actions: {
    'change-settings': command({
      does: 'Changes the house settings.',
      may: APPOINTS,
      power: twoPeople('accounting', 'compliance'),
      fields: { settings },
      brings: ['settings-changed'],
      sample: {
        settings: {
          dayStart: '06:00',
          trayLimit: '600.00',
          unreasonableFee: '1000.00',
          identityFrom: '600.00',
          signOffs: [],
        },
      },
      /** The limits stay where nothing is said of them. What is looser waits for the next gaming day. */
      decide({ house, command, at }) {
        const { powers = house.settings.powers } = command.settings;
        const settings = written({ ...command.settings, powers });
        const isLater = house.settings.powers !== undefined && isLooser(house.settings, settings);
        const today = dueDay(at, house.settings.dayStart);
        const from = isLater ? addDays(today, 1) : undefined;
        return [given({ type: 'settings-changed', settings, from })];
      },
    }),

    'appoint-staff': command({
      does: 'Gives an employee a badge and roles.',
      may: APPOINTS,
      power: STEP_UP,
      fields: appointment.shape,
      brings: ['staff-appointed'],
      sample: { staff: 'somebody', roles: ['dealer'] },
      decide({ house, command }) {
        checkStaffed(house, command);
        checkAppointed(house, command);
        if (house.settings.powers !== undefined) checkApart(house.staff, command);
        return [{ type: 'staff-appointed', ...appointed(command) }];
      },
    }),
  },
  evolve: {
    'capital-brought': onlyLogged,
    'house-opened': (house, { name, zone, staff, settings, signedBy = [] }) => {
      house.name = name;
      house.zone = zone;
      house.settings = settings;
      for (const each of staff) house.staff.set(each.staff, newStaff(each));
      for (const each of signedBy) (house.staff.get(each) as Staff).mustChangePin = false;
    },
    'settings-changed': (house, { settings, from }) => {
      if (from !== undefined) house.next = { settings, from };
      else {
        house.settings = settings;
        delete house.next;
      }
    },
    'staff-appointed': ({ staff, givers }, event, { record, at }) => {
      const before = staff.get(event.staff);
      const { roles, patron, personnel } = event;
      // An employee who comes back starts again; one who gets other roles keeps the rest.
      if (before?.isActive === true) Object.assign(before, given({ roles, patron, personnel }));
      else {
        const by = [record.by, ...proposersIn(record)];
        staff.set(event.staff, newStaff(event));
        givers.set(event.staff, { by, at: at.instant });
      }
    },
    'staff-dismissed': ({ staff }, { staff: name }) => {
      Object.assign(staff.get(name) as Staff, { isActive: false, isOnDuty: false });
    },
    'patron-enrolled': ({ patrons, enrolled }, { patron }, { record, at }) => {
      patrons.set(patron, 'welcome');
      enrolled.set(patron, { by: record.by, at: at.instant });
    },
    'patron-excluded': ({ patrons, tables }, { patron }) => {
      patrons.set(patron, 'excluded');
      const marked = (who: Seated): Seated =>
        who.patron === patron ? { ...who, person: 'excluded' } : who;
      for (const table of tables.values()) {
        const { seated, behind } = table;
        table.isReseated ||= peopleAt(table).some(([, who]) => who.patron === patron);
        for (const [seat, who] of seated) seated.set(seat, marked(who));
        for (const [seat, people] of behind) behind.set(seat, people.map(marked));
      }
    },
    'patron-readmitted': ({ patrons }, { patron }) => {
      patrons.set(patron, 'welcome');
    },
  },
});
