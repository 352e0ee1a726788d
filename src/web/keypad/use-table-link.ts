// The keys of a table: a press goes to the house, or waits for it. One line shows the result.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandFields, type Failure, type Kept, makeTableLink } from '#client';
import type { CommandType } from '#house';
import { heard } from '../data/api.ts';
import { newId } from '../data/commands.ts';
import { useConnection } from '../data/connection.ts';
import { sessionNow, useSession, useSessionEnded } from '../data/session.ts';
import { withoutId } from '../ui/refusal-words.ts';
import type { Meaning } from '../ui/tag.tsx';

const RETRY_MS = 2_000;
/** How long a message stays that needs no answer. */
const SAID_MS = 8_000;
/** A second tap so soon is the same tap. */
const TAP_MS = 400;

interface Said {
  readonly is: Meaning;
  readonly words: string;
}

/** A press that had waited, and was refused. */
interface TurnedDown {
  readonly press: Kept;
  readonly words: string;
}

export interface Keys {
  /** Whether the house answers at all. */
  readonly isReached: boolean;
  /** Whether something waits, or would have to. */
  readonly isOffline: boolean;
  /** Waiting presses, of any badge. */
  readonly waiting: readonly Kept[];
  readonly turnedDown: readonly TurnedDown[];
  readonly said: Said | undefined;
  /** Whether a press has no answer yet. */
  readonly isSending: boolean;
  say(said: Said | undefined): void;
  /** Whether it was done, or will be. */
  press<Type extends CommandType>(type: Type, fields: CommandFields<Type>): Promise<boolean>;
  /** Presses of others go out under the badge now signed in, or not at all. */
  takeOver(): Promise<void>;
  leaveOut(): Promise<void>;
  forget(): void;
}

/** Where the presses of a table lie in this browser. */
function notebookOf(table: string) {
  const place = `houseway-presses-${table}`;
  return {
    read: () => localStorage.getItem(place) ?? undefined,
    write: (text: string) => store(place, text),
    setAside: (torn: string) => store(`${place}-torn`, torn),
  };
}

/** A browser whose storage is full still sends presses while the page is open. */
function store(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // The link goes on from what it has in memory.
  }
}

/** All that the house has said against it. */
const wordsOf = ({ detail, problems = [] }: Failure): string =>
  [withoutId(detail), ...problems.map(({ path, message }) => `${path} ${message}`)].join(' ');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const takesFees = (type: CommandType, fields: object): boolean =>
  type === 'start-round' && (fields as CommandFields<'start-round'>).fees.length > 0;

/** The link, its state, and the kept presses that the house has refused. */
function useLink(table: string) {
  const [turnedDown, setTurnedDown] = useState<readonly TurnedDown[]>([]);
  const link = useMemo(
    () =>
      makeTableLink({
        client: {
          command: (type, fields, id) => heard((asked) => asked.command(type, fields, id)),
        },
        badge: () => sessionNow()?.badge,
        notebook: notebookOf(table),
        newId: () => newId('press'),
        onAnswer: (press, answer) => {
          if (answer.ok) return;
          setTurnedDown((before) => [...before, { press, words: wordsOf(answer.error) }]);
        },
      }),
    [table],
  );
  const [state, setState] = useState({ isOnline: link.isOnline, waiting: link.waiting });
  const look = useCallback(
    () => setState({ isOnline: link.isOnline, waiting: link.waiting }),
    [link],
  );
  return { link, state, look, turnedDown, forget: () => setTurnedDown([]) };
}

/** Words that go by themselves, unless something was refused. */
function useSaid() {
  const [said, say] = useState<Said>();
  useEffect(() => {
    if (said === undefined || said.is === 'refused') return undefined;
    const timer = setTimeout(() => say(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return { said, say };
}

/** Sends waiting presses: again and again, and whenever an employee signs in. */
function useRetry(
  { link, state, look }: Pick<ReturnType<typeof useLink>, 'link' | 'state' | 'look'>,
  say: (said: Said) => void,
) {
  const { t } = useTranslation('keypad');
  const queries = useQueryClient();
  const badge = useSession()?.badge;
  const isEnded = useSessionEnded();
  const sendWaiting = useCallback(async () => {
    const { length } = link.waiting;
    const isSent = await link.retry();
    look();
    if (length === 0) return;
    void queries.invalidateQueries();
    if (isSent) say({ is: 'live', words: t('said.sent') });
  }, [link, look, queries, say, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the badge that signs in sends what is its own.
  useEffect(() => {
    if (state.isOnline || isEnded) return undefined;
    void sendWaiting();
    const timer = setInterval(() => void sendWaiting(), RETRY_MS);
    return () => clearInterval(timer);
  }, [state.isOnline, isEnded, badge, sendWaiting]);
  return sendWaiting;
}

export function useTableLink(table: string): Keys {
  const { t } = useTranslation('keypad');
  const queries = useQueryClient();
  const isReached = useConnection() === 'live';
  const { turnedDown, forget, ...linked } = useLink(table);
  const { link, state, look } = linked;
  const { said, say } = useSaid();
  const sendWaiting = useRetry(linked, say);
  const [isSending, setSending] = useState(false);
  /** The newest press, until its effect is shown: a second tap is the same press. */
  const newest = useRef<string>(undefined);

  async function send<Type extends CommandType>(type: Type, fields: CommandFields<Type>) {
    setSending(true);
    try {
      return await link.press(type, fields);
    } finally {
      setSending(false);
      look();
    }
  }

  async function press<Type extends CommandType>(type: Type, fields: CommandFields<Type>) {
    const key = `${type} ${JSON.stringify(fields)}`;
    if (newest.current === key) return false;
    say(undefined);
    if (!isReached && takesFees(type, fields)) {
      say({ is: 'held', words: t('said.noFee') });
      return false;
    }
    newest.current = key;
    const answer = await send(type, fields).finally(() => {
      // What the keypad shows is new before the same can be pressed again.
      const isShown = link.isOnline ? queries.invalidateQueries() : undefined;
      void Promise.all([isShown, pause(TAP_MS)]).finally(() => {
        if (newest.current === key) newest.current = undefined;
      });
    });
    if (answer === 'kept') say({ is: 'held', words: t('said.kept') });
    else if (!answer.ok) say({ is: 'refused', words: wordsOf(answer.error) });
    return answer === 'kept' || answer.ok;
  }

  return {
    isReached,
    isOffline: !isReached || !state.isOnline,
    waiting: state.waiting,
    turnedDown,
    said,
    isSending,
    say,
    press,
    forget,
    takeOver: () => link.takeOver().then(sendWaiting),
    leaveOut: () => link.leaveOut().then(sendWaiting),
  };
}
