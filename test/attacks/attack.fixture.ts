// A house with the limits of `standard`, attacked over HTTP by people who work there: each acts with a badge
// of one role, as it was given.

import { USUAL_SETTINGS } from '#house';
import { given } from '#result';
import { RULEBOOK, sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { doesIn } from '../../src/server/api/won.fixture.ts';
import {
  type Machine,
  newDevice,
  openApp,
  PIN,
  passes,
  type Question,
  type Reply,
  type TestApp,
} from '../../src/server/app.fixture.ts';

export const BADGES = [
  'dana',
  'flo',
  'fred',
  'max',
  'cora',
  'abe',
  'mia',
  'carl',
  'dee',
  'ada',
  'rex',
];

interface Answer extends Pick<Reply, 'status' | 'body'> {
  /** `done`, or why not. */
  readonly code: string;
  /** The key that it went out under, which names a proposal. */
  readonly id: string;
}

type Headers = Readonly<Record<string, string>>;

export interface Attacked {
  /** Another one after a restart. */
  readonly served: TestApp;
  /** A command of a badge, over HTTP. */
  as(badge: string, type: string, fields?: object, headers?: Headers): Promise<Answer>;
  /** A device of a kind with its own key; what it sends. */
  enrols(device: string, kind: string): Promise<Headers>;
  /** Two people: one proposes a command, another approves it. */
  together(badge: string, other: string, command: object): Promise<Answer>;
  /** Two people: one proposes an action that only two people do. */
  both(badge: string, other: string, action: object): Promise<Answer>;
  /** The server of a house with a machine is stopped and started again. */
  restart(meanwhile?: () => void): Promise<void>;
  /** Time passes for everybody. */
  wait(ms: number): Promise<void>;
  /** Everybody, once their sessions are over, or at a device. */
  signInAgain(headers?: Headers): Promise<void>;
  get(badge: string, path: string): Promise<Answer['body']>;
  /** A request of a badge that is no command: facts, papers, PINs. */
  send(badge: string, path: string, question: Question): Promise<Answer>;
  /** Posts a sheet by its own sample. */
  post(activity: string, as: string, more?: object, paid?: object): Promise<void>;
  /** The types of the events of the log from a record on. */
  happened(type: string): number;
  balance(account: string): Promise<string>;
}

/** With a table T1, its patrons p1 to p9, and everybody signed in. */
export async function attacked(
  powers: object = { profile: 'standard' },
  machine?: Machine,
): Promise<Attacked> {
  let served = await openApp({ tables: 1, ...given({ machine }) });
  const does = doesIn(served);
  const tokens = new Map<string, string>();
  /** Where everyone has signed in. */
  let at: Headers = {};
  const signInAgain = async (headers: Headers = {}): Promise<void> => {
    at = headers;
    for (const badge of BADGES) tokens.set(badge, await served.signIn(badge, headers));
  };
  for (const badge of BADGES) await served.givePin(badge);
  await signInAgain();
  for (let count = 1; count <= 9; count++)
    await does('dee', 'enrol-patron', { patron: `p${count}` });
  const settings = { ...USUAL_SETTINGS, powers };
  const action = { type: 'change-settings', settings };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });

  let count = 0;
  async function as(
    badge: string,
    type: string,
    fields: object = {},
    headers: Headers = at,
  ): Promise<Answer> {
    count += 1;
    const id = `attack-${count}`;
    const token = tokens.get(badge) as string;
    const asked = { body: fields, token, key: id, headers };
    const send = () => served.ask(`/commands/${type}`, asked);
    const first = await send();
    // What people do who are asked for their PIN again.
    const isAgain = first.body?.code === 'pin-needed';
    if (isAgain) await served.ask('/step-up', { token, body: { pin: PIN }, headers });
    const { status, body } = isAgain ? await send() : first;
    return { status, code: status === 200 ? 'done' : body.code, id, body };
  }
  const proposed = async (badge: string, other: string, what: object): Promise<Answer> => {
    const proposal = await as(badge, 'propose', what);
    return proposal.code === 'done' ? as(other, 'approve', { proposal: proposal.id }) : proposal;
  };
  const attack: Attacked = {
    get served() {
      return served;
    },
    as,
    async enrols(device, kind) {
      const { keyHash, header } = newDevice(device);
      await proposed('ada', 'carl', { command: { type: 'enrol-device', device, kind, keyHash } });
      return header;
    },
    signInAgain,
    async restart(meanwhile) {
      await served.close();
      meanwhile?.();
      served = await openApp({ tables: 1, ...given({ machine }) });
      await signInAgain();
    },
    async wait(ms) {
      if (machine === undefined) served.room.now += ms;
      else passes(machine, ms);
      await signInAgain();
    },
    together: (badge, other, command) => proposed(badge, other, { command }),
    both: (badge, other, action) => proposed(badge, other, { action }),
    async get(badge, path) {
      return (await served.ask(path, { token: tokens.get(badge) as string, headers: at })).body;
    },
    async send(badge, path, question) {
      count += 1;
      const id = question.key ?? `attack-${count}`;
      const token = tokens.get(badge) as string;
      const asked = { token, headers: at, ...question, key: id };
      const { status, body } = await served.ask(path, asked);
      return { status, code: status === 200 ? 'done' : body.code, id, body };
    },
    async post(activity, name, more = {}, paid = {}) {
      const document = { ...sampleOf(activity), ...more };
      const source = RULEBOOK.activity(activity)?.fund.source;
      const fund = source === 'general-fund' ? { paidBy: 'common' } : {};
      const offering = { offering: name, activity, document, closesTo: 'common', ...fund, ...paid };
      const posting = { type: 'post-offering', ...offering };
      await does('abe', 'approve', { proposal: await does('max', 'propose', { action: posting }) });
    },
    happened: (type) =>
      served.room
        .log()
        .flatMap(({ events = [] }) => events)
        .filter((event) => event.type === type).length,
    async balance(account) {
      const all = await attack.get('abe', '/accounts');
      const found = all.find((each: { account: string }) => each.account === account);
      return found?.balance ?? '0.00';
    },
  };
  return attack;
}
