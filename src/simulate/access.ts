// People at the door: sign-ins, right and wrong, shifts that end, devices, webhooks, and who looks at
// the facts of a person.
import { given } from '#result';
import {
  askedBy,
  type Draft,
  draft,
  type Scene,
  STAFF,
  somePatron,
  someTable,
  type View,
} from './draft.ts';

const KINDS = ['keypad', 'keypad', 'sign', 'kiosk', 'desk', 'monitor'] as const;
const DEVICES_MOST = 12;
const WEBHOOKS_MOST = 3;

/** Everyone with a badge, temporary ones too. */
const someBadge = ({ dice, house }: View): string =>
  dice.pickOf(house.staff.size, house.staff.keys()) ?? dice.pick(STAFF).staff;

interface Guess {
  readonly by: string;
  readonly device?: string;
}

const placed = ({ house }: View, by: string, place: string): Guess =>
  house.devices.has(place) ? { by, device: place } : { by };

/** A person who guesses at a PIN goes on with the same badge, where it was tried before. */
function guessed(view: View): Guess | undefined {
  const begun = [...view.house.staff].flatMap(([by, { tries, isActive }]) =>
    isActive ? [...(tries?.from.keys() ?? [])].map((place) => placed(view, by, place)) : [],
  );
  return begun.length > 0 && !view.dice.oneIn(5) ? view.dice.pick(begun) : undefined;
}

/** Badges that are locked at a device, or where there is none. */
const locked = (view: View): readonly Guess[] =>
  [...view.house.staff].flatMap(([by, { tries }]) =>
    [...(tries?.from ?? [])].flatMap(([place, { lockedUntil = 0 }]) =>
      lockedUntil > view.at.instant ? [placed(view, by, place)] : [],
    ),
  );

export const signWork: Scene = (view) => {
  const { dice, house } = view;
  const by = someBadge(view);
  if (dice.oneIn(6)) return askedBy(by, draft(view, 'go-off-duty', {}));
  if (dice.oneIn(6)) return askedBy(by, draft(view, 'sign-out', {}));
  if (dice.oneIn(12)) return askedBy(by, draft(view, 'change-pin', {}));
  const enrolling = dice.oneIn(6) ? enrollWork(view) : undefined;
  if (enrolling !== undefined) return enrolling;
  const guess = dice.oneIn(2) ? guessed(view) : undefined;
  if (guess !== undefined) return signIn(view, { ...guess, isRight: false });
  const device = dice.oneIn(2) ? undefined : dice.pickOf(house.devices.size, house.devices.keys());
  return signIn(view, given({ by, isRight: !dice.oneIn(4), device }));
};

/** A holder whose PIN is being set is seen at the device, and types it; or the next one is proposed. */
const enrollWork: Scene = (view) => {
  const { dice, house } = view;
  const begun = [...house.enrollments].filter(([, { until }]) => view.at.instant < until);
  if (begun.length === 0 || dice.oneIn(20)) return proposedPin(view);
  const [staff, { device, people, confirmedBy }] = dice.pick(begun);
  const missing = people.filter((each) => !confirmedBy.includes(each));
  const isHasty = dice.oneIn(20);
  if (missing.length === 0 || isHasty) {
    const place = dice.oneIn(20) ? 'device-99' : device;
    return askedBy(staff, draft(view, 'set-pin', { device: place }));
  }
  const isRight = !dice.oneIn(6);
  return askedBy(dice.pick(missing), draft(view, 'confirm-holder', { staff, isRight }));
};

const proposedPin: Scene = (view) => {
  const { dice, house } = view;
  const device = dice.pickOf(house.devices.size, house.devices.keys()) ?? 'device-99';
  const out = locked(view);
  const staff = out.length > 0 ? dice.pick(out).by : someBadge(view);
  const type = dice.pick(['enrol-holder', 'reset-pin'] as const);
  return draft(view, 'propose', { command: { type, staff, device } });
};

const signIn = (
  view: View,
  { by, ...fields }: { readonly by: string; readonly isRight: boolean; readonly device?: string },
): Draft => askedBy(by, draft(view, 'sign-in', fields));

