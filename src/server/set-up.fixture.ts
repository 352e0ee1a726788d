// A house is set up over HTTP as people do it: three of them, each with a PIN of their own; and a holder
// sets a PIN at a device.
import type { Reply, TestApp } from './app.fixture.ts';

type Told = Pick<Reply, 'status' | 'body'>;

/** Sends a body to a path under the API. */
type Send = (path: string, body: object) => Promise<Told>;

export const FOUNDERS = [
  { staff: 'ada', roles: ['administrator'] },
  { staff: 'max', roles: ['manager'] },
  { staff: 'abe', roles: ['accounting'] },
] as const;

export const HOLDERS = FOUNDERS.map(({ staff }) => staff);

/** Until all have signed, or something is refused; the last answer. */
export async function setUp(
  send: Send,
  list: { readonly holders?: readonly string[] } & Readonly<Record<string, unknown>>,
  pinOf: (badge: string) => string,
): Promise<Told> {
  const begun = await send('/setup', { staff: FOUNDERS, holders: HOLDERS, ...list });
  if (begun.status !== 200) return begun;
  const { ticket, list: digest } = begun.body;
  const { holders = HOLDERS } = list;
  let told = begun;
  for (const badge of holders) {
    told = await send('/setup/pin', { ticket, badge, pin: pinOf(badge) });
    if (told.status !== 200) return told;
  }
  for (const badge of holders) {
    told = await send('/setup/sign', { ticket, list: digest, badge, pin: pinOf(badge) });
  }
  return told;
}

interface Enrolling {
  readonly badge: string;
  readonly pin: string;
  /** A device that is enrolled, and what it sends. */
  readonly device: string;
  readonly header: Readonly<Record<string, string>>;
  /** Sessions of who proposes it and of who approves it. */
  readonly people: readonly [string, string];
  readonly type?: 'enrol-holder' | 'reset-pin';
}

let enrollments = 0;

/** Two people let a holder set a PIN at a device, and see them there; the last answer. */
export async function enroll(
  { ask }: Pick<TestApp, 'ask'>,
  { badge: staff, pin, device, header, people, type = 'enrol-holder' }: Enrolling,
): Promise<Told> {
  enrollments += 1;
  const key = `enroll-${enrollments}`;
  const [first, second] = people;
  const body = { command: { type, staff, device } };
  const proposed = await ask('/commands/propose', { token: first, key, body });
  if (proposed.status !== 200) return proposed;
  const approval = { token: second, key: `${key}-2`, body: { proposal: key } };
  const approved = await ask('/commands/approve', approval);
  if (approved.status !== 200) return approved;
  const { body: here } = await ask('/device/enrollments', { headers: header });
  const { number } = here.find((each: { staff: string }) => each.staff === staff);
  for (const token of people) {
    await ask(`/enrollments/${staff}/number`, { token, body: { number } });
  }
  return ask(`/enrollments/${staff}/pin`, { headers: header, key: `${key}-3`, body: { pin } });
}
