// Every show of a log checked: all its chance follows from the secret that it was bound to when it began.
import { commitmentOf, showChance } from '#drawing';
import type { Event, LogRecord } from '#house';

interface Followed {
  readonly commitment: string;
  /** What each step was decided by; the beginning is the first of them. */
  readonly chances: (string | undefined)[];
}

export interface Shows {
  /** Takes note of a record and says what is wrong with a show, if anything is. */
  note(record: LogRecord): string | undefined;
}

/** What is wrong with a show, once its secret is told. */
function faultOf(name: string, { commitment, chances }: Followed, secret: string | undefined) {
  if (secret === undefined) return `the secret of the show ${name} was not published`;
  if (commitmentOf(secret) !== commitment) {
    return `the secret of the show ${name} is not the one that was committed to`;
  }
  const wrong = chances.findIndex(
    (chance, step) => chance !== undefined && chance !== showChance(secret, step),
  );
  return wrong < 0 ? undefined : `step ${wrong} of the show ${name} had another chance`;
}

export function makeShows(): Shows {
  const running = new Map<string, Followed>();

  function end(name: string, secret: string | undefined): string | undefined {
    const followed = running.get(name);
    running.delete(name);
    return followed && faultOf(name, followed, secret);
  }

  function noteEvent(event: Event): string | undefined {
    switch (event.type) {
      case 'show-started': {
        const { show, commitment, chance } = event;
        // Those of earlier logs were bound to nothing.
        if (commitment !== undefined) running.set(show, { commitment, chances: [chance] });
        return undefined;
      }
      case 'show-stepped':
        running.get(event.show)?.chances.push(event.chance);
        return undefined;
      case 'show-awarded':
        return event.isLast ? end(event.show, event.secret) : undefined;
      case 'show-abandoned':
        return end(event.show, event.secret);
      default:
        return undefined;
    }
  }

  return {
    note({ events = [] }) {
      for (const event of events) {
        const fault = noteEvent(event);
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
  };
}
