// Who gets a PIN, and how: two people of different departments say yes, both see the holder stand at one
// device, and the holder types the PIN there. The PIN and the number that the device shows are outside of
// the log.
import { z } from 'zod';
import { checkOnStaff, refuse } from '../kit/ask.ts';
import type { Ask } from '../kit/asking.ts';
import { type Asked, command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { AT_DEVICE, PAIR, STEP_UP } from '../kit/power.ts';
import { isSameHuman } from '../powers/humans.ts';
import type { Enrollment, House, Staff } from '../state.ts';
import { ENROLLMENT_MS, FRESH_MS } from '../words/powers.ts';
import { APPOINTS, APPROVES, EVERYBODY } from '../words/roles.ts';
import { name, sha256 } from '../words/scalars.ts';
import { STAFF_DEVICES } from '../words/shapes.ts';
import { ENROLLMENT_VIEWS } from './views.ts';

/** In a house without limits too: nobody gives a PIN alone. */
const ENROLLS = { ...STEP_UP, isAlways: true } as const;

const WHERE = { staff: name, device: name };
const SAMPLE = { staff: 'somebody', device: 'k' };

/** So many wrong numbers, and it is over. */
const MISTAKES_MAX = 3;

/** The device is there, and people work at it. */
function checkPlace({ devices }: House, device: string): void {
  const place = devices.get(device);
  if (place?.isRevoked !== false || !STAFF_DEVICES.includes(place.kind)) {
    refuse('unknown-device', device);
  }
}

/** No one proposes a PIN of their own; whoever approves one is asked with every proposal. */
function opened({ house, command, at, ...ask }: Ask<Asked<typeof WHERE>>) {
  const { staff, device, by } = command;
  checkOnStaff(house, staff);
  checkPlace(house, device);
  if (isSameHuman(house, staff, by)) refuse('own-affair', by);
  const people = [ask.proposedBy ?? by, ...(ask.approvedBy === undefined ? [] : [ask.approvedBy])];
  const until = at.instant + ENROLLMENT_MS;
  return { type: 'enrollment-opened', staff, device, people, until } as const;
}

/** The enrollment of a badge, as long as it can go on. */
function openOf({ enrollments }: House, staff: string, at: number): Enrollment {
  const open = enrollments.get(staff) ?? refuse('no-enrollment', staff);
  return at < open.until ? open : refuse('no-enrollment', staff);
}

const isConfirmed = ({ people, confirmedBy }: Enrollment): boolean =>
  people.every((each) => confirmedBy.includes(each));

/** Whoever has just given a badge its PIN is no second person to it, and neither are those who did so
 * some days ago. */
function noteGivers({ givers }: House, staff: string, by: readonly string[], at: number): void {
  const before = givers.get(staff);
  const fresh = before !== undefined && at < before.at + FRESH_MS ? before.by : [];
  givers.set(staff, { by: [...new Set([...fresh, ...by])], at });
}

export const ENROLLMENT = mechanism({
  area: 'people',
  views: ENROLLMENT_VIEWS,
  commands: {
    'enrol-holder': command({
      does: 'Lets an employee set a PIN at one device, within ten minutes.',
      may: APPOINTS,
      power: ENROLLS,
      fields: WHERE,
      brings: ['enrollment-opened'],
      sample: SAMPLE,
      decide: (ask) => [opened(ask)],
    }),

    'reset-pin': command({
      does: 'Takes an employee’s PIN away, and lets them set another one at one device.',
      may: APPOINTS,
      power: ENROLLS,
      fields: WHERE,
      brings: ['pin-reset', 'enrollment-opened'],
      sample: SAMPLE,
      decide: (ask) => [{ type: 'pin-reset', staff: ask.command.staff }, opened(ask)],
    }),

    /** Whether it was the number that the device shows is found out before it comes here. */
    'confirm-holder': command({
      does: 'Records that one of the two has seen the holder at the device, by its number.',
      may: [...APPOINTS, ...APPROVES],
      power: PAIR,
      isSystem: true,
      fields: { staff: name, isRight: z.boolean() },
      brings: ['holder-confirmed', 'number-mistaken'],
      sample: { staff: 'somebody', isRight: true },
      decide({ house, command, at }) {
        const { staff, isRight, by } = command;
        const { people, confirmedBy } = openOf(house, staff, at.instant);
        if (!people.includes(by)) refuse('second-person', by);
        if (!isRight) return [{ type: 'number-mistaken', staff }];
        return confirmedBy.includes(by) ? [] : [{ type: 'holder-confirmed', staff }];
      },
    }),

    'set-pin': command({
      does: 'Records that an employee has set a PIN at the device, with two people beside.',
      may: EVERYBODY,
      power: AT_DEVICE,
      isSystem: true,
      fields: { device: name, digest: sha256.optional() },
      brings: ['holder-enrolled'],
      sample: { device: 'k' },
      decide({ house, command, at }) {
        const { by: staff, device } = command;
        checkPlace(house, device);
        const open = openOf(house, staff, at.instant);
        if (open.device !== device) refuse('no-enrollment', `${staff} at ${device}`);
        if (!isConfirmed(open)) refuse('not-confirmed', staff);
        return [{ type: 'holder-enrolled', staff, device, confirmedBy: [...open.people] }];
      },
    }),
  },
  evolve: {
    'enrollment-opened': ({ enrollments }, { staff, device, people, until }) => {
      enrollments.set(staff, { device, people, until, confirmedBy: [], mistakes: 0 });
    },
    'holder-confirmed': ({ enrollments }, { staff }, { record }) => {
      enrollments.get(staff)?.confirmedBy.push(record.by);
    },
    'number-mistaken': ({ enrollments }, { staff }) => {
      const open = enrollments.get(staff) as Enrollment;
      open.mistakes += 1;
      if (open.mistakes >= MISTAKES_MAX) enrollments.delete(staff);
    },
    'holder-enrolled': (house, { staff, confirmedBy }, { at }) => {
      const badge = house.staff.get(staff) as Staff;
      badge.mustChangePin = false;
      delete badge.tries;
      house.enrollments.delete(staff);
      noteGivers(house, staff, confirmedBy, at.instant);
    },
  },
});
