// The house itself, its staff and its patrons. A patron is an id here; name, birth date and papers
// are kept apart, where they can be erased.

import { accounts } from '#ledger';
import { given } from '#result';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { type Area, type Ask, checkOnStaff, checkPatron, refuse } from '../kit/ask.ts';
import { APPROVES, PROPOSES } from '../permissions.ts';
import { type House, type Role, type Settings, type Staff, USUAL_SETTINGS } from '../state.ts';
import { endSpell } from '../tables/spells.ts';
import { countAsked, dollarsIn } from '../words/money.ts';

function openHouse({ command }: Ask<CommandOf<'open-house'>>): readonly Event[] {
  const { name, zone, staff, settings = USUAL_SETTINGS, capital } = command;
  const names = staff.map((each) => each.staff);
  const twice = names.find((each, index) => names.indexOf(each) < index);
  if (twice !== undefined) refuse('name-taken', twice);
  checkTwo(staff);
  const opened: Event = {
    type: 'house-opened',
    name,
    zone,
    staff: staff.map(appointed),
    settings: written(settings),
  };
  if (capital === undefined) return [opened];
  return [opened, capitalBrought(countAsked(capital), 'to open with')];
}

/** A badge as the log has it. */
export const appointed = ({ staff, roles, patron }: CommandOf<'open-house'>['staff'][number]) =>
  patron === undefined ? { staff, roles } : { staff, roles, patron };

/** Somebody must be able to appoint people and somebody else to approve it, or nothing could ever be
 * put right. */
function checkTwo(staff: CommandOf<'open-house'>['staff']): void {
  const managers = staff.filter(({ roles }) =>
    roles.some((role) => PROPOSES['appoint-staff'].includes(role)),
  );
  const isTwo = managers.some((manager) =>
    staff.some((other) => other !== manager && other.roles.some((role) => APPROVES.includes(role))),
  );
  if (!isTwo) {
    refuse('second-person', 'a manager or administrator, and one of accounting or compliance');
  }
}

const OPTIONAL_AMOUNTS = ['deckCountFrom', 'cashUpTo', 'surveillanceFrom', 'recountFrom'] as const;
type OptionalAmount = (typeof OPTIONAL_AMOUNTS)[number];

type Loose<Shape> = { readonly [Key in keyof Shape]: Shape[Key] | undefined };

/** Settings with amounts as the log has them. */
export function written(
  settings: Pick<
    Settings,
    'dayStart' | 'signOffs' | 'trayLimit' | 'unreasonableFee' | 'identityFrom'
  > &
    Partial<Loose<Pick<Settings, OptionalAmount | 'leastAge' | 'payer'>>>,
): Settings {
  const { dayStart, trayLimit, unreasonableFee, identityFrom, signOffs } = settings;
  const amount = (text: string): string => dollarsIn(countAsked(text));
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
    leastAge: settings.leastAge,
    payer: settings.payer,
  });
}

function capitalBrought(count: bigint, reason: string): Event {
  const amount = dollarsIn(count);
  return {
    type: 'capital-brought',
    amount,
    reason,
    moves:
      count === 0n ? [] : [['capital', accounts.house('cage'), accounts.house('capital'), amount]],
  };
}

function bringCapital({ command }: Ask<CommandOf<'bring-capital'>>): readonly Event[] {
  const count = countAsked(command.amount);
  if (count === 0n) refuse('nothing-there');
  return [capitalBrought(count, command.reason)];
}

/** All who work here, but for one. */
const othersThan = ({ staff }: House, without: string) =>
  [...staff]
    .filter(([name, { isActive }]) => isActive && name !== without)
    .map(([name, { roles }]) => ({ staff: name, roles: [...roles] }));

/** Other roles for the only one who could approve would leave a house that nobody can change. There
 * is one clock, which does nothing else: without it no time would pass. */
export function checkStaffed(
  house: House,
  { staff, roles }: { readonly staff: string; readonly roles: readonly Role[] },
): void {
  checkTwo([...othersThan(house, staff), { staff, roles: [...roles] }]);
  const clock = [...house.staff].find(([, each]) => each.isActive && each.roles.includes('clock'));
  const isOfClock = staff === clock?.[0] || roles.includes('clock');
  if (clock !== undefined && isOfClock) refuse('name-taken', clock[0]);
}

function dismissStaff({ house, command }: Ask<CommandOf<'dismiss-staff'>>): readonly Event[] {
  const { staff, by } = command;
  if (staff === by) refuse('second-person', staff);
  checkTwo(othersThan(house, staff));
  checkOnStaff(house, staff);
  return [{ type: 'staff-dismissed', staff }];
}

function enrolPatron({ house, command }: Ask<CommandOf<'enrol-patron'>>): readonly Event[] {
  const { patron } = command;
  if (house.patrons.has(patron)) refuse('name-taken', patron);
  return [{ type: 'patron-enrolled', patron }];
}

function excludePatron({ house, command }: Ask<CommandOf<'exclude-patron'>>): readonly Event[] {
  const { patron, reason } = command;
  checkPatron(house, patron);
  return [{ type: 'patron-excluded', patron, reason }];
}

function readmitPatron({ house, command }: Ask<CommandOf<'readmit-patron'>>): readonly Event[] {
  const { patron, reason } = command;
  checkPatron(house, patron);
  return [{ type: 'patron-readmitted', patron, reason }];
}

const newStaff = ({
  roles,
  patron,
}: {
  readonly roles: readonly Role[];
  readonly patron?: string;
}): Staff =>
  given({
    roles,
    isActive: true,
    isOnDuty: false,
    mustChangePin: true,
    failures: 0,
    patron,
  });

export const PEOPLE: Area = {
  decide: {
    'open-house': openHouse,
    'bring-capital': bringCapital,
    'dismiss-staff': dismissStaff,
    'enrol-patron': enrolPatron,
    'exclude-patron': excludePatron,
    'readmit-patron': readmitPatron,
  },
  evolve: {
    'house-opened': (house, { name, zone, staff, settings }) => {
      house.name = name;
      house.zone = zone;
      house.settings = settings;
      for (const each of staff) house.staff.set(each.staff, newStaff(each));
    },
    'settings-changed': (house, { settings }) => {
      house.settings = settings;
    },
    'staff-appointed': ({ staff }, event) => {
      const before = staff.get(event.staff);
      const { roles, patron } = event;
      // Whoever comes back begins anew; whoever gets other roles keeps the rest.
      if (before?.isActive !== true) staff.set(event.staff, newStaff(event));
      else Object.assign(before, patron === undefined ? { roles } : { roles, patron });
    },
    'staff-dismissed': ({ staff, club }, { staff: name }, { at }) => {
      endSpell(club.duty.get(name) ?? [], at);
      Object.assign(staff.get(name) as Staff, { isActive: false, isOnDuty: false });
    },
    'patron-enrolled': ({ patrons }, { patron }) => {
      patrons.set(patron, 'welcome');
    },
    'patron-excluded': ({ patrons, tables }, { patron }) => {
      patrons.set(patron, 'excluded');
      for (const { seated } of tables.values()) {
        for (const [seat, who] of seated) {
          if (who.patron === patron) seated.set(seat, { ...who, person: 'excluded' });
        }
      }
    },
    'patron-readmitted': ({ patrons }, { patron }) => {
      patrons.set(patron, 'welcome');
    },
  },
};
