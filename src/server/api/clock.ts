// What two people look at before they let time catch up: everything that would become due, tried on a copy.
import { SERVER_VIEWS } from '#client';
import { decide, type Event, evolveRecord, type House, type LogRecord } from '#house';
import { given } from '#result';
import { clockOf } from '../clock-doubt.ts';
import { nowIn, type ServerContext } from '../context.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

/** A house that has more to do than that is not understood by reading it. */
const TICKS_MAX = 1_000;

/** Ticks as they would be decided; the copy is changed by them. */
function dueIn(context: ServerContext, copy: House, by: string): readonly Event[] {
  delete copy.doubt;
  const all: Event[] = [];
  for (let count = 1; count <= TICKS_MAX; count++) {
    const at = nowIn(context, copy);
    const tick = { id: `try-${count}`, by, type: 'tick' } as const;
    const decided = decide(copy, tick, at, context.rulebook);
    if (!decided.ok || decided.value.length === 0) break;
    const { id, type: command } = tick;
    const events = decided.value;
    const record: LogRecord = {
      seq: copy.seq + 1,
      id,
      input: '',
      at: at.text,
      by,
      command,
      events,
    };
    evolveRecord(copy, record, at);
    all.push(...events);
  }
  return all;
}

export function addClockRoutes(app: Api, context: ServerContext): void {
  addAnswer(app, context, SERVER_VIEWS.catchUp, async () => {
    const copy = await context.house.read((live) => structuredClone(live));
    const { day = copy.days.running, held } = copy.pace ?? {};
    const events = held === undefined ? [] : dueIn(context, copy, clockOf(copy) ?? '');
    const moves = events.flatMap(({ type, moves = [] }) =>
      moves.map(([, debit, credit, amount]) => ({ event: type, debit, credit, amount })),
    );
    return given({ day, held, moves, events: events.length });
  });
}