const someHash = ({ dice }: View): string =>
  Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');

export const deviceWork: Scene = (view) => {
  const { dice } = view;
  const device = `device-${dice.between(1, DEVICES_MOST)}`;
  if (dice.oneIn(3)) return draft(view, 'revoke-device', { device, reason: 'it is broken' });
  const kind = dice.pick(KINDS);
  const table = kind === 'keypad' ? { table: someTable(view) } : {};
  return draft(view, 'enrol-device', { device, kind, ...table, keyHash: someHash(view) });
};

export const webhookWork: Scene = (view) => {
  const { dice } = view;
  const webhook = `hook-${dice.between(1, WEBHOOKS_MOST)}`;
  if (dice.oneIn(3)) return draft(view, 'make-secret', { webhook });
  if (dice.oneIn(2)) return draft(view, 'remove-webhook', { webhook, reason: 'it moved' });
  const topics = dice.oneIn(9) ? ['all'] : ['prize-awarded', 'claim-paid'];
  return draft(view, 'add-webhook', { webhook, url: `https://example.test/${webhook}`, topics });
};

export const personWork: Scene = (view) => {
  const { dice } = view;
  const patron = somePatron(view);
  if (dice.oneIn(4)) return draft(view, 'look', { resource: dice.pick(['meters', 'books']) });
  if (dice.oneIn(2)) return draft(view, 'read-person', { patron, reason: 'a claim' });
  if (dice.oneIn(4)) return draft(view, 'erase-person', { patron, reason: 'asked for it' });
  return draft(view, 'write-person', { patron, fields: ['names', 'birthDate'] });
};

/** An employee on duty sits down, an unknown person comes in, an unknown thing is asked for. */
export const ACCESS_MISTAKES: readonly Scene[] = [
  (view) => {
    const working = [...view.house.staff.values()].flatMap(({ patron, isOnDuty }) =>
      patron !== undefined && isOnDuty ? [patron] : [],
    );
    if (working.length === 0) return undefined;
    const patron = view.dice.pick(working);
    return draft(view, 'seat-person', { table: someTable(view), seat: 1, patron });
  },
  (view) => {
    const out = locked(view);
    return out.length === 0 ? undefined : signIn(view, { ...view.dice.pick(out), isRight: true });
  },
  (view) => signIn(view, { by: someBadge(view), isRight: true, device: 'device-99' }),
  (view) => signIn(view, { by: view.dice.pick(['nobody', 'clock']), isRight: true }),
  (view) => draft(view, 'reset-pin', { staff: someBadge(view), device: 'device-1' }),
  (view) =>
    draft(view, 'propose', {
      command: {
        type: 'enrol-holder',
        staff: view.dice.pick(['nobody', 'max']),
        device: 'device-1',
      },
    }),
  (view) => draft(view, 'confirm-holder', { staff: someBadge(view), isRight: true }),
  (view) => askedBy(someBadge(view), draft(view, 'set-pin', { device: 'device-1' })),
  (view) => draft(view, 'revoke-device', { device: 'device-99', reason: 'a mistake' }),
  (view) => {
    const device = view.dice.pickOf(view.house.devices.size, view.house.devices.keys());
    if (device === undefined) return undefined;
    return draft(view, 'enrol-device', { device, kind: 'sign', keyHash: someHash(view) });
  },
  (view) =>
    draft(view, 'enrol-device', {
      device: 'device-98',
      kind: 'keypad',
      table: 'T999',
      keyHash: someHash(view),
    }),
  (view) => draft(view, 'remove-webhook', { webhook: 'hook-99', reason: 'a mistake' }),
  (view) =>
    draft(view, 'add-webhook', {
      webhook: 'hook-98',
      url: 'https://example.test/',
      topics: ['weather'],
    }),
  (view) => draft(view, 'read-person', { patron: 'P999', reason: 'a mistake' }),
  (view) => draft(view, 'deposit-fund', { amount: '0', reference: 'none' }),
  (view) => draft(view, 'deposit-fund', { amount: '9999999999', reference: 'all of it' }),
];
