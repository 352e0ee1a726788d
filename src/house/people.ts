// The house itself, its staff and its patrons. A patron is an id here; name, birth date and papers
// are kept apart, where they can be erased.
import { accounts } from '#ledger';
import { type Area, type Ask, refuse } from './ask.ts';
import type { CommandOf } from './commands.ts';
import type { Event } from './events.ts';
import { countAsked, dollarsIn } from './money.ts';
import { APPROVES } from './permissions.ts';
import { type House, type Settings, type Staff, USUAL_SETTINGS } from './state.ts';

function openHouse({ command }: Ask<CommandOf<'open-house'>>): readonly Event[] {
  const { name, zone, staff, settings = USUAL_SETTINGS, capital } = command;
  const names = staff.map((each) => each.staff);
  const twice = names.find((each, index) => names.indexOf(each) < index);
  if (twice !== undefined) refuse('name-taken', twice);
  checkTwo(staff);
  const opened: Event = { type: 'house-opened', name, zone, staff, settings: written(settings) };
  if (capital === undefined) return [opened];
  return [opened, capitalBrought(countAsked(capital), 'to open with')];
}

/** Somebody must be able to propose and somebody else to approve, or nothing could ever be posted. */
function checkTwo(staff: CommandOf<'open-house'>['staff']): void {
  const managers = staff.filter(({ roles }) => roles.includes('manager'));
  const isTwo = managers.some((manager) =>
    staff.some((other) => other !== manager && other.roles.some((role) => APPROVES.includes(role))),
  );
  if (!isTwo) refuse('second-person', 'a manager, and somebody of accounting or compliance');
}

type Loose<Shape> = { readonly [Key in keyof Shape]: Shape[Key] | undefined };

/** Settings with amounts as the log has them. */
export function written(
  settings: Pick<
    Settings,
    'dayStart' | 'signOffs' | 'trayLimit' | 'unreasonableFee' | 'identityFrom'
  > &
    Partial<Loose<Pick<Settings, 'deckCountFrom' | 'cashUpTo'>>>,
): Settings {
  const { dayStart, trayLimit, unreasonableFee, identityFrom, signOffs } = settings;
  const { deckCountFrom, cashUpTo } = settings;
  const amount = (text: string): string => dollarsIn(countAsked(text));
  return {
    dayStart,
    trayLimit: amount(trayLimit),
    unreasonableFee: amount(unreasonableFee),
    identityFrom: amount(identityFrom),
    signOffs: signOffs.map(({ from, role }) => ({ from: amount(from), role })),
    ...(deckCountFrom === undefined ? {} : { deckCountFrom: amount(deckCountFrom) }),
    ...(cashUpTo === undefined ? {} : { cashUpTo: amount(cashUpTo) }),
  };
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

function dismissStaff({ house, command }: Ask<CommandOf<'dismiss-staff'>>): readonly Event[] {
  const { staff, by } = command;
  if (staff === by) refuse('second-person', staff);
  const others = [...house.staff].filter(([name, { isActive }]) => isActive && name !== staff);
  checkTwo(others.map(([name, { roles }]) => ({ staff: name, roles: [...roles] })));
  if (house.staff.get(staff)?.isActive !== true) refuse('not-on-staff', staff);
  return [{ type: 'staff-dismissed', staff }];
}

function enrolPatron({ house, command }: Ask<CommandOf<'enrol-patron'>>): readonly Event[] {
  const { patron } = command;
  if (house.patrons.has(patron)) refuse('name-taken', patron);
  return [{ type: 'patron-enrolled', patron }];
}

function checkPatron({ patrons }: House, patron: string): void {
  if (!patrons.has(patron)) refuse('unknown-patron', patron);
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
      for (const each of staff) house.staff.set(each.staff, { roles: each.roles, isActive: true });
    },
    'settings-changed': (house, { settings }) => {
      house.settings = settings;
    },
    'staff-appointed': ({ staff }, { staff: name, roles }) => {
      staff.set(name, { roles, isActive: true });
    },
    'staff-dismissed': ({ staff }, { staff: name }) => {
      staff.set(name, { roles: (staff.get(name) as Staff).roles, isActive: false });
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
