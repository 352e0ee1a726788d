// A round that its table dealt, as a dispute needs it: the table before it, every step with who took it,
// and what was settled, voided and corrected. All but the table before it follows from the records.
import { given } from '#result';
import type { Event, EventOf, LogRecord } from '../events.ts';
import type { RoundSettled } from './events.ts';
import { stepsTaken } from './progress.ts';
import type { TableGame } from './state.ts';
import type { WrittenStep } from './steps.ts';

type StepsDealt = EventOf<'steps-dealt'>;

/** Steps of one press. */
interface DealtTurn extends Pick<StepsDealt, 'meters'> {
  readonly seq: number;
  readonly by: string;
  readonly steps: readonly WrittenStep[];
}

interface Correction
  extends Omit<EventOf<'round-corrected'>, 'type' | 'table' | 'round' | 'moves'> {
  readonly seq: number;
}

/** What the records of a round say of it. */
export interface DealtAccount {
  readonly turns: readonly DealtTurn[];
  readonly settled?: Omit<RoundSettled, 'type' | 'table' | 'offering' | 'round'>;
  readonly void?: { readonly because: string; readonly remedy: string };
  /** Parts of meters that it has won. */
  readonly awards: readonly Pick<EventOf<'prizes-won'>, 'award' | 'claims'>[];
  readonly corrections: readonly Correction[];
}

/** The table as the round found it. */
export type TableBefore = Pick<TableGame, 'offering' | 'version' | 'state'>;

export interface DealtRound extends DealtAccount {
  readonly before: TableBefore;
}

export interface NumberedRound {
  readonly table: string;
  readonly number: number;
}

/** Steps that belong to a round when its cards are away. */
const AFTERWARDS: readonly WrittenStep['type'][] = ['complete-paperwork', 'adjust-manually'];

const startIn = (steps: readonly WrittenStep[]): number =>
  steps.map(({ type }) => type).lastIndexOf('start-round');

export interface DealtReader {
  /** Whether an event is of the round, or of the bets before its number is known. */
  note(event: Event, record: Pick<LogRecord, 'seq' | 'by'>): boolean;
  /** Nothing where the table did not deal the round. */
  facts(): DealtAccount | undefined;
}

/** Reads what the events of a table say of one round, the bets before its first card as well. */
export function makeDealtReader({ table, number }: NumberedRound): DealtReader {
  let turns: DealtTurn[] = [];
  let phase: 'before' | 'betting' | 'running' | 'over' | 'gone' = 'before';
  let settled: DealtAccount['settled'];
  let voided: DealtAccount['void'];
  const awards: DealtAccount['awards'][number][] = [];
  const corrections: Correction[] = [];

  function dealt({ meters, steps }: StepsDealt, { seq, by }: Pick<LogRecord, 'seq' | 'by'>) {
    const add = (taken: readonly WrittenStep[]): boolean => {
      if (taken.length > 0 || meters !== undefined) {
        turns.push(given({ seq, by, meters, steps: taken }));
      }
      return taken.length > 0;
    };
    if (phase === 'running') return add(steps);
    const start = startIn(steps);
    if (phase === 'over') {
      if (start >= 0) phase = 'gone';
      return add(
        steps
          .slice(0, start < 0 ? steps.length : start)
          .filter(({ type }) => AFTERWARDS.includes(type)),
      );
    }
    if (phase === 'gone' || (phase === 'before' && start < 0)) return false;
    if (start >= 0) turns = [];
    phase = 'betting';
    return add(steps.slice(Math.max(start, 0)));
  }

  function started({ round }: EventOf<'round-started'>): boolean {
    if (round === number && phase === 'betting') phase = 'running';
    else if (phase === 'betting') phase = 'before';
    return phase === 'running';
  }

  function ofRound(event: Event & NumberOfRound, seq: number): boolean {
    switch (event.type) {
      case 'round-settled': {
        const { type: _, table: __, offering: ___, round: ____, ...facts } = event;
        settled = withoutMoves(facts);
        break;
      }
      case 'round-voided':
        voided = { because: event.because, remedy: event.remedy };
        break;
      case 'round-ended':
        if (phase === 'running') phase = 'over';
        break;
      case 'round-corrected': {
        const { type: _, table: __, round: ___, ...facts } = event;
        corrections.push({ seq, ...withoutMoves(facts) });
      }
    }
    return phase !== 'before';
  }

  return {
    note(event, record) {
      if (event.type === 'prizes-won') {
        if (event.of.what !== 'game' || event.of.id !== `${table}.${number}`) return false;
        awards.push({ award: event.award, claims: event.claims });
        return true;
      }
      if (!('table' in event) || event.table !== table) return false;
      if (event.type === 'steps-dealt') return dealt(event, record);
      if (event.type === 'round-started') return started(event);
      return 'round' in event && event.round === number && ofRound(event, record.seq);
    },
    facts: () =>
      phase === 'before' || phase === 'betting'
        ? undefined
        : given({ turns, settled, void: voided, awards, corrections }),
  };
}

type NumberOfRound = { readonly round: number };

const withoutMoves = <Facts extends { readonly moves?: unknown }>({
  moves: _,
  ...facts
}: Facts): Omit<Facts, 'moves'> => facts;

/** The table before the round that a record begins; nothing where it begins none. */
export function tableBefore(
  game: TableGame,
  { table }: NumberedRound,
  { events = [], by }: Pick<LogRecord, 'events' | 'by'>,
): TableBefore | undefined {
  let found: TableBefore | undefined;
  let now = game;
  for (const event of events) {
    if (event.type !== 'steps-dealt' || event.table !== table) continue;
    const start = startIn(event.steps);
    if (start >= 0) {
      const { offering, version, state } = stepsTaken(
        now,
        { ...event, steps: event.steps.slice(0, start) },
        by,
      );
      found = { offering, version, state };
    }
    now = stepsTaken(now, event, by);
  }
  return found;
}
