// Every drawing of a log run again from what its events say, not from what the house made of them.
import {
  checkDrawing,
  type DrawnNumber,
  type Entries,
  type FiledDrawing,
  makeDrawingFile,
} from '#drawing';
import type { Event, LogRecord } from '#house';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

interface Followed {
  readonly announced: FiledDrawing['announced'];
  closed?: FiledDrawing['closed'];
  entries: Entries;
  publicValue: string | null;
  readonly draws: DrawnNumber[];
}

export interface Drawings {
  /** How many have ended: those that were run again, and those of a drum in the room. */
  readonly counts: { electronic: number; mechanical: number };
  /** Takes note of a record and says what is wrong with a drawing, if anything is. */
  note(record: LogRecord): string | undefined;
}

export function makeDrawings(): Drawings {
  const running = new Map<string, Followed>();
  const counts = { electronic: 0, mechanical: 0 };

  /** What is wrong with a drawing as it stands; fields that are not checked here are left empty. */
  function faultOf(name: string, { secret = null }: { secret?: string | null } = {}) {
    const { announced, closed, entries, publicValue, draws } = running.get(name) as Followed;
    if (closed === undefined) return undefined;
    const method = announced.commitment === null ? 'mechanical' : 'electronic';
    const facts = { announced, closed, secret, publicValue, draws, entries };
    const checked = checkDrawing(
      makeDrawingFile({ house: '', drawing: name, title: '', method, ...facts }),
    );
    const [problem] = checked.ok ? [] : checked.error;
    return problem && `the drawing ${name} doesn’t match: ${problem.message}`;
  }

  function close({ at }: LogRecord, event: Of<'drum-closed'>): string | undefined {
    const { drawing, root, count, entries, commitment = null } = event;
    const followed = running.get(drawing);
    if (followed === undefined) return `the drawing ${drawing} was not announced`;
    followed.closed = { at, commitment, root, count };
    followed.entries = entries;
    return faultOf(drawing);
  }

  function draw({ at }: LogRecord, event: Of<'ticket-drawn'>): string | undefined {
    const { drawing, serial, publicValue } = event;
    const followed = running.get(drawing);
    if (followed?.closed === undefined) return `the drum of ${drawing} was not closed`;
    if (publicValue !== undefined) {
      const isOther = followed.publicValue !== null && followed.publicValue !== publicValue;
      if (isOther) return `the drawing ${drawing} was drawn with two public values`;
      followed.publicValue = publicValue;
    }
    followed.draws.push({ draw: event.draw, at, serial, outcome: 'drawn', because: null });
    return undefined;
  }

  function end({ drawing, secret, draws }: Of<'drawing-ended'>): string | undefined {
    const followed = running.get(drawing);
    if (followed === undefined) return `the drawing ${drawing} was not announced`;
    const { length } = followed.draws;
    if (draws !== undefined && draws !== length) {
      return `the drawing ${drawing} ended with ${length} draws, not with ${draws}`;
    }
    const fault = faultOf(drawing, secret === undefined ? {} : { secret });
    running.delete(drawing);
    if (followed.announced.commitment === null) counts.mechanical += 1;
    else counts.electronic += 1;
    return fault;
  }

  function noteEvent(record: LogRecord, event: Event): string | undefined {
    switch (event.type) {
      case 'drawing-announced': {
        const { drawing, commitment = null, publicSource = null } = event;
        const announced = { at: record.at, commitment, publicValue: publicSource };
        running.set(drawing, { announced, entries: [], publicValue: null, draws: [] });
        return undefined;
      }
      case 'drum-closed':
        return close(record, event);
      case 'ticket-drawn':
        return draw(record, event);
      case 'drawing-ended':
        return end(event);
      default:
        return undefined;
    }
  }

  return {
    counts,
    note(record) {
      for (const event of record.events ?? []) {
        const fault = noteEvent(record, event);
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
  };
}
