// The link of a table's keypad to its house. Presses made while the house can't be reached are
// kept, and sent in order when it can. But no fee is taken meanwhile, because it is unknown what it
// would buy. A press belongs to the badge that made it: another badge sends it only on purpose.
import type { CommandType } from '#house';
import { err } from '#result';
import { type Answer, type Client, type CommandFields, type Done, Unreachable } from './client.ts';
import { type Kept, keptIn, type Notebook } from './notebook.ts';

type Pressed = Answer<Done> | 'kept';

export interface TableLink {
  readonly isOnline: boolean;
  /** What waits to be sent, oldest first. */
  readonly waiting: readonly Kept[];
  /** Presses a button. `kept`: it will be sent when the house can be reached. The same press again
   * before there is an answer is one press. */
  press<Type extends CommandType>(type: Type, fields: CommandFields<Type>): Promise<Pressed>;
  /** Sends what waits; whether nothing waits any more. Called by a timer while it is offline. */
  retry(): Promise<boolean>;
  /** Presses of others become presses of the badge now signed in, under the IDs that they had, so
   * the house does nothing twice. */
  takeOver(): Promise<void>;
  /** Presses of others that have not been sent are forgotten. */
  leaveOut(): Promise<void>;
}

export interface LinkOptions {
  readonly client: Pick<Client, 'command'>;
  /** The badge signed in. */
  readonly badge: () => string | undefined;
  readonly notebook: Notebook;
  /** Makes an id that was never used before. */
  readonly newId: () => string;
  /** Called with the result of a press that was kept. */
  readonly onAnswer: (press: Kept, answer: Answer<Done>) => void;
}

const KEPT_MAX = 500;

const OFFLINE = err({
  status: 0,
  code: 'offline',
  title: 'The table has no connection to the house.',
  detail: 'No fee is taken until the connection is back; play goes on without it.',
});

const FULL = err({
  status: 0,
  code: 'notebook-full',
  title: 'Too many presses wait for the connection.',
  detail: `${KEPT_MAX} presses are kept; call a floor person.`,
});

/** Whether a press would take money. */
const takesFees = ({ type, fields }: Pick<Kept, 'type' | 'fields'>): boolean =>
  type === 'start-round' && (fields as CommandFields<'start-round'>).fees.length > 0;

/** Answers that are no decision of the house about a press: no one is signed in any more, or too
 * much was asked at once. A press that was kept goes on waiting. */
const isPutOff = (answer: Answer<Done>): boolean =>
  !answer.ok && (answer.error.status === 401 || answer.error.status === 429);

const isAlike = (one: Kept | undefined, other: Kept): boolean =>
  one !== undefined &&
  one.by === other.by &&
  one.type === other.type &&
  JSON.stringify(one.fields) === JSON.stringify(other.fields);

export function makeTableLink(options: LinkOptions): TableLink {
  const { client, badge, notebook, newId, onAnswer } = options;
  let waiting: readonly Kept[] = keptIn(notebook);
  let isOnline = waiting.length === 0;
  /** One thing after another: two presses never overtake each other. */
  let turn: Promise<unknown> = Promise.resolve();
  /** The newest press, until it is answered. */
  let pressing: { readonly press: Kept; readonly answer: Promise<Pressed> } | undefined;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const isOwn = ({ by }: Kept): boolean => by === badge();

  function keep(presses: readonly Kept[]): void {
    waiting = presses;
    notebook.write(JSON.stringify(presses));
  }

  /** The answer, or nothing where the house was not reached. */
  async function send({ type, fields, id }: Kept): Promise<Answer<Done> | undefined> {
    try {
      const answer = await client.command(type, fields, id);
      isOnline = true;
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      isOnline = false;
      return undefined;
    }
  }

  async function sendWaiting(): Promise<boolean> {
    for (const press of waiting) {
      const answer = isOwn(press) ? await send(press) : undefined;
      if (answer === undefined || isPutOff(answer)) {
        // Nothing overtakes what waits.
        isOnline = false;
        return false;
      }
      keep(waiting.slice(1));
      onAnswer(press, answer);
    }
    isOnline = true;
    return true;
  }

  async function pressNow(press: Kept): Promise<Pressed> {
    if (!isOnline && takesFees(press)) return OFFLINE;
    if (!isOnline && isAlike(waiting.at(-1), press)) return 'kept';
    if (waiting.length >= KEPT_MAX) return FULL;
    // It is written down first: whatever happens now, it will be sent under this ID.
    keep([...waiting, press]);
    if (!isOnline) return 'kept';
    const answer = await send(press);
    if (answer === undefined) return 'kept';
    if (isPutOff(answer) && !takesFees(press)) {
      isOnline = false;
      return 'kept';
    }
    keep(waiting.filter(({ id }) => id !== press.id));
    return answer;
  }

  async function pressOnce(press: Kept): Promise<Pressed> {
    if (pressing !== undefined && isAlike(pressing.press, press)) return pressing.answer;
    const mine = { press, answer: inTurn(() => pressNow(press)) };
    pressing = mine;
    try {
      return await mine.answer;
    } finally {
      if (pressing === mine) pressing = undefined;
    }
  }

  return {
    get isOnline() {
      return isOnline;
    },
    get waiting() {
      return waiting;
    },
    press: (type, fields) => pressOnce({ id: newId(), by: badge() ?? '', type, fields }),
    retry: () => inTurn(sendWaiting),
    takeOver: () =>
      inTurn(async () => keep(waiting.map((press) => ({ ...press, by: badge() ?? press.by })))),
    leaveOut: () => inTurn(async () => keep(waiting.filter(isOwn))),
  };
}
