// The link of a table's keypad to its house. What is pressed while the house cannot be reached is
// kept, and sent in the order of the presses when it can; but no fee is taken meanwhile, since
// nobody could say what it would buy.
import type { CommandType } from '#house';
import { err } from '#result';
import { type Answer, type Client, type Done, type Fields, Unreachable } from './client.ts';

/** A press that has no answer yet. */
export interface Kept {
  readonly id: string;
  readonly type: CommandType;
  readonly fields: Fields<CommandType>;
}

/** Where presses outlive a keypad that is switched off: one text. */
interface Notebook {
  read(): string | undefined;
  write(text: string): void;
}

export interface TableLink {
  readonly isOnline: boolean;
  /** What waits to be sent, the first first. */
  readonly waiting: readonly Kept[];
  /** Presses a button. `kept`: it will be sent when the house can be reached. */
  press<Type extends CommandType>(type: Type, fields: Fields<Type>): Promise<Answer<Done> | 'kept'>;
  /** Sends what waits; whether nothing waits any more. Called by a timer while it is offline. */
  retry(): Promise<boolean>;
}

export interface LinkOptions {
  readonly client: Pick<Client, 'command'>;
  readonly notebook: Notebook;
  /** Makes an id that was never used before. */
  readonly newId: () => string;
  /** Told what has come of a press that was kept. */
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
  type === 'sell-entry' ||
  (type === 'start-round' && (fields as Fields<'start-round'>).fees.length > 0);

/** Answers that are no word of the house on a press: nobody is signed in any more, or too much was
 * asked at once. A press that was kept goes on waiting. */
const isPutOff = (answer: Answer<Done>): boolean =>
  !answer.ok && (answer.error.status === 401 || answer.error.status === 429);

export function makeTableLink({ client, notebook, newId, onAnswer }: LinkOptions): TableLink {
  let waiting: readonly Kept[] = JSON.parse(notebook.read() ?? '[]');
  let isOnline = waiting.length === 0;
  /** One thing after another: two presses never overtake each other. */
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

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
      const answer = await send(press);
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

  async function pressNow(press: Kept): Promise<Answer<Done> | 'kept'> {
    if (!isOnline && takesFees(press)) return OFFLINE;
    if (waiting.length >= KEPT_MAX) return FULL;
    // It is written down first: whatever happens now, it will be sent under this id.
    keep([...waiting, press]);
    if (!isOnline) return 'kept';
    const answer = await send(press);
    if (answer === undefined) return 'kept';
    keep(waiting.filter(({ id }) => id !== press.id));
    return answer;
  }

  return {
    get isOnline() {
      return isOnline;
    },
    get waiting() {
      return waiting;
    },
    press: (type, fields) => inTurn(() => pressNow({ id: newId(), type, fields })),
    retry: () => inTurn(sendWaiting),
  };
}
